"""RL-11: the events that act at once, when they are revealed."""

import pytest

from rathaus.core.events import Event
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.card_events import CheeseForAll, GraveyardCleared, RatGiven, RatJoined
from rathaus.games.ratland.components import PANTRY
from rathaus.games.ratland.events import FoodRevealed
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import sewers


def pantries(flow: Flow) -> list[int]:
    return [flow.table.rats_in(seat, PANTRY) for seat in range(flow.table.players)]


def done_at_once(flow: Flow) -> list[Event]:
    """What is told between the beginning of the turn and the food card."""
    told = flow.listen()
    flow.settle()
    return [event for event in told[2:] if not isinstance(event, FoodRevealed)]


@pytest.mark.clause("RL-11.1")
def test_rl_11_1_everyone_gets_a_cheese() -> None:
    flow = sewers(3, ["event"], next_events=["abundance"], B={"cheese": 0})
    flow.settle()

    assert flow.table.cheese == [3, 1, 3]


@pytest.mark.clause("RL-11.1")
def test_rl_11_1_abundance_is_told() -> None:
    flow = sewers(3, ["event"], next_events=["abundance"])

    assert done_at_once(flow) == [CheeseForAll(cheese=1, seats=[0, 1, 2])]


@pytest.mark.clause("RL-3.4", "RL-11.1")
def test_rl_3_4_abundance_is_over_in_the_next_turn() -> None:
    flow = sewers(3, ["event"], turn=1, past_events=["abundance"], next_events=["we-did-it"])
    flow.settle()

    assert flow.table.cheese == [2, 2, 2]


@pytest.mark.clause("RL-11.3")
def test_rl_11_3_everyone_gets_a_rat_of_the_pile() -> None:
    flow = sewers(3, ["event"], next_events=["visiting-cousin"], B={"pantry": 0})
    flow.settle()

    assert pantries(flow) == [8, 1, 8]
    assert flow.table.pile == 115 - 17


@pytest.mark.clause("RL-11.3")
def test_rl_11_3_the_cousin_can_be_deployed_this_turn() -> None:
    flow = sewers(3, ["event", "rats"], next_events=["visiting-cousin"])
    flow.settle()

    assert flow.options(0)[-1] == 8


@pytest.mark.clause("RL-11.3")
@pytest.mark.parametrize(("active", "guests"), [("A", [0, 1]), ("B", [1, 2]), ("C", [2, 0])])
def test_rl_11_3_where_the_pile_is_too_small_cousins_come_in_active_order(active: str, guests: list[int]) -> None:
    flow = sewers(3, ["event"], active=active, next_events=["visiting-cousin"], A={"pantry": 99}, pile=2)

    assert done_at_once(flow) == [RatJoined(seat=seat) for seat in guests]
    assert flow.table.pile == 0


@pytest.mark.clause("RL-3.1", "RL-11.3")
def test_rl_11_3_the_new_active_player_comes_first() -> None:
    flow = sewers(
        3, ["event"], turn=1, active="A", past_events=[], next_events=["visiting-cousin"], A={"pantry": 100}, pile=1
    )

    assert done_at_once(flow) == [RatJoined(seat=1)]


@pytest.mark.clause("RL-11.3")
def test_rl_11_3_an_empty_pile_has_no_cousins() -> None:
    flow = sewers(3, ["event"], next_events=["visiting-cousin"], A={"pantry": 101}, pile=0)

    assert done_at_once(flow) == []


@pytest.mark.clause("RL-11.6")
def test_rl_11_6_most_rats_give_one_to_fewest() -> None:
    flow = sewers(3, ["event"], next_events=["drunk"], A={"pantry": 7}, B={"pantry": 9}, C={"pantry": 3})

    assert done_at_once(flow) == [RatGiven(giver=1, receiver=2, place="pantry")]
    assert pantries(flow) == [7, 8, 4]


@pytest.mark.clause("RL-11.6")
@pytest.mark.parametrize(("active", "giver"), [("A", 0), ("B", 1), ("C", 3), ("D", 3)])
def test_rl_11_6_among_the_most_the_first_in_active_order_gives(active: str, giver: int) -> None:
    flow = sewers(4, ["event"], active=active, next_events=["drunk"], C={"pantry": 3})

    assert done_at_once(flow) == [RatGiven(giver=giver, receiver=2, place="pantry")]


