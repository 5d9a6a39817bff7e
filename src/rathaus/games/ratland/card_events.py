"""Events of event cards, boards and clans (RL-11, RL-12, RL-13). (Plain structs, never compiled.)"""
# not compiled

from typing import ClassVar

from rathaus.core.events import BOX, QUIET, Event, Line, Move, Seat, place_of
from rathaus.games.ratland.moving import (
    ATTACK,
    CHEESE,
    EVENT,
    FEEDING,
    PILE,
    RATS,
    RETURN,
    SETUP,
    cheese_for,
    cheese_move,
    rats_move,
)


class ClanChosen(Event):
    """Somebody has kept a clan card, in secret."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-13.1"
    phase: ClassVar = SETUP
    line: ClassVar = QUIET
    seat: Seat


class ClanRevealed(Event):
    """The clan that somebody plays."""

    changes: ClassVar = ("clans", "foreseen_events", "foreseen_food", "foreseen_smells", "pending")
    clause: ClassVar = "RL-13.1"
    phase: ClassVar = SETUP
    reveals: ClassVar = True
    seat: Seat
    clan: str

    def moves(self) -> list[Move]:
        """Its card."""
        return [Move("clan", BOX, place_of(self.seat, "clan"), seat=self.seat, which=self.clan)]


class BoardChosen(Event):
    """Somebody has chosen a board, in secret."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-12.1"
    phase: ClassVar = SETUP
    line: ClassVar = QUIET
    seat: Seat


class BoardRevealed(Event):
    """The board that somebody plays on."""

    changes: ClassVar = ("boards", "pending")
    clause: ClassVar = "RL-12.1"
    phase: ClassVar = SETUP
    reveals: ClassVar = True
    seat: Seat
    board: str


class CheeseForAll(Event):
    """Abundance."""

    changes: ClassVar = ("cheese",)
    clause: ClassVar = "RL-11.1"
    phase: ClassVar = EVENT
    cheese: int
    seats: list[Seat]

    def moves(self) -> list[Move]:
        """The same for everybody."""
        return [cheese_for(seat, self.cheese) for seat in self.seats]


class RatJoined(Event):
    """Visiting Cousin."""

    changes: ClassVar = ("rats", "pile")
    clause: ClassVar = "RL-11.3"
    phase: ClassVar = EVENT
    line: ClassVar = Line(joins=["rat-joined"])
    seat: Seat

    def moves(self) -> list[Move]:
        """From the pile."""
        return [rats_move(self.seat, PILE, "pantry", 1)]


class RatGiven(Event):
    """Drunk: a rat changed its clan."""

    changes: ClassVar = ("rats",)
    clause: ClassVar = "RL-11.6"
    phase: ClassVar = EVENT
    giver: Seat
    receiver: Seat
    place: str

    def moves(self) -> list[Move]:
        """From one clan to the other."""
        return [Move("rat", place_of(self.giver, self.place), place_of(self.receiver, "pantry"), seat=self.giver)]


class GraveyardCleared(Event):
    """Holy Rat: a rat left somebody's graveyard."""

    changes: ClassVar = ("graveyard", "pile")
    clause: ClassVar = "RL-11.9"
    phase: ClassVar = EVENT
    seat: Seat
    rats: int

    def moves(self) -> list[Move]:
        """Back to the pile."""
        return [rats_move(self.seat, "graveyard", PILE, self.rats)]


class CheeseHidden(Event):
    """Sound the Alarm: somebody hid cheese in the nursery."""

    changes: ClassVar = ("alarmed",)
    clause: ClassVar = "RL-11.7"
    phase: ClassVar = RATS
    reveals: ClassVar = True
    seat: Seat
    cheese: int


class AlarmOver(Event):
    """The attacks are over, and hidden cheese lies in the open again."""

    changes: ClassVar = ("alarmed",)
    clause: ClassVar = "RL-11.7"
    phase: ClassVar = ATTACK
    line: ClassVar = QUIET


class RatMoved(Event):
    """Sports: a rat moved after the reveal."""

    changes: ClassVar = ("rats", "sent_to", "pending")
    clause: ClassVar = "RL-13.12"
    phase: ClassVar = RATS
    seat: Seat
    source: str
    target: str

    def moves(self) -> list[Move]:
        """From zone to zone."""
        return [rats_move(self.seat, self.source, self.target, 1)]


