"""RZ-2, RZ-3: the board, read from the data file and checked. What is wrong is named with its square."""
# not compiled

import re
from hashlib import sha256

import msgspec

from rathaus.core.data import read
from rathaus.core.errors import DataError
from rathaus.games.ratzzia.board import Data, Layout
from rathaus.games.ratzzia.components import ANY, PAIR, REWARD_NAMES, SAUSAGES, SECURE

PLAYERS = range(2, 6)
MOST_COLUMNS = 10
MOST_ROWS = 8
MOST_FOOD = 99
SQUARE = re.compile(r"(?P<need>[1-6]|any|=[A-Z]):(?P<pay>\d{1,2})")
PLACE = re.compile(r"C(?P<column>[1-9][0-9]?)\.(?P<row>[1-9])|K(?P<cat>[1-9][0-9]?)")


class _Token(msgspec.Struct, forbid_unknown_fields=True):
    count: int
    worth: int


class _Dice(msgspec.Struct, forbid_unknown_fields=True):
    colours: int
    each: int
    candy: int


class _Players(msgspec.Struct, forbid_unknown_fields=True):
    players: int
    dice: int
    support: int
    candy: int


class _Column(msgspec.Struct, forbid_unknown_fields=True):
    reward: str
    squares: list[str]
    jar: int = 0


class _Cat(msgspec.Struct, forbid_unknown_fields=True):
    squares: list[str]


class _Piece(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    hides: str


class _Box(msgspec.Struct, forbid_unknown_fields=True):
    goal: int
    start_food: int
    tokens: dict[str, _Token]
    dice: _Dice
    players: list[_Players]
    columns: list[_Column]
    cat: _Cat
    pieces: list[_Piece]


def load(text: str, file: str) -> Data:
    """Read a board; what cannot be played is named with its place."""
    return _Reader(file, read(text, file, _Box)).data(text)


class _Reader:
    """Checks one file, from its parts to the whole."""

    def __init__(self, file: str, box: _Box) -> None:
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
        self.check_pieces()
        starts = [sum(len(column.squares) for column in box.columns[:at]) for at in range(len(box.columns))]
        tokens = sorted(((name, token.count, token.worth) for name, token in box.tokens.items()), key=lambda t: -t[2])
        return Data(
            layouts=[self.layout(players, starts) for players in PLAYERS],
            starts=starts,
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
            self.require(
                1 <= row.dice <= box.dice.each, where, f"dice = {row.dice}, but there are {box.dice.each} of a colour"
            )
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

    def check_column(self, name: str, column: _Column) -> None:
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

    def check_pairs(self, name: str, column: _Column) -> None:
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

    # RZ-3.2: pieces.

    def check_pieces(self) -> None:
        seen: list[str] = []
        for piece in self.box.pieces:
            self.require(piece.hides not in seen, piece.hides, "hidden by two pieces, expected one")
            seen.append(piece.hides)
            self.require(piece.number in (2, 3), piece.hides, f"the piece's number is {piece.number}, expected 2 or 3")
            self.require(
                self.is_square(piece.hides), piece.hides, "a piece hides this square, which the board does not have"
            )
        for row in self.box.players:
            self.check_hidden(row)

    def is_square(self, place: str) -> bool:
        found = PLACE.fullmatch(place)
        if found is None:
            return False
        if found["cat"]:
            return 1 <= int(found["cat"]) <= len(self.box.cat.squares)
        column, row = int(found["column"]), int(found["row"])
        return 1 <= column <= len(self.box.columns) and 1 <= row <= len(self.box.columns[column - 1].squares)

    def check_hidden(self, row: _Players) -> None:
        """Only from the bottom up, never a whole column or half a pair; the cat row stays shorter than a hand."""
        hidden = self.hidden(row.players)
        for number, column in enumerate(self.box.columns, 1):
            rows = [at for at in range(1, len(column.squares) + 1) if f"C{number}.{at}" in hidden]
            with_players = f"with {row.players} players"
            for at in rows:
                where = f"C{number}.{at}"
                self.require(at <= len(rows), where, f"hidden {with_players}, but a square below it is not")
                self.require(at < len(column.squares), where, f"hidden {with_players}, but the top square never is")
                self.require(not column.squares[at - 1].startswith("="), where, "a piece hides a square of a pair")
        self.check_hidden_cat(row, hidden)

    def check_hidden_cat(self, row: _Players, hidden: set[str]) -> None:
        """RZ-9.2, and A-38: nobody can ever lose all dice to the cat row."""
        squares = self.box.cat.squares
        numbers = [at for at in range(1, len(squares) + 1) if f"K{at}" in hidden]
        for at in numbers:
            is_fit = at <= len(numbers) and at < squares.count("grey")
            self.require(
                is_fit,
                f"K{at}",
                f"hidden with {row.players} players; expected grey squares from the left, and one left over",
            )
        left = len(squares) - len(numbers)
        self.require(
            left < row.dice,
            "cat",
            f"{left} squares with {row.players} players, expected fewer than their {row.dice} dice",
        )

    def hidden(self, players: int) -> set[str]:
        """A-46: a piece is used with its number of players or fewer."""
        return {piece.hides for piece in self.box.pieces if players <= piece.number}

    # The board for a number of players.

    def layout(self, players: int, starts: list[int]) -> Layout:
        hidden = self.hidden(players)
        row = self.box.players[players - PLAYERS[0]]
        columns = self.box.columns
        covered = [sum(f"C{at}.{r}" in hidden for r in range(1, MOST_ROWS + 1)) for at in range(1, len(columns) + 1)]
        printed = [SQUARE.fullmatch(square) for column in columns for square in column.squares]
        squares = [found for found in printed if found is not None]
        needs = [_need(found["need"]) for found in squares]
        cat = [square for at, square in enumerate(self.box.cat.squares, 1) if f"K{at}" not in hidden]
        return Layout(
            columns=list(range(len(columns))),
            bottoms=[start + skipped for start, skipped in zip(starts, covered, strict=True)],
            tops=[start + len(column.squares) - 1 for start, column in zip(starts, columns, strict=True)],
            needs=needs,
            pays=[int(found["pay"]) for found in squares],
            partners=_partners([found["need"] for found in squares]),
            greys=cat.count("grey"),
            cat_length=len(cat),
            dice=row.dice,
            support=row.support,
            candy=row.candy,
        )


def _need(text: str) -> int:
    if text.startswith("="):
        return PAIR
    return ANY if text == "any" else int(text)


def _partners(needs: list[str]) -> list[int]:
    """Two squares with the same letter that lie side by side belong together."""
    partners = [-1] * len(needs)
    for square in range(len(needs) - 1):
        if needs[square].startswith("=") and needs[square] == needs[square + 1] and partners[square] < 0:
            partners[square], partners[square + 1] = square + 1, square
    return partners
