"""RatLand's own screens: clans, boards, foresight, and the sewer."""

from rathaus.core.match import Match
from rathaus.core.view import SpelledOption
from rathaus.games.ratland.rats import new_deploy
from rathaus.terminal.app import HouseApp
from rathaus.terminal.screens import Curtain, Info, Ranking
from tests.terminal.playing import GAME, SIZE, WHOLE_GAME, app_for, press, screen_text


async def test_a_whole_game_with_clans_and_boards_is_played_by_keys() -> None:
    app = app_for(4, 1, options=WHOLE_GAME)
    asked: set[str] = set()
    async with app.run_test(size=SIZE) as pilot:
        while not isinstance(app.screen, Ranking):
            assert app.is_running
            if len(app.screen_stack) == 1:
                assert app.prompt.decision is not None
                asked.add(app.prompt.decision.prompt)
                assert app.keys.region.bottom == SIZE[1]
            await pilot.press(*["plus"] * app.prompt.is_amount, "enter")

    assert {"choose-clan", "choose-board", "deploy", "put-back"} <= asked
    assert app.session.is_over


async def test_clans_are_offered_with_both_sides_before_the_first_turn() -> None:
    app = app_for(4, 1, options=WHOLE_GAME)
    async with app.run_test(size=SIZE) as pilot:
        decision = app.session.view().decision
        assert decision is not None
        shown = screen_text(app)

        assert "before the first turn" in shown
        assert "Event" not in shown
        for option in decision.options:
            clan = str(option.args["clan"])
            assert app.words.name(clan) in shown
            assert app.words.say(f"about-{clan}-first") in shown
            assert app.words.say(f"about-{clan}-second") in shown
        await press(pilot, "down", "enter", "escape")
        shown = screen_text(app)
        assert "aggressive board" in shown
        assert f"Clan   {app.words.name(str(decision.options[1].args['clan']))} I · " in shown
        await press(pilot, "2", "enter", "escape")
        assert "Ines !" in screen_text(app)
        assert "Event  " in screen_text(app)


async def test_the_seer_alone_sees_the_next_event() -> None:
    app = app_for(3, 2, options={"clans": "true"}, seed=seed_that_offers("seer", 0))
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "enter")
        seer = next(at for at, option in enumerate(options_of(app), start=1) if option.args["clan"] == "seer")
        await press(pilot, str(seer), "enter", "enter", "enter", "escape")
        next_event = GAME.see(app.session.match.position, 0).foreseen_events[0]
        next_line = f"Next: {app.words.name(next_event)}"
        assert "Bruno’s sewer" in screen_text(app)
        assert "Next:" not in screen_text(app)
        await press(pilot, "i")
        assert isinstance(app.screen, Info)
        assert "Next:" not in screen_text(app)
        await press(pilot, "i", *["enter"] * 7)

        assert isinstance(app.screen, Curtain)
        await press(pilot, "i")
        assert "Next:" not in screen_text(app)
        await press(pilot, "enter", "escape")
        assert "Ines’s sewer" in screen_text(app)
        assert next_line in screen_text(app)


def seed_that_offers(clan: str, seat: int) -> str:
    seeds = (f"deal {number}" for number in range(99))
    return next(seed for seed in seeds if clan in clans_offered(seed, seat))


def clans_offered(seed: str, seat: int) -> list[object]:
    decision = GAME.see(Match(GAME, 3, {"clans": "true"}, seed).position, seat).decision
    return [option.args["clan"] for option in decision.options]


def options_of(app: HouseApp) -> list[SpelledOption]:
    decision = app.session.view().decision
    assert decision is not None
    return decision.options


async def test_what_applies_is_on_a_page_of_its_own() -> None:
    app = app_for(4, 1, options={"clans": "true", "boards": "aggressive"})
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "enter", "escape", "i")
        assert isinstance(app.screen, Info)
        shown = screen_text(app)

        seen = app.session.view()
        for clan in seen.clans:  # type: ignore[attr-defined]
            assert app.words.say(f"about-{clan}-first") in shown
            assert app.words.say(f"about-{clan}-second") in shown
        assert "Aggressive boards" in shown
        await press(pilot, "i")
        assert "Ines’s sewer" in screen_text(app)


async def test_the_sewer_follows_the_order_of_the_questions() -> None:
    app = app_for(3, 1)
    table = app.session.match.position.table
    table.past_events = [*table.past_events, GAME.data.events.index("just-in-time")]
    table.rats[7] = 2  # in the infirmary
    table.rats[8] = 1  # lost
    app.session.match.position.todo[-1] = new_deploy(app.session.match.position, [[], [], []], [0])
    async with app.run_test(size=SIZE) as pilot:
        assert "How many poisoned rats leave the infirmary" in screen_text(app)
        await press(pilot, "2")
        assert "poisoned 2  − 2 +  · lost 1" in screen_text(app)
        assert "9 to place" in screen_text(app)

        await press(pilot, "enter")
        assert "poisoned 0 · lost 1  − 0 +" in screen_text(app)
        await press(pilot, "enter", "4")
        assert "5 to place" in screen_text(app)
        assert "− 4 +" in screen_text(app)
