"""Searches for cheese, for the tests of clans that look for it in their own way."""

from typing import Any

from rathaus.core.events import Event
from rathaus.games.ratland.events import PiecesDrawn
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import Unshuffled, sewers

FIRST = ["abundance"]


def searching(players: int = 3, *, card: str = "1", past: list[str] = FIRST, **table: Any) -> Flow:
    """The search for cheese up to its first question; white pieces come first, yellow last."""
    flow = sewers(players, ["cheese"], rng=Unshuffled(), past_food=[card], past_events=past, **table)
    flow.settle()
    return flow


def draws(told: list[Event]) -> list[tuple[int, str, int]]:
    return [(event.seat, event.area, len(event.pieces)) for event in told if isinstance(event, PiecesDrawn)]


def searched(*, past: list[str] = FIRST, **table: Any) -> list[tuple[int, str, int]]:
    """Who draws where how much in a search without questions."""
    flow = sewers(3, ["cheese"], rng=Unshuffled(), past_food=["1"], past_events=past, **table)
    told = flow.listen()
    flow.settle()
    return draws(told)
