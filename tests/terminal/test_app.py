"""The terminal, played by its keys."""

from itertools import permutations
from pathlib import Path

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widget import Widget

from rathaus.bots.mouse import Mouse
from rathaus.bots.policy import Policy
from rathaus.core.export import SeatRecord, decode, verify
from rathaus.core.game import Options
from rathaus.core.match import Match
from rathaus.core.rng import fast
from rathaus.core.view import Decision, SpelledOption
from rathaus.games import GAMES
from rathaus.games.ratland.rats import new_deploy
from rathaus.terminal.app import HouseApp
from rathaus.terminal.screens import Curtain, Help, Info, Leave, Ranking, Recap
from rathaus.terminal.session import Session
from rathaus.words import Words

GAME = GAMES["ratland"]
NAMES = ["Ines", "Bruno", "Quark", "Odile", "Max", "Zoe", "Ada", "Clara", "Jana", "Karl", "Lena", "Mia"]
SIZE = (100, 30)


WHOLE_GAME = {"clans": "true", "boards": "secret"}


@pytest.fixture(autouse=True)
def _impatient_pilot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pilot looks more often whether the app has come to rest."""
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 0.002)
    monkeypatch.setattr("textual._wait.SLEEP_IDLE", 0.001)


def app_for(
    players: int, people: int, save: Path | None = None, options: Options | None = None, seed: str = "terminal"
) -> HouseApp:
    bots: list[Policy | None] = [Mouse(fast(f"{seat}")) for seat in range(people, players)]
    kinds = ["person"] * people + ["mouse"] * len(bots)
    seats = [SeatRecord(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    match = Match(GAME, players, options or {}, seed)
    policies: list[Policy | None] = [None] * people
    return HouseApp(Session(match, policies + bots, seats), Words(GAME, "en", NAMES[:players]), save)


def screen_text(app: HouseApp) -> str:
    """All that can be read on the screen, line by line."""
    lines = app.screen._compositor.render_strips(app.screen.size)
    return "\n".join("".join(segment.text for segment in line) for line in lines)


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


async def deploy_all_to_nursery(pilot: Pilot[None]) -> None:
    """Six zeros, and the forced rest."""
    await press(pilot, *["enter"] * 7)


async def test_a_whole_game_is_played_by_keys(tmp_path: Path) -> None:
    app = app_for(3, 1, tmp_path / "game.json")
    async with app.run_test(size=SIZE) as pilot:
        while not isinstance(app.screen, Ranking):
            assert app.is_running
            await press(pilot, *["plus", "enter"])

        result = app.session.view().result
        assert result is not None
        assert "The game is over" in screen_text(app)
        assert all(f"{name} " in screen_text(app) for name in NAMES[:3])
        await press(pilot, "enter")
        assert "Press Enter for the ranking" in screen_text(app)
        await press(pilot, "enter", "q")

    record = decode((tmp_path / "game.json").read_bytes())
    assert verify(record, GAME).position.outcome is not None
    assert [seat.kind for seat in record.seats] == ["person", "mouse", "mouse"]


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
            await press(pilot, "plus", "enter")

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


async def test_a_long_list_stands_in_columns() -> None:
    app = app_for(3, 1)
    zones = ["dump", "city", "field", "left-pipe", "right-pipe", "pantry"]
    options = [
        SpelledOption(at, "move", {"source": source, "target": target})
        for at, (source, target) in enumerate(permutations(zones, 2))
    ]
    async with app.run_test(size=SIZE) as pilot:
        app.prompt.ask(Text("A"), Decision("redeploy", {"moves": 2}, options))
        await press(pilot, "down", "right")

        assert "▸  7  city → field" in screen_text(app)
        assert "1 to 15 of 30 are shown" in screen_text(app)
        await press(pilot, "right", "right", "left", "right")
        assert "▸ 17  left pipe → city" in screen_text(app)
        assert "16 to 30 of 30 are shown" in screen_text(app)
        await press(pilot, *["right"] * 9)
        assert app.prompt.answer() == 29
        assert app.keys.region.bottom == SIZE[1]


async def test_what_happened_is_read_page_by_page() -> None:
    app = app_for(3, 1)
    async with app.run_test(size=SIZE) as pilot:
        await deploy_all_to_nursery(pilot)

        assert isinstance(app.screen, Recap)
        assert "Ines sends out: 7 nursery." in screen_text(app)
        while isinstance(app.screen, Recap):
            await press(pilot, "enter")
        assert "Turn 2 begins." in screen_text(app)
        assert "RL-3.2" in screen_text(app)


async def test_a_pick_is_taken_back() -> None:
    app = app_for(3, 1)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "3", "enter")
        assert "4 to place" in screen_text(app)

        await press(pilot, "u")

        assert "7 to place" in screen_text(app)
        assert "How many rats go up to the dump?" in screen_text(app)
        await press(pilot, "u")
        assert "There is nothing to take back." in screen_text(app)


async def test_nothing_is_taken_back_after_the_reveal() -> None:
    app = app_for(3, 1)
    async with app.run_test(size=SIZE) as pilot:
        await deploy_all_to_nursery(pilot)
        await press(pilot, "escape", "u")

        assert "something has been drawn or revealed" in screen_text(app)


async def test_the_curtain_hides_the_picks_of_the_other() -> None:
    app = app_for(3, 2)
    async with app.run_test(size=SIZE) as pilot:
        assert isinstance(app.screen, Curtain)
        assert "Ines, your turn: press Enter." in screen_text(app)
        await press(pilot, "enter", "5", "enter")
        assert "●●●●●" in screen_text(app)
        await press(pilot, *["enter"] * 6)

        assert "Bruno, your turn: press Enter." in screen_text(app)
        assert "●●" not in screen_text(app)
        await press(pilot, "enter")
        assert app.session.viewer == 1
        assert "Bruno’s sewer" in screen_text(app)
        assert "●●" not in screen_text(app)
        assert "5 dump" not in screen_text(app)
        await press(pilot, "u")
        assert "There is nothing to take back." in screen_text(app)


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {}), (6, WHOLE_GAME), (12, {}), (12, WHOLE_GAME)])
async def test_nothing_overlaps_or_is_cut_off(players: int, options: Options) -> None:
    app = app_for(players, 1, options=options)
    async with app.run_test(size=SIZE) as pilot:
        if options:
            await press(pilot, "enter", "escape", "enter", "escape")
        await deploy_all_to_nursery(pilot)
        await press(pilot, "escape")
        side: list[Widget] = [app.top, app.board, app.players, app.cards]
        panels: list[Widget] = [*side, app.notes, app.log_panel, app.prompt, app.keys]

        regions = [panel.region for panel in panels]
        for at, region in enumerate(regions):
            assert app.screen.region.contains_region(region)
            assert not any(region.overlaps(other) for other in regions[at + 1 :])
        assert app.log_panel.size.height >= 4
        shown = screen_text(app)
        for text in ("Dump", "Right pipe", "graveyard", "Feeding", "Event", "B lost", *NAMES[:players]):
            assert text in shown
        assert ("wins ties" in shown) == (players < 12)
        assert ("Clan   " in shown) == bool(options)


async def test_a_number_that_is_not_offered_is_refused_in_words() -> None:
    app = app_for(3, 1)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "9", "9", "enter")
        assert "99 is not on offer: choose 0 to 7." in screen_text(app)

        await press(pilot, "backspace", "backspace", "enter")
        assert "Give a number first" in screen_text(app)
        await press(pilot, "7", "enter", "1", "enter")
        assert "1 is not on offer: only 0 is left to choose." in screen_text(app)
        assert app.session.view().decision is not None


async def test_arrows_and_signs_change_the_number_on_the_board() -> None:
    app = app_for(3, 1)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "plus", "up", "right", "minus")

        assert "− 2 +" in screen_text(app)
        assert "5 to place" in screen_text(app)
        await press(pilot, "left", "down", "down", "enter")
        assert "How many rats go up to the city? 7 are left" in screen_text(app)


async def test_other_decisions_are_numbered_lists() -> None:
    app = app_for(3, 1)
    zones = ["dump", "city", "field", "left-pipe", "right-pipe", "pantry", "nursery"]
    options = [SpelledOption(at, zone, {"rats": 1}) for at, zone in enumerate(zones)]
    async with app.run_test(size=SIZE) as pilot:
        app.prompt.ask(Text("A"), Decision("deploy", {"zone": "dump", "rats": 7}, options))
        await press(pilot, "down", "down")

        assert "▸  3  1 rat to the field" in screen_text(app)
        await press(pilot, *["down"] * 9)
        assert "▸  7  1 rat into the nursery" in screen_text(app)
        assert app.prompt.answer() == 6
        await press(pilot, "8", "enter")
        assert "There is no choice 78: choose 1 to 7." in screen_text(app)


async def test_help_names_the_keys() -> None:
    app = app_for(3, 1)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "question_mark")
        assert isinstance(app.screen, Help)
        assert "take your last choice back" in screen_text(app)

        await press(pilot, "escape")
        assert "Ines’s sewer" in screen_text(app)


async def test_leaving_is_confirmed_and_keeps_the_game(tmp_path: Path) -> None:
    app = app_for(3, 1, tmp_path / "half.json")
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "2", "enter", "q")
        assert isinstance(app.screen, Leave)
        await press(pilot, "n")
        assert "Ines’s sewer" in screen_text(app)

        await press(pilot, "q", "y")

    record = decode((tmp_path / "half.json").read_bytes())
    assert verify(record, GAME).position.outcome is None
    assert record.log[-1].actions == [2]


async def test_a_game_without_a_file_may_still_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ratland-1.json").write_text("kept")
    app = app_for(3, 1)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "q", "s")

    assert (tmp_path / "ratland-1.json").read_text() == "kept"
    assert decode((tmp_path / "ratland-2.json").read_bytes()).game == "ratland"


async def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    app = app_for(3, 1, tmp_path / "nowhere" / "game.json")
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "q", "y")

        assert "could not be saved" in screen_text(app)
        assert app.is_running


async def test_a_finished_game_that_cannot_be_saved_says_so(tmp_path: Path) -> None:
    app = app_for(2, 1, tmp_path / "nowhere" / "game.json")
    async with app.run_test(size=SIZE) as pilot:
        while decision := app.session.view().decision:
            app.session.answer(decision.options[-1].action)
        app.lift_curtain()
        await press(pilot, "escape")
        assert isinstance(app.screen, Ranking)
        assert "Saved in" not in screen_text(app)

        await press(pilot, "enter")
        assert "could not be saved" in screen_text(app)


async def test_a_small_screen_says_what_size_it_needs() -> None:
    app = app_for(3, 1)
    async with app.run_test(size=(90, 30)):
        assert "it needs 100 × 30" in screen_text(app)
    app = app_for(3, 1)
    async with app.run_test(size=SIZE):
        assert "it needs" not in screen_text(app)
