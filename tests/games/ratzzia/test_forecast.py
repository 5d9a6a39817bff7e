"""RZ-7, RZ-12: what comes of an answer, told before it is given."""

import msgspec
import pytest

from rathaus.games.ratzzia.forecast import Forecast, Gain, Payment, forecast
from rathaus.games.ratzzia.table import Flow
from tests.games.ratzzia.builder import Table, act, cupboard

# Where no five fits, but for grey.
NO_FIVE: Table = {"C5": ["B1"], "C6": ["B6", "B5"], "C7": ["B1", "B2"]}


def seen(flow: Flow) -> Forecast:
    return forecast(flow, 0)


def answered(flow: Flow) -> Forecast:
    """The part that is foreseen for the player who is asked."""
    return msgspec.structs.replace(seen(flow), next_rows=[], greys_left=0, watched=0, waiting=[])


@pytest.mark.clause("RZ-7.3", "RZ-7.7")
def test_rz_7_7_stopping_pays_everybody_and_opens_the_jar() -> None:
    flow = cupboard(3, rolled=[3, 6], C5=["B6", "B3", "C3", "B3"])
    before = answered(flow)
    act(flow, "place 3 5")

    assert before == Forecast(own_due=True)
    assert answered(flow).payments == [Payment(5, [1, 2, 1], jar=2)]
    assert answered(flow).gains == [Gain(0, 3, 1, 2), Gain(1, 2, 2, 0), Gain(2, 1, 1, 0)]


@pytest.mark.clause("RZ-7.1", "RZ-12.4a", "RZ-12.4b")
def test_rz_12_4_what_the_sack_takes_and_what_it_would_take() -> None:
    column = ["B1", "B5", "B5", "B2"]
    rich = cupboard(3, rolled=[2], C7=column, A={"food": 13})
    poor = cupboard(3, rolled=[2], C7=column, A={"food": 8})
    for flow in (rich, poor):
        act(flow, "place 2 7")

    assert seen(rich).payments == [Payment(7, [0, 0, 0], secured=10, needed=10)]
    assert seen(poor).payments == [Payment(7, [0, 0, 0], needed=10)]
    assert not seen(rich).is_won


@pytest.mark.clause("RZ-10.1")
def test_rz_10_1_stopping_may_win() -> None:
    flow = cupboard(3, rolled=[2], C7=["B1", "B5", "B5", "B2"], A={"food": 10, "sack": 15})
    act(flow, "place 2 7")

    assert seen(flow).is_won


@pytest.mark.clause("RZ-12.2a", "RZ-12.5")
def test_rz_7_1_several_columns_up_to_the_first_choice() -> None:
    flow = cupboard(4, rolled=[2, 6], C2=["B2", "B2", "B2"], C8=["B6", "B6", "B6", "B6"])
    act(flow, "place 2 2", "place 6 8")

    assert seen(flow).payments == [
        Payment(2, [1, 1, 0, 0], candies=1),
        Payment(8, [0, 2, 0, 0], asks="rob"),
    ]
    assert seen(flow).gains == [Gain(0, 1, 1, 0), Gain(1, 3, 3, 0)]


@pytest.mark.clause("RZ-11.3", "A-43")
def test_rz_11_3_what_must_be_placed_before_stopping() -> None:
    flow = cupboard(2, "placing", rolled=[1, 1], rolled_support=[2, 3, 4])
    first = seen(flow)
    act(flow, "support 2 2", "support 3 5", "place 1 1")

    assert (first.support_due, first.own_due, first.can_stop) == (3, True, False)
    assert (seen(flow).support_due, seen(flow).own_due) == (1, False)


@pytest.mark.clause("RZ-11.6")
def test_rz_11_6_support_dice_that_fit_nowhere_go_back() -> None:
    flow = cupboard(2, "placing", rolled=[1], rolled_support=[4, 5, 5], cat=["B3"], **NO_FIVE)
    found = []
    for answer in ("support 4 4", "place 1 1"):
        found.append((seen(flow).support_due, seen(flow).support_back))
        act(flow, answer)

    assert [*found, (seen(flow).support_due, seen(flow).support_back)] == [(1, 2), (0, 2), (0, 2)]
    assert seen(flow).can_stop


