"""What a player of Ratville can see coming: skills, what cards lack, bites, growth, feeding."""

from typing import Any

import pytest

from rathaus.core.seats import SPECTATOR
from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.forecast import Bites, Feeding, Forecast, Skill
from rathaus.games.ratville.table import Flow
from tests.games.ratville.builder import act, plan, played

ROUND = ["preacher", "collector", "builder", "geek", "ragged_boy", "fighter", "hunter", "population"]


def seen(flow: Flow, seat: int = 0) -> Forecast:
    forecast = RATVILLE.see(flow, seat).forecast
    assert forecast is not None
    return forecast


def at(*phases: str, **town: Any) -> Forecast:
    return seen(played(2, phases, A=town))


@pytest.mark.clause("RV-3.3", "RR-19")
def test_rv_3_3_every_stack_tells_its_cost_now_and_what_it_lacks() -> None:
    town = {"plan": plan(builder=3), "objects": ["welding_torch"], "scrap": 1, "mechanism": 1}
    offers = {offer.card: offer for offer in at("builder", **town).offers}

    assert len(offers) == len(RATVILLE.data.types)
    assert (offers["barricade"].cost, offers["barricade"].missing) == ({"scrap": 1}, {})
    assert (offers["dormitory"].die_missing, offers["dormitory"].missing) == (1, {"scrap": 1})
    assert not any(offer.is_sold_out for offer in offers.values())


@pytest.mark.clause("RV-3.4")
def test_rv_3_4_every_card_in_hand_tells_what_it_lacks_to_its_owner_alone() -> None:
    flow = played(2, ["geek"], A={"plan": plan(geek=2), "hand": ["trap", "tablet", "slingshot"], "scrap": 1})

    assert [(offer.card, offer.die_missing, offer.missing) for offer in seen(flow).offers] == [
        ("tablet", 2, {"module": 1}),
        ("trap", 1, {"mechanism": 1}),
        ("slingshot", 0, {}),
    ]
    assert seen(flow, 1).offers == []
    assert RATVILLE.see(flow, SPECTATOR).forecast is None


@pytest.mark.clause("RR-11", "RV-2.3")
def test_rr_11_skills_are_told_as_soon_as_a_die_is_planned() -> None:
    flow = played(2, ["planning"])
    flow.table.dice[0] = 5
    assert seen(flow).skills == []
    act(flow, "A", "assign builder")

    assert seen(flow).skills == [Skill("builder", 5, {"scrap": 1, "mechanism": 1})]
    assert seen(flow, 1).skills == []


@pytest.mark.clause("RR-36", "RR-37", "RV-6.5")
def test_rr_36_bites_count_all_defence_and_acid_takes_scrap() -> None:
    unfought = plan(builder=3, preacher=1)
    town = {"plan": unfought, "buildings": ["barricade"], "creatures": ["bat", "corrosive"], "scrap": 1}
    hunted = played(2, ["builder", "hunter"], A=town)
    fought = played(2, ["builder", "hunter"], options={"fighter_defence": "2"}, A={**town, "plan": plan(builder=3)})

    assert seen(hunted).bites == Bites(damage=2, defence=1, people=1, scrap=1)
    assert seen(fought).bites == Bites(damage=2, defence=3, people=0, scrap=1)
    assert at("builder", plan=plan(builder=3)).bites is None


@pytest.mark.clause("RV-4.1", "RV-4.3", "RR-42")
def test_rv_4_3_growth_and_feeding_and_what_becomes_of_the_people() -> None:
    town = {"plan": plan(builder=3), "buildings": ["dormitory", "hydroponic_garden"], "population": 16}
    forecast = at("builder", "population", **town)

    assert forecast.growth == 2
    assert forecast.feeding == Feeding(due=3, saved=1, food=0, starving=2)
    assert forecast.population == 16


@pytest.mark.clause("RV-4.2")
def test_rv_4_2_who_has_grown_does_not_grow_again() -> None:
    flow = played(2, ["population"], A={"buildings": ["canteen"], "food": 2, "population": 5})

    assert flow.asked() == [0]
    assert (seen(flow).growth, seen(flow, 1).growth) == (0, 1)
    assert seen(flow).population == 6


@pytest.mark.clause("RV-1.3")
def test_rv_1_3_before_the_first_round_nothing_is_foreseen() -> None:
    assert RATVILLE.see(RATVILLE.setup(2, {}, played(2).rng), 0).forecast is None
