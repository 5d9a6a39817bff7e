"""RV-3.9, RV-3.10: the Hunter, and the creatures that survive."""

import pytest

from rathaus.core.rng import fast
from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.creature_events import (
    CreatureEliminated,
    CreatureSpared,
    CreatureTrapped,
    CreatureWounded,
    ScrapDissolved,
    TownBitten,
)
from rathaus.games.ratville.table import COUNTERS, OBJECTS_USED
from tests.games.ratville.builder import act, offered, plan, played, told, town, towns

NO_FIGHTER = {"collector": 1, "hunter": 4, "preacher": 1, "geek": 1}


@pytest.mark.clause("RV-3.9")
def test_rv_3_9_damage_of_the_die_and_the_last_creature_takes_the_rest() -> None:
    flow = played(2, ["hunter"], A={"plan": NO_FIGHTER, "creatures": ["toad", "hound"]})
    assert offered(flow, "A") == [f"damage {damage}" for damage in range(5)]
    events = act(flow, "A", "damage 1")

    assert events[:2] == [
        CreatureWounded(seat=0, creature="toad", damage=1, life=4),
        CreatureWounded(seat=0, creature="hound", damage=3, life=2),
    ]
    assert town(flow, "A")["creatures"] == ["toad 1", "hound 3"]


@pytest.mark.clause("RV-3.9", "RR-34")
def test_rv_3_9_a_creature_dies_when_all_its_damage_reaches_its_life() -> None:
    flow = played(2, ["hunter"], A={"plan": NO_FIGHTER, "creatures": ["toad 1", "hound"]})
    events = act(flow, "A", "damage 4")

    assert events[0] == CreatureEliminated(seat=0, creature="toad", gained={"food": 2}, wounds=1)
    assert town(flow, "A")["creatures"] == ["hound"]
    assert town(flow, "A")["food"] == 2
    assert "toad" in RATVILLE.facts(flow)["past_creatures"]


@pytest.mark.clause("RV-3.9")
def test_rv_3_9_overkill_is_allowed_and_lost() -> None:
    flow = played(2, ["hunter"], A={"plan": NO_FIGHTER, "creatures": ["rat", "hound"]})
    act(flow, "A", "damage 4")

    assert town(flow, "A")["creatures"] == ["hound"]


@pytest.mark.clause("RV-3.9")
def test_rv_3_9_after_a_kill_damage_goes_on_with_the_next() -> None:
    strong = {"plan": {**NO_FIGHTER, "hunter": 6}, "creatures": ["rat", "leech", "hound"]}
    flow = played(2, ["hunter"], A=strong)
    act(flow, "A", "damage 2")
    assert flow.asked() == [0]
    assert flow.todo[-1].prompt(flow, 0) == {"creature": "leech", "life": 4, "damage": 4, "extra": 0}
    events = act(flow, "A", "damage 0")

    assert events[0] == CreatureSpared(seat=0, creature="leech")
    assert town(flow, "A")["creatures"] == ["leech", "hound 4"]


@pytest.mark.clause("RV-3.10", "RR-36")
def test_rr_36_all_damage_less_all_defence() -> None:
    flow = towns(
        2,
        ["hunter"],
        A={"plan": {**NO_FIGHTER, "hunter": 1}, "creatures": ["bat"], "buildings": ["barricade"]},
    )
    events = told(flow)

    assert TownBitten(seat=0, damage=2, defence=1, people=1) in events
    assert town(flow, "A")["population"] == 4


@pytest.mark.clause("RV-3.10", "RR-38")
def test_rr_38_population_never_falls_below_nothing() -> None:
    flow = played(2, ["hunter"], A={"plan": NO_FIGHTER, "creatures": ["crocodile"], "population": 2})

    assert town(flow, "A")["population"] == 0


@pytest.mark.clause("RV-3.10", "RR-37")
@pytest.mark.parametrize(("scrap", "left"), [(5, 1), (3, 0), (0, 0)])
def test_rr_37_each_corrosive_beast_takes_two_scrap_metal_and_nobody(scrap: int, left: int) -> None:
    acid = {"plan": NO_FIGHTER, "creatures": ["corrosive_b", "corrosive_b"], "buildings": ["bunker"], "scrap": scrap}
    flow = played(2, ["hunter"], A=acid)
    events = act(flow, "A", "damage 4")

    assert town(flow, "A")["scrap"] == left
    assert town(flow, "A")["population"] == 5
    assert [event.scrap for event in events if isinstance(event, ScrapDissolved)] == [scrap - left] * (scrap > 0)


@pytest.mark.clause("RR-33")
def test_rr_33_payments_come_before_damage() -> None:
    pipe = {"plan": NO_FIGHTER, "buildings": ["flame_pipe"], "scrap": 2, "creatures": ["spider"]}
    flow = played(2, ["hunter"], A=pipe)
    assert offered(flow, "A") == ["pass", "use flame_pipe"]
    act(flow, "A", "use flame_pipe")  # once for each card

    assert flow.todo == []
    assert (town(flow, "A")["creatures"], town(flow, "A")["scrap"]) == ([], 1)


