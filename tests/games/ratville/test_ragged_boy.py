"""RV-3.6, RV-3.7: the Ragged Boy, and how creatures come to players."""

import pytest

from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.creature_events import CreatureAssigned, CreatureAttracted, CreatureTaken
from tests.games.ratville.builder import DATA, act, offered, plan, played, told, town, towns

BOY = {"plan": plan(ragged_boy=3)}


@pytest.mark.clause("RV-3.6", "RR-25")
def test_rv_3_6_a_creature_for_any_player_who_has_no_new_one() -> None:
    flow = played(3, ["ragged_boy"], centre=["leech", "bat", "leech"], A=BOY, C={"fresh": True})
    assert offered(flow, "A") == ["send leech A", "send leech B", "send bat A", "send bat B"]
    events = act(flow, "A", "send bat B")

    assert events[0] == CreatureAssigned(seat=0, target=1, creature="bat")
    assert town(flow, "B")["creatures"] == ["rat", "bat"]


@pytest.mark.clause("RV-3.6")
def test_rv_3_6_the_highest_die_first_then_ties_in_order() -> None:
    flow = played(
        3,
        ["ragged_boy"],
        start="B",
        centre=["toad", "bat", "leech"],
        A={"plan": plan(ragged_boy=3)},
        B={"plan": plan(ragged_boy=3)},
        C={"plan": plan(ragged_boy=5)},
    )
    assert flow.asked() == [2]
    act(flow, "C", "send toad A")
    assert flow.asked() == [1]
    assert "send bat A" not in offered(flow, "B")
    act(flow, "B", "send bat C")

    assert town(flow, "B")["creatures"] == ["rat", "leech"]  # no choice is left


@pytest.mark.clause("RV-3.6", "RR-6")
def test_rv_3_6_then_all_without_a_new_one_take_one_in_order() -> None:
    flow = played(3, ["ragged_boy"], start="C", centre=["toad", "bat", "leech"])
    assert flow.asked() == [2]
    assert offered(flow, "C") == ["creature leech", "creature toad", "creature bat"]
    act(flow, "C", "creature toad")
    events = act(flow, "A", "creature bat")

    assert events == [CreatureTaken(seat=0, creature="bat"), CreatureTaken(seat=1, creature="leech")]
    assert RATVILLE.facts(flow)["centre"] == []


@pytest.mark.clause("RR-26", "RR-28")
def test_rr_26_without_creatures_nothing_happens() -> None:
    flow = played(3, ["ragged_boy"], centre=[], A=BOY)

    assert flow.todo == []
    assert [town(flow, seat)["creatures"] for seat in "ABC"] == [["rat"]] * 3


@pytest.mark.clause("RR-28")
def test_rr_28_the_last_in_order_get_none() -> None:
    flow = played(3, ["ragged_boy"], centre=["toad"])

    assert [town(flow, seat)["creatures"] for seat in "ABC"] == [["rat", "toad"], ["rat"], ["rat"]]


@pytest.mark.clause("RV-3.7")
def test_rv_3_7_a_squeaky_beast_brings_the_next_creature() -> None:
    flow = played(2, ["ragged_boy"], centre=["squeaky", "bat"], next_creatures=["hound"], A=BOY)
    events = act(flow, "A", "send squeaky B")

    assert events[:2] == [
        CreatureAssigned(seat=0, target=1, creature="squeaky"),
        CreatureAttracted(seat=1, creature="hound"),
    ]
    assert town(flow, "B")["creatures"] == ["rat", "squeaky", "hound"]
    assert town(flow, "A")["creatures"] == ["rat", "bat"]


@pytest.mark.clause("RV-3.7", "RR-27")
def test_rr_27_a_second_squeaky_beast_brings_no_third_creature() -> None:
    flow = played(2, ["ragged_boy"], centre=["squeaky", "bat"], next_creatures=["squeaky_b", "hound"])
    act(flow, "A", "creature squeaky")

    assert town(flow, "A")["creatures"] == ["rat", "squeaky", "squeaky_b"]
    assert town(flow, "B")["creatures"] == ["rat", "bat"]  # what came along is not B's creature


@pytest.mark.clause("RV-3.7", "RR-28")
def test_rr_28_a_squeaky_beast_alone_in_the_world_brings_nobody() -> None:
    deck = [DATA.creatures[card] for card in towns(2).table.creature_deck]
    deck.remove("squeaky")
    flow = towns(2, ["ragged_boy"], centre=["squeaky"], A={"creatures": ["rat", *deck]}, B={"creatures": ["rat"]})
    events = told(flow)

    assert events[-1] == CreatureTaken(seat=0, creature="squeaky")
