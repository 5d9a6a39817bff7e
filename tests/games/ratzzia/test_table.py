"""RZ-2: what lies on the table."""

import pytest

from rathaus.games.ratzzia import RATZZIA
from rathaus.games.ratzzia.components import EMPTY, die
from rathaus.games.ratzzia.table import layout_of, no_dice
from tests.games.ratzzia.builder import cupboard


@pytest.mark.clause("RZ-6.1", "RZ-6.2")
def test_rz_6_2_a_die_is_put_on_the_square_after_the_last() -> None:
    table = cupboard(4, C5=["B1"]).table
    square = table.following[4]
    table.put(4, die(0, 3))

    assert (table.squares[square], table.following[4]) == (die(0, 3), square + 1)


@pytest.mark.clause("RZ-6.3", "A-10")
@pytest.mark.parametrize(("dice", "following"), [([], 0), (["B1"], 1), (["-", "B3"], 2), (["B1", "-", "-", "B3"], 4)])
def test_a_10_the_next_square_is_above_the_highest_die(dice: list[str], following: int) -> None:
    flow = cupboard(4, C5=dice)

    assert flow.table.following[4] - layout_of(flow).bottoms[4] == following


def test_a_copy_is_a_table_of_its_own() -> None:
    table = cupboard(4, C5=["B1"]).table
    copy = table.copy()
    copy.put(4, die(0, 3))
    copy.food[0] = 99

    assert table.squares[copy.following[4] - 1] == EMPTY
    assert table.food[0] == 3


def test_no_dice_of_any_face() -> None:
    assert no_dice() == [0] * 7


@pytest.mark.clause("RZ-2.2")
def test_rz_2_2_dice_are_counted_wherever_they_are() -> None:
    flow = cupboard(2, rolled=[1, 2], rolled_support=[5], cat=["A3", "S3"], C5=["B1", "A3", "S3"], C1=["B*"])

    assert RATZZIA.laws(flow) == {
        "dice of seat 0": (6, 6),
        "dice of seat 1": (6, 6),
        "support dice": (3, 3),
        "candy dice": (1, 1),
    }


@pytest.mark.clause("RZ-2.2")
def test_rz_2_2_a_lost_die_breaks_the_law() -> None:
    flow = cupboard(2)
    flow.table.hands[1] -= 1

    assert RATZZIA.laws(flow)["dice of seat 1"] == (5, 6)
