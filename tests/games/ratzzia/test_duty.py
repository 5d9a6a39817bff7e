"""RZ-11.3–RZ-11.6, A-43: what must be placed once support dice were rolled."""

import random
from typing import Any

import pytest

from rathaus.games.ratzzia import RATZZIA
from rathaus.games.ratzzia.components import ANY, PAIR
from rathaus.games.ratzzia.duty import attempt_from
from rathaus.games.ratzzia.events import PlacingBegan
from rathaus.games.ratzzia.table import Flow
from tests.games.ratzzia.builder import Table, act, cupboard, fact, offered

LAYOUT = RATZZIA.data.layout(2)
NO_FIVE: Table = {"C5": ["B1"], "C6": ["B6", "B5"], "C7": ["B1", "B2"]}  # where no five fits, but for grey

NO_TWO: Table = {"C3": ["A2"], "C5": ["B1"], "C7": ["B1", "B3"]}  # where no two fits, but for grey and C2


def due(flow: Flow) -> int:
    """How many support dice must be placed, as it was told."""
    return next(event.support for event in flow.told if isinstance(event, PlacingBegan))


@pytest.mark.clause("RZ-11.3")
def test_rz_11_3_all_support_dice_and_one_own_die_must_be_placed() -> None:
    flow = cupboard(2, rolled=[1, 1], rolled_support=[2, 3, 4])

    assert due(flow) == 3
    act(flow, "support 2 2", "support 3 5", "support 4 4")
    assert "done" not in offered(flow)
    act(flow, "place 1 1")
    assert "done" in offered(flow)


@pytest.mark.clause("RZ-11.3")
def test_rz_11_3_an_own_die_may_come_first() -> None:
    flow = cupboard(2, rolled=[1, 1], rolled_support=[2])
    act(flow, "place 1 1")

    assert "done" not in offered(flow)
    act(flow, "support 2 2")
    assert "done" in offered(flow)


@pytest.mark.clause("RZ-11.3", "A-43")
def test_rz_11_3_without_own_dice_only_the_support_dice_are_due() -> None:
    flow = cupboard(2, rolled_support=[2])
    act(flow, "support 2 2")

    assert offered(flow) == ["done"]


@pytest.mark.clause("RZ-11.3", "A-43")
def test_a_43_a_support_die_is_due_on_the_last_square_of_a_column_too() -> None:
    flow = cupboard(2, rolled=[1], rolled_support=[2], cat=["B4"], C2=["B2", "B2"], **NO_TWO)

    assert LAYOUT.tops[1] - LAYOUT.bottoms[1] == 2
    assert due(flow) == 1
    act(flow, "place 1 1")
    assert offered(flow) == ["support 2 2"]


@pytest.mark.clause("RZ-11.5")
def test_rz_11_5_an_own_die_may_not_take_the_only_square_of_a_support_die() -> None:
    flow = cupboard(2, rolled=[1, 2], rolled_support=[2], cat=["B4"], C2=["B2", "B2"], **NO_TWO)

    assert "place 2 2" not in offered(flow)
    assert "support 2 2" in offered(flow)


@pytest.mark.clause("RZ-11.5")
def test_rz_11_5_even_where_that_helps_the_opponent() -> None:
    flow = cupboard(2, rolled=[1], rolled_support=[6], cat=["B4"], C5=["B1"], C8=["B6", "B6"], C6=["B6"])
    act(flow, "place 1 1")

    assert offered(flow) == ["support 6 8"]


@pytest.mark.clause("RZ-11.5")
def test_rz_11_5_an_own_die_may_have_to_make_way() -> None:
    flow = cupboard(2, rolled=[6], rolled_support=[5], cat=["B4"], **{**NO_FIVE, "C6": []})

    assert due(flow) == 1
    assert offered(flow) == ["place 6 6"]


@pytest.mark.clause("RZ-11.5")
def test_rz_11_5_it_may_have_to_make_way_for_the_last_square_of_a_column() -> None:
    full: Table = {"C1": ["-", "-", "-", "B5"], "C7": ["-", "-", "-", "-", "B2"]}
    flow = cupboard(2, rolled=[3], rolled_support=[1], cat=["B4"], C5=["B1"], C9=["B3", "B5"], **full)

    assert due(flow) == 1
    assert offered(flow) == ["place 3 9"]


@pytest.mark.clause("RZ-11.6", "A-43")
def test_rz_11_6_what_cannot_be_placed_goes_back_to_the_reserve() -> None:
    flow = cupboard(2, rolled=[1], rolled_support=[4, 5, 5], cat=["B3"], **NO_FIVE)

    assert due(flow) == 1
    act(flow, "support 4 4", "place 1 1", "done")
    assert (fact(flow, "reserve"), fact(flow, "C4")) == (2, ["S4"])


@pytest.mark.clause("RZ-11.6", "A-43")
def test_rz_11_6_where_no_support_die_can_be_placed_an_own_die_is_still_due() -> None:
    flow = cupboard(2, rolled=[1], rolled_support=[5], cat=["B4"], **NO_FIVE)

    assert due(flow) == 0
    assert "done" not in offered(flow)
    act(flow, "place 1 1")
    assert "done" in offered(flow)


