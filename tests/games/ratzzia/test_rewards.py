"""RZ-7: rewards, once the active player has stopped placing."""

import pytest

from rathaus.games.ratzzia.reward_events import ColumnCompleted, DiceReturned, JarOpened, SquaresPaid
from tests.games.ratzzia.builder import Table, act, cupboard, fact, offered, quietly


@pytest.mark.clause("RZ-7.1", "A-13")
def test_rz_7_1_columns_are_checked_from_left_to_right() -> None:
    flow = cupboard(3, "placing", rolled=[3, 4], C4=["B4", "B4", "B1", "B4"], C5=["B1", "B3", "B3", "C3"])
    told = act(flow, "place 3 5", "place 4 4", "done")

    assert [event.column for event in told if isinstance(event, ColumnCompleted)] == [4, 5]


@pytest.mark.clause("RZ-7.1")
def test_rz_7_1_not_before_the_player_stops() -> None:
    flow = cupboard(3, rolled=[1, 3], C5=["B1", "B3", "B3", "B3"])
    act(flow, "place 3 5")

    assert len(fact(flow, "C5")) == 5
    assert "place 1 1" in offered(flow)


@pytest.mark.clause("RZ-7.2")
def test_rz_7_2_a_die_on_the_top_square_is_enough() -> None:
    flow = cupboard(3, "rewards", C5=["-", "-", "B3", "-", "A3"])

    assert fact(flow, "C5") == []
    assert ColumnCompleted(seat=0, column=5, reward="sausages") in flow.told


@pytest.mark.clause("RZ-7.2")
def test_rz_7_2_without_one_a_column_is_not_complete() -> None:
    flow = cupboard(3, "rewards", C5=["B1", "B3", "B3", "B3"])

    assert len(fact(flow, "C5")) == 4
    assert flow.asked() == [1]


@pytest.mark.clause("RZ-4.3", "RZ-7.3")
def test_rz_7_3_everybody_is_paid_for_the_squares_under_own_dice() -> None:
    flow = cupboard(4, "rewards", active="D", C6=["A5", "B6", "B5", "C6", "D5"], **fed(A=0, B=0, C=0, D=0))

    assert flow.table.food == [0, 1, 0, 5]
    assert [event for event in flow.told if isinstance(event, SquaresPaid)] == [
        SquaresPaid(seat=3, column=6, sausages=1, is_bank_limited=False),
        SquaresPaid(seat=1, column=6, sausages=1, is_bank_limited=False),
    ]


@pytest.mark.clause("RZ-7.3")
def test_rz_7_3_everybody_takes_own_dice_back() -> None:
    flow = cupboard(3, "rewards", C5=["B1", "C3", "B3", "-", "A3"])

    assert [fact(flow, seat)["hand"] for seat in "ABC"] == [7, 7, 7]
    assert DiceReturned(column=5, rows=[1, 2, 3, 5], owners=[1, 2, 1, 0], values=[1, 3, 3, 3]) in flow.told


@pytest.mark.clause("RZ-7.4")
def test_rz_7_4_the_reward_is_the_active_player_s_whoever_owns_the_top_die() -> None:
    flow = cupboard(3, "rewards", active="B", C5=["A1", "A3", "A3", "A3", "A3"], **fed(A=0, B=0, C=0))

    assert flow.table.food == [4, 2, 0]


@pytest.mark.clause("RZ-7.7", "RZ-7.3", "RZ-7.4", "RZ-7.5")
def test_rz_7_7_the_example_of_column_five() -> None:
    flow = cupboard(3, rolled=[3], C5=["B1", "B3", "C3", "B3"], **fed(A=0, B=0, C=0))
    told = act(flow, "place 3 5", "done")

    assert flow.table.food == [3, 2, 1]
    assert flow.table.sacks == [0, 0, 0]
    assert JarOpened(seat=0, sausages=2, is_bank_limited=False) in told


