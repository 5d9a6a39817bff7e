"""Random: picks any option with the same chance. For measuring and for tests."""

from typing import Any

from rathaus.bots.policy import Policy
from rathaus.core.flow import Position
from rathaus.core.rng import Rng


class Random(Policy):
    """Knows nothing about any game."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, position: Position[Any, Any], seat: int) -> int:
        """Any of the options."""
        return position.todo[-1].any_option(position, seat, self.rng)
