"""RZ-12.1a–RZ-12.1d: Ana."""

import pytest

from rathaus.core.errors import DataError
from rathaus.games.ratzzia import Ratzzia
from rathaus.games.ratzzia.reward_events import AnaMoved, AnaStayed, ColumnCompleted, JarOpened, SquaresPaid
from rathaus.games.ratzzia.table import Flow
from tests.games.ratzzia.builder import Table, act, cupboard, fact, offered, on_board, quietly, small_game

TOP: Table = {"C1": ["B1", "-", "-", "A5"]}  # Ana's column is complete


def all_full() -> Flow:
    """Every other column is full, and a five may go to Ana's."""
    return cupboard(4, rolled=[5], game=small_game(), C2=["B1", "B1", "B2", "B2"])


def leap(column: int, rows: list[int], owners: list[int], values: list[int]) -> AnaMoved:
    """A's die from Ana's top square to the lowest of these rows; those above it are the ones that were pushed."""
    return AnaMoved(
        seat=0,
        column=column,
        row=rows[0],
        pushed=len(rows) - 1,
        from_column=1,
        from_row=4,
        rows=rows,
        owners=owners,
        values=values,
    )


@pytest.mark.clause("RZ-12.1a", "A-19")
def test_rz_12_1a_the_top_die_goes_to_the_first_square_of_another_column() -> None:
    flow = cupboard(4, "rewards", **TOP)

    assert offered(flow) == [f"ana {column}" for column in range(2, 10)]
    told = act(flow, "ana 6")
    assert told[0] == leap(column=6, rows=[1], owners=[0], values=[5])
    assert (fact(flow, "C1"), fact(flow, "C6")) == ([], ["A5"])
    assert (fact(flow, "A")["hand"], fact(flow, "B")["hand"]) == (6, 7)


@pytest.mark.clause("RZ-12.1a", "RZ-3.2")
def test_rz_12_1a_the_first_square_is_the_lowest_that_can_be_seen() -> None:
    flow = cupboard(2, "rewards", **TOP)
    told = act(flow, "ana 9")

    assert told[0] == leap(column=9, rows=[2], owners=[0], values=[5])
    assert fact(flow, "C9") == ["A5"]


@pytest.mark.clause("RZ-12.1b")
def test_rz_12_1b_the_value_does_not_matter() -> None:
    flow = cupboard(4, "rewards", **TOP)
    act(flow, "ana 8")

    assert fact(flow, "C8") == ["A5"]


@pytest.mark.clause("RZ-12.1c", "A-16")
def test_rz_12_1c_dice_are_pushed_up_to_the_first_gap() -> None:
    flow = cupboard(4, "rewards", **TOP, C4=["B4", "-", "C4"])
    told = act(flow, "ana 4")

    assert told[0] == leap(column=4, rows=[1, 2], owners=[0, 1], values=[5, 4])
    assert fact(flow, "C4") == ["A5", "B4", "C4"]


@pytest.mark.clause("RZ-12.1c", "A-16")
def test_a_16_above_an_empty_first_square_nothing_moves() -> None:
    flow = cupboard(4, "rewards", **TOP, C4=["-", "B4", "-", "C4"])
    act(flow, "ana 4")

    assert fact(flow, "C4") == ["A5", "B4", "-", "C4"]


@pytest.mark.clause("RZ-12.1c", "RZ-6.2")
def test_rz_12_1c_the_next_square_moves_up_with_the_dice() -> None:
    flow = cupboard(4, "rewards", rolls=(4, 4), **TOP, C4=["B4"])
    act(flow, "ana 4", "roll", "keep", "place 4 4")

    assert fact(flow, "C4") == ["A5", "B4", "B4"]


@pytest.mark.clause("RZ-12.1d", "A-20")
def test_rz_12_1d_a_column_that_is_pushed_complete_is_the_active_player_s() -> None:
    flow = cupboard(4, "rewards", **TOP, C5=["B1", "B3", "B3", "B3"], A={"food": 0}, B={"food": 0})
    told = act(flow, "ana 5")

    assert ColumnCompleted(seat=0, column=5, reward="sausages") in told
    assert JarOpened(seat=0, sausages=2, is_bank_limited=False) in told
    assert flow.table.food[:2] == [2, 4]


@pytest.mark.clause("A-15")
def test_a_15_ana_s_top_square_is_paid_before_the_die_moves() -> None:
    game = on_board(('"1:0", "any:0"]', '"1:0", "any:3"]'))
    flow = cupboard(4, "rewards", game=game, C1=["-", "-", "-", "B5"], B={"food": 0})

    assert SquaresPaid(seat=1, column=1, sausages=3, is_bank_limited=False) in flow.told
    assert flow.table.food[1] == 3
    assert fact(flow, "C1") == ["-", "-", "-", "B5"]


@pytest.mark.clause("A-17")
def test_a_17_a_column_without_a_gap_is_no_target() -> None:
    flow = cupboard(4, "rewards", **TOP, C5=["B1", "B3", "B3", "B3", "C3"])

    assert "ana 5" not in offered(flow)


@pytest.mark.clause("A-17")
def test_a_17_a_complete_column_with_a_gap_is_one() -> None:
    flow = cupboard(4, "rewards", **TOP, C5=["B1", "B3", "-", "B3", "C3"])
    act(flow, "ana 5")

    assert fact(flow, "C5") == []


