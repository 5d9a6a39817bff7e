"""RL-13.5, RL-13.7, RL-13.9, RL-13.11, RL-13.15: clans in the nursery, on the return and at the end of the turn."""

from typing import Any

import pytest

from rathaus.core.errors import IllegalActionError
from rathaus.core.view import Decision, SpelledOption
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.card_events import AlchemyDeclined, AlchemyOffered, CheeseBrought, CheeseGiven, CheeseTurned
from rathaus.games.ratland.components import NURSERY, PANTRY
from rathaus.games.ratland.events import RatsBorn, RatsReturned, RatsStarved
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import LATER, deploy, sewers

STAGES = [["abundance"], LATER]
FEW = {"pantry": 3}  # rats that eat nothing (RL-9.1)


def played(players: int, phase: str, **table: Any) -> Flow:
    flow = sewers(players, [phase], **table)
    flow.settle()
    return flow


# RL-13.5: Explorer.


@pytest.mark.clause("RL-13.5")
@pytest.mark.parametrize(("lost", "cheese"), [(0, 0), (1, 1), (3, 1)])
def test_rl_13_5_first_side_lost_rats_bring_one_cheese_in_all(lost: int, cheese: int) -> None:
    flow = played(3, "return", A={"clan": "explorer", "lost": lost, "cheese": 0})

    assert flow.table.cheese[0] == cheese


@pytest.mark.clause("RL-13.5")
@pytest.mark.parametrize(("lost", "cheese"), [(0, 0), (1, 1), (3, 3)])
def test_rl_13_5_second_side_every_lost_rat_brings_one(lost: int, cheese: int) -> None:
    flow = played(3, "return", past_events=LATER, A={"clan": "explorer", "lost": lost, "cheese": 0})

    assert flow.table.cheese[0] == cheese


@pytest.mark.clause("RL-13.5")
@pytest.mark.parametrize("past", STAGES)
def test_rl_13_5_poisoned_rats_bring_nothing(past: list[str]) -> None:
    flow = played(3, "return", past_events=past, A={"clan": "explorer", "infirmary": 3, "cheese": 0})

    assert flow.table.cheese[0] == 0


@pytest.mark.clause("RL-13.5")
@pytest.mark.parametrize("past", STAGES)
def test_rl_13_5_the_lost_rats_of_other_clans_bring_nothing(past: list[str]) -> None:
    flow = played(3, "return", past_events=past, A={"clan": "seer", "lost": 3, "cheese": 0}, B={"clan": "explorer"})

    assert flow.table.cheese[:2] == [0, 2]


@pytest.mark.clause("RL-13.5")
def test_rl_13_5_what_is_brought_is_told() -> None:
    flow = sewers(3, ["return"], past_events=LATER, A={"clan": "explorer", "lost": 2, "infirmary": 1})
    told = flow.listen()
    flow.settle()

    assert told == [RatsReturned(seat=0, poisoned=1, lost=2), CheeseBrought(seat=0, cheese=2)]


@pytest.mark.clause("RL-13.5", "RL-11.8")
def test_rl_13_5_lost_rats_deployed_just_in_time_are_paid_for_in_phase_5() -> None:
    flow = sewers(
        2,
        ["rats", "attack", "return"],
        past_events=["just-in-time"],
        A={"clan": "explorer", "pantry": 0, "lost": 3, "cheese": 0},
    )
    flow.settle()
    deploy(flow, 1, [0, 0, 0, 0, 0, 7])
    told = flow.listen()
    deploy(flow, 0, [2, 2, 0, 0, 0, 0, 0])  # two of the three lost rats join, both go to the dump

    assert told[-2:] == [RatsReturned(seat=0, poisoned=0, lost=1), CheeseBrought(seat=0, cheese=3)]


@pytest.mark.clause("RL-13.5", "RL-11.8")
def test_rl_13_5_rats_that_all_joined_earlier_are_paid_for_too() -> None:
    flow = played(3, "return", past_events=["just-in-time"], A={"clan": "explorer", "rejoined": 2, "cheese": 0})

    assert flow.table.cheese[0] == 2


@pytest.mark.clause("RL-13.5", "RL-11.8")
def test_rl_13_5_rats_that_joined_are_paid_for_in_their_turn_only() -> None:
    flow = sewers(3, ["event", "return"], past_events=["just-in-time"], A={"clan": "explorer", "rejoined": 2})
    flow.settle()

    assert flow.table.rejoined == [0, 0, 0]
    assert flow.table.cheese[0] == 2


