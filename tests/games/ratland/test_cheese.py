"""RL-8: phase 6, looking for cheese."""

from typing import Any

import pytest

from rathaus.core.events import Event
from rathaus.core.rng import fast
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.cheese import DrawPieces, EmptyBag, SearchArea
from rathaus.games.ratland.components import CITY, DUMP, FIELD, PLACE_NAMES
from rathaus.games.ratland.events import (
    BagEmptied,
    BagFilled,
    CheeseFound,
    PiecesDrawn,
    RatLeft,
    RatLost,
    RatPoisoned,
)
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import Unshuffled, sewers


def searched(players: int = 4, *, card: str, **table: Any) -> list[Event]:
    """What is told of the phase when the bag is not shuffled: blue comes first, yellow last."""
    flow = sewers(players, ["cheese"], rng=Unshuffled(), past_food=[card], **table)
    told = flow.listen()
    flow.settle()
    return told


def draws(told: list[Event]) -> list[tuple[int, int]]:
    return [(event.seat, len(event.pieces)) for event in told if isinstance(event, PiecesDrawn)]


def drawn(*bag: str, area: int = DUMP, **clan: int) -> Flow:
    """A clan that draws all that is in the bag."""
    flow = sewers(3, [], bag=list(bag), A={"cheese": 0, **clan})
    flow.then(DrawPieces(area, 0, len(bag)))
    return flow


def clan_of(flow: Flow) -> dict[str, int]:
    """What is left of A's clan, without what it has none of."""
    clan: dict[str, int] = RATLAND.facts(flow)["A"]
    return {name: count for name, count in clan.items() if count}


@pytest.mark.clause("RL-8.1")
def test_rl_8_1_dump_then_city_then_field() -> None:
    told = searched(card="1", A={"field": 1, "city": 1, "dump": 1})

    assert [event.area for event in told if isinstance(event, BagFilled)] == ["dump", "city", "field"]


@pytest.mark.clause("RL-8.1")
def test_rl_8_1_the_bag_holds_what_the_card_shows_for_the_area() -> None:
    told = searched(card="3", A={"city": 1})

    assert told[0] == BagFilled(area="city", pieces={"orange": 5, "white": 2, "black": 2, "purple": 3})


@pytest.mark.clause("RL-8.1")
def test_rl_8_1_the_bag_is_emptied_after_each_area() -> None:
    told = searched(card="1", A={"dump": 1, "city": 1})

    assert [event.area for event in told if isinstance(event, BagEmptied)] == ["dump", "city"]


@pytest.mark.clause("RL-8.1")
def test_rl_8_1_nothing_stays_in_the_bag() -> None:
    flow = sewers(3, [], bag=["yellow", "blue"])
    flow.then(EmptyBag(DUMP))
    flow.settle()

    assert flow.table.bag == []


@pytest.mark.clause("RL-8.1")
def test_rl_8_1_where_nobody_was_sent_no_bag_is_filled() -> None:
    told = searched(card="1", A={"nursery": 7})

    assert told == []


@pytest.mark.clause("RL-8.1")
def test_rl_8_1_the_last_card_turned_over_counts() -> None:
    flow = sewers(3, ["cheese"], past_food=["1", "9", "4"], A={"dump": 1})
    told = flow.listen()
    flow.settle()

    assert told[0] == BagFilled(area="dump", pieces={"yellow": 9, "black": 3})


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


@pytest.mark.clause("RL-8.3")
def test_rl_8_3_three_two_six_and_five_rats_and_twelve_pieces() -> None:
    told = searched(card="1", A={"dump": 3}, B={"dump": 2}, C={"dump": 6}, D={"dump": 5})

    assert draws(told) == [(1, 2), (0, 3), (3, 5), (2, 2)]


@pytest.mark.clause("RL-8.3")
def test_rl_8_3_only_who_sent_rats_draws() -> None:
    told = searched(card="1", A={"dump": 1}, B={"city": 2})

    assert draws(told) == [(0, 1), (1, 2)]


