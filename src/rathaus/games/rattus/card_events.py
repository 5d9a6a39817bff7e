"""What Rattus tells of class cards. (Plain structs, never compiled.)"""
# not compiled

from typing import ClassVar

from rathaus.core.events import QUIET, Event, Line, Seat

# In the action phase.


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
    line: ClassVar = QUIET
    seat: Seat
    region: str


class TargetChosen(Event):
    """To there something is about to be moved."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-3.3"
    line: ClassVar = QUIET
    seat: Seat
    region: str


class RatChosen(Event):
    """A rat on the board is about to be moved."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.1b"
    line: ClassVar = QUIET
    seat: Seat
    region: str
    rat: int


class RatMoved(Event):
    """A rat lies in another region now."""

    changes: ClassVar = ("rats", "seen_by", "known", "pending")
    clause: ClassVar = "RT-5.1b"
    line: ClassVar = Line(joins=["ability-used"])
    seat: Seat
    source: str
    rat: int
    target: str
    place: int


class CitizensMoved(Event):
    """Citizens went from one region to another."""

    changes: ClassVar = ("citizens", "pending")
    clause: ClassVar = "RT-5.1c"
    line: ClassVar = Line(joins=["ability-used"])
    seat: Seat
    source: str
    target: str
    citizens: int


class CourierStopped(Event):
    """No more citizens are moved."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.1i"
    line: ClassVar = QUIET
    seat: Seat


class RatLookedAt(Event):
    """A player looked at a rat."""

    changes: ClassVar = ("seen_by", "pending")
    clause: ClassVar = "RT-5.1d"
    line: ClassVar = Line(joins=["ability-used"])
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
    line: ClassVar = Line(joins=["ability-used"])
    seat: Seat
    region: str
    rat: int
    other_region: str
    other_rat: int


class RatsLeft(Event):
    """Two rats stay where they are."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.1d"
    line: ClassVar = QUIET
    seat: Seat


class CitizenSaved(Event):
    """A citizen reached the Safe Haven."""

    changes: ClassVar = ("citizens", "haven", "pending")
    clause: ClassVar = "RT-5.1e"
    line: ClassVar = Line(joins=["ability-used"])
    seat: Seat
    region: str


class CitizenKept(Event):
    """A citizen stands on the card."""

    changes: ClassVar = ("reserves", "bread", "pending")
    clause: ClassVar = "RT-5.1g"
    line: ClassVar = Line(joins=["ability-used"])
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
    line: ClassVar = Line(joins=["ability-used"])
    seat: Seat
    source: str
    target: str


class CaravanSettled(Event):
    """A citizen came with the caravan."""

    changes: ClassVar = ("citizens", "reserves")
    clause: ClassVar = "RT-5.1l"
    line: ClassVar = Line(joins=["ability-used"])
    seat: Seat
    region: str


# In the plague phase.


class ExtraRatAdded(Event):
    """A rat more, by the card of a player."""

    changes: ClassVar = ("rats", "rats_left", "returnable", "pending")
    clause: ClassVar = "RT-5.1k"
    line: ClassVar = Line(joins=["plague-moved"])
    seat: Seat
    region: str


class ExtraRatDeclined(Event):
    """No rat more."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RT-5.1k"
    line: ClassVar = QUIET
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
    line: ClassVar = QUIET
    seat: Seat


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
    line: ClassVar = QUIET
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
    line: ClassVar = QUIET
    seat: Seat
