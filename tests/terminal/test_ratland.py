"""RatLand's own screens: clans, boards, foresight, and the sewer."""

import pytest

from rathaus.core.match import Match
from rathaus.core.view import Decision, SpelledOption
from rathaus.games.ratland.components import COLOUR_NAMES, EXIT_NAMES, PLACE_NAMES, ZONES
from rathaus.games.ratland.rats import new_deploy
from rathaus.terminal.app import HouseApp
from rathaus.terminal.canvas import capital
from rathaus.terminal.ratland import CROWN
from rathaus.terminal.ratland_info import FIGHTER
from rathaus.terminal.ratland_sewer import ROOMS
from rathaus.terminal.screens import Curtain, Help, Info, Leave, Ranking
from rathaus.words import Words, languages
from tests.terminal.playing import GAME, SIZE, WHOLE_GAME, app_for, press, screen_text

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages(GAME))


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(name, marks=pytest.mark.long) for name in ("de", "es", "fr"))]
)
async def test_a_whole_game_with_clans_and_boards_is_played_by_keys(language: str) -> None:
    app = app_for(4, 1, options=WHOLE_GAME, language=language)
    asked: set[str] = set()
    async with app.run_test(size=SIZE) as pilot:
        while not isinstance(app.screen, Ranking):
            assert app.is_running
            if len(app.screen_stack) == 1:
                assert app.prompt.decision is not None
                asked.add(app.prompt.decision.prompt)
                assert app.keys.region.bottom == SIZE[1]
                assert screen_text(app).rstrip().endswith(app.words.say("terminal-key-quit"))
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
        assert "Ines  !" in screen_text(app)
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


@pytest.mark.parametrize(("rulebook", "is_french"), [("spanish_english", False), ("french", True)])
async def test_what_applies_follows_the_rulebook_of_the_table(rulebook: str, is_french: bool) -> None:
    options = {"rulebook": rulebook, "clans": "true", "boards": "aggressive"}
    app = app_for(3, 1, options=options, seed=seed_that_offers("scavenger", 0))
    say = app.words.say
    second = say(f"about-scavenger-second{'-french' * is_french}")
    async with app.run_test(size=SIZE) as pilot:
        assert second in screen_text(app)
        scavenger = next(at for at, option in enumerate(options_of(app), start=1) if option.args["clan"] == "scavenger")
        await press(pilot, str(scavenger), "enter", "escape", "i")

        assert say("info-rulebook", rulebook=app.words.name(rulebook)) in screen_text(app)
        assert second in screen_text(app)
        assert (say("about-aggressive-defence") in screen_text(app)) is is_french


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
        assert "infirmary 2  − 2 +  · lost 1" in screen_text(app)
        assert "9 to place" in screen_text(app)

        await press(pilot, "enter")
        assert "infirmary 0 · lost 1  − 0 +" in screen_text(app)
        await press(pilot, "enter", "4")
        assert "5 to place" in screen_text(app)
        assert "− 4 +" in screen_text(app)


# In every language.


def too_long(texts: dict[str, int]) -> dict[str, int]:
    """Which texts are longer than the columns they have."""
    return {text: width for text, width in texts.items() if len(text) > width}


@EVERY_LANGUAGE
def test_all_signs_fit_into_the_sewer(language: str) -> None:
    words = Words(GAME, language)
    walls = {PLACE_NAMES[zone]: ROOMS[zone].width - 2 for zone in range(ZONES)}
    labels = {capital(words.short(place)): width for place, width in walls.items()}
    signs = {words.say(f"table-{sign}"): walls["pantry"] for sign in ("defends", "not-deployed", "breeds", "litter")}
    cheese = {words.say("table-target", cheese=cheese): walls["pantry"] for cheese in (1, 24)}
    struck = " · ".join(words.say(f"table-status-{place}", rats=8) for place in ("infirmary", "lost", "graveyard"))
    feeding = words.say("table-feeding", rats=24, cost=19, cheese=17)

    assert too_long({**labels, **signs, **cheese, struck: 44, feeding: 50}) == {}
    assert len(words.say("table-sewer", name="Florian")) <= 25


