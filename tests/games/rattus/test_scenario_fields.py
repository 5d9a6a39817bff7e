"""Rattus's table in a scenario's words."""

from typing import Any

import pytest

from rathaus.core.errors import FieldError
from rathaus.core.flow import step_name
from rathaus.core.rng import fast
from rathaus.core.scenario import Fields
from rathaus.games.rattus import RATTUS
from rathaus.games.rattus.components import STARTED
from tests.games.rattus.builder import HARMLESS, PLAGUE, europe, facts


def problem(players: int = 3, **table: Any) -> str:
    """What is wrong with a table."""
    with pytest.raises(FieldError) as caught:
        europe(players, **table)
    return str(caught.value)


def test_what_is_not_named_is_as_at_the_start() -> None:
    start = RATTUS.start(4, RATTUS.agreed(4, {}), fast("rats"))
    before = RATTUS.facts(start)
    RATTUS.arrange(start, Fields({}, ["table"]))
    after = RATTUS.facts(start)

    assert {name for name in after if after[name] != before[name]} <= {"next_rats"}
    assert RATTUS.laws(start)["tokens"] == (65, 65)


def test_without_phases_the_whole_game_is_played() -> None:
    start = RATTUS.start(4, RATTUS.agreed(4, {}), fast("rats"))
    RATTUS.arrange(start, Fields({}, ["table"]))

    assert [step_name(step) for step in start.todo] == ["take-turn", "place-citizens"]


@pytest.mark.parametrize(
    ("phase", "steps"),
    [
        ("placing", ["place-citizens"]),
        ("turns", ["take-turn"]),
        ("actions", ["act"]),
        ("plague", ["move-plague"]),
        ("end", ["end-turn"]),
        ("final-round", ["share-bread", "take-final-turn", "take-final-turn"]),
        ("final-plague", ["begin-final-plague"]),
        ("scoring", ["score-game"]),
    ],
)
def test_each_phase_has_its_steps(phase: str, steps: list[str]) -> None:
    start = RATTUS.start(3, RATTUS.agreed(3, {}), fast("rats"))
    RATTUS.arrange(start, Fields({"phases": [phase], "active": "B"}, ["table"]))

    assert [step_name(step) for step in start.todo] == steps


def test_the_facts_of_a_table_can_be_laid_again() -> None:
    flow = europe(
        5,
        [],
        cards=["baker", "caravanner"],
        plague="syria",
        camel="libya",
        turn=7,
        last="C",
        rats={"libya": [PLAGUE, "none", HARMLESS]},
        revealed=["4 all islam"],
        A={"syria": 2, "haven": 1, "cards": ["monk", "baker"], "bread": 1, "knows": ["libya-3"]},
    )
    told = RATTUS.facts(flow)
    fields = {**told, **{seat: {**told[seat]} for seat in "ABCDE"}, "phases": []}
    for name in ("cards", "rats_left"):
        del fields[name]
    for seat in "ABCDE":
        del fields[seat]["supply"]
    again = RATTUS.start(5, RATTUS.agreed(5, {"classes": ",".join(told["cards"] + told["A"]["cards"])}), fast("else"))
    RATTUS.arrange(again, Fields(fields, ["table"]))

    assert {**RATTUS.facts(again), "next_rats": []} == {**told, "next_rats": []}


def test_a_table_in_the_final_round_has_a_last_player() -> None:
    assert europe(3, ["scoring"], active="B").table.last == 1
    assert RATTUS.facts(europe(3, []))["last"] == ""


def test_rats_that_are_left_out_of_the_supply_have_been_revealed() -> None:
    flow = europe(2, [], rats_left=5)

    assert (len(flow.table.supply), len(flow.table.revealed), len(flow.table.removed)) == (5, 29, 24)


def test_rats_that_come_next() -> None:
    flow = europe(2, [], rats={}, next_rats=[PLAGUE, HARMLESS])

    assert RATTUS.facts(flow)["next_rats"][:2] == [PLAGUE, HARMLESS]


def test_rats_from_the_start_stay_when_others_are_named_from_the_box() -> None:
    flow = europe(2, [], next_rats=[PLAGUE])

    assert sum(flow.table.rat_counts) == 7
    assert facts(flow)["supply"] == 20


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ({"plague": "russia"}, "table.plague: unknown 'russia', expected one of anglia, "),
        ({"camel": "italia"}, "table.camel: there is no camel without the card that moves it"),
        ({"A": {"italia": 15, "haven": 6}}, "table.A.haven: 21 citizens are out, but there are 20"),
        ({"A": {"cards": ["baker"]}}, "table.A.cards: unknown 'baker', expected one of peasant, "),
        (
            {"A": {"cards": ["monk"]}, "B": {"cards": ["monk"]}},
            "table.B.cards: 'monk' is in front of another player already",
        ),
        ({"A": {"bread": 1}}, "table.A.bread: only who holds the card has citizens on it"),
        ({"A": {"knows": ["italia-2"]}}, "table.A.knows: unknown 'italia-2', expected one of anglia-1, "),
        ({"rats": {"italia": ["any"] * 4}}, "table.rats.italia: 4 rats, expected 3 at the most"),
        ({"rats": {"russia": ["any"]}}, "table.rats.russia: unknown field, expected one of anglia, "),
        (
            {"rats": {"italia": [PLAGUE, PLAGUE]}},
            f"table.rats.italia: '{PLAGUE}' is named more often than there are such tokens",
        ),
        (
            {"revealed": [PLAGUE], "next_rats": [PLAGUE]},
            f"table.next_rats: '{PLAGUE}' is named more often than there are such tokens",
        ),
        ({"rats_left": 46, "rats": {}}, "table.rats_left: 46, expected 0 to 45"),
        ({"rats_left": 0, "next_rats": [PLAGUE]}, "table.rats_left: 0, expected 1 to 35"),
        ({"gold": 1}, "table.gold: unknown field, expected one of "),
        ({"A": {"gold": 1}}, "table.A.gold: unknown field, expected one of "),
    ],
)
def test_what_cannot_be_is_named(table: dict[str, Any], complaint: str) -> None:
    assert problem(**table).startswith(complaint)


def test_pieces_are_places_or_tokens() -> None:
    assert RATTUS.piece("italia-1") == 15
    assert RATTUS.data.tokens[RATTUS.piece(PLAGUE)] == PLAGUE
    with pytest.raises(ValueError, match="unknown place 'yellow'"):
        RATTUS.piece("yellow")


@pytest.mark.clause("RT-1.4")
@pytest.mark.parametrize(("later", "is_starting"), [(-1, True), (0, False)])
def test_only_a_starting_rat_lies_there_from_the_start(later: int, is_starting: bool) -> None:
    kind = RATTUS.data.starting_kinds + later
    flow = europe(2, rats={"italia": [RATTUS.data.tokens[kind]]})

    assert bool(flow.table.marks[RATTUS.piece("italia-1")] & STARTED) == is_starting