@pytest.mark.clause("RL-13.5")
def test_rl_13_5_the_side_in_force_on_the_return_applies() -> None:
    flow = sewers(
        3,
        ["event", "return"],
        past_events=["abundance"],
        next_events=["holy-rat"],
        A={"clan": "explorer", "lost": 3, "cheese": 0},
    )
    flow.settle()

    assert flow.table.cheese[0] == 3


# RL-13.7: Alchemist.


@pytest.mark.clause("RL-13.7")
@pytest.mark.parametrize(("past", "most"), [(["abundance"], 1), (LATER, 2)])
def test_rl_13_7_it_may_turn_one_cheese_later_two_into_rats(past: list[str], most: int) -> None:
    flow = played(3, "feeding", past_events=past, A={"clan": "alchemist", "cheese": 5, **FEW})

    assert RATLAND.see(flow, 0).decision == Decision(
        "turn-cheese",
        {"cheese": most},
        [SpelledOption(cheese, "turn", {"cheese": cheese}) for cheese in range(most + 1)],
        "RL-13.7",
    )
    assert flow.asked() == [0]


@pytest.mark.clause("RL-13.7")
def test_rl_13_7_cheese_becomes_rats_of_the_pile_in_the_pantry() -> None:
    flow = played(3, "feeding", past_events=LATER, A={"clan": "alchemist", "cheese": 5, **FEW})
    pile = flow.table.pile
    flow.play(0, 2)

    assert (flow.table.cheese[0], flow.table.rats_in(0, PANTRY), flow.table.pile) == (3, 5, pile - 2)
    assert RATLAND.laws(flow)["rats"] == (115, 115)


@pytest.mark.clause("RL-13.7")
def test_rl_13_7_second_side_may_turn_only_one() -> None:
    flow = played(3, "feeding", past_events=LATER, A={"clan": "alchemist", "cheese": 5, **FEW})
    told = flow.listen()
    flow.play(0, 1)

    assert told == [CheeseTurned(seat=0, rats=1)]
    assert flow.asked() == []


@pytest.mark.clause("RL-13.7")
def test_rl_13_7_it_may_decline() -> None:
    flow = played(3, "feeding", A={"clan": "alchemist", "cheese": 5, **FEW})
    told = flow.listen()
    flow.play(0, 0)

    assert told == [AlchemyDeclined(seat=0)]
    assert flow.table.cheese[0] == 5


@pytest.mark.clause("RL-13.7")
def test_rl_13_7_the_offer_is_told_after_the_feeding() -> None:
    flow = sewers(3, ["feeding"], A={"clan": "alchemist", "cheese": 4, "pantry": 7})
    told = flow.listen()
    flow.settle()

    assert told[-1] == AlchemyOffered(seat=0)
    assert flow.table.cheese[0] == 1


@pytest.mark.clause("RL-13.7")
@pytest.mark.parametrize("cheese", [0, 1])
def test_rl_13_7_no_more_than_the_cheese_left_after_feeding(cheese: int) -> None:
    flow = played(3, "feeding", past_events=LATER, A={"clan": "alchemist", "cheese": 3 + cheese, "pantry": 7})

    assert flow.asked() == [0] * cheese
    if cheese:
        assert flow.options(0) == [0, 1]


@pytest.mark.clause("RL-13.7")
@pytest.mark.parametrize("pile", [0, 1])
def test_rl_13_7_no_more_than_the_pile_holds(pile: int) -> None:
    rest = 115 - 7 - pile
    flow = played(2, "feeding", past_events=LATER, A={"clan": "alchemist", "cheese": 9}, B={"lost": rest - 7})

    assert flow.table.pile == pile
    assert flow.asked() == [0] * pile


@pytest.mark.clause("RL-13.7")
def test_rl_13_7_new_rats_are_not_fed_this_turn() -> None:
    flow = played(3, "feeding", A={"clan": "alchemist", "cheese": 1, **FEW})
    told = flow.listen()
    flow.play(0, 1)

    assert not any(isinstance(event, RatsStarved) for event in told)
    assert flow.table.living_rats(0) == 4


@pytest.mark.clause("RL-13.7")
def test_rl_13_7_nobody_else_is_asked() -> None:
    flow = played(3, "feeding", A={"clan": "family", "cheese": 9}, B={"cheese": 9})

    assert flow.asked() == []


# RL-13.9: Family.


