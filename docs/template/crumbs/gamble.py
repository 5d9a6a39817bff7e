"""CR-2.3: the gamble."""

from typing import ClassVar, Final

from crumbs.events import Gambled, GambleDeclined
from crumbs.table import Flow
from rathaus.core.flow import Asking, Spelling

PASS: Final = 0
ROLL: Final = 1


class Gamble(Asking):
    """CR-2.3: the card's new owner may roll the die once."""

    clause: ClassVar[str] = "CR-2.3"

    def memory(self) -> list[int]:
        """Who may gamble."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Leave it, or roll."""
        return [PASS, ROLL]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """A 5 or 6 is a point, a 1 costs a whisker."""
        if action == PASS:
            if flow.heard:
                flow.tell(GambleDeclined(seat=seat))
            return
        rolled = flow.rng.below(6) + 1
        table = flow.table
        bonus, lost = int(rolled >= 5), int(rolled == 1 and table.whiskers[seat] > 0)
        table.bonus[seat] += bonus
        table.whiskers[seat] -= lost
        table.spent += lost
        if flow.heard:
            flow.tell(Gambled(seat=seat, rolled=rolled, lost=lost, bonus=bonus))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`pass` or `roll`."""
        return ("pass", {}) if action == PASS else ("roll", {})
