"""RV-3.2: the Collector."""

import pytest

from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.action_events import LootTaken
from tests.games.ratville.builder import act, offered, plan, played, town


@pytest.mark.clause("RV-3.2")
def test_rv_3_2_the_highest_die_takes_first_and_the_last_what_is_left() -> None:
    flow = played(
        3,
        ["collector"],
        loot="L08",
        A={"plan": plan(collector=2)},
        B={"plan": plan(collector=5)},
        C={"plan": plan(collector=4)},
    )
    assert flow.asked() == [1]
    assert offered(flow, "B") == ["take 1", "take 2", "take 3"]
    act(flow, "B", "take 1")
    assert flow.asked() == [2]
    events = act(flow, "C", "take 3")

    assert events == [
        LootTaken(seat=2, box=3, gained={"scrap": 1, "food": 1}),
        LootTaken(seat=0, box=2, gained={"mechanism": 1, "module": 1}),
    ]
    assert RATVILLE.facts(flow)["boxes"] == []


@pytest.mark.clause("RV-3.2", "RR-15", "RR-6")
def test_rr_15_ties_go_in_order_from_the_start_player() -> None:
    flow = played(3, ["collector"], start="B")
    assert flow.asked() == [1]
    assert len(offered(flow, "B")) == 3  # nobody may pass
    act(flow, "B", "take 1")

    assert flow.asked() == [2]


@pytest.mark.clause("RV-3.2", "RR-16")
def test_rr_16_population_counts_at_once() -> None:
    flow = played(2, ["collector"], loot="L08", A={"population": 19})
    act(flow, "A", "take 1")

    assert town(flow, "A")["population"] == 21
    assert town(flow, "A")["growth"] == 0
    assert flow.outcome is None


@pytest.mark.clause("RR-11", "RR-14")
def test_rr_14_a_rucksack_may_add_to_the_die_before_values_are_compared() -> None:
    flow = played(2, ["collector"], B={"objects": ["big_rucksack"]})
    assert offered(flow, "B") == ["pass", "use big_rucksack"]
    act(flow, "B", "use big_rucksack")

    assert flow.asked() == [1]
    assert town(flow, "B")["bonus"]["collector"] == 2


@pytest.mark.clause("RR-14")
def test_rr_14_or_not() -> None:
    flow = played(2, ["collector"], B={"objects": ["big_rucksack"]})
    act(flow, "B", "pass")

    assert flow.asked() == [0]


@pytest.mark.clause("RV-6.3", "RR-15", "RR-51")
def test_rv_6_3_without_a_collector_no_loot_and_the_rest_is_discarded() -> None:
    idle = {"plan": {"preacher": 1, "builder": 1, "fighter": 1, "hunter": 1}, "objects": ["metal_detector"]}
    flow = played(2, ["collector", "final"], options={"mandatory_characters": "false"}, loot="L01", A=idle)
    assert flow.asked() == [1]
    act(flow, "B", "take 2")

    assert town(flow, "A")["scrap"] == 0
    assert RATVILLE.facts(flow)["past_loot"] == ["L01"]
    assert RATVILLE.facts(flow)["boxes"] == []


@pytest.mark.clause("RV-6.3")
def test_rv_6_3_without_any_collector_nobody_is_asked() -> None:
    idle = {"plan": {"preacher": 1, "builder": 1, "fighter": 1, "hunter": 1}}
    flow = played(2, ["collector"], options={"mandatory_characters": "false"}, A=idle, B=idle)

    assert flow.asked() == []
    assert RATVILLE.facts(flow)["boxes"] == ["1", "2"]
