"""Everything that Rattus tells. (Plain structs, never compiled.)"""

from typing import ClassVar

from rathaus.core.events import Event, Seat

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
    seat: Seat


class RegionChosen(Event):
    """A region was picked, and more is to be chosen."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-3.1"
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
    seat: Seat


# Class cards in the action phase.


class AbilityUsed(Event):
    """A class card is put to use."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-3.3"
    seat: Seat
    card: str


class SourceChosen(Event):
    """From here something is about to be moved."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-3.3"
    seat: Seat
    region: str


class TargetChosen(Event):
    """To there something is about to be moved."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-3.3"
    seat: Seat
    region: str


class RatChosen(Event):
    """A rat on the board is about to be moved."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.1b"
    seat: Seat
    region: str
    rat: int


class RatMoved(Event):
    """A rat lies in another region now."""

    changes: ClassVar = ("rats", "seen_by", "known", "pending")
    clause: ClassVar = "RT-5.1b"
    seat: Seat
    source: str
    rat: int
    target: str
    place: int


class CitizensMoved(Event):
    """Citizens went from one region to another."""

    changes: ClassVar = ("citizens", "pending")
    clause: ClassVar = "RT-5.1c"
    seat: Seat
    source: str
    target: str
    citizens: int


class CourierStopped(Event):
    """No more citizens are moved."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.1i"
    seat: Seat


class RatLookedAt(Event):
    """A player looked at a rat."""

    changes: ClassVar = ("seen_by", "pending")
    clause: ClassVar = "RT-5.1d"
    seat: Seat
    region: str
    rat: int


class RatSeen(Event):
    """For who looked only: the front of the rat."""

    changes: ClassVar = ("known",)
    clause: ClassVar = "RT-5.1d"
    reveals: ClassVar = True
    region: str
    rat: int
    limit: int
    symbols: list[str]


class RatsSwapped(Event):
    """Two rats changed places."""

    changes: ClassVar = ("rats", "seen_by", "known", "pending")
    clause: ClassVar = "RT-5.1d"
    seat: Seat
    region: str
    rat: int
    other_region: str
    other_rat: int


class RatsLeft(Event):
    """Two rats stay where they are."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.1d"
    seat: Seat


class CitizenSaved(Event):
    """A citizen reached the Safe Haven."""

    changes: ClassVar = ("citizens", "haven", "pending")
    clause: ClassVar = "RT-5.1e"
    seat: Seat
    region: str


class CitizenKept(Event):
    """A citizen stands on the card."""

    changes: ClassVar = ("reserves", "bread", "pending")
    clause: ClassVar = "RT-5.1g"
    seat: Seat
    citizens: int


class KeptCitizensPlaced(Event):
    """All citizens on the card went to one region."""

    changes: ClassVar = ("citizens", "bread", "pending")
    clause: ClassVar = "RT-5.1g"
    seat: Seat
    owner: Seat
    region: str
    citizens: int


class CamelMoved(Event):
    """The camel went to a neighbouring region."""

    changes: ClassVar = ("camel", "pending")
    clause: ClassVar = "RT-5.1l"
    seat: Seat
    source: str
    target: str


class CaravanSettled(Event):
    """A citizen came with the caravan."""

    changes: ClassVar = ("citizens", "reserves")
    clause: ClassVar = "RT-5.1l"
    seat: Seat
    region: str


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
    seat: Seat
    region: str


class ExtraRatAdded(Event):
    """A rat more, by the card of a player."""

    changes: ClassVar = ("rats", "rats_left", "returnable", "pending")
    clause: ClassVar = "RT-5.1k"
    seat: Seat
    region: str


class ExtraRatDeclined(Event):
    """No rat more."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.1k"
    seat: Seat


class LimitsLowered(Event):
    """The limits of the rats revealed now count less."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.3"
    seat: Seat
    less: int


class LimitsKept(Event):
    """The limits count as they are."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.3"
    seat: Seat


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
    seat: Seat
    region: str
    citizens: int


class SerfJoined(Event):
    """A citizen more in the plague region."""

    changes: ClassVar = ("citizens", "reserves", "pending")
    clause: ClassVar = "RT-5.1h"
    seat: Seat
    region: str


class SerfStayedAway(Event):
    """No citizen more."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.1h"
    seat: Seat


class CitizenFled(Event):
    """A citizen fled to the Safe Haven from the neighbourhood of the plague."""

    changes: ClassVar = ("citizens", "haven", "pending")
    clause: ClassVar = "RT-5.1m"
    seat: Seat
    region: str


class NobodyFled(Event):
    """Nobody fled."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.1m"
    seat: Seat


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
    seat: Seat


class FinalCitizensPlaced(Event):
    """Citizens came by a card in the final round."""

    changes: ClassVar = ("citizens", "reserves", "pending")
    clause: ClassVar = "RT-6.3"
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
