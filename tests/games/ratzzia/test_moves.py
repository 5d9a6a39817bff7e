"""Ratzzia's events tell what moves: dice from square to square, and food."""

from functools import partial
from typing import Any

import pytest

from rathaus.core.events import EVERYBODY, Event, Move
from rathaus.core.game import Options
from rathaus.core.seats import SPECTATOR
from rathaus.games.ratzzia import RATZZIA, Ratzzia, events, reward_events
from rathaus.games.ratzzia.places import square_at
from rathaus.games.ratzzia.table import Flow
from rathaus.games.ratzzia.view import CupboardView
from rathaus.testing.moving import tells_what_moves
from rathaus.testing.spec import Case, NonconformanceError, Spec, setups, walk
from tests.games.ratzzia.builder import act, cupboard, small_game
from tests.games.ratzzia.redeal import redeal
from tests.games.ratzzia.test_conformance import OTHER, POLICIES, QUICK

EVENTS = [event for event in Event.__subclasses__() if event.__module__.startswith(f"{RATZZIA.package}.")]
EVERY_SETUP = pytest.mark.parametrize(("players", "options"), setups(RATZZIA))
Dice = dict[str, tuple[int, str]]  # by square: whose die, and what it shows


# In any game.


@pytest.mark.parametrize("game", [QUICK, OTHER], ids=["the box's board", "another board"])
@EVERY_SETUP
@pytest.mark.parametrize("seed", range(2))
def test_what_lies_there_is_what_was_told(game: Ratzzia, players: int, options: Options, seed: int) -> None:
    tells_what_moves(Spec(game, redeal, POLICIES), Case(players, options, seed))


def dice_on(view: CupboardView) -> Dice:
    """The dice on the board by their squares."""
    columns = enumerate(view.columns, start=1)
    lying = [(square_at(number, square.row), square.die) for number, column in columns for square in column.squares]
    lying += [(square_at(0, square), die) for square, die in enumerate(view.cat, start=1)]
    return {place: (die.owner, str(die.value or "")) for place, die in lying if die is not None}


def follow(dice: Dice, squares: set[str], told: list[Event]) -> Dice:
    """The dice on the board after what was told; no square may hold two."""
    dice = dice.copy()
    for move in [move for event in told for move in event.moves()]:
        if move.source in squares:
            assert dice.pop(move.source) == (move.seat, move.which)
        if move.target in squares:
            assert move.target not in dice
            dice[move.target] = (move.seat, move.which)
    return dice


def squares_of(game: Ratzzia, view: CupboardView) -> set[str]:
    return {place for place in game.places(view) if place.startswith(("column-", "cat/"))}


@EVERY_SETUP
def test_each_die_on_the_board_is_the_one_that_was_told(players: int, options: Options) -> None:
    case = Case(players, options, 3)
    for move in walk(Spec(QUICK, redeal, POLICIES), case):
        view = QUICK.see(move.position, SPECTATOR)
        after = move.position.copy()
        told = after.listen()
        after.play(move.seat, move.action)
        assert follow(dice_on(view), squares_of(QUICK, view), told) == dice_on(QUICK.see(after, SPECTATOR))


@pytest.mark.parametrize("forgotten", [events.DiceRolled, events.DiePlaced, events.PlacingEnded])
def test_a_forgotten_move_is_found(forgotten: type[Event], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forgotten, "moves", Event.moves)

    with pytest.raises(NonconformanceError, match=f"was not told what moved.*{forgotten.__name__}"):
        tells_what_moves(Spec(QUICK, redeal, POLICIES), Case(3, {}, 0))


# Event by event. A staged table, what is done there, and what that moves.


def staged(players: int = 3, phase: str = "placing", **table: Any) -> "partial[Flow]":
    return partial(cupboard, players, phase, **table)


