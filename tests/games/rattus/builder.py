"""Lays Rattus's table for a test: what the test does not name is as at the start, or nothing at all."""

from collections.abc import Sequence
from typing import Any

from rathaus.core.events import Event
from rathaus.core.rng import Rng, fast
from rathaus.core.scenario import Fields
from rathaus.core.view import decision_for
from rathaus.games.rattus import RATTUS
from rathaus.games.rattus.table import Flow
from rathaus.testing.transcript import event_line

BASE = ["peasant", "monk", "merchant", "witch", "king", "knight"]
PLAGUE = "1 majority islam"  # the rat that strikes always
HARMLESS = "6 all all islam"  # the rat that strikes almost never


class Unshuffled(Rng):
    """Leaves everything in its order, so that the last of some rats comes first; rolls are as high as can be."""

    def __init__(self) -> None:
        self.draws = 0

    def below(self, n: int) -> int:
        return n - 1

    def copy(self) -> "Unshuffled":
        return Unshuffled()


def europe(
    players: int = 3,
    phases: Sequence[str] = ("turns",),
    *,
    cards: Sequence[str] = (),
    rng: Rng | None = None,
    **table: Any,
) -> Flow:
    """The table laid, with A to act, and played up to the first question; `cards` replace the last of the base ones."""
    wanted = RATTUS.data.cards_played[players]
    usual = [RATTUS.data.cards[card] for card in RATTUS.data.recommended[:wanted]]
    named = [*(card for card in usual if card not in cards)][: wanted - len(cards)]
    options = RATTUS.agreed(players, {"classes": ",".join([*named, *cards])})
    flow = RATTUS.start(players, options, fast("rattus"))
    RATTUS.arrange(flow, Fields({"active": "A", "phases": list(phases), **table}, ["table"]))
    for name, (found, expected) in RATTUS.laws(flow).items():
        assert found == expected, name
    flow.rng = rng or flow.rng
    flow.settle()
    return flow


def offered(flow: Flow, seat: int = 0) -> list[str]:
    """What a seat is offered, in the words of the log."""
    decision = decision_for(flow, seat)
    return [option.text for option in decision.options] if decision else []


def prompt(flow: Flow, seat: int = 0) -> Any:
    """What the question to a seat says."""
    decision = decision_for(flow, seat)
    assert decision is not None
    return decision.args


def play(flow: Flow, *texts: str, seat: int = 0) -> list[str]:
    """Play spelled actions of a seat; returns what is told, as lines."""
    return lines(tell(flow, *texts, seat=seat))


def tell(flow: Flow, *texts: str, seat: int = 0) -> list[Event]:
    """Play spelled actions of a seat; returns what is told."""
    told = flow.listen()
    for text in texts:
        decision = decision_for(flow, seat)
        assert decision is not None, f"{seat} is not asked for {text}, but {flow.asked()}"
        actions = {option.text: option.action for option in decision.options}
        assert text in actions, f"{text} is not among {list(actions)}"
        flow.play(seat, actions[text])
    return told


def lines(told: list[Event]) -> list[str]:
    """Events as lines."""
    return [event_line(event) for event in told]


def facts(flow: Flow, seat: str = "A") -> Any:
    """What is a player's."""
    return RATTUS.facts(flow)[seat]


def rats(flow: Flow, region: str) -> Any:
    """The rats of a region."""
    return RATTUS.facts(flow)["rats"][region]