@EVERY_LANGUAGE
def test_all_columns_fit_beside_the_sewer(language: str) -> None:
    words = Words(GAME, language)
    say = words.say
    columns = [say(f"table-{key}") for key in ("rats", "cheese", "poisoned", "lost", "graveyard")]
    ready = f"✓ {say('terminal-ready')}  … {say('terminal-thinking')}"
    legend = f"{ready}  {CROWN} {say('table-active')}  {FIGHTER} {say('table-aggressive')}"
    cards = say("table-food") + say("table-food-cards", cards="3, 7", count=2)
    food = f"{cards}  ·  {say('table-pile', rats=115)}"
    meanings = {say(key): 43 for key in ("table-legend", "table-legend-strikes")}

    assert len("".join(columns)) <= 18
    assert too_long({**meanings, legend: 43, food: 43}) == {}
    assert all(len(words.short(area)) < len(say("table-food")) for area in EXIT_NAMES)


@EVERY_LANGUAGE
def test_six_colours_have_six_letters_and_the_legend_explains_them(language: str) -> None:
    say = Words(GAME, language).say
    letters = [say(f"letter-{colour}") for colour in COLOUR_NAMES]
    meanings = f"{say('table-legend')} · {say('table-legend-strikes')}".split(" · ")

    assert len(set(letters)) == 6
    assert [meaning.split()[0] for meaning in meanings] == letters


@EVERY_LANGUAGE
def test_every_line_under_the_board_fits(language: str) -> None:
    words = Words(GAME, language)
    sides = [(clan, side, "I" * at) for clan in GAME.data.clans for at, side in enumerate(("first", "second"), start=1)]
    clans = {
        f"{words.say('table-clan')}{words.name(clan)} {number} · {words.say(f'about-{clan}-{side}')}": 98
        for clan, side, number in sides
    }
    deploys = [Decision("deploy", {"zone": zone, "rats": 23}, []) for zone in [*PLACE_NAMES, "alarm"]]
    areas = [
        Decision(step, {"area": area}, [])
        for step in ("add-piece", "wound-rat", "put-back", "scavenge")
        for area in EXIT_NAMES
    ]
    others = [Decision(step, {"moves": 3}, []) for step in ("redeploy", "trade-rats", "turn-cheese", "choose-board")]
    hints = [
        words.say("terminal-number", lowest=0, highest=23),
        words.say("terminal-only-number", number=23),
        words.say("terminal-choice-part", first=31, last=60, count=72),
        words.refusal("undo-revealed"),
    ]

    assert too_long(clans) == {}
    assert too_long({words.prompt(decision): 84 for decision in [*deploys, *areas, *others]}) == {}
    assert too_long(dict.fromkeys(hints, 86)) == {}
    assert len(words.say("leave-keys-unsaved", file="ratland-1.json")) <= 68


@EVERY_LANGUAGE
async def test_every_page_is_in_the_language_and_nothing_on_it_is_cut_off(language: str) -> None:
    app = app_for(12, 1, options={"clans": "true", "boards": "aggressive"}, language=language)
    say = app.words.say
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "enter", "escape", "question_mark")
        assert isinstance(app.screen, Help)
        assert say("help-title") in screen_text(app)
        assert say("help-quit-does") in screen_text(app)
        await press(pilot, "escape", "q")
        assert isinstance(app.screen, Leave)
        assert say("leave-keys-unsaved", file="ratland-1.json") in screen_text(app)
        await press(pilot, "n", "i")
        assert isinstance(app.screen, Info)
        pages = [screen_text(app)]
        while not app.screen.is_read:
            await press(pilot, "enter")
            pages.append(screen_text(app))

        shown = "\n".join(pages)
        assert shown.count("…") == sum(page.count(say("mark-thinking")) for page in pages)  # the mark itself
        for place in PLACE_NAMES:
            assert all(word in shown for word in app.words.short(place).split())


