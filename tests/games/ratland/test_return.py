"""RL-7: phase 5, return."""

import pytest

from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.events import RatsReturned
from tests.games.ratland.builder import deploy, sewers


@pytest.mark.clause("RL-7.1")
def test_rl_7_1_poisoned_and_lost_rats_go_to_the_pantry() -> None:
    flow = sewers(3, ["return"], A={"pantry": 1, "dump": 2, "infirmary": 3, "lost": 3})
    flow.settle()
    clan = RATLAND.facts(flow)["A"]

    assert (clan["pantry"], clan["dump"], clan["infirmary"], clan["lost"]) == (7, 2, 0, 0)


@pytest.mark.clause("RL-7.1")
def test_rl_7_1_every_clan_gets_its_own_rats_back() -> None:
    flow = sewers(3, ["return"], A={"pantry": 0, "infirmary": 1}, C={"pantry": 0, "lost": 2})
    told = flow.listen()
    flow.settle()

    assert told == [RatsReturned(seat=0, poisoned=1, lost=0), RatsReturned(seat=2, poisoned=0, lost=2)]


@pytest.mark.clause("RL-7.1")
def test_rl_7_1_where_nobody_is_away_nothing_is_told() -> None:
    flow = sewers(3, ["return"])
    told = flow.listen()
    flow.settle()

    assert told == []


@pytest.mark.clause("RL-7.1")
def test_rl_7_1_a_poisoned_rat_misses_one_deployment() -> None:
    flow = sewers(2, turn=1, past_events=["abundance"], A={"pantry": 2, "infirmary": 1, "cheese": 9})
    flow.settle()
    deployable = [flow.options(0)[-1]]
    deploy(flow, 0, [0, 0, 0, 0, 2, 0])
    deploy(flow, 1, [0, 0, 0, 0, 7, 0])
    deployable.append(flow.options(0)[-1])

    assert deployable == [2, 3]


@pytest.mark.clause("RL-11.8")
def test_rl_11_8_struck_rats_that_did_not_join_return_as_usual() -> None:
    flow = sewers(3, ["rats", "return"], past_events=["just-in-time"], A={"pantry": 2, "infirmary": 2, "lost": 3})
    flow.settle()
    deploy(flow, 0, [1, 1, 4, 0, 0, 0, 0, 0, 0])
    deploy(flow, 1, [7, 0, 0, 0, 0, 0, 0])
    told = flow.listen()
    deploy(flow, 2, [7, 0, 0, 0, 0, 0, 0])

    assert told[-1] == RatsReturned(seat=0, poisoned=1, lost=2)
    assert RATLAND.facts(flow)["A"]["pantry"] == 3


@pytest.mark.clause("RL-11.8")
def test_rl_11_8_where_all_have_joined_nobody_returns() -> None:
    flow = sewers(3, ["return"], past_events=["just-in-time"], A={"dump": 7, "rejoined": 2, "cheese": 0})
    told = flow.listen()
    flow.settle()

    assert told == []
    assert flow.table.cheese[0] == 0
