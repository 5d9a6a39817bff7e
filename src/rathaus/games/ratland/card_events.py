"""What event cards, boards and clans tell (RL-11, RL-12, RL-13). (Plain structs, never compiled.)"""
# not compiled

from typing import ClassVar

from rathaus.core.events import QUIET, Event, Line, Seat


class ClanChosen(Event):
    """Somebody has kept a clan card, in secret."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-13.1"
    line: ClassVar = QUIET
    seat: Seat


class ClanRevealed(Event):
    """The clan that somebody plays."""

    changes: ClassVar = ("clans", "foreseen_events", "foreseen_food", "foreseen_smells", "pending")
    clause: ClassVar = "RL-13.1"
    reveals: ClassVar = True
    seat: Seat
    clan: str


class BoardChosen(Event):
    """Somebody has chosen a board, in secret."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-12.1"
    line: ClassVar = QUIET
    seat: Seat


class BoardRevealed(Event):
    """The board that somebody plays on."""

    changes: ClassVar = ("boards", "pending")
    clause: ClassVar = "RL-12.1"
    reveals: ClassVar = True
    seat: Seat
    board: str


class CheeseForAll(Event):
    """Abundance."""

    changes: ClassVar = ("cheese",)
    clause: ClassVar = "RL-11.1"
    cheese: int


class RatJoined(Event):
    """Visiting Cousin."""

    changes: ClassVar = ("rats", "pile")
    clause: ClassVar = "RL-11.3"
    line: ClassVar = Line(joins=["rat-joined"])
    seat: Seat


class RatGiven(Event):
    """Drunk: a rat changed its clan."""

    changes: ClassVar = ("rats",)
    clause: ClassVar = "RL-11.6"
    giver: Seat
    receiver: Seat


class GraveyardCleared(Event):
    """Holy Rat: somebody's graveyard is less full."""

    changes: ClassVar = ("graveyard", "pile")
    clause: ClassVar = "RL-11.9"
    seat: Seat
    rats: int


class CheeseHidden(Event):
    """Sound the Alarm: somebody hid cheese in the nursery."""

    changes: ClassVar = ("alarmed",)
    clause: ClassVar = "RL-11.7"
    reveals: ClassVar = True
    seat: Seat
    cheese: int


class AlarmOver(Event):
    """The attacks are over, and hidden cheese lies in the open again."""

    changes: ClassVar = ("alarmed",)
    clause: ClassVar = "RL-11.7"
    line: ClassVar = QUIET


class RatMoved(Event):
    """Sports: a rat moved after the reveal."""

    changes: ClassVar = ("rats", "sent_to", "pending")
    clause: ClassVar = "RL-13.12"
    seat: Seat
    source: str
    target: str


class MoveDeclined(Event):
    """Sports: no more rats move."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-13.12"
    line: ClassVar = QUIET
    seat: Seat


class RatKilled(Event):
    """Aggressive board: a rat died in an attack, by the thief or by who repelled it, and is back in the pile."""

    changes: ClassVar = ("rats", "pile")
    clause: ClassVar = "RL-12.2"
    seat: Seat
    place: str
    killer: Seat
    is_repelled: bool


class CheeseBrought(Event):
    """Explorer: lost rats came back with cheese."""

    changes: ClassVar = ("cheese",)
    clause: ClassVar = "RL-13.5"
    line: ClassVar = Line(joins=["rats-returned"])
    seat: Seat
    cheese: int


class CheeseForAbsence(Event):
    """Tacticians: cheese for areas without rats."""

    changes: ClassVar = ("cheese",)
    clause: ClassVar = "RL-11.13"
    seat: Seat
    cheese: int


class PieceAdded(Event):
    """Corrupt: one more piece in the bag."""

    changes: ClassVar = ("bag", "used", "pending")
    clause: ClassVar = "RL-13.13"
    seat: Seat
    area: str
    piece: str


class BribeDeclined(Event):
    """Corrupt: nothing is added to this bag."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-13.13"
    line: ClassVar = QUIET
    seat: Seat


class RatWounded(Event):
    """Aggressive board: a rat was wounded before the draws."""

    changes: ClassVar = ("rats", "wounded", "pending")
    clause: ClassVar = "RL-12.3"
    fighter: Seat
    seat: Seat
    area: str


class PiecePutBack(Event):
    """Rat with a Helmet: a piece went back into the bag."""

    changes: ClassVar = ("bag", "has_put_back", "whites", "pending")
    clause: ClassVar = "RL-11.4"
    line: ClassVar = Line(joins=["pieces-drawn"])
    seat: Seat
    area: str
    piece: str


class PieceKept(Event):
    """Rat with a Helmet: nothing went back."""

    changes: ClassVar = ("whites", "pending")
    clause: ClassVar = "RL-11.4"
    line: ClassVar = QUIET
    seat: Seat


class PiecesCounted(Event):
    """An event or a clan made pieces count as something else."""

    clause: ClassVar = "RL-8.4"
    line: ClassVar = Line(joins=["pieces-drawn"])
    seat: Seat
    pieces: list[str]


class ScrapsDeclined(Event):
    """Scavenger: nothing is drawn here."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-13.6"
    line: ClassVar = QUIET
    seat: Seat


class TradeReady(Event):
    """Rattibal Lector: somebody has decided."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-11.12"
    line: ClassVar = QUIET
    seat: Seat


class RatTraded(Event):
    """Rattibal Lector: a rat for a cheese."""

    changes: ClassVar = ("rats", "cheese", "pile", "pending")
    clause: ClassVar = "RL-11.12"
    reveals: ClassVar = True
    seat: Seat
    place: str


class AlchemyOffered(Event):
    """Alchemist: cheese may be turned into rats."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-13.7"
    line: ClassVar = QUIET
    seat: Seat


class CheeseTurned(Event):
    """Alchemist: cheese became rats."""

    changes: ClassVar = ("rats", "cheese", "pile", "pending")
    clause: ClassVar = "RL-13.7"
    seat: Seat
    rats: int


class AlchemyDeclined(Event):
    """Alchemist: cheese stays cheese."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-13.7"
    line: ClassVar = QUIET
    seat: Seat


class CheeseGiven(Event):
    """Musician: one of the richest gave a cheese."""

    changes: ClassVar = ("cheese",)
    clause: ClassVar = "RL-13.11"
    giver: Seat
    receiver: Seat
