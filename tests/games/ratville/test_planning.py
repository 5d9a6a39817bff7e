"""RV-2.3: the planning phase."""

import pytest

from rathaus.core.rng import fast
from rathaus.core.view import decision_for
from rathaus.games.ratville.events import CharacterPlaced, DiceRolled, PlanReady, PlansLaid, ScrapFound
from rathaus.testing.chance import ScriptedRng
from tests.games.ratville.builder import act, offered, played, told, town, towns

CHARACTERS = ["preacher", "collector", "builder", "geek", "ragged_boy", "fighter", "hunter"]


@pytest.mark.clause("RV-2.3", "RR-5")
def test_rv_2_3_the_lowest_sum_gets_a_scrap_metal() -> None:
    flow = towns(2, ["planning"], rng=None)
    flow.rng = ScriptedRng([0, 0, 5, 5, 1, 1, 1, 0], fast("x"))
    events = told(flow)

    assert events == [
        DiceRolled(seat=0, dice=[1, 1, 6, 6], sum=14),
        DiceRolled(seat=1, dice=[2, 2, 2, 1], sum=7),
        ScrapFound(seats=[1]),
    ]
    assert (town(flow, "A")["scrap"], town(flow, "B")["scrap"]) == (0, 1)


@pytest.mark.clause("RR-5", "RR-12")
def test_rr_5_all_who_tie_get_it_and_power_plants_do_not_count() -> None:
    flow = towns(3, ["planning"], A={"buildings": ["power_plant"]})
    flow.rng = ScriptedRng([0] * 4 + [0] * 4 + [5] * 4, fast("x"))
    flow.settle()

    assert [town(flow, seat)["scrap"] for seat in "ABC"] == [1, 1, 0]


@pytest.mark.clause("RV-2.3")
def test_rv_2_3_each_die_goes_to_another_character() -> None:
    flow = played(2, ["planning"])
    assert offered(flow, "A") == [f"assign {name}" for name in CHARACTERS]
    act(flow, "A", "assign builder")

    assert offered(flow, "A") == [f"assign {name}" for name in CHARACTERS if name != "builder"]


@pytest.mark.clause("RV-2.3")
def test_rv_2_3_each_is_asked_for_one_die_after_the_other() -> None:
    flow = towns(2, ["planning"])
    flow.rng = ScriptedRng([0, 1, 2, 3, 5, 4, 3, 2], fast("x"))
    flow.settle()
    asked = []
    for name in ("builder", "geek", "collector", "hunter"):
        decision = decision_for(flow, 1)
        assert decision is not None
        asked.append((decision.args["slot"], decision.args["die"]))
        act(flow, "B", f"assign {name}")

    assert asked == [(1, 6), (2, 5), (3, 4), (4, 3)]


@pytest.mark.clause("RV-2.3")
def test_rv_2_3_dice_are_kept_for_collector_and_hunter() -> None:
    flow = played(2, ["planning"])
    act(flow, "A", "assign builder", "assign geek")
    assert offered(flow, "A") == ["assign collector", "assign hunter"]
    act(flow, "A", "assign hunter")

    assert offered(flow, "A") == ["assign collector"]


@pytest.mark.clause("RV-2.3")
def test_rv_2_3_once_they_have_dice_the_others_are_free() -> None:
    flow = played(2, ["planning"])
    act(flow, "A", "assign collector", "assign hunter", "assign geek")

    assert len(offered(flow, "A")) == 4


@pytest.mark.clause("RV-6.3")
def test_rv_6_3_without_mandatory_characters_any_four_will_do() -> None:
    flow = played(2, ["planning"], options={"mandatory_characters": "false"})
    act(flow, "A", "assign builder", "assign geek", "assign preacher")

    assert len(offered(flow, "A")) == 4
    assert "assign fighter" in offered(flow, "A")


@pytest.mark.clause("RV-2.3", "RR-7")
def test_rr_7_plans_are_secret_until_all_are_made() -> None:
    flow = played(2, ["planning"])
    dice = flow.table.dice[:4]
    first = act(flow, "A", "assign hunter")
    last = act(flow, "A", "assign collector", "assign geek", "assign builder")

    assert first == [CharacterPlaced(seat=0, die=dice[0], character="hunter", audience=0)]
    assert last[-1] == PlanReady(seat=0)
    assert town(flow, "A")["plan"] == {}
    events = act(flow, "B", "assign hunter", "assign collector", "assign geek", "assign builder")
    assert events[-1] == PlansLaid(seats=[0, 1])
    assert town(flow, "A")["plan"] == dict(zip(["hunter", "collector", "geek", "builder"], dice, strict=True))