@pytest.mark.clause("RZ-12.5")
def test_rz_12_5_half_of_whose_food() -> None:
    flow = cupboard(3, "rewards", C8=["-", "-", "-", "A6"], A={"food": 1}, B={"food": 7}, C={"food": 0})
    outcomes = seen(flow).outcomes

    assert [(outcome.action, outcome.given, outcome.food) for outcome in outcomes] == [
        (1, [0, 4, 0], [5, 3, 0]),
        (2, [0, 0, 0], [1, 7, 0]),
    ]


@pytest.mark.clause("RZ-12.6", "A-32", "A-33")
def test_rz_12_6_both_ways_of_the_accountant() -> None:
    flow = cupboard(3, "rewards", C9=["-", "-", "-", "-", "A1"], A={"food": 5}, B={"food": 4}, C={"food": 1})
    left, right = seen(flow).outcomes

    assert (left.given, left.food) == ([3, 2, 1], [3, 5, 2])
    assert (right.given, right.food) == ([3, 2, 1], [4, 3, 3])


@pytest.mark.clause("RZ-12.1c", "RZ-12.1d")
def test_rz_12_1_what_ana_pushes_and_completes() -> None:
    flow = cupboard(4, "rewards", C1=["-", "-", "-", "A1"], C2=["B2", "B2", "B2"], C4=["B4", "-", "B5"])
    outcomes = {outcome.action + 1: outcome for outcome in seen(flow).outcomes}

    assert (outcomes[2].pushed, outcomes[2].row, outcomes[2].is_complete) == (3, 1, True)
    assert (outcomes[4].pushed, outcomes[4].is_complete) == (1, False)
    assert (outcomes[9].pushed, outcomes[9].is_complete) == (0, False)


@pytest.mark.clause("A-29")
def test_a_29_what_each_value_of_a_candy_die_secures() -> None:
    flow = cupboard(4, "rewards", C7=["B1", "B1", "B3", "B4", "A*", "B*"], A={"food": 5})
    outcomes = seen(flow).outcomes

    assert [(outcome.secured, outcome.needed) for outcome in outcomes] == [
        (2, 2),
        (4, 4),
        (0, 6),
        (0, 8),
        (0, 10),
        (0, 12),
    ]


def test_nothing_is_foreseen_for_others_or_before_a_roll() -> None:
    before = cupboard(3)
    placing = cupboard(3, rolled=[3], C5=["B6", "B3", "C3", "B3"])

    assert answered(before) == Forecast()
    assert not forecast(placing, 1).own_due
    assert forecast(placing, 1).next_rows == seen(placing).next_rows


@pytest.mark.clause("RZ-6.2", "A-10")
def test_rz_6_2_the_next_square_is_above_the_highest_die() -> None:
    flow = cupboard(2, C1=["B1"], C2=[], C4=["A4", "-", "B5"], C5=["B1", "B3", "A3", "A3", "B3"])

    assert seen(flow).next_rows == [2, 2, 2, 4, 0, 2, 2, 2, 2]  # with two players, five of them begin at row 2


@pytest.mark.clause("RZ-9.1", "RZ-9.3")
def test_rz_9_3_what_the_cat_watches_for() -> None:
    rows: list[list[str]] = [[], ["B2"], ["B2", "C5"], ["B2", "C5", "A5"]]
    found = [seen(cupboard(4, cat=row)) for row in rows]

    assert [(one.greys_left, one.watched) for one in found] == [(2, 0), (1, 0), (0, 5), (0, 5)]


@pytest.mark.clause("RZ-7.1", "A-15")
def test_rz_7_1_complete_columns_that_wait() -> None:
    column: Table = {"C8": ["B6", "B6", "B6", "B6", "A6"], "C9": ["C1", "C3", "C5", "C3", "A1"]}
    ana = cupboard(4, "rewards", C1=["-", "-", "-", "A1"], **column)
    greedy = cupboard(4, "rewards", **column)

    assert seen(ana).waiting == [8, 9]
    assert seen(greedy).waiting == [9]
    assert seen(cupboard(4, **column)).waiting == []


@pytest.mark.clause("RZ-12.6", "A-34")
def test_a_34_what_two_players_give_each_other_without_a_choice() -> None:
    flow = cupboard(2, rolled=[1], C9=["B3", "B5", "B3"], A={"food": 5}, B={"food": 2})
    act(flow, "place 1 9")

    assert seen(flow).payments == [Payment(9, [0, 2], given=[3, 2])]
