"""Everything that Rattus tells. (Plain structs, never compiled.)"""

from typing import ClassVar

from rathaus.core.events import QUIET, Event, Line, Seat

# Set-up.


class MapLaid(Event):
    """The map is laid: where the plague begins, and who does."""

    clause: ClassVar = "RT-1.5"
    region: str
    seat: Seat


class CitizensPlaced(Event):
    """The first citizens of a player in a region."""

    changes: ClassVar = ("citizens", "reserves", "pending")
    clause: ClassVar = "RT-1.6"
    seat: Seat
    region: str
    citizens: int


# The turn and its action phase.


class TurnBegan(Event):
    """A player's turn."""

    changes: ClassVar = ("turn", "active", "pending")
    clause: ClassVar = "RT-2.1"
    turn: int
    seat: Seat


class IncreaseChosen(Event):
    """A player is about to increase population."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-3.1"
    line: ClassVar = QUIET
    seat: Seat


class RegionChosen(Event):
    """A region was picked, and more is to be chosen."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-3.1"
    line: ClassVar = QUIET
    seat: Seat
    region: str


class PopulationIncreased(Event):
    """Citizens came into a region."""

    changes: ClassVar = ("citizens", "reserves", "pending")
    clause: ClassVar = "RT-3.1"
    seat: Seat
    region: str
    citizens: int


class CardChosen(Event):
    """A player is about to take a class card."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-3.2"
    line: ClassVar = QUIET
    seat: Seat


class CardTaken(Event):
    """A class card was taken from the table."""

    changes: ClassVar = ("holders", "pending")
    clause: ClassVar = "RT-3.2"
    seat: Seat
    card: str


class CardTakenAway(Event):
    """A class card was taken from a player."""

    changes: ClassVar = ("holders", "bread", "pending")
    clause: ClassVar = "RT-3.2"
    seat: Seat
    card: str
    victim: Seat


class ActionsEnded(Event):
    """A player has done all they want to do."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-3.3"
    line: ClassVar = QUIET
    seat: Seat


# The plague phase.


class PlagueMoved(Event):
    """The plague piece stands in another region."""

    changes: ClassVar = ("plague", "pending")
    clause: ClassVar = "RT-4.1"
    seat: Seat
    region: str


class RatAdded(Event):
    """A new rat lies in a region."""

    changes: ClassVar = ("rats", "rats_left", "pending")
    clause: ClassVar = "RT-4.2"
    line: ClassVar = Line(joins=["plague-moved"])
    seat: Seat
    region: str


class PlagueBrokeOut(Event):
    """A rat was revealed, and there were enough citizens for it."""

    changes: ClassVar = ("rats", "seen_by", "known", "revealed", "pending")
    clause: ClassVar = "RT-4.5"
    reveals: ClassVar = True
    region: str
    rat: int
    limit: int
    symbols: list[str]
    citizens: int


class PlagueSpared(Event):
    """A rat was revealed, and there were too few citizens for it."""

    changes: ClassVar = ("rats", "seen_by", "known", "revealed", "pending")
    clause: ClassVar = "RT-4.5"
    reveals: ClassVar = True
    region: str
    rat: int
    limit: int
    symbols: list[str]
    citizens: int


class CitizensDied(Event):
    """Citizens of a player returned to their supply."""

    changes: ClassVar = ("citizens", "reserves")
    clause: ClassVar = "RT-4.6"
    line: ClassVar = Line(joins=["plague-broke-out"])
    seat: Seat
    region: str
    citizens: int


# The end of the game.


class LastTurnEnded(Event):
    """That was the last regular turn, and why."""

    changes: ClassVar = ("last", "pending")
    clause: ClassVar = "RT-6.1"
    seat: Seat
    reason: str


class FinalTurnBegan(Event):
    """A player may use class cards for the last time."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-6.2"
    seat: Seat


class FinalPlagueMoveChosen(Event):
    """A player is about to move the plague piece in the final round."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-6.3"
    line: ClassVar = QUIET
    seat: Seat


class FinalCitizensPlaced(Event):
    """Citizens came by a card in the final round."""

    changes: ClassVar = ("citizens", "reserves", "pending")
    clause: ClassVar = "RT-6.3"
    line: ClassVar = Line(joins=["ability-used"])
    seat: Seat
    region: str
    citizens: int


class FinalPlagueBegan(Event):
    """The plague ravages all regions, in an order that this player decides."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-6.4"
    seat: Seat


class RegionRavaged(Event):
    """The next region in the final plague."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-6.4"
    seat: Seat
    region: str


class GameEnded(Event):
    """The citizens are counted."""

    changes: ClassVar = ("result", "pending")
    clause: ClassVar = "RT-6.5"
    winners: list[Seat]
    scores: list[int]