async def test_the_seer_reads_all_that_is_foreseen_even_where_the_line_is_full() -> None:
    app = app_for(3, 1, options={"clans": "true"}, seed=seed_that_offers("seer", 0), language="fr")
    async with app.run_test(size=SIZE) as pilot:
        seer = next(at for at, option in enumerate(options_of(app), start=1) if option.args["clan"] == "seer")
        await press(pilot, str(seer), "enter", "escape")
        table = app.session.match.position.table
        table.past_events = [*table.past_events, GAME.data.events.index("locked-and-loaded")]
        app.show_table()
        await pilot.pause()
        seen = GAME.see(app.session.match.position, 0)

        assert f"carte Nourriture {seen.foreseen_food[0]}" in screen_text(app)


# What is explained.


@pytest.mark.clause("RL-9.1")
@EVERY_LANGUAGE
async def test_the_page_of_all_that_applies_has_the_feeding_table(language: str) -> None:
    app = app_for(3, 1, language=language)
    async with app.run_test(size=(100, 60)) as pilot:
        await press(pilot, "i")
        shown = screen_text(app)

        assert app.words.say("info-feeding") in shown
        rows = [line.split()[1:-1] for line in shown.splitlines()]
        known = range(1, len(GAME.data.feeding))
        first = [row for row in rows if row[:1] == [capital(app.words.say("table-rats"))]]
        second = [row for row in rows if row[:1] == [capital(app.words.say("table-cheese"))]]
        assert [cell for row in first for cell in row[1:]] == [str(number) for number in known]
        assert [cell for row in second for cell in row[1:]] == [str(GAME.data.feeding[number]) for number in known]
        assert app.words.say("info-feeding-beyond", rats=known[-1], beyond=GAME.data.feeding_beyond) in shown


@EVERY_LANGUAGE
async def test_the_help_follows_the_options_of_the_table(language: str) -> None:
    plain = app_for(3, 1, language=language)
    whole = app_for(3, 1, language=language, options={"clans": "true", "boards": "aggressive"})
    async with whole.run_test(size=SIZE) as pilot:
        await press(pilot, "enter", "escape")
        seen = whole.session.view()

    summary = whole.drawing.summary(seen)
    assert whole.words.say("rules-summary-clans") in summary
    assert whole.words.say("rules-summary-aggressive") in summary
    assert plain.drawing.summary(plain.session.view()) == plain.words.say("rules-summary")


async def test_where_there_is_little_room_only_the_chosen_clan_is_explained() -> None:
    app = app_for(4, 1, options=WHOLE_GAME)
    async with app.run_test(size=(80, 24)) as pilot:
        first, second = [str(option.args["clan"]) for option in options_of(app)]
        abouts = {clan: app.words.say(f"about-{clan}-first")[:30] for clan in (first, second)}
        assert abouts[first] in screen_text(app)
        assert app.words.name(second) in screen_text(app)
        assert abouts[second] not in screen_text(app)

        await press(pilot, "2")
        assert abouts[second] in screen_text(app)


async def test_the_meal_counts_lost_rats_that_come_home_and_rats_that_will_be_born() -> None:
    app = app_for(3, 1)
    position = app.session.match.position
    position.table.past_events = [*position.table.past_events, GAME.data.events.index("locked-and-loaded")]
    position.table.rats[:9] = [0, 0, 0, 0, 0, 7, 0, 0, 1]  # in the pantry, and lost
    position.table.cheese[0] = 2
    position.todo[-1] = new_deploy(position, [[1], [], []], [0])
    async with app.run_test(size=SIZE) as pilot:
        assert app.words.say("table-feeding", rats=9, cost=3, cheese=2) in screen_text(app)
        await press(pilot, "2", "enter")

        assert app.words.say("table-feeding", rats=11, cost=4, cheese=2) in screen_text(app)
