"""All events of Rattus. (Plain structs, never compiled.)"""

from typing import ClassVar

from rathaus.core.events import QUIET, Event, Line, Move, Seat, place_of
from rathaus.games.rattus.components import token_name
from rathaus.games.rattus.phases import (
    ACTION,
    CLASS_CARD,
    END,
    FINAL,
    PLAGUE,
    POPULATION,
    RATS,
    RESOLVE,
    SETUP,
)
from rathaus.games.rattus.places import CARD, CARDS, PLAGUE_PIECE, REVEALED, SUPPLY, citizens_go, rat_goes, rat_place

# Set-up.


class MapLaid(Event):
    """The map is set up: where the plague starts, and which player."""

    clause: ClassVar = "RT-1.5"
    phase: ClassVar = SETUP
    region: str
    seat: Seat


class CitizensPlaced(Event):
    """The first citizens of a player in a region."""

    changes: ClassVar = ("citizens", "reserves", "pending")
    clause: ClassVar = "RT-1.6"
    phase: ClassVar = SETUP
    seat: Seat
    region: str
    citizens: int

    def moves(self) -> list[Move]:
        """From the supply to the region."""
        return citizens_go(self.seat, SUPPLY, self.region, self.citizens)


# The turn and its action phase.


class TurnBegan(Event):
    """A player's turn."""

    changes: ClassVar = ("turn", "active", "pending")
    clause: ClassVar = "RT-2.1"
    phase: ClassVar = ACTION
    turn: int
    seat: Seat


class IncreaseChosen(Event):
    """A player is about to increase population."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-3.1"
    phase: ClassVar = POPULATION
    line: ClassVar = QUIET
    seat: Seat


class RegionChosen(Event):
    """A region was picked; another choice follows."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-3.1"
    phase: ClassVar = POPULATION
    line: ClassVar = QUIET
    seat: Seat
    region: str


class PopulationIncreased(Event):
    """Citizens came into a region."""

    changes: ClassVar = ("citizens", "reserves", "pending")
    clause: ClassVar = "RT-3.1"
    phase: ClassVar = POPULATION
    seat: Seat
    region: str
    citizens: int

    def moves(self) -> list[Move]:
        """From the supply to the region."""
        return citizens_go(self.seat, SUPPLY, self.region, self.citizens)


class CardChosen(Event):
    """A player is about to take a class card."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-3.2"
    phase: ClassVar = CLASS_CARD
    line: ClassVar = QUIET
    seat: Seat


class CardTaken(Event):
    """A class card was taken from the table."""

    changes: ClassVar = ("holders", "pending")
    clause: ClassVar = "RT-3.2"
    phase: ClassVar = CLASS_CARD
    seat: Seat
    card: str

    def moves(self) -> list[Move]:
        """From the table to the player."""
        return [Move(CARD, CARDS, place_of(self.seat, CARDS), seat=self.seat, which=self.card)]


class CardTakenAway(Event):
    """A class card was taken from a player."""

    changes: ClassVar = ("holders", "bread", "pending")
    clause: ClassVar = "RT-3.2"
    phase: ClassVar = CLASS_CARD
    seat: Seat
    card: str
    victim: Seat

    def moves(self) -> list[Move]:
        """From one player to another."""
        source, target = place_of(self.victim, CARDS), place_of(self.seat, CARDS)
        return [Move(CARD, source, target, seat=self.seat, which=self.card)]


class ActionsEnded(Event):
    """A player has ended the action phase."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-3.3"
    phase: ClassVar = ACTION
    line: ClassVar = QUIET
    seat: Seat


# The plague phase.


class PlagueMoved(Event):
    """The plague piece stands in another region."""

    changes: ClassVar = ("plague", "pending")
    clause: ClassVar = "RT-4.1"
    phase: ClassVar = PLAGUE
    seat: Seat
    source: str
    region: str

    def moves(self) -> list[Move]:
        """From region to region."""
        return [Move(PLAGUE_PIECE, self.source, self.region)]


