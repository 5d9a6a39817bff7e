"""RZ-5.2, RZ-5.3: rolling the dice of the hand, and the one re-roll."""

import pytest

from rathaus.core.view import decision_for
from rathaus.games.ratzzia.events import DiceKept, DiceRerolled, DiceRolled, DieMarked, PlacingBegan
from rathaus.games.ratzzia.rolling import values
from tests.games.ratzzia.builder import act, cupboard, fact, offered


@pytest.mark.clause("RZ-5.2", "A-01")
def test_a_01_all_dice_of_the_hand_are_rolled() -> None:
    flow = cupboard(3, rolls=(6, 5, 5, 2, 1), C5=["A1", "A3"])
    told = act(flow, "roll")

    assert told == [DiceRolled(seat=0, values=[1, 2, 5, 5, 6])]
    assert (fact(flow, "rolled"), fact(flow, "A")["hand"]) == ([1, 2, 5, 5, 6], 0)


@pytest.mark.clause("RZ-5.3")
def test_rz_5_3_any_die_of_the_roll_may_be_marked() -> None:
    flow = cupboard(3, "reroll", rolled=[1, 5, 5])

    assert offered(flow) == ["mark 1", "mark 5", "keep"]


@pytest.mark.clause("RZ-5.3")
def test_rz_5_3_marked_dice_are_thrown_together() -> None:
    flow = cupboard(3, "reroll", rolled=[1, 5, 5], rolls=(6, 2))
    told = act(flow, "mark 5", "mark 1", "reroll")

    assert told == [
        DieMarked(seat=0, value=5),
        DieMarked(seat=0, value=1),
        DiceRerolled(seat=0, dice=2, values=[2, 6], recovered=0),
        PlacingBegan(seat=0, support=0),
    ]
    assert fact(flow, "rolled") == [2, 5, 6]


@pytest.mark.clause("RZ-5.3")
def test_rz_5_3_no_more_dice_of_a_value_are_marked_than_there_are() -> None:
    flow = cupboard(3, "reroll", rolled=[1, 5, 5])
    act(flow, "mark 5", "mark 5")

    assert offered(flow) == ["mark 1", "reroll"]


@pytest.mark.clause("RZ-5.3")
def test_rz_5_3_all_dice_may_be_rolled_again() -> None:
    flow = cupboard(3, "reroll", rolled=[1, 5], rolls=(3, 3))
    act(flow, "mark 1", "mark 5")

    assert offered(flow) == ["reroll"]


@pytest.mark.clause("RZ-5.3")
def test_rz_5_3_all_dice_may_be_kept() -> None:
    flow = cupboard(3, "reroll", rolled=[1, 5, 5])
    told = act(flow, "keep")

    assert told == [DiceKept(seat=0), PlacingBegan(seat=0, support=0)]
    assert fact(flow, "rolled") == [1, 5, 5]


@pytest.mark.clause("RZ-5.3")
def test_rz_5_3_dice_are_rolled_again_only_once() -> None:
    flow = cupboard(3, "reroll", rolled=[1, 5], rolls=(1, 5))
    act(flow, "mark 1", "mark 5", "reroll")

    assert not [text for text in offered(flow) if text.startswith("mark")]


@pytest.mark.clause("RZ-5.3")
def test_rz_5_3_without_a_die_left_nothing_is_asked() -> None:
    flow = cupboard(3, rolls=(2, 2), C1=["A1"] * 3, C8=["A6"] * 2, cat=["B2"])
    told = act(flow, "roll")

    assert (fact(flow, "rolled"), fact(flow, "cat")) == ([], ["B2", "A2", "A2"])
    assert told[-1] == PlacingBegan(seat=0, support=0)


@pytest.mark.clause("RZ-9.5", "A-08")
def test_a_08_dice_that_an_early_cat_gave_back_may_be_marked() -> None:
    flow = cupboard(3, "reroll", rolled=[1, 3], recovered=2, C1=["A1"])

    assert offered(flow) == ["mark 1", "mark 3", "mark-recovered", "keep"]


@pytest.mark.clause("A-08")
def test_a_08_recovered_dice_are_thrown_with_the_others() -> None:
    flow = cupboard(3, "reroll", rolled=[1, 3], recovered=2, rolls=(4, 4, 5))
    told = act(flow, "mark-recovered", "mark 3", "mark-recovered", "reroll")

    assert told[0] == DieMarked(seat=0, value=0)
    assert DiceRerolled(seat=0, dice=3, values=[4, 4, 5], recovered=2) in told
    assert (fact(flow, "rolled"), fact(flow, "recovered"), fact(flow, "A")["hand"]) == ([1, 4, 4, 5], 0, 3)


@pytest.mark.clause("A-08")
def test_a_08_recovered_dice_that_are_not_rolled_stay_in_hand() -> None:
    flow = cupboard(3, "reroll", rolled=[1, 3], recovered=5)
    act(flow, "mark-recovered", "reroll")

    assert (fact(flow, "A")["hand"], len(fact(flow, "rolled"))) == (4, 3)


@pytest.mark.clause("A-08")
def test_a_08_no_more_recovered_dice_are_marked_than_there_are() -> None:
    flow = cupboard(3, "reroll", rolled=[1], recovered=1)
    act(flow, "mark-recovered")

    assert offered(flow) == ["mark 1", "reroll"]


@pytest.mark.clause("A-08")
def test_a_08_recovered_dice_may_be_left_alone() -> None:
    flow = cupboard(3, "reroll", rolled=[1], recovered=3)
    act(flow, "keep")

    assert (fact(flow, "recovered"), fact(flow, "A")["hand"]) == (0, 6)


@pytest.mark.clause("A-08")
def test_a_08_recovered_dice_alone_are_reason_to_ask() -> None:
    flow = cupboard(3, "reroll", recovered=1)

    assert offered(flow) == ["mark-recovered", "keep"]


def test_the_question_says_how_many_dice_are_marked() -> None:
    flow = cupboard(3, "reroll", rolled=[1, 5], recovered=1)
    act(flow, "mark 5", "mark-recovered")

    decision = decision_for(flow, 0)
    assert decision is not None
    assert decision.args == {"marked": 2}


@pytest.mark.parametrize(("rolled", "listed"), [([0] * 7, []), ([0, 2, 0, 0, 0, 0, 1], [1, 1, 6])])
def test_dice_are_listed_by_value(rolled: list[int], listed: list[int]) -> None:
    assert values(rolled) == listed
