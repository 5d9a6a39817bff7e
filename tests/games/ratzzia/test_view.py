"""What each seat of Ratzzia may see, and how the rest is imagined."""

from typing import Any

import pytest

from rathaus.core.rng import fast
from rathaus.core.seats import SPECTATOR
from rathaus.core.view import PendingStep, encode
from rathaus.games.ratzzia import RATZZIA
from rathaus.games.ratzzia.table import Flow
from rathaus.games.ratzzia.view import PLAIN, Die, Square, imagine_step
from tests.games.ratzzia.builder import act, cupboard

EVERYBODY = [SPECTATOR, 0, 1, 2]

# A table for each step that can be waiting for an answer, or waits behind it.
TABLES: list[tuple[int, str, dict[str, Any], list[str]]] = [
    (3, "", {"C5": ["A1", "-", "B3"], "cat": ["C2"]}, []),
    (3, "reroll", {"rolled": [1, 5, 5], "recovered": 2}, ["mark 5", "mark-recovered"]),
    (2, "support", {"rolled": [1, 2]}, []),
    (2, "", {"rolled": [1, 2], "rolled_support": [3, 4], "C5": ["S2"], "cat": ["A3", "B3"]}, ["place 1 1"]),
    (4, "rewards", {"C1": ["A1", "-", "-", "B*"]}, []),
    (4, "rewards", {"C2": ["-", "-", "-", "A2"], "B": {"candies": 1}, "C": {"candies": 1}}, []),
    (4, "rewards", {"C2": ["-", "-", "-", "A2"], "C5": ["A*"], "C8": ["B*"]}, []),
    (4, "rewards", {"C7": ["-", "-", "-", "-", "-", "A*"], "A": {"food": 9, "sack": 3}}, []),
    (4, "rewards", {"C8": ["-", "-", "-", "-", "A6"]}, []),
    (4, "rewards", {"C9": ["-", "-", "-", "-", "A1"]}, []),
]


def imagined(flow: Flow, seat: int = 0) -> Flow:
    return RATZZIA.imagine(RATZZIA.see(flow, seat), fast("dream"))


@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.clause("RZ-1.4")
def test_rz_1_4_everybody_sees_all_food_in_sacks_too(seat: int) -> None:
    flow = cupboard(3, A={"food": 4, "sack": 9}, B={"food": 0}, C={"sack": 24})
    view = RATZZIA.see(flow, seat)

    assert (view.food, view.sacks) == ([4, 0, 5], [9, 0, 24])


@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_the_whole_table(seat: int) -> None:
    flow = cupboard(
        3, "reroll", active="B", turn=5, rolled=[2, 2], recovered=1, cat=["A3"], C5=["C*"], A={"candies": 0}
    )
    view = RATZZIA.see(flow, seat)

    assert (view.seat, view.turn, view.active, view.goal) == (seat, 5, 1, 25)
    assert (view.cat, view.greys, view.cat_length) == ([Die(0, 3)], 1, 5)
    assert (view.hands, view.rolled, view.recovered) == ([6, 5, 7], [0, 2, 0, 0, 0, 0], 1)
    assert (view.candy_jar, view.candies, view.reserve) == (0, [0, 0, 0], 0)
    assert view.columns[4].squares[0] == Square(row=1, need="any", pay=0, die=Die(2, 0))
    assert (view.decision is not None) == (seat == 1)


def test_a_support_die_is_nobody_s() -> None:
    flow = cupboard(2, C2=["S2"])

    assert RATZZIA.see(flow, 0).columns[1].squares[0] == Square(row=2, need="2", pay=1, die=Die(-1, 2))


def test_a_pair_is_seen_as_such() -> None:
    squares = RATZZIA.see(cupboard(4), 0).columns[6].squares

    assert [square.need for square in squares] == ["any", "1", "=", "=", "=", "="]


@pytest.mark.parametrize(
    "option",
    [
        {"accountant_rounding": "down"},
        {"secure_counts": "sum"},
        {"forced_counts_as_placed": "true"},
        {"red_voluntary": "true"},
        {"candy_on_cat": "owner"},
        {"bank_limit": "150"},
    ],
    ids=lambda option: next(iter(option)),
)
def test_options_are_seen_and_imagined(option: dict[str, str]) -> None:
    plain, agreed = RATZZIA.see(cupboard(3), 0), cupboard(3, options=option)
    names = ["bank_limit", "is_rounding_up", "is_only_doubles", "is_forced_enough", "is_red_free", "is_candy_kept"]

    assert sum(getattr(plain, name) != getattr(RATZZIA.see(agreed, 0), name) for name in names) == 1
    assert encode(RATZZIA.see(imagined(agreed), 0)) == encode(RATZZIA.see(agreed, 0))


@pytest.mark.parametrize(("players", "phase", "table", "actions"), TABLES)
def test_the_same_table_is_imagined(players: int, phase: str, table: dict[str, Any], actions: list[str]) -> None:
    flow = cupboard(players, phase, **table)
    act(flow, *actions)
    dream = imagined(flow)

    assert encode(RATZZIA.see(dream, 0)) == encode(RATZZIA.see(flow, 0))
    assert dream.options(0) == flow.options(0)
    assert dream.table.following == flow.table.following


def test_the_end_is_seen_and_imagined() -> None:
    flow = cupboard(3, "rewards", C7=["-", "-", "-", "B6", "A6"], A={"food": 12, "sack": 20})
    view = RATZZIA.see(flow, 1)

    assert view.result is not None
    assert (view.result.winners, view.result.scores) == ([0], [32, 0, 0])
    assert view.result.ranking[0].seat == view.result.winners[0]
    assert RATZZIA.see(imagined(flow), 1).result == view.result


@pytest.mark.parametrize(
    ("name", "memory"),
    [
        *((name, []) for name in ("take-turn",)),
        *((name, [3]) for name in PLAIN if name not in ("take-turn", "move-ana", "choose-column", "open-jar")),
        *((name, [1, 2]) for name in ("move-ana", "choose-column", "open-jar")),
        ("mark-dice", [1, 2, 0, 0, 1, 0, 0, 0, 2]),
        ("place-dice", [1, 2, 3, 1, 0]),
        ("place-dice", [1, 0, 0, 0, 1]),
        ("secure-food", [1, 10, 1, 2]),
        ("name-candy", [1, 10, 1]),
    ],
)
def test_a_step_is_made_again_from_its_memory(name: str, memory: list[int]) -> None:
    step = imagine_step(PendingStep(name, memory))

    assert step.memory() == memory
