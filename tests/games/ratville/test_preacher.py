"""RV-3.1: the Preacher."""

import pytest

from rathaus.core.view import encode
from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.action_events import Preached, PreachingDeclined
from tests.games.ratville.builder import act, offered, played, town

PLAN = {"builder": 4, "preacher": 1, "collector": 3, "hunter": 2}


@pytest.mark.clause("RV-3.1", "RR-9")
def test_rv_3_1_another_of_your_dice_counts_two_more() -> None:
    flow = played(2, ["preacher"], A={"plan": PLAN}, B={"plan": {**PLAN, "preacher": 6}})
    assert offered(flow, "A") == ["preach 1 builder", "preach 3 collector", "preach 4 hunter"]
    events = act(flow, "A", "preach 1 builder")

    assert events == [Preached(seat=0, slot=1, bonus=2)]
    assert town(flow, "A")["bonus"] == {"builder": 2, "preacher": 0, "collector": 0, "hunter": 0}
    assert flow.asked() == [1]


@pytest.mark.clause("RV-3.1")
@pytest.mark.parametrize(("slot", "heard"), [(1, "builder"), (3, "collector"), (4, "hunter")])
def test_rv_3_1_only_the_die_that_was_chosen_counts_more(slot: int, heard: str) -> None:
    flow = played(3, ["preacher"], **{seat: {"plan": PLAN} for seat in "ABC"})
    act(flow, "A", "preach 3 collector")
    act(flow, "B", f"preach {slot} {heard}")

    assert town(flow, "A")["bonus"] == {"builder": 0, "preacher": 0, "collector": 2, "hunter": 0}
    assert town(flow, "B")["bonus"] == {name: 2 * (name == heard) for name in PLAN}
    assert set(town(flow, "C")["bonus"].values()) == {0}


@pytest.mark.clause("RV-3.1", "RR-7")
def test_rv_3_1_who_is_under_the_die_stays_hidden() -> None:
    flow = played(2, ["preacher"], A={"plan": PLAN})
    act(flow, "A", "preach 1 builder")
    seen = RATVILLE.see(flow, 1)

    assert seen.characters[0] == ["", "preacher", "", ""]
    assert seen.bonus[0] == [2, 0, 0, 0]

    other = played(2, ["preacher"], A={"plan": {"geek" if name == "builder" else name: PLAN[name] for name in PLAN}})
    act(other, "A", "preach 1 geek")
    assert encode(RATVILLE.see(other, 1)) == encode(seen)
    assert encode(RATVILLE.see(other, 0)) != encode(RATVILLE.see(flow, 0))


@pytest.mark.clause("RR-8")
def test_rr_8_his_own_die_means_nothing() -> None:
    low, high = (played(2, ["preacher"], A={"plan": {**PLAN, "preacher": die}}) for die in (1, 6))

    assert offered(low, "A") == offered(high, "A")


@pytest.mark.clause("RV-3.1", "RR-11")
def test_rr_11_values_can_exceed_six() -> None:
    cost = {"scrap": 4, "mechanism": 2, "module": 1}
    flow = played(2, ["preacher", "builder"], A={"plan": PLAN, **cost}, B={"plan": {**PLAN, "builder": 6}})
    act(flow, "A", "preach 1 builder")
    act(flow, "B", "preach 1 builder")

    assert "build assembly_hall" in offered(flow, "A")


@pytest.mark.clause("RR-10")
def test_rr_10_a_megaphone_gives_a_second_sermon_to_somebody_else() -> None:
    flow = played(2, ["preacher"], A={"plan": PLAN, "objects": ["megaphone"]})
    act(flow, "A", "preach 1 builder")
    assert offered(flow, "A") == ["preach 3 collector", "preach 4 hunter", "pass"]
    events = act(flow, "A", "preach 4 hunter")

    assert events == [Preached(seat=0, slot=4, bonus=2)]
    assert flow.asked() == [1]
    assert town(flow, "A")["objects_used"] == ["preacher"]


@pytest.mark.clause("RR-10")
def test_rr_10_the_second_sermon_may_be_left_out() -> None:
    flow = played(2, ["preacher"], A={"plan": PLAN, "objects": ["megaphone"]})
    events = act(flow, "A", "preach 1 builder", "pass")

    assert events == [PreachingDeclined(seat=0)]
    assert town(flow, "A")["objects_used"] == []
