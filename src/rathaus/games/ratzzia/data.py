"""RZ-2, RZ-3: the board, read from the data file and checked."""
# not compiled

from hashlib import sha256
from typing import NamedTuple

from rathaus.core.data import read
from rathaus.games.ratzzia.board import Layout
from rathaus.games.ratzzia.box import PLAYERS, Box, BoxColumn
from rathaus.games.ratzzia.checks import check, check_layouts
from rathaus.games.ratzzia.components import ANY, PAIR, REWARD_NAMES
from rathaus.games.ratzzia.contents import Data


def load(text: str, file: str) -> Data:
    """The box that a data file describes."""
    box = read(text, file, Box)
    check(box, file)
    layouts = [_layout(box, players) for players in PLAYERS]
    check_layouts(box, layouts, file)
    tokens = sorted(((name, token.count, token.worth) for name, token in box.tokens.items()), key=lambda t: -t[2])
    return Data(
        layouts=layouts,
        heights=[len(column.squares) for column in box.columns],
        rewards=[REWARD_NAMES.index(column.reward) for column in box.columns],
        jars=[column.jar for column in box.columns],
        goal=box.goal,
        start_food=box.start_food,
        tokens=tokens,
        sha256=sha256(text.encode()).hexdigest(),
        text=text,
    )


def _layout(box: Box, players: int) -> Layout:
    """The board for a number of players: covered squares don't exist for any rule."""
    hidden = {piece.hides for piece in box.pieces if players in piece.counts()}
    row = box.players[players - PLAYERS[0]]
    columns = [_visible(number, column, hidden) for number, column in enumerate(box.columns, 1)]
    squares = [square for column in columns for square in column]
    starts = [sum(len(column) for column in columns[:at]) for at in range(len(columns))]
    partners = _partners(squares)
    cat = {f"K{at}": colour for at, colour in enumerate(box.cat.squares, 1) if f"K{at}" not in hidden}
    greys = [place for place, colour in cat.items() if colour == "grey"]
    return Layout(
        columns=list(range(len(columns))),
        bottoms=starts,
        tops=[start + len(column) - 1 for start, column in zip(starts, columns, strict=True)],
        needs=[_need(square.need, partner) for square, partner in zip(squares, partners, strict=True)],
        pays=[square.pay for square in squares],
        partners=partners,
        places=[(square.column, square.row) for square in squares],
        greys=len(greys),
        marked=_marked(greys, box.cat.marked),
        cat_length=len(cat),
        dice=row.dice,
        support=row.support,
        candy=row.candy,
    )


class _Square(NamedTuple):
    """A square that can be seen."""

    column: int
    row: int
    need: str
    pay: int


def _visible(number: int, column: BoxColumn, hidden: set[str]) -> list[_Square]:
    """The squares of a column that no piece covers, from bottom to top."""
    squares: list[_Square] = []
    for row, square in enumerate(column.squares, 1):
        need, _, pay = square.partition(":")
        if f"C{number}.{row}" not in hidden:
            squares.append(_Square(number - 1, row, need, int(pay)))
    return squares


def _partners(squares: list[_Square]) -> list[int]:
    """By square: the other one of the same column with the same letter, or -1."""
    return [_partner(squares, here) for here in range(len(squares))]


def _partner(squares: list[_Square], here: int) -> int:
    own = squares[here]
    for at, other in enumerate(squares):
        if at != here and own.need.startswith("=") and (other.column, other.need) == (own.column, own.need):
            return at
    return -1


def _need(text: str, partner: int) -> int:
    """A-11: half a pair takes any value if the other half is covered."""
    if text.startswith("="):
        return PAIR if partner >= 0 else ANY
    return ANY if text == "any" else int(text)


def _marked(greys: list[str], marked: str) -> int:
    """Which of the visible grey squares is the marked one; -1 if it is covered."""
    if not marked:
        return len(greys) - 1
    return greys.index(marked) if marked in greys else -1