@pytest.mark.clause("RL-13.9")
@pytest.mark.parametrize(
    ("past", "nursery", "born"), [(["abundance"], 0, 1), (["abundance"], 2, 2), (LATER, 0, 1), (LATER, 2, 3)]
)
def test_rl_13_9_one_more_without_a_rat_in_the_nursery_and_later_always(
    past: list[str], nursery: int, born: int
) -> None:
    flow = sewers(3, ["nursery"], past_events=past, A={"clan": "family", "pantry": 3, "nursery": nursery})
    told = flow.listen()
    flow.settle()

    assert told == [RatsBorn(seat=0, rats=born)]
    assert flow.table.rats_in(0, NURSERY) == nursery + born


@pytest.mark.clause("RL-13.9")
@pytest.mark.parametrize("past", STAGES)
def test_rl_13_9_other_clans_breed_as_usual(past: list[str]) -> None:
    flow = played(3, "nursery", past_events=past, A={"clan": "seer", "pantry": 3}, B={"nursery": 2})

    assert [flow.table.living_rats(seat) for seat in range(2)] == [3, 4]


@pytest.mark.clause("RL-13.9", "RL-6.2")
def test_rl_13_9_the_pile_is_a_limit_for_families_too() -> None:
    flow = played(2, "nursery", A={"clan": "family", "pantry": 15}, B={"pantry": 100})

    assert flow.table.living_rats(0) == 15


@pytest.mark.clause("RL-13.9", "RL-6.2")
@pytest.mark.parametrize(("active", "rats"), [("A", [4, 1]), ("B", [3, 2])])
def test_rl_13_9_the_family_s_bonus_does_not_put_it_behind(active: str, rats: list[int]) -> None:
    flow = played(
        3,
        "nursery",
        past_events=LATER,
        active=active,
        A={"clan": "family", "nursery": 1, "pantry": 1},
        B={"nursery": 1},
        C={"pantry": 0, "lost": 115 - 3 - 2},
    )

    # Two rats in the pile; A is due two and B one, and both have one rat in the nursery.
    assert [flow.table.living_rats(seat) for seat in range(2)] == rats


@pytest.mark.clause("RL-13.9", "RL-11.14")
def test_rl_13_9_locked_and_loaded_families_have_one_more_than_their_breeders() -> None:
    flow = sewers(3, ["nursery"], past_events=["locked-and-loaded"], A={"clan": "family", "pantry": 2, "nursery": 1})
    told = flow.listen()
    flow.settle()

    assert told[0] == RatsBorn(seat=0, rats=4)


# RL-13.11: Musician.


def collected(players: int = 4, **table: Any) -> list[int]:
    """Everybody's cheese after a feeding that costs nobody anything."""
    letters = "ABCDEFGH"[:players]
    flow = sewers(players, ["feeding"], **{name: FEW | table.pop(name, {}) for name in letters}, **table)
    flow.settle()
    return flow.table.cheese


@pytest.mark.clause("RL-13.11")
def test_rl_13_11_first_side_the_player_with_most_cheese_gives_one() -> None:
    cheese = collected(A={"clan": "musician", "cheese": 0}, B={"cheese": 3}, C={"cheese": 5}, D={"cheese": 4})

    assert cheese == [1, 3, 4, 4]


@pytest.mark.clause("RL-13.11")
def test_rl_13_11_second_side_the_three_with_most_give_one_each() -> None:
    cheese = collected(
        5,
        past_events=LATER,
        A={"clan": "musician", "cheese": 0},
        B={"cheese": 3},
        C={"cheese": 5},
        D={"cheese": 4},
        E={"cheese": 2},
    )

    assert cheese == [3, 2, 4, 3, 2]


@pytest.mark.clause("RL-13.11")
def test_rl_13_11_it_counts_among_the_others_however_much_it_has() -> None:
    cheese = collected(A={"clan": "musician", "cheese": 9}, B={"cheese": 3}, C={"cheese": 1}, D={"cheese": 1})

    assert cheese == [10, 2, 1, 1]


@pytest.mark.clause("RL-13.11")
@pytest.mark.parametrize(
    ("active", "cheese"), [("A", [1, 2, 3, 3]), ("B", [1, 2, 3, 3]), ("C", [1, 3, 2, 3]), ("D", [1, 3, 3, 2])]
)
def test_rl_13_11_ties_give_in_active_order(active: str, cheese: list[int]) -> None:
    tied = {"cheese": 3}

    assert collected(active=active, A={"clan": "musician", "cheese": 0}, B=tied, C=tied, D=tied) == cheese


