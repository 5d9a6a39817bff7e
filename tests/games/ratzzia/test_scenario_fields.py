"""Ratzzia's table in a scenario's words."""

from typing import Any

import pytest

from rathaus.core.errors import FieldError
from rathaus.core.flow import step_name
from rathaus.core.rng import fast
from rathaus.core.scenario import Fields
from rathaus.games.ratzzia import RATZZIA
from rathaus.games.ratzzia.scenario import PHASES
from tests.games.ratzzia.builder import act, cupboard, fact, small_game


def problem(players: int = 3, **table: Any) -> str:
    """What is wrong with the fields."""
    with pytest.raises(FieldError) as caught:
        cupboard(players, **table)
    return str(caught.value)


def test_what_is_not_named_is_as_at_the_start() -> None:
    flow = cupboard(2)

    assert RATZZIA.facts(flow) == {
        "turn": 1,
        "active": "A",
        **{f"C{column}": [] for column in range(1, 10)},
        "cat": [],
        "rolled": [],
        "rolled_support": [],
        "jar": 1,
        "reserve": 3,
        "recovered": 0,
        "forced": 0,
        "A": {"hand": 6, "candies": 0, "food": 3, "sack": 0},
        "B": {"hand": 6, "candies": 0, "food": 4, "sack": 0},
    }


def test_the_start_player_is_active_where_nobody_is_named() -> None:
    flow = RATZZIA.start(4, RATZZIA.agreed(4, {}), fast("mice"))
    start = (flow.table.active + 1) % 4
    RATZZIA.arrange(flow, Fields({}, ["table"]))

    assert (flow.table.active, flow.table.food[start]) == (start, 3)


def test_dice_lie_where_they_are_named_and_the_others_in_hand() -> None:
    flow = cupboard(4, rolled=[6, 1], C5=["B2", "-", "A3"], cat=["A4", "B4"], C9=["C*"], D={"candies": 1})

    assert (fact(flow, "C5"), fact(flow, "cat"), fact(flow, "C9")) == (["B2", "-", "A3"], ["A4", "B4"], ["C*"])
    assert [fact(flow, seat)["hand"] for seat in "ABCD"] == [3, 5, 7, 7]
    assert (fact(flow, "rolled"), fact(flow, "jar")) == ([1, 6], 0)


@pytest.mark.parametrize(
    ("phase", "steps"),
    [
        ("turn", ["choose-turn", "take-turn"]),
        ("roll", ["roll-dice", "offer-reroll", "offer-support", "begin-placing", "check-columns", "take-turn"]),
        ("reroll", ["offer-reroll", "offer-support", "begin-placing", "check-columns", "take-turn"]),
        ("support", ["offer-support", "begin-placing", "check-columns", "take-turn"]),
        ("placing", ["begin-placing", "check-columns", "take-turn"]),
        ("rewards", ["check-columns", "take-turn"]),
    ],
)
def test_a_phase_is_what_is_still_to_do(phase: str, steps: list[str]) -> None:
    flow = RATZZIA.start(3, RATZZIA.agreed(3, {}), fast("mice"))
    RATZZIA.arrange(flow, Fields({"phase": phase}, ["table"]))

    assert [step_name(step) for step in reversed(flow.todo)] == steps


def test_every_phase_is_shown_above() -> None:
    assert PHASES == ("turn", "roll", "reroll", "support", "placing", "rewards")


@pytest.mark.parametrize(
    ("table", "step"),
    [({}, "choose-turn"), ({"rolled": [1]}, "place-dice"), ({"rolled": [1], "recovered": 1}, "mark-dice")],
)
def test_without_a_phase_the_dice_tell_where_the_turn_stands(table: dict[str, Any], step: str) -> None:
    flow = cupboard(3, **table)

    assert step_name(flow.todo[-1]) == step


def test_facts_are_what_arrange_understands() -> None:
    flow = cupboard(
        2,
        rolled=[1, 2],
        rolled_support=[4],
        forced=1,
        turn=7,
        cat=["A3", "S3"],
        C4=["S4"],
        C5=["B2", "-", "A3"],
        C8=["B*"],
    )
    facts = RATZZIA.facts(flow)
    again = RATZZIA.start(2, RATZZIA.agreed(2, {}), fast("rats"))
    RATZZIA.arrange(again, Fields(facts, ["table"]))

    assert RATZZIA.facts(again) == facts


