"""RZ-12.5, RZ-12.6: the greedy mouse and the accountant mouse."""

import pytest

from rathaus.games.ratzzia.reward_events import FoodGiven, FoodRobbed
from tests.games.ratzzia.builder import Table, act, cupboard, offered, quietly

GREEDY: Table = {"C8": ["-", "-", "-", "A6"]}  # complete, with two or three players
ACCOUNTANT: Table = {"C9": ["-", "-", "-", "-", "A1"]}  # complete, with three and more
ACCOUNTANT_FOR_TWO: Table = {"C9": ["-", "-", "-", "A1"]}


def fed(*food: int) -> Table:
    """So much unsecured food before each."""
    return {seat: {"food": amount} for seat, amount in zip("ABCDE", food, strict=False)}


@pytest.mark.clause("RZ-12.5")
@pytest.mark.parametrize(("food", "taken"), [(7, 4), (6, 3), (1, 1)])
def test_rz_12_5_half_of_another_player_s_food_rounded_up(food: int, taken: int) -> None:
    flow = cupboard(3, "rewards", **GREEDY, **fed(2, 9, food))
    told = act(flow, "rob C")

    assert told[0] == FoodRobbed(seat=0, victim=2, food=taken)
    assert flow.table.food == [2 + taken, 9, food - taken]


@pytest.mark.clause("A-31")
def test_a_31_any_opponent_also_without_food_but_not_oneself() -> None:
    flow = cupboard(3, "rewards", active="B", C8=["-", "-", "-", "B6"], **fed(0, 5, 3))

    assert offered(flow) == ["rob A", "rob C"]
    told = act(flow, "rob A")
    assert told[0] == FoodRobbed(seat=1, victim=0, food=0)
    assert flow.table.food == [0, 5, 3]


@pytest.mark.clause("RZ-12.5")
def test_rz_12_5_food_is_taken_unheard_too() -> None:
    flow = cupboard(3, "rewards", **GREEDY, **fed(2, 9, 7))
    quietly(flow, "rob C")

    assert flow.table.food == [6, 9, 3]


@pytest.mark.clause("RZ-12.6", "A-33")
@pytest.mark.parametrize(("side", "food"), [("left", [3, 5, 2]), ("right", [4, 3, 3])])
def test_rz_12_6_everybody_gives_half_to_one_side(side: str, food: list[int]) -> None:
    flow = cupboard(3, "rewards", **ACCOUNTANT, **fed(5, 4, 1))

    assert offered(flow) == ["left", "right"]
    act(flow, side)
    assert flow.table.food == food


@pytest.mark.clause("RZ-12.6")
def test_rz_12_6_left_and_right_are_saved_as_these_numbers() -> None:
    flow = cupboard(3, "rewards", **ACCOUNTANT)

    assert (offered(flow), flow.options(0)) == (["left", "right"], [0, 1])


@pytest.mark.clause("RZ-12.6")
def test_rz_12_6_every_gift_is_told() -> None:
    flow = cupboard(3, "rewards", **ACCOUNTANT, **fed(5, 4, 1))
    told = act(flow, "left")

    assert told[:3] == [
        FoodGiven(giver=0, receiver=1, food=3),
        FoodGiven(giver=1, receiver=2, food=2),
        FoodGiven(giver=2, receiver=0, food=1),
    ]


@pytest.mark.clause("A-32")
@pytest.mark.parametrize(("rounding", "food"), [("up", [3, 5, 2]), ("down", [3, 4, 3])])
def test_a_32_halves_are_rounded_up_or_down(rounding: str, food: list[int]) -> None:
    flow = cupboard(3, "rewards", **ACCOUNTANT, **fed(5, 4, 1), options={"accountant_rounding": rounding})
    act(flow, "left")

    assert flow.table.food == food


@pytest.mark.clause("A-32", "RZ-12.5")
def test_a_32_the_greedy_mouse_rounds_up_even_so() -> None:
    flow = cupboard(3, "rewards", **GREEDY, **fed(0, 7, 0), options={"accountant_rounding": "down"})
    act(flow, "rob B")

    assert flow.table.food == [4, 3, 0]


@pytest.mark.clause("A-33")
def test_a_33_halves_are_those_of_before_the_exchange() -> None:
    flow = cupboard(3, "rewards", **ACCOUNTANT, **fed(8, 0, 0))
    act(flow, "left")

    assert flow.table.food == [4, 4, 0]


@pytest.mark.clause("A-34", "A-33")
def test_a_34_two_players_are_not_asked() -> None:
    flow = cupboard(2, "rewards", **ACCOUNTANT_FOR_TWO, **fed(9, 2))

    assert flow.asked() == [1]
    assert flow.table.food == [5, 6]


@pytest.mark.clause("RZ-12.6")
def test_rz_12_6_food_is_given_unheard_too() -> None:
    flow = cupboard(3, "rewards", **ACCOUNTANT, **fed(5, 4, 1))
    quietly(flow, "left")

    assert flow.table.food == [3, 5, 2]