@pytest.mark.clause("RL-13.11")
def test_rl_13_11_who_has_none_gives_none() -> None:
    none = {"cheese": 0}

    assert collected(A={"clan": "musician", "cheese": 0}, B=none, C=none, D=none) == [0, 0, 0, 0]


@pytest.mark.clause("RL-13.11")
def test_rl_13_11_second_side_only_those_of_the_three_who_have_some_give() -> None:
    cheese = collected(
        past_events=LATER, A={"clan": "musician", "cheese": 0}, B={"cheese": 2}, C={"cheese": 0}, D={"cheese": 0}
    )

    assert cheese == [1, 1, 0, 0]


@pytest.mark.clause("RL-13.11")
def test_rl_13_11_two_players_have_one_to_give() -> None:
    assert collected(2, past_events=LATER, A={"clan": "musician", "cheese": 0}, B={"cheese": 4}) == [1, 3]


@pytest.mark.clause("RL-13.11")
def test_rl_13_11_the_most_is_found_after_the_feeding() -> None:
    flow = sewers(3, ["feeding"], A={"clan": "musician", **FEW}, B={"cheese": 5, "pantry": 9}, C={"cheese": 3, **FEW})
    told = flow.listen()
    flow.settle()

    assert told[-1] == CheeseGiven(giver=2, receiver=0)


# RL-13.15: the order at the end of the turn.


@pytest.mark.clause("RL-13.15")
@pytest.mark.parametrize(("turned", "giver"), [(0, 2), (1, 1)])
def test_rl_13_15_the_alchemist_comes_before_the_musician(turned: int, giver: int) -> None:
    flow = played(
        3,
        "feeding",
        A={"clan": "musician", **FEW},
        B={"cheese": 2, **FEW},
        C={"clan": "alchemist", "cheese": 3, **FEW},
    )
    told = flow.listen()
    flow.play(2, turned)

    # With three cheese the Alchemist would have most; with two, B comes first in active order.
    assert told[-1] == CheeseGiven(giver=giver, receiver=0)


@pytest.mark.clause("RL-13.15")
@pytest.mark.parametrize(("active", "order"), [("A", [0, 4]), ("B", [4, 0])])
def test_rl_13_15_two_alchemists_act_in_active_order(active: str, order: list[int]) -> None:
    alchemist = {"clan": "alchemist", "cheese": 3, **FEW}
    flow = played(7, "feeding", active=active, A=alchemist, E=alchemist)
    first = flow.asked()
    flow.play(first[0], 1)

    assert [*first, *flow.asked()] == order


@pytest.mark.clause("RL-13.15", "RL-13.7")
def test_rl_13_15_the_first_alchemist_may_take_the_last_rat_of_the_pile() -> None:
    alchemist = {"clan": "alchemist", "cheese": 3, **FEW}
    flow = played(7, "feeding", A=alchemist, E=alchemist, B={"pantry": 0, "lost": 230 - 6 - 28 - 1})
    flow.play(0, 1)

    assert flow.table.pile == 0
    assert flow.asked() == []


@pytest.mark.clause("RL-13.15", "RL-13.11")
@pytest.mark.parametrize(("active", "cheese"), [("A", [0, 1]), ("E", [1, 0])])
def test_rl_13_15_two_musicians_collect_in_active_order(active: str, cheese: list[int]) -> None:
    musician = {"clan": "musician", "cheese": 0}
    others = {name: {"cheese": 0} for name in "CDFGH"}
    found = collected(8, active=active, A=musician, E=musician, B={"cheese": 1}, **others)

    # The first one gets the only cheese, and is then the richest when the second one asks.
    assert [found[0], found[4]] == cheese


@pytest.mark.clause("RL-13.15")
def test_rl_13_15_end_of_turn_steps_remember_whose_they_are() -> None:
    flow = sewers(3, ["feeding"], B={"clan": "alchemist"}, C={"clan": "musician"})
    flow.todo.pop().run(flow)

    assert [step.memory() for step in reversed(flow.todo)] == [[], [1], [2]]


def test_turning_cheese_remembers_whose_turn_it_is() -> None:
    flow = played(3, "feeding", B={"clan": "alchemist", "cheese": 9})

    assert flow.todo[-1].memory() == [1]


@pytest.mark.clause("RL-13.7")
def test_rl_13_7_more_than_is_offered_is_refused() -> None:
    flow = played(3, "feeding", A={"clan": "alchemist", "cheese": 5, **FEW})

    with pytest.raises(IllegalActionError):
        flow.play(0, 2)
