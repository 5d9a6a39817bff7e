"""RZ-9: the cat."""

import pytest

from rathaus.games.ratzzia import RATZZIA
from rathaus.games.ratzzia.cat import trigger
from rathaus.games.ratzzia.events import DiceForced, DieShownToCat
from tests.games.ratzzia.builder import act, cupboard, fact, offered, quietly, recovered

ALMOST = {3: ["B5", "B5", "C5", "C5"], 4: ["B2", "B5", "B5", "C5", "C5"]}  # one red square left, the cat wants fives


def cats(flow_offers: list[str]) -> list[str]:
    return [text for text in flow_offers if text.startswith("cat")]


@pytest.mark.clause("RZ-9.1", "RZ-9.2")
@pytest.mark.parametrize(("players", "cat", "values"), [(3, [], [1, 6]), (3, ["B2"], []), (4, ["B2"], [1, 6])])
def test_rz_9_1_any_die_may_go_to_a_grey_square(players: int, cat: list[str], values: list[int]) -> None:
    flow = cupboard(players, rolled=[1, 6], cat=cat)

    assert cats(offered(flow)) == [f"cat {value}" for value in values]


@pytest.mark.clause("RZ-6.1", "RZ-9.1", "A-05")
@pytest.mark.parametrize(("first", "second"), [(3, 3), (3, 4), (4, 3)])
def test_a_05_one_player_may_fill_both_grey_squares_in_one_turn(first: int, second: int) -> None:
    flow = cupboard(4, rolled=[3, 3, 4])
    told = act(flow, f"cat {first}", f"cat {second}")

    assert fact(flow, "cat") == [f"A{first}", f"A{second}"]
    assert trigger(flow) == second
    assert told[0] == DieShownToCat(seat=0, value=first, is_support=False, is_grey=True, square=1)


@pytest.mark.clause("RZ-9.1")
def test_rz_9_1_no_more_than_two_dice_a_turn_go_to_grey_squares() -> None:
    flow = cupboard(4, rolled=[2, 3, 5, 5, 5, 5, 5], options={"red_voluntary": "true"})
    act(flow, "cat 2", *["cat 5"] * 5)

    assert (fact(flow, "cat"), fact(flow, "rolled")) == ([], [3])
    assert cats(offered(flow)) == []


@pytest.mark.clause("RZ-9.3")
@pytest.mark.parametrize(
    ("players", "cat", "value"), [(3, [], 0), (3, ["B4"], 4), (4, ["B4"], 0), (4, ["B4", "C2"], 2), (2, ["S6"], 6)]
)
def test_rz_9_3_the_last_grey_square_is_the_marked_one(players: int, cat: list[str], value: int) -> None:
    assert trigger(cupboard(players, cat=cat)) == value


@pytest.mark.clause("RZ-9.3", "RZ-9.6", "A-02")
def test_rz_9_6_a_five_goes_to_the_cat_before_anything_else() -> None:
    flow = cupboard(3, rolls=(1, 1, 3, 5, 6), cat=["B5"], C5=["A1", "A3"])
    told = act(flow, "roll")

    assert told[1] == DiceForced(seat=0, value=5, dice=1, is_support=False, square=2)
    assert (fact(flow, "cat"), fact(flow, "rolled")) == (["B5", "A5"], [1, 1, 3, 6])
    assert offered(flow) == ["mark 1", "mark 3", "mark 6", "keep"]


@pytest.mark.clause("A-06")
@pytest.mark.parametrize(("option", "is_enough"), [("false", False), ("true", True)])
def test_a_06_dice_that_the_cat_takes_in_both_rolls_are_counted(option: str, is_enough: bool) -> None:
    flow = cupboard(3, rolls=(1, 1, 1, 1, 1, 5, 5, 5), cat=["B5"], options={"forced_counts_as_placed": option})
    act(flow, "roll", "mark 1", "reroll")

    assert fact(flow, "forced") == 3
    assert ("done" in offered(flow)) is is_enough


