"""Lays Ratville's table for a test: what the test does not name is as at the start."""

from collections.abc import Sequence
from typing import Any

from rathaus.core.events import Event
from rathaus.core.game import Options
from rathaus.core.rng import Rng, fast
from rathaus.core.scenario import Fields
from rathaus.core.seats import seat_of
from rathaus.core.view import decision_for
from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.table import Flow

DATA = RATVILLE.data


def towns(
    players: int = 3,
    phases: Sequence[str] = ("rounds",),
    *,
    rng: Rng | None = None,
    options: Options | None = None,
    **table: Any,
) -> Flow:
    """The table laid, with A as the start player, and these phases to do: `A={"scrap": 3, "creatures": ["toad 2"]}`."""
    flow = RATVILLE.start(players, RATVILLE.agreed(players, options or {}), rng or fast("rats"))
    RATVILLE.arrange(flow, Fields({"start": "A", "phases": list(phases), **table}, ["table"]))
    return flow


def played(players: int = 3, phases: Sequence[str] = ("rounds",), **table: Any) -> Flow:
    """The same, run up to its first question."""
    flow = towns(players, phases, **table)
    flow.settle()
    return flow


def told(flow: Flow) -> list[Event]:
    """What happens up to the next question."""
    events = flow.listen()
    flow.settle()
    return events


def offered(flow: Flow, seat: str) -> list[str]:
    """The options of a seat, spelled."""
    decision = decision_for(flow, seat_of(seat, flow.table.players))
    return [option.text for option in decision.options] if decision else []


def act(flow: Flow, seat: str, *texts: str) -> list[Event]:
    """Let a seat do these things, one after another; what is told of the last one."""
    events: list[Event] = []
    for text in texts:
        events = flow.listen()
        number = seat_of(seat, flow.table.players)
        decision = decision_for(flow, number)
        assert decision is not None, f"{seat} is not asked, but {flow.asked()}"
        flow.play(number, {option.text: option.action for option in decision.options}[text])
    return events


def town(flow: Flow, seat: str) -> dict[str, Any]:
    """A town in a scenario's words."""
    facts: dict[str, Any] = RATVILLE.facts(flow)[seat]
    return facts


def plan(**dice: int) -> dict[str, int]:
    """A plan for four characters; Collector and Hunter get a 1, and so do those that fill it up."""
    filled = {"collector": 1, "hunter": 1, **dice}
    for name in ("fighter", "preacher"):
        if len(filled) < 4 and name not in filled:
            filled[name] = 1
    assert len(filled) == 4
    return filled
