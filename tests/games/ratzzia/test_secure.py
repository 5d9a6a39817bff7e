"""RZ-12.4: secure your food; RZ-10: the end of the game."""

import pytest

from rathaus.core.view import Standing, decision_for
from rathaus.games.ratzzia.reward_events import CandyNamed, ColumnCompleted, FoodSecured, GameEnded, NothingSecured
from rathaus.games.ratzzia.secure import ranking
from tests.games.ratzzia.builder import act, cupboard, fact, offered, on_board, quietly


def pairs(*dice: str) -> list[str]:
    """C7 with four or five players: two squares below the pairs."""
    return ["B4", "B1", *dice]


@pytest.mark.clause("RZ-12.4a")
@pytest.mark.parametrize(
    ("dice", "secured"),
    [(("B5", "B5", "B2", "A2"), 10), (("B2", "B2", "B5", "A5"), 10), (("B6", "B6", "B6", "A6"), 12)],
)
def test_rz_12_4a_the_higher_pair_counts(dice: tuple[str, ...], secured: int) -> None:
    flow = cupboard(4, "rewards", C7=pairs(*dice), A={"food": 20})

    assert FoodSecured(seat=0, food=secured) in flow.told
    assert (fact(flow, "A")["food"], fact(flow, "A")["sack"]) == (20 - secured, secured)


@pytest.mark.clause("RZ-12.4b", "RZ-12.4e")
@pytest.mark.parametrize("food", [0, 8, 9])
def test_rz_12_4b_with_less_nothing_is_secured(food: int) -> None:
    flow = cupboard(4, "rewards", C7=pairs("B5", "B5", "B2", "A2"), A={"food": food})

    assert NothingSecured(seat=0, needed=10) in flow.told
    assert (fact(flow, "A")["food"], fact(flow, "A")["sack"]) == (food, 0)


@pytest.mark.clause("RZ-12.4c", "RZ-12.4e")
@pytest.mark.parametrize(("food", "left"), [(10, 0), (13, 3)])
def test_rz_12_4c_a_surplus_stays_unsecured(food: int, left: int) -> None:
    flow = cupboard(4, "rewards", C7=pairs("B5", "B5", "B2", "A2"), A={"food": food})

    assert (fact(flow, "A")["food"], fact(flow, "A")["sack"]) == (left, 10)


@pytest.mark.clause("RZ-1.4", "RZ-12.4d")
def test_rz_12_4d_what_is_in_a_sack_cannot_be_taken() -> None:
    flow = cupboard(4, "rewards", C8=["-", "-", "-", "-", "A6"], A={"food": 0}, B={"food": 4, "sack": 20})
    act(flow, "rob B")

    assert fact(flow, "B") == {"hand": 7, "candies": 0, "food": 2, "sack": 20}


@pytest.mark.clause("RZ-10.2")
def test_rz_10_2_other_columns_secure_nothing() -> None:
    flow = cupboard(4, rolled=[3, 4], C4=["B4", "B4", "B1", "B4"], C5=["C1", "C3", "C3", "C3"], A={"food": 20})
    act(flow, "place 3 5", "place 4 4", "done")

    assert flow.table.sacks == [0, 0, 0, 0]


SUM = {"secure_counts": "sum"}
PUSHED = ["A3", "B4", "B1", "B6", "B6", "B2"]  # TV-10


@pytest.mark.clause("A-28")
def test_a_28_unequal_dice_secure_nothing() -> None:
    flow = cupboard(4, "rewards", C7=PUSHED, A={"food": 20})

    assert NothingSecured(seat=0, needed=0) in flow.told


@pytest.mark.clause("A-28")
def test_a_28_pairs_count_what_lies_on_them_where_that_was_agreed() -> None:
    flow = cupboard(4, "rewards", C7=PUSHED, A={"food": 20}, options=SUM)

    assert FoodSecured(seat=0, food=8) in flow.told


@pytest.mark.clause("A-28")
@pytest.mark.parametrize(("dice", "secured"), [(("-", "B6", "-", "A3"), 6), (("-", "-", "-", "A3"), 3)])
def test_a_28_an_empty_square_is_nothing(dice: tuple[str, ...], secured: int) -> None:
    flow = cupboard(4, "rewards", C7=pairs(*dice), A={"food": 20}, options=SUM)

    assert FoodSecured(seat=0, food=secured) in flow.told


@pytest.mark.clause("A-28")
@pytest.mark.parametrize(
    ("dice", "secured"), [(("B6", "B5", "B2", "A2"), 4), (("-", "B6", "B1", "A1"), 2), (("B*", "B6", "B1", "A1"), 12)]
)
def test_a_28_only_doubles_count(dice: tuple[str, ...], secured: int) -> None:
    flow = cupboard(4, "rewards", C7=pairs(*dice), A={"food": 20})

    assert FoodSecured(seat=0, food=secured) in flow.told


@pytest.mark.clause("A-28", "A-29")
@pytest.mark.parametrize("last", ["A2", "A*"])
def test_a_28_without_any_double_nothing_is_secured(last: str) -> None:
    flow = cupboard(4, "rewards", C7=pairs("B6", "B5", "-", last), A={"food": 20})

    assert NothingSecured(seat=0, needed=0) in flow.told
    assert fact(flow, "A")["sack"] == 0


@pytest.mark.clause("A-12", "A-29")
@pytest.mark.parametrize("dice", [("B*", "B4", "B1", "A1"), ("B4", "B*", "B1", "A1"), ("B1", "B1", "B4", "A*")])
def test_a_29_a_candy_die_counts_as_its_partner(dice: tuple[str, ...]) -> None:
    flow = cupboard(4, "rewards", C7=pairs(*dice), A={"food": 20})

    assert FoodSecured(seat=0, food=8) in flow.told


