"""What a player of Ratville can see coming: what dice count, growth, food, bites, and what a card lacks."""

import pytest

from rathaus.core.rng import fast
from rathaus.core.scenario import Fields
from rathaus.core.seats import SPECTATOR
from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.forecast import Aftermath, Closed, Forecast, Hunting, Lack, Source
from rathaus.games.ratville.table import Flow
from rathaus.testing.chance import ScriptedRng
from tests.games.ratville.builder import act, plan, played, town, towns


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


@pytest.mark.clause("RV-3.3", "RV-3.4", "RV-3.8")
def test_rv_3_3_while_dice_are_planned_it_says_what_each_of_them_would_do() -> None:
    flow = towns(2, ["planning"])
    flow.rng = ScriptedRng([0, 2, 4, 5] * 2, fast("x"))
    flow.settle()
    found = seen(flow)

    assert found.towns[0].values == [1, 3, 5, 6]
    assert found.skills["builder"] == [{"scrap": 1}, {"mechanism": 1}] + [{"scrap": 1, "mechanism": 1}] * 2
    assert found.skills["geek"][0] == {"module": 1}
    assert found.deadly == [False, False, False, True]
    assert (seen(flow, SPECTATOR).skills, seen(flow, SPECTATOR).deadly) == ({}, [])


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
        "dormitory",
        die=0,
        missing={},
        saved={"scrap": 1},
        left={"scrap": 0, "mechanism": 0, "module": 0, "food": 0},
        people=10,
        due=2,
        spoiled=[],
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


@pytest.mark.clause("RV-3.3", "RV-3.4")
def test_rv_3_4_a_building_tells_which_objects_can_no_longer_be_paid_for() -> None:
    hand = ["slingshot", "toolbox", "tablet"]
    flow = played(2, ["builder", "geek"], A={"plan": plan(builder=4, geek=3), "hand": hand, "scrap": 3, "mechanism": 1})

    assert lack(flow, "dormitory").spoiled == ["toolbox", "slingshot"]
    assert lack(flow, "barricade").spoiled == []  # one scrap metal is left
    assert lack(flow, "turret").spoiled == []  # it cannot be built itself
    act(flow, "A", "build dormitory")
    assert lack(flow, "slingshot").missing == {"scrap": 1}


@pytest.mark.clause("RV-6.4")
def test_rv_6_4_achievements_so_far() -> None:
    flow = played(2, ["builder"], A={"plan": plan(builder=1), "feats": ["ach_destroyer"]})

    assert [town.feats for town in seen(flow).towns] == [["ach_destroyer"], []]


# What becomes of a town, for each set of creatures that can be killed.

HUNTING = {
    "plan": {"collector": 1, "geek": 1, "fighter": 1, "hunter": 2},
    "population": 9,
    "scrap": 1,
    "food": 1,
    "buildings": ["butchery", "barricade"],
    "objects": ["spiked_club", "junk_drone", "crossbow"],
    "creatures": ["leech 2", "hound", "corrosive"],
}


@pytest.mark.clause("RV-3.9", "RV-3.10", "RV-4.3", "RR-35", "RR-36", "RR-37")
def test_rv_3_9_what_follows_is_told_for_each_set_that_can_be_killed() -> None:
    flow = played(2, ["hunter", "population"], A=HUNTING)
    after = seen(flow).after

    assert [ending.dead for ending in after] == [[], [0], [1], [0, 1], [2], [0, 2], [1, 2], [0, 1, 2]]
    assert after[0] == Aftermath([], bites=3, lost=1, scrap=1, people=8, grown=9, food=1, due=1, short=0)
    assert after[1] == Aftermath([0], bites=2, lost=0, scrap=1, people=9, grown=10, food=3, due=2, short=0)
    assert seen(flow).prey == [{"food": 2}, {"food": 2}, {"food": 1}]
    assert seen(flow, 1).after == seen(flow, SPECTATOR).after == []


