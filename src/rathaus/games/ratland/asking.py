"""RL-8: questions to one seat about one area of the hunt for cheese."""

from typing import ClassVar

from rathaus.core.flow import Asking
from rathaus.games.ratland.moving import CHEESE


class AskingAtArea(Asking):
    """Asks one seat, in the open, about one area."""

    phase: ClassVar[str] = CHEESE

    def __init__(self, area: int, seat: int) -> None:
        self.area = area
        self.seat = seat

    def memory(self) -> list[int]:
        """The area, and who is asked."""
        return [self.area, self.seat]
