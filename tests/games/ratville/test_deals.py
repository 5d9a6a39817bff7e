"""RV-3.5: cards that are used or not."""

import pytest

from rathaus.core.view import decision_for
from rathaus.games.ratville.action_events import CardsPassed, CardUsed, IconUsed, PaymentsPassed, PeoplePaidFor
from tests.games.ratville.builder import act, offered, plan, played, town


@pytest.mark.clause("RV-3.5", "RR-14")
def test_rv_3_5_scales_change_food_into_one_of_three() -> None:
    flow = played(2, ["collector"], A={"objects": ["barter_scales"], "food": 2})
    assert offered(flow, "A") == [
        "pass",
        "use-for barter_scales scrap",
        "use-for barter_scales mechanism",
        "use-for barter_scales module",
    ]
    events = act(flow, "A", "use-for barter_scales module")

    assert events == [CardUsed(seat=0, card="barter_scales", paid={"food": 1}, gained={"module": 1})]
    assert offered(flow, "A") == ["take 1", "take 2"]  # once
    assert town(flow, "A")["objects_used"] == ["collector"]


def test_what_cannot_be_paid_is_not_offered() -> None:
    flow = played(2, ["collector"], A={"objects": ["barter_scales"]})

    assert offered(flow, "A") == ["take 1", "take 2"]


@pytest.mark.clause("RV-3.5")
def test_rv_3_5_nothing_must_be_used() -> None:
    flow = played(2, ["collector"], A={"objects": ["barter_scales"], "food": 2})
    events = act(flow, "A", "pass")

    assert events == [CardsPassed(seat=0)]
    assert town(flow, "A")["food"] == 2
    assert town(flow, "A")["objects_used"] == []


@pytest.mark.clause("RR-13")
@pytest.mark.parametrize(("die", "is_lucky"), [(1, True), (2, True), (3, False)])
def test_rr_13_the_face_as_it_fell_decides(die: int, is_lucky: bool) -> None:
    lens = {"plan": plan(geek=1, hunter=die), "objects": ["tracker_lens"], "bonus": {"hunter": 2}, "creatures": []}
    flow = played(2, ["hunter"], A=lens)

    assert (offered(flow, "A") != []) == is_lucky


@pytest.mark.clause("RR-13")
def test_rr_13_one_of_the_resources_is_chosen() -> None:
    flow = played(2, ["collector"], A={"objects": ["lucky_coin"]})
    act(flow, "A", "use-for lucky_coin mechanism")

    assert town(flow, "A")["mechanism"] == 1


@pytest.mark.clause("RR-44", "RR-18")
def test_rr_44_once_for_each_card() -> None:
    flow = played(3, ["population"], A={"buildings": ["canteen", "canteen"], "food": 5})
    assert offered(flow, "A") == ["pass", "use canteen"]
    act(flow, "A", "use canteen")
    assert offered(flow, "A") == ["pass", "use canteen"]
    act(flow, "A", "use canteen")

    assert town(flow, "A")["population"] == 8
    assert town(flow, "A")["food"] == 2


@pytest.mark.clause("RR-20")
def test_objects_are_used_in_any_order() -> None:
    both = {"objects": ["barter_scales", "big_rucksack", "lucky_coin"], "food": 1}
    flow = played(2, ["collector"], A=both)
    act(flow, "A", "use-for lucky_coin scrap", "use-for barter_scales scrap")

    assert offered(flow, "A") == ["pass", "use big_rucksack"]
    assert town(flow, "A")["scrap"] == 2


# RV-4: the same cards when a town grows.


@pytest.mark.clause("RV-4.2")
def test_rv_4_2_payments_for_people_are_asked_and_told_with_their_own_clause() -> None:
    flow = played(2, ["population"], A={"buildings": ["radio_mast"], "module": 1, "food": 9})
    asked = decision_for(flow, 0)
    events = act(flow, "A", "use radio_mast")

    assert asked is not None
    assert asked.clause == "RV-4.2"
    assert events[0] == PeoplePaidFor(seat=0, card="radio_mast", paid={"module": 1}, gained={"population": 2})
    assert events[0].clause == "RV-4.2"


@pytest.mark.clause("RV-4.1")
def test_rv_4_1_the_icon_of_an_object_is_told_with_the_growth() -> None:
    flow = played(2, ["population"], A={"plan": plan(geek=1), "objects": ["tablet"], "food": 9})
    events = act(flow, "A", "use tablet")

    assert events[0] == IconUsed(seat=0, card="tablet", paid={}, gained={"population": 1})
    assert events[0].clause == "RV-4.1"


@pytest.mark.clause("RV-4.2")
def test_rv_4_2_who_pays_for_nobody_says_so() -> None:
    flow = played(2, ["population"], A={"buildings": ["canteen", "shanty_row"], "scrap": 1, "food": 9})
    act(flow, "A", "use canteen")
    events = act(flow, "A", "pass")

    assert events[0] == PaymentsPassed(seat=0)
    assert events[0].clause == "RV-4.2"
