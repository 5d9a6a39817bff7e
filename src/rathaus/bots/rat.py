"""Rat: the hand-made bot, which knows how to play each game."""

from typing import Any

from rathaus.bots import ratland, rattus, ratville, ratzzia
from rathaus.bots.policy import Policy
from rathaus.core.flow import Position
from rathaus.core.rng import Rng
from rathaus.games.ratland.table import Sewers
from rathaus.games.rattus.table import Europe
from rathaus.games.ratville.table import Towns
from rathaus.games.ratzzia.table import Cupboard


class Rat(Policy):
    """Plays by rules of thumb, from what its seat may know."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, position: Position[Any, Any], seat: int) -> int:
        """What the thumb says; any option in a game that it does not know."""
        table = position.table
        if isinstance(table, Sewers):
            return ratland.choose(position, seat)
        if isinstance(table, Europe):
            return rattus.choose(position, seat)
        if isinstance(table, Towns):
            return ratville.choose(position, seat)
        if isinstance(table, Cupboard):
            return ratzzia.choose(position, seat)
        options = position.options(seat)
        return options[self.rng.below(len(options))]
