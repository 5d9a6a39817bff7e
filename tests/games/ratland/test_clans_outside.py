"""RL-13.3, RL-13.4, RL-13.6, RL-13.10, RL-13.13: clans that look for cheese in their own way."""

from typing import Any

import pytest

from rathaus.core.events import Event
from rathaus.core.rng import fast
from rathaus.core.seats import SPECTATOR
from rathaus.core.view import Decision, SpelledOption
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.card_events import BribeDeclined, PieceAdded, PiecePutBack, PiecesCounted, ScrapsDeclined
from rathaus.games.ratland.cheese import EmptyBag
from rathaus.games.ratland.components import CITY, COLOUR_NAMES, DUMP, FIELD, WHITE
from rathaus.games.ratland.draws import DrawPieces, OfferScraps, Scavenge
from rathaus.games.ratland.events import CheeseFound, PiecesDrawn, RatLeft, RatPoisoned
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import Unshuffled, sewers

FIRST = ["abundance"]
LATER = ["holy-rat"]  # an event of the final stage that changes nothing here


def drawn(clan: str, *bag: str, area: int = DUMP, past: list[str] = FIRST, **zones: int) -> Flow:
    """A clan that has drawn all that is in the bag."""
    flow = sewers(3, [], bag=list(bag), past_events=past, A={"clan": clan, "cheese": 0, **(zones or {"dump": 3})})
    flow.then(DrawPieces(area, 0, len(bag)))
    flow.settle()
    return flow


def searching(players: int = 3, *, card: str = "1", past: list[str] = FIRST, **table: Any) -> Flow:
    """The search for cheese up to its first question; white pieces come first, yellow last."""
    flow = sewers(players, ["cheese"], rng=Unshuffled(), past_food=[card], past_events=past, **table)
    flow.settle()
    return flow


def draws(told: list[Event]) -> list[tuple[int, str, int]]:
    return [(event.seat, event.area, len(event.pieces)) for event in told if isinstance(event, PiecesDrawn)]


def searched(*, past: list[str] = FIRST, **table: Any) -> list[tuple[int, str, int]]:
    """Who draws where how much in a search without questions."""
    flow = sewers(3, ["cheese"], rng=Unshuffled(), past_food=["1"], past_events=past, **table)
    told = flow.listen()
    flow.settle()
    return draws(told)


# RL-13.3: Recycler.


@pytest.mark.clause("RL-13.3")
def test_rl_13_3_first_side_draws_one_more_at_the_dump() -> None:
    assert searched(A={"clan": "recycler", "dump": 2}) == [(0, "dump", 3)]


@pytest.mark.clause("RL-13.3")
def test_rl_13_3_first_side_draws_no_more_elsewhere() -> None:
    assert searched(A={"clan": "recycler", "city": 2, "field": 1}) == [(0, "city", 2), (0, "field", 1)]


@pytest.mark.clause("RL-13.3")
def test_rl_13_3_without_a_rat_sent_there_is_no_extra_piece() -> None:
    assert searched(A={"clan": "recycler", "city": 1}, B={"dump": 1}) == [(1, "dump", 1), (0, "city", 1)]


@pytest.mark.clause("RL-13.3", "RL-8.3")
def test_rl_13_3_the_order_goes_by_the_rats_sent() -> None:
    assert searched(active="B", A={"clan": "recycler", "dump": 1}, B={"dump": 2}) == [(0, "dump", 2), (1, "dump", 2)]


@pytest.mark.clause("RL-13.3")
def test_rl_13_3_second_side_draws_no_more_than_the_rats_sent() -> None:
    assert searched(past=LATER, A={"clan": "recycler", "dump": 2}) == [(0, "dump", 2)]


@pytest.mark.clause("RL-13.3")
@pytest.mark.parametrize(("whites", "cheese"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 2)])
def test_rl_13_3_second_side_up_to_two_whites_of_the_dump_count_as_yellow(whites: int, cheese: int) -> None:
    flow = drawn("recycler", *["white"] * whites, past=LATER)

    assert flow.table.cheese[0] == cheese


@pytest.mark.clause("RL-13.3")
@pytest.mark.parametrize("area", [CITY, FIELD])
def test_rl_13_3_second_side_whites_from_elsewhere_stay_white(area: int) -> None:
    flow = drawn("recycler", "white", "white", area=area, past=LATER)

    assert flow.table.cheese[0] == 0


@pytest.mark.clause("RL-13.3")
def test_rl_13_3_first_side_whites_stay_white() -> None:
    flow = drawn("recycler", "white", "white")

    assert flow.table.cheese[0] == 0


