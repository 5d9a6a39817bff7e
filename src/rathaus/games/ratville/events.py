"""Everything that Ratville tells. (Plain structs, never compiled.)"""

from typing import ClassVar

from rathaus.core.events import Event, Seat

# RV-1: set-up.


class ObjectReturned(Event):
    """For its owner only: this object goes back to the deck."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RV-1.3"
    seat: Seat
    object: str


class ObjectsReturned(Event):
    """A player has chosen what to keep."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RV-1.3"
    seat: Seat


class HandsKept(Event):
    """Everybody has chosen; the rest is shuffled into the deck."""

    changes: ClassVar = ("hand", "hand_sizes", "returned", "objects_left", "pending")
    clause: ClassVar = "RV-1.3"


# RV-2: the round.


class RoundBegan(Event):
    """A new round with its start player."""

    changes: ClassVar = ("round", "start", "pending")
    clause: ClassVar = "RV-2.1"
    round: int
    start: Seat


class DeckShuffled(Event):
    """A deck was empty: its discards are a new one."""

    changes: ClassVar = (
        *("creatures_left", "past_creatures", "is_mixed", "objects_left", "past_objects"),
        *("loot_left", "past_loot"),
    )
    clause: ClassVar = "RV-2.2"
    deck: str


class CreaturesArrived(Event):
    """Creatures in the centre."""

    changes: ClassVar = ("centre", "creatures_left", "pending")
    clause: ClassVar = "RV-2.2"
    reveals: ClassVar = True
    creatures: list[str]


class LootTurned(Event):
    """The loot card of the round."""

    changes: ClassVar = ("loot", "boxes", "loot_left", "pending")
    clause: ClassVar = "RV-2.2"
    reveals: ClassVar = True
    card: str


class DiceRolled(Event):
    """A player's dice, slot by slot."""

    changes: ClassVar = ("dice", "pending")
    clause: ClassVar = "RV-2.3"
    reveals: ClassVar = True
    seat: Seat
    dice: list[int]
    sum: int


class ScrapFound(Event):
    """The lowest sum gets a scrap metal."""

    changes: ClassVar = ("resources",)
    clause: ClassVar = "RV-2.3"
    seats: list[Seat]


class CharacterPlaced(Event):
    """For its owner only: which character lies under a die."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RV-2.3"
    seat: Seat
    die: int
    character: str


class PlanReady(Event):
    """A player has placed all dice."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RV-2.3"
    seat: Seat


class PlansLaid(Event):
    """All characters lie face down under their dice."""

    changes: ClassVar = ("characters", "pending")
    clause: ClassVar = "RV-2.3"


# RV-3: actions.


class StepBegan(Event):
    """The step of a character begins."""

    changes: ClassVar = ("stage", "pending")
    clause: ClassVar = "RV-3.0"
    character: str


class CharacterRevealed(Event):
    """A character lies open."""

    changes: ClassVar = ("characters", "counters", "pending")
    clause: ClassVar = "RV-3.0"
    reveals: ClassVar = True
    seat: Seat
    character: str
    slot: int
    die: int


class ResourcesGained(Event):
    """What the objects of a character bring when it is revealed."""

    changes: ClassVar = ("resources", "population", "counters")
    clause: ClassVar = "RV-3.5"
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


class CardsPassed(Event):
    """No further card is used now."""

    changes: ClassVar = ("paid_kills", "counters", "pending")
    clause: ClassVar = "RV-3.5"
    seat: Seat


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
    seat: Seat
    creature: str


class CreatureEliminated(Event):
    """A creature is dead: what its owner gets for it."""

    changes: ClassVar = (
        *("creatures", "wounds", "past_creatures", "resources", "population", "counters"),
        *("paid_kills", "pending"),
    )
    clause: ClassVar = "RV-3.9"
    seat: Seat
    creature: str
    gained: dict[str, int]


class CreatureWounded(Event):
    """A creature was hit and lives: so much life is left."""

    changes: ClassVar = ("wounds", "counters", "pending")
    clause: ClassVar = "RV-3.9"
    seat: Seat
    creature: str
    damage: int
    life: int


class CreatureSpared(Event):
    """A creature takes no damage in this hunt."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RV-3.9"
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
    seat: Seat
    scrap: int


# RV-4: population.


class TownGrew(Event):
    """Growth, with the icons of buildings."""

    changes: ClassVar = ("population", "counters", "pending")
    clause: ClassVar = "RV-4.1"
    seat: Seat
    people: int


class TownFed(Event):
    """The food that was due, saved and paid."""

    changes: ClassVar = ("resources", "pending")
    clause: ClassVar = "RV-4.3"
    seat: Seat
    due: int
    saved: int
    food: int


class PeopleStarved(Event):
    """There was not enough food."""

    changes: ClassVar = ("population",)
    clause: ClassVar = "RV-4.3"
    seat: Seat
    people: int


# RV-5, RV-6: the end.


class RoundEnded(Event):
    """Loot is cleared away, characters and dice return, the start marker passes on."""

    changes: ClassVar = (
        *("start", "stage", "dice", "bonus", "characters", "fresh", "paid_damage", "paid_kills", "counters"),
        *("loot", "boxes", "past_loot", "pending"),
    )
    clause: ClassVar = "RV-5.2"
    round: int
    start: Seat


class AchievementEarned(Event):
    """For the record."""

    changes: ClassVar = ("counters",)
    clause: ClassVar = "RV-6.4"
    seat: Seat
    achievement: str


class GameEnded(Event):
    """The end of the game, with its ranking."""

    changes: ClassVar = ("result", "counters", "pending")
    clause: ClassVar = "RV-5.1"
    winners: list[Seat]
    scores: list[int]
