"""Lays RatLand's table for a test: what the test does not name is as at the start."""

from collections.abc import Sequence
from typing import Any

from rathaus.core.events import Event
from rathaus.core.rng import Rng, fast
from rathaus.core.scenario import Fields
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.events import PiecesDrawn
from rathaus.games.ratland.table import Flow

STARTING = RATLAND.data.events[:5]
FINALS = RATLAND.data.events[5:-1]
END = RATLAND.data.events[-1]


class Unshuffled(Rng):
    """Leaves everything in its order; a bag is drawn blue first, then purple, black, white, orange, yellow."""

    def __init__(self) -> None:
        self.draws = 0

    def below(self, n: int) -> int:
        return n - 1

    def copy(self) -> "Unshuffled":
        return Unshuffled()


def sewers(
    players: int = 4,
    phases: Sequence[str] = ("turns",),
    *,
    rng: Rng | None = None,
    food_order: str = "ascending",
    boards: str = "standard",
    clans: str = "false",
    **table: Any,
) -> Flow:
    """The table laid, with A as the Active Player, and these phases to do: `A={"cheese": 3, "left-pipe": 2}`."""
    options = {"food_order": food_order, "boards": boards, "clans": clans}
    flow = RATLAND.start(players, options, rng or fast("rats"))
    RATLAND.arrange(flow, Fields({"active": "A", "phases": list(phases), **table}, ["table"]))
    return flow


def deploy(flow: Flow, seat: int, picks: Sequence[int]) -> None:
    """Answer the seat's questions, one zone after another: dump, city, field, pipes, pantry, nursery."""
    for rats in picks:
        flow.play(seat, rats)


def searched(players: int = 4, *, card: str = "1", **table: Any) -> list[Event]:
    """What is told of phase 6 when the bag is not shuffled: blue comes first, yellow last."""
    flow = sewers(players, ["cheese"], rng=Unshuffled(), **{"past_food": [card], **table})
    told = flow.listen()
    flow.settle()
    return told


def draws(told: list[Event]) -> list[tuple[int, int]]:
    """Who drew, and how many pieces."""
    return [(event.seat, len(event.pieces)) for event in told if isinstance(event, PiecesDrawn)]


def play_on(flow: Flow) -> None:
    """Everybody sends all rats to the last zone, the nursery, until the game is over."""
    flow.settle()
    while flow.asked():
        seat = flow.asked()[0]
        flow.play(seat, flow.options(seat)[0])
