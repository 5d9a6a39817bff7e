"""Where things lie in Ratville: names of things and places, and moves that several events share.

Each seat has places of its own (`0/hand`), one for each of its dice (`0/slot-3`); each loot box is a place (`box-2`),
and so is each pile of buildings (`supply-turret`).
"""
# not compiled

from typing import Final

from rathaus.core.events import BOX, Move, place_of
from rathaus.games.ratville.components import GAIN_NAMES, POPULATION

# Things; resources have their own names.
CREATURE: Final = "creature"
OBJECT: Final = "object"
LOOT: Final = "loot"
BUILDING: Final = "building"
CHARACTER: Final = "character"
DIE: Final = "die"
BONUS: Final = "bonus"  # what is added to a die
PERSON: Final = "person"
WOUND: Final = "wound"
MARKER: Final = "start"

# Places for all.
CENTRE: Final = "centre"
LOOT_CARD: Final = "loot"

# Places of a seat.
TOWN: Final = "town"
STORE: Final = "store"
HAND: Final = "hand"
OBJECTS: Final = "objects"
BUILDINGS: Final = "buildings"
CREATURES: Final = "creatures"
CHARACTERS: Final = "characters"
DICE: Final = "dice"
START: Final = "start"

PILES: Final = {"creatures": CREATURE, "objects": OBJECT, "loot": LOOT}  # what the decks are made of


def deck(pile: str) -> str:
    """`loot-deck`."""
    return f"{pile}-deck"


def discards(pile: str) -> str:
    """`loot-discards`."""
    return f"{pile}-discards"


def box_place(number: int) -> str:
    """`box-2`: a loot box."""
    return f"box-{number}"


def supply(building: str) -> str:
    """`supply-turret`: the pile of a building."""
    return f"supply-{building}"


def slot_place(seat: int, number: int) -> str:
    """`0/slot-3`: a die, what is added to it, and the character under it."""
    return place_of(seat, f"slot-{number}")


def goes(what: str, source: str, target: str, count: int, seat: int) -> list[Move]:
    """Things of a seat go from one place to another, if there are any."""
    return [Move(what, source, target, count, seat=seat)] if count > 0 else []


def received(seat: int, gained: dict[str, int], source: str = BOX) -> list[Move]:
    """Resources come to the store and people to the town; other gains are not things."""
    return [
        Move(thing(name), source, home(seat, name), count, seat=seat)
        for name, count in gained.items()
        if name in GAIN_NAMES and count > 0
    ]


def paid_by(seat: int, paid: dict[str, int]) -> list[Move]:
    """Resources leave the store."""
    return [move for name, count in paid.items() for move in goes(name, place_of(seat, STORE), BOX, count, seat)]


def people_lost(seat: int, people: int) -> list[Move]:
    """People leave the town."""
    return goes(PERSON, place_of(seat, TOWN), BOX, people, seat)


def creature_comes(seat: int, creature: str, source: str = CENTRE) -> list[Move]:
    """A creature comes to a player."""
    return [Move(CREATURE, source, place_of(seat, CREATURES), seat=seat, which=creature)]


def boxes_hold(contents: list[dict[str, int]]) -> list[tuple[str, str, int]]:
    """What lies in which loot box, and how much of it."""
    return [
        (thing(name), box_place(number), count)
        for number, content in enumerate(contents, start=1)
        for name, count in content.items()
    ]


def thing(name: str) -> str:
    """A gain by the name of its things."""
    return PERSON if name == GAIN_NAMES[POPULATION] else name


def home(seat: int, name: str) -> str:
    """Where a gain belongs."""
    return place_of(seat, TOWN if name == GAIN_NAMES[POPULATION] else STORE)
