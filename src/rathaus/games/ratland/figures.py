"""Figures of RatLand: what the bag gave, and who took cheese and rats from whom."""
# not compiled

from collections import Counter
from typing import Final

from rathaus.core.events import Event
from rathaus.core.figures import Tally, drawn_together
from rathaus.games.ratland.card_events import CheeseGiven, PieceAdded, PiecePutBack, RatGiven, RatKilled, RatWounded
from rathaus.games.ratland.components import COLOUR_NAMES
from rathaus.games.ratland.events import BagFilled, CheeseStolen, PiecesDrawn
from rathaus.games.ratland.table import Flow

# RL-8.4: as the pieces are printed; clans and event cards may make more of them.
WORTH: Final = {"yellow": 1, "orange": 2, "white": 0, "black": -1, "purple": -1, "blue": -1}


class SewerTally(Tally):
    """Luck is what the pieces drawn from the bag are worth: a point for each cheese, one less for each rat struck."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._bag: Counter[str] = Counter()

    def begin(self, position: Flow) -> None:
        """What is in the bag."""
        self._bag = Counter(COLOUR_NAMES[piece] for piece in position.table.bag)

    def hear(self, event: Event) -> None:
        """The next event."""
        match event:
            case BagFilled():
                self._bag = Counter(event.pieces)
            case PieceAdded() | PiecePutBack():
                self._bag[event.piece] += 1
            case PiecesDrawn():
                self._draw(event)
            case _:
                self._take(event)

    def _take(self, event: Event) -> None:
        match event:
            case CheeseStolen():
                self.took(event.thief, event.victim, "cheese", event.cheese)
            case CheeseGiven():
                self.took(event.receiver, event.giver, "cheese")
            case RatGiven():
                self.took(event.receiver, event.giver, "rats")
            case RatKilled():
                self.took(event.killer, event.seat, "rats")
            case RatWounded():
                self.took(event.fighter, event.seat, "wounded")

    def _draw(self, event: PiecesDrawn) -> None:
        by_worth: Counter[int] = Counter()
        for piece, count in self._bag.items():
            by_worth[WORTH[piece]] += count
        worth = sum(WORTH[piece] for piece in event.pieces)
        self.add(event.seat, worth, drawn_together(by_worth, len(event.pieces)))
        self._bag -= Counter(event.pieces)
