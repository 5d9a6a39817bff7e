"""RZ-2.5, RZ-3.2: the board, and what of it is to be seen."""

import pytest

from rathaus.games.ratzzia import RATZZIA
from rathaus.games.ratzzia.components import REWARD_NAMES
from tests.games.ratzzia.builder import cupboard

BOARD = """
1:0 1:1 1:0 any:0
2:0 2:1 2:0 2:1
1:0 2:0 3:0 4:0 5:1 6:1
4:0 4:1 any:0 4:0 4:1
any:0 3:1 3:1 3:1 3:1
5:0 6:0 5:1 6:0 5:1
any:0 1:0 =:0 =:0 =:0 =:0
6:0 6:1 6:0 6:1 6:0
1:0 3:1 5:0 3:1 1:0
"""


def spelled(players: int) -> list[str]:
    columns = RATZZIA.see(cupboard(players), 0).columns
    return [" ".join(f"{square.need}:{square.pay}" for square in column.squares) for column in columns]


@pytest.mark.clause("RZ-2.5", "RZ-4.3")
@pytest.mark.parametrize("players", [4, 5])
def test_rz_2_5_with_four_or_five_players_the_whole_board_is_to_be_seen(players: int) -> None:
    assert spelled(players) == BOARD.strip().splitlines()


@pytest.mark.clause("RZ-2.5", "RZ-10.2")
def test_rz_2_5_the_rewards_above_the_columns() -> None:
    columns = RATZZIA.see(cupboard(4), 0).columns

    assert [(column.reward, column.sausages) for column in columns] == [
        ("ana", 0),
        ("candy", 0),
        ("sausages", 5),
        ("sausages", 3),
        ("sausages", 2),
        ("sausages", 4),
        ("secure", 0),
        ("greedy", 0),
        ("accountant", 0),
    ]
    assert {column.reward for column in columns} == set(REWARD_NAMES)


@pytest.mark.clause("RZ-2.6", "RZ-3.2", "A-46")
@pytest.mark.parametrize(
    ("players", "rows"),
    [
        (2, [1, 2, 2, 1, 1, 2, 2, 2, 2]),
        (3, [1, 1, 2, 1, 1, 2, 2, 2, 1]),
        (4, [1] * 9),
        (5, [1] * 9),
    ],
)
def test_a_46_a_piece_is_used_with_its_number_of_players_or_fewer(players: int, rows: list[int]) -> None:
    columns = RATZZIA.see(cupboard(players), 0).columns

    assert [column.squares[0].row for column in columns] == rows


@pytest.mark.clause("RZ-3.2")
@pytest.mark.parametrize(("players", "squares"), [(2, 39), (3, 41), (4, 45), (5, 45)])
def test_rz_3_2_so_many_squares_are_left(players: int, squares: int) -> None:
    columns = RATZZIA.see(cupboard(players), 0).columns

    assert sum(len(column.squares) for column in columns) == squares


@pytest.mark.clause("RZ-3.2", "RZ-9.2")
@pytest.mark.parametrize(("players", "greys", "length"), [(2, 1, 5), (3, 1, 5), (4, 2, 6), (5, 2, 6)])
def test_rz_9_2_grey_squares(players: int, greys: int, length: int) -> None:
    layout = RATZZIA.data.layout(players)

    assert (layout.greys, layout.cat_length) == (greys, length)


@pytest.mark.clause("A-38")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_38_the_row_of_the_cat_is_shorter_than_a_hand(players: int) -> None:
    layout = RATZZIA.data.layout(players)

    assert layout.cat_length < layout.dice


@pytest.mark.parametrize(("square", "column", "row"), [(0, 0, 1), (3, 0, 4), (4, 1, 1), (44, 8, 5)])
def test_a_square_has_a_column_and_a_row(square: int, column: int, row: int) -> None:
    layout = RATZZIA.data.layout(4)

    assert (layout.column_of(square), layout.row_of(square)) == (column, row)
