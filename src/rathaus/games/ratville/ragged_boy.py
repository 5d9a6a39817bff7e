"""RV-3.6: the Ragged Boy."""

from typing import ClassVar, Final

from rathaus.core.flow import Asking, Spelling, Step
from rathaus.core.seats import letter
from rathaus.games.ratville import phases
from rathaus.games.ratville.components import RAGGED_BOY
from rathaus.games.ratville.creature_events import CreatureAssigned, CreatureTaken
from rathaus.games.ratville.creatures import attract, give_from_centre
from rathaus.games.ratville.effects import highest_first
from rathaus.games.ratville.table import Flow

TARGETS: Final = 4  # at most this many players


def use_ragged_boys(flow: Flow, owners: list[int]) -> None:
    """Highest die first, ties in order; then everybody without a new creature takes one."""
    boys: list[Step] = [SendCreature(seat) for seat in highest_first(flow, owners, RAGGED_BOY)]
    flow.then_all([*boys, ShareCreatures(flow.table.order())])


class SendCreature(Step):
    """RR-26: without a creature in the centre there is nothing to do; otherwise somebody still has no new one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def memory(self) -> list[int]:
        """Whose Ragged Boy."""
        return [self.seat]

    def run(self, flow: Flow) -> None:
        """Ask only if there is a choice."""
        options = targets_in(flow)
        if len(options) > 1:
            flow.then(AssignCreature(self.seat))
        elif options:
            assign(flow, self.seat, options[0])


def targets_in(flow: Flow) -> list[int]:
    """RR-25: each kind of creature in the centre, with each player who has no new one yet."""
    seats = [seat for seat, has in enumerate(flow.table.fresh) if not has]
    return [creature * TARGETS + seat for creature in sorted(set(flow.table.centre)) for seat in seats]


class AssignCreature(Asking):
    """RV-3.6: assign one creature from the centre to any player without a new one, oneself included."""

    clause: ClassVar[str] = "RV-3.6"
    phase: ClassVar[str] = phases.RAGGED_BOY

    def memory(self) -> list[int]:
        """Whose Ragged Boy."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Which creature, and to whom."""
        return targets_in(flow)

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Send it."""
        assign(flow, seat, action)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`send toad B`."""
        creature, target = divmod(action, TARGETS)
        return "send", {"creature": flow.data.creatures[creature], "player": letter(target)}


def assign(flow: Flow, seat: int, action: int) -> None:
    """RV-3.7: a Squeaky Beast does not come alone."""
    creature, target = divmod(action, TARGETS)
    give_from_centre(flow, target, creature)
    if flow.heard:
        flow.tell(CreatureAssigned(seat=seat, target=target, creature=flow.data.creatures[creature]))
    attract(flow, target, creature)


class ShareCreatures(Step):
    """RV-3.6: in order, everybody without a new creature takes one of those left."""

    def __init__(self, order: list[int]) -> None:
        self.order = order

    def memory(self) -> list[int]:
        """Who is still to be checked, the next one first."""
        return self.order

    def run(self, flow: Flow) -> None:
        """RR-28: if there are too few, the last in order get none; ask only if there is a choice."""
        table = flow.table
        waiting = [seat for seat in self.order if not table.fresh[seat]]
        if not waiting or not table.centre:
            return
        flow.then(ShareCreatures(waiting[1:]))
        if len(set(table.centre)) > 1:
            flow.then(TakeCreature(waiting[0]))
        else:
            take_creature(flow, waiting[0], table.centre[0])


class TakeCreature(Asking):
    """RV-3.6: take one of the creatures left in the centre."""

    clause: ClassVar[str] = "RV-3.6"
    phase: ClassVar[str] = phases.RAGGED_BOY

    def memory(self) -> list[int]:
        """Who takes one."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Each kind that is there."""
        return sorted(set(flow.table.centre))

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Take it."""
        take_creature(flow, seat, action)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`creature toad`."""
        return "creature", {"creature": flow.data.creatures[action]}


def take_creature(flow: Flow, seat: int, creature: int) -> None:
    """RV-3.7: a Squeaky Beast does not come alone."""
    give_from_centre(flow, seat, creature)
    if flow.heard:
        flow.tell(CreatureTaken(seat=seat, creature=flow.data.creatures[creature]))
    attract(flow, seat, creature)
