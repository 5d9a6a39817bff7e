"""RV-3.6 to RV-3.10: events of creatures. (Plain structs, never compiled.)"""
# not compiled

from typing import ClassVar

from rathaus.core.events import BOX, QUIET, Event, Line, Move, Seat, place_of
from rathaus.games.ratville.components import GAIN_NAMES, SCRAP
from rathaus.games.ratville.phases import (
    FIGHTER,
    HUNTER,
    RAGGED_BOY,
)
from rathaus.games.ratville.places import (
    CREATURE,
    CREATURES,
    WOUND,
    creature_comes,
    deck,
    discards,
    goes,
    paid_by,
    people_lost,
    received,
)


class CreatureAssigned(Event):
    """A Ragged Boy has sent a creature."""

    changes: ClassVar = ("centre", "creatures", "wounds", "fresh", "pending")
    clause: ClassVar = "RV-3.6"
    phase: ClassVar = RAGGED_BOY
    seat: Seat
    target: Seat
    creature: str

    def moves(self) -> list[Move]:
        """From the centre to its new owner."""
        return creature_comes(self.target, self.creature)


class CreatureTaken(Event):
    """A player without a new creature has taken one."""

    changes: ClassVar = ("centre", "creatures", "wounds", "fresh", "pending")
    clause: ClassVar = "RV-3.6"
    phase: ClassVar = RAGGED_BOY
    seat: Seat
    creature: str

    def moves(self) -> list[Move]:
        """From the centre."""
        return creature_comes(self.seat, self.creature)


class CreatureAttracted(Event):
    """A Squeaky Beast has brought another creature along."""

    changes: ClassVar = ("creatures", "wounds", "creatures_left")
    clause: ClassVar = "RV-3.7"
    phase: ClassVar = RAGGED_BOY
    reveals: ClassVar = True
    line: ClassVar = Line(joins=["creature-assigned", "creature-taken"])
    seat: Seat
    creature: str

    def moves(self) -> list[Move]:
        """From the deck."""
        return creature_comes(self.seat, self.creature, deck("creatures"))


class CreatureEliminated(Event):
    """A creature is dead: what its owner gets for it."""

    changes: ClassVar = (
        *("creatures", "wounds", "past_creatures", "resources", "population", "counters"),
        *("paid_kills", "pending"),
    )
    clause: ClassVar = "RV-3.9"
    phase: ClassVar = HUNTER
    line: ClassVar = Line(joins=["creature-eliminated", "creature-wounded"], same="seat")
    seat: Seat
    creature: str
    gained: dict[str, int]
    wounds: int  # the damage that lay on it

    def moves(self) -> list[Move]:
        """To the discards, without its damage, for food and more."""
        source = place_of(self.seat, CREATURES)
        creature = Move(CREATURE, source, discards("creatures"), seat=self.seat, which=self.creature)
        healed = goes(WOUND, source, BOX, self.wounds, self.seat)
        return [creature, *healed, *received(self.seat, self.gained)]


class CreatureFought(CreatureEliminated):
    """The same by the Fighter."""

    clause: ClassVar = "RV-3.8"
    phase: ClassVar = FIGHTER
    line: ClassVar = Line(joins=["creature-fought"], same="seat")


class CreatureTrapped(CreatureEliminated):
    """The same by a trap."""

    clause: ClassVar = "RV-3.5"
    phase: ClassVar = HUNTER
    line: ClassVar = Line(joins=["card-used"], same="seat")


class CreatureWounded(Event):
    """A creature was hit and lives: how much life is left."""

    changes: ClassVar = ("wounds", "counters", "pending")
    clause: ClassVar = "RV-3.9"
    phase: ClassVar = HUNTER
    line: ClassVar = Line(joins=["creature-eliminated", "creature-wounded"], same="seat")
    seat: Seat
    creature: str
    damage: int
    life: int

    def moves(self) -> list[Move]:
        """Damage stays on it."""
        return goes(WOUND, BOX, place_of(self.seat, CREATURES), self.damage, self.seat)


class CreatureSpared(Event):
    """A creature takes no damage in this hunt."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RV-3.9"
    phase: ClassVar = HUNTER
    line: ClassVar = QUIET
    seat: Seat
    creature: str


class TownBitten(Event):
    """What survivors did to a town: all damage, what defence stopped, how many people were lost."""

    changes: ClassVar = ("population", "counters")
    clause: ClassVar = "RV-3.10"
    phase: ClassVar = HUNTER
    seat: Seat
    damage: int
    defence: int
    people: int

    def moves(self) -> list[Move]:
        """People leave the town."""
        return people_lost(self.seat, self.people)


class ScrapDissolved(Event):
    """Acid."""

    changes: ClassVar = ("resources",)
    clause: ClassVar = "RV-3.10"
    phase: ClassVar = HUNTER
    line: ClassVar = Line(joins=["town-bitten"])
    seat: Seat
    scrap: int

    def moves(self) -> list[Move]:
        """Out of the store."""
        return paid_by(self.seat, {GAIN_NAMES[SCRAP]: self.scrap})
