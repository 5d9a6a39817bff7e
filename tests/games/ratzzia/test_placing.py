"""RZ-6: placing dice."""

import pytest

from rathaus.core.errors import UndoRefusedError
from rathaus.core.match import Match
from rathaus.core.view import decision_for
from rathaus.games.ratzzia import RATZZIA
from rathaus.games.ratzzia.events import CandyPlaced, DiePlaced, PlacingEnded, TurnBegan
from rathaus.games.ratzzia.table import Flow
from tests.games.ratzzia.builder import act, cupboard, fact, offered, quietly


def into(flow: Flow, column: int) -> list[str]:
    """The dice that may go into a column."""
    return [text for text in offered(flow) if text.startswith("place") and text.endswith(f" {column}")]


@pytest.mark.clause("RZ-5.4")
def test_rz_5_4_at_least_one_die_is_placed() -> None:
    flow = cupboard(3, rolled=[1, 1])

    assert "done" not in offered(flow)
    act(flow, "place 1 1")
    assert "done" in offered(flow)


@pytest.mark.clause("RZ-5.4", "RZ-6.1", "RZ-6.2", "A-49")
def test_a_49_dice_go_into_any_columns_in_any_order() -> None:
    flow = cupboard(3, rolled=[1, 2, 2, 4, 5])
    act(flow, "place 4 4", "place 2 2", "place 5 5", "place 2 2", "place 1 1")

    assert [fact(flow, f"C{column}") for column in (1, 2, 4, 5)] == [["A1"], ["A2", "A2"], ["A4"], ["A5"]]
    assert offered(flow) == ["done"]


@pytest.mark.clause("RZ-6.1", "RZ-6.2")
def test_rz_6_2_a_die_lies_on_the_next_square_of_its_column() -> None:
    flow = cupboard(3, rolled=[1, 1], C1=["B1"])
    told = act(flow, "place 1 1", "place 1 1")

    assert told == [
        DiePlaced(seat=0, value=1, column=1, row=2, is_support=False),
        DiePlaced(seat=0, value=1, column=1, row=3, is_support=False),
    ]
    assert fact(flow, "C1") == ["B1", "A1", "A1"]


@pytest.mark.clause("RZ-3.2", "RZ-6.2")
def test_rz_3_2_an_empty_column_is_begun_at_the_lowest_square_to_be_seen() -> None:
    flow = cupboard(2, rolled=[3])
    told = act(flow, "place 3 9")

    assert told == [DiePlaced(seat=0, value=3, column=9, row=2, is_support=False)]


@pytest.mark.clause("RZ-6.3", "A-10")
def test_rz_6_3_a_gap_is_not_filled_and_no_square_is_skipped() -> None:
    flow = cupboard(4, rolled=[4, 6, 5], C6=["B5", "-", "B5"])

    assert into(flow, 6) == ["place 6 6"]
    act(flow, "place 6 6")
    assert fact(flow, "C6") == ["B5", "-", "B5", "A6"]


@pytest.mark.clause("RZ-6.4")
def test_rz_6_4_a_die_must_show_the_value_of_the_square() -> None:
    flow = cupboard(3, rolled=[1, 2, 3, 4, 5, 6], C9=["B1"])

    assert into(flow, 9) == ["place 3 9"]


@pytest.mark.clause("RZ-6.5")
def test_rz_6_5_a_square_without_a_value_takes_every_die() -> None:
    flow = cupboard(3, rolled=[1, 2, 6], C1=["B1", "B1", "B1"])

    assert into(flow, 1) == ["place 1 1", "place 2 1", "place 6 1"]


@pytest.mark.clause("RZ-6.6")
def test_rz_6_6_pairs_take_equal_dice() -> None:
    flow = cupboard(3, rolled=[2, 2, 5], C7=["B1"])
    act(flow, "place 2 7")

    assert into(flow, 7) == ["place 2 7"]


@pytest.mark.clause("A-11", "A-10", "RZ-6.6")
def test_a_11_above_a_pair_with_a_gap_the_next_pair_begins() -> None:
    flow = cupboard(4, rolled=[1, 2, 6], C7=["B4", "B1", "-", "C5"])

    assert into(flow, 7) == ["place 1 7", "place 2 7", "place 6 7"]


@pytest.mark.clause("A-12")
def test_a_12_any_value_goes_above_a_candy_die_in_a_pair() -> None:
    flow = cupboard(4, rolled=[2, 5], C7=["B4", "B1", "B*"])
    act(flow, "place 5 7")

    assert fact(flow, "C7") == ["B4", "B1", "B*", "A5"]


@pytest.mark.clause("A-06", "A-09")
def test_a_09_a_grey_square_is_enough_but_nobody_has_to_use_one() -> None:
    flow = cupboard(3, rolled=[5], C5=["B1"], C6=["B6", "B5"], C7=["B1", "B2"])

    assert offered(flow) == ["cat 5", "done"]


@pytest.mark.clause("A-06", "A-09")
def test_a_09_after_a_grey_square_nothing_else_is_due() -> None:
    flow = cupboard(3, rolled=[1, 5])
    act(flow, "cat 5")

    assert offered(flow)[-1] == "done"


@pytest.mark.clause("A-09")
def test_a_09_where_nothing_fits_the_turn_ends() -> None:
    flow = cupboard(3, rolled=[5], cat=["B1"], C5=["B1"], C7=["B1", "B2"], C6=["B6", "B5"])

    assert offered(flow) == ["done"]
    told = act(flow, "done")
    assert told == [PlacingEnded(seat=0, dice=1, support=0), TurnBegan(seat=1, turn=2)]
    assert fact(flow, "A")["hand"] == 7