@pytest.mark.clause("RL-11.6")
@pytest.mark.parametrize(("active", "receiver"), [("A", 0), ("B", 1), ("C", 3), ("D", 3)])
def test_rl_11_6_among_the_fewest_the_first_in_active_order_receives(active: str, receiver: int) -> None:
    flow = sewers(4, ["event"], active=active, next_events=["drunk"], C={"pantry": 8})

    assert done_at_once(flow) == [RatGiven(giver=2, receiver=receiver, place="pantry")]


@pytest.mark.clause("RL-11.6")
def test_rl_11_6_poisoned_rats_count() -> None:
    flow = sewers(3, ["event"], next_events=["drunk"], A={"pantry": 1, "infirmary": 7}, C={"pantry": 6})

    assert done_at_once(flow) == [RatGiven(giver=0, receiver=2, place="pantry")]


@pytest.mark.clause("RL-11.6")
def test_rl_11_6_lost_rats_do_not_count() -> None:
    flow = sewers(3, ["event"], next_events=["drunk"], A={"pantry": 1, "lost": 9}, C={"pantry": 8})

    assert done_at_once(flow) == [RatGiven(giver=2, receiver=0, place="pantry")]


@pytest.mark.clause("RL-11.6")
def test_rl_11_6_only_a_healthy_rat_is_given() -> None:
    flow = sewers(3, ["event"], next_events=["drunk"], A={"nursery": 1, "infirmary": 8, "lost": 2}, C={"pantry": 6})
    flow.settle()
    giver, receiver = RATLAND.facts(flow)["A"], RATLAND.facts(flow)["C"]

    assert (giver["nursery"], giver["infirmary"], giver["lost"]) == (0, 8, 2)
    assert (receiver["pantry"], receiver["infirmary"]) == (7, 0)


@pytest.mark.clause("RL-11.6")
def test_rl_11_6_who_has_no_healthy_rat_gives_none() -> None:
    flow = sewers(3, ["event"], next_events=["drunk"], A={"pantry": 0, "infirmary": 8, "lost": 2})

    assert done_at_once(flow) == []


@pytest.mark.clause("RL-11.6")
def test_rl_11_6_where_all_are_equal_nobody_gives() -> None:
    flow = sewers(3, ["event"], next_events=["drunk"], A={"pantry": 5, "infirmary": 2})

    assert done_at_once(flow) == []


@pytest.mark.clause("RL-11.6")
def test_rl_11_6_the_receiver_may_deploy_the_rat_this_turn() -> None:
    flow = sewers(3, ["event", "rats"], next_events=["drunk"], B={"pantry": 9}, C={"pantry": 3})
    flow.settle()

    assert [flow.options(seat)[-1] for seat in range(3)] == [7, 8, 4]


@pytest.mark.clause("RL-11.9")
def test_rl_11_9_everyone_moves_a_rat_from_the_graveyard_to_the_pile() -> None:
    flow = sewers(3, ["event"], next_events=["holy-rat"], A={"graveyard": 3}, C={"graveyard": 1})
    pile = flow.table.pile

    assert done_at_once(flow) == [GraveyardCleared(seat=0, rats=1), GraveyardCleared(seat=2, rats=1)]
    assert flow.table.graveyard == [2, 0, 0]
    assert flow.table.pile == pile + 2


@pytest.mark.clause("RL-11.9")
def test_rl_11_9_empty_graveyards_stay_empty() -> None:
    flow = sewers(3, ["event"], next_events=["holy-rat"])

    assert done_at_once(flow) == []
    assert flow.table.graveyard == [0, 0, 0]


@pytest.mark.clause("RL-11.9")
def test_rl_11_9_the_clans_do_not_grow() -> None:
    flow = sewers(3, ["event"], next_events=["holy-rat"], A={"graveyard": 3})
    flow.settle()

    assert [flow.table.living_rats(seat) for seat in range(3)] == [7, 7, 7]


@pytest.mark.parametrize(
    "event", ["massive-attacks", "rat-with-a-helmet", "we-did-it", "sound-the-alarm", "tacticians"]
)
def test_other_events_do_nothing_at_once(event: str) -> None:
    flow = sewers(3, ["event"], next_events=[event], A={"graveyard": 3, "pantry": 4})

    assert done_at_once(flow) == []