@pytest.mark.clause("RZ-9.3", "A-02")
def test_a_02_dice_that_are_rolled_again_are_looked_at_too() -> None:
    flow = cupboard(3, "reroll", rolled=[1, 3, 6], rolls=(5, 5), cat=["B5"])
    told = act(flow, "mark 1", "mark 6", "reroll")

    assert DiceForced(seat=0, value=5, dice=2, is_support=False, square=2) in told
    assert (fact(flow, "cat"), fact(flow, "rolled")) == (["B5", "A5", "A5"], [3])


@pytest.mark.clause("RZ-9.3")
@pytest.mark.parametrize("cat", [[], ["B5"]])
def test_rz_9_3_before_all_grey_squares_are_filled_nothing_is_forced(cat: list[str]) -> None:
    flow = cupboard(4, rolls=(5,) * 7, cat=cat)
    act(flow, "roll")

    assert (fact(flow, "cat"), fact(flow, "rolled")) == (cat, [5] * 7)


@pytest.mark.clause("A-03")
def test_a_03_filling_the_last_grey_square_forces_no_die_of_the_same_roll() -> None:
    flow = cupboard(4, rolled=[2, 6, 6])
    act(flow, "cat 2", "cat 6")

    assert (fact(flow, "cat"), fact(flow, "rolled")) == (["A2", "A6"], [6])
    assert "place 6 8" in offered(flow)


@pytest.mark.clause("A-04")
def test_a_04_nobody_may_use_a_red_square_freely() -> None:
    flow = cupboard(4, rolled=[2, 6], cat=["B1", "B6"])

    assert cats(offered(flow)) == []


@pytest.mark.clause("A-04")
def test_a_04_where_that_was_agreed_the_marked_value_may_go_there() -> None:
    flow = cupboard(4, rolled=[2, 6], cat=["B1", "B6"], options={"red_voluntary": "true"})

    assert cats(offered(flow)) == ["cat 6"]
    assert act(flow, "cat 6") == [DieShownToCat(seat=0, value=6, is_support=False, is_grey=False, square=3)]
    assert "done" in offered(flow)


@pytest.mark.clause("A-04", "A-08", "RZ-9.4")
def test_a_04_the_cat_comes_for_a_die_that_was_put_there_freely() -> None:
    flow = cupboard(
        3, rolled=[2, 5], cat=ALMOST[3], C1=["A1"], options={"red_voluntary": "true"}, A={"food": 3}, B={"food": 4}
    )
    told = act(flow, "cat 5")

    assert recovered(told) == [0]
    assert (fact(flow, "C1"), fact(flow, "cat"), fact(flow, "rolled")) == ([], [], [2])
    assert fact(flow, "A")["hand"] == 6


@pytest.mark.clause("A-07")
def test_a_07_what_does_not_find_a_red_square_is_free() -> None:
    flow = cupboard(3, rolls=(5, 5, 5, 1, 1, 1, 1), cat=ALMOST[3])
    told = act(flow, "roll")

    assert DiceForced(seat=0, value=5, dice=1, is_support=False, square=5) in told
    assert (fact(flow, "cat"), fact(flow, "rolled"), fact(flow, "recovered")) == ([], [1, 1, 1, 1, 5, 5], 1)


@pytest.mark.clause("RZ-9.4")
@pytest.mark.parametrize("players", [3, 4])
def test_rz_9_4_the_cat_clears_the_board_and_nobody_is_paid(players: int) -> None:
    flow = cupboard(players, rolls=(5,), cat=ALMOST[players], C2=["B2", "C2"], C5=["C1", "A3", "C3"])
    food = flow.table.food.copy()
    told = act(flow, "roll")

    assert recovered(told) == [2]
    assert [fact(flow, line) for line in ("C2", "C5", "cat")] == [[], [], []]
    assert [fact(flow, seat)["hand"] for seat in "BC"] == [7, 7]
    assert flow.table.food == food
    assert all(found == expected for found, expected in RATZZIA.laws(flow).values())


