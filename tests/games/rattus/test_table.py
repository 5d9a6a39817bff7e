"""RT-1: what lies on the table."""

from rathaus.games.rattus.components import EMPTY, STARTED
from rathaus.games.rattus.table import starting_places, with_more, with_this
from tests.games.rattus.builder import HARMLESS, PLAGUE, europe

ITALIA = 5


def test_the_left_neighbour_is_the_next_clockwise() -> None:
    table = europe(3, []).table

    assert [table.left_of(seat) for seat in range(3)] == [1, 2, 0]


def test_citizens_by_region_and_seat() -> None:
    table = europe(3, [], A={"italia": 2, "france": 1, "haven": 4}, C={"italia": 3}).table

    assert table.people(ITALIA) == [2, 0, 3]
    assert (table.citizens_of(2, ITALIA), table.on_map(0), table.score(0)) == (3, 3, 7)


def test_a_copy_shares_what_is_never_changed_in_place() -> None:
    table = europe(3, [], A={"italia": 2}, rats={"italia": ["any"]}).table
    copied = table.copy()
    copied.settle(0, ITALIA, 1)
    copied.move_citizens(0, ITALIA, 0, 2)
    copied.save_citizen(0, ITALIA)
    copied.lift_rat(ITALIA * 3)

    assert (table.people(ITALIA), table.haven, table.rat_counts[ITALIA]) == ([2, 0, 0], [0, 0, 0], 1)
    assert (copied.people(ITALIA), copied.haven, copied.rat_counts[ITALIA]) == ([0, 0, 0], [1, 0, 0], 0)


def test_a_rat_takes_the_first_free_place() -> None:
    table = europe(3, [], rats={"italia": [PLAGUE, "none", HARMLESS]}).table

    assert table.places_in(ITALIA) == [15, 17]
    assert table.lay_rat(ITALIA, 3, STARTED) == 16
    assert (table.rats[16], table.marks[16], table.rat_counts[ITALIA]) == (3, STARTED, 3)


def test_a_rat_that_is_lifted_is_forgotten() -> None:
    table = europe(3, [], rats={"italia": [PLAGUE]}, B={"knows": ["italia-1"]}).table
    assert table.is_known(15, 1)
    table.lift_rat(15)

    assert (table.rats[15], table.marks[15], table.is_known(15, 1)) == (EMPTY, 0, False)


def test_a_spectator_knows_no_rat() -> None:
    table = europe(3, [], rats={"italia": [PLAGUE]}, B={"knows": ["italia-1"]}).table

    assert [table.is_known(15, seat) for seat in (-1, 0, 1)] == [False, False, True]


def test_lists_are_replaced() -> None:
    numbers = [1, 2]

    assert (with_more(numbers, 0, 2), with_this(numbers, 1, 9), numbers) == ([3, 2], [1, 9], [1, 2])


def test_starting_tokens_lie_on_the_first_places() -> None:
    rats, marks = starting_places([0, 2], [7, 8], 3)

    assert rats == [7, -1, -1, -1, -1, -1, 8, -1, -1]
    assert [at for at, mark in enumerate(marks) if mark] == [0, 6]