def spelled(move: Move) -> str:
    """`A die 3: 0/hand > tray`."""
    whose = "" if move.seat == EVERYBODY else f"{'ABCDE'[move.seat]} "
    which = f" {move.which}" if move.which else ""
    count = f" x{move.count}" if move.count > 1 else ""
    return f"{whose}{move.what}{which}{count}: {move.source or 'box'} > {move.target or 'box'}"


FULL_FIVE = ["B1", "C*", "B3", "-", "A3"]
EXAMPLES: list[tuple[type[Event], "partial[Flow]", list[str], list[str]]] = [
    (
        events.DiceTakenBack,
        staged(4, "turn", C5=["A1", "B3", "A*"]),
        ["take-back 5"],
        ["A die 1: column-5/1 > 0/hand", "A candy-die: column-5/3 > candy-jar"],
    ),
    (
        events.DiceRolled,
        staged(phase="turn", rolls=(4, 2), C5=["A1"] * 5),
        ["roll"],
        ["A die 2: 0/hand > tray", "A die 4: 0/hand > tray"],
    ),
    (
        events.DiceRerolled,
        staged(phase="reroll", rolled=[1, 3], recovered=2, rolls=(4, 4, 5)),
        ["mark-recovered", "mark 3", "mark-recovered", "reroll"],
        ["A die x2: 0/hand > tray"],
    ),
    (events.DiceRerolled, staged(phase="reroll", rolled=[1, 3], rolls=(4,)), ["mark 3", "reroll"], []),
    (
        events.SupportRolled,
        staged(2, "support", rolled=[1], rolls=(6, 2), C1=["S1"]),
        ["roll-support"],
        ["support-die 2: reserve > tray", "support-die 6: reserve > tray"],
    ),
    (
        events.DiceForced,
        staged(4, "turn", cat=["B1", "C5"], rolls=(5, 5, 1, 1, 1, 1, 1)),
        ["roll"],
        ["A die 5: tray > cat/3", "A die 5: tray > cat/4"],
    ),
    (
        events.DiceForced,
        staged(2, "support", rolled=[1], rolls=(5, 2), cat=["B5"], C1=["S1"]),
        ["roll-support"],
        ["support-die 5: tray > cat/2"],
    ),
    (
        events.CatCame,
        staged(2, "turn", rolls=(5,), cat=["B5", "S5", "B5", "B5"], C5=["A1", "B*"]),
        ["roll"],
        [
            "A die 1: column-5/1 > 0/hand",
            "B candy-die: column-5/2 > candy-jar",
            "B die 5: cat/1 > 1/hand",
            "support-die 5: cat/2 > reserve",
            "B die 5: cat/3 > 1/hand",
            "B die 5: cat/4 > 1/hand",
            "A die 5: cat/5 > 0/hand",
        ],
    ),
    (
        events.CatCame,
        staged(2, "turn", rolls=(5, 5, 5, 5), cat=["B5"], C5=["B*"], options={"candy_on_cat": "owner"}),
        ["roll"],
        [
            "B candy-die: column-5/1 > 1/candies",
            "B die 5: cat/1 > 1/hand",
            *[f"A die 5: cat/{square} > 0/hand" for square in (2, 3, 4, 5)],
        ],
    ),
    (events.DiePlaced, staged(rolled=[3], C5=["B1"]), ["place 3 5"], ["A die 3: tray > column-5/2"]),
    (
        events.DiePlaced,
        staged(2, rolled=[3], rolled_support=[3], C5=["B1"]),
        ["support 3 5"],
        ["support-die 3: tray > column-5/2"],
    ),
    (events.DieShownToCat, staged(4, rolled=[3, 6], cat=["B1"]), ["cat 6"], ["A die 6: tray > cat/2"]),
    (
        events.DieShownToCat,
        staged(2, rolled=[3], rolled_support=[6]),
        ["support-cat 6"],
        ["support-die 6: tray > cat/1"],
    ),
    (
        events.CandyPlaced,
        staged(rolled=[3], A={"candies": 1}),
        ["candy 5"],
        ["A candy-die: 0/candies > column-5/1"],
    ),
    (
        events.PlacingEnded,
        staged(2, rolled=[1, 3, 3], rolled_support=[6], C5=["B1"], C8=["B6"] * 3, cat=["B2"]),
        ["support 6 6", "place 3 5", "done"],
        ["A die x2: tray > 0/hand"],
    ),
    (
        events.PlacingEnded,
        staged(2, rolled_support=[6], cat=["B2"], C5=["B1"], C6=["B6"], C8=["-", "-", "-", "B6"]),
        ["done"],
        ["support-die: tray > reserve"],
    ),
    (
        reward_events.SquaresPaid,
        staged(C5=FULL_FIVE),
        ["done"],
        ["A food: box > 0/food", "B food: box > 1/food", "C food: box > 2/food"],
    ),
    (
        reward_events.SquaresPaid,
        staged(
            C5=FULL_FIVE,
            options={"bank_limit": "150"},
            A={"food": 20},
            B={"food": 4, "sack": 20},
            C={"food": 5, "sack": 100},
        ),
        ["done"],
        ["A food: bank > 0/food"],
    ),
    (
        reward_events.DiceReturned,
        staged(2, C5=["B1", "A*", "S3", "-", "A3"]),
        ["done"],
        [
            "B die 1: column-5/1 > 1/hand",
            "A candy-die: column-5/2 > candy-jar",
            "support-die 3: column-5/3 > reserve",
            "A die 3: column-5/5 > 0/hand",
        ],
    ),
    (
        reward_events.AnaMoved,
        staged(4, C1=["B1", "-", "-", "A5"], C4=["B4", "C*", "-", "D4"]),
        ["done", "ana 4"],
        [
            "C candy-die: column-4/2 > column-4/3",
            "B die 4: column-4/1 > column-4/2",
            "A die 5: column-1/4 > column-4/1",
        ],
    ),
    (
        reward_events.AnaStayed,
        staged(4, rolled=[5], game=small_game(), C2=["B1", "B1", "B2", "B2"]),
        ["place 5 1", "done"],
        ["A die 5: column-1/1 > 0/hand"],
    ),
    (reward_events.CandyFromJar, staged(C2=["-", "-", "-", "A2"]), ["done"], ["A candy-die: candy-jar > 0/candies"]),
    (
        reward_events.CandyFromPlayer,
        staged(C2=["-", "-", "-", "A2"], C={"candies": 1}),
        ["done"],
        ["C candy-die: 2/candies > 0/candies"],
    ),
    (
        reward_events.CandyFromBoard,
        staged(C2=["-", "-", "-", "A2"], C5=["B1", "C*"]),
        ["done"],
        ["C candy-die: column-5/2 > 0/candies"],
    ),
    (reward_events.JarOpened, staged(C5=FULL_FIVE), ["done"], ["A food x2: box > 0/food"]),
    (
        reward_events.JarOpened,
        staged(C5=FULL_FIVE, options={"bank_limit": "150"}),
        ["done"],
        ["A food x2: bank > 0/food"],
    ),
    (
        reward_events.FoodSecured,
        staged(4, C7=["-", "-", "B5", "B5", "B2", "A2"], A={"food": 13}),
        ["done"],
        ["A food x10: 0/food > 0/sack"],
    ),
    (
        reward_events.FoodRobbed,
        staged(C8=["-", "-", "-", "A6"], B={"food": 7}),
        ["done", "rob B"],
        ["B food x4: 1/food > 0/food"],
    ),
    (reward_events.FoodRobbed, staged(C8=["-", "-", "-", "A6"], B={"food": 0}), ["done", "rob B"], []),
    (
        reward_events.FoodGiven,
        staged(C9=["-", "-", "-", "-", "A1"], A={"food": 5}, B={"food": 4}, C={"food": 0}),
        ["done", "left"],
        ["A food x3: 0/food > 1/food", "B food x2: 1/food > 2/food"],
    ),
]