@pytest.mark.clause("RZ-11.6", "A-43")
def test_rz_11_6_where_nothing_can_be_placed_the_player_stops() -> None:
    flow = cupboard(2, rolled=[5], rolled_support=[5], cat=["B4"], **NO_FIVE)

    assert offered(flow) == ["done"]


@pytest.mark.clause("RZ-11.6", "A-43")
def test_a_43_the_own_die_is_not_due_where_it_would_take_the_place_of_a_support_die() -> None:
    flow = cupboard(2, rolled=[5], rolled_support=[5], **NO_FIVE)

    assert due(flow) == 1
    assert offered(flow) == ["support-cat 5"]
    act(flow, "support-cat 5")
    assert offered(flow) == ["done"]


@pytest.mark.clause("A-42", "A-43")
def test_a_43_grey_squares_count() -> None:
    flow = cupboard(2, rolled=[1], rolled_support=[5], **NO_FIVE)

    assert due(flow) == 1
    assert "cat 1" not in offered(flow)


@pytest.mark.clause("RZ-9.1", "A-43")
@pytest.mark.parametrize(("greys", "is_taken"), [(2, True), (1, True), (0, False)])
def test_a_43_no_more_dice_go_to_grey_squares_than_a_turn_allows(greys: int, is_taken: bool) -> None:
    assert attempt_from(cupboard(2, rolled=[1]), greys).takes_cat(5) == is_taken


@pytest.mark.clause("A-04", "A-43", "RZ-9.4")
def test_a_43_after_the_cat_the_grey_squares_are_empty_again() -> None:
    cat = ["B5", "A5", "A5", "A5"]
    flow = cupboard(2, rolled=[], rolled_support=[5, 5, 5], cat=cat, options={"red_voluntary": "true"}, **NO_FIVE)

    assert due(flow) == 3  # the last red square, then any value in C5 and the grey square


@pytest.mark.clause("A-43")
def test_a_43_support_dice_that_the_cat_took_are_placed() -> None:
    flow = cupboard(2, "support", rolled=[1], rolls=(5, 5, 2), cat=["B5"])
    act(flow, "roll-support")

    assert due(flow) == 1


@pytest.mark.clause("A-43")
def test_a_43_where_the_cat_took_them_all_the_turn_goes_on_as_usual() -> None:
    flow = cupboard(2, "support", rolled=[1, 2], rolls=(5, 5, 5), cat=["B5"])
    act(flow, "roll-support")

    assert due(flow) == 0
    assert "done" not in offered(flow)
    act(flow, "place 1 1")
    assert "done" in offered(flow)


@pytest.mark.clause("A-06", "A-43")
@pytest.mark.parametrize(("option", "is_enough"), [("false", False), ("true", True)])
def test_a_06_an_own_die_that_the_cat_took_may_be_enough_beside_support_dice(option: str, is_enough: bool) -> None:
    flow = cupboard(
        2,
        rolled=[1],
        rolled_support=[2],
        forced=1,
        cat=["B5", "A5"],
        options={"forced_counts_as_placed": option},
    )
    act(flow, "support 2 2")

    assert ("done" in offered(flow)) is is_enough


@pytest.mark.clause("A-43")
def test_a_43_a_candy_die_may_not_take_the_only_square_of_a_support_die() -> None:
    flow = cupboard(2, rolled=[1], rolled_support=[2], cat=["B4"], C2=["B2", "B2"], **NO_TWO, A={"candies": 1})

    assert "candy 2" not in offered(flow)
    assert "candy 4" in offered(flow)


@pytest.mark.clause("A-43")
def test_a_43_a_candy_die_is_not_what_makes_a_way() -> None:
    flow = cupboard(2, rolled=[1], rolled_support=[5], cat=["B4"], **{**NO_FIVE, "C6": []}, A={"candies": 1})

    assert due(flow) == 0


@pytest.mark.clause("A-04", "A-43")
def test_a_43_red_squares_count_where_they_are_free() -> None:
    flow = cupboard(2, rolled=[1], rolled_support=[5, 5], options={"red_voluntary": "true"}, **NO_FIVE)

    assert due(flow) == 2
    act(flow, "support-cat 5", "support-cat 5")
    assert fact(flow, "cat") == ["S5", "S5"]


@pytest.mark.clause("A-04", "A-43")
def test_a_43_own_dice_may_have_to_call_the_cat_to_make_way() -> None:
    flow = cupboard(
        2,
        rolled=[4],
        rolled_support=[5],
        cat=["B4", "B4", "B4", "A4"],
        options={"red_voluntary": "true"},
        C5=["A1"],
        C6=["A6", "A5"],
        C7=["A1", "B2"],
    )

    assert due(flow) == 1
    assert offered(flow) == ["cat 4"]


