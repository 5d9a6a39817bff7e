"""What a player of Ratville can see coming: what dice count, growth, food, bites, and what a card lacks."""

import pytest

from rathaus.core.seats import SPECTATOR
from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.forecast import Forecast, Lack
from rathaus.games.ratville.table import Flow
from tests.games.ratville.builder import act, plan, played


def seen(flow: Flow, seat: int = 0) -> Forecast:
    found = RATVILLE.see(flow, seat).forecast
    assert found is not None
    return found


def lack(flow: Flow, card: str) -> Lack:
    return next(found for found in seen(flow).cards if found.card == card)


@pytest.mark.clause("RV-4.3", "RR-42")
def test_rv_4_3_food_is_due_where_the_town_will_stand() -> None:
    flow = played(2, ["builder"], A={"plan": plan(builder=1), "population": 8, "buildings": ["dormitory"]})
    grown = seen(flow).towns[0]
    fed = played(2, ["builder"], A={"plan": plan(builder=1), "population": 9, "buildings": ["hydroponic_garden"]})

    assert (grown.growth, grown.due, grown.saved) == (2, 2, 0)
    assert (seen(fed).towns[0].due, seen(fed).towns[0].saved) == (1, 1)


@pytest.mark.clause("RV-4.3", "RR-42")
def test_rr_42_gardens_that_give_more_than_is_due_leave_nothing_to_pay() -> None:
    gardens = ["hydroponic_garden", "hydroponic_garden"]
    flow = played(2, ["builder"], A={"plan": plan(builder=1), "population": 2, "buildings": gardens})

    assert (seen(flow).towns[0].due, seen(flow).towns[0].saved) == (0, 2)
    assert lack(flow, "hydroponic_garden").due == 0


@pytest.mark.clause("RV-3.4", "RV-4.3")
def test_rv_3_4_an_object_feeds_nobody_and_brings_nobody_by_itself() -> None:
    flow = played(2, ["geek"], A={"plan": plan(geek=1), "population": 2, "hand": ["tablet"]})

    assert (lack(flow, "tablet").people, lack(flow, "tablet").due) == (3, 1)


@pytest.mark.clause("RV-4.2")
def test_rv_4_2_who_has_grown_grows_no_more() -> None:
    mast = {"buildings": ["radio_mast"], "module": 1, "food": 9}
    flow = played(3, ["population"], A=mast, B=mast)
    first = [town.growth for town in seen(flow).towns]
    act(flow, "A", "pass")

    assert first == [0, 1, 1]
    assert [town.growth for town in seen(flow).towns] == [0, 0, 1]


@pytest.mark.clause("RR-11", "RR-12")
def test_rr_12_dice_count_with_all_that_is_added() -> None:
    flow = played(2, ["builder"], A={"plan": plan(builder=4), "bonus": {"builder": 2}, "buildings": ["power_plant"]})

    assert sorted(seen(flow).towns[0].values) == [2, 2, 2, 7]
    assert seen(flow).towns[0].plus == 1
    assert seen(flow, 1).towns == seen(flow, SPECTATOR).towns


@pytest.mark.clause("RV-2.3", "RR-12")
def test_rr_12_before_the_dice_are_rolled_they_count_nothing() -> None:
    flow = played(2, ["objects"], A={"buildings": ["power_plant"]})

    assert (seen(flow).towns[0].values, seen(flow).towns[0].plus) == ([0, 0, 0, 0], 1)


@pytest.mark.clause("RV-3.10", "RR-36", "RR-37")
def test_rv_3_10_creatures_bite_or_eat_scrap() -> None:
    flow = played(
        2, ["builder"], A={"plan": plan(builder=1), "creatures": ["hound", "corrosive"], "buildings": ["bunker"]}
    )
    town = seen(flow).towns[0]

    assert (town.bites, town.acid, town.defence) == ([2, 0], 2, 2)


@pytest.mark.clause("RV-3.3", "RR-19")
def test_rr_19_a_card_tells_what_it_lacks_and_what_is_saved() -> None:
    flow = played(
        2,
        ["builder"],
        A={"plan": plan(builder=4), "objects": ["welding_torch"], "scrap": 2, "mechanism": 1, "population": 8},
    )

    assert lack(flow, "dormitory") == Lack(
        "dormitory", 0, {}, {"scrap": 1}, {"scrap": 0, "mechanism": 0, "module": 0, "food": 0}, people=10, due=2
    )
    assert lack(flow, "turret").missing == {"module": 1}
    assert lack(flow, "bunker").die == 5
    assert lack(flow, "hydroponic_garden").due == 0


@pytest.mark.clause("RV-3.4")
def test_rv_3_4_the_hand_is_judged_for_its_owner_only() -> None:
    flow = played(2, ["builder"], A={"plan": plan(builder=4), "hand": ["tablet", "toolbox", "slingshot"], "scrap": 1})

    assert (lack(flow, "tablet").die, lack(flow, "tablet").missing) == (0, {"module": 1})  # no Geek: no die to compare
    assert lack(flow, "slingshot").missing == {}
    assert "tablet" not in [found.card for found in seen(flow, 1).cards]
    assert seen(flow, SPECTATOR).cards == []


@pytest.mark.clause("RV-6.4")
def test_rv_6_4_achievements_so_far() -> None:
    flow = played(2, ["builder"], A={"plan": plan(builder=1), "feats": ["ach_destroyer"]})

    assert [town.feats for town in seen(flow).towns] == [["ach_destroyer"], []]
