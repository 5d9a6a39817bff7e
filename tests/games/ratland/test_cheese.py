"""RL-8: phase 6, looking for cheese."""

import pytest

from rathaus.games.ratland.card_events import CheeseForAbsence
from rathaus.games.ratland.cheese import EmptyBag, SearchArea
from rathaus.games.ratland.components import CITY, DUMP, FIELD
from rathaus.games.ratland.draws import DrawPieces
from rathaus.games.ratland.events import BagEmptied, BagFilled, PiecesDrawn, RatLeft
from tests.games.ratland.builder import Unshuffled, draws, searched, sewers


@pytest.mark.clause("RL-8.1")
def test_rl_8_1_dump_then_city_then_field() -> None:
    told = searched(card="1", A={"field": 1, "city": 1, "dump": 1})

    assert [event.area for event in told if isinstance(event, BagFilled)] == ["dump", "city", "field"]


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


def test_an_emptied_bag_remembers_its_area() -> None:
    assert EmptyBag(FIELD).memory() == [2]


def test_a_search_remembers_its_area_and_the_rats_sent() -> None:
    assert SearchArea(CITY, [0, 4, 2]).memory() == [1, 0, 4, 2]


@pytest.mark.clause("RL-11.4", "RL-11.11")
def test_rl_11_4_with_the_bag_all_that_counts_for_one_area_is_put_away() -> None:
    flow = sewers(3, [], A={"whites": 1, "has_put_back": True}, wounded="B")
    flow.then(EmptyBag(DUMP))
    flow.settle()

    assert (flow.table.whites, flow.table.has_put_back, flow.table.wounded) == ([0] * 3, [False] * 3, -1)


@pytest.mark.clause("RL-11.13")
@pytest.mark.parametrize(
    ("sent", "cheese"),
    [({"nursery": 7}, 3), ({"dump": 7}, 2), ({"city": 1, "field": 6}, 1), ({"dump": 1, "city": 1, "field": 1}, 0)],
)
def test_rl_11_13_a_cheese_for_each_area_without_rats(sent: dict[str, int], cheese: int) -> None:
    told = searched(3, past_events=["tacticians"], A=sent, B={"dump": 1, "city": 1, "field": 1})

    assert [event.cheese for event in told if isinstance(event, CheeseForAbsence) and event.seat == 0] == [cheese] * (
        cheese > 0
    )


@pytest.mark.clause("RL-11.13")
def test_rl_11_13_the_cheese_is_added_to_the_pantry() -> None:
    flow = sewers(3, ["cheese"], past_events=["tacticians"], A={"nursery": 7, "cheese": 4})
    flow.settle()

    assert flow.table.cheese == [7, 5, 5]


@pytest.mark.clause("RL-11.13")
def test_rl_11_13_areas_count_by_the_rats_that_were_sent_not_by_those_that_are_left() -> None:
    told = searched(
        3, card="4", past_events=["tacticians"], A={"dump": 1, "field": 1}, B={"pantry": 0}, C={"pantry": 0}
    )

    # The dump gives a black piece, and the only rat there leaves.
    assert CheeseForAbsence(seat=0, cheese=1) in told


@pytest.mark.clause("RL-3.4", "RL-11.13")
def test_rl_3_4_without_tacticians_absence_is_worth_nothing() -> None:
    told = searched(3, past_events=["abundance"], A={"nursery": 7})

    assert told == []
