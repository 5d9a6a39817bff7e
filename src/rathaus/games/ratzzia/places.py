"""RZ-2: the places where things lie, by their names, and how they go from one to another.

Every visible square is a place of its own, `column-5/2` (column and printed row) or `cat/3`; a player has `0/hand`,
`0/candies`, `0/food` and `0/sack`; the dice of the roll lie in the `tray`.
"""
# not compiled

from rathaus.core.events import BOX, EVERYBODY, Move, place_of
from rathaus.games.ratzzia.components import CANDY

DIE = "die"
SUPPORT_DIE = "support-die"
CANDY_DIE = "candy-die"
FOOD = "food"

TRAY = "tray"  # the dice of the roll
RESERVE = "reserve"
CANDY_JAR = "candy-jar"
BANK = "bank"

CAT_ROW = 0  # in place of a column's number; columns begin with 1


def square_at(column: int, row: int) -> str:
    """A square of a column by its printed row; one of the cat row counted from the left."""
    return f"cat/{row}" if column == CAT_ROW else f"column-{column}/{row}"


def hand_of(seat: int) -> str:
    """Where a player keeps own dice."""
    return place_of(seat, "hand")


def candies_of(seat: int) -> str:
    """Where a player keeps candy dice that are not used yet."""
    return place_of(seat, "candies")


def food_of(seat: int) -> str:
    """RZ-1.4: where unsecured food lies."""
    return place_of(seat, "food")


def sack_of(seat: int) -> str:
    """RZ-1.4: where food is safe."""
    return place_of(seat, "sack")


def bank(*, is_limited: bool) -> str:
    """A-36: a bank with a limit can be counted."""
    return BANK if is_limited else BOX


def kind_of(owner: int, value: int) -> str:
    """The kind of a die: a support die has no owner, a candy die no value."""
    if value == CANDY:
        return CANDY_DIE
    return SUPPORT_DIE if owner == EVERYBODY else DIE


def home_of(owner: int, value: int) -> str:
    """Where a kind of die is kept."""
    kind = kind_of(owner, value)
    if kind == CANDY_DIE:
        return CANDY_JAR
    return RESERVE if kind == SUPPORT_DIE else hand_of(owner)


def die_goes(owner: int, value: int, source: str, target: str) -> Move:
    """One die, with the value that it shows."""
    return Move(kind_of(owner, value), source, target, seat=owner, which=str(value) if value != CANDY else "")


def dice_go(count: int, owner: int, source: str, target: str) -> list[Move]:
    """This many dice with any values; no move for 0."""
    return [Move(SUPPORT_DIE if owner == EVERYBODY else DIE, source, target, count, owner)] if count else []


def food_goes(food: int, seat: int, source: str, target: str) -> list[Move]:
    """This much food of a player; no move for 0."""
    return [Move(FOOD, source, target, food, seat)] if food else []
