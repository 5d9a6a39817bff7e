"""Events of Rattus tell what moves, and to which part of the turn they belong."""

from collections import Counter
from typing import Any

import pytest

from rathaus.core.events import Event, Move
from rathaus.core.seats import SPECTATOR
from rathaus.games.rattus import RATTUS, card_events, events
from rathaus.games.rattus.phases import PHASES
from rathaus.games.rattus.table import Flow
from rathaus.testing.conformance import complaints
from rathaus.testing.moving import tells_what_moves
from rathaus.testing.spec import Case, setups
from tests.games.rattus.builder import HARMLESS, PLAGUE, Unshuffled, europe, tell
from tests.games.rattus.test_conformance import SPEC

TOLD = [event for event in Event.__subclasses__() if event.__module__ in (events.__name__, card_events.__name__)]
CASES = [Case(players, options, seed) for players, options in setups(RATTUS) for seed in range(2)]
CASES += [Case(players, {"classes": "random"}, 10 + players) for players in RATTUS.players]


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_what_lay_there_and_what_moved_is_what_lies_there(case: Case) -> None:
    tells_what_moves(SPEC, case)


@pytest.mark.parametrize("event", TOLD, ids=lambda event: event.__name__)
def test_every_event_belongs_to_a_phase(event: type[Event]) -> None:
    assert event.phase in PHASES


def test_every_phase_has_events() -> None:
    assert {event.phase for event in TOLD} == set(PHASES)


# What lies where.


def test_every_place_is_counted() -> None:
    flow = europe(
        2,
        cards=["baker", "caravanner"],
        plague="france",
        camel="italia",
        rats={"italia": [PLAGUE, "none", HARMLESS]},
        rats_left=20,
        A={"italia": 2, "haven": 1, "cards": ["monk"]},
        B={"bread": 3, "cards": ["baker", "witch"]},
    )
    places = RATTUS.places(RATTUS.see(flow, SPECTATOR))

    assert places["supply"] == {"rat": 20}
    assert places["revealed"] == {"rat": len(flow.table.revealed)}
    assert [places[name] for name in ("cards", "0/cards", "1/cards")] == [{"card": 3}, {"card": 1}, {"card": 2}]
    assert [places[name] for name in ("france", "italia")] == [{"plague": 1, "camel": 0}, {"plague": 0, "camel": 1}]
    assert [places[f"italia-{number}"] for number in (1, 2, 3)] == [{"rat": 1}, {"rat": 0}, {"rat": 1}]
    assert [places[f"{seat}/italia"] for seat in (0, 1)] == [{"citizen": 2}, {"citizen": 0}]
    assert [places[f"0/{name}"] for name in ("supply", "haven", "bread")] == [
        {"citizen": 17},
        {"citizen": 1},
        {"citizen": 0},
    ]
    assert places["1/bread"] == {"citizen": 3}
    assert not any(name.startswith("russia") for name in places)


def test_everybody_counts_the_same() -> None:
    flow = europe(3, A={"italia": 1, "cards": ["witch"]}, B={"knows": ["france-1"]})
    counted = [RATTUS.places(RATTUS.see(flow, seat)) for seat in (SPECTATOR, 0, 1, 2)]

    assert all(places == counted[0] for places in counted)


# What moves.


def in_words(move: Move) -> str:
    """`A's 2 citizen: 0/supply > 0/france`."""
    whose = f"{'ABCDEF'[move.seat]}'s " if move.seat >= 0 else ""
    which = f" ({move.which})" if move.which else ""
    return f"{whose}{move.count} {move.what}{which}: {move.source} > {move.target}"


def counted(flow: Flow) -> Counter[tuple[str, str]]:
    places = RATTUS.places(RATTUS.see(flow, SPECTATOR))
    return Counter({(place, what): count for place, things in places.items() for what, count in things.items()})


def moved(flow: Flow, *texts: str, seat: int = 0) -> list[str]:
    """What the last of some actions moves; all that they move adds up."""
    expected = counted(flow)
    told: list[Event] = []
    for text in texts:
        told = tell(flow, text, seat=seat)
        for move in [move for event in told for move in event.moves()]:
            expected[move.source, move.what] -= move.count
            expected[move.target, move.what] += move.count
    found = counted(flow)
    assert {key: count for key, count in expected.items() if count != found[key]} == {}
    return [in_words(move) for event in told for move in event.moves()]