@pytest.mark.clause("A-04", "A-43")
def test_a_43_what_lies_on_the_marked_square_decides_what_can_follow() -> None:
    flow = cupboard(
        2,
        rolled_support=[2, 5, 5],
        options={"red_voluntary": "true"},
        C6=["B6", "B5"],
        C7=["B1", "B3"],
    )

    assert "support-cat 5" in offered(flow)
    assert "support-cat 2" not in offered(flow)


# All ways to place, tried one by one without any short cut.

Way = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], int]


def ways_on(way: Way, *, is_red_free: bool) -> list[tuple[Way, bool]]:
    """Every die that can be placed next: the way after it, and whether it was a support die."""
    columns, cat, own, support, greys = way
    following = []
    for is_support, dice in ((False, own), (True, support)):
        for face in set(dice):
            left = list(dice)
            left.remove(face)
            rest = (own, tuple(left)) if is_support else (tuple(left), support)
            for line, column in enumerate(columns):
                if fits(column, line, face):
                    after = (*columns[:line], (*column, face), *columns[line + 1 :])
                    following.append(((after, cat, *rest, greys), is_support))
            is_grey = len(cat) < LAYOUT.greys
            if (is_grey and greys > 0) or (not is_grey and is_red_free and cat[LAYOUT.greys - 1] == face):
                row, board = (*cat, face), columns
                if len(row) == LAYOUT.cat_length:
                    row, board = (), ((),) * len(columns)
                following.append(((board, row, *rest, greys - is_grey), is_support))
    return following


def fits(column: tuple[int, ...], line: int, face: int) -> bool:
    """Whether a die may lie on the next square; 0 is a gap, 7 a candy die."""
    square = LAYOUT.bottoms[line] + len(column)
    if square > LAYOUT.tops[line]:
        return False
    need = LAYOUT.needs[square]
    if need == PAIR:
        is_second = LAYOUT.partners[square] < square
        return not is_second or column[-1] in (0, 7, face)
    return need in (ANY, face)


def best(way: Way, *, is_red_free: bool) -> tuple[int, bool]:
    """The most support dice that can be placed, and whether an own die can be with this many."""
    seen, todo = {(way, 0, False)}, [(way, 0, False)]
    while todo:
        at, support, has_own = todo.pop()
        for after, is_support in ways_on(at, is_red_free=is_red_free):
            found = (after, support + is_support, has_own or not is_support)
            if found not in seen:
                seen.add(found)
                todo.append(found)
    most = max(support for _, support, _ in seen)
    return most, any(has_own for _, support, has_own in seen if support == most)


def way_of(flow: Flow) -> Way:
    """The ways begin where the table stands."""
    signs = {"-": 0, "*": 7}
    columns = tuple(
        tuple(signs.get(name[-1]) or (0 if name == "-" else int(name[-1])) for name in fact(flow, f"C{at}"))
        for at in range(1, 10)
    )
    cat = tuple(int(name[-1]) for name in fact(flow, "cat"))
    return columns, cat, tuple(fact(flow, "rolled")), tuple(fact(flow, "rolled_support")), 2


def crowded(chance: random.Random) -> dict[str, Any]:
    """A table for two where not much room is left."""
    table: dict[str, Any] = {}
    own, others = 6, 6
    for line in chance.sample(range(9), 9):
        column: list[str] = []
        for square in range(LAYOUT.bottoms[line], LAYOUT.tops[line]):
            if others == 0 or chance.random() < 0.3:
                break
            need = LAYOUT.needs[square]
            fitting = int(column[-1][1]) if need == PAIR and LAYOUT.partners[square] < square else chance.randint(1, 6)
            column.append(f"B{fitting if need in (ANY, PAIR) else need}")
            others -= 1
        table[f"C{line + 1}"] = column
    table["cat"] = chance.choice([[], ["A5"], ["A5", "A5"], ["A5", "A5", "A5", "A5"]])
    own -= len(table["cat"])
    table["rolled"] = [chance.choice([1, 2, 3, 5, 5, 6]) for _ in range(chance.randint(0, min(own, 3)))]
    table["rolled_support"] = [chance.choice([2, 4, 5, 5, 6]) for _ in range(chance.randint(1, 3))]
    return table


@pytest.mark.clause("RZ-11.3", "RZ-11.5", "RZ-11.6", "A-43")
@pytest.mark.parametrize("option", ["false", "true"])
@pytest.mark.parametrize("seed", range(25))
def test_a_43_the_duty_is_what_trying_all_ways_finds(seed: int, option: str) -> None:
    chance = random.Random(seed)
    flow = cupboard(2, "placing", options={"red_voluntary": option}, **crowded(chance))
    most, has_own = best(way_of(flow), is_red_free=option == "true")
    assert due(flow) == most

    support, own = 0, 0
    while (options := offered(flow)) and (len(options) > 1 or options != ["done"]):
        assert ("done" in options) == (support >= most and (own > 0 or not has_own))
        text = chance.choice([option for option in options if option != "done"])
        support += text.startswith("support")
        own += not text.startswith("support")
        act(flow, text)

    assert support >= most
    assert own > 0 or not has_own
