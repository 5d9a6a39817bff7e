"""RL-13.6: the Scavenger draws what others have left."""

import pytest

from rathaus.core.view import Decision, SpelledOption
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.card_events import PiecePutBack, ScrapsDeclined
from rathaus.games.ratland.cheese import EmptyBag
from rathaus.games.ratland.components import CITY, COLOUR_NAMES, DUMP, WHITE
from rathaus.games.ratland.draws import DrawPieces, OfferScraps, Scavenge
from rathaus.games.ratland.events import RatPoisoned
from tests.games.ratland.builder import LATER, sewers
from tests.games.ratland.searches import FIRST, draws, searching


@pytest.mark.clause("RL-13.6")
def test_rl_13_6_it_may_draw_one_piece_or_pass() -> None:
    flow = searching(A={"clan": "scavenger", "pantry": 1}, B={"dump": 2})

    assert RATLAND.see(flow, 0).decision == Decision(
        "scavenge", {"area": "dump"}, [SpelledOption(0, "pass", {}), SpelledOption(1, "draw", {})], "RL-13.6"
    )
    assert flow.asked() == [0]


@pytest.mark.clause("RL-13.6")
def test_rl_13_6_it_draws_after_everyone_else() -> None:
    flow = sewers(3, ["cheese"], past_food=["1"], A={"clan": "scavenger", "pantry": 1}, B={"dump": 2}, C={"dump": 5})
    told = flow.listen()
    flow.settle()
    flow.play(0, 1)

    assert draws(told) == [(1, "dump", 2), (2, "dump", 5), (0, "dump", 1)]


@pytest.mark.clause("RL-13.6")
def test_rl_13_6_what_it_draws_counts_as_usual() -> None:
    flow = sewers(3, [], bag=["orange", "white"], A={"clan": "scavenger", "cheese": 0})
    flow.then(Scavenge(CITY, 0))
    flow.play(0, 1)

    assert flow.table.cheese[0] == 2
    assert RATLAND.facts(flow)["bag"] == ["white"]


@pytest.mark.clause("RL-13.6", "RL-8.5")
def test_rl_13_6_a_piece_may_strike_a_rat_at_home() -> None:
    flow = sewers(3, [], bag=["purple"], A={"clan": "scavenger", "nursery": 2})
    flow.then(Scavenge(CITY, 0))
    told = flow.listen()
    flow.play(0, 1)

    assert told[-1] == RatPoisoned(seat=0, place="nursery")


@pytest.mark.clause("RL-13.6")
def test_rl_13_6_first_side_draws_in_one_area_per_turn() -> None:
    flow = searching(A={"clan": "scavenger", "pantry": 1}, B={"dump": 1, "city": 1, "field": 1})
    flow.play(0, 0)
    flow.play(0, 1)

    # It has passed at the dump and drawn in the city: the field is not offered any more.
    assert flow.asked() == []


@pytest.mark.clause("RL-13.6")
def test_rl_13_6_it_may_pass_everywhere() -> None:
    flow = searching(A={"clan": "scavenger", "pantry": 1})
    told = flow.listen()
    for _ in ("dump", "city", "field"):
        flow.play(0, 0)

    assert [event for event in told if isinstance(event, ScrapsDeclined)] == [ScrapsDeclined(seat=0)] * 3
    assert flow.asked() == []


@pytest.mark.clause("RL-13.6")
def test_rl_13_6_next_turn_the_first_side_may_draw_again() -> None:
    flow = sewers(3, ["event"], A={"clan": "scavenger", "used": True})
    flow.settle()

    assert flow.table.used == [False, False, False]


@pytest.mark.clause("RL-13.6")
def test_rl_13_6_first_side_draws_only_where_it_sent_no_rats() -> None:
    flow = searching(A={"clan": "scavenger", "dump": 1, "field": 1})

    assert flow.todo[-1].prompt(flow, 0) == {"area": "city"}


@pytest.mark.clause("RL-13.6")
def test_rl_13_6_where_nobody_was_sent_a_bag_is_filled_for_it() -> None:
    flow = searching(A={"clan": "scavenger", "pantry": 1})

    assert sum(RATLAND.see(flow, 0).bag.values()) == 12


