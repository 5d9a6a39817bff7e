"""RZ-11: support dice, with two players."""

import pytest

from rathaus.core.view import decision_for
from rathaus.games.ratzzia.events import DiceForced, SupportDeclined, SupportRolled
from tests.games.ratzzia.builder import act, cupboard, fact, offered, quietly, recovered


@pytest.mark.clause("RZ-11.2", "A-41")
def test_a_41_support_dice_are_offered_after_the_own_dice_and_before_placing() -> None:
    flow = cupboard(2, rolls=(1,) * 6)
    act(flow, "roll", "keep")

    assert offered(flow) == ["skip", "roll-support"]


@pytest.mark.clause("RZ-11.2", "A-41")
def test_a_41_also_after_a_second_roll() -> None:
    flow = cupboard(2, "reroll", rolled=[1, 2])
    act(flow, "mark 1", "reroll")

    assert offered(flow) == ["skip", "roll-support"]


@pytest.mark.clause("RZ-11.2")
@pytest.mark.parametrize(("on_board", "dice"), [([], 3), (["S1"], 2), (["S1", "S1"], 1)])
def test_rz_11_2_all_that_are_in_the_reserve_are_rolled(on_board: list[str], dice: int) -> None:
    flow = cupboard(2, "support", rolled=[1], rolls=(2, 4, 6), C1=on_board)
    told = act(flow, "roll-support")

    assert told[0] == SupportRolled(seat=0, values=[2, 4, 6][:dice])
    assert (fact(flow, "rolled_support"), fact(flow, "reserve")) == ([2, 4, 6][:dice], 0)


@pytest.mark.clause("RZ-11.2")
def test_rz_11_2_they_may_be_left_where_they_are() -> None:
    flow = cupboard(2, "support", rolled=[1])
    told = act(flow, "skip")

    assert told[0] == SupportDeclined(seat=0)
    assert (fact(flow, "rolled_support"), fact(flow, "reserve")) == ([], 3)


@pytest.mark.clause("RZ-11.2")
def test_rz_11_2_without_support_dice_nothing_is_asked() -> None:
    flow = cupboard(2, "support", rolled=[1], C1=["S1", "S1", "S1"])

    assert offered(flow)[0] == "place 1 1"


@pytest.mark.clause("RZ-11.2")
def test_rz_11_2_with_more_players_nothing_is_asked() -> None:
    flow = cupboard(3, "support", rolled=[1])

    assert offered(flow)[0] == "place 1 1"


@pytest.mark.clause("RZ-11.4")
def test_rz_11_4_support_dice_are_never_rolled_again() -> None:
    flow = cupboard(2, "support", rolled=[1], rolls=(2, 4, 6))
    act(flow, "roll-support")

    assert not [text for text in offered(flow) if text.startswith("mark")]


@pytest.mark.clause("RZ-11.4")
def test_rz_11_4_support_dice_are_placed_like_others() -> None:
    flow = cupboard(2, rolled=[2], rolled_support=[2, 3])
    act(flow, "support 3 5", "support 2 2", "place 2 2", "done")

    assert (fact(flow, "C2"), fact(flow, "C5")) == (["S2", "A2"], ["S3"])


@pytest.mark.clause("A-42")
def test_a_42_the_cat_takes_support_dice_that_match() -> None:
    flow = cupboard(2, "support", rolled=[1], rolls=(5, 5, 2), cat=["B5"])
    told = act(flow, "roll-support")

    assert DiceForced(seat=0, value=5, dice=2, is_support=True, square=2) in told
    assert (fact(flow, "cat"), fact(flow, "rolled_support")) == (["B5", "S5", "S5"], [2])
    assert fact(flow, "forced") == 0


@pytest.mark.clause("A-42")
def test_a_42_support_dice_may_go_to_a_grey_square() -> None:
    flow = cupboard(2, rolled=[1], rolled_support=[5])
    act(flow, "support-cat 5")

    assert fact(flow, "cat") == ["S5"]
    assert not [text for text in offered(flow) if "cat" in text]


@pytest.mark.clause("A-08", "A-44")
def test_a_44_support_dice_that_filled_the_row_are_not_rolled_again() -> None:
    flow = cupboard(2, "support", rolled=[1], rolls=(5, 5, 2), cat=["B5", "B5", "A5", "A5"], C5=["A2"])
    told = act(flow, "roll-support")

    assert recovered(told) == [0]
    assert (fact(flow, "rolled"), fact(flow, "rolled_support"), fact(flow, "reserve")) == ([1], [2, 5], 1)
    assert fact(flow, "A")["hand"] == 5
    assert "roll-support" not in offered(flow)


@pytest.mark.clause("RZ-11.8", "A-44")
def test_a_44_support_dice_that_a_cat_sent_back_can_be_rolled_at_the_usual_moment() -> None:
    flow = cupboard(2, rolls=(5,), cat=["B5", "S5", "B5", "B5"], C1=["S1", "S1"])
    told = act(flow, "roll")

    assert recovered(told) == [1]
    act(flow, "keep")
    assert offered(flow) == ["skip", "roll-support"]
    assert fact(flow, "reserve") == 3


@pytest.mark.clause("RZ-11.8", "A-44")
def test_a_44_also_where_the_cat_came_on_the_second_roll() -> None:
    flow = cupboard(2, "reroll", rolled=[1, 2], rolls=(5,), cat=["B5", "S5", "S5", "S5"])
    act(flow, "mark 2", "reroll")

    assert offered(flow) == ["skip", "roll-support"]
    assert fact(flow, "reserve") == 3


def test_the_question_says_how_many_support_dice_there_are() -> None:
    flow = cupboard(2, "support", rolled=[1], C1=["S1"])

    decision = decision_for(flow, 0)
    assert decision is not None
    assert decision.args == {"dice": 2}


@pytest.mark.clause("RZ-11.2")
@pytest.mark.parametrize(("answer", "reserve"), [("skip", 3), ("roll-support", 0)])
def test_rz_11_2_support_dice_are_rolled_or_left_unheard_too(answer: str, reserve: int) -> None:
    flow = cupboard(2, "support", rolled=[1], rolls=(2, 4, 6))
    quietly(flow, answer)

    assert fact(flow, "reserve") == reserve