@pytest.mark.clause("RL-8.3")
@pytest.mark.parametrize(
    ("active", "order"), [("A", [0, 1, 2, 3]), ("B", [1, 2, 3, 0]), ("C", [2, 3, 0, 1]), ("D", [3, 0, 1, 2])]
)
def test_rl_8_3_ties_draw_in_active_order(active: str, order: list[int]) -> None:
    sent = {"dump": 2}
    told = searched(card="1", active=active, A=sent, B=sent, C=sent, D=sent)

    assert [seat for seat, _ in draws(told)] == order


@pytest.mark.clause("RL-8.3")
def test_rl_8_3_the_active_player_does_not_come_before_fewer_rats() -> None:
    told = searched(card="1", active="A", A={"dump": 2}, B={"dump": 1}, C={"dump": 2})

    assert draws(told) == [(1, 1), (0, 2), (2, 2)]


@pytest.mark.clause("RL-8.3")
def test_rl_8_3_an_empty_bag_gives_nothing_more() -> None:
    told = searched(card="1", A={"dump": 12}, B={"dump": 13})

    assert draws(told) == [(0, 12)]


@pytest.mark.clause("RL-8.3")
def test_rl_8_3_pieces_leave_the_bag_from_its_top() -> None:
    flow = sewers(3, [], bag=["white", "yellow", "white"])
    flow.then(DrawPieces(DUMP, 0, 2))
    told = flow.listen()
    flow.settle()

    assert told[0] == PiecesDrawn(seat=0, area="dump", pieces=["white", "yellow"])
    assert RATLAND.facts(flow)["bag"] == ["white"]


@pytest.mark.clause("RL-8.3")
def test_rl_8_3_draws_are_blind() -> None:
    first = set()
    for seed in range(100):
        flow = sewers(3, ["cheese"], rng=fast(str(seed)), past_food=["2"], A={"city": 1})
        told = flow.listen()
        flow.settle()
        first |= {piece for event in told if isinstance(event, PiecesDrawn) for piece in event.pieces}

    assert first == {"yellow", "orange", "white", "black"}


@pytest.mark.clause("RL-8.4")
@pytest.mark.parametrize(("piece", "cheese"), [("yellow", 1), ("orange", 2), ("white", 0)])
def test_rl_8_4_what_a_piece_is_worth(piece: str, cheese: int) -> None:
    flow = drawn(piece, dump=3)
    flow.settle()

    assert flow.table.cheese[0] == cheese
    assert flow.table.rats_in(0, DUMP) == 3


@pytest.mark.clause("RL-8.4")
def test_rl_8_4_all_that_is_found_is_told_at_once() -> None:
    flow = drawn("yellow", "orange", "white", "yellow", dump=4)
    told = flow.listen()
    flow.settle()

    assert told[1:] == [CheeseFound(seat=0, cheese=4)]


@pytest.mark.clause("RL-8.4")
def test_rl_8_4_a_single_cheese_is_told_too() -> None:
    flow = drawn("yellow", dump=1)
    told = flow.listen()
    flow.settle()

    assert told[1:] == [CheeseFound(seat=0, cheese=1)]


@pytest.mark.clause("RL-8.4")
def test_rl_8_4_white_pieces_are_told_without_cheese() -> None:
    flow = drawn("white", dump=1)
    told = flow.listen()
    flow.settle()

    assert told == [PiecesDrawn(seat=0, area="dump", pieces=["white"])]


@pytest.mark.clause("RL-8.4")
def test_rl_8_4_black_sends_a_rat_back_to_the_pile() -> None:
    flow = drawn("black", dump=3)
    pile = flow.table.pile
    flow.settle()

    assert clan_of(flow) == {"dump": 2}
    assert flow.table.pile == pile + 1


@pytest.mark.clause("RL-8.4")
def test_rl_8_4_purple_sends_a_rat_to_the_infirmary() -> None:
    flow = drawn("purple", dump=3)
    flow.settle()

    assert clan_of(flow) == {"dump": 2, "infirmary": 1}


@pytest.mark.clause("RL-8.4")
def test_rl_8_4_blue_loses_a_rat() -> None:
    flow = drawn("blue", dump=3)
    flow.settle()

    assert clan_of(flow) == {"dump": 2, "lost": 1}


