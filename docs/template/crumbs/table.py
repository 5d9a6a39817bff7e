"""CR-1: what lies on the table."""

from dataclasses import dataclass
from typing import Final

from rathaus.core.flow import Position, Table

IN_DECK: Final = -1


@dataclass(frozen=True)
class Data:
    """The numbers of the game."""

    cards: int
    whiskers: int


class Crumbs(Table):
    """The deck, who took which card, and what everybody has."""

    def __init__(self, deck: list[int], owners: list[int], whiskers: list[int], spent: int, bonus: list[int]) -> None:
        self.deck = deck  # the next card last
        self.owners = owners  # by card; IN_DECK while nobody has it
        self.whiskers = whiskers
        self.spent = spent
        self.bonus = bonus

    def copy(self) -> "Crumbs":
        """A table of its own with the same things on it."""
        return Crumbs(self.deck.copy(), self.owners.copy(), self.whiskers.copy(), self.spent, self.bonus.copy())


Flow = Position[Crumbs, Data]
