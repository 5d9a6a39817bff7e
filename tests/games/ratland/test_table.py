"""RL-1 and RL-2: what lies on the table, and who sits next to whom."""

import pytest

from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.components import CITY, DUMP, NURSERY
from rathaus.games.ratland.table import Sewers, with_mark, with_more
from tests.games.ratland.builder import sewers


@pytest.mark.clause("RL-2.2")
def test_rl_2_2_the_active_player_comes_first_and_the_others_clockwise() -> None:
    table = sewers(4, active="A").table

    assert table.active_order() == [0, 1, 2, 3]


@pytest.mark.clause("RL-2.2")
def test_rl_2_2_after_the_last_seat_comes_the_first() -> None:
    table = sewers(4, active="C").table

    assert table.active_order() == [2, 3, 0, 1]


@pytest.mark.clause("RL-2.3")
@pytest.mark.parametrize(("seat", "left"), [(0, 1), (1, 2), (2, 0)])
def test_rl_2_3_the_left_neighbour_is_the_next_seat_clockwise(seat: int, left: int) -> None:
    table = sewers(3).table

    assert table.left_of(seat) == left


@pytest.mark.clause("RL-2.3")
@pytest.mark.parametrize(("seat", "right"), [(0, 2), (1, 0), (2, 1)])
def test_rl_2_3_the_right_neighbour_is_the_seat_before(seat: int, right: int) -> None:
    table = sewers(3).table

    assert table.right_of(seat) == right


@pytest.mark.clause("RL-9.1")
def test_rl_9_1_lost_rats_are_not_in_the_sewer() -> None:
    table = sewers(2, A={"pantry": 4, "dump": 1, "infirmary": 2, "lost": 3}).table

    assert table.rats_in_sewer(0) == 7


@pytest.mark.clause("RL-10.1")
def test_rl_10_1_poisoned_and_lost_rats_are_alive() -> None:
    table = sewers(2, A={"pantry": 4, "dump": 1, "infirmary": 2, "lost": 3}).table

    assert table.living_rats(0) == 10


@pytest.mark.clause("RL-1.1")
@pytest.mark.parametrize(("players", "boxes"), [(2, 1), (6, 1), (7, 2), (12, 2)])
def test_rl_1_1_seven_players_and_more_have_two_boxes(players: int, boxes: int) -> None:
    assert sewers(players).table.boxes == boxes


def test_a_mark_more() -> None:
    assert with_mark([False, False, True], 1) == [False, True, True]


def test_a_count_raised() -> None:
    assert with_more([3, 0, 1], 2, 2) == [3, 0, 3]


def test_the_first_place_with_a_rat() -> None:
    table = sewers(2, A={"city": 1, "nursery": 2}).table

    assert [table.first_place(0, places) for places in ([DUMP, NURSERY, CITY], [CITY], [DUMP])] == [NURSERY, CITY, -1]


MARKED = {
    "graveyard": 2,
    "clan": "ninja",
    "board": "aggressive",
    "alarmed": 1,
    "rejoined": 2,
    "whites": 1,
    "used": True,
    "has_put_back": True,
}


def changed(table: Sewers) -> None:
    for pieces in (table.rats, table.cheese, table.graveyard):
        pieces[0] += 1
    table.event_deck = table.event_deck[:-1]  # decks and bag are replaced
    table.bag = [*table.bag, 0]
    table.alarmed = with_more(table.alarmed, 0, 1)
    table.used = with_mark(table.used, 0)
    table.pile += 1
    table.turn += 1
    table.active += 1


def test_a_copy_has_the_same_things_on_it() -> None:
    flow = sewers(3, ["attack"], active="B", bag=["blue", "white"], wounded="C", A=MARKED)
    copy = flow.copy()

    assert RATLAND.facts(copy) == RATLAND.facts(flow)
    assert copy.table.is_food_ascending


def test_what_is_done_to_a_copy_does_not_touch_the_table() -> None:
    flow = sewers(3, ["attack"])
    before = RATLAND.facts(flow)
    changed(flow.table.copy())

    assert RATLAND.facts(flow) == before
