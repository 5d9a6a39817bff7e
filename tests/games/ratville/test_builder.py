"""RV-3.3: the Builder."""

import pytest

from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.action_events import BuildingBuilt, CardUsed, SkillUsed
from tests.games.ratville.builder import act, offered, plan, played, town

RICH = {"scrap": 9, "mechanism": 9, "module": 9}


@pytest.mark.clause("RV-3.3", "RR-17")
@pytest.mark.parametrize(
    ("die", "gained"),
    [
        (1, {"scrap": 1}),
        (2, {"scrap": 1}),
        (3, {"mechanism": 1}),
        (4, {"mechanism": 1}),
        (5, {"scrap": 1, "mechanism": 1}),
        (6, {"scrap": 1, "mechanism": 1}),
    ],
)
def test_rv_3_3_the_skill(die: int, gained: dict[str, int]) -> None:
    flow = played(2, ["builder"], A={"plan": plan(builder=die)})
    events = act(flow, "A", "skill")

    assert events == [SkillUsed(seat=0, character="builder", gained=gained)]
    assert flow.todo == []


@pytest.mark.clause("RR-11")
def test_rr_11_a_value_above_six_counts_as_the_last_band() -> None:
    flow = played(2, ["builder"], A={"plan": plan(builder=6), "bonus": {"builder": 9}})
    act(flow, "A", "skill")

    assert (town(flow, "A")["scrap"], town(flow, "A")["mechanism"]) == (1, 1)


@pytest.mark.clause("RV-3.3", "RR-17")
def test_rv_3_3_a_building_is_paid_and_works_from_then_on() -> None:
    flow = played(2, ["builder", "population"], A={"plan": plan(builder=4), "scrap": 3, "mechanism": 1, "food": 1})
    assert offered(flow, "A") == [
        "skill",
        "build barricade",
        "build dormitory",
        "build shanty_row",
        "build butchery",
        "build canteen",
        "build flame_pipe",
    ]
    events = act(flow, "A", "build dormitory")

    assert events[0] == BuildingBuilt(seat=0, building="dormitory", paid={"scrap": 3, "mechanism": 1})
    assert town(flow, "A")["buildings"] == ["dormitory"]
    assert town(flow, "A")["population"] == 7
    assert RATVILLE.facts(flow)["stock"]["dormitory"] == 1


@pytest.mark.clause("RV-3.3")
def test_rv_3_3_the_die_must_be_high_enough() -> None:
    flow = played(2, ["builder"], A={"plan": plan(builder=1), **RICH})

    assert offered(flow, "A") == ["skill", "build canteen"]


@pytest.mark.clause("RV-3.3")
def test_rv_3_3_only_available_buildings() -> None:
    flow = played(2, ["builder"], A={"plan": plan(builder=2), **RICH}, B={"buildings": ["turret", "turret"]})

    assert offered(flow, "A") == ["skill", "build canteen"]


@pytest.mark.clause("RR-18")
def test_rr_18_the_same_building_twice() -> None:
    built = {"plan": plan(builder=2), **RICH, "buildings": ["turret"], "creatures": ["spider"]}
    flow = played(2, ["builder", "hunter"], A=built)
    act(flow, "A", "build turret")

    assert town(flow, "A")["buildings"] == ["turret", "turret"]
    assert town(flow, "A")["creatures"] == ["spider 5"]  # 1, the Fighter's 2, and 2


@pytest.mark.clause("RR-12")
def test_rr_12_a_power_plant_counts_at_once_for_steps_to_come_and_adds_up() -> None:
    flow = played(
        4,
        ["builder", "geek"],
        A={"plan": plan(builder=5, geek=3), **RICH, "buildings": ["power_plant"], "hand": ["prayer_beads"]},
    )
    act(flow, "A", "build power_plant")

    assert offered(flow, "A") == ["skill", "make prayer_beads"]  # 3 + 1 + 1


@pytest.mark.clause("RR-19")
def test_rr_19_a_discount_takes_one_off_its_resource() -> None:
    town_a = {"plan": plan(builder=3), "objects": ["welding_torch"], "scrap": 1}
    flow = played(2, ["builder"], A=town_a)
    assert offered(flow, "A") == ["skill", "build barricade"]
    events = act(flow, "A", "build barricade")

    assert events == [BuildingBuilt(seat=0, building="barricade", paid={"scrap": 1})]
    assert town(flow, "A")["objects_used"] == ["builder"]


@pytest.mark.clause("RR-19")
def test_rr_19_a_discount_on_what_a_cost_does_not_have_is_none() -> None:
    town_a = {"plan": plan(builder=3), "objects": ["blueprints"], "scrap": 2}
    flow = played(2, ["builder"], A=town_a)
    act(flow, "A", "build barricade")

    assert town(flow, "A")["scrap"] == 0
    assert town(flow, "A")["objects_used"] == []


@pytest.mark.clause("RV-3.5")
@pytest.mark.parametrize(("answer", "population"), [("use housewarming_kit", 6), ("pass", 5)])
def test_rv_3_5_people_come_to_a_housewarming_if_they_are_asked(answer: str, population: int) -> None:
    town_a = {"plan": plan(builder=3), "objects": ["housewarming_kit"], "scrap": 2}
    flow = played(2, ["builder"], A=town_a)
    act(flow, "A", "build barricade", answer)

    assert town(flow, "A")["population"] == population


def test_a_housewarming_is_told() -> None:
    flow = played(2, ["builder"], A={"plan": plan(builder=3), "objects": ["housewarming_kit"], "scrap": 2})
    events = act(flow, "A", "build barricade", "use housewarming_kit")

    assert events == [CardUsed(seat=0, card="housewarming_kit", paid={}, gained={"population": 1})]
