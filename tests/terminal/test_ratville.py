"""Ratville's own screens: the town, the market, the page of all that applies, and whole games by keys."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from rathaus.bots.policy import Policy
from rathaus.bots.random import Random
from rathaus.core.export import SeatRecord
from rathaus.core.game import Game, Options
from rathaus.core.match import Match
from rathaus.core.rng import fast
from rathaus.core.view import SpelledOption
from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.components import CHARACTER_NAMES
from rathaus.games.ratville.table import Flow
from rathaus.terminal.app import HouseApp
from rathaus.terminal.choices import Choices
from rathaus.terminal.ratville import RatvilleDrawing
from rathaus.terminal.ratville_characters import character_hint
from rathaus.terminal.screens import Curtain, Info, Ranking
from rathaus.terminal.session import Session
from rathaus.words import Words, languages
from tests.games.ratville.builder import act, played
from tests.terminal.playing import NAMES, SIZE, press, screen_text

ADVANCED = {"population_board": "advanced", "building_faces": "B", "mandatory_characters": "false"}


SHORT = RATVILLE.with_data(RATVILLE.data_text.replace("rounds = 200", "rounds = 3"), "short.toml")


def app_for(players: int, people: int, options: Options | None = None, game: Game = RATVILLE) -> HouseApp:
    bots: list[Policy | None] = [Random(fast(f"{seat}")) for seat in range(people, players)]
    kinds = ["person"] * people + ["mouse"] * len(bots)
    seats = [SeatRecord(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    match = Match(game, players, options or {}, "terminal")
    policies: list[Policy | None] = [None] * people
    return HouseApp(Session(match, policies + bots, seats), Words(game, "en", NAMES[:players]), None)


def board(flow: Flow, seat: int = 0, draft: int | None = None) -> str:
    option = None if draft is None else SpelledOption(draft, "damage", {"damage": draft})
    return drawing(flow).board(RATVILLE.see(flow, seat), option).plain


def drawing(flow: Flow) -> RatvilleDrawing:
    return RatvilleDrawing(RATVILLE, Words(RATVILLE, "en", NAMES[: flow.table.players]))


@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, ADVANCED)])
async def test_a_whole_game_is_played_by_keys(players: int, options: Options) -> None:
    app = app_for(players, 1, options, SHORT)
    async with app.run_test(size=SIZE) as pilot:
        while not isinstance(app.screen, Ranking):
            assert app.is_running
            if len(app.screen_stack) == 1:
                assert app.keys.region.bottom == SIZE[1]
            await pilot.press("enter" if len(app.screen_stack) == 1 else "escape")

        assert app.session.is_over
        assert "The game is over" in screen_text(app)


async def test_two_people_pass_the_screen_and_see_their_own_hands() -> None:
    app = app_for(2, 2)
    async with app.run_test(size=SIZE) as pilot:
        assert isinstance(app.screen, Curtain)
        await press(pilot, "enter")
        hands = [RATVILLE.see(app.session.match.position, seat).hand for seat in (0, 1)]
        shown = screen_text(app)
        assert all(app.words.name(card)[:17] in shown for card in hands[0])
        assert not any(app.words.name(card) in shown for card in hands[1])
        await press(pilot, "enter", "enter")
        assert isinstance(app.screen, Curtain)
        await press(pilot, "enter")

        assert "Bruno’s town" in screen_text(app)
        assert all(app.words.name(card)[:17] in screen_text(app) for card in hands[1])


async def test_what_applies_is_on_a_page_of_its_own() -> None:
    app = app_for(3, 1)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "i")
        assert isinstance(app.screen, Info)
        shown = screen_text(app)

        assert "Buildings for sale" in shown
        assert "Flame Pipe" in shown
        assert "Your hand" in shown


def test_the_board_shows_dice_creatures_loot_and_hand() -> None:
    a: dict[str, Any] = {"hand": ["tablet", "trap", "crossbow"], "creatures": ["toad 2", "corrosive"], "population": 12}
    flow = played(2, ["preacher"], loot="L08", A=a)
    shown = board(flow)

    assert "Ines’s town" in shown
    assert "12 people · 2 food due" in shown
    assert "Bloated Toad ♥3 ⚔1 2F" in shown
    assert "Corrosive Beast ♥4 ⚔S" in shown
    assert "1  2P" in shown
    assert "Tablet            4 1S1E   Geek +1 P" in shown
    assert "★" in shown


def test_the_board_shows_what_has_been_planned_so_far() -> None:
    flow = played(2, ["planning"])
    act(flow, "A", "assign builder", "assign hunter")

    assert "Builder" in board(flow)
    assert "Hunter" in board(flow)
    assert "Builder" not in board(flow, 1)


def test_while_building_the_board_is_the_market() -> None:
    flow = played(2, ["builder"], A={"plan": {"builder": 3, "hunter": 1, "collector": 1, "geek": 1}, "scrap": 2})

    assert "Barricade         3 2S     ×2   defence 1" in board(flow)
    assert "Loot" not in board(flow)


def test_sermons_and_damage_are_shown() -> None:
    flow = played(2, ["hunter"], A={"bonus": {"hunter": 2}, "creatures": ["toad", "leech"]})

    assert "1+2" in board(flow)
    assert "−3 Bloated Toad" in board(flow, draft=3)


def test_many_creatures_do_not_overflow() -> None:
    many = ["toad", "leech", "bat", "hound", "spider", "spider", "ghoul"]
    flow = played(2, ["final"], A={"creatures": many})
    shown = board(flow)

    assert "… +3" in shown
    assert "Drain Ghoul" not in shown
    assert "Creatures" in board(played(2, ["final"], A={"creatures": []}))


def test_the_plans_of_others_are_hidden_until_they_are_revealed() -> None:
    flow = played(3, ["collector"], B={"bonus": {"hunter": 2}})
    notes = [line.plain for line in drawing(flow).notes(RATVILLE.see(flow, 0))]

    assert notes == ["■B 1Pre 1Col 1? 1+2?   ▲C 1Pre 1Col 1? 1?"]


def test_cards_fit_beside_the_board() -> None:
    a = {"buildings": ["hydroponic_garden", "barricade", "dormitory"], "objects": ["trap"]}
    flow = played(4, ["preacher"], A=a)
    lines = drawing(flow).cards(RATVILLE.see(flow, 0), 7)

    assert len(lines) == 6
    assert all(len(line.plain) <= 43 for line in lines)
    assert "Ragged Boy’s Trap" in lines[-1].plain


def test_the_record_is_shown_once_there_is_one() -> None:
    flow = played(2, ["final"], A={"feats": ["ach_leader"], "population": 21})
    shown = drawing(flow)
    seen = RATVILLE.see(flow, 0)

    assert shown.warning(seen, 0) == "!"
    assert shown.heading(seen) == "after 1 round"
    assert len(shown.info(seen).renderables) > len(shown.info(RATVILLE.see(played(2, ["final"]), 0)).renderables)


@pytest.mark.parametrize("name", RATVILLE.data.cards)
def test_every_card_fits_into_its_line(name: str) -> None:
    cards = drawing(played(2)).described

    assert len(cards.effects(name)) <= 21
    assert len(cards.cost(name)) <= 6


# What is explained.


def infos(flow: Flow, language: str = "en") -> str:
    shown = RatvilleDrawing(RATVILLE, Words(RATVILLE, language, NAMES[: flow.table.players])).info(
        RATVILLE.see(flow, 0)
    )
    console = Console(width=120, record=True, file=StringIO())
    console.print(shown)
    return console.export_text()


def explained(flow: Flow) -> dict[str, str]:
    return dict(drawing(flow).marks(RATVILLE.see(flow, 0)))


@pytest.mark.clause("RV-3.3", "RV-3.4")
def test_the_page_of_all_that_applies_tells_what_characters_do_and_what_marks_mean() -> None:
    shown = infos(played(2, ["planning"]))

    assert "Builder     " in shown
    assert "builds a building, or gets by his value: S, 3+ M, 5+ SM" in shown
    assert "gets by his value: E, 3+ S, 5+ SE" in shown
    assert "2  Collector   ★  takes one loot box" in shown
    assert "6 or more: kills one of your creatures; less: 2 more damage; stops 1 damage" in shown
    assert explained(played(2, ["planning"]))["S"] == "scrap metal"
    assert "· : ∴" in explained(played(2, ["planning"]))


@pytest.mark.clause("RV-6.1", "RV-6.3")
def test_the_help_follows_the_options_of_the_table() -> None:
    usual, other = played(2, ["planning"]), played(2, ["planning"], options={**ADVANCED, "fighter_defence": "0"})
    summaries = [drawing(flow).summary(RATVILLE.see(flow, 0)) for flow in (usual, other)]

    assert "Collector and Hunter are always among them" in summaries[0]
    assert "20 people" in summaries[0]
    assert "any four will do" in summaries[1]
    assert "24 people" in summaries[1]
    assert "stops 0 damage" in infos(other)
    assert "★  takes one loot box" not in infos(other)


async def test_the_help_is_that_of_the_table() -> None:
    app = app_for(2, 1, ADVANCED)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "question_mark")

        assert "24 people" in screen_text(app)


@pytest.mark.parametrize(
    ("option", "said"),
    [
        (SpelledOption(0, "assign", {"character": "geek"}), "E, 3+ S, 5+ SE"),
        (SpelledOption(0, "assign", {"character": "fighter"}), "6+ kills, or +2"),
        (SpelledOption(0, "use", {"card": "tablet"}), "+1 P"),
        (SpelledOption(0, "creature", {"creature": "toad"}), "♥5 ⚔1 2F"),
        (SpelledOption(0, "eliminate", {"creature": "toad", "wounds": 2}), "♥3 ⚔1 2F"),
        (SpelledOption(0, "pass", {}), ""),
    ],
)
def test_beside_an_option_stands_what_it_means(option: SpelledOption, said: str) -> None:
    assert drawing(played(2)).beside(option) == said


@pytest.mark.parametrize("language", languages(RATVILLE))
def test_what_characters_do_fits_beside_them_in_two_columns(language: str) -> None:
    words = Words(RATVILLE, language)
    shown = RatvilleDrawing(RATVILLE, words)
    options = [SpelledOption(0, "assign", {"character": name}) for name in CHARACTER_NAMES[1:]]
    labels = [f"{words.option(option)}  {shown.beside(option)}" for option in options]

    assert Choices(list(range(1, 8)), labels, [[]] * 7, chosen=1, width=76).columns == 2


def test_an_own_skill_of_two_is_counted() -> None:
    text = RATVILLE.data_text.replace("{ from = 3, gain = { scrap = 1 } }", "{ from = 3, gain = { scrap = 2 } }")
    game = RATVILLE.with_data(text, "own.toml")

    assert character_hint(RatvilleDrawing(game, Words(game)).described, "geek") == "E, 3+ 2S, 5+ SE"


async def test_on_a_small_screen_no_empty_page_follows_an_answer() -> None:
    app = app_for(2, 1)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter")

        assert len(app.screen_stack) == 1


@pytest.mark.parametrize("verb", ["return", "discard", "make", "build"])
def test_a_card_of_the_hand_or_the_market_is_explained(verb: str) -> None:
    key, card = ("building", "barricade") if verb == "build" else ("object", "tablet")
    about = "needs a 3 · costs 2S · defence 1" if verb == "build" else "needs a 4 · costs 1S1E · Geek · +1 P"

    assert drawing(played(2)).details(SpelledOption(0, verb, {key: card})) == [about]
    assert drawing(played(2)).details(SpelledOption(0, "skill", {})) == []


async def test_what_the_chosen_card_does_stands_below_the_list() -> None:
    app = app_for(2, 1)
    async with app.run_test(size=(80, 24)) as pilot:
        hand = RATVILLE.see(app.session.match.position, 0).hand
        for card in hand:
            list_and_below = screen_text(app).splitlines()[app.prompt.region.y :]
            assert any(drawing_of(app).described.effects(card) in line for line in list_and_below)
            await press(pilot, "down")


def drawing_of(app: HouseApp) -> RatvilleDrawing:
    assert isinstance(app.drawing, RatvilleDrawing)
    return app.drawing


def test_beside_a_loot_box_stands_what_is_in_it() -> None:
    flow = played(2, ["collector"], loot="L08")
    shown = drawing(flow)
    shown.heading(RATVILLE.see(flow, 0))

    assert shown.beside(SpelledOption(0, "take", {"box": 1})) == "2P"
