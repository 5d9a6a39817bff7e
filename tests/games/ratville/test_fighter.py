"""RV-3.8: the Fighter."""

import pytest

from rathaus.games.ratville.creature_events import CreatureEliminated, CreatureFought
from tests.games.ratville.builder import act, offered, plan, played, told, town, towns


@pytest.mark.clause("RV-3.8", "RR-30", "RR-35")
def test_rv_3_8_with_six_he_eliminates_a_creature_with_its_food() -> None:
    flow = played(4, ["fighter"], A={"plan": plan(fighter=6), "creatures": ["toad 1", "rat", "rat", "toad"]})
    assert offered(flow, "A") == ["eliminate toad 1", "eliminate rat 0", "eliminate toad 0"]
    events = act(flow, "A", "eliminate toad 0")

    assert events == [CreatureFought(seat=0, creature="toad", gained={"food": 2}, wounds=0)]
    assert town(flow, "A")["creatures"] == ["toad 1", "rat", "rat"]
    assert town(flow, "A")["food"] == 2


@pytest.mark.clause("RV-3.8")
def test_rv_3_8_a_kill_of_the_fighter_is_told_with_its_own_clause() -> None:
    events = told(towns(2, ["fighter"], A={"plan": plan(fighter=6), "creatures": ["toad"]}))

    assert [event.clause for event in events if isinstance(event, CreatureEliminated)] == ["RV-3.8"]


@pytest.mark.clause("RR-30")
def test_rr_30_with_one_creature_there_is_no_choice() -> None:
    flow = played(2, ["fighter"], A={"plan": plan(fighter=6), "creatures": ["crocodile"]})

    assert town(flow, "A")["creatures"] == []
    assert town(flow, "A")["food"] == 3


@pytest.mark.clause("RR-30")
def test_rr_30_without_creatures_nothing_happens_and_no_damage_is_added() -> None:
    flow = played(2, ["fighter"], A={"plan": plan(fighter=6), "creatures": []})

    assert flow.todo == []


@pytest.mark.clause("RV-3.8", "RR-30", "RR-31")
@pytest.mark.parametrize(("die", "left"), [(5, ["spider 3"]), (1, ["spider 3"])])
def test_rr_31_with_less_he_adds_two_damage_in_the_same_round(die: int, left: list[str]) -> None:
    flow = played(2, ["fighter", "hunter"], A={"plan": plan(fighter=die), "creatures": ["spider"]})

    assert town(flow, "A")["creatures"] == left


@pytest.mark.clause("RR-30")
def test_rr_30_who_eliminates_adds_no_damage() -> None:
    flow = played(2, ["fighter", "hunter"], A={"plan": plan(fighter=6), "creatures": ["rat", "spider"]})
    act(flow, "A", "eliminate rat 0")

    assert town(flow, "A")["creatures"] == ["spider 1"]


@pytest.mark.clause("RR-11", "RR-14")
def test_rr_14_an_adrenaline_shot_makes_a_four_a_six() -> None:
    shot = {"plan": plan(fighter=4), "objects": ["adrenaline_shot"], "creatures": ["toad"]}
    flow = played(2, ["fighter"], A=shot)
    act(flow, "A", "use adrenaline_shot")

    assert town(flow, "A")["creatures"] == []


@pytest.mark.clause("RV-3.5")
@pytest.mark.parametrize(("answer", "population"), [("use war_trophy", 6), ("pass", 5)])
def test_rv_3_5_a_trophy_for_each_kill(answer: str, population: int) -> None:
    flow = played(2, ["fighter"], A={"plan": plan(fighter=6), "objects": ["war_trophy"]})
    act(flow, "A", answer)

    assert town(flow, "A")["population"] == population


@pytest.mark.clause("RV-6.5", "RR-32")
@pytest.mark.parametrize(("agreed", "population"), [("0", 3), ("1", 4), ("9", 5)])
def test_rv_6_5_the_fighter_defends_where_that_is_agreed(agreed: str, population: int) -> None:
    bitten = {"creatures": ["bat"], "plan": plan(fighter=1)}
    idle = {"creatures": ["hound"], "plan": {"collector": 1, "hunter": 1, "preacher": 1, "geek": 1}}
    flow = played(2, ["hunter"], options={"fighter_defence": agreed}, A=bitten, B=idle)

    assert town(flow, "A")["population"] == population
    assert town(flow, "B")["population"] == 3


@pytest.mark.clause("RV-6.5", "RR-32")
def test_rv_6_5_the_fighter_defends_by_one_unless_the_table_says_otherwise() -> None:
    flow = played(2, ["hunter"], A={"creatures": ["bat"], "plan": plan(fighter=1)})

    assert town(flow, "A")["population"] == 4