@pytest.mark.clause("RZ-11.7")
def test_rz_11_7_a_square_under_a_support_die_pays_nobody() -> None:
    flow = cupboard(2, rolled_support=[3], C5=["B1", "B3", "A3", "B3"], **fed(A=0, B=0))
    told = act(flow, "support 3 5", "done")

    assert flow.table.food == [3, 2]
    assert sum(event.sausages for event in told if isinstance(event, SquaresPaid)) == 3
    assert fact(flow, "reserve") == 3


@pytest.mark.clause("RZ-11.7")
def test_rz_11_7_support_dice_below_return_to_the_reserve() -> None:
    flow = cupboard(2, rolled=[3], C5=["S1", "S3", "S3", "B3"], **fed(A=0, B=0))
    act(flow, "place 3 5", "done")

    assert (flow.table.food, fact(flow, "reserve")) == ([3, 1], 3)


@pytest.mark.clause("A-13")
def test_a_13_one_column_is_done_before_the_next_is_looked_at() -> None:
    flow = cupboard(3, "rewards", C8=["B6", "B6", "B6", "A6"], C9=["B1", "B3", "B5", "C3", "A1"])
    told = act(flow, "rob B")

    assert [type(event).__name__ for event in told[:3]] == ["FoodRobbed", "ColumnCompleted", "SquaresPaid"]


@pytest.mark.clause("A-13", "A-27")
def test_a_13_whether_a_column_is_complete_is_seen_when_it_is_reached() -> None:
    flow = cupboard(3, "rewards", C2=["B2", "B2", "B2", "A2"], C5=["B1", "B3", "B3", "B3", "A*"])

    assert [event.column for event in flow.told if isinstance(event, ColumnCompleted)] == [2]
    assert (fact(flow, "C5"), fact(flow, "A")["candies"]) == (["B1", "B3", "B3", "B3"], 1)


@pytest.mark.clause("A-14")
def test_a_14_squares_are_paid_before_the_reward() -> None:
    flow = cupboard(3, "rewards", C8=["A6", "C6", "C6", "B6"], **fed(A=0, B=6, C=0))
    act(flow, "rob B")

    assert flow.table.food == [4, 3, 1]


@pytest.mark.clause("A-14")
def test_a_14_dice_are_home_before_the_reward() -> None:
    flow = cupboard(3, "rewards", C8=["A6", "A6", "B6", "B6"])

    assert offered(flow) == ["rob B", "rob C"]
    assert [fact(flow, seat)["hand"] for seat in "AB"] == [7, 7]


@pytest.mark.clause("A-24")
def test_a_24_a_candy_die_earns_for_the_player_whose_colour_is_up() -> None:
    flow = cupboard(3, "rewards", C5=["C1", "B*", "C3", "C3", "A3"], **fed(A=0, B=0, C=0))

    assert flow.table.food == [3, 1, 2]


@pytest.mark.clause("RZ-12.2e", "A-25")
@pytest.mark.parametrize("option", ["jar", "owner"])
def test_rz_12_2e_a_candy_die_returns_to_the_jar(option: str) -> None:
    flow = cupboard(3, "rewards", C5=["C1", "B*", "C3", "C3", "A3"], options={"candy_on_cat": option})

    assert (fact(flow, "jar"), fact(flow, "B")["candies"], fact(flow, "B")["hand"]) == (1, 0, 7)


@pytest.mark.clause("RZ-7.3")
def test_rz_7_3_squares_are_paid_unheard_too() -> None:
    flow = cupboard(3, rolled=[3], C5=["B1", "B3", "C3", "B3"], **fed(A=0, B=0, C=0))
    quietly(flow, "place 3 5", "done")

    assert flow.table.food == [3, 2, 1]


def fed(**food: int) -> Table:
    """So much unsecured food before each."""
    return {seat: {"food": amount} for seat, amount in food.items()}
