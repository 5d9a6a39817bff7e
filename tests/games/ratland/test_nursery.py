"""RL-6: phase 4, nursery."""

import pytest

from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.components import NURSERY
from rathaus.games.ratland.events import RatsBorn
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import ZONE_NAMES, deploy, sewers


def nurseries(flow: Flow) -> list[int]:
    return [flow.table.rats_in(seat, NURSERY) for seat in range(flow.table.players)]


def crowded(pile: int, active: str, *nursery: int) -> Flow:
    """Three clans with this many rats in the nursery, and a pile that is nearly empty: A keeps the rest at home."""
    a, b, c = nursery
    home = 115 - pile - a - b - c
    return sewers(3, ["nursery"], active=active, A={"nursery": a, "pantry": home}, B={"nursery": b}, C={"nursery": c})


@pytest.mark.clause("RL-6.1")
def test_rl_6_1_each_rat_in_the_nursery_adds_one_in_the_nursery() -> None:
    flow = sewers(3, ["nursery"], A={"nursery": 3}, B={"nursery": 1, "pantry": 4})
    flow.settle()

    assert nurseries(flow) == [6, 2, 0]


@pytest.mark.clause("RL-6.1")
def test_rl_6_1_the_new_rats_come_from_the_pile() -> None:
    flow = sewers(3, ["nursery"], A={"nursery": 3}, B={"nursery": 4})
    pile = flow.table.pile
    flow.settle()

    assert flow.table.pile == pile - 7
    assert RATLAND.laws(flow)["rats"] == (115, 115)


@pytest.mark.clause("RL-6.1")
def test_rl_6_1_rats_elsewhere_do_not_breed() -> None:
    flow = sewers(3, ["nursery"])
    told = flow.listen()
    flow.settle()

    assert told == []


@pytest.mark.clause("RL-6.1")
def test_rl_6_1_births_are_told() -> None:
    flow = sewers(3, ["nursery"], A={"nursery": 3}, B={"nursery": 1})
    told = flow.listen()
    flow.settle()

    assert told == [RatsBorn(seat=1, rats=1), RatsBorn(seat=0, rats=3)]


@pytest.mark.clause("RL-6.2")
def test_rl_6_2_the_fewest_rats_in_the_nursery_come_first() -> None:
    flow = crowded(5, "A", 4, 3, 2)
    flow.settle()

    assert nurseries(flow) == [4, 6, 4]


@pytest.mark.clause("RL-6.2")
def test_rl_6_2_who_comes_when_the_pile_runs_out_gets_what_is_left() -> None:
    flow = crowded(4, "A", 4, 3, 2)
    flow.settle()

    assert nurseries(flow) == [4, 5, 4]
    assert flow.table.pile == 0


@pytest.mark.clause("RL-6.2")
@pytest.mark.parametrize(("active", "grown"), [("A", [6, 4, 3]), ("B", [3, 6, 4]), ("C", [4, 3, 6])])
def test_rl_6_2_ties_go_by_active_order(active: str, grown: list[int]) -> None:
    flow = crowded(4, active, 3, 3, 3)
    flow.settle()

    assert nurseries(flow) == grown


@pytest.mark.clause("RL-6.2")
def test_rl_6_2_an_empty_pile_breeds_nothing() -> None:
    flow = crowded(0, "A", 3, 2, 1)
    told = flow.listen()
    flow.settle()

    assert nurseries(flow) == [3, 2, 1]
    assert told == []


@pytest.mark.clause("RL-6.2")
def test_rl_6_2_the_order_goes_by_the_rats_before_the_births() -> None:
    flow = crowded(6, "C", 3, 2, 2)
    flow.settle()

    assert nurseries(flow) == [5, 4, 4]


@pytest.mark.clause("RL-11.14")
def test_rl_11_14_rats_in_the_pantry_breed_beside_those_in_the_nursery() -> None:
    flow = sewers(3, ["nursery"], past_events=["locked-and-loaded"], A={"nursery": 1, "pantry": 2}, B={"pantry": 0})
    flow.settle()
    clan = RATLAND.facts(flow)["A"]

    assert (clan["nursery"], clan["pantry"]) == (4, 2)


@pytest.mark.clause("RL-6.2", "RL-11.14")
def test_rl_6_2_with_locked_and_loaded_the_order_goes_by_nursery_and_pantry() -> None:
    flow = sewers(
        3,
        ["nursery"],
        past_events=["locked-and-loaded"],
        A={"nursery": 1, "pantry": 2, "dump": 100},
        B={"nursery": 2},
        C={"pantry": 1},
        pile=9,
    )
    told = flow.listen()
    flow.settle()

    assert told == [RatsBorn(seat=2, rats=1), RatsBorn(seat=1, rats=2), RatsBorn(seat=0, rats=3)]


@pytest.mark.clause("RL-6.2", "RL-11.14")
def test_rl_6_2_with_locked_and_loaded_the_pile_may_run_out_too() -> None:
    flow = sewers(
        3,
        ["nursery"],
        past_events=["locked-and-loaded"],
        A={"nursery": 3, "dump": 104},
        B={"nursery": 1, "pantry": 1},
        C={"pantry": 3},
        pile=3,
    )
    flow.settle()

    assert nurseries(flow) == [4, 3, 0]


@pytest.mark.clause("RL-3.4", "RL-11.14")
def test_rl_3_4_in_the_next_turn_the_pantry_breeds_no_more() -> None:
    flow = sewers(3, ["nursery"], past_events=["locked-and-loaded", "tacticians"], A={"nursery": 1, "pantry": 2})
    flow.settle()

    assert nurseries(flow)[0] == 2


# RL-13.9: what a Family has sent to the nursery.


@pytest.mark.clause("RL-13.9")
def test_rl_13_9_a_rat_killed_in_the_nursery_was_sent_there_all_the_same() -> None:
    flow = sewers(3, ["nursery"], A={"clan": "family", "pantry": 3, "sent_to": ["pantry", "nursery"]})
    flow.settle()

    assert (flow.table.rats_in(0, NURSERY), flow.table.living_rats(0)) == (0, 3)


@pytest.mark.clause("RL-13.9")
def test_rl_13_9_a_rat_that_came_to_the_nursery_otherwise_was_not_sent() -> None:
    flow = sewers(3, ["nursery"], A={"clan": "family", "nursery": 1, "sent_to": ["dump"]})
    flow.settle()

    assert flow.table.rats_in(0, NURSERY) == 3


@pytest.mark.clause("RL-13.9", "RL-13.12")
@pytest.mark.parametrize(("source", "target", "is_sent"), [("nursery", "dump", False), ("dump", "nursery", True)])
def test_rl_13_9_rats_are_sent_where_they_are_after_sports_has_moved(source: str, target: str, is_sent: bool) -> None:
    flow = sewers(3, ["rats"], A={"clan": "sports", "pantry": 1})
    flow.settle()
    deploy(flow, 0, [int(zone == source) for zone in ZONE_NAMES])
    for seat in (1, 2):
        deploy(flow, seat, [0, 0, 0, 0, 0, 0, 7])
    flow.play(0, 1 + ZONE_NAMES.index(source) * 7 + ZONE_NAMES.index(target))

    assert flow.table.has_sent(0, NURSERY) is is_sent
    assert flow.table.has_sent(1, NURSERY)
