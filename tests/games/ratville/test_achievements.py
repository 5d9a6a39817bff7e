"""RV-6.4: the achievements."""

from typing import Any

import pytest

from rathaus.games.ratville.events import AchievementEarned
from tests.games.ratville.builder import act, plan, played, told, town, towns

ALL_USED = ["preacher", "collector", "fighter", "hunter"]


def feats(**town_a: Any) -> list[str]:
    """What A has earned after the final phase of a round, not as the winner."""
    flow = played(2, ["final"], A=town_a)
    return list(town(flow, "A")["feats"])


def awards(*, options: dict[str, str] | None = None, **town_a: Any) -> list[str]:
    """What A has earned as the winner."""
    used = {"characters_used": ["collector", "hunter"], "buildings": ["canteen"]}
    flow = towns(2, ["final"], options=options, A={"population": 20, **used, **town_a})
    return [event.achievement for event in told(flow) if isinstance(event, AchievementEarned)]


@pytest.mark.clause("RV-6.4")
@pytest.mark.parametrize(
    ("counters", "earned"),
    [
        ({"kills": 2}, []),
        ({"kills": 3}, ["ach_destroyer"]),
        ({"growth": 4}, []),
        ({"growth": 5}, ["ach_leader"]),
        ({"high_values": 1}, []),
        ({"high_values": 2}, ["ach_motivator"]),
        ({"objects_used": ALL_USED[:3]}, []),
        ({"objects_used": ALL_USED}, ["ach_efficient"]),
    ],
)
def test_rv_6_4_what_is_done_in_one_round(counters: dict[str, Any], earned: list[str]) -> None:
    assert feats(**counters) == earned


@pytest.mark.clause("RV-6.4")
def test_rv_6_4_counters_begin_anew_each_round() -> None:
    flow = played(2, ["final"], A={"kills": 2, "growth": 4, "characters_used": ["geek"], "objects_used": ["geek"]})

    a = town(flow, "A")
    assert (a["kills"], a["growth"], a["objects_used"], a["characters_used"]) == (0, 0, [], ["geek"])


@pytest.mark.clause("RV-6.4")
@pytest.mark.parametrize(("buildings", "earned"), [(["barricade"], []), (["bunker"], ["ach_defender"])])
def test_rv_6_4_three_damage_stopped_in_a_round(buildings: list[str], earned: list[str]) -> None:
    flow = played(2, ["hunter"], A={"creatures": ["ghoul"], "buildings": buildings})  # the Fighter stops one more

    assert town(flow, "A")["feats"] == earned


@pytest.mark.clause("RV-6.4")
def test_rv_6_4_kills_and_growth_are_counted() -> None:
    strong = {"plan": plan(hunter=6, fighter=1), "creatures": ["rat", "rat"], "food": 3}
    flow = played(3, ["hunter", "population"], A=strong, B={"creatures": []})
    act(flow, "A", "damage 2")

    assert (town(flow, "A")["kills"], town(flow, "A")["growth"]) == (2, 1)
    assert town(flow, "A")["characters_used"] == ["hunter"]


@pytest.mark.clause("RV-6.4")
@pytest.mark.parametrize(("food", "earned"), [(3, []), (4, ["ach_hoarder"])])
def test_rv_6_4_four_of_each_resource_at_the_end(food: int, earned: list[str]) -> None:
    assert awards(scrap=4, mechanism=4, module=4, food=food) == earned


@pytest.mark.clause("RV-6.4")
def test_rv_6_4_four_large_buildings() -> None:
    large = ["dormitory", "dormitory", "butchery", "bunker"]

    assert awards(buildings=large) == ["ach_builder"]
    assert awards(buildings=[*large[:3], "barricade"]) == []


@pytest.mark.clause("RV-6.4", "RR-52")
@pytest.mark.parametrize(
    ("never", "earned"),
    [
        ({"characters_used": ["collector"]}, ["ach_pacifist"]),
        ({"characters_used": ["hunter"]}, ["ach_farsighted"]),
        ({"buildings": []}, ["ach_nomad"]),
    ],
)
def test_rv_6_4_what_a_winner_has_never_used(never: dict[str, Any], earned: list[str]) -> None:
    assert awards(options={"mandatory_characters": "false"}, **never) == earned


@pytest.mark.clause("RV-6.4")
def test_rv_6_4_only_the_winner_earns_those() -> None:
    flow = played(2, ["final"], A={"population": 20}, B={"population": 19})

    assert town(flow, "B")["feats"] == []


@pytest.mark.clause("RV-6.4")
def test_rv_6_4_an_object_used_with_each_of_four_characters() -> None:
    objects = ["prayer_beads", "metal_detector", "spiked_club", "crossbow"]
    flow = played(2, ["collector", "hunter", "population"], A={"objects": objects})
    act(flow, "A", "take 1", "use prayer_beads")

    assert town(flow, "A")["objects_used"] == ["preacher", "collector", "fighter", "hunter"]


@pytest.mark.clause("RV-6.4")
def test_rv_6_4_defence_counts_as_used_where_it_stops_something() -> None:
    coat = {"objects": ["leather_coat"], "creatures": ["spider"]}
    flow = played(2, ["hunter"], A=coat, B={**coat, "objects": ["riot_shield"], "creatures": []})

    assert (town(flow, "A")["objects_used"], town(flow, "B")["objects_used"]) == (["hunter"], [])


@pytest.mark.clause("RR-52")
def test_rr_52_achievements_change_nothing() -> None:
    flow = played(2, ["final"], A={"population": 20}, B={"population": 21, "kills": 0})

    assert flow.outcome is not None
    assert (flow.outcome.winners, flow.outcome.scores) == ([1], [20, 21])
