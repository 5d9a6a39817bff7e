"""RZ-2, RZ-3: what is printed on Ratzzia's board, covered or not."""

import pytest

from rathaus.games.ratzzia import RATZZIA


@pytest.mark.clause("RZ-3.2")
def test_rz_3_2_covered_squares_keep_their_printed_values() -> None:
    two, four = (RATZZIA.printed(players).columns for players in (2, 4))

    assert [square.is_covered for square in two[2].squares] == [True, False, False, False, False, False]
    assert not any(square.is_covered for column in four for square in column.squares)
    lowest = two[2].squares[0]
    assert (lowest.row, lowest.need, lowest.pay) == (1, "1", 0)
    assert (two[2].reward, two[2].sausages) == ("sausages", 5)


@pytest.mark.clause("RZ-6.6")
def test_rz_6_6_pairs_carry_their_letter() -> None:
    squares = RATZZIA.printed(5).columns[6].squares

    assert [(square.need, square.pair) for square in squares[1:]] == [("1", ""), *[("=", "A")] * 2, *[("=", "B")] * 2]


@pytest.mark.clause("RZ-9.3")
def test_rz_9_3_the_cat_row_tells_red_marked_and_covered_squares() -> None:
    unnamed = RATZZIA.with_data(RATZZIA.data_text.replace('marked = "K2"', ""), "mine")

    assert [square.is_red for square in RATZZIA.printed(3).cat] == [False, False, True, True, True, True]
    assert [square.is_covered for square in RATZZIA.printed(3).cat] == [True, *[False] * 5]
    for game in (RATZZIA, unnamed):
        assert [square.is_marked for square in game.printed(4).cat] == [False, True, *[False] * 4]


@pytest.mark.clause("RZ-3.5", "RZ-2.1")
def test_rz_3_5_what_so_many_begin_with() -> None:
    printed = RATZZIA.printed(2)

    assert (printed.dice, printed.support, printed.candy) == (6, 3, 1)
    assert (printed.goal, printed.start_food) == (25, 3)
    assert [(token.name, token.worth) for token in printed.tokens] == [("cheese", 10), ("biscuit", 5), ("sausage", 1)]
