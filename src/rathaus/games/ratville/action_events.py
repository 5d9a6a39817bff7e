"""RV-3: what the actions phase tells. (Plain structs, never compiled.)"""
# not compiled

from typing import ClassVar

from rathaus.core.events import BOX, Event, Move, Seat, place_of
from rathaus.games.ratville.components import GAIN_NAMES, SCRAP
from rathaus.games.ratville.phases import (
    ACTIONS,
    BUILDER,
    COLLECTOR,
    FIGHTER,
    GEEK,
    HUNTER,
    POPULATION,
    PREACHER,
    RAGGED_BOY,
)
from rathaus.games.ratville.places import (
    BONUS,
    BUILDING,
    BUILDINGS,
    CREATURE,
    CREATURES,
    HAND,
    OBJECT,
    OBJECTS,
    WOUND,
    box_place,
    creature_comes,
    deck,
    discards,
    goes,
    paid_by,
    people_lost,
    received,
    slot_place,
    supply,
)


class StepBegan(Event):
    """The step of a character begins."""

    changes: ClassVar = ("stage", "pending")
    clause: ClassVar = "RV-3.0"
    phase: ClassVar = ACTIONS
    reveals: ClassVar = True  # who does not reveal the character has not used it
    character: str


class CharacterRevealed(Event):
    """A character lies open."""

    changes: ClassVar = ("characters", "counters", "pending")
    clause: ClassVar = "RV-3.0"
    phase: ClassVar = ACTIONS
    reveals: ClassVar = True
    seat: Seat
    character: str
    slot: int
    die: int


class ResourcesGained(Event):
    """What the objects of a character bring when it is revealed."""

    changes: ClassVar = ("resources", "population", "counters")
    clause: ClassVar = "RV-3.5"
    phase: ClassVar = ACTIONS
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
    slot: int = 0  # whose die it raised, if it raised one

    def moves(self) -> list[Move]:
        """What was paid, what came for it, and what is added to a die."""
        more = self.gained.get("value", 0)
        raised = goes(BONUS, BOX, slot_place(self.seat, self.slot), more, self.seat)
        return [*paid_by(self.seat, self.paid), *received(self.seat, self.gained), *raised]


class PeoplePaidFor(CardUsed):
    """The same when a town grows: something was paid for people."""

    clause: ClassVar = "RV-4.2"
    phase: ClassVar = POPULATION


class IconUsed(CardUsed):
    """The same when a town grows: an object in use brings people."""

    clause: ClassVar = "RV-4.1"
    phase: ClassVar = POPULATION


class CardsPassed(Event):
    """No further card is used now."""

    changes: ClassVar = ("paid_kills", "counters", "pending")
    clause: ClassVar = "RV-3.5"
    phase: ClassVar = ACTIONS
    seat: Seat


class PaymentsPassed(CardsPassed):
    """Nothing more is paid for people."""

    clause: ClassVar = "RV-4.2"
    phase: ClassVar = POPULATION


class Preached(Event):
    """The die of a slot counts more; who is under it stays hidden."""

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
    seat: Seat


class LootTaken(Event):
    """A loot box with all it holds."""

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
    """So many new objects in a hand."""

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


class CreatureAssigned(Event):
    """A Ragged Boy has sent a creature."""

    changes: ClassVar = ("centre", "creatures", "wounds", "fresh", "pending")
    clause: ClassVar = "RV-3.6"
    phase: ClassVar = RAGGED_BOY
    seat: Seat
    target: Seat
    creature: str

    def moves(self) -> list[Move]:
        """From the centre to whoever it was sent to."""
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


class CreatureTrapped(CreatureEliminated):
    """The same by a trap."""

    clause: ClassVar = "RV-3.5"
    phase: ClassVar = HUNTER


class CreatureWounded(Event):
    """A creature was hit and lives: so much life is left."""

    changes: ClassVar = ("wounds", "counters", "pending")
    clause: ClassVar = "RV-3.9"
    phase: ClassVar = HUNTER
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
    seat: Seat
    creature: str


class TownBitten(Event):
    """What survivors did to a town: all damage, what defence stopped, who was lost."""

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
    seat: Seat
    scrap: int

    def moves(self) -> list[Move]:
        """Out of the store."""
        return paid_by(self.seat, {GAIN_NAMES[SCRAP]: self.scrap})
