"""Everything that Ratville tells. (Plain structs, never compiled.)"""

from typing import ClassVar

from rathaus.core.events import QUIET, Event, Line, Seat

# RV-1: set-up.


class ObjectReturned(Event):
    """For its owner only: this object goes back to the deck."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RV-1.3"
    line: ClassVar = Line(until=["hands-kept"], joins=["object-returned"])
    seat: Seat
    object: str


class ObjectsReturned(Event):
    """A player has chosen what to keep."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RV-1.3"
    line: ClassVar = QUIET
    seat: Seat


class HandsKept(Event):
    """Everybody has chosen; the rest is shuffled into the deck."""

    changes: ClassVar = ("hand", "hand_sizes", "returned", "objects_left", "pending")
    clause: ClassVar = "RV-1.3"
    line: ClassVar = QUIET


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
    line: ClassVar = QUIET
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
    line: ClassVar = Line(until=["plans-laid"], joins=["character-placed"])
    seat: Seat
    die: int
    character: str


class PlanReady(Event):
    """A player has placed all dice."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RV-2.3"
    line: ClassVar = QUIET
    seat: Seat


class PlansLaid(Event):
    """All characters lie face down under their dice."""

    changes: ClassVar = ("characters", "pending")
    clause: ClassVar = "RV-2.3"
    line: ClassVar = QUIET


# RV-4: population.


class TownGrew(Event):
    """Growth, with the icons of buildings."""

    changes: ClassVar = ("population", "counters", "pending")
    clause: ClassVar = "RV-4.1"
    line: ClassVar = Line(joins=["town-grew"])
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
    line: ClassVar = Line(joins=["town-fed"])
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
    line: ClassVar = QUIET
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
