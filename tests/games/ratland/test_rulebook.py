"""RL-14: the rulebooks differ, and the table chooses one."""

from typing import Any

import pytest

from rathaus.core.errors import SetupError
from rathaus.core.events import Event
from rathaus.core.match import Match
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.bag import pieces_for
from rathaus.games.ratland.card_events import CheeseForAbsence, PiecesCounted, RatKilled
from rathaus.games.ratland.components import CITY, DUMP, FIELD, LEFT_PIPE, PANTRY, RULEBOOK_NAMES
from rathaus.games.ratland.draws import DrawPieces
from rathaus.games.ratland.events import RulebookOpened
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import LATER, attacked, fierce, pipes, sewers
from tests.games.ratland.searches import draws

ALL_BOOKS = pytest.mark.parametrize("rulebook", RULEBOOK_NAMES)
NEVER_FRENCH = pytest.mark.parametrize("rulebook", ["spanish_english", "german"])
NEVER_SPANISH = pytest.mark.parametrize("rulebook", ["german", "french"])


# RL-14.1: Recycler II.


def recycled(rulebook: str, whites: int, past: list[str]) -> Flow:
    """A Recycler that draws this many whites at the dump."""
    flow = sewers(
        3,
        [],
        rulebook=rulebook,
        bag=["white"] * whites,
        past_events=past,
        A={"clan": "recycler", "cheese": 0, "dump": 1},
    )
    flow.then(DrawPieces(DUMP, 0, whites))
    return flow


@pytest.mark.clause("RL-14.1")
@pytest.mark.parametrize(("whites", "cheese"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 1)])
def test_rl_14_1_by_the_french_book_two_whites_of_the_dump_are_one_yellow_once(whites: int, cheese: int) -> None:
    flow = recycled("french", whites, LATER)
    flow.settle()

    assert flow.table.cheese[0] == cheese


@pytest.mark.clause("RL-14.1", "RL-13.3")
@NEVER_FRENCH
@pytest.mark.parametrize(("whites", "cheese"), [(1, 1), (2, 2), (3, 2)])
def test_rl_14_1_by_the_other_books_each_of_two_whites_is_a_yellow(rulebook: str, whites: int, cheese: int) -> None:
    flow = recycled(rulebook, whites, LATER)
    flow.settle()

    assert flow.table.cheese[0] == cheese


@pytest.mark.clause("RL-14.1")
def test_rl_14_1_what_the_two_whites_count_as_is_told() -> None:
    flow = recycled("french", 3, LATER)
    told = flow.listen()
    flow.settle()

    assert PiecesCounted(seat=0, pieces=["yellow", "white"]) in told