def test_facts_of_a_game_under_way_are_understood_too() -> None:
    flow = cupboard(3, rolls=(5,), cat=["B5", "B5", "C5", "C5"], C5=["A1", "A3"])
    act(flow, "roll")
    facts = RATZZIA.facts(flow)
    RATZZIA.arrange(flow, Fields(facts, ["table"]))

    assert facts["recovered"] == 3
    assert RATZZIA.facts(flow) == facts


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ({"C5": ["A7"]}, "table.C5: unknown 'A7', expected one of -, A1"),
        ({"C5": ["D1"]}, "table.C5: unknown 'D1', expected one of -, A1"),
        ({"C5": ["S1"]}, "table.C5: unknown 'S1', expected one of -, A1"),
        ({"C5": "A1"}, "table.C5: 'A1' is not a list of names"),
        ({"C1": ["A1"] * 5}, "table.C1: 5 dice, but there are 4 squares"),
        ({"C7": ["A1"] * 6}, "table.C7: 6 dice, but there are 5 squares"),
        ({"C10": ["A1"]}, "table.C10: unknown field, expected one of "),
        ({"cat": ["A1"] * 6}, "table.cat: 6 dice, but there are 5 squares"),
        ({"cat": ["-"]}, "table.cat: unknown '-', expected one of A1"),
        ({"cat": ["A*"]}, "table.cat: unknown 'A*', expected one of A1"),
        ({"rolled": [7]}, "table.rolled: unknown '7', expected one of 1, 2, 3, 4, 5, 6"),
        ({"active": "D"}, "table.active: 'D' is no seat, expected A to C"),
        ({"phase": "sleep"}, "table.phase: unknown 'sleep', expected one of turn, roll, reroll"),
        ({"A": {"mice": 1}}, "table.A.mice: unknown field, expected one of candies, food, hand, sack"),
        ({"A": {"food": -1}}, "table.A.food: -1 is not a number from 0 up"),
        ({"D": {"food": 1}}, "table.D: unknown field, expected one of A, B, C, C1"),
    ],
)
def test_what_cannot_be_is_named(table: dict[str, Any], complaint: str) -> None:
    assert problem(**table).startswith(complaint)


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ({"C8": ["A6"] * 4, "C1": ["A1"] * 4}, "table.A: 1 more dice lie elsewhere than there are for 'hand'"),
        ({"C8": ["A6"], "A": {"hand": 7}}, "table.A.hand: 7, but 6 dice are left for it"),
        ({"C8": ["A*"], "C9": ["A*"]}, "table: 1 more dice lie elsewhere than there are for 'jar'"),
        ({"jar": 0}, "table.jar: 0, but 1 dice are left for it"),
        ({"reserve": 3}, "table.reserve: 3, but 0 dice are left for it"),
    ],
)
def test_dice_must_add_up(table: dict[str, Any], complaint: str) -> None:
    assert problem(**table) == complaint


@pytest.mark.parametrize("phase", ["turn", "roll", "rewards"])
def test_dice_of_a_roll_lie_there_only_between_roll_and_rewards(phase: str) -> None:
    assert problem(phase=phase, rolled=[1]) == f"table.rolled: no dice of a roll lie there in phase {phase!r}"


@pytest.mark.parametrize("phase", ["turn", "reroll", "support", "rewards"])
def test_rolled_support_dice_lie_there_only_while_dice_are_placed(phase: str) -> None:
    complaint = problem(2, phase=phase, rolled_support=[1])

    assert complaint == f"table.rolled_support: no support dice lie there in phase {phase!r}"


@pytest.mark.parametrize("table", [{"phase": "placing", "recovered": 1}, {"recovered": 7, "rolled": [1]}])
def test_recovered_dice_are_in_hand_before_the_reroll(table: dict[str, Any]) -> None:
    assert problem(**table).endswith("but only dice in hand in phase 'reroll' were recovered")


def test_support_dice_are_named_wherever_the_board_has_them() -> None:
    flow = cupboard(3, game=small_game(), C2=["S4"])

    assert (fact(flow, "C2"), fact(flow, "reserve")) == (["S4"], 1)


@pytest.mark.parametrize(("text", "drawn"), [("1", 0), ("6", 5)])
def test_a_die_is_named_by_its_value(text: str, drawn: int) -> None:
    assert RATZZIA.piece(text) == drawn


def test_an_unknown_value_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown value '7', expected one of 1, 2, 3, 4, 5, 6"):
        RATZZIA.piece("7")
