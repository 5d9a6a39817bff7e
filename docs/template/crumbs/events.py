"""Everything that Crumbs tells."""

from typing import ClassVar

from rathaus.core.events import Event, Seat


class RoundBegan(Event):
    """A new card is up for bids."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "CR-2.1"


class BidSealed(Event):
    """Somebody has bid."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "CR-2.1"
    seat: Seat


class BidsRevealed(Event):
    """All bids lie open."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "CR-2.1"
    reveals: ClassVar = True
    bids: list[int]


class CardTaken(Event):
    """Somebody paid and took the top card."""

    changes: ClassVar = ("whiskers", "spent", "hand_sizes", "deck_left", "pending")
    clause: ClassVar = "CR-2.2"
    seat: Seat
    paid: int


class CardSeen(Event):
    """For its owner only: the worth of the card."""

    changes: ClassVar = ("hand",)
    clause: ClassVar = "CR-2.2"
    reveals: ClassVar = True
    worth: int


class Gambled(Event):
    """Somebody rolled the die."""

    changes: ClassVar = ("bonus", "whiskers", "spent", "pending")
    clause: ClassVar = "CR-2.3"
    reveals: ClassVar = True
    seat: Seat
    rolled: int


class GambleDeclined(Event):
    """Somebody left the die alone."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "CR-2.3"
    seat: Seat


class GameEnded(Event):
    """The last card is taken."""

    changes: ClassVar = ("pending", "result")
    clause: ClassVar = "CR-3.1"
    reveals: ClassVar = True  # the scores tell what the hands were worth
    winners: list[Seat]
