"""Rat: the hand-made bot, which knows how to play each game."""

from typing import Any

from rathaus.bots import ratland, ratville
from rathaus.bots.policy import Policy
from rathaus.core.flow import Position
from rathaus.core.rng import Rng
from rathaus.games.ratland.table import Sewers
from rathaus.games.ratville.table import Towns


class Rat(Policy):
    """Plays by rules of thumb, from what its seat may know."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, position: Position[Any, Any], seat: int) -> int:
        """What the thumb says; any option in a game that it does not know."""
        if isinstance(position.table, Sewers):
            return ratland.choose(position, seat)
        if isinstance(position.table, Towns):
            return ratville.choose(position, seat)
        options = position.options(seat)
        return options[self.rng.below(len(options))]
