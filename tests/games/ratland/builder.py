"""Lays RatLand's table for a test: what the test does not name is as at the start."""

from collections.abc import Sequence
from typing import Any

from rathaus.core.events import Event
from rathaus.core.rng import Rng, fast
from rathaus.core.scenario import Fields
from rathaus.games.ratland import RATLAND, RatLand
from rathaus.games.ratland.components import LEFT_PIPE, RIGHT_PIPE
from rathaus.games.ratland.events import PiecesDrawn
from rathaus.games.ratland.table import Flow

STARTING = RATLAND.data.events[:5]
FINALS = RATLAND.data.events[5:-1]
END = RATLAND.data.events[-1]
LATER = ["holy-rat"]  # an event of the final stage that changes nothing here
ZONE_NAMES = ["dump", "city", "field", "left-pipe", "right-pipe", "pantry", "nursery"]
RICH = {"cheese": 9, "pantry": 0}


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
    rulebook: str = "spanish_english",
    game: RatLand = RATLAND,
    **table: Any,
) -> Flow:
    """The table laid, with A as the Active Player, and these phases to do: `A={"cheese": 3, "left-pipe": 2}`."""
    options = {"food_order": food_order, "boards": boards, "clans": clans, "rulebook": rulebook}
    flow = game.start(players, game.agreed(players, options), rng or fast("rats"))
    game.arrange(flow, Fields({"active": "A", "phases": list(phases), **table}, ["table"]))
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


# Deployments.


def zones_asked(flow: Flow, seat: int) -> list[str]:
    """Which zones the seat is asked about, when it sends nobody anywhere while it can."""
    asked = []
    while seat in flow.asked():
        asked.append(str(flow.todo[-1].prompt(flow, seat)["zone"]))
        flow.play(seat, flow.options(seat)[0])
    return asked


# Attacks.


def fierce(**clan: Any) -> dict[str, Any]:
    """A clan on an aggressive board."""
    return {"board": "aggressive", **clan}


def ninja(**clan: Any) -> dict[str, Any]:
    return {"clan": "ninja", "cheese": 0, **clan}


def attacked(players: int = 4, phases: tuple[str, ...] = ("attack",), **table: Any) -> Flow:
    flow = sewers(players, phases, **table)
    flow.settle()
    return flow


def pipes(flow: Flow) -> list[int]:
    """The rats in A's left and right pipe, then in B's."""
    return [flow.table.rats_in(seat, pipe) for seat in (0, 1) for pipe in (LEFT_PIPE, RIGHT_PIPE)]