@pytest.mark.clause("RV-3.9", "RV-3.10", "RV-4.3")
@pytest.mark.parametrize("number", range(8))
def test_rv_3_9_it_comes_as_it_was_told(number: int) -> None:
    flow = played(2, ["hunter", "population"], A={**HUNTING, "food": 0})
    told = seen(flow).after[number]
    lives, must = [2, 5, 4], 4
    damage = [lives[at] if at in told.dead else 0 for at in range(3)]
    if 1 not in told.dead:
        damage[1] = max(0, must - sum(damage))  # it lives with that
    for each in damage:
        if flow.asked() == [0]:
            act(flow, "A", f"damage {each}")

    end = town(flow, "A")
    assert end["population"] == told.grown - told.short
    assert end["food"] == max(0, told.food - told.due)
    assert end.get("scrap", 0) == 1 - told.scrap


@pytest.mark.clause("RV-3.9")
def test_rv_3_9_who_was_passed_over_lives_and_too_little_damage_kills_none() -> None:
    weak = {**HUNTING, "objects": [], "plan": plan(hunter=3), "creatures": ["rat", "rat", "sludge"]}
    flow = played(2, ["hunter"], A=weak)
    first = [ending.dead for ending in seen(flow).after]
    act(flow, "A", "damage 0")

    assert first == [[], [0], [1], [0, 1]]
    assert [ending.dead for ending in seen(flow).after] == [[], [1]]


@pytest.mark.clause("RV-4.2", "RR-38")
def test_rv_4_2_when_towns_grow_creatures_have_bitten_already() -> None:
    few = {"population": 1, "creatures": ["crocodile"], "buildings": ["canteen"], "food": 1}
    before = played(2, ["builder", "population"], A={**few, "plan": plan(builder=1)})
    flow = played(2, ["population"], A=few)

    assert (seen(before).after[0].bites, seen(before).after[0].lost) == (3, 1)
    assert seen(flow).after == [Aftermath([], 0, 0, 0, people=2, grown=2, food=1, due=1, short=0)]


@pytest.mark.clause("RR-41")
def test_rr_41_food_that_is_missing_is_told() -> None:
    flow = played(2, ["builder"], A={"plan": plan(builder=1), "population": 17, "food": 1, "creatures": []})

    assert (seen(flow).after[0].due, seen(flow).after[0].short) == (3, 2)


# Where the damage of a hunt comes from.


@pytest.mark.clause("RV-3.5", "RV-3.8", "RV-3.9")
def test_rv_3_9_damage_names_its_sources_before_and_in_the_hunt() -> None:
    own = {**HUNTING, "buildings": ["turret", "turret", "flame_pipe", "bunker"], "objects": ["spiked_club"], "scrap": 1}
    flow = played(2, ["hunter"], A=own)
    free = [
        Source("hunter", 2, is_optional=False),
        Source("fighter", 2, is_optional=False),
        Source("turret", 2, is_optional=False),
        Source("spiked_club", 3, is_optional=True),
    ]
    assert seen(flow).damage == free
    act(flow, "A", "use flame_pipe")

    assert seen(flow).damage == [*free, Source("", 5, is_optional=False)]
    assert seen(flow, 1).damage == seen(flow, SPECTATOR).damage == []
    act(flow, "A", "damage 0")
    assert seen(flow).damage == [*free, Source("", 5, is_optional=False)]  # nothing is dealt yet
    act(flow, "A", "damage 1")
    assert seen(flow).damage == []


@pytest.mark.clause("RV-3.9", "RR-50")
def test_rr_50_without_a_hunter_only_the_others_add_damage() -> None:
    no_hunter = {"collector": 1, "geek": 1, "fighter": 6, "preacher": 2}
    own = {**HUNTING, "plan": no_hunter, "buildings": ["turret"], "objects": []}
    flow = played(2, ["hunter"], options={"mandatory_characters": "false"}, A=own)

    assert seen(flow).damage == [Source("turret", 1, is_optional=False)]