@pytest.mark.parametrize(
    ("event", "lay", "actions", "moves"),
    EXAMPLES,
    ids=[f"{event.__name__}-{at}" for at, (event, *_) in enumerate(EXAMPLES)],
)
def test_an_event_moves_exactly_this(
    event: type[Event], lay: "partial[Flow]", actions: list[str], moves: list[str]
) -> None:
    flow = lay()
    view = RATZZIA.see(flow, SPECTATOR)
    told = act(flow, *actions)
    found = [spelled(move) for each in told if isinstance(each, event) for move in each.moves()]

    assert any(isinstance(each, event) for each in told)
    assert found == moves
    assert follow(dice_on(view), squares_of(RATZZIA, view), told) == dice_on(RATZZIA.see(flow, SPECTATOR))


def test_every_event_that_moves_something_has_an_example() -> None:
    moving = {event for event in EVENTS if event.moves is not Event.moves}

    assert moving == {event for event, *_ in EXAMPLES}


# Places.


def test_places_are_all_that_can_be_counted() -> None:
    flow = cupboard(
        2,
        rolled=[1, 1],
        rolled_support=[6],
        cat=["B5", "S5"],
        C5=["A1", "-", "B*"],
        options={"bank_limit": "150"},
        A={"food": 4, "sack": 10},
        B={"food": 1},
    )
    places = RATZZIA.places(RATZZIA.see(flow, SPECTATOR))
    squares = {place: things for place, things in places.items() if place.startswith(("column-", "cat/"))}

    assert {place: things for place, things in places.items() if place not in squares} == {
        "tray": {"die": 2, "support-die": 1},
        "reserve": {"support-die": 1},
        "candy-jar": {"candy-die": 0},
        "bank": {"food": 135},
        "0/hand": {"die": 3},
        "0/candies": {"candy-die": 0},
        "0/food": {"food": 4},
        "0/sack": {"food": 10},
        "1/hand": {"die": 5},
        "1/candies": {"candy-die": 0},
        "1/food": {"food": 1},
        "1/sack": {"food": 0},
    }
    assert {place: things for place, things in squares.items() if things} == {
        "column-5/1": {"die": 1},
        "column-5/3": {"candy-die": 1},
        "cat/1": {"die": 1},
        "cat/2": {"support-die": 1},
    }
    assert len(squares) == 39 + 5