@pytest.mark.clause("RV-6.4")
def test_rv_6_4_a_building_that_is_used_is_no_object() -> None:
    flow = played(2, ["hunter"], A={"plan": NO_FIGHTER, "buildings": ["flame_pipe"], "scrap": 1, "creatures": ["toad"]})
    before = flow.table.counters.copy()
    act(flow, "A", "use flame_pipe")

    assert flow.table.counters[OBJECTS_USED::COUNTERS] == before[OBJECTS_USED::COUNTERS]


@pytest.mark.clause("RR-33")
def test_rr_33_nothing_need_be_paid() -> None:
    pipe = {"plan": NO_FIGHTER, "buildings": ["flame_pipe"], "scrap": 2, "creatures": ["spider"]}
    flow = played(2, ["hunter"], A=pipe)
    act(flow, "A", "pass")

    assert (town(flow, "A")["creatures"], town(flow, "A")["scrap"]) == (["spider 4"], 2)


def test_nobody_pays_for_damage_without_creatures() -> None:
    flow = played(2, ["hunter"], A={"buildings": ["flame_pipe"], "scrap": 2, "creatures": []})

    assert flow.todo == []


# RV-3.5: the damage that objects add need not be dealt.

SLING = {"plan": plan(ragged_boy=1, geek=1, hunter=3), "objects": ["slingshot", "junk_drone"], "food": 9}


@pytest.mark.clause("RV-3.5")
def test_rv_3_5_damage_of_objects_need_not_be_dealt() -> None:
    flow = played(2, ["hunter"], A={**SLING, "creatures": ["spider"]})
    assert offered(flow, "A") == [f"damage {damage}" for damage in (3, 4, 5, 6, 7, 8)]
    assert flow.todo[-1].prompt(flow, 0) == {"creature": "spider", "life": 8, "damage": 8, "extra": 5}
    act(flow, "A", "damage 3")

    assert town(flow, "A")["creatures"] == ["spider 3"]
    assert town(flow, "A")["objects_used"] == []


@pytest.mark.clause("RV-3.5", "RV-6.4")
def test_rv_3_5_one_more_than_the_die_uses_the_objects() -> None:
    flow = played(2, ["hunter"], A={**SLING, "creatures": ["spider"]})
    act(flow, "A", "damage 4")

    assert town(flow, "A")["creatures"] == ["spider 4"]
    assert town(flow, "A")["objects_used"] == ["geek", "ragged_boy"]


@pytest.mark.clause("RV-3.5")
def test_rv_3_5_what_a_creature_takes_first_is_the_damage_that_must_be_dealt() -> None:
    flow = played(2, ["hunter"], A={**SLING, "creatures": ["spider", "crocodile"]})
    act(flow, "A", "damage 1")
    assert offered(flow, "A") == [f"damage {damage}" for damage in (2, 3, 4, 5, 6, 7)]
    act(flow, "A", "damage 2")

    assert town(flow, "A")["creatures"] == ["spider 1", "crocodile 2"]


@pytest.mark.clause("RV-3.5")
def test_rv_3_5_once_the_die_is_spent_all_others_can_be_spared() -> None:
    flow = played(2, ["hunter"], A={**SLING, "creatures": ["spider", "crocodile"]})
    act(flow, "A", "damage 3")
    assert offered(flow, "A") == [f"damage {damage}" for damage in range(6)]
    events = act(flow, "A", "damage 0")

    assert events[0] == CreatureSpared(seat=0, creature="crocodile")


@pytest.mark.clause("RV-3.5")
def test_rv_3_5_after_a_kill_what_is_left_of_the_objects_can_still_be_kept() -> None:
    flow = played(2, ["hunter"], A={**SLING, "creatures": ["rat", "spider"]})
    act(flow, "A", "damage 4")
    assert offered(flow, "A") == [f"damage {damage}" for damage in range(5)]
    act(flow, "A", "damage 0")

    assert town(flow, "A")["creatures"] == ["spider"]


@pytest.mark.clause("RV-3.5")
def test_rv_3_5_nobody_is_asked_how_dead_the_last_creature_shall_be() -> None:
    flow = played(2, ["hunter"], A={**SLING, "creatures": ["rat"]})
    assert flow.todo == []
    flow = played(2, ["hunter"], A={**SLING, "creatures": ["leech"]})

    assert offered(flow, "A") == ["damage 3", "damage 4"]


@pytest.mark.clause("RV-3.5")
def test_rv_3_5_the_last_creature_can_be_killed_with_what_is_left() -> None:
    flow = played(2, ["hunter"], A={**SLING, "creatures": ["leech"]})
    act(flow, "A", "damage 4")

    assert town(flow, "A")["creatures"] == []
    assert flow.todo == []


@pytest.mark.clause("RV-3.5")
def test_rv_3_5_damage_of_fighter_and_buildings_must_be_dealt() -> None:
    armed = {"plan": plan(fighter=1, geek=1), "buildings": ["turret"], "objects": ["junk_drone"]}
    flow = played(2, ["hunter"], A={**armed, "creatures": ["crocodile"]})

    assert offered(flow, "A") == [f"damage {damage}" for damage in (4, 5, 6, 7)]


