"""RL-9: phase 7, feeding."""

import pytest

from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.events import ClanFed, RatsStarved
from rathaus.games.ratland.feeding import feeding_cost
from tests.games.ratland.builder import sewers

REFERENCE_CARD = {
    range(4): 0,
    range(4, 7): 1,
    range(7, 10): 3,
    range(10, 13): 4,
    range(13, 16): 5,
    range(16, 19): 6,
    range(19, 21): 7,
    range(21, 23): 8,
    range(23, 25): 9,
}


@pytest.mark.clause("RL-9.1")
@pytest.mark.parametrize(("rats", "cost"), [(n, cost) for line, cost in REFERENCE_CARD.items() for n in line])
def test_rl_9_1_so_many_rats_cost_so_much(rats: int, cost: int) -> None:
    assert feeding_cost(RATLAND.data, rats) == cost


@pytest.mark.clause("RL-9.1")
@pytest.mark.parametrize(("rats", "cost"), [(25, 10), (26, 11), (30, 15), (115, 100)])
def test_rl_9_1_each_rat_beyond_the_card_costs_one_more(rats: int, cost: int) -> None:
    assert feeding_cost(RATLAND.data, rats) == cost


@pytest.mark.clause("RL-9.1")
def test_rl_9_1_twenty_six_rats_cost_eleven() -> None:
    flow = sewers(3, ["feeding"], A={"pantry": 20, "dump": 6, "cheese": 12})
    flow.settle()

    assert flow.table.cheese[0] == 1
    assert flow.table.graveyard[0] == 0


@pytest.mark.clause("RL-9.1")
def test_rl_9_1_poisoned_rats_eat() -> None:
    flow = sewers(3, ["feeding"], A={"pantry": 3, "infirmary": 1, "cheese": 5})
    flow.settle()

    assert flow.table.cheese[0] == 4


@pytest.mark.clause("RL-9.1")
def test_rl_9_1_lost_rats_do_not_eat() -> None:
    flow = sewers(3, ["feeding"], A={"pantry": 3, "lost": 9, "cheese": 5})
    flow.settle()

    assert flow.table.cheese[0] == 5


@pytest.mark.clause("RL-9.1")
def test_rl_9_1_every_meal_is_told() -> None:
    flow = sewers(2, ["feeding"], A={"pantry": 3}, B={"pantry": 4})
    told = flow.listen()
    flow.settle()

    assert told == [ClanFed(seat=0, rats=3, cheese=0), ClanFed(seat=1, rats=4, cheese=1)]


@pytest.mark.clause("RL-9.2")
def test_rl_9_2_eleven_rats_with_two_cheese_lose_two() -> None:
    flow = sewers(3, ["feeding"], A={"pantry": 11, "cheese": 2})
    flow.settle()
    clan = RATLAND.facts(flow)["A"]

    assert (clan["cheese"], clan["pantry"], clan["graveyard"]) == (0, 9, 2)


@pytest.mark.clause("RL-9.2")
def test_rl_9_2_the_last_cheese_is_just_enough() -> None:
    flow = sewers(3, ["feeding"], A={"pantry": 11, "cheese": 4})
    flow.settle()
    clan = RATLAND.facts(flow)["A"]

    assert (clan["cheese"], clan["pantry"], clan["graveyard"]) == (0, 11, 0)


@pytest.mark.clause("RL-9.2")
def test_rl_9_2_the_dead_join_those_in_the_graveyard() -> None:
    flow = sewers(3, ["feeding"], A={"pantry": 7, "graveyard": 5, "cheese": 0})
    flow.settle()

    assert flow.table.graveyard[0] == 8
    assert RATLAND.laws(flow)["rats"] == (115, 115)


@pytest.mark.clause("RL-9.2")
def test_rl_9_2_poisoned_rats_die_first() -> None:
    flow = sewers(3, ["feeding"], A={"pantry": 5, "infirmary": 2, "cheese": 0})
    flow.settle()
    clan = RATLAND.facts(flow)["A"]

    assert (clan["infirmary"], clan["pantry"], clan["graveyard"]) == (0, 4, 3)


@pytest.mark.clause("RL-9.2")
def test_rl_9_2_no_more_poisoned_rats_die_than_must() -> None:
    flow = sewers(3, ["feeding"], A={"pantry": 5, "infirmary": 5, "cheese": 0})
    flow.settle()
    clan = RATLAND.facts(flow)["A"]

    assert (clan["infirmary"], clan["pantry"], clan["graveyard"]) == (1, 5, 4)


@pytest.mark.clause("RL-9.2")
def test_rl_9_2_lost_rats_never_die() -> None:
    flow = sewers(3, ["feeding"], A={"pantry": 4, "lost": 6, "cheese": 0})
    flow.settle()
    clan = RATLAND.facts(flow)["A"]

    assert (clan["pantry"], clan["lost"], clan["graveyard"]) == (3, 6, 1)


@pytest.mark.clause("RL-9.2")
@pytest.mark.parametrize("zone", ["dump", "city", "field", "left-pipe", "right-pipe", "nursery"])
def test_rl_9_2_rats_die_wherever_they_stand_in_the_sewer(zone: str) -> None:
    flow = sewers(3, ["feeding"], A={zone: 7, "cheese": 1})
    flow.settle()
    clan = RATLAND.facts(flow)["A"]

    assert (clan[zone], clan["graveyard"]) == (5, 2)


@pytest.mark.clause("RL-9.2")
def test_rl_9_2_the_dead_are_told_after_the_meal() -> None:
    flow = sewers(2, ["feeding"], A={"pantry": 11, "cheese": 2}, B={"pantry": 1})
    told = flow.listen()
    flow.settle()

    assert told == [
        ClanFed(seat=0, rats=11, cheese=2),
        RatsStarved(seat=0, rats=2),
        ClanFed(seat=1, rats=1, cheese=0),
    ]