class MoveDeclined(Event):
    """Sports: no more rats move."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-13.12"
    phase: ClassVar = RATS
    line: ClassVar = QUIET
    seat: Seat


class RatKilled(Event):
    """Aggressive board: a rat died in an attack, killed by the thief or the defender, and is back in the pile."""

    changes: ClassVar = ("rats", "pile")
    clause: ClassVar = "RL-12.2"
    phase: ClassVar = ATTACK
    seat: Seat
    place: str
    killer: Seat
    is_repelled: bool

    def moves(self) -> list[Move]:
        """To the pile."""
        return [rats_move(self.seat, self.place, PILE, 1)]


class CheeseBrought(Event):
    """Explorer: lost rats came back with cheese."""

    changes: ClassVar = ("cheese",)
    clause: ClassVar = "RL-13.5"
    phase: ClassVar = RETURN
    line: ClassVar = Line(joins=["rats-returned"])
    seat: Seat
    cheese: int

    def moves(self) -> list[Move]:
        """Into the store."""
        return [cheese_for(self.seat, self.cheese)]


class CheeseForAbsence(Event):
    """Tacticians: cheese for areas without rats."""

    changes: ClassVar = ("cheese",)
    clause: ClassVar = "RL-11.13"
    phase: ClassVar = CHEESE
    seat: Seat
    cheese: int

    def moves(self) -> list[Move]:
        """Into the store."""
        return [cheese_for(self.seat, self.cheese)]


class PieceAdded(Event):
    """Corrupt: one more piece in the bag."""

    changes: ClassVar = ("bag", "used", "pending")
    clause: ClassVar = "RL-13.13"
    phase: ClassVar = CHEESE
    seat: Seat
    area: str
    piece: str

    def moves(self) -> list[Move]:
        """Out of the box."""
        return [Move(self.piece, BOX, "bag", seat=self.seat)]


class BribeDeclined(Event):
    """Corrupt: nothing is added to this bag."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-13.13"
    phase: ClassVar = CHEESE
    line: ClassVar = QUIET
    seat: Seat


class RatWounded(Event):
    """Aggressive board: a rat was wounded before the draws."""

    changes: ClassVar = ("rats", "wounded", "pending")
    clause: ClassVar = "RL-12.3"
    phase: ClassVar = CHEESE
    fighter: Seat
    seat: Seat
    area: str

    def moves(self) -> list[Move]:
        """To the infirmary."""
        return [rats_move(self.seat, self.area, "infirmary", 1)]


class PiecePutBack(Event):
    """Rat with a Helmet: a piece went back into the bag."""

    changes: ClassVar = ("bag", "has_put_back", "whites", "pending")
    clause: ClassVar = "RL-11.4"
    phase: ClassVar = CHEESE
    line: ClassVar = Line(joins=["pieces-drawn"])
    seat: Seat
    area: str
    piece: str

    def moves(self) -> list[Move]:
        """Into the bag again."""
        return [Move(self.piece, BOX, "bag", seat=self.seat)]


class PieceKept(Event):
    """Rat with a Helmet: nothing went back."""

    changes: ClassVar = ("whites", "pending")
    clause: ClassVar = "RL-11.4"
    phase: ClassVar = CHEESE
    line: ClassVar = QUIET
    seat: Seat


class PiecesCounted(Event):
    """An event or a clan made pieces count as something else."""

    clause: ClassVar = "RL-8.4"
    phase: ClassVar = CHEESE
    line: ClassVar = Line(joins=["pieces-drawn"])
    seat: Seat
    pieces: list[str]


class ScrapsDeclined(Event):
    """Scavenger: nothing is drawn here."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-13.6"
    phase: ClassVar = CHEESE
    line: ClassVar = QUIET
    seat: Seat


class TradeReady(Event):
    """Rattibal Lector: somebody has decided."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-11.12"
    phase: ClassVar = FEEDING
    line: ClassVar = QUIET
    seat: Seat


class RatTraded(Event):
    """Rattibal Lector: a rat for a cheese."""

    changes: ClassVar = ("rats", "cheese", "pile", "pending")
    clause: ClassVar = "RL-11.12"
    phase: ClassVar = FEEDING
    reveals: ClassVar = True
    seat: Seat
    place: str

    def moves(self) -> list[Move]:
        """A rat goes, a cheese comes."""
        return [rats_move(self.seat, self.place, PILE, 1), cheese_for(self.seat, 1)]


class AlchemyOffered(Event):
    """Alchemist: cheese may be turned into rats."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-13.7"
    phase: ClassVar = FEEDING
    line: ClassVar = QUIET
    seat: Seat


class CheeseTurned(Event):
    """Alchemist: cheese became rats."""

    changes: ClassVar = ("rats", "cheese", "pile", "pending")
    clause: ClassVar = "RL-13.7"
    phase: ClassVar = FEEDING
    seat: Seat
    rats: int

    def moves(self) -> list[Move]:
        """Cheese goes, rats come."""
        return [cheese_for(self.seat, -self.rats), rats_move(self.seat, PILE, "pantry", self.rats)]


class AlchemyDeclined(Event):
    """Alchemist: cheese stays cheese."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-13.7"
    phase: ClassVar = FEEDING
    line: ClassVar = QUIET
    seat: Seat


class CheeseGiven(Event):
    """Musician: one of the richest gave a cheese."""

    changes: ClassVar = ("cheese",)
    clause: ClassVar = "RL-13.11"
    phase: ClassVar = FEEDING
    giver: Seat
    receiver: Seat

    def moves(self) -> list[Move]:
        """From one store to the other."""
        return [cheese_move(self.giver, self.receiver, 1)]
