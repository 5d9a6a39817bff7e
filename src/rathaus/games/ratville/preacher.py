"""RV-3.1: the Preacher."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Spelling, up_to
from rathaus.games.ratville import phases
from rathaus.games.ratville.action_events import Preached, PreachingDeclined
from rathaus.games.ratville.components import CHARACTER_NAMES, DICE, PREACH_TWICE, PREACHER
from rathaus.games.ratville.effects import can_preach_twice, note_objects
from rathaus.games.ratville.table import Flow, raised

NO_SLOT: Final = -1
PASS: Final = DICE


def use_preachers(flow: Flow, owners: list[int]) -> None:
    """In order, each player preaches to another of their characters."""
    flow.then_all([Preach(seat, NO_SLOT) for seat in owners])


class Preach(Asking):
    """RV-3.1: the die of another of one's assigned characters counts 2 more; the slot is public, not who is under it.

    RR-10: with the right object a second, different one.
    """

    clause: ClassVar[str] = "RV-3.1"
    phase: ClassVar[str] = phases.PREACHER

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def memory(self) -> list[int]:
        """Who preaches, and the slot that has already heard it."""
        return [self.seat, self.first]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """RR-9: any other slot; a second sermon is optional."""
        own = flow.table.slot_of(seat, PREACHER)
        slots = [slot for slot in up_to(DICE - 1) if slot not in (own, self.first)]
        return slots if self.first == NO_SLOT else [*slots, PASS]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """RR-8: the Preacher's own die means nothing."""
        if action == PASS:
            if flow.heard:
                flow.tell(PreachingDeclined(seat=seat))
            return
        more = flow.data.preacher_bonus
        flow.table.bonus = raised(flow.table.bonus, seat * DICE + action, more)
        if flow.heard:
            flow.tell(Preached(seat=seat, slot=action + 1, bonus=more))
        if self.first != NO_SLOT:
            note_objects(flow, seat, PREACH_TWICE)
        elif can_preach_twice(flow, seat):
            flow.then(Preach(seat, action))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`preach 3 builder`: only the owner gets this option and knows the character."""
        if action == PASS:
            return "pass", {}
        character = flow.table.assigned[seat * DICE + action]
        return "preach", {"slot": action + 1, "character": CHARACTER_NAMES[character]}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """How many have heard it already."""
        return {"times": int(self.first != NO_SLOT)}