@pytest.mark.clause("RV-3.5", "RV-6.3")
def test_rv_3_5_without_a_hunter_nothing_of_it_must_be_dealt() -> None:
    idle = {"plan": {"preacher": 6, "builder": 6, "ragged_boy": 1, "geek": 6}, "objects": ["slingshot"]}
    flow = played(
        2, ["hunter"], options={"mandatory_characters": "false"}, A={**idle, "creatures": ["ghoul"], "food": 9}
    )

    assert offered(flow, "A") == ["damage 0", "damage 1", "damage 2"]


TRAP = {"plan": plan(ragged_boy=1), "objects": ["trap"], "scrap": 2}


@pytest.mark.clause("RV-3.5", "RR-33", "RR-35")
def test_rr_33_a_trap_eliminates_before_damage_is_spread() -> None:
    flow = played(2, ["hunter"], A={**TRAP, "creatures": ["crocodile", "toad"]})
    act(flow, "A", "use trap")
    assert offered(flow, "A") == ["eliminate crocodile 0", "eliminate toad 0"]
    events = act(flow, "A", "eliminate crocodile 0")

    assert events[0] == CreatureTrapped(seat=0, creature="crocodile", gained={"food": 3}, wounds=0)
    assert events[0].clause == "RV-3.5"
    assert town(flow, "A")["creatures"] == ["toad 3"]
    assert (town(flow, "A")["food"], town(flow, "A")["scrap"]) == (3, 1)


@pytest.mark.clause("RR-33")
def test_rr_33_a_trap_for_the_only_creature_leaves_nothing_to_hit() -> None:
    flow = played(2, ["hunter"], A={**TRAP, "creatures": ["crocodile"], "buildings": ["flame_pipe"]})
    act(flow, "A", "use trap")  # the flame pipe has nothing left to burn

    assert flow.todo == []
    assert town(flow, "A")["creatures"] == []


@pytest.mark.clause("RV-3.5")
def test_rv_3_5_a_trap_needs_its_ragged_boy() -> None:
    flow = played(2, ["hunter"], A={**TRAP, "plan": plan(geek=1), "creatures": ["crocodile"]})

    assert flow.todo == []


@pytest.mark.clause("RV-6.3", "RR-50", "RR-31")
def test_rr_50_without_a_hunter_bonuses_are_dealt_and_survivors_bite() -> None:
    idle = {"plan": {"preacher": 6, "builder": 6, "fighter": 1, "geek": 6}, "creatures": ["ghoul"]}
    flow = played(
        2,
        ["hunter"],
        options={"mandatory_characters": "false"},
        A={**idle, "buildings": ["turret"], "objects": ["crossbow", "junk_drone"]},
    )
    assert offered(flow, "A") == ["damage 3", "damage 4", "damage 5", "damage 6"]
    act(flow, "A", "damage 6")

    assert town(flow, "A")["creatures"] == []  # 2 of the Fighter, 1 of the turret, 3 of the drone


@pytest.mark.clause("RR-50")
def test_rr_50_without_any_damage_nothing_is_asked() -> None:
    idle = {"plan": {"preacher": 6, "builder": 6, "ragged_boy": 1, "geek": 6}, "creatures": ["ghoul", "bat"]}
    flow = played(2, ["hunter"], options={"mandatory_characters": "false"}, A=idle)

    assert town(flow, "A")["creatures"] == ["ghoul", "bat"]
    assert town(flow, "A")["population"] == 0


@pytest.mark.clause("RV-3.5")
def test_rv_3_5_a_butchery_feeds_at_each_kill() -> None:
    flow = played(2, ["hunter"], A={"plan": NO_FIGHTER, "buildings": ["butchery", "turret"], "creatures": ["toad"]})

    assert town(flow, "A")["food"] == 3


@pytest.mark.clause("RV-3.9")
def test_rv_3_9_a_kill_in_between_may_ask_for_a_trophy() -> None:
    trophy = {"plan": plan(fighter=1, geek=1), "objects": ["war_trophy"], "creatures": ["rat", "spider"]}
    flow = played(2, ["hunter"], A=trophy)
    act(flow, "A", "damage 2")
    assert offered(flow, "A") == ["pass", "use war_trophy"]
    act(flow, "A", "use war_trophy")

    assert town(flow, "A")["creatures"] == ["spider 1"]
    assert town(flow, "A")["growth"] == 1


@pytest.mark.clause("RV-3.9")
def test_rv_3_9_who_imagines_the_table_in_between_sees_the_same_damage_go_on() -> None:
    trophy = {"plan": plan(fighter=1, geek=1), "objects": ["war_trophy"], "creatures": ["rat", "spider"]}
    flow = played(2, ["hunter"], A=trophy)
    act(flow, "A", "damage 2")
    imagined = RATVILLE.imagine(RATVILLE.see(flow, 1), fast("hunt"))
    act(imagined, "A", "pass")

    assert town(imagined, "A")["creatures"] == ["spider 1"]
