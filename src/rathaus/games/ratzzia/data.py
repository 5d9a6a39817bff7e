"""RZ-2, RZ-3: the board, read from the data file and checked. What is wrong is named with its square."""
# not compiled

import re
from hashlib import sha256
from typing import NamedTuple

from rathaus.core.data import read
from rathaus.core.errors import DataError
from rathaus.games.ratzzia.board import Data, Layout
from rathaus.games.ratzzia.box import PLAYERS, Box, Column, Piece, Players
from rathaus.games.ratzzia.components import ANA, ANY, PAIR, REWARD_NAMES, SAUSAGES, SECURE

MOST_COLUMNS = 10
MOST_ROWS = 8
MOST_FOOD = 99
SQUARE = re.compile(r"(?P<need>[1-6]|any|=[A-Z]):(?P<pay>\d{1,2})")
PLACE = re.compile(r"C(?P<column>[1-9][0-9]?)\.(?P<row>[1-9])|K(?P<cat>[1-9][0-9]?)")


def load(text: str, file: str) -> Data:
    """Read a board; what cannot be played is named with its place."""
    return _Reader(file, read(text, file, Box)).data(text)


class _Reader:
    """Checks one file, from its parts to the whole."""

    def __init__(self, file: str, box: Box) -> None:
        self.file = file
        self.box = box

    def wrong(self, where: str, problem: str) -> DataError:
        return DataError(self.file, where, problem)

    def require(self, holds: bool, where: str, problem: str) -> None:
        if not holds:
            raise self.wrong(where, problem)

    def data(self, text: str) -> Data:
        box = self.box
        self.check_numbers()
        self.check_columns()
        self.check_cat()
        self.check_marked()
        self.check_pieces()
        tokens = sorted(((name, token.count, token.worth) for name, token in box.tokens.items()), key=lambda t: -t[2])
        return Data(
            layouts=[self.layout(players) for players in PLAYERS],
            heights=[len(column.squares) for column in box.columns],
            rewards=[REWARD_NAMES.index(column.reward) for column in box.columns],
            jars=[column.jar for column in box.columns],
            goal=box.goal,
            start_food=box.start_food,
            tokens=tokens,
            sha256=sha256(text.encode()).hexdigest(),
            text=text,
        )

    # RZ-2, RZ-3: numbers.

    def check_numbers(self) -> None:
        box = self.box
        self.require(1 <= box.goal <= MOST_FOOD, "goal", f"{box.goal} is not a number from 1 to {MOST_FOOD}")
        is_start = 0 <= box.start_food <= MOST_FOOD
        self.require(is_start, "start_food", f"{box.start_food} is not a number from 0 to {MOST_FOOD}")
        names = ["sausage", "biscuit", "cheese"]
        self.require(sorted(box.tokens) == sorted(names), "tokens", f"expected {', '.join(names)}")
        for name, token in box.tokens.items():
            is_token = token.count > 0 and token.worth > 0
            self.require(is_token, f"tokens.{name}", "how many there are and what one is worth must be 1 or more")
        self.require(
            box.tokens["sausage"].worth == 1, "tokens.sausage", "a sausage is worth 1: squares pay in sausages"
        )
        self.check_players()

    def check_players(self) -> None:
        box = self.box
        most = PLAYERS[-1]
        self.require(box.dice.colours >= most, "dice", f"{box.dice.colours} colours, expected one for each of {most}")
        counts = [row.players for row in box.players]
        self.require(
            counts == list(PLAYERS), "players", f"rows for {counts}, expected one each for 2, 3, 4 and 5 players"
        )
        for row in box.players:
            where = f"players, row for {row.players}"
            is_enough = row.dice <= box.dice.each  # that they are not too few is checked with the row of the cat
            self.require(is_enough, where, f"dice = {row.dice}, but there are {box.dice.each} of a colour")
            spare = box.dice.each if row.players < box.dice.colours else 0
            self.require(0 <= row.support <= spare, where, f"support = {row.support}, expected 0 to {spare}")
            self.require(
                0 <= row.candy <= box.dice.candy, where, f"candy = {row.candy}, but there are {box.dice.candy}"
            )

    # RZ-6, RZ-12: columns.

    def check_columns(self) -> None:
        columns = self.box.columns
        is_fit = 2 <= len(columns) <= MOST_COLUMNS
        self.require(is_fit, "columns", f"{len(columns)} columns, expected 2 to {MOST_COLUMNS}")
        for number, column in enumerate(columns, 1):
            self.check_column(f"C{number}", column)
        secure = [number for number, column in enumerate(columns, 1) if column.reward == REWARD_NAMES[SECURE]]
        self.require(
            len(secure) == 1, "columns", f"{len(secure)} columns with the reward 'secure', expected 1: it ends the game"
        )
        anas = [column.reward for column in columns].count(REWARD_NAMES[ANA])
        self.require(anas <= 1, "columns", f"{anas} columns with the reward 'ana', expected 1 at most")

    def check_column(self, name: str, column: Column) -> None:
        known = ", ".join(REWARD_NAMES)
        self.require(column.reward in REWARD_NAMES, name, f"unknown reward {column.reward!r}, expected one of {known}")
        is_jar = column.reward == REWARD_NAMES[SAUSAGES]
        self.require(
            column.jar > 0 if is_jar else column.jar == 0,
            name,
            f"jar = {column.jar}, expected 1 or more with 'sausages', else none",
        )
        self.require(column.jar <= MOST_FOOD, name, f"jar = {column.jar}, expected {MOST_FOOD} at most")
        rows = len(column.squares)
        self.require(1 <= rows <= MOST_ROWS, name, f"{rows} squares, expected 1 to {MOST_ROWS}")
        for row, square in enumerate(column.squares, 1):
            is_square = SQUARE.fullmatch(square) is not None
            problem = f"{square!r} is no square, expected a value from 1 to 6, 'any' or '=A', then ':' and what it pays"
            self.require(is_square, f"{name}.{row}", problem)
        self.check_pairs(name, column)

    def check_pairs(self, name: str, column: Column) -> None:
        """RZ-6.6: the two squares of a pair lie one above the other; RZ-12.4a: the secure column has two pairs."""
        needs = [square.partition(":")[0] for square in column.squares]
        letters = [need for need in needs if need.startswith("=")]
        for row, need in enumerate(needs):
            if need.startswith("="):
                self.require(
                    needs.count(need) == 2,
                    f"{name}.{row + 1}",
                    f"{need!r} stands on {needs.count(need)} squares, expected 2",
                )
                is_joined = need in needs[max(0, row - 1) : row] + needs[row + 1 : row + 2]
                self.require(is_joined, f"{name}.{row + 1}", f"{need!r} is not next to its partner")
        is_fit = column.reward != REWARD_NAMES[SECURE] or len(letters) == 4
        self.require(is_fit, name, f"{len(letters) // 2} pairs, expected 2 in the column with the reward 'secure'")

    # RZ-9: the cat row.

    def check_cat(self) -> None:
        squares = self.box.cat.squares
        for number, square in enumerate(squares, 1):
            self.require(square in ("grey", "red"), f"K{number}", f"unknown colour {square!r}, expected grey or red")
        greys = squares.count("grey")
        self.require(
            1 <= greys < len(squares),
            "cat",
            f"{greys} grey of {len(squares)} squares, expected at least one grey and one red",
        )
        first_red = squares.index("red") + 1
        self.require(
            squares[greys:].count("grey") == 0,
            f"K{first_red}",
            "red before a grey square, expected the grey ones first",
        )

    def check_marked(self) -> None:
        """RZ-9.3: the square that the cat looks at is a grey one; where nothing is said, the last."""
        cat = self.box.cat
        known = [f"K{number}" for number in range(1, cat.squares.count("grey") + 1)]
        self.require(
            cat.marked in ["", *known],
            "cat",
            f"marked = {cat.marked!r}, expected a grey square: {', '.join(known)}",
        )

    # RZ-3.2: pieces.

    def check_pieces(self) -> None:
        for piece in self.box.pieces:
            is_square = self.is_square(piece.hides)
            self.require(is_square, piece.hides, "a piece hides this square, which the board does not have")
            self.check_counts(piece)
        for row in self.box.players:
            hidden = [piece.hides for piece in self.box.pieces if row.players in piece.counts()]
            for at, place in enumerate(hidden):
                problem = f"hidden by two pieces with {row.players} players, expected one"
                self.require(place not in hidden[:at], place, problem)
            self.check_hidden(row)

    def check_counts(self, piece: Piece) -> None:
        """A-46: a number of players and all below it, or a list of them."""
        is_one_way = (piece.number == 0) != (piece.players == [])
        self.require(is_one_way, piece.hides, "expected either the piece's 'number' or a list of 'players'")
        are_known = all(count in PLAYERS for count in piece.players) and piece.number in (0, *PLAYERS)
        named = piece.number or piece.players
        self.require(are_known, piece.hides, f"a piece for {named} players, expected 2 to {PLAYERS[-1]}")

    def is_square(self, place: str) -> bool:
        found = PLACE.fullmatch(place)
        if found is None:
            return False
        if found["cat"]:
            return 1 <= int(found["cat"]) <= len(self.box.cat.squares)
        column, row = int(found["column"]), int(found["row"])
        return 1 <= column <= len(self.box.columns) and 1 <= row <= len(self.box.columns[column - 1].squares)

    def check_hidden(self, row: Players) -> None:
        """Any squares, but a pair must be left for the sack (RZ-10.2) and a row for the cat (RZ-9)."""
        layout = self.layout(row.players)
        secure = [column.reward for column in self.box.columns].index(REWARD_NAMES[SECURE])
        has_pair = any(layout.column_of(square) == secure for square in layout.pairs)
        with_players = f"with {row.players} players"
        self.require(has_pair, f"C{secure + 1}", f"no pair can be seen {with_players}, expected one: it ends the game")
        reds = layout.cat_length - layout.greys
        self.require(
            layout.greys > 0 and reds > 0,
            "cat",
            f"{layout.greys} grey and {reds} red squares can be seen {with_players}, expected one of each",
        )
        self.require(layout.marked >= 0, "cat", f"the marked square {self.box.cat.marked} is hidden {with_players}")
        self.require(  # nobody can ever lose all dice to the cat row
            layout.cat_length < row.dice,
            "cat",
            f"{layout.cat_length} squares {with_players}, expected fewer than their {row.dice} dice",
        )

    # The board for a number of players.

    def layout(self, players: int) -> Layout:
        """Covered squares don't exist for any rule."""
        hidden = {piece.hides for piece in self.box.pieces if players in piece.counts()}
        row = self.box.players[players - PLAYERS[0]]
        columns = [_visible(number, column, hidden) for number, column in enumerate(self.box.columns, 1)]
        squares = [square for column in columns for square in column]
        starts = [sum(len(column) for column in columns[:at]) for at in range(len(columns))]
        partners = _partners(squares)
        cat = {f"K{at}": colour for at, colour in enumerate(self.box.cat.squares, 1) if f"K{at}" not in hidden}
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
            marked=_marked(greys, self.box.cat.marked),
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


def _visible(number: int, column: Column, hidden: set[str]) -> list[_Square]:
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
    """A-11: half a pair takes any value, where the other half is covered."""
    if text.startswith("="):
        return PAIR if partner >= 0 else ANY
    return ANY if text == "any" else int(text)


def _marked(greys: list[str], marked: str) -> int:
    """Which of the visible grey squares is the marked one; -1 where that is covered."""
    if not marked:
        return len(greys) - 1
    return greys.index(marked) if marked in greys else -1