ACTIONS: dict[str, tuple[dict[str, Any], list[str], list[str]]] = {
    "increase": (
        {"rats": {"italia": ["any"] * 2}},
        ["increase", "to italia"],
        ["A's 2 citizen: 0/supply > 0/italia"],
    ),
    "take": ({}, ["take", "card monk"], ["A's 1 card (monk): cards > 0/cards"]),
    "take-away": (
        {"B": {"cards": ["monk"]}},
        ["take", "card monk"],
        ["A's 1 card (monk): 1/cards > 0/cards"],
    ),
    "monk": (
        {"A": {"cards": ["monk"]}, "rats": {"anglia": [PLAGUE], "scandia": ["any", "none", "any"]}},
        ["use monk", "rat anglia 1", "to scandia"],
        ["1 rat: anglia-1 > scandia-2"],
    ),
    "merchant": (
        {"A": {"cards": ["merchant"], "italia": 3}},
        ["use merchant", "from italia", "to france", "move 2"],
        ["A's 2 citizen: 0/italia > 0/france"],
    ),
    "witch": (
        {"A": {"cards": ["witch"]}, "rats": {"anglia": [PLAGUE], "italia": ["none", HARMLESS]}},
        ["use witch", "look anglia 1", "look italia 2", "swap"],
        ["1 rat: anglia-1 > italia-2", "1 rat: italia-2 > anglia-1"],
    ),
    "king": (
        {"A": {"cards": ["king"], "italia": 2}, "rats": {}},
        ["use king", "save italia"],
        ["A's 1 citizen: 0/italia > 0/haven"],
    ),
    "baker": (
        {"cards": ["baker"], "A": {"cards": ["baker"], "bread": 1}},
        ["use baker"],
        ["A's 1 citizen: 0/supply > 0/bread"],
    ),
    "baker-taken": (
        {"cards": ["baker"], "B": {"cards": ["baker"], "bread": 3}},
        ["take", "card baker", "place scandia"],
        ["B's 3 citizen: 1/bread > 1/scandia"],
    ),
    "caravanner": (
        {"cards": ["caravanner"], "camel": "france", "A": {"cards": ["caravanner"]}},
        ["use caravanner", "to italia"],
        [
            "1 camel: france > italia",
            "A's 1 citizen: 0/supply > 0/france",
            "A's 1 citizen: 0/supply > 0/italia",
        ],
    ),
}


@pytest.mark.parametrize("name", ACTIONS)
def test_what_an_action_moves(name: str) -> None:
    table, actions, moves = ACTIONS[name]

    assert moved(europe(2, **table), *actions) == moves


def test_the_first_citizens_come_from_the_supply() -> None:
    flow = RATTUS.setup(2, {"classes": "recommended"}, Unshuffled())

    assert moved(flow, "place italia", seat=flow.asked()[0]) == ["B's 2 citizen: 1/supply > 1/italia"]


STARTER = "3 peasantry bourgeoisie start"
STRIKE: dict[str, Any] = {"plague": "france", "rats": {"italia": [PLAGUE]}}


def test_the_plague_moves_a_rat_comes_and_another_one_is_turned_over() -> None:
    flow = europe(2, ["plague"], **STRIKE, A={"france": 1}, B={"italia": 2})

    assert moved(flow, "plague italia") == ["1 plague: france > italia"]
    assert moved(flow, "add hungaria") == [
        "1 rat: supply > hungaria-1",
        "1 rat (1 majority islam): italia-1 > revealed",
        "B's 1 citizen: 1/italia > 1/supply",
    ]


def test_a_token_is_named_as_in_the_view_even_if_it_spares_all() -> None:
    flow = europe(2, ["plague"], plague="france", rats={"italia": [STARTER]}, A={"italia": 1})

    assert moved(flow, "plague italia", "add hungaria")[-1] == f"1 rat ({STARTER}): italia-1 > revealed"
    assert RATTUS.see(flow, SPECTATOR).revealed[-1] == STARTER


def test_a_serf_joins_from_the_supply() -> None:
    flow = europe(2, ["plague"], cards=["serf"], **STRIKE, A={"cards": ["serf"]}, B={"italia": 1})

    assert moved(flow, "plague italia", "add france", "join") == ["A's 1 citizen: 0/supply > 0/italia"]


def test_who_flees_comes_to_the_haven() -> None:
    own = {"hungaria": 2, "cards": ["boccaccio"]}
    flow = europe(2, ["plague"], cards=["boccaccio"], **STRIKE, A=own, B={"italia": 1})

    assert moved(flow, "plague italia", "add france", "flee hungaria") == ["A's 1 citizen: 0/hungaria > 0/haven"]


def test_an_extra_rat_comes_from_the_supply() -> None:
    flow = europe(2, ["plague"], cards=["soldier"], plague="france", rats={}, A={"cards": ["soldier"]})

    assert moved(flow, "plague italia", "add germania") == ["1 rat: supply > germania-1"]


@pytest.mark.clause("RT-6.3")
def test_rt_6_3_an_extra_rat_at_the_end_comes_from_those_revealed_and_goes_back_there() -> None:
    flow = europe(
        2,
        ["final-round", "final-plague"],
        cards=["soldier"],
        rng=Unshuffled(),
        plague="anglia",
        rats={},
        revealed=[HARMLESS, PLAGUE],
        A={"italia": 1},
        B={"cards": ["soldier"]},
    )

    assert moved(flow, "move-plague", "plague france", "add italia", seat=1) == ["1 rat: revealed > italia-1"]
    assert moved(flow, "end", seat=1) == [
        "1 rat (1 majority islam): italia-1 > revealed",
        "A's 1 citizen: 0/italia > 0/supply",
    ]


def test_citizens_of_the_final_round_come_from_the_supply() -> None:
    flow = europe(2, ["final-round"], B={"cards": ["peasant"]})

    assert moved(flow, "use peasant", "place italia", seat=1) == ["B's 1 citizen: 1/supply > 1/italia"]


@pytest.mark.parametrize("event", [events.PopulationIncreased, events.PlagueMoved, events.RatAdded, events.CardTaken])
def test_a_forgotten_move_is_found(event: type[Event], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(event, "moves")

    assert "was not told what moved" in complaints(SPEC, CASES[0], [tells_what_moves])["tells_what_moves"]
