"""RV-3: the reveal of characters, and the order of their steps."""

import pytest

from rathaus.games.ratville.action_events import CharacterRevealed, ResourcesGained, StepBegan
from tests.games.ratville.builder import DATA, act, offered, plan, played, told, town, towns

BUILDING = plan(builder=3, geek=3)


@pytest.mark.clause("RV-3.0", "RR-6")
def test_rv_3_0_all_owners_reveal_together_in_order() -> None:
    flow = towns(3, ["builder"], start="C", A={"plan": BUILDING}, C={"plan": BUILDING})
    events = told(flow)

    assert events == [
        StepBegan(character="builder"),
        CharacterRevealed(seat=2, character="builder", slot=3, die=3),
        CharacterRevealed(seat=0, character="builder", slot=3, die=3),
    ]
    assert flow.asked() == [2]
    act(flow, "C", "skill")
    assert flow.asked() == [0]


@pytest.mark.clause("RV-3.0")
def test_rv_3_0_a_step_without_owners_is_played_all_the_same() -> None:
    flow = towns(2, ["builder"])

    assert told(flow) == [StepBegan(character="builder")]
    assert flow.todo == []


@pytest.mark.clause("RR-20")
def test_rr_20_what_objects_bring_can_be_spent_at_once() -> None:
    flow = towns(2, ["builder"], A={"plan": BUILDING, "objects": ["wheelbarrow"], "scrap": 1})
    events = told(flow)

    assert ResourcesGained(seat=0, character="builder", gained={"scrap": 1}) in events
    assert offered(flow, "A") == ["skill", "build barricade"]


@pytest.mark.clause("RV-3.5", "RR-22")
@pytest.mark.parametrize("character", ["collector", "preacher"])
def test_rv_3_5_objects_of_characters_without_a_die_do_nothing(character: str) -> None:
    flow = played(2, [character], A={"plan": plan(preacher=1), "objects": ["wheelbarrow", "hacking_terminal"]}, B={})

    assert town(flow, "A")["scrap"] == 0


@pytest.mark.clause("RR-23")
def test_rr_23_all_objects_of_a_character_apply() -> None:
    flow = played(2, ["hunter"], A={"objects": ["crossbow", "skinning_knife"], "creatures": ["spider"]})
    act(flow, "A", "damage 6")

    assert town(flow, "A")["creatures"] == ["spider 6"]  # 1 + 2 + 1 and the Fighter's 2


@pytest.mark.clause("RR-21")
def test_rr_21_an_object_just_made_misses_a_reveal_that_is_over() -> None:
    flow = played(2, ["geek", "population"], A={"plan": plan(geek=4), "hand": ["hacking_terminal"], "module": 1})
    act(flow, "A", "make hacking_terminal")

    assert town(flow, "A")["scrap"] == 0


@pytest.mark.clause("RR-21")
def test_rr_21_an_object_just_made_works_at_moments_to_come() -> None:
    hand = ["tablet", "trap", "toolbox"]
    flow = played(2, ["geek", "population"], A={"plan": plan(geek=4), "hand": hand, "module": 1, "scrap": 1})
    act(flow, "A", "make tablet", "discard trap")

    assert offered(flow, "A") == ["pass", "use tablet"]


@pytest.mark.clause("RV-6.4")
def test_rv_6_4_values_count_as_they_are_when_a_step_is_resolved() -> None:
    power = {"plan": plan(builder=6, geek=6), "scrap": 1, "mechanism": 1, "module": 2}
    flow = played(2, ["builder", "geek"], A=power)
    act(flow, "A", "build power_plant")

    assert town(flow, "A")["high_values"] == 1  # the Geek, and not the Builder


def test_resources_may_come_with_people() -> None:
    gains = DATA.gains[DATA.amounts.index(DATA.amounts[7])]

    assert all(len(gain) in (0, 5) for gain in gains)
