"""RV-3: events of the actions phase. (Plain structs, never compiled.)"""
# not compiled

from typing import ClassVar

from rathaus.core.events import BOX, QUIET, Event, Line, Move, Seat, place_of
from rathaus.games.ratville.phases import (
    ACTIONS,
    BUILDER,
    COLLECTOR,
    GEEK,
    POPULATION,
    PREACHER,
)
from rathaus.games.ratville.places import (
    BONUS,
    BUILDING,
    BUILDINGS,
    HAND,
    OBJECT,
    OBJECTS,
    box_place,
    deck,
    discards,
    goes,
    paid_by,
    received,
    slot_place,
    supply,
)


class StepBegan(Event):
    """The step of a character begins."""

    changes: ClassVar = ("stage", "pending")
    clause: ClassVar = "RV-3.0"
    phase: ClassVar = ACTIONS
    reveals: ClassVar = True  # a player who does not reveal the character does not use it
    line: ClassVar = QUIET
    character: str


class CharacterRevealed(Event):
    """A character lies open."""

    changes: ClassVar = ("characters", "counters", "pending")
    clause: ClassVar = "RV-3.0"
    phase: ClassVar = ACTIONS
    reveals: ClassVar = True
    line: ClassVar = Line(joins=["character-revealed"], same="character")
    seat: Seat
    character: str
    slot: int
    die: int


class ResourcesGained(Event):
    """What the objects of a character bring when it is revealed."""

    changes: ClassVar = ("resources", "population", "counters")
    clause: ClassVar = "RV-3.5"
    phase: ClassVar = ACTIONS
    line: ClassVar = Line(needs="gained")
    seat: Seat
    character: str
    gained: dict[str, int]

    def moves(self) -> list[Move]:
        """To the store and the town."""
        return received(self.seat, self.gained)


class CardUsed(Event):
    """A card was used: what was paid, and what it gave."""

    changes: ClassVar = ("resources", "population", "counters", "bonus", "paid_damage", "paid_kills", "pending")
    clause: ClassVar = "RV-3.5"
    phase: ClassVar = ACTIONS
    seat: Seat
    card: str
    paid: dict[str, int]
    gained: dict[str, int]
    slot: int = 0  # the slot of the die that it raised, if any

    def moves(self) -> list[Move]:
        """What was paid, what came for it, and what is added to a die."""
        more = self.gained.get("value", 0)
        raised = goes(BONUS, BOX, slot_place(self.seat, self.slot), more, self.seat)
        return [*paid_by(self.seat, self.paid), *received(self.seat, self.gained), *raised]


class PeoplePaidFor(CardUsed):
    """Used when a town grows: something was paid for people."""

    clause: ClassVar = "RV-4.2"
    phase: ClassVar = POPULATION


class IconUsed(CardUsed):
    """Used when a town grows: an object in use brings people."""

    clause: ClassVar = "RV-4.1"
    phase: ClassVar = POPULATION


class CardsPassed(Event):
    """No further card is used now."""

    changes: ClassVar = ("paid_kills", "counters", "pending")
    clause: ClassVar = "RV-3.5"
    phase: ClassVar = ACTIONS
    line: ClassVar = QUIET
    seat: Seat


class PaymentsPassed(CardsPassed):
    """Nothing more is paid for people."""

    clause: ClassVar = "RV-4.2"
    phase: ClassVar = POPULATION
    line: ClassVar = QUIET


class Preached(Event):
    """The die of a slot counts more; the character under it stays hidden."""

    changes: ClassVar = ("bonus", "counters", "pending")
    clause: ClassVar = "RV-3.1"
    phase: ClassVar = PREACHER
    seat: Seat
    slot: int
    bonus: int

    def moves(self) -> list[Move]:
        """More on a die."""
        return goes(BONUS, BOX, slot_place(self.seat, self.slot), self.bonus, self.seat)


class PreachingDeclined(Event):
    """No second sermon."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RV-3.1"
    phase: ClassVar = PREACHER
    line: ClassVar = QUIET
    seat: Seat


class LootTaken(Event):
    """A loot box was taken, with all its contents."""

    changes: ClassVar = ("boxes", "resources", "population", "pending")
    clause: ClassVar = "RV-3.2"
    phase: ClassVar = COLLECTOR
    seat: Seat
    box: int
    gained: dict[str, int]

    def moves(self) -> list[Move]:
        """Out of the box."""
        return received(self.seat, self.gained, box_place(self.box))


class SkillUsed(Event):
    """A skill instead of a card."""

    changes: ClassVar = ("resources", "pending")
    clause: ClassVar = "RV-3.3"
    phase: ClassVar = BUILDER
    seat: Seat
    character: str
    gained: dict[str, int]

    def moves(self) -> list[Move]:
        """To the store."""
        return received(self.seat, self.gained)


class GeekSkillUsed(SkillUsed):
    """The same for the Geek."""

    clause: ClassVar = "RV-3.4"
    phase: ClassVar = GEEK


class BuildingBuilt(Event):
    """A new building in a town."""

    changes: ClassVar = ("buildings", "stock", "resources", "counters", "pending")
    clause: ClassVar = "RV-3.3"
    phase: ClassVar = BUILDER
    seat: Seat
    building: str
    paid: dict[str, int]

    def moves(self) -> list[Move]:
        """Resources for a building out of the supply."""
        source, target = supply(self.building), place_of(self.seat, BUILDINGS)
        return [*paid_by(self.seat, self.paid), Move(BUILDING, source, target, seat=self.seat, which=self.building)]


class ObjectMade(Event):
    """An object comes out of a hand into play."""

    changes: ClassVar = ("objects", "hand", "hand_sizes", "resources", "pending")
    clause: ClassVar = "RV-3.4"
    phase: ClassVar = GEEK
    reveals: ClassVar = True
    seat: Seat
    object: str
    paid: dict[str, int]

    def moves(self) -> list[Move]:
        """Resources for an object out of the hand."""
        source, target = place_of(self.seat, HAND), place_of(self.seat, OBJECTS)
        return [*paid_by(self.seat, self.paid), Move(OBJECT, source, target, seat=self.seat, which=self.object)]


class ObjectsDrawn(Event):
    """This many new objects in a hand."""

    changes: ClassVar = ("hand_sizes", "drawn", "objects_left", "pending")
    clause: ClassVar = "RV-3.4"
    phase: ClassVar = GEEK
    seat: Seat
    objects: int

    def moves(self) -> list[Move]:
        """From the deck, face down."""
        return goes(OBJECT, deck("objects"), place_of(self.seat, HAND), self.objects, self.seat)


class ObjectsSeen(Event):
    """For their owner only: what was drawn."""

    changes: ClassVar = ("hand",)
    clause: ClassVar = "RV-3.4"
    phase: ClassVar = GEEK
    reveals: ClassVar = True
    line: ClassVar = Line(joins=["objects-drawn"])
    objects: list[str]


class ObjectDiscarded(Event):
    """An object lies among the discards, face up."""

    changes: ClassVar = ("hand", "hand_sizes", "past_objects", "pending")
    clause: ClassVar = "RV-3.4"
    phase: ClassVar = GEEK
    reveals: ClassVar = True
    seat: Seat
    object: str

    def moves(self) -> list[Move]:
        """Out of the hand."""
        return [Move(OBJECT, place_of(self.seat, HAND), discards("objects"), seat=self.seat, which=self.object)]
