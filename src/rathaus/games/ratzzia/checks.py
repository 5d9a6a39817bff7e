"""RZ-2, RZ-3: the checks of a board. Errors name the square."""
# not compiled

import re

from rathaus.core.errors import DataError
from rathaus.games.ratzzia.board import Layout
from rathaus.games.ratzzia.box import PLAYERS, Box, BoxColumn, Piece, Players
from rathaus.games.ratzzia.components import ANA, REWARD_NAMES, SAUSAGES, SECURE

MOST_COLUMNS = 10
MOST_ROWS = 8
MOST_FOOD = 99
SQUARE = re.compile(r"(?P<need>[1-6]|any|=[A-Z]):(?P<pay>\d{1,2})")
PLACE = re.compile(r"C(?P<column>[1-9][0-9]?)\.(?P<row>[1-9])|K(?P<cat>[1-9][0-9]?)")


def check(box: Box, file: str) -> None:
    """Check a file from its parts to the whole; errors name the place."""
    _Checker(box, file).check()


def check_layouts(box: Box, layouts: list[Layout], file: str) -> None:
    """Check what each number of players sees of the board."""
    checker = _Checker(box, file)
    for row, layout in zip(box.players, layouts, strict=True):
        checker.check_layout(row, layout)


class _Checker:
    """Checks one file."""

    def __init__(self, box: Box, file: str) -> None:
        self.box = box
        self.file = file

    def check(self) -> None:
        self._check_numbers()
        self._check_columns()
        self._check_cat()
        self._check_marked()
        self._check_pieces()

    def _require(self, holds: bool, where: str, problem: str) -> None:
        if not holds:
            raise DataError(self.file, where, problem)

    # RZ-2, RZ-3: numbers.

    def _check_numbers(self) -> None:
        box = self.box
        self._require(1 <= box.goal <= MOST_FOOD, "goal", f"{box.goal} is not a number from 1 to {MOST_FOOD}")
        is_start = 0 <= box.start_food <= MOST_FOOD
        self._require(is_start, "start_food", f"{box.start_food} is not a number from 0 to {MOST_FOOD}")
        names = ["sausage", "biscuit", "cheese"]
        self._require(sorted(box.tokens) == sorted(names), "tokens", f"expected {', '.join(names)}")
        for name, token in box.tokens.items():
            is_token = token.count > 0 and token.worth > 0
            self._require(is_token, f"tokens.{name}", "how many there are and what one is worth must be 1 or more")
        self._require(
            box.tokens["sausage"].worth == 1, "tokens.sausage", "a sausage is worth 1: squares pay in sausages"
        )
        self._check_players()

    def _check_players(self) -> None:
        box = self.box
        most = PLAYERS[-1]
        self._require(box.dice.colours >= most, "dice", f"{box.dice.colours} colours, expected one for each of {most}")
        counts = [row.players for row in box.players]
        self._require(
            counts == list(PLAYERS), "players", f"rows for {counts}, expected one each for 2, 3, 4 and 5 players"
        )
        for row in box.players:
            where = f"players, row for {row.players}"
            is_enough = row.dice <= box.dice.each  # the minimum is checked with the cat row
            self._require(is_enough, where, f"dice = {row.dice}, but there are {box.dice.each} of a colour")
            spare = box.dice.each if row.players < box.dice.colours else 0
            self._require(0 <= row.support <= spare, where, f"support = {row.support}, expected 0 to {spare}")
            self._require(
                0 <= row.candy <= box.dice.candy, where, f"candy = {row.candy}, but there are {box.dice.candy}"
            )

    # RZ-6, RZ-12: columns.

    def _check_columns(self) -> None:
        columns = self.box.columns
        is_fit = 2 <= len(columns) <= MOST_COLUMNS
        self._require(is_fit, "columns", f"{len(columns)} columns, expected 2 to {MOST_COLUMNS}")
        for number, column in enumerate(columns, 1):
            self._check_column(f"C{number}", column)
        secure = [number for number, column in enumerate(columns, 1) if column.reward == REWARD_NAMES[SECURE]]
        self._require(
            len(secure) == 1, "columns", f"{len(secure)} columns with the reward 'secure', expected 1: it ends the game"
        )
        anas = [column.reward for column in columns].count(REWARD_NAMES[ANA])
        self._require(anas <= 1, "columns", f"{anas} columns with the reward 'ana', expected 1 at most")

    def _check_column(self, name: str, column: BoxColumn) -> None:
        known = ", ".join(REWARD_NAMES)
        self._require(column.reward in REWARD_NAMES, name, f"unknown reward {column.reward!r}, expected one of {known}")
        is_jar = column.reward == REWARD_NAMES[SAUSAGES]
        self._require(
            column.jar > 0 if is_jar else column.jar == 0,
            name,
            f"jar = {column.jar}, expected 1 or more with 'sausages', else none",
        )
        self._require(column.jar <= MOST_FOOD, name, f"jar = {column.jar}, expected {MOST_FOOD} at most")
        rows = len(column.squares)
        self._require(1 <= rows <= MOST_ROWS, name, f"{rows} squares, expected 1 to {MOST_ROWS}")
        for row, square in enumerate(column.squares, 1):
            is_square = SQUARE.fullmatch(square) is not None
            problem = f"{square!r} is no square, expected a value from 1 to 6, 'any' or '=A', then ':' and what it pays"
            self._require(is_square, f"{name}.{row}", problem)
        self._check_pairs(name, column)

    def _check_pairs(self, name: str, column: BoxColumn) -> None:
        """RZ-6.6: the two squares of a pair lie one above the other; RZ-12.4a: the secure column has two pairs."""
        needs = [square.partition(":")[0] for square in column.squares]
        letters = [need for need in needs if need.startswith("=")]
        for row, need in enumerate(needs):
            if need.startswith("="):
                self._require(
                    needs.count(need) == 2,
                    f"{name}.{row + 1}",
                    f"{need!r} stands on {needs.count(need)} squares, expected 2",
                )
                is_joined = need in needs[max(0, row - 1) : row] + needs[row + 1 : row + 2]
                self._require(is_joined, f"{name}.{row + 1}", f"{need!r} is not next to its partner")
        is_fit = column.reward != REWARD_NAMES[SECURE] or len(letters) == 4
        self._require(is_fit, name, f"{len(letters) // 2} pairs, expected 2 in the column with the reward 'secure'")

    # RZ-9: the cat row.

    def _check_cat(self) -> None:
        squares = self.box.cat.squares
        for number, square in enumerate(squares, 1):
            self._require(square in ("grey", "red"), f"K{number}", f"unknown colour {square!r}, expected grey or red")
        greys = squares.count("grey")
        self._require(
            1 <= greys < len(squares),
            "cat",
            f"{greys} grey of {len(squares)} squares, expected at least one grey and one red",
        )
        first_red = squares.index("red") + 1
        self._require(
            squares[greys:].count("grey") == 0,
            f"K{first_red}",
            "red before a grey square, expected the grey ones first",
        )

    def _check_marked(self) -> None:
        """RZ-9.3: the square that the cat looks at is a grey one; by default the last."""
        cat = self.box.cat
        known = [f"K{number}" for number in range(1, cat.squares.count("grey") + 1)]
        self._require(
            cat.marked in ["", *known],
            "cat",
            f"marked = {cat.marked!r}, expected a grey square: {', '.join(known)}",
        )

    # RZ-3.2: pieces.

    def _check_pieces(self) -> None:
        for piece in self.box.pieces:
            is_square = self._is_square(piece.hides)
            self._require(is_square, piece.hides, "a piece hides this square, which the board does not have")
            self._check_counts(piece)
        for row in self.box.players:
            hidden = [piece.hides for piece in self.box.pieces if row.players in piece.counts()]
            for at, place in enumerate(hidden):
                problem = f"hidden by two pieces with {row.players} players, expected one"
                self._require(place not in hidden[:at], place, problem)

    def _check_counts(self, piece: Piece) -> None:
        """A-46: a number of players and all below it, or a list of them."""
        is_one_way = (piece.number == 0) != (piece.players == [])
        self._require(is_one_way, piece.hides, "expected either the piece's 'number' or a list of 'players'")
        are_known = all(count in PLAYERS for count in piece.players) and piece.number in (0, *PLAYERS)
        named = piece.number or piece.players
        self._require(are_known, piece.hides, f"a piece for {named} players, expected 2 to {PLAYERS[-1]}")

    def _is_square(self, place: str) -> bool:
        found = PLACE.fullmatch(place)
        if found is None:
            return False
        if found["cat"]:
            return 1 <= int(found["cat"]) <= len(self.box.cat.squares)
        column, row = int(found["column"]), int(found["row"])
        return 1 <= column <= len(self.box.columns) and 1 <= row <= len(self.box.columns[column - 1].squares)

    def check_layout(self, row: Players, layout: Layout) -> None:
        """Any squares may be hidden, but a pair must be left for the sack (RZ-10.2) and a row for the cat (RZ-9)."""
        secure = [column.reward for column in self.box.columns].index(REWARD_NAMES[SECURE])
        has_pair = any(layout.column_of(square) == secure for square in layout.pairs)
        with_players = f"with {row.players} players"
        self._require(has_pair, f"C{secure + 1}", f"no pair can be seen {with_players}, expected one: it ends the game")
        reds = layout.cat_length - layout.greys
        self._require(
            layout.greys > 0 and reds > 0,
            "cat",
            f"{layout.greys} grey and {reds} red squares can be seen {with_players}, expected one of each",
        )
        self._require(layout.marked >= 0, "cat", f"the marked square {self.box.cat.marked} is hidden {with_players}")
        self._require(  # nobody can ever lose all dice to the cat row
            layout.cat_length < row.dice,
            "cat",
            f"{layout.cat_length} squares {with_players}, expected fewer than their {row.dice} dice",
        )
