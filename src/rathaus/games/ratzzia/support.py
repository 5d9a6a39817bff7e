"""RZ-11: support dice, with two players."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Spelling, Step
from rathaus.games.ratzzia import phases
from rathaus.games.ratzzia.cat import send_to_cat
from rathaus.games.ratzzia.components import SUPPORT
from rathaus.games.ratzzia.events import SupportDeclined, SupportRolled
from rathaus.games.ratzzia.rolling import roll, values
from rathaus.games.ratzzia.table import Flow

SKIP: Final = 0
ROLL_SUPPORT: Final = 1


class OfferSupport(Step):
    """RZ-11.2, A-41: after the own roll and re-roll, before placing, if support dice are in the reserve.

    RZ-11.8, A-44: this includes those that a cat has just sent back.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def memory(self) -> list[int]:
        """Whose turn it is."""
        return [self.seat]

    def run(self, flow: Flow) -> None:
        """Ask only if there is something to roll."""
        if flow.table.reserve > 0:
            flow.then(RollSupport(self.seat))


class RollSupport(Asking):
    """RZ-11.2: all support dice in the reserve, or none; RZ-11.4: they are never rolled again."""

    clause: ClassVar[str] = "RZ-11.2"
    phase: ClassVar[str] = phases.SUPPORT

    def memory(self) -> list[int]:
        """Whose turn it is."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Leave them, or roll them."""
        return [SKIP, ROLL_SUPPORT]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """A-42: the cat takes those that match."""
        table = flow.table
        if action == SKIP:
            if flow.heard:
                flow.tell(SupportDeclined(seat=seat))
            return
        table.rolled_support = roll(flow, table.reserve)
        table.reserve = 0
        if flow.heard:
            flow.tell(SupportRolled(seat=seat, values=values(table.rolled_support)))
        send_to_cat(flow, table.rolled_support, SUPPORT, is_early=False)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`roll-support` or `skip`."""
        return ("skip", {}) if action == SKIP else ("roll-support", {})

    def prompt(self, flow: Flow, seat: int) -> Args:
        """How many there are."""
        return {"dice": flow.table.reserve}