@pytest.mark.clause("RL-8.4")
def test_rl_8_4_every_struck_rat_is_told() -> None:
    flow = drawn("blue", "black", "purple", dump=3)
    told = flow.listen()
    flow.settle()

    assert told[1:] == [
        RatLost(seat=0, place="dump"),
        RatLeft(seat=0, place="dump"),
        RatPoisoned(seat=0, place="dump"),
    ]


@pytest.mark.clause("RL-8.4")
def test_rl_8_4_the_rats_of_the_box_stay_the_same() -> None:
    flow = drawn("blue", "black", "purple", dump=3)
    flow.settle()

    assert RATLAND.laws(flow)["rats"] == (115, 115)


@pytest.mark.clause("RL-8.5")
@pytest.mark.parametrize("area", [DUMP, CITY, FIELD])
def test_rl_8_5_first_a_rat_sent_to_the_area_is_struck(area: int) -> None:
    everywhere = dict.fromkeys(PLACE_NAMES[:7], 2)
    flow = drawn("purple", area=area, **everywhere)
    told = flow.listen()
    flow.settle()

    assert told[1:] == [RatPoisoned(seat=0, place=PLACE_NAMES[area])]


@pytest.mark.clause("RL-8.5")
def test_rl_8_5_then_pantry_nursery_pipes_and_the_other_exits() -> None:
    flow = drawn(*["black"] * 7, area=CITY, **dict.fromkeys(PLACE_NAMES[:7], 1))
    told = flow.listen()
    flow.settle()

    struck = [event.place for event in told if isinstance(event, RatLeft)]
    assert struck == ["city", "pantry", "nursery", "left-pipe", "right-pipe", "dump", "field"]


@pytest.mark.clause("RL-8.5")
def test_rl_8_5_without_a_healthy_rat_nothing_happens() -> None:
    flow = drawn("black", "purple", "blue", pantry=0, infirmary=2, lost=3)
    told = flow.listen()
    flow.settle()

    assert clan_of(flow) == {"infirmary": 2, "lost": 3}
    assert told == [PiecesDrawn(seat=0, area="dump", pieces=["black", "purple", "blue"])]


@pytest.mark.clause("RL-8.5")
def test_rl_8_5_the_last_healthy_rat_is_struck_once() -> None:
    flow = drawn("purple", "purple", dump=1)
    flow.settle()

    assert clan_of(flow) == {"infirmary": 1}


@pytest.mark.clause("RL-8.5")
def test_rl_8_5_draws_follow_the_rats_sent_whatever_struck_them() -> None:
    told = searched(card="4", A={"dump": 1, "field": 2})

    # The dump's black piece strikes in the dump; the city is not searched; the field still gives two pieces.
    assert draws(told) == [(0, 1), (0, 2)]


@pytest.mark.clause("RL-8.5")
def test_rl_8_5_rats_struck_elsewhere_still_draw_later() -> None:
    flow = sewers(3, [], rng=Unshuffled(), past_food=["1"], A={"field": 2})
    flow.table.bag = [3, 3]  # two black pieces
    flow.then(DrawPieces(DUMP, 0, 2), SearchArea(FIELD, [2, 0, 0]))
    told = flow.listen()
    flow.settle()

    assert [type(event) for event in told[:3]] == [PiecesDrawn, RatLeft, RatLeft]
    assert draws(told) == [(0, 2), (0, 2)]


@pytest.mark.clause("RL-8.5")
def test_rl_8_5_a_search_remembers_the_rats_that_were_sent() -> None:
    flow = sewers(3, ["cheese"], A={"dump": 3}, C={"dump": 1})
    flow.todo.pop().run(flow)

    assert [step.memory() for step in reversed(flow.todo)] == [[0, 3, 0, 1], [1, 0, 0, 0], [2, 0, 0, 0]]


def test_a_draw_remembers_area_seat_and_number() -> None:
    assert DrawPieces(CITY, 2, 5).memory() == [1, 2, 5]


def test_an_emptied_bag_remembers_its_area() -> None:
    assert EmptyBag(FIELD).memory() == [2]