@pytest.mark.clause("RV-3.9")
def test_rv_3_9_outside_of_a_hunt_there_is_no_damage() -> None:
    assert seen(played(2, ["builder"], A={"plan": plan(builder=1)})).damage == []


# Cards that cannot be used now.


@pytest.mark.clause("RV-3.5", "RV-4.2", "RR-44")
def test_rv_4_2_a_card_that_cannot_be_used_says_why() -> None:
    own = {
        "plan": plan(geek=4),
        "buildings": ["canteen", "shanty_row", "turret"],
        "objects": ["tablet", "gang_badge"],
        "food": 1,
    }
    flow = played(2, ["population"], A=own)
    assert seen(flow).closed == [Closed("shanty_row", "short", {"scrap": 1}), Closed("gang_badge", "no-die", {})]
    act(flow, "A", "use tablet")

    assert Closed("tablet", "used", {}) in seen(flow).closed
    assert seen(flow, 1).closed == []


@pytest.mark.clause("RV-3.5", "RR-13")
def test_rr_13_at_a_reveal_only_the_characters_cards_are_told() -> None:
    own = {"plan": plan(geek=4), "objects": ["coding_goggles", "soldering_iron", "lucky_coin"], "mechanism": 1}
    flow = played(2, ["geek"], A=own)

    assert seen(flow).closed == [Closed("coding_goggles", "face", {})]


@pytest.mark.clause("RV-3.5")
def test_rv_3_5_a_card_of_somebody_who_acts_later_waits() -> None:
    """In our box nobody has one, in another it may be the Hunter's."""
    name = 'name = "war_trophy"\ncharacter = "{}"'
    text = RATVILLE.data_text.replace(name.format("fighter"), name.format("hunter"))
    game = RATVILLE.with_data(text.replace('kind = "on_build_pop"', 'kind = "on_kill_pop"'), "other")
    flow = game.start(2, game.agreed(2, {}), fast("rats"))
    own = {
        "plan": plan(builder=1, fighter=6),
        "objects": ["housewarming_kit", "war_trophy"],
        "creatures": ["rat"],
    }
    game.arrange(flow, Fields({"start": "A", "phases": ["fighter"], "A": own}, ["table"]))
    flow.settle()

    assert seen(flow).closed == [Closed("war_trophy", "later", {})]


@pytest.mark.clause("RV-3.9", "RV-3.5")
def test_rv_3_9_a_hunt_tells_what_kills_and_what_must_be_dealt() -> None:
    flow = played(2, ["hunter"], A=HUNTING)
    whole = seen(flow).hunt
    act(flow, "A", "damage 0", "damage 1")
    rest = seen(flow).hunt
    weak = played(2, ["hunter"], A={**HUNTING, "objects": [], "plan": plan(hunter=6), "creatures": ["rat", "rat"]})

    assert whole == Hunting(next=0, lives=[2, 5, 4], damage=12, extra=8, must=4)
    assert rest == Hunting(next=2, lives=[2, 4, 4], damage=11, extra=8, must=3)
    assert seen(weak).hunt == Hunting(next=0, lives=[2, 2], damage=8, extra=0, must=4)  # more would be lost
    assert seen(played(2, ["builder"], A={"plan": plan(builder=1)})).hunt is None


@pytest.mark.clause("RV-2.3", "RV-6.3")
@pytest.mark.parametrize(("agreed", "must"), [("true", ["collector", "hunter"]), ("false", [])])
def test_rv_2_3_while_dice_are_planned_it_says_who_must_get_one(agreed: str, must: list[str]) -> None:
    flow = played(2, ["planning"], options={"mandatory_characters": agreed})

    assert seen(flow).must_plan == must
    assert seen(flow, SPECTATOR).must_plan == []
