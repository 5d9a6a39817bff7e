"""RV-3.4: the Geek."""

import pytest

from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.action_events import GeekSkillUsed, ObjectDiscarded, ObjectMade, ObjectsDrawn, ObjectsSeen
from tests.games.ratville.builder import DATA, act, offered, plan, played, town

HAND = ["tablet", "crossbow", "trap"]
OBJECTS = [DATA.cards[card] for card in DATA.objects]


@pytest.mark.clause("RV-3.4", "RR-17")
@pytest.mark.parametrize(
    ("die", "gained"),
    [
        (1, {"module": 1}),
        (2, {"module": 1}),
        (3, {"scrap": 1}),
        (4, {"scrap": 1}),
        (5, {"scrap": 1, "module": 1}),
        (6, {"scrap": 1, "module": 1}),
    ],
)
def test_rv_3_4_the_skill(die: int, gained: dict[str, int]) -> None:
    flow = played(2, ["geek"], A={"plan": plan(geek=die)})

    assert act(flow, "A", "skill") == [GeekSkillUsed(seat=0, character="geek", gained=gained)]


@pytest.mark.clause("RV-3.4")
def test_rv_3_4_the_skill_of_the_geek_is_told_with_its_own_clause() -> None:
    flow = played(2, ["geek"], A={"plan": plan(geek=1)})

    assert [event.clause for event in act(flow, "A", "skill")] == ["RV-3.4"]


@pytest.mark.clause("RV-3.4", "RR-24")
def test_rv_3_4_an_object_is_paid_then_two_are_drawn_and_any_one_discarded() -> None:
    rich = {"plan": plan(geek=4), "hand": HAND, "scrap": 1, "module": 1}
    flow = played(2, ["geek"], next_objects=["toolbox", "megaphone"], A=rich)
    assert offered(flow, "A") == ["skill", "make tablet"]
    made = act(flow, "A", "make tablet")
    assert offered(flow, "A") == ["discard megaphone", "discard toolbox", "discard trap", "discard crossbow"]
    discarded = act(flow, "A", "discard trap")

    assert made == [
        ObjectMade(seat=0, object="tablet", paid={"scrap": 1, "module": 1}),
        ObjectsDrawn(seat=0, objects=2),
        ObjectsSeen(objects=["toolbox", "megaphone"], audience=0),
    ]
    assert discarded == [ObjectDiscarded(seat=0, object="trap")]
    assert town(flow, "A")["hand"] == ["crossbow", "toolbox", "megaphone"]
    assert town(flow, "A")["objects"] == ["tablet"]
    assert town(flow, "A")["drawn"] == 2
    assert RATVILLE.facts(flow)["past_objects"] == ["trap"]


def test_who_can_make_nothing_is_asked_all_the_same() -> None:
    flow = played(2, ["geek"], A={"plan": plan(geek=1), "hand": HAND})

    assert offered(flow, "A") == ["skill"]


def other_objects(*names: str) -> list[str]:
    return [name for name in OBJECTS if name not in names]


@pytest.mark.clause("RV-2.2")
def test_rv_2_2_where_one_object_is_left_nothing_is_discarded() -> None:
    last = {"plan": plan(geek=4), "hand": HAND, "scrap": 1, "module": 1}
    hidden = ["toolbox", "megaphone", "slingshot", "blueprints"]
    rest = other_objects(*HAND, *hidden)
    flow = played(2, ["geek"], next_objects=["toolbox"], A=last, B={"hand": hidden[1:], "objects": rest})
    act(flow, "A", "make tablet")

    assert town(flow, "A")["hand"] == ["crossbow", "trap", "toolbox"]
    assert flow.todo == []


@pytest.mark.clause("RV-2.2")
def test_rv_2_2_where_no_object_is_left_none_is_drawn() -> None:
    last = {"plan": plan(geek=4), "hand": HAND, "scrap": 1, "module": 1}
    hidden = ["megaphone", "slingshot", "blueprints"]
    flow = played(2, ["geek"], A=last, B={"hand": hidden, "objects": other_objects(*HAND, *hidden)})
    events = act(flow, "A", "make tablet")

    assert events[1] == ObjectsDrawn(seat=0, objects=0)
    assert town(flow, "A")["hand"] == ["crossbow", "trap"]


@pytest.mark.clause("RV-2.2", "RR-24", "RR-29")
def test_rr_24_discards_are_shuffled_when_the_deck_is_empty() -> None:
    last = {"plan": plan(geek=4), "hand": HAND, "scrap": 1, "module": 1}
    hidden = ["megaphone", "slingshot", "blueprints"]
    rest = other_objects(*HAND, *hidden, "toolbox")
    flow = played(2, ["geek"], next_objects=["toolbox"], past_objects=rest, A=last, B={"hand": hidden})
    act(flow, "A", "make tablet")

    assert town(flow, "A")["hand"][2] == "toolbox"
    assert len(town(flow, "A")["hand"]) == 4
    assert RATVILLE.facts(flow)["past_objects"] == []
    assert len(RATVILLE.facts(flow)["next_objects"]) == len(rest) - 1