def test_squares_that_are_covered_are_no_places() -> None:
    places = RATZZIA.places(RATZZIA.see(cupboard(2), SPECTATOR))

    assert ("column-9/1" in places, "column-9/2" in places, "cat/6" in places) == (False, True, False)


def test_a_bank_without_a_limit_is_the_box() -> None:
    assert "bank" not in RATZZIA.places(RATZZIA.see(cupboard(3), SPECTATOR))


@pytest.mark.clause("A-36")
@pytest.mark.parametrize(("food", "left"), [(98, 2), (100, 0), (101, 0)])
def test_a_36_a_bank_that_has_paid_all_is_empty(food: int, left: int) -> None:
    flow = cupboard(2, options={"bank_limit": "100"}, A={"food": food}, B={"food": 0})

    assert RATZZIA.places(RATZZIA.see(flow, SPECTATOR))["bank"] == {"food": left}


# Phases.


def test_every_event_belongs_to_a_phase() -> None:
    assert {event.phase for event in EVENTS} == {"roll", "reroll", "support", "place", "cat", "rewards", "end"}


def test_phases_come_in_the_order_of_a_turn() -> None:
    flow = cupboard(2, "turn", rolls=(1, 1, 1, 1, 1, 1, 2, 2, 2, 4), C1=["B1", "B1", "B1"])
    told = act(flow, "roll", "mark 1", "reroll", "roll-support", "support 2 2", "support 2 3", "place 1 1")
    phases = list(dict.fromkeys(event.phase for event in told))

    assert phases == ["roll", "reroll", "support", "place"]
