"""RV-1: what lies on Ratville's table."""

from typing import Final

from rathaus.core.flow import Position, Table
from rathaus.games.ratville.components import DICE, RESOURCES
from rathaus.games.ratville.contents import Data

# The counters of each town for the achievements (RV-6.4): first those of this round, then those of the whole game.
KILLS: Final = 0
GROWTH: Final = 1
HIGH_VALUES: Final = 2
OBJECTS_USED: Final = 3  # characters as bits
CHARACTERS_USED: Final = 4  # characters as bits
FEATS: Final = 5  # achievements as bits
COUNTERS: Final = 6
COUNTER_NAMES: Final = ["kills", "growth", "high_values", "objects_used", "characters_used", "feats"]

NO_LOOT: Final = -1


class Towns(Table):
    """The table: every town with its people, the decks, the centre, and what was agreed."""

    def __init__(
        self,
        population: list[int],
        resources: list[int],
        counters: list[int],
        round_: int,
        start: int,
        stage: int,
        dice: list[int],
        assigned: list[int],
        bonus: list[int],
        buildings: list[list[int]],
        objects: list[list[int]],
        hands: list[list[int]],
        returned: list[list[int]],
        drawn: list[int],
        object_deck: list[int],
        past_objects: list[int],
        creatures: list[list[int]],
        wounds: list[list[int]],
        fresh: list[bool],
        centre: list[int],
        creature_deck: list[int],
        past_creatures: list[int],
        is_mixed: bool,
        loot: int,
        boxes: list[int],
        loot_deck: list[int],
        past_loot: list[int],
        paid_damage: list[int],
        paid_kills: list[int],
        faces: list[int],
        stock: list[int],
        board: int,
        is_mandatory: bool,
        fighter_defence: int,
    ) -> None:
        self.players = len(population)
        self.population = population
        self.resources = resources  # RESOURCES numbers for each seat, without limit (RR-47)
        self.counters = counters  # COUNTERS numbers for each seat
        self.round = round_
        self.start = start
        self.stage = stage  # RV-3: the character whose step has begun
        # All lists below are replaced, never changed in place: copies share them.
        self.dice = dice  # DICE numbers for each seat, 0 before they are rolled
        self.assigned = assigned  # the character under each die, or NO_CHARACTER; secret until revealed
        self.bonus = bonus  # what Preacher and objects add to each die
        self.buildings = buildings  # cards by seat, in the order in which they were built
        self.objects = objects
        self.hands = hands  # secret
        self.returned = returned  # RV-1.3: what a seat gave back at the start; only that seat knows
        self.drawn = drawn  # how many objects each seat has drawn since
        self.object_deck = object_deck  # the next card last, as in every deck
        self.past_objects = past_objects
        self.creatures = creatures
        self.wounds = wounds  # the damage on each of them
        self.fresh = fresh  # RV-3.6: who has been assigned a creature this round
        self.centre = centre
        self.creature_deck = creature_deck
        self.past_creatures = past_creatures
        self.is_mixed = is_mixed  # RR-29: whether the creatures have been shuffled again
        self.loot = loot  # the card that lies open, or NO_LOOT
        self.boxes = boxes  # those of its boxes that nobody has taken yet
        self.loot_deck = loot_deck
        self.past_loot = past_loot
        self.paid_damage = paid_damage  # RR-33: what was paid for in this Hunter step
        self.paid_kills = paid_kills
        self.faces = faces  # RV-6.2: by type of building, the card of the face in use
        self.stock = stock  # by type of building, how many are left
        self.board = board  # RV-6.1
        self.is_mandatory = is_mandatory  # RV-6.3
        self.fighter_defence = fighter_defence  # RV-6.5

    def copy(self) -> "Towns":
        """An independent copy."""
        return Towns(
            self.population.copy(),
            self.resources.copy(),
            self.counters.copy(),
            self.round,
            self.start,
            self.stage,
            self.dice,
            self.assigned,
            self.bonus,
            self.buildings,
            self.objects,
            self.hands,
            self.returned,
            self.drawn,
            self.object_deck,
            self.past_objects,
            self.creatures,
            self.wounds,
            self.fresh,
            self.centre,
            self.creature_deck,
            self.past_creatures,
            self.is_mixed,
            self.loot,
            self.boxes,
            self.loot_deck,
            self.past_loot,
            self.paid_damage,
            self.paid_kills,
            self.faces,
            self.stock,
            self.board,
            self.is_mandatory,
            self.fighter_defence,
        )

    def order(self) -> list[int]:
        """RV-2.1, RR-6: clockwise from the start player."""
        return [(self.start + place) % self.players for place in range(self.players)]

    def owned(self, seat: int, resource: int) -> int:
        """How much of a resource a town has."""
        return self.resources[seat * RESOURCES + resource]

    def can_pay(self, seat: int, cost: list[int]) -> bool:
        """Whether a town has all that something costs."""
        first = seat * RESOURCES
        owned = self.resources
        return (
            owned[first] >= cost[0]
            and owned[first + 1] >= cost[1]
            and owned[first + 2] >= cost[2]
            and owned[first + 3] >= cost[3]
        )

    def pay(self, seat: int, cost: list[int]) -> None:
        """Pay what something costs."""
        for resource in range(RESOURCES):
            at = seat * RESOURCES + resource
            self.resources[at] = self.resources[at] - cost[resource]

    def slot_of(self, seat: int, character: int) -> int:
        """The slot with this character, which has a die."""
        assigned = self.assigned
        at = seat * DICE
        while assigned[at] != character:
            at += 1
        return at - seat * DICE

    def has_die(self, seat: int, character: int) -> bool:
        """Whether a seat has given a die to a character."""
        assigned = self.assigned
        for at in range(seat * DICE, seat * DICE + DICE):  # noqa: SIM110 a generator takes longer
            if assigned[at] == character:
                return True
        return False

    def has_shown(self, seat: int, character: int) -> bool:
        """Whether a character has been revealed this round: its step has begun."""
        return character <= self.stage and self.has_die(seat, character)

    def owners_of(self, character: int) -> list[int]:
        """Who has given a die to a character, in order (RV-2.1)."""
        owners: list[int] = []
        for place in range(self.players):
            seat = (self.start + place) % self.players
            if self.has_die(seat, character):
                owners.append(seat)
        return owners

    def count(self, seat: int, counter: int, more: int) -> None:
        """Raise a counter."""
        at = seat * COUNTERS + counter
        self.counters[at] = self.counters[at] + more

    def mark(self, seat: int, counter: int, bit: int) -> None:
        """Set a bit of a counter."""
        at = seat * COUNTERS + counter
        self.counters[at] = self.counters[at] | 1 << bit


def replaced(cards: list[list[int]], seat: int, own: list[int]) -> list[list[int]]:
    """The lists of all seats with a new one for this seat, as a new list."""
    changed = cards.copy()
    changed[seat] = own
    return changed


def without(cards: list[int], card: int) -> list[int]:
    """The cards without one of these."""
    rest = cards.copy()
    rest.remove(card)
    return rest


def raised(numbers: list[int], at: int, more: int) -> list[int]:
    """The numbers with one of them raised."""
    changed = numbers.copy()
    changed[at] = changed[at] + more
    return changed


Flow = Position[Towns, Data]
