"""Ratville's table in a scenario's words."""

from typing import Any

import pytest

from rathaus.core.errors import FieldError
from rathaus.core.flow import step_name
from rathaus.core.rng import fast
from rathaus.core.scenario import Fields
from rathaus.games.ratville import RATVILLE
from tests.games.ratville.builder import DATA, played, town, towns

FOUR = {"preacher": 1, "collector": 2, "fighter": 3, "hunter": 4}


def problem(players: int = 3, phases: tuple[str, ...] = ("hunter",), **table: Any) -> str:
    """What is wrong with a table."""
    with pytest.raises(FieldError) as caught:
        towns(players, phases, **table)
    return str(caught.value)


def test_without_fields_the_whole_game_is_played() -> None:
    flow = RATVILLE.start(3, RATVILLE.agreed(3, {}), fast("rats"))
    before = RATVILLE.facts(flow)
    RATVILLE.arrange(flow, Fields({}, ["table"]))

    assert RATVILLE.facts(flow) == before
    assert [step_name(step) for step in reversed(flow.todo)] == ["return-objects", "play-round"]


def test_phases_are_played_in_their_order_and_no_others() -> None:
    flow = towns(2, ["builder", "population"])

    assert [step_name(step) for step in reversed(flow.todo)] == ["reveal-character", "grow-towns"]
    assert towns(2, []).todo == []


@pytest.mark.parametrize(
    ("first", "stage"),
    [("initial", ""), ("planning", ""), ("preacher", ""), ("builder", "collector"), ("final", "hunter")],
)
def test_what_comes_before_the_first_phase_is_over(first: str, stage: str) -> None:
    assert RATVILLE.facts(towns(2, [first]))["stage"] == stage


@pytest.mark.parametrize(
    ("first", "centre", "boxes"),
    [("initial", 0, 0), ("planning", 3, 3), ("builder", 3, 0), ("ragged_boy", 3, 0), ("fighter", 0, 0)],
)
def test_creatures_and_loot_lie_there_as_long_as_they_would(first: str, centre: int, boxes: int) -> None:
    facts = RATVILLE.facts(towns(3, [first]))

    assert (len(facts["centre"]), len(facts["boxes"])) == (centre, boxes)
    assert (facts["loot"] != "") == (first != "initial")
    assert facts["round"] == (first != "initial")


def test_rats_that_nobody_has_are_among_the_discards() -> None:
    facts = RATVILLE.facts(towns(3, A={"creatures": ["toad"]}))

    assert facts["past_creatures"] == ["rat"]
    assert facts["B"]["creatures"] == ["rat"]


def test_who_is_left_without_a_rat_has_no_creature() -> None:
    facts = RATVILLE.facts(towns(2, A={"creatures": ["rat", "rat"]}))

    assert facts["B"]["creatures"] == []


def test_cards_that_are_named_come_next() -> None:
    facts = RATVILLE.facts(
        towns(2, next_creatures=["ghoul", "toad"], next_loot=["L09", "L02"], next_objects=["tablet", "trap"])
    )

    assert facts["next_creatures"][:2] == ["ghoul", "toad"]
    assert facts["next_loot"][:2] == ["L09", "L02"]
    assert facts["next_objects"][:2] == ["tablet", "trap"]


def test_hands_that_are_not_named_are_dealt_from_the_rest() -> None:
    flow = towns(4, ["geek"], A={"hand": ["tablet"]}, B={"objects": ["trap"]})

    assert [len(hand) for hand in flow.table.hands] == [1, 3, 3, 3]
    assert len(towns(4, ["objects"]).table.hands[0]) == 5


def test_facts_are_what_was_laid() -> None:
    a = {
        "population": 9,
        "scrap": 1,
        "mechanism": 2,
        "module": 3,
        "food": 4,
        "buildings": ["turret"],
        "objects": ["trap"],
        "hand": ["tablet", "crossbow", "toolbox"],
        "returned": ["megaphone"],
        "drawn": 2,
        "creatures": ["toad 2", "bat"],
        "fresh": True,
        "plan": FOUR,
        "bonus": {"preacher": 0, "collector": 0, "fighter": 0, "hunter": 2},
        "kills": 1,
        "growth": 2,
        "high_values": 1,
        "objects_used": ["hunter"],
        "characters_used": ["preacher", "hunter"],
        "feats": ["ach_leader"],
    }

    assert town(towns(2, ["hunter"], A=a), "A") == a


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ({"A": {"creatures": ["toad", "toad"]}}, "table.A.creatures: there is no further 'toad'"),
        ({"A": {"creatures": ["mouse"]}}, "table.A.creatures: unknown 'mouse', expected a creature"),
        ({"A": {"creatures": ["toad x"]}}, "table.A.creatures: unknown 'toad x'"),
        ({"A": {"creatures": ["toad 5"]}}, "table.A.creatures: 'toad 5' would be dead"),
        ({"A": {"creatures": "toad"}}, "table.A.creatures: 'toad' is not a list of names"),
        ({"A": {"buildings": ["bunker", "bunker"]}}, "table.A.buildings: there is no further 'bunker'"),
        ({"A": {"buildings": ["steam_cannon"]}}, "table.A.buildings: unknown 'steam_cannon'"),
        ({"A": {"hand": ["trap"], "objects": ["trap"]}}, "table.A.hand: there is no further 'trap'"),
        ({"A": {"objects": ["turret"]}}, "table.A.objects: there is no further 'turret'"),
        ({"A": {"plan": {"hunter": 1}}}, "table.A.plan: {'hunter': 1} is not four characters"),
        ({"A": {"plan": "hunter"}}, "table.A.plan: 'hunter' is not four characters"),
        ({"A": {"plan": {**FOUR, "hunter": 7}}}, "table.A.plan: the dice are [1, 2, 3, 7], expected 1 to 6"),
        (
            {"A": {"plan": {"preacher": 1, "collector": 1, "geek": 1, "builder": 1}}},
            "table.A.plan: hunter must have a die",
        ),
        ({"A": {"bonus": {"geek": 1}}}, "table.A.bonus.geek: unknown field"),
        ({"A": {"gold": 1}}, "table.A.gold: unknown field"),
        ({"mice": 1}, "table.mice: unknown field"),
        ({"loot": "L11"}, "table.loot: unknown 'L11'"),
        ({"loot": "L01", "next_loot": ["L01"]}, "table.next_loot: there is no further 'L01'"),
        ({"boxes": ["4"]}, "table.boxes: unknown '4', expected one of 1, 2, 3"),
        ({"start": "D"}, "table.start: 'D' is no seat"),
    ],
)
def test_what_cannot_be_is_refused(table: dict[str, Any], complaint: str) -> None:
    assert problem(**table).startswith(complaint)


def test_a_plan_without_hunter_is_fine_where_nobody_must_be_used() -> None:
    plan = {"preacher": 1, "collector": 1, "geek": 1, "builder": 1}

    assert town(towns(2, ["hunter"], options={"mandatory_characters": "false"}, A={"plan": plan}), "A")["plan"] == plan


@pytest.mark.parametrize(
    ("name", "number"),
    [("toad", DATA.creatures.index("toad")), ("tablet", DATA.cards.index("tablet")), ("L02", 1)],
)
def test_pieces_are_named_as_cards(name: str, number: int) -> None:
    assert RATVILLE.piece(name) == number


def test_an_unknown_piece_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown card 'mouse', expected a creature, an object or a loot card"):
        RATVILLE.piece("mouse")


def test_a_table_that_is_laid_can_be_played() -> None:
    assert played(3, ["rounds"]).asked() == [0, 1, 2]