@pytest.mark.clause("RZ-9.4")
def test_rz_9_4_after_the_cat_columns_start_from_their_first_squares() -> None:
    flow = cupboard(3, rolls=(5, 1, 2, 4, 6), cat=ALMOST[3], C2=["A2", "B2"], C4=["A4"])
    act(flow, "roll", "keep")

    assert offered(flow)[:4] == ["place 1 1", "place 2 2", "place 2 3", "place 4 4"]


@pytest.mark.clause("RZ-9.5", "RZ-9.6", "A-02", "A-08")
def test_rz_9_5_after_an_early_cat_all_that_came_home_may_be_rolled() -> None:
    flow = cupboard(3, rolls=(1, 1, 3, 5, 6), cat=ALMOST[3], C5=["A1", "A3"])
    act(flow, "roll")

    assert (fact(flow, "recovered"), fact(flow, "rolled")) == (3, [1, 1, 3, 6])
    assert offered(flow) == ["mark 1", "mark 3", "mark 6", "mark-recovered", "keep"]


@pytest.mark.clause("RZ-9.5", "A-08")
def test_a_08_after_a_later_cat_what_came_home_waits() -> None:
    flow = cupboard(3, "reroll", rolled=[1, 3], rolls=(5,), cat=ALMOST[3], C5=["A1", "A3"])
    told = act(flow, "mark 1", "reroll")

    assert recovered(told) == [0]
    assert (fact(flow, "rolled"), fact(flow, "recovered"), fact(flow, "A")["hand"]) == ([3], 0, 6)
    assert "place 3 5" in offered(flow)


@pytest.mark.clause("RZ-11.8")
def test_rz_11_8_the_cat_sends_support_dice_to_the_reserve() -> None:
    flow = cupboard(2, rolls=(5,), cat=["B5", "S5", "B5", "B5"], C1=["S1"])
    act(flow, "roll")

    assert fact(flow, "reserve") == 3


@pytest.mark.clause("A-25")
@pytest.mark.parametrize(("option", "jar", "candies"), [("jar", 2, 0), ("owner", 1, 1)])
def test_a_25_the_cat_sends_candy_dice_to_the_jar_or_to_their_owners(option: str, jar: int, candies: int) -> None:
    flow = cupboard(4, rolls=(5,), cat=ALMOST[4], C1=["B*"], options={"candy_on_cat": option})
    act(flow, "roll")

    assert (fact(flow, "jar"), fact(flow, "B")["candies"]) == (jar, candies)


@pytest.mark.clause("A-47")
def test_a_47_the_cat_takes_neither_food_nor_unused_candy_dice() -> None:
    flow = cupboard(4, rolls=(5,), cat=ALMOST[4], A={"food": 8, "candies": 1}, B={"food": 2, "sack": 9, "candies": 1})
    act(flow, "roll")

    assert fact(flow, "A") == {"hand": 1, "candies": 1, "food": 8, "sack": 0}
    assert fact(flow, "B") == {"hand": 7, "candies": 1, "food": 2, "sack": 9}


@pytest.mark.clause("A-22")
def test_a_22_a_candy_die_is_neither_rolled_nor_forced() -> None:
    flow = cupboard(3, rolls=(1,) * 7, cat=["B5"], A={"candies": 1})
    act(flow, "roll")

    assert (len(fact(flow, "rolled")), fact(flow, "cat"), fact(flow, "A")["candies"]) == (7, ["B5"], 1)


@pytest.mark.clause("RZ-9.4")
def test_rz_9_4_the_cat_comes_unheard_too() -> None:
    flow = cupboard(3, rolls=(5,), cat=ALMOST[3])
    quietly(flow, "roll")

    assert fact(flow, "cat") == []
