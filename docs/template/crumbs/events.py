"""Everything that Crumbs tells."""

from typing import ClassVar

from rathaus.core.events import BOX, Event, Move, Seat, place_of


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

    def moves(self) -> list[Move]:
        """Whiskers go to the middle, and a card, face down, to the hand."""
        paid = Move("whisker", place_of(self.seat, "whiskers"), "spent", self.paid, seat=self.seat)
        card = Move("card", "deck", place_of(self.seat, "hand"), seat=self.seat)
        return [paid, card] if self.paid else [card]


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
    lost: int
    bonus: int

    def moves(self) -> list[Move]:
        """Perhaps a point, perhaps a whisker less."""
        point = Move("point", BOX, place_of(self.seat, "bonus"), seat=self.seat)
        whisker = Move("whisker", place_of(self.seat, "whiskers"), "spent", seat=self.seat)
        return [point] * self.bonus + [whisker] * self.lost


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
