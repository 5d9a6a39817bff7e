"""RZ-2, RZ-3: the data file as it is written."""
# not compiled

import msgspec

PLAYERS = range(2, 6)


class Token(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of food."""

    count: int
    worth: int


class Dice(msgspec.Struct, forbid_unknown_fields=True):
    """The dice in the box."""

    colours: int
    each: int
    candy: int


class Players(msgspec.Struct, forbid_unknown_fields=True):
    """What is used with a number of players."""

    players: int
    dice: int
    support: int
    candy: int


class BoxColumn(msgspec.Struct, forbid_unknown_fields=True):
    """A column with its reward, and its squares from bottom to top."""

    reward: str
    squares: list[str]
    jar: int = 0


class Cat(msgspec.Struct, forbid_unknown_fields=True):
    """The row of the cat, and which of its grey squares is the marked one."""

    squares: list[str]
    marked: str = ""


class Piece(msgspec.Struct, forbid_unknown_fields=True):
    """A piece that hides a square, with the number on its back or a list of the numbers of players it is used with."""

    hides: str
    number: int = 0
    players: list[int] = []

    def counts(self) -> list[int]:
        """A-46: the numbers of players that the piece is used with."""
        return self.players or [count for count in PLAYERS if count <= self.number]


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """A data file."""

    goal: int
    start_food: int
    tokens: dict[str, Token]
    dice: Dice
    players: list[Players]
    columns: list[BoxColumn]
    cat: Cat
    pieces: list[Piece]
