"""RZ-12.2: the candy jar."""

import pytest

from rathaus.games.ratzzia.reward_events import (
    CandyFromBoard,
    CandyFromJar,
    CandyFromPlayer,
    ColumnCompleted,
    NoCandyLeft,
)
from tests.games.ratzzia.builder import Table, act, cupboard, fact, offered, quietly

FULL: Table = {"C2": ["-", "-", "-", "B2"]}  # the column of the candy jar is complete
FULL_FOR_TWO: Table = {"C2": ["-", "-", "B2"]}


@pytest.mark.clause("RZ-12.2a")
def test_rz_12_2a_a_candy_die_comes_from_the_jar() -> None:
    flow = cupboard(4, "rewards", **FULL, B={"candies": 1})

    assert CandyFromJar(seat=0) in flow.told
    assert (fact(flow, "jar"), fact(flow, "A")["candies"], fact(flow, "B")["candies"]) == (0, 1, 1)


@pytest.mark.clause("RZ-12.2b")
def test_rz_12_2b_from_the_only_player_who_holds_one() -> None:
    flow = cupboard(3, "rewards", **FULL, C={"candies": 1})

    assert CandyFromPlayer(seat=0, holder=2) in flow.told
    assert (fact(flow, "A")["candies"], fact(flow, "C")["candies"]) == (1, 0)


@pytest.mark.clause("RZ-12.2b")
def test_rz_12_2b_the_active_player_chooses_between_two() -> None:
    flow = cupboard(4, "rewards", **FULL, B={"candies": 1}, D={"candies": 1})

    assert offered(flow) == ["candy-from B", "candy-from D"]
    told = act(flow, "candy-from D")
    assert told[0] == CandyFromPlayer(seat=0, holder=3)
    assert flow.table.candies == [1, 1, 0, 0]


@pytest.mark.clause("RZ-12.2b")
def test_rz_12_2b_both_of_one_player_are_no_choice() -> None:
    flow = cupboard(4, "rewards", **FULL, B={"candies": 2})

    assert flow.table.candies == [1, 1, 0, 0]


@pytest.mark.clause("RZ-12.2c")
def test_rz_12_2c_from_the_board_where_there_is_no_other() -> None:
    flow = cupboard(3, "rewards", **FULL, C5=["B1", "C*", "B3"])

    assert CandyFromBoard(seat=0, owner=2, column=5, row=2) in flow.told
    assert (fact(flow, "C5"), fact(flow, "A")["candies"]) == (["B1", "-", "B3"], 1)


@pytest.mark.clause("A-26")
def test_a_26_another_player_comes_before_the_board() -> None:
    flow = cupboard(4, "rewards", **FULL, C5=["B1", "C*"], B={"candies": 1})

    assert flow.table.candies == [1, 0, 0, 0]
    assert fact(flow, "C5") == ["B1", "C*"]


@pytest.mark.clause("A-26")
@pytest.mark.parametrize(
    ("table", "candies"),
    [({}, [2, 0, 0, 0]), ({"B": {"candies": 1}}, [2, 0, 0, 0]), ({"C5": ["B*"]}, [2, 0, 0, 0])],
)
def test_a_26_a_player_may_hold_both(table: Table, candies: list[int]) -> None:
    flow = cupboard(4, "rewards", **FULL, A={"candies": 1}, **table)

    assert flow.table.candies == candies


@pytest.mark.clause("A-26")
def test_a_26_who_holds_all_of_them_gets_nothing() -> None:
    flow = cupboard(3, "rewards", **FULL, A={"candies": 1})

    assert NoCandyLeft(seat=0) in flow.told
    assert flow.table.candies == [1, 0, 0]


@pytest.mark.clause("A-27")
def test_a_27_one_of_two_on_the_board() -> None:
    flow = cupboard(4, "rewards", **FULL, C5=["B1", "C*", "B3"], C8=["D*"])

    assert offered(flow) == ["candy-at 5 2", "candy-at 8 1"]
    told = act(flow, "candy-at 5 2")
    assert told[0] == CandyFromBoard(seat=0, owner=2, column=5, row=2)
    assert (fact(flow, "C5"), fact(flow, "C8")) == (["B1", "-", "B3"], ["D*"])


@pytest.mark.clause("A-27")
def test_a_27_rows_are_the_printed_ones() -> None:
    flow = cupboard(2, "rewards", **FULL_FOR_TWO, C9=["B*"])

    assert CandyFromBoard(seat=0, owner=1, column=9, row=2) in flow.told


@pytest.mark.clause("A-27")
def test_a_27_a_column_without_its_top_die_is_not_complete_any_more() -> None:
    flow = cupboard(3, "rewards", **FULL, C5=["B1", "B3", "B3", "B3", "B*"])

    assert [event.column for event in flow.told if isinstance(event, ColumnCompleted)] == [2]
    assert len(fact(flow, "C5")) == 4


@pytest.mark.clause("RZ-12.2e", "A-14")
def test_rz_12_2e_a_candy_die_in_this_column_is_in_the_jar_first() -> None:
    flow = cupboard(3, "rewards", C2=["-", "-", "-", "B*"])

    assert CandyFromJar(seat=0) in flow.told
    assert flow.table.candies == [1, 0, 0]


@pytest.mark.clause("A-26")
@pytest.mark.parametrize(
    ("table", "candies"),
    [
        ({}, 1),
        ({"B": {"candies": 1}}, 1),
        ({"C5": ["B*"]}, 1),
        ({"A": {"candies": 1}}, 1),
    ],
)
def test_a_26_every_source_works_unheard_too(table: Table, candies: int) -> None:
    flow = cupboard(3, rolled=[2], C2=["B2", "B2", "B2"], **table)
    quietly(flow, "place 2 2", "done")

    assert fact(flow, "A")["candies"] == candies