@pytest.mark.clause("A-29")
@pytest.mark.parametrize(
    ("dice", "times", "secured"),
    [(("B1", "B1", "-", "A*"), 1, 6), (("B1", "B1", "B*", "A*"), 2, 12), (("-", "B*", "B1", "A1"), 1, 6)],
)
def test_a_29_without_a_partner_the_active_player_names_the_value(
    dice: tuple[str, ...], times: int, secured: int
) -> None:
    flow = cupboard(4, "rewards", C7=pairs(*dice), A={"food": 20}, options=SUM)

    assert offered(flow) == [f"name {value}" for value in range(1, 7)]
    decision = decision_for(flow, 0)
    assert decision is not None
    assert decision.args == {"times": times, "food": 20}
    assert act(flow, "name 6")[:2] == [CandyNamed(seat=0, value=6), FoodSecured(seat=0, food=secured)]


@pytest.mark.clause("A-29")
def test_a_29_each_value_counts_as_often_as_its_own_pair_has_candy_dice() -> None:
    four = "players = 4\ndice = 7\nsupport = 0\ncandy = "
    game = on_board(("each = 7\ncandy = 2", "each = 7\ncandy = 3"), (f"{four}2", f"{four}3"))
    flow = cupboard(4, "rewards", game=game, C7=pairs("B*", "-", "A*", "A*"), A={"food": 20}, options=SUM)
    single = decision_for(flow, 0)
    act(flow, "name 1")
    double = decision_for(flow, 0)

    assert single is not None
    assert double is not None
    assert (single.args["times"], double.args["times"]) == (1, 2)


@pytest.mark.clause("A-29")
def test_a_29_a_low_value_leaves_the_other_pair_higher() -> None:
    flow = cupboard(4, "rewards", C7=pairs("B3", "B3", "B*", "A*"), A={"food": 20})
    told = act(flow, "name 1")

    assert FoodSecured(seat=0, food=6) in told


@pytest.mark.clause("A-29")
def test_a_29_two_candy_dice_without_partners_are_named_one_after_the_other() -> None:
    flow = cupboard(4, "rewards", C7=pairs("B*", "-", "-", "A*"), A={"food": 20}, options=SUM)
    told = act(flow, "name 2", "name 5")

    assert FoodSecured(seat=0, food=5) in told


@pytest.mark.clause("A-29")
def test_a_29_a_value_is_named_unheard_too() -> None:
    flow = cupboard(4, "rewards", C7=pairs("B1", "B1", "B*", "A*"), A={"food": 20})
    quietly(flow, "name 6")

    assert fact(flow, "A")["sack"] == 12


@pytest.mark.clause("A-30")
def test_a_30_securing_cannot_be_declined() -> None:
    flow = cupboard(4, "rewards", C7=pairs("B5", "B5", "B2", "A2"), A={"food": 10})

    assert flow.asked() == [1]
    assert fact(flow, "A")["sack"] == 10


@pytest.mark.clause("RZ-1.3", "RZ-10.1")
@pytest.mark.parametrize(("sack", "is_over"), [(14, False), (15, True), (16, True)])
def test_rz_10_1_twenty_five_in_a_sack_end_the_game(sack: int, is_over: bool) -> None:
    flow = cupboard(4, "rewards", C7=pairs("B5", "B5", "B2", "A2"), A={"food": 10, "sack": sack})

    assert (flow.outcome is not None) is is_over
    assert (GameEnded(winners=[0], scores=flow.table.sacks) in flow.told) is is_over


@pytest.mark.clause("RZ-1.3", "A-39")
def test_a_39_the_winner_and_what_is_in_all_sacks() -> None:
    flow = cupboard(
        3, "rewards", active="B", C7=["A1", "A5", "A5", "B2", "B2"], B={"food": 10, "sack": 15}, C={"sack": 24}
    )

    assert flow.outcome is not None
    assert (flow.outcome.winners, flow.outcome.scores) == ([1], [0, 25, 24])


@pytest.mark.clause("RZ-10.1")
def test_rz_10_1_the_ranking_counts_sacks_and_equal_ones_share_a_place() -> None:
    flow = cupboard(3, "rewards", C7=["A1", "A5", "A5", "B2", "B2"], A={"food": 10, "sack": 15}, B={"food": 9})

    assert ranking(flow) == [
        Standing(0, 1, 25, {"sack": 25}),
        Standing(1, 2, 0, {"sack": 0}),
        Standing(2, 2, 0, {"sack": 0}),
    ]


@pytest.mark.clause("RZ-10.1", "A-39")
def test_a_39_columns_further_to_the_right_are_left_as_they_are() -> None:
    flow = cupboard(
        4,
        "rewards",
        C7=pairs("B5", "B5", "B2", "A2"),
        C8=["C6", "C6", "C6", "C6", "A6"],
        C9=["D1", "D3", "D5", "D3", "A1"],
        A={"food": 10, "sack": 15},
    )

    assert [event.column for event in flow.told if isinstance(event, ColumnCompleted)] == [7]
    assert (len(fact(flow, "C8")), len(fact(flow, "C9")), flow.asked()) == (5, 5, [])


@pytest.mark.clause("RZ-10.1")
@pytest.mark.parametrize(("food", "is_over"), [(10, True), (9, False)])
def test_rz_10_1_the_game_ends_unheard_too(food: int, is_over: bool) -> None:
    flow = cupboard(4, rolled=[2], C7=pairs("B5", "B5", "B2"), A={"food": food, "sack": 15})
    quietly(flow, "place 2 7", "done")

    assert (flow.outcome is not None) is is_over
