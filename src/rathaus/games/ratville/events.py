"""All events of Ratville. (Plain structs, never compiled.)"""

from typing import ClassVar

from rathaus.core.events import BOX, QUIET, Event, Line, Move, Seat, place_of
from rathaus.games.ratville.components import DICE, FOOD, GAIN_NAMES, SCRAP
from rathaus.games.ratville.phases import END, FINAL, INITIAL, PLANNING, POPULATION, SETUP
from rathaus.games.ratville.places import (
    BONUS,
    CENTRE,
    CHARACTER,
    CHARACTERS,
    CREATURE,
    DIE,
    HAND,
    LOOT,
    LOOT_CARD,
    MARKER,
    OBJECT,
    PERSON,
    PILES,
    START,
    TOWN,
    boxes_hold,
    deck,
    discards,
    goes,
    paid_by,
    people_lost,
    received,
    slot_place,
)
from rathaus.games.ratville.places import DICE as CUP

# RV-1: set-up.


class ObjectReturned(Event):
    """For its owner only: this object goes back to the deck."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RV-1.3"
    phase: ClassVar = SETUP
    line: ClassVar = Line(until=["hands-kept"], joins=["object-returned"])
    seat: Seat
    object: str


class ObjectsReturned(Event):
    """A player has chosen what to keep."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RV-1.3"
    phase: ClassVar = SETUP
    line: ClassVar = QUIET
    seat: Seat


class HandsKept(Event):
    """Everybody has chosen; the rest is shuffled into the deck."""

    changes: ClassVar = ("hand", "hand_sizes", "returned", "objects_left", "pending")
    clause: ClassVar = "RV-1.3"
    phase: ClassVar = SETUP
    line: ClassVar = QUIET
    returned: list[int]  # how many cards, by seat

    def moves(self) -> list[Move]:
        """From hands to the deck, face down."""
        return [
            move
            for seat, cards in enumerate(self.returned)
            for move in goes(OBJECT, place_of(seat, HAND), deck("objects"), cards, seat)
        ]


# RV-2: the round.


class RoundBegan(Event):
    """A new round with its start player."""

    changes: ClassVar = ("round", "start", "pending")
    clause: ClassVar = "RV-2.1"
    phase: ClassVar = INITIAL
    round: int
    start: Seat


class DeckShuffled(Event):
    """A deck was empty: its discards are the new deck."""

    changes: ClassVar = (
        *("creatures_left", "past_creatures", "is_mixed", "objects_left", "past_objects"),
        *("loot_left", "past_loot"),
    )
    clause: ClassVar = "RV-2.2"
    phase: ClassVar = INITIAL
    deck: str
    cards: int

    def moves(self) -> list[Move]:
        """The discards are the deck."""
        return [Move(PILES[self.deck], discards(self.deck), deck(self.deck), self.cards)]


class CreaturesArrived(Event):
    """Creatures in the centre."""

    changes: ClassVar = ("centre", "creatures_left", "pending")
    clause: ClassVar = "RV-2.2"
    phase: ClassVar = INITIAL
    reveals: ClassVar = True
    creatures: list[str]

    def moves(self) -> list[Move]:
        """From the deck to the centre."""
        return [Move(CREATURE, deck("creatures"), CENTRE, which=creature) for creature in self.creatures]


class LootTurned(Event):
    """The loot card of the round."""

    changes: ClassVar = ("loot", "boxes", "loot_left", "pending")
    clause: ClassVar = "RV-2.2"
    phase: ClassVar = INITIAL
    reveals: ClassVar = True
    card: str
    box_1: dict[str, int]
    box_2: dict[str, int]
    box_3: dict[str, int]
    box_4: dict[str, int]

    def moves(self) -> list[Move]:
        """The card from its deck, and what it shows into the boxes."""
        card = Move(LOOT, deck("loot"), LOOT_CARD, which=self.card)
        contents = boxes_hold([self.box_1, self.box_2, self.box_3, self.box_4])
        return [card, *[Move(what, BOX, box, count) for what, box, count in contents]]


class DiceRolled(Event):
    """A player's dice, slot by slot."""

    changes: ClassVar = ("dice", "pending")
    clause: ClassVar = "RV-2.3"
    phase: ClassVar = PLANNING
    reveals: ClassVar = True
    line: ClassVar = QUIET
    seat: Seat
    dice: list[int]
    sum: int

    def moves(self) -> list[Move]:
        """Each die into its slot."""
        cup = place_of(self.seat, CUP)
        return [Move(DIE, cup, slot_place(self.seat, at + 1), seat=self.seat) for at in range(len(self.dice))]


class ScrapFound(Event):
    """The lowest sum gets a scrap metal."""

    changes: ClassVar = ("resources",)
    clause: ClassVar = "RV-2.3"
    phase: ClassVar = PLANNING
    seats: list[Seat]

    def moves(self) -> list[Move]:
        """One to each store."""
        return [move for seat in self.seats for move in received(seat, {GAIN_NAMES[SCRAP]: 1})]


