"""Events of class cards. (Plain structs, never compiled.)"""
# not compiled

from typing import ClassVar

from rathaus.core.events import QUIET, Event, Line, Move, Seat
from rathaus.games.rattus.phases import ABILITIES, RATS, RESOLVE
from rathaus.games.rattus.places import BREAD, CAMEL, HAVEN, REVEALED, SUPPLY, citizens_go, rat_goes, rat_place

# In the action phase.


class AbilityUsed(Event):
    """A class card is put to use."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-3.3"
    phase: ClassVar = ABILITIES
    seat: Seat
    card: str


class SourceChosen(Event):
    """Something is about to be moved from here."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-3.3"
    phase: ClassVar = ABILITIES
    line: ClassVar = QUIET
    seat: Seat
    region: str


class TargetChosen(Event):
    """Something is about to be moved to there."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-3.3"
    phase: ClassVar = ABILITIES
    line: ClassVar = QUIET
    seat: Seat
    region: str


class RatChosen(Event):
    """A rat on the board is about to be moved."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.1b"
    phase: ClassVar = ABILITIES
    line: ClassVar = QUIET
    seat: Seat
    region: str
    rat: int


class RatMoved(Event):
    """A rat lies in another region now."""

    changes: ClassVar = ("rats", "seen_by", "known", "pending")
    clause: ClassVar = "RT-5.1b"
    phase: ClassVar = ABILITIES
    line: ClassVar = Line(joins=["ability-used"])
    seat: Seat
    source: str
    rat: int
    target: str
    place: int

    def moves(self) -> list[Move]:
        """From place to place, face down."""
        return [rat_goes(rat_place(self.source, self.rat), rat_place(self.target, self.place))]


class CitizensMoved(Event):
    """Citizens went from one region to another."""

    changes: ClassVar = ("citizens", "pending")
    clause: ClassVar = "RT-5.1c"
    phase: ClassVar = ABILITIES
    line: ClassVar = Line(joins=["ability-used"])
    seat: Seat
    source: str
    target: str
    citizens: int

    def moves(self) -> list[Move]:
        """From region to region."""
        return citizens_go(self.seat, self.source, self.target, self.citizens)


class CourierStopped(Event):
    """No more citizens are moved."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.1i"
    phase: ClassVar = ABILITIES
    line: ClassVar = QUIET
    seat: Seat


class RatLookedAt(Event):
    """A player looked at a rat."""

    changes: ClassVar = ("seen_by", "pending")
    clause: ClassVar = "RT-5.1d"
    phase: ClassVar = ABILITIES
    line: ClassVar = Line(joins=["ability-used"])
    seat: Seat
    region: str
    rat: int


class RatSeen(Event):
    """Only for the player who looked: the front of the rat."""

    changes: ClassVar = ("known",)
    clause: ClassVar = "RT-5.1d"
    phase: ClassVar = ABILITIES
    reveals: ClassVar = True
    region: str
    rat: int
    limit: int
    symbols: list[str]


class RatsSwapped(Event):
    """Two rats changed places."""

    changes: ClassVar = ("rats", "seen_by", "known", "pending")
    clause: ClassVar = "RT-5.1d"
    phase: ClassVar = ABILITIES
    line: ClassVar = Line(joins=["ability-used"])
    seat: Seat
    region: str
    rat: int
    other_region: str
    other_rat: int

    def moves(self) -> list[Move]:
        """Each to the place of the other, face down."""
        one, other = rat_place(self.region, self.rat), rat_place(self.other_region, self.other_rat)
        return [rat_goes(one, other), rat_goes(other, one)]


class RatsLeft(Event):
    """Two rats stay where they are."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.1d"
    phase: ClassVar = ABILITIES
    line: ClassVar = QUIET
    seat: Seat


class CitizenSaved(Event):
    """A citizen reached the Safe Haven."""

    changes: ClassVar = ("citizens", "haven", "pending")
    clause: ClassVar = "RT-5.1e"
    phase: ClassVar = ABILITIES
    line: ClassVar = Line(joins=["ability-used"])
    seat: Seat
    region: str

    def moves(self) -> list[Move]:
        """From the region to the Safe Haven."""
        return citizens_go(self.seat, self.region, HAVEN)


