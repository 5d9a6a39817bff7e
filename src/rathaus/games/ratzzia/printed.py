"""RZ-2, RZ-3: the whole board as it is printed, and what covers it. (Plain structs, never compiled.)"""

import msgspec

from rathaus.core.data import read
from rathaus.games.ratzzia.box import Box, BoxColumn
from rathaus.games.ratzzia.contents import Data


class PrintedSquare(msgspec.Struct, frozen=True):
    """What a square takes ("3", "any", "="), what it pays, the letter of its pair, and whether a piece covers it."""

    row: int
    need: str
    pay: int
    pair: str
    is_covered: bool


class PrintedColumn(msgspec.Struct, frozen=True):
    """All squares of a column from bottom to top, with the reward above it."""

    reward: str
    sausages: int
    squares: list[PrintedSquare]


class CatSquare(msgspec.Struct, frozen=True):
    """RZ-9: a square of the cat row, from left to right; the marked one is what the cat looks at."""

    is_red: bool
    is_marked: bool
    is_covered: bool


class FoodToken(msgspec.Struct, frozen=True):
    """RZ-2.1: a kind of food: how many there are, and what one is worth."""

    name: str
    count: int
    worth: int


class Printed(msgspec.Struct, frozen=True):
    """The board under its pieces, and what this many players begin with."""

    columns: list[PrintedColumn]
    cat: list[CatSquare]
    tokens: list[FoodToken]
    goal: int
    start_food: int
    dice: int  # of each player
    support: int
    candy: int


def printed(data: Data, players: int) -> Printed:
    """The board for this many players."""
    box, layout = read(data.text, "data", Box), data.layout(players)
    hidden = {piece.hides for piece in box.pieces if players in piece.counts()}
    return Printed(
        columns=[_column(number, column, hidden) for number, column in enumerate(box.columns, start=1)],
        cat=_cat(box, hidden),
        tokens=[FoodToken(name, count, worth) for name, count, worth in data.tokens],
        goal=data.goal,
        start_food=data.start_food,
        dice=layout.dice,
        support=layout.support,
        candy=layout.candy,
    )


def _column(number: int, column: BoxColumn, hidden: set[str]) -> PrintedColumn:
    squares = []
    for row, text in enumerate(column.squares, start=1):
        need, _, pay = text.partition(":")
        is_pair = need.startswith("=")
        is_covered = f"C{number}.{row}" in hidden
        squares.append(PrintedSquare(row, "=" if is_pair else need, int(pay), need[1:] if is_pair else "", is_covered))
    return PrintedColumn(column.reward, column.jar, squares)


def _cat(box: Box, hidden: set[str]) -> list[CatSquare]:
    """RZ-9.3: where no square is named, the last grey one is marked."""
    squares = box.cat.squares
    marked = box.cat.marked or _last_grey(squares, hidden)
    return [
        CatSquare(colour == "red", f"K{at}" == marked, f"K{at}" in hidden) for at, colour in enumerate(squares, start=1)
    ]


def _last_grey(squares: list[str], hidden: set[str]) -> str:
    greys = [f"K{at}" for at, colour in enumerate(squares, start=1) if colour == "grey"]
    return [place for place in greys if place not in hidden][-1]
