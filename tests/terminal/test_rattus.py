"""Rattus's own screens: the map, the class cards, what the Witch saw."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from rathaus.bots.policy import Policy
from rathaus.bots.random import Random
from rathaus.core.export import SeatRecord
from rathaus.core.match import Match
from rathaus.core.rng import fast
from rathaus.core.seats import letter
from rathaus.core.view import SpelledOption
from rathaus.games.rattus import RATTUS
from rathaus.games.rattus.table import Flow
from rathaus.terminal.app import HouseApp
from rathaus.terminal.canvas import shape
from rathaus.terminal.rattus import RattusDrawing
from rathaus.terminal.screens import Info, Ranking
from rathaus.terminal.session import Session
from rathaus.words import Words, languages
from tests.games.rattus.builder import HARMLESS, PLAGUE, europe, play
from tests.terminal.playing import NAMES, SIZE, press, screen_text


def app_for(players: int, classes: str = "recommended", seed: str = "terminal") -> HouseApp:
    """One person against mice."""
    bots: list[Policy | None] = [Random(fast(f"{seat}")) for seat in range(1, players)]
    seats = [SeatRecord(name, "person") for name in NAMES[:players]]
    match = Match(RATTUS, players, {"classes": classes}, seed)
    return HouseApp(Session(match, [None, *bots], seats), Words(RATTUS, "en", NAMES[:players]), None)


def board(flow: Flow, seat: int = 0) -> list[str]:
    return drawing(flow).board(RATTUS.see(flow, seat), None).plain.splitlines()


def drawing(flow: Flow) -> RattusDrawing:
    return RattusDrawing(RATTUS, Words(RATTUS, "en", NAMES[: flow.table.players]))


async def test_a_whole_game_is_played_by_keys() -> None:
    app = app_for(2, "random", "t21")  # a short one
    asked: set[str] = set()
    async with app.run_test(size=SIZE) as pilot:
        while not isinstance(app.screen, Ranking):
            assert app.is_running
            if len(app.screen_stack) == 1:
                assert app.prompt.decision is not None
                asked.add(app.prompt.decision.prompt)
                assert app.keys.region.bottom == SIZE[1]
            await pilot.press("enter")

    assert {"place-citizens", "act", "increase-population", "take-card", "move-plague"} <= asked


async def test_the_map_shows_regions_rats_citizens_and_neighbours() -> None:
    app = app_for(4)
    async with app.run_test(size=SIZE):
        shown = screen_text(app)

    assert "Rattus  ·  before the first turn" in shown
    assert "Golden Horde  ?··" in shown
    assert "An Es Ge It" in shown
    assert "37 rats left" in shown


async def test_what_applies_is_on_a_page_of_its_own() -> None:
    app = app_for(3)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "i")
        shown = screen_text(app)
        assert isinstance(app.screen, Info)

    assert "Class cards" in shown
    assert app.words.say("about-monk") in shown
    assert "~France" in shown


def test_a_line_for_each_region_and_no_heading_with_six() -> None:
    lines = board(europe(6, []))

    assert len(lines) == 17
    assert lines[0].startswith("  Anglia")
    assert lines[-1].startswith("  Syria") or lines[-1].startswith("☠ Syria")


def test_few_regions_stand_apart() -> None:
    lines = board(europe(2, [], plague="anglia"))

    assert lines[0].split() == ["region", "rats", "citizens", "neighbours"]
    assert lines[1].startswith("☠ Anglia")
    assert not lines[2].strip()


def test_pieces_on_the_map() -> None:
    flow = europe(
        3,
        [],
        cards=["caravanner"],
        plague="italia",
        camel="italia",
        rats={"italia": ["any", "none", "any"]},
        A={"italia": 12},
        C={"italia": 3},
    )

    assert board(flow)[6].startswith("☠ΩItalia        ?·?  ●12▲3")


def test_only_who_has_looked_reads_the_limit_of_a_rat() -> None:
    flow = europe(2, [], rats={"italia": [HARMLESS, PLAGUE]}, B={"knows": ["italia-1"]})
    lines = [next(line for line in board(flow, seat) if "Italia" in line) for seat in (0, 1)]
    notes = [[note.plain for note in drawing(flow).notes(RATTUS.see(flow, seat))] for seat in (0, 1)]

    assert ["??·" in lines[0], "6?·" in lines[1]] == [True, True]
    assert notes == [[], ["You alone know Italia 1: 6 A A Is"]]


def test_what_was_seen_and_revealed_is_on_the_page() -> None:
    flow = europe(
        2,
        [],
        rats={"italia": [HARMLESS]},
        revealed=["5 all majority islam", "5 all majority islam", PLAGUE],
        A={"knows": ["italia-1"]},
    )
    app_text = rendered(flow)

    assert "Italia 1: 6 A A Is" in app_text
    assert "1 M Is  ·  2× 5 A M Is" in app_text


def rendered(flow: Flow) -> str:
    console = Console(width=96, record=True, file=StringIO())
    console.print(drawing(flow).info(RATTUS.see(flow, 0)))
    return console.export_text()


def test_cards_are_shown_with_their_holders_and_classes() -> None:
    flow = europe(3, [], cards=["baker"], rats_left=2, B={"cards": ["baker", "monk"], "bread": 3})
    seen = RATTUS.see(flow, 0)
    drawn = drawing(flow)
    cards = "\n".join(line.plain for line in drawn.cards(seen, 7))

    assert "2 rats left" in cards
    assert "■B Baker +3" in cards
    assert (drawn.tag(seen, 1), drawn.tag(seen, 0)) == ("ChPe", "")
    assert drawn.numbers(seen, 1) == [0, 0, 17, 2]
    assert max(len(line) for line in cards.splitlines()) <= 43


def test_the_heading_says_how_far_the_game_is() -> None:
    flow = europe(3, ["final-round"], rats={}, A={"italia": 1}, C={"cards": ["king"], "italia": 1})
    drawn = drawing(flow)
    over = europe(3, ["scoring"], turn=9, A={"italia": 1})

    assert drawn.heading(RATTUS.see(flow, 0)) == "the final round"
    assert [note.plain for note in drawn.notes(RATTUS.see(flow, 0))] == ["Final round, in this order: ▲C ■B"]
    assert drawn.heading(RATTUS.see(over, 0)) == "after 9 turns"
    assert drawn.heading(RATTUS.see(europe(3), 0)) == "turn 1"
    assert drawn.mark(RATTUS.see(europe(3), 0), 0) == "►"


def test_a_card_to_take_is_explained() -> None:
    flow = europe(3)
    play(flow, "take")
    decision = RATTUS.see(flow, 0).decision
    assert decision is not None

    assert drawing(flow).details(decision.options[0]) == [drawing(flow).words.say("about-peasant")]


@pytest.mark.parametrize("verb", ["increase", "take"])
def test_an_action_of_the_turn_is_explained(verb: str) -> None:
    flow = europe(3)
    options = {option.verb: option for option in RATTUS.see(flow, 0).decision.options}  # type: ignore[union-attr]

    assert drawing(flow).details(options[verb]) == [drawing(flow).words.say(f"about-{verb}")]
    assert drawing(flow).details(options["end"]) == []


def test_a_card_of_the_final_round_is_explained_as_it_works_there() -> None:
    option = SpelledOption(0, "use", {"card": "peasant"})
    drawn = drawing(europe(3))
    flow = europe(3, ["final-round"], rats={}, A={"italia": 1}, C={"cards": ["king"], "italia": 1})

    assert drawn.details(option) == [drawn.words.say("about-peasant")]
    drawn.heading(RATTUS.see(flow, 0))
    assert drawn.details(option) == [drawn.words.say("about-final-peasant")]


@pytest.mark.parametrize("language", languages(RATTUS))
@pytest.mark.parametrize("players", RATTUS.players)
def test_all_neighbours_are_shown_even_where_citizens_of_all_are(players: int, language: str) -> None:
    crowd: dict[str, Any] = {letter(seat): {"italia": 2, "germania": 1, "hungaria": 1} for seat in range(players)}
    flow = europe(players, [], **crowd)
    words = Words(RATTUS, language, NAMES[:players])
    lines = RattusDrawing(RATTUS, words).board(RATTUS.see(flow, 0), None).plain.splitlines()

    for region in RATTUS.see(flow, 0).citizens:
        number = RATTUS.data.regions.index(region)
        line = next(line for line in lines if words.name(region)[:9] in line[:16])
        near = line[30:].replace(" ", "")
        for other in RATTUS.data.neighbours[players][number]:
            assert words.say(f"short-{RATTUS.data.regions[other]}") in near


async def test_citizens_of_every_region_are_shown_when_it_is_asked_where_they_settle() -> None:
    app = app_for(6)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "5", "enter", "escape")
        shown = screen_text(app).splitlines()

        seen = app.session.view()
        assert seen.decision is not None
        assert seen.decision.prompt == "place-citizens"
        for region, people in seen.citizens.items():  # type: ignore[attr-defined]
            line = next(line for line in shown if app.words.name(region) in line[:16])
            assert all(f"{shape(seat)}{count}" in line for seat, count in enumerate(people) if count)


async def test_a_card_is_explained_while_all_cards_are_in_sight() -> None:
    app = app_for(3)
    app.session.match.position = europe(3)
    play(app.session.match.position, "take")
    async with app.run_test(size=(80, 24)) as pilot:
        cards = [str(option.args["card"]) for option in app.session.view().decision.options]  # type: ignore[union-attr]
        assert all(app.words.name(card) in screen_text(app) for card in cards)
        await press(pilot, "3")

        assert app.words.say(f"about-{cards[2]}")[:40] in screen_text(app)


def test_the_page_names_the_letters_of_regions() -> None:
    assert "An  Anglia" in rendered(europe(2, []))
