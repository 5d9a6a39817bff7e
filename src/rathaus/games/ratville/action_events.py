"""RV-3: what the actions phase tells. (Plain structs, never compiled.)"""
# not compiled

from typing import ClassVar

from rathaus.core.events import QUIET, Event, Line, Seat


class StepBegan(Event):
    """The step of a character begins."""

    changes: ClassVar = ("stage", "pending")
    clause: ClassVar = "RV-3.0"
    reveals: ClassVar = True  # who does not reveal the character has not used it
    line: ClassVar = QUIET
    character: str


class CharacterRevealed(Event):
    """A character lies open."""

    changes: ClassVar = ("characters", "counters", "pending")
    clause: ClassVar = "RV-3.0"
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
    line: ClassVar = Line(needs="gained")
    seat: Seat
    character: str
    gained: dict[str, int]


class CardUsed(Event):
    """A card was used: what was paid, and what it gave."""

    changes: ClassVar = ("resources", "population", "counters", "bonus", "paid_damage", "paid_kills", "pending")
    clause: ClassVar = "RV-3.5"
    seat: Seat
    card: str
    paid: dict[str, int]
    gained: dict[str, int]


class PeoplePaidFor(CardUsed):
    """The same when a town grows: something was paid for people."""

    clause: ClassVar = "RV-4.2"


class IconUsed(CardUsed):
    """The same when a town grows: an object in use brings people."""

    clause: ClassVar = "RV-4.1"


class CardsPassed(Event):
    """No further card is used now."""

    changes: ClassVar = ("paid_kills", "counters", "pending")
    clause: ClassVar = "RV-3.5"
    line: ClassVar = QUIET
    seat: Seat


class PaymentsPassed(CardsPassed):
    """Nothing more is paid for people."""

    clause: ClassVar = "RV-4.2"
    line: ClassVar = QUIET


class Preached(Event):
    """The die of a slot counts more; who is under it stays hidden."""

    changes: ClassVar = ("bonus", "counters", "pending")
    clause: ClassVar = "RV-3.1"
    seat: Seat
    slot: int


class PreachingDeclined(Event):
    """No second sermon."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RV-3.1"
    line: ClassVar = QUIET
    seat: Seat


class LootTaken(Event):
    """A loot box with all it holds."""

    changes: ClassVar = ("boxes", "resources", "population", "pending")
    clause: ClassVar = "RV-3.2"
    seat: Seat
    box: int
    gained: dict[str, int]


class SkillUsed(Event):
    """A skill instead of a card."""

    changes: ClassVar = ("resources", "pending")
    clause: ClassVar = "RV-3.3"
    seat: Seat
    character: str
    gained: dict[str, int]


class GeekSkillUsed(SkillUsed):
    """The same for the Geek."""

    clause: ClassVar = "RV-3.4"


class BuildingBuilt(Event):
    """A new building in a town."""

    changes: ClassVar = ("buildings", "stock", "resources", "counters", "pending")
    clause: ClassVar = "RV-3.3"
    seat: Seat
    building: str
    paid: dict[str, int]


class ObjectMade(Event):
    """An object comes out of a hand into play."""

    changes: ClassVar = ("objects", "hand", "hand_sizes", "resources", "pending")
    clause: ClassVar = "RV-3.4"
    reveals: ClassVar = True
    seat: Seat
    object: str
    paid: dict[str, int]


class ObjectsDrawn(Event):
    """So many new objects in a hand."""

    changes: ClassVar = ("hand_sizes", "drawn", "objects_left", "pending")
    clause: ClassVar = "RV-3.4"
    seat: Seat
    objects: int


class ObjectsSeen(Event):
    """For their owner only: what was drawn."""

    changes: ClassVar = ("hand",)
    clause: ClassVar = "RV-3.4"
    reveals: ClassVar = True
    line: ClassVar = Line(joins=["objects-drawn"])
    objects: list[str]


class ObjectDiscarded(Event):
    """An object lies among the discards, face up."""

    changes: ClassVar = ("hand", "hand_sizes", "past_objects", "pending")
    clause: ClassVar = "RV-3.4"
    reveals: ClassVar = True
    seat: Seat
    object: str


class CreatureAssigned(Event):
    """A Ragged Boy has sent a creature."""

    changes: ClassVar = ("centre", "creatures", "wounds", "fresh", "pending")
    clause: ClassVar = "RV-3.6"
    seat: Seat
    target: Seat
    creature: str


class CreatureTaken(Event):
    """A player without a new creature has taken one."""

    changes: ClassVar = ("centre", "creatures", "wounds", "fresh", "pending")
    clause: ClassVar = "RV-3.6"
    seat: Seat
    creature: str


class CreatureAttracted(Event):
    """A Squeaky Beast has brought another creature along."""

    changes: ClassVar = ("creatures", "wounds", "creatures_left")
    clause: ClassVar = "RV-3.7"
    reveals: ClassVar = True
    line: ClassVar = Line(joins=["creature-assigned", "creature-taken"])
    seat: Seat
    creature: str


class CreatureEliminated(Event):
    """A creature is dead: what its owner gets for it."""

    changes: ClassVar = (
        *("creatures", "wounds", "past_creatures", "resources", "population", "counters"),
        *("paid_kills", "pending"),
    )
    clause: ClassVar = "RV-3.9"
    line: ClassVar = Line(joins=["creature-eliminated", "creature-wounded"], same="seat")
    seat: Seat
    creature: str
    gained: dict[str, int]


class CreatureFought(CreatureEliminated):
    """The same by the Fighter."""

    clause: ClassVar = "RV-3.8"
    line: ClassVar = Line(joins=["creature-fought"], same="seat")


class CreatureTrapped(CreatureEliminated):
    """The same by a trap."""

    clause: ClassVar = "RV-3.5"
    line: ClassVar = Line(joins=["card-used"], same="seat")


class CreatureWounded(Event):
    """A creature was hit and lives: so much life is left."""

    changes: ClassVar = ("wounds", "counters", "pending")
    clause: ClassVar = "RV-3.9"
    line: ClassVar = Line(joins=["creature-eliminated", "creature-wounded"], same="seat")
    seat: Seat
    creature: str
    damage: int
    life: int


class CreatureSpared(Event):
    """A creature takes no damage in this hunt."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RV-3.9"
    line: ClassVar = QUIET
    seat: Seat
    creature: str


class TownBitten(Event):
    """What survivors did to a town: all damage, what defence stopped, who was lost."""

    changes: ClassVar = ("population", "counters")
    clause: ClassVar = "RV-3.10"
    seat: Seat
    damage: int
    defence: int
    people: int


class ScrapDissolved(Event):
    """Acid."""

    changes: ClassVar = ("resources",)
    clause: ClassVar = "RV-3.10"
    line: ClassVar = Line(joins=["town-bitten"])
    seat: Seat
    scrap: int