@pytest.mark.clause("RL-13.3", "RL-11.11")
@pytest.mark.parametrize(("whites", "cheese"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_rl_13_3_dr_cheese_pairs_the_whites_that_are_left(whites: int, cheese: int) -> None:
    flow = drawn("recycler", *["white"] * whites, past=["dr-cheese"])

    assert flow.table.cheese[0] == cheese


@pytest.mark.clause("RL-13.3")
def test_rl_13_3_what_pieces_count_as_is_told() -> None:
    flow = sewers(3, [], past_events=LATER, bag=["white", "blue", "white", "white"], A={"clan": "recycler", "dump": 4})
    flow.then(DrawPieces(DUMP, 0, 4))
    told = flow.listen()
    flow.settle()

    assert told[1:3] == [
        PiecesCounted(seat=0, pieces=["yellow", "blue", "yellow", "white"]),
        CheeseFound(seat=0, cheese=2),
    ]


# RL-13.4: Mutant.


@pytest.mark.clause("RL-13.4")
@pytest.mark.parametrize(("past", "cheese"), [(FIRST, 2), (LATER, 4)])
def test_rl_13_4_purple_counts_as_yellow_and_later_as_orange(past: list[str], cheese: int) -> None:
    flow = drawn("mutant", "purple", "purple", past=past)

    assert flow.table.cheese[0] == cheese
    assert RATLAND.facts(flow)["A"]["infirmary"] == 0


@pytest.mark.clause("RL-13.4")
@pytest.mark.parametrize("past", [FIRST, LATER])
def test_rl_13_4_purple_poisons_other_clans(past: list[str]) -> None:
    flow = drawn("warrior", "purple", past=past)

    assert (flow.table.cheese[0], RATLAND.facts(flow)["A"]["infirmary"]) == (0, 1)


@pytest.mark.clause("RL-13.4")
@pytest.mark.parametrize("past", [FIRST, LATER])
def test_rl_13_4_black_and_blue_strike_mutants_too(past: list[str]) -> None:
    flow = drawn("mutant", "black", "blue", past=past)

    assert (RATLAND.facts(flow)["A"]["dump"], RATLAND.facts(flow)["A"]["lost"]) == (1, 1)


# RL-13.10: Warrior.


@pytest.mark.clause("RL-13.10")
@pytest.mark.parametrize("past", [FIRST, LATER])
def test_rl_13_10_a_warrior_ignores_black(past: list[str]) -> None:
    flow = drawn("warrior", "black", "black", past=past)

    assert (flow.table.rats_in(0, DUMP), flow.table.cheese[0]) == (3, 0)


@pytest.mark.clause("RL-13.10")
@pytest.mark.parametrize("past", [FIRST, LATER])
def test_rl_13_10_a_warrior_ignores_nothing_else(past: list[str]) -> None:
    flow = drawn("warrior", "purple", "blue", past=past)

    assert flow.table.rats_in(0, DUMP) == 1


@pytest.mark.clause("RL-13.10", "RL-11.5")
def test_rl_13_10_we_did_it_black_is_yellow_for_a_warrior_too() -> None:
    flow = drawn("warrior", "black", "black", past=["we-did-it"])

    assert flow.table.cheese[0] == 2


@pytest.mark.clause("RL-13.10", "RL-11.11")
def test_rl_13_10_an_ignored_black_is_no_white_for_dr_cheese() -> None:
    flow = drawn("warrior", "black", "white", "black", past=["dr-cheese"])

    assert flow.table.cheese[0] == 0


@pytest.mark.clause("RL-13.10")
def test_rl_13_10_black_strikes_other_clans() -> None:
    flow = sewers(3, [], bag=["black"], A={"clan": "mutant", "dump": 1})
    flow.then(DrawPieces(DUMP, 0, 1))
    told = flow.listen()
    flow.settle()

    assert told[-1] == RatLeft(seat=0, place="dump")


# RL-13.6: Scavenger.


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


# RL-13.13: Corrupt.


def add(colour: str) -> int:
    return 1 + COLOUR_NAMES.index(colour)


@pytest.mark.clause("RL-13.13")
def test_rl_13_13_it_may_add_a_piece_of_any_colour_or_pass() -> None:
    flow = searching(A={"clan": "corrupt", "pantry": 1})

    assert RATLAND.see(flow, 0).decision == Decision(
        "add-piece",
        {"area": "dump"},
        [
            SpelledOption(0, "pass", {}),
            *[SpelledOption(add(colour), "add", {"piece": colour}) for colour in COLOUR_NAMES],
        ],
        "RL-13.13",
    )
    assert flow.asked() == [0]


@pytest.mark.clause("RL-13.13")
def test_rl_13_13_the_piece_is_in_the_bag_before_the_draws() -> None:
    flow = searching(A={"clan": "corrupt", "pantry": 1}, B={"dump": 13, "cheese": 0})
    told = flow.listen()
    flow.play(0, add("orange"))

    assert draws(told)[0] == (1, "dump", 13)
    assert flow.table.cheese[1] == 8  # six yellow and the orange


@pytest.mark.clause("RL-13.13")
def test_rl_13_13_the_bag_is_shaken() -> None:
    first = set()
    for seed in range(60):
        flow = sewers(
            3, ["cheese"], rng=fast(str(seed)), past_food=["1"], A={"clan": "corrupt", "pantry": 1}, B={"dump": 1}
        )
        flow.settle()
        told = flow.listen()
        flow.play(0, add("black"))
        first |= {event.pieces[0] for event in told if isinstance(event, PiecesDrawn)}

    assert first == {"yellow", "white", "black"}


@pytest.mark.clause("RL-13.13")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_rl_13_13_the_colour_is_public(seat: int) -> None:
    flow = searching(A={"clan": "corrupt", "pantry": 1}, B={"clan": "corrupt", "dump": 1})
    told = flow.listen()
    flow.play(0, add("black"))

    assert told == [PieceAdded(seat=0, area="dump", piece="black")]
    assert RATLAND.see(flow, seat).bag["black"] == 1


@pytest.mark.clause("RL-13.13")
def test_rl_13_13_first_side_adds_in_one_area_per_turn() -> None:
    flow = searching(A={"clan": "corrupt", "pantry": 1})
    flow.play(0, 0)
    flow.play(0, add("blue"))

    # It has passed at the dump and added in the city: the field is not offered any more.
    assert flow.asked() == []


@pytest.mark.clause("RL-13.13")
def test_rl_13_13_it_may_pass_everywhere() -> None:
    flow = searching(A={"clan": "corrupt", "pantry": 1})
    told = flow.listen()
    for _ in ("dump", "city", "field"):
        flow.play(0, 0)

    assert [event for event in told if isinstance(event, BribeDeclined)] == [BribeDeclined(seat=0)] * 3
    assert flow.asked() == []


@pytest.mark.clause("RL-13.13")
def test_rl_13_13_next_turn_the_first_side_may_add_again() -> None:
    flow = sewers(3, ["event"], A={"clan": "corrupt", "used": True})
    flow.settle()

    assert flow.table.used[0] is False


@pytest.mark.clause("RL-13.13")
def test_rl_13_13_second_side_adds_in_each_area() -> None:
    flow = searching(past=LATER, A={"clan": "corrupt", "pantry": 1})
    told = flow.listen()
    for _ in ("dump", "city", "field"):
        flow.play(0, add("blue"))

    assert [event.area for event in told if isinstance(event, PieceAdded)] == ["dump", "city", "field"]


@pytest.mark.clause("RL-13.13")
def test_rl_13_13_nobody_else_adds() -> None:
    flow = searching(A={"clan": "seer", "pantry": 1}, B={"dump": 1})

    assert flow.asked() == []


@pytest.mark.clause("RL-13.13", "RL-12.3")
def test_rl_13_13_it_adds_before_the_fight() -> None:
    flow = searching(A={"clan": "corrupt", "dump": 1}, B={"board": "aggressive", "dump": 2})
    first = flow.asked()
    flow.play(0, 0)

    assert [*first, *flow.asked()] == [0, 1]


@pytest.mark.clause("RL-13.13", "RL-13.6")
def test_rl_13_13_an_added_piece_may_be_left_for_a_scavenger() -> None:
    flow = searching(A={"clan": "corrupt", "pantry": 1}, B={"clan": "scavenger", "pantry": 1}, C={"dump": 12})
    flow.play(0, add("orange"))

    assert flow.asked() == [1]


@pytest.mark.clause("RL-13.13", "RL-13.15")
@pytest.mark.parametrize(("active", "order"), [("A", [0, 4]), ("B", [4, 0])])
def test_rl_13_15_two_corrupt_clans_add_in_active_order(active: str, order: list[int]) -> None:
    corrupt = {"clan": "corrupt", "pantry": 1}
    flow = sewers(7, ["cheese"], active=active, past_food=["1", "2"], A=corrupt, E=corrupt)
    flow.settle()
    first = flow.asked()
    flow.play(first[0], add("black"))

    assert [*first, *flow.asked()] == order


@pytest.mark.clause("RL-13.13", "RL-13.15")
def test_rl_13_15_one_corrupt_clan_s_piece_does_not_use_up_the_other_s() -> None:
    corrupt = {"clan": "corrupt", "pantry": 1}
    flow = sewers(7, ["cheese"], past_food=["1", "2"], A=corrupt, E=corrupt)
    flow.settle()
    flow.play(0, add("black"))
    flow.play(4, 0)

    # In the city only E is asked.
    assert (flow.asked(), flow.todo[-1].prompt(flow, 4)) == ([4], {"area": "city"})


def test_adding_remembers_its_area_and_seat() -> None:
    flow = searching(B={"clan": "corrupt", "pantry": 1})

    assert flow.todo[-1].memory() == [DUMP, 1]
