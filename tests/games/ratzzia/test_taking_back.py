"""RZ-8: taking dice back."""

import pytest

from rathaus.games.ratzzia.events import DiceTakenBack
from tests.games.ratzzia.builder import act, cupboard, fact, offered, quietly


@pytest.mark.clause("RZ-8.1")
def test_rz_8_1_all_own_dice_of_one_column_come_back() -> None:
    flow = cupboard(3, C4=["A4"], C5=["A1", "B3", "A3"])
    told = act(flow, "take-back 5")

    assert told[0] == DiceTakenBack(seat=0, column=5, dice=2, candies=0, rows=[1, 3], values=[1, 3])
    assert (fact(flow, "C4"), fact(flow, "C5"), fact(flow, "A")["hand"]) == (["A4"], ["-", "B3"], 6)


@pytest.mark.clause("RZ-8.3", "RZ-6.3", "A-10")
def test_rz_8_3_gaps_stay_and_the_next_die_goes_above_the_highest() -> None:
    flow = cupboard(3, rolls=(3,), C5=["A1", "A3", "B3"])
    act(flow, "take-back 5", "roll", "keep", "place 3 5")

    assert fact(flow, "C5") == ["-", "-", "B3", "B3"]


@pytest.mark.clause("A-10")
def test_a_10_above_the_highest_die_means_lower_where_the_highest_was_taken() -> None:
    flow = cupboard(3, active="C", C5=["B1", "A3", "C3"])
    act(flow, "take-back 5")

    assert fact(flow, "C5") == ["B1", "A3"]


@pytest.mark.clause("A-10")
def test_a_10_an_empty_column_starts_again_at_its_first_square() -> None:
    flow = cupboard(2, active="B", rolls=(3,) * 6, C9=["B3", "B5"])
    act(flow, "take-back 9", "roll", "keep", "skip")

    assert "place 3 9" in offered(flow)


@pytest.mark.clause("A-45")
def test_a_45_support_dice_are_not_taken_back() -> None:
    flow = cupboard(2, C5=["A1", "S3", "S3"])
    act(flow, "take-back 5")

    assert (fact(flow, "C5"), fact(flow, "reserve")) == (["-", "S3", "S3"], 1)


@pytest.mark.clause("A-25")
@pytest.mark.parametrize("option", ["jar", "owner"])
def test_a_25_an_own_candy_die_goes_back_to_the_jar(option: str) -> None:
    flow = cupboard(4, C5=["A1", "A*", "B*"], options={"candy_on_cat": option})
    told = act(flow, "take-back 5")

    assert told[0] == DiceTakenBack(seat=0, column=5, dice=1, candies=1, rows=[1, 2], values=[1, 0])
    assert (fact(flow, "C5"), fact(flow, "jar"), fact(flow, "A")["candies"]) == (["-", "-", "B*"], 1, 0)


@pytest.mark.clause("A-37")
def test_a_37_columns_are_not_checked_after_taking_back() -> None:
    flow = cupboard(3, C4=["A4"], C5=["B1", "B3", "B3", "B3", "B3"])
    act(flow, "take-back 4")

    assert (len(fact(flow, "C5")), flow.asked()) == (5, [1])


@pytest.mark.clause("RZ-8.1")
def test_rz_8_1_dice_come_back_unheard_too() -> None:
    flow = cupboard(3, C5=["A1"])
    quietly(flow, "take-back 5")

    assert fact(flow, "C5") == []