class CitizenKept(Event):
    """A citizen stands on the card."""

    changes: ClassVar = ("reserves", "bread", "pending")
    clause: ClassVar = "RT-5.1g"
    phase: ClassVar = ABILITIES
    line: ClassVar = Line(joins=["ability-used"])
    seat: Seat
    citizens: int

    def moves(self) -> list[Move]:
        """From the supply to the card."""
        return citizens_go(self.seat, SUPPLY, BREAD)


class KeptCitizensPlaced(Event):
    """All citizens on the card went to one region."""

    changes: ClassVar = ("citizens", "bread", "pending")
    clause: ClassVar = "RT-5.1g"
    phase: ClassVar = ABILITIES
    seat: Seat
    owner: Seat
    region: str
    citizens: int

    def moves(self) -> list[Move]:
        """From the card to the region."""
        return citizens_go(self.owner, BREAD, self.region, self.citizens)


class CamelMoved(Event):
    """The camel went to a neighbouring region."""

    changes: ClassVar = ("camel", "pending")
    clause: ClassVar = "RT-5.1l"
    phase: ClassVar = ABILITIES
    line: ClassVar = Line(joins=["ability-used"])
    seat: Seat
    source: str
    target: str

    def moves(self) -> list[Move]:
        """From region to region."""
        return [Move(CAMEL, self.source, self.target)]


class CaravanSettled(Event):
    """A citizen came with the caravan."""

    changes: ClassVar = ("citizens", "reserves")
    clause: ClassVar = "RT-5.1l"
    phase: ClassVar = ABILITIES
    line: ClassVar = Line(joins=["ability-used"])
    seat: Seat
    region: str

    def moves(self) -> list[Move]:
        """From the supply to the region."""
        return citizens_go(self.seat, SUPPLY, self.region)


# In the plague phase.


class ExtraRatAdded(Event):
    """One more rat, by the card of a player."""

    changes: ClassVar = ("rats", "rats_left", "returnable", "pending")
    clause: ClassVar = "RT-5.1k"
    phase: ClassVar = RATS
    line: ClassVar = Line(joins=["plague-moved"])
    seat: Seat
    region: str
    rat: int
    is_returned: bool

    def moves(self) -> list[Move]:
        """From the supply or from those that were revealed, face down."""
        return [rat_goes(REVEALED if self.is_returned else SUPPLY, rat_place(self.region, self.rat))]


class ExtraRatDeclined(Event):
    """No further rat."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.1k"
    phase: ClassVar = RATS
    line: ClassVar = QUIET
    seat: Seat


class LimitsLowered(Event):
    """The limits of the rats revealed now count less."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.3"
    phase: ClassVar = RESOLVE
    seat: Seat
    less: int


class LimitsKept(Event):
    """The limits count as they are."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.3"
    phase: ClassVar = RESOLVE
    line: ClassVar = QUIET
    seat: Seat


class SerfJoined(Event):
    """One more citizen in the plague region."""

    changes: ClassVar = ("citizens", "reserves", "pending")
    clause: ClassVar = "RT-5.1h"
    phase: ClassVar = RESOLVE
    seat: Seat
    region: str

    def moves(self) -> list[Move]:
        """From the supply to the region."""
        return citizens_go(self.seat, SUPPLY, self.region)


class SerfStayedAway(Event):
    """No further citizen."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.1h"
    phase: ClassVar = RESOLVE
    line: ClassVar = QUIET
    seat: Seat


class CitizenFled(Event):
    """A citizen fled to the Safe Haven from the neighbourhood of the plague."""

    changes: ClassVar = ("citizens", "haven", "pending")
    clause: ClassVar = "RT-5.1m"
    phase: ClassVar = RESOLVE
    seat: Seat
    region: str

    def moves(self) -> list[Move]:
        """From the region to the Safe Haven."""
        return citizens_go(self.seat, self.region, HAVEN)


class NobodyFled(Event):
    """Nobody fled."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.1m"
    phase: ClassVar = RESOLVE
    line: ClassVar = QUIET
    seat: Seat
