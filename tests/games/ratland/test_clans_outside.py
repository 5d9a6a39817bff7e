"""RL-13.3, RL-13.4, RL-13.10: clans to which pieces count in their own way."""

import pytest

from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.card_events import PiecesCounted
from rathaus.games.ratland.components import CITY, DUMP, FIELD
from rathaus.games.ratland.draws import DrawPieces
from rathaus.games.ratland.events import CheeseFound, RatLeft
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import LATER, sewers
from tests.games.ratland.searches import FIRST, searched


def drawn(clan: str, *bag: str, area: int = DUMP, past: list[str] = FIRST, **zones: int) -> Flow:
    """A clan that has drawn all that is in the bag."""
    flow = sewers(3, [], bag=list(bag), past_events=past, A={"clan": clan, "cheese": 0, **(zones or {"dump": 3})})
    flow.then(DrawPieces(area, 0, len(bag)))
    flow.settle()
    return flow


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