class CharacterPlaced(Event):
    """For its owner only: which character lies under a die."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RV-2.3"
    phase: ClassVar = PLANNING
    line: ClassVar = Line(until=["plans-laid"], joins=["character-placed"])
    seat: Seat
    die: int
    character: str


class PlanReady(Event):
    """A player has placed all dice."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RV-2.3"
    phase: ClassVar = PLANNING
    line: ClassVar = QUIET
    seat: Seat


class PlansLaid(Event):
    """All characters lie face down under their dice."""

    changes: ClassVar = ("characters", "pending")
    clause: ClassVar = "RV-2.3"
    phase: ClassVar = PLANNING
    line: ClassVar = QUIET
    seats: list[Seat]

    def moves(self) -> list[Move]:
        """Four cards of each player, face down under their dice."""
        return [
            Move(CHARACTER, place_of(seat, CHARACTERS), slot_place(seat, at + 1), seat=seat)
            for seat in self.seats
            for at in range(DICE)
        ]


# RV-4: population.


class TownGrew(Event):
    """Growth, with the icons of buildings."""

    changes: ClassVar = ("population", "counters", "pending")
    clause: ClassVar = "RV-4.1"
    phase: ClassVar = POPULATION
    line: ClassVar = Line(joins=["town-grew"])
    seat: Seat
    people: int

    def moves(self) -> list[Move]:
        """People come to the town."""
        return goes(PERSON, BOX, place_of(self.seat, TOWN), self.people, self.seat)


class TownFed(Event):
    """The food that was due, saved and paid."""

    changes: ClassVar = ("resources", "pending")
    clause: ClassVar = "RV-4.3"
    phase: ClassVar = POPULATION
    seat: Seat
    due: int
    saved: int
    food: int

    def moves(self) -> list[Move]:
        """What was paid is eaten."""
        return paid_by(self.seat, {GAIN_NAMES[FOOD]: self.food})


class PeopleStarved(Event):
    """There was not enough food."""

    changes: ClassVar = ("population",)
    clause: ClassVar = "RV-4.3"
    phase: ClassVar = POPULATION
    line: ClassVar = Line(joins=["town-fed"])
    seat: Seat
    people: int

    def moves(self) -> list[Move]:
        """People leave the town."""
        return people_lost(self.seat, self.people)


# RV-5, RV-6: the end.


class RoundEnded(Event):
    """Loot is cleared away, characters and dice return, the start marker passes on."""

    changes: ClassVar = (
        *("start", "stage", "dice", "bonus", "characters", "fresh", "paid_damage", "paid_kills", "counters"),
        *("loot", "boxes", "past_loot", "pending"),
    )
    clause: ClassVar = "RV-5.2"
    phase: ClassVar = FINAL
    line: ClassVar = QUIET
    round: int
    start: Seat
    last_start: Seat
    dice: list[int]  # in their slots: four of each seat
    bonus: list[int]  # on each of them
    loot: list[str]
    box_1: dict[str, int]
    box_2: dict[str, int]
    box_3: dict[str, int]
    box_4: dict[str, int]

    def moves(self) -> list[Move]:
        """Everything of the round goes back to where it came from."""
        return [*self._slots_emptied(), *self._loot_cleared(), self._marker_passed()]

    def _slots_emptied(self) -> list[Move]:
        moves: list[Move] = []
        for number, (die, bonus) in enumerate(zip(self.dice, self.bonus, strict=True)):
            seat, at = divmod(number, DICE)
            slot = slot_place(seat, at + 1)
            moves += goes(DIE, slot, place_of(seat, CUP), int(die > 0), seat)
            moves += goes(CHARACTER, slot, place_of(seat, CHARACTERS), int(die > 0), seat)
            moves += goes(BONUS, slot, BOX, bonus, seat)
        return moves

    def _loot_cleared(self) -> list[Move]:
        cards = [Move(LOOT, LOOT_CARD, discards("loot"), which=card) for card in self.loot]
        contents = boxes_hold([self.box_1, self.box_2, self.box_3, self.box_4])
        return [*cards, *[Move(what, box, BOX, count) for what, box, count in contents]]

    def _marker_passed(self) -> Move:
        return Move(MARKER, place_of(self.last_start, START), place_of(self.start, START))


class AchievementEarned(Event):
    """For the record."""

    changes: ClassVar = ("counters",)
    clause: ClassVar = "RV-6.4"
    phase: ClassVar = END
    seat: Seat
    achievement: str


class GameEnded(Event):
    """The end of the game, with its ranking."""

    changes: ClassVar = ("result", "counters", "pending")
    clause: ClassVar = "RV-5.1"
    phase: ClassVar = END
    winners: list[Seat]
    scores: list[int]