@pytest.mark.clause("RL-14.1", "RL-11.11")
@pytest.mark.parametrize(("whites", "cheese"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_rl_14_1_by_the_french_book_dr_cheese_pairs_the_rest(whites: int, cheese: int) -> None:
    flow = recycled("french", whites, ["dr-cheese"])
    flow.settle()

    assert flow.table.cheese[0] == cheese


# RL-14.2: Scavenger II.


def scavenged(rulebook: str, past: list[str]) -> list[tuple[int, str, int]]:
    """Where a Scavenger with two rats in the city draws when it draws wherever it may."""
    clan = {"clan": "scavenger", "city": 2}
    flow = sewers(3, ["cheese"], rulebook=rulebook, past_events=past, past_food=["1"], A=clan)
    told = flow.listen()
    flow.settle()
    while flow.asked():
        flow.play(0, 1)
    return draws(told)


@pytest.mark.clause("RL-14.2")
@NEVER_SPANISH
def test_rl_14_2_by_german_and_french_books_it_scavenges_where_it_sent_no_rats(rulebook: str) -> None:
    assert scavenged(rulebook, LATER) == [(0, "dump", 1), (0, "city", 2), (0, "field", 1)]


@pytest.mark.clause("RL-14.2", "RL-13.6")
def test_rl_14_2_by_the_spanish_and_english_book_it_scavenges_everywhere() -> None:
    assert scavenged("spanish_english", LATER) == [(0, "dump", 1), (0, "city", 2), (0, "city", 1), (0, "field", 1)]


@pytest.mark.clause("RL-14.2", "RL-13.6")
@ALL_BOOKS
def test_rl_14_2_the_first_side_is_the_same_in_all_books(rulebook: str) -> None:
    assert scavenged(rulebook, ["abundance"]) == [(0, "dump", 1), (0, "city", 2)]


# RL-14.3: eleven and twelve players.


def bag_of(rulebook: str, players: int) -> list[int]:
    """How many pieces of each colour the field's bag holds; yellow and blue are on both cards."""
    flow = sewers(players, [], rulebook=rulebook, past_food=["1", "3"])
    pieces = pieces_for(flow, FIELD)
    return [pieces.count(colour) for colour in range(6)]


@pytest.mark.clause("RL-14.3")
@NEVER_SPANISH
@pytest.mark.parametrize("players", [11, 12])
def test_rl_14_3_by_german_and_french_books_every_colour_gets_one_more_once(rulebook: str, players: int) -> None:
    assert bag_of(rulebook, players) == [14, 0, 4, 4, 0, 6]


@pytest.mark.clause("RL-14.3", "RL-8.2")
def test_rl_14_3_by_the_spanish_and_english_book_each_card_brings_one_more() -> None:
    assert bag_of("spanish_english", 11) == [15, 0, 4, 4, 0, 7]


@pytest.mark.clause("RL-14.3", "RL-8.2")
@ALL_BOOKS
def test_rl_14_3_with_fewer_players_all_books_say_the_same(rulebook: str) -> None:
    six = sewers(6, [], rulebook=rulebook, past_food=["1"])

    assert bag_of(rulebook, 10) == [13, 0, 3, 3, 0, 5]
    assert len(pieces_for(six, CITY)) == 16


# RL-14.4: aggressive boards.


@pytest.mark.clause("RL-14.4")
@pytest.mark.parametrize("strength", [2, 3])
def test_rl_14_4_by_the_french_book_an_aggressive_defender_kills_a_rat_that_it_repels(strength: int) -> None:
    flow = attacked(rulebook="french", A={"left-pipe": strength}, B=fierce(pantry=3))

    assert (flow.table.rats_in(0, LEFT_PIPE), flow.table.rats_in(1, PANTRY)) == (strength - 1, 3)


@pytest.mark.clause("RL-14.4", "RL-12.2")
@NEVER_FRENCH
def test_rl_14_4_by_the_other_books_a_defender_kills_nobody(rulebook: str) -> None:
    flow = attacked(rulebook=rulebook, A={"left-pipe": 2}, B=fierce(pantry=3))

    assert flow.table.rats_in(0, LEFT_PIPE) == 2


@pytest.mark.clause("RL-14.4")
def test_rl_14_4_an_attacker_on_an_aggressive_board_loses_no_second_rat() -> None:
    flow = attacked(rulebook="french", A=fierce(**{"left-pipe": 3}), B=fierce(pantry=3))

    assert flow.table.rats_in(0, LEFT_PIPE) == 2


@pytest.mark.clause("RL-14.4")
def test_rl_14_4_a_defender_that_is_beaten_kills_nobody() -> None:
    flow = attacked(rulebook="french", A={"left-pipe": 4}, B=fierce(pantry=3))

    assert (flow.table.rats_in(0, LEFT_PIPE), flow.table.rats_in(1, PANTRY)) == (4, 3)


@pytest.mark.clause("RL-14.4")
def test_rl_14_4_on_a_standard_board_a_defender_kills_nobody() -> None:
    flow = attacked(rulebook="french", A={"left-pipe": 2}, B={"pantry": 3}, C=fierce(pantry=1))

    assert flow.table.rats_in(0, LEFT_PIPE) == 2


@pytest.mark.clause("RL-14.4")
def test_rl_14_4_a_defender_kills_in_each_attack_that_it_repels() -> None:
    flow = sewers(
        3, ["attack"], rulebook="french", A={"left-pipe": 2}, B=fierce(pantry=3), C={"right-pipe": 1, "pantry": 0}
    )
    told = flow.listen()
    flow.settle()

    killed = [event for event in told if isinstance(event, RatKilled)]
    assert killed == [
        RatKilled(seat=0, place="left-pipe", killer=1, is_repelled=True),
        RatKilled(seat=2, place="right-pipe", killer=1, is_repelled=True),
    ]


@pytest.mark.clause("RL-14.4", "RL-5.7")
def test_rl_14_4_with_two_players_a_block_kills_once_on_each_side() -> None:
    flow = attacked(2, rulebook="french", A=fierce(**{"left-pipe": 3}), B={"right-pipe": 2})

    # A's attack kills, and A's block repels B's: still only one of B's rats.
    assert pipes(flow) == [3, 0, 0, 1]


@pytest.mark.clause("RL-14.4", "RL-5.7")
def test_rl_14_4_with_two_players_a_block_of_equals_kills() -> None:
    flow = attacked(2, rulebook="french", A=fierce(**{"left-pipe": 2}), B={"right-pipe": 2})

    assert pipes(flow) == [1, 0, 0, 1]


# RL-14.5: Tacticians.


def rewards(told: list[Event]) -> dict[int, int]:
    """How much cheese everybody received for staying away."""
    return {event.seat: event.cheese for event in told if isinstance(event, CheeseForAbsence)}


def rewarded(rulebook: str, players: int = 3, **table: Any) -> dict[int, int]:
    flow = sewers(players, ["cheese"], rulebook=rulebook, past_events=["tacticians"], **table)
    told = flow.listen()
    flow.settle()
    return rewards(told)


@pytest.mark.clause("RL-14.5")
def test_rl_14_5_by_the_german_book_every_zone_without_rats_is_worth_a_cheese() -> None:
    found = rewarded("german", A={"nursery": 7}, B={"dump": 3, "left-pipe": 1, "pantry": 3}, C={"city": 1})

    assert found == {0: 6, 1: 4, 2: 6}


@pytest.mark.clause("RL-14.5")
def test_rl_14_5_by_the_german_book_the_pantry_is_no_zone_of_two() -> None:
    found = rewarded("german", 2, A={"nursery": 7}, B=dict.fromkeys(["dump", "city", "field", "left-pipe"], 1))

    assert found == {0: 5, 1: 2}


@pytest.mark.clause("RL-14.5", "RL-11.13")
@pytest.mark.parametrize("rulebook", ["spanish_english", "french"])
def test_rl_14_5_by_the_other_books_only_the_three_areas_count(rulebook: str) -> None:
    found = rewarded(rulebook, A={"nursery": 7}, B={"dump": 3, "left-pipe": 1, "pantry": 3}, C={"city": 1})

    assert found == {0: 3, 1: 2, 2: 2}


@pytest.mark.clause("RL-14.5")
def test_rl_14_5_what_counts_is_where_rats_were_sent_not_where_they_are_now() -> None:
    flow = sewers(
        3,
        ["attack", "nursery", "return", "cheese"],
        rulebook="german",
        past_events=["tacticians"],
        A=fierce(**{"left-pipe": 1, "infirmary": 2}),  # the attack fails, and its rat dies; two come home to the pantry
        B={"pantry": 1},
        C={"clan": "family", "pantry": 1},  # a rat is born in the nursery
    )
    told = flow.listen()
    flow.settle()

    assert flow.table.rats_in(0, LEFT_PIPE) == 0
    assert rewards(told) == {0: 6, 1: 6, 2: 6}


# RL-14.6: the table chooses.


@pytest.mark.clause("RL-14.6")
def test_rl_14_6_the_spanish_and_english_book_is_played_when_nobody_says_otherwise() -> None:
    assert RATLAND.agreed(4, {})["rulebook"] == "spanish_english"


@pytest.mark.clause("RL-14.6")
def test_rl_14_6_another_book_is_refused() -> None:
    with pytest.raises(SetupError, match="'spanish_english', 'german', 'french'"):
        RATLAND.agreed(4, {"rulebook": "italian"})


@pytest.mark.clause("RL-14.6")
@ALL_BOOKS
@pytest.mark.parametrize("clans", ["false", "true"])
def test_rl_14_6_the_log_begins_with_the_book_that_is_played(rulebook: str, clans: str) -> None:
    match = Match(RATLAND, 3, {"rulebook": rulebook, "clans": clans}, "rats")

    assert match.opening[0] == RulebookOpened(rulebook=rulebook)
    assert RATLAND.see(match.position, 1).rulebook == rulebook