class RatAdded(Event):
    """A new rat lies in a region."""

    changes: ClassVar = ("rats", "rats_left", "pending")
    clause: ClassVar = "RT-4.2"
    phase: ClassVar = RATS
    line: ClassVar = Line(joins=["plague-moved"])
    seat: Seat
    region: str
    rat: int

    def moves(self) -> list[Move]:
        """From the supply, face down."""
        return [rat_goes(SUPPLY, rat_place(self.region, self.rat))]


class PlagueBrokeOut(Event):
    """A rat was revealed, and there were enough citizens for it."""

    changes: ClassVar = ("rats", "seen_by", "known", "revealed", "pending")
    clause: ClassVar = "RT-4.5"
    phase: ClassVar = RESOLVE
    reveals: ClassVar = True
    region: str
    rat: int
    limit: int
    symbols: list[str]
    citizens: int
    is_starting: bool

    def moves(self) -> list[Move]:
        """The token is turned over."""
        which = token_name(self.limit, self.symbols, is_starting=self.is_starting)
        return [rat_goes(rat_place(self.region, self.rat), REVEALED, which)]


class PlagueSpared(Event):
    """A rat was revealed, and there were too few citizens for it."""

    changes: ClassVar = ("rats", "seen_by", "known", "revealed", "pending")
    clause: ClassVar = "RT-4.5"
    phase: ClassVar = RESOLVE
    reveals: ClassVar = True
    region: str
    rat: int
    limit: int
    symbols: list[str]
    citizens: int
    is_starting: bool

    def moves(self) -> list[Move]:
        """The token is turned over."""
        which = token_name(self.limit, self.symbols, is_starting=self.is_starting)
        return [rat_goes(rat_place(self.region, self.rat), REVEALED, which)]


class CitizensDied(Event):
    """Citizens of a player returned to their supply, and which symbols hit them."""

    changes: ClassVar = ("citizens", "reserves")
    clause: ClassVar = "RT-4.6"
    phase: ClassVar = RESOLVE
    line: ClassVar = Line(joins=["plague-broke-out"])
    seat: Seat
    region: str
    citizens: int
    symbols: list[str]

    def moves(self) -> list[Move]:
        """From the region to the supply."""
        return citizens_go(self.seat, self.region, SUPPLY, self.citizens)


# The end of the game.


class LastTurnEnded(Event):
    """That was the last regular turn, and why."""

    changes: ClassVar = ("last", "pending")
    clause: ClassVar = "RT-6.1"
    phase: ClassVar = FINAL
    seat: Seat
    reason: str


class FinalTurnBegan(Event):
    """A player may use class cards for the last time."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-6.2"
    phase: ClassVar = FINAL
    seat: Seat


class FinalPlagueMoveChosen(Event):
    """A player is about to move the plague piece in the final round."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-6.3"
    phase: ClassVar = FINAL
    line: ClassVar = QUIET
    seat: Seat


class FinalCitizensPlaced(Event):
    """Citizens came by a card in the final round."""

    changes: ClassVar = ("citizens", "reserves", "pending")
    clause: ClassVar = "RT-6.3"
    phase: ClassVar = FINAL
    line: ClassVar = Line(joins=["ability-used"])
    seat: Seat
    region: str
    citizens: int

    def moves(self) -> list[Move]:
        """From the supply to the region."""
        return citizens_go(self.seat, SUPPLY, self.region, self.citizens)


class FinalPlagueBegan(Event):
    """The plague ravages all regions, in an order that this player decides."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-6.4"
    phase: ClassVar = FINAL
    seat: Seat


class RegionRavaged(Event):
    """The next region in the final plague."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-6.4"
    phase: ClassVar = FINAL
    seat: Seat
    region: str


class GameEnded(Event):
    """The citizens are counted."""

    changes: ClassVar = ("result", "pending")
    clause: ClassVar = "RT-6.5"
    phase: ClassVar = END
    winners: list[Seat]
    scores: list[int]