@pytest.mark.clause("A-17")
def test_a_17_without_any_target_the_die_goes_home() -> None:
    flow = all_full()
    told = act(flow, "place 5 1", "done")

    assert AnaStayed(seat=0, column=1, row=1, owner=0, value=5) in told
    assert (flow.table.hands[0], fact(flow, "C1")) == (7, [])


@pytest.mark.clause("A-17")
def test_a_17_the_die_goes_home_unheard_too() -> None:
    flow = all_full()
    quietly(flow, "place 5 1", "done")

    assert flow.table.hands[0] == 7


@pytest.mark.clause("A-18")
def test_a_18_pushed_dice_are_not_checked_again() -> None:
    flow = cupboard(4, "rewards", **TOP, C9=["B1", "B3", "B5"])
    act(flow, "ana 9")

    assert fact(flow, "C9") == ["A5", "B1", "B3", "B5"]


@pytest.mark.clause("A-19")
def test_a_19_neither_ana_s_column_nor_the_cat_is_a_target() -> None:
    flow = cupboard(4, "rewards", **TOP)

    assert [text for text in offered(flow) if text == "ana 1" or not text.startswith("ana")] == []


@pytest.mark.clause("A-20")
def test_a_20_the_pushed_column_is_reached_in_the_same_check() -> None:
    flow = cupboard(4, "rewards", **TOP, C2=["B2", "B2", "B2"], C5=["C1", "C3", "C3", "C3", "A3"])
    told = act(flow, "ana 2")

    assert [event.column for event in told if isinstance(event, ColumnCompleted)] == [2, 5]


def ana_on_the_right() -> Ratzzia:
    """The board with Ana and the accountant in each other's places."""
    return on_board(
        ('reward = "ana"', 'reward = "accountant"'), ('# C9\nreward = "accountant"', '# C9\nreward = "ana"')
    )


@pytest.mark.clause("RZ-12.1a", "A-19")
def test_rz_12_1a_from_the_right_every_column_to_the_left_can_be_chosen() -> None:
    flow = cupboard(4, "rewards", game=ana_on_the_right(), C9=["-", "-", "-", "-", "A1"])

    assert offered(flow) == [f"ana {column}" for column in range(1, 9)]


@pytest.mark.clause("RZ-7.1", "RZ-12.1d", "A-20")
def test_a_20_a_column_completed_to_the_left_of_ana_is_resolved_right_after_hers() -> None:
    table: Table = {"C5": ["B1", "B3", "B3", "B3"], "C9": ["-", "-", "-", "-", "A1"]}
    flow = cupboard(4, "rewards", game=ana_on_the_right(), **table, A={"food": 0}, B={"food": 0})
    told = act(flow, "ana 5")

    assert [event.column for event in told if isinstance(event, ColumnCompleted)] == [5]
    assert JarOpened(seat=0, sausages=2, is_bank_limited=False) in told
    assert (fact(flow, "C5"), fact(flow, "C9"), flow.table.food[:2]) == ([], [], [2, 4])
    assert flow.asked() == [1]


@pytest.mark.clause("A-20")
def test_a_20_the_check_then_goes_on_to_the_right_of_ana() -> None:
    game = on_board(('reward = "ana"', 'reward = "candy"'), ('# C2\nreward = "candy"', '# C2\nreward = "ana"'))
    flow = cupboard(
        4,
        "rewards",
        game=game,
        C1=["B1", "B1", "B1"],
        C2=["-", "-", "-", "A2"],
        C5=["C1", "C3", "C3", "C3", "A3"],
    )
    told = act(flow, "ana 1")

    assert [event.column for event in told if isinstance(event, ColumnCompleted)] == [1, 5]


@pytest.mark.clause("A-20")
def test_a_20_more_than_one_ana_could_go_on_without_an_end() -> None:
    with pytest.raises(DataError, match="columns: 2 columns with the reward 'ana', expected 1 at most"):
        on_board(('reward = "accountant"', 'reward = "ana"'))


@pytest.mark.clause("A-21", "RZ-12.2e")
def test_a_21_a_candy_die_moves_like_any_other() -> None:
    flow = cupboard(4, "rewards", C1=["-", "-", "-", "B*"])
    act(flow, "ana 4")

    assert (fact(flow, "C4"), fact(flow, "jar")) == (["B*"], 1)


@pytest.mark.clause("A-21", "RZ-12.2e")
def test_a_21_it_returns_to_the_jar_with_its_new_column() -> None:
    flow = cupboard(4, "rewards", C1=["-", "-", "-", "B*"], C4=["B4", "B4", "B4", "B4"])
    act(flow, "ana 4")

    assert (fact(flow, "C4"), fact(flow, "jar"), fact(flow, "B")["candies"]) == ([], 2, 0)


@pytest.mark.clause("A-21")
def test_a_21_a_support_die_moves_like_any_other() -> None:
    flow = cupboard(2, "rewards", C1=["A1", "A1", "A1", "S2"])
    act(flow, "ana 2")

    assert (fact(flow, "C2"), fact(flow, "reserve")) == (["S2"], 2)


@pytest.mark.clause("RZ-12.1a")
def test_rz_12_1a_ana_s_die_moves_unheard_too() -> None:
    flow = cupboard(4, "rewards", **TOP)
    quietly(flow, "ana 5")

    assert fact(flow, "C5") == ["A5"]
