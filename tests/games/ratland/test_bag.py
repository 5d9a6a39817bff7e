"""RL-8.1, RL-8.2: the bag."""

import pytest

from rathaus.core.rng import fast
from rathaus.games.ratland.bag import fill_bag, pieces_for, put_into_bag
from rathaus.games.ratland.components import BLACK, BLUE, CITY, DUMP, FIELD, WHITE, YELLOW
from rathaus.games.ratland.events import BagFilled
from tests.games.ratland.builder import Unshuffled, draws, searched, sewers


@pytest.mark.clause("RL-8.1")
def test_rl_8_1_the_bag_holds_what_the_card_shows_for_the_area() -> None:
    told = searched(card="3", A={"city": 1})

    assert told[0] == BagFilled(area="city", pieces={"orange": 5, "white": 2, "black": 2, "purple": 3})


@pytest.mark.clause("RL-8.1")
def test_rl_8_1_the_last_card_turned_over_counts() -> None:
    told = searched(past_food=["1", "9", "4"], A={"dump": 1})

    assert told[0] == BagFilled(area="dump", pieces={"yellow": 9, "black": 3})


@pytest.mark.clause("RL-8.1")
def test_rl_8_1_what_was_in_the_bag_before_is_gone() -> None:
    flow = sewers(3, [], past_food=["4"], bag=["blue"])
    fill_bag(flow, DUMP)

    assert sorted(flow.table.bag) == [YELLOW] * 9 + [BLACK] * 3


@pytest.mark.clause("RL-8.2")
@pytest.mark.parametrize("players", [5, 6])
def test_rl_8_2_five_or_six_players_find_one_more_of_each_colour_shown(players: int) -> None:
    told = searched(players, card="1", A={"city": 1})

    assert told[0] == BagFilled(area="city", pieces={"yellow": 4, "orange": 4, "white": 5, "purple": 3})


@pytest.mark.clause("RL-8.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rl_8_2_up_to_four_players_find_what_the_card_shows(players: int) -> None:
    told = searched(players, card="1", A={"city": 1})

    assert told[0] == BagFilled(area="city", pieces={"yellow": 3, "orange": 3, "white": 4, "purple": 2})


@pytest.mark.clause("RL-8.2")
def test_rl_8_2_six_white_and_six_yellow_become_seven_and_seven() -> None:
    told = searched(5, card="1", A={"dump": 20})

    assert draws(told) == [(0, 14)]


@pytest.mark.clause("RL-8.2")
@pytest.mark.parametrize("players", [7, 8, 9, 10])
def test_rl_8_2_seven_to_ten_players_find_what_both_cards_show(players: int) -> None:
    told = searched(players, past_food=["1", "3"], A={"field": 1})

    assert told[0] == BagFilled(area="field", pieces={"yellow": 13, "white": 3, "black": 3, "blue": 5})


@pytest.mark.clause("RL-8.2")
@pytest.mark.parametrize("players", [11, 12])
def test_rl_8_2_eleven_or_twelve_players_find_one_more_of_each_colour_for_each_card(players: int) -> None:
    told = searched(players, past_food=["1", "3"], A={"field": 1})

    assert told[0] == BagFilled(area="field", pieces={"yellow": 15, "white": 4, "black": 4, "blue": 7})


@pytest.mark.clause("RL-8.2")
def test_rl_8_2_two_cards_alike_count_twice() -> None:
    told = searched(7, past_food=["4", "4"], A={"dump": 1})

    assert told[0] == BagFilled(area="dump", pieces={"yellow": 18, "black": 6})


@pytest.mark.clause("RL-8.2")
def test_rl_8_2_only_the_two_cards_of_this_turn_count() -> None:
    told = searched(7, past_food=["9", "9", "1", "4"], A={"dump": 1})

    assert told[0] == BagFilled(area="dump", pieces={"yellow": 15, "white": 6, "black": 3})


@pytest.mark.clause("RL-8.2")
@pytest.mark.parametrize(("players", "pieces"), [(2, 12), (4, 12), (6, 16), (7, 24), (10, 24), (11, 32), (12, 32)])
def test_rl_8_2_how_many_pieces_a_bag_holds(players: int, pieces: int) -> None:
    flow = sewers(players, [], past_food=["1"] if players < 7 else ["1", "1"])

    assert len(pieces_for(flow, CITY)) == pieces


@pytest.mark.clause("RL-8.2")
def test_rl_8_2_the_cards_themselves_stay_as_they_are() -> None:
    flow = sewers(12, [], past_food=["1", "1"])
    first = pieces_for(flow, FIELD)

    assert pieces_for(flow, FIELD) == first


def test_a_piece_put_into_the_bag_is_shaken_among_the_others() -> None:
    places = set()
    for seed in range(50):
        flow = sewers(3, [], bag=["white"] * 3, rng=fast(str(seed)))
        put_into_bag(flow, BLUE)
        places.add(flow.table.bag.index(BLUE))

    assert places == {0, 1, 2, 3}


def test_a_piece_put_into_the_bag_is_one_more() -> None:
    flow = sewers(3, [], bag=["white", "yellow"], rng=Unshuffled())
    put_into_bag(flow, BLUE)

    assert flow.table.bag == [YELLOW, WHITE, BLUE]
