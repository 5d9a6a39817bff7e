"""RZ-4: food."""

import pytest

from rathaus.games.ratzzia import RATZZIA
from rathaus.games.ratzzia.bank import pay, tokens_for
from rathaus.games.ratzzia.reward_events import JarOpened, SquaresPaid
from tests.games.ratzzia.builder import act, cupboard


@pytest.mark.clause("RZ-4.1", "RZ-4.2", "A-35")
@pytest.mark.parametrize(
    ("food", "cheese", "biscuit", "sausage"), [(0, 0, 0, 0), (4, 0, 0, 4), (5, 0, 1, 0), (9, 0, 1, 4), (38, 3, 1, 3)]
)
def test_rz_4_1_food_is_drawn_with_the_fewest_tokens(food: int, cheese: int, biscuit: int, sausage: int) -> None:
    drawn = tokens_for(food, RATZZIA.data.tokens)

    assert drawn == {"cheese": cheese, "biscuit": biscuit, "sausage": sausage}
    assert 10 * cheese + 5 * biscuit + sausage == food


@pytest.mark.clause("RZ-4.4", "A-35")
def test_a_35_a_gain_needs_no_change() -> None:
    flow = cupboard(4, A={"food": 4})
    paid = pay(flow.table, 0, 3)

    assert (paid, flow.table.food[0]) == (3, 7)
    assert tokens_for(flow.table.food[0], RATZZIA.data.tokens) == {"cheese": 0, "biscuit": 1, "sausage": 2}


@pytest.mark.clause("RZ-7.5")
def test_rz_7_5_what_is_gained_is_unsecured() -> None:
    flow = cupboard(4, A={"food": 1, "sack": 9})
    pay(flow.table, 0, 3)

    assert (flow.table.food[0], flow.table.sacks[0]) == (4, 9)


@pytest.mark.clause("A-36")
def test_a_36_the_bank_never_runs_out() -> None:
    flow = cupboard(4, A={"food": 150})

    assert pay(flow.table, 0, 9) == 9


@pytest.mark.clause("A-36")
@pytest.mark.parametrize(("limit", "paid"), [(110, 5), (105, 5), (103, 3), (100, 0), (99, 0)])
def test_a_36_a_limited_bank_pays_what_is_left(limit: int, paid: int) -> None:
    food = {"food": 4, "sack": 46}
    flow = cupboard(2, options={"bank_limit": str(limit)}, A=food, B=food)

    assert pay(flow.table, 0, 5) == paid
    assert flow.table.food == [4 + paid, 4]


@pytest.mark.clause("A-36")
@pytest.mark.parametrize(
    ("limit", "paid"),
    [(120, [(0, 1), (1, 2), (2, 1)]), (102, [(0, 1), (1, 1), (2, 0)]), (100, [(0, 0), (1, 0), (2, 0)])],
)
def test_a_36_the_active_player_is_paid_first_then_clockwise(limit: int, paid: list[tuple[int, int]]) -> None:
    flow = cupboard(
        3,
        rolled=[3],
        options={"bank_limit": str(limit)},
        C5=["B1", "C3", "B3", "B3"],
        A={"food": 2},
        B={"food": 4},
        C={"food": 4, "sack": 90},
    )
    told = act(flow, "place 3 5", "done")

    assert [(event.seat, event.sausages) for event in told if isinstance(event, SquaresPaid)] == paid


@pytest.mark.clause("A-36")
def test_a_36_a_jar_gives_no_more_than_the_bank_has() -> None:
    flow = cupboard(
        3,
        rolled=[6],
        options={"bank_limit": "103"},
        C3=["B2", "B3", "B4", "B5"],
        A={"food": 3},
        B={"food": 4},
        C={"food": 3, "sack": 90},
    )
    told = act(flow, "place 6 3", "done")

    assert JarOpened(seat=0, sausages=1, is_bank_limited=True) in told
    assert flow.table.food == [5, 5, 3]