@pytest.mark.clause("A-06")
def test_a_06_a_die_that_the_cat_took_is_not_enough() -> None:
    flow = cupboard(3, rolled=[1], forced=1, cat=["B5", "A5"])

    assert "done" not in offered(flow)


@pytest.mark.clause("A-06")
def test_a_06_it_is_enough_where_that_was_agreed() -> None:
    flow = cupboard(3, rolled=[1], forced=1, cat=["B5", "A5"], options={"forced_counts_as_placed": "true"})

    assert offered(flow)[-1] == "done"


@pytest.mark.clause("A-06")
def test_a_06_even_so_one_die_is_due_where_the_cat_took_none() -> None:
    flow = cupboard(3, rolled=[1], options={"forced_counts_as_placed": "true"})

    assert "done" not in offered(flow)


@pytest.mark.clause("A-06")
def test_a_06_without_a_die_left_nothing_is_due() -> None:
    flow = cupboard(3, "placing", forced=2, cat=["B5", "A5", "A5"])

    assert offered(flow) == ["done"]


@pytest.mark.clause("A-48")
def test_a_48_a_player_may_stop_although_more_dice_fit() -> None:
    flow = cupboard(3, rolled=[1, 1, 2, 4])
    act(flow, "place 1 1", "done")

    assert (fact(flow, "C1"), fact(flow, "rolled"), fact(flow, "A")["hand"]) == (["A1"], [], 6)


@pytest.mark.clause("RZ-12.2d")
def test_rz_12_2d_a_candy_die_goes_anywhere_in_the_columns() -> None:
    flow = cupboard(3, rolled=[1], C5=["B1", "B3", "B3", "B3"], A={"candies": 1})

    assert [text for text in offered(flow) if text.startswith("candy")] == [f"candy {at}" for at in range(1, 10)]
    told = act(flow, "candy 5")
    assert told == [CandyPlaced(seat=0, column=5, row=5)]
    assert (fact(flow, "C5")[-1], fact(flow, "A")["candies"]) == ("A*", 0)
    assert "candy 1" not in offered(flow)


@pytest.mark.clause("RZ-12.2d", "RZ-6.2")
def test_rz_12_2d_not_into_a_full_column() -> None:
    flow = cupboard(3, rolled=[3], C5=["B1", "B3", "B3", "B3"], A={"candies": 1})
    act(flow, "place 3 5")

    assert "candy 5" not in offered(flow)


@pytest.mark.clause("A-22")
def test_a_22_a_candy_die_cannot_go_into_the_row_of_the_cat() -> None:
    flow = cupboard(3, "placing", A={"candies": 1})

    assert offered(flow) == [*(f"candy {at}" for at in range(1, 10)), "done"]


@pytest.mark.clause("A-09", "A-23")
def test_a_23_a_candy_die_is_not_the_die_that_must_be_placed() -> None:
    flow = cupboard(3, rolled=[1], A={"candies": 1})
    act(flow, "candy 5")

    assert "done" not in offered(flow)


@pytest.mark.clause("A-23")
def test_a_23_a_candy_die_is_used_in_a_later_turn() -> None:
    flow = cupboard(3, rolled=[2, 2], C2=["B2", "B2", "B2"])
    act(flow, "place 2 2", "done")

    assert (fact(flow, "A")["candies"], flow.asked()) == (1, [1])


@pytest.mark.clause("RZ-5.4")
def test_rz_5_4_dice_are_placed_unheard_too() -> None:
    flow = cupboard(2, rolled=[1, 2], rolled_support=[3], A={"candies": 1})
    quietly(flow, "support 3 5", "place 1 1", "candy 4", "cat 2", "done")

    assert [fact(flow, line) for line in ("C1", "C4", "C5", "cat")] == [["A1"], ["A*"], ["S3"], ["A2"]]


def test_the_question_says_how_many_dice_are_left() -> None:
    flow = cupboard(2, rolled=[1, 2], rolled_support=[3])

    decision = decision_for(flow, 0)
    assert decision is not None
    assert decision.args == {"dice": 3, "support": 1}


@pytest.mark.clause("A-50")
def test_a_50_placed_dice_may_be_taken_up_again_until_the_player_stops() -> None:
    match = Match(RATZZIA, 3, {"start_player": "first_seat"}, "undo")
    match.act(0, [0])
    match.act(0, [0])
    before = RATZZIA.facts(match.position)
    match.act(0, [match.position.options(0)[0]])
    match.undo(0)

    assert RATZZIA.facts(match.position) == before


@pytest.mark.clause("A-50")
def test_a_50_what_was_rolled_and_what_the_cat_took_stays() -> None:
    match = Match(RATZZIA, 3, {"start_player": "first_seat"}, "undo")
    match.act(0, [0])

    with pytest.raises(UndoRefusedError):
        match.undo(0)


@pytest.mark.clause("A-50")
def test_a_50_after_stopping_nothing_is_taken_up_again() -> None:
    match = Match(RATZZIA, 3, {"start_player": "first_seat"}, "undo")
    match.act(0, [0])
    match.act(0, [0])
    match.act(0, [match.position.options(0)[0]])
    match.act(0, [match.position.options(0)[-1]])

    assert match.position.asked() == [1]
    with pytest.raises(UndoRefusedError):
        match.undo(0)