@pytest.mark.clause("RL-13.6")
def test_rl_13_6_second_side_draws_in_each_area_rats_sent_or_not() -> None:
    flow = sewers(3, ["cheese"], past_events=LATER, past_food=["1"], A={"clan": "scavenger", "city": 2})
    told = flow.listen()
    flow.settle()
    for _ in ("dump", "city", "field"):
        flow.play(0, 1)

    assert draws(told) == [(0, "dump", 1), (0, "city", 2), (0, "city", 1), (0, "field", 1)]


@pytest.mark.clause("RL-13.6")
@pytest.mark.parametrize("past", [FIRST, LATER])
def test_rl_13_6_an_empty_bag_is_not_offered(past: list[str]) -> None:
    flow = sewers(3, [], past_events=past, bag=[], A={"clan": "scavenger"})
    flow.then(OfferScraps(DUMP, 0, 0))
    flow.settle()

    assert flow.asked() == []


@pytest.mark.clause("RL-13.6", "RL-11.4")
def test_rl_13_6_with_a_helmet_the_piece_may_be_put_back() -> None:
    flow = sewers(3, [], past_events=["rat-with-a-helmet"], bag=["black"], A={"clan": "scavenger"})
    flow.then(Scavenge(CITY, 0))
    told = flow.listen()
    flow.play(0, 1)
    flow.play(0, 1 + COLOUR_NAMES.index("black"))

    assert told[-1] == PiecePutBack(seat=0, area="city", piece="black")
    assert RATLAND.facts(flow)["A"]["pantry"] == 7


@pytest.mark.clause("RL-13.6", "RL-11.4")
def test_rl_13_6_a_helmet_serves_once_per_area() -> None:
    flow = sewers(
        3, [], past_events=["rat-with-a-helmet"], bag=["yellow"], A={"clan": "scavenger", "has_put_back": True}
    )
    flow.then(Scavenge(CITY, 0))
    flow.play(0, 1)

    assert flow.asked() == []
    assert flow.table.cheese[0] == 3


@pytest.mark.clause("RL-13.6", "RL-11.11")
def test_rl_13_6_dr_cheese_pairs_whites_over_both_draws() -> None:
    flow = sewers(3, [], past_events=["dr-cheese"], bag=["white", "white"], A={"clan": "scavenger", "cheese": 0})
    flow.then(DrawPieces(CITY, 0, 1), OfferScraps(CITY, 0, 1))
    flow.settle()
    flow.play(0, 1)

    assert flow.table.cheese[0] == 1


@pytest.mark.clause("RL-13.6", "RL-11.11")
def test_rl_13_6_dr_cheese_does_not_pair_whites_of_two_areas() -> None:
    flow = sewers(3, [], past_events=["dr-cheese"], A={"clan": "scavenger", "cheese": 0, "whites": 1})
    flow.then(EmptyBag(DUMP), Scavenge(CITY, 0))
    flow.settle()
    flow.table.bag = [WHITE]
    flow.play(0, 1)

    assert flow.table.cheese[0] == 0


@pytest.mark.clause("RL-13.6")
def test_rl_13_6_nobody_else_scavenges() -> None:
    flow = searching(A={"clan": "seer", "pantry": 1}, B={"dump": 1})

    assert flow.asked() == []


@pytest.mark.clause("RL-13.6", "RL-13.15")
@pytest.mark.parametrize(("active", "order"), [("A", [0, 4]), ("B", [4, 0])])
def test_rl_13_15_two_scavengers_draw_in_active_order(active: str, order: list[int]) -> None:
    scavenger = {"clan": "scavenger", "pantry": 1}
    flow = sewers(7, ["cheese"], active=active, past_food=["1", "2"], A=scavenger, E=scavenger)
    flow.settle()
    first = flow.asked()
    flow.play(first[0], 1)

    assert [*first, *flow.asked()] == order


@pytest.mark.clause("RL-13.6", "RL-13.15")
def test_rl_13_15_the_last_piece_goes_to_the_first_scavenger() -> None:
    flow = sewers(7, [], bag=["white"], A={"clan": "scavenger"}, E={"clan": "scavenger"})
    flow.then(OfferScraps(DUMP, 0, 0), OfferScraps(DUMP, 4, 0))
    flow.settle()
    flow.play(0, 1)

    assert flow.asked() == []


def test_scavenging_remembers_its_area_and_seat() -> None:
    assert OfferScraps(CITY, 2, 1).memory() == [1, 2, 1]
    assert Scavenge(CITY, 2).memory() == [1, 2]
