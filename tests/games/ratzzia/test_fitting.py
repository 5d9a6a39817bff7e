"""RZ-6: which die goes where."""

import pytest

from rathaus.games.ratzzia import RATZZIA
from rathaus.games.ratzzia.board import Layout
from rathaus.games.ratzzia.components import ANY, CANDY, EMPTY, die
from rathaus.games.ratzzia.fitting import faces_for, wanted

LAYOUT: Layout = RATZZIA.data.layout(4)
FIRST, SECOND = LAYOUT.bottoms[6] + 2, LAYOUT.bottoms[6] + 3  # C7.3 and C7.4, the lower pair


def dice(*values: int) -> list[int]:
    """A roll by face."""
    return [values.count(face) for face in range(7)]


def board(**on: int) -> list[int]:
    """Squares with dice on the lower pair."""
    squares = [EMPTY] * len(LAYOUT.needs)
    squares[FIRST], squares[SECOND] = on.get("first", EMPTY), on.get("second", EMPTY)
    return squares


@pytest.mark.clause("RZ-6.4")
@pytest.mark.parametrize(("column", "value"), [(0, 1), (1, 2), (3, 4), (5, 5), (7, 6)])
def test_rz_6_4_a_square_takes_its_value_only(column: int, value: int) -> None:
    square = LAYOUT.bottoms[column]

    assert wanted(LAYOUT, board(), square) == value
    assert faces_for(LAYOUT, board(), square, dice(1, 2, 3, 4, 5, 6)) == [value]


@pytest.mark.clause("RZ-6.4")
def test_rz_6_4_no_die_of_the_value_no_die() -> None:
    assert faces_for(LAYOUT, board(), LAYOUT.bottoms[1], dice(1, 3, 4)) == []


@pytest.mark.clause("RZ-6.5")
@pytest.mark.parametrize("column", [4, 6])
def test_rz_6_5_a_square_without_a_value_takes_every_die(column: int) -> None:
    square = LAYOUT.bottoms[column]

    assert faces_for(LAYOUT, board(), square, dice(1, 4, 4, 6)) == [1, 4, 6]


@pytest.mark.clause("RZ-6.6")
def test_rz_6_6_the_first_square_of_a_pair_takes_every_die() -> None:
    assert faces_for(LAYOUT, board(), FIRST, dice(1, 2, 6)) == [1, 2, 6]


@pytest.mark.clause("RZ-6.6")
@pytest.mark.parametrize("value", [1, 2, 6])
def test_rz_6_6_the_second_takes_what_lies_on_the_first(value: int) -> None:
    squares = board(first=die(3, value))

    assert faces_for(LAYOUT, squares, SECOND, dice(1, 2, 6)) == [value]


@pytest.mark.clause("A-11")
def test_a_11_the_second_takes_every_die_where_the_first_is_empty() -> None:
    assert wanted(LAYOUT, board(), SECOND) == ANY


@pytest.mark.clause("A-12")
def test_a_12_the_second_takes_every_die_where_a_candy_die_lies_on_the_first() -> None:
    squares = board(first=die(2, CANDY))

    assert faces_for(LAYOUT, squares, SECOND, dice(1, 2, 6)) == [1, 2, 6]
