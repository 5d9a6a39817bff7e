"""The events of a turn in Ratzzia, up to its rewards. (Plain structs, never compiled.)

Where several dice of the board go, each has its `owner` (-1 is a support die) and its `value` (0 is a candy die).
"""

from typing import ClassVar

from rathaus.core.events import EVERYBODY, QUIET, Event, Line, Move, Seat
from rathaus.games.ratzzia.components import CANDY
from rathaus.games.ratzzia.phases import CAT, PLACE, REROLL, ROLL, SUPPORT
from rathaus.games.ratzzia.places import (
    CAT_ROW,
    RESERVE,
    TRAY,
    candies_of,
    dice_go,
    die_goes,
    hand_of,
    home_of,
    square_at,
)


class TurnBegan(Event):
    """The next player's turn."""

    changes: ClassVar = ("turn", "active", "forced", "recovered", "pending")
    clause: ClassVar = "RZ-5.1"
    phase: ClassVar = ROLL
    seat: Seat
    turn: int


class TurnPassed(Event):
    """A player can neither roll nor take back (A-38)."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RZ-8.4"
    phase: ClassVar = ROLL
    seat: Seat


class DiceTakenBack(Event):
    """A player took all own dice out of a column instead of rolling."""

    changes: ClassVar = ("columns", "hands", "candy_jar", "pending")
    clause: ClassVar = "RZ-8.1"
    phase: ClassVar = ROLL
    seat: Seat
    column: int
    dice: int
    candies: int
    rows: list[int]
    values: list[int]

    def moves(self) -> list[Move]:
        """Dice into the hand, candy dice into the jar."""
        return [
            die_goes(self.seat, value, square_at(self.column, row), home_of(self.seat, value))
            for row, value in zip(self.rows, self.values, strict=True)
        ]


class DiceRolled(Event):
    """The roll of a turn."""

    changes: ClassVar = ("rolled", "hands", "pending")
    clause: ClassVar = "RZ-5.2"
    phase: ClassVar = ROLL
    reveals: ClassVar = True
    seat: Seat
    values: list[int]

    def moves(self) -> list[Move]:
        """Out of the hand."""
        return [die_goes(self.seat, value, hand_of(self.seat), TRAY) for value in self.values]


class DieMarked(Event):
    """A die will be rolled again; value 0 is one that the cat gave back."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RZ-5.3"
    line: ClassVar = QUIET
    phase: ClassVar = REROLL
    seat: Seat
    value: int


class DiceKept(Event):
    """No die is rolled again."""

    changes: ClassVar = ("recovered", "pending")
    clause: ClassVar = "RZ-5.3"
    line: ClassVar = QUIET
    phase: ClassVar = REROLL
    seat: Seat


class DiceRerolled(Event):
    """The one re-roll of a turn; this many of the dice are those that the cat gave back."""

    changes: ClassVar = ("rolled", "hands", "recovered", "pending")
    clause: ClassVar = "RZ-5.3"
    line: ClassVar = Line(joins=["dice-rolled"])
    phase: ClassVar = REROLL
    reveals: ClassVar = True
    seat: Seat
    dice: int
    values: list[int]
    recovered: int

    def moves(self) -> list[Move]:
        """Those that the cat gave back come out of the hand; the others are already in the tray."""
        return dice_go(self.recovered, self.seat, hand_of(self.seat), TRAY)


class SupportRolled(Event):
    """Two players: the support dice were rolled."""

    changes: ClassVar = ("rolled_support", "reserve", "pending")
    clause: ClassVar = "RZ-11.2"
    phase: ClassVar = SUPPORT
    reveals: ClassVar = True
    seat: Seat
    values: list[int]

    def moves(self) -> list[Move]:
        """Out of the reserve."""
        return [die_goes(EVERYBODY, value, RESERVE, TRAY) for value in self.values]


class SupportDeclined(Event):
    """Two players: the support dice stay where they are."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RZ-11.2"
    line: ClassVar = QUIET
    phase: ClassVar = SUPPORT
    seat: Seat


class DiceForced(Event):
    """Dice that show the cat's value were forced onto the red squares, from this square of the row on."""

    changes: ClassVar = ("rolled", "rolled_support", "cat", "forced")
    clause: ClassVar = "RZ-9.3"
    line: ClassVar = Line(joins=["dice-rolled", "support-rolled"])
    phase: ClassVar = CAT
    seat: Seat
    value: int
    dice: int
    is_support: bool
    square: int

    def moves(self) -> list[Move]:
        """Side by side from the first of these squares on."""
        owner = EVERYBODY if self.is_support else self.seat
        squares = range(self.square, self.square + self.dice)
        return [die_goes(owner, self.value, TRAY, square_at(CAT_ROW, square)) for square in squares]


class CatCame(Event):
    """The cat row was full: all dice left the board. Column 0 is the cat row."""

    changes: ClassVar = ("columns", "cat", "hands", "candies", "candy_jar", "reserve", "recovered")
    clause: ClassVar = "RZ-9.4"
    phase: ClassVar = CAT
    seat: Seat
    recovered: int
    is_candy_kept: bool
    columns: list[int]
    rows: list[int]
    owners: list[int]
    values: list[int]

    def moves(self) -> list[Move]:
        """Every die from its square."""
        dice = zip(self.columns, self.rows, self.owners, self.values, strict=True)
        return [
            die_goes(owner, value, square_at(column, row), self._home_of(owner, value))
            for column, row, owner, value in dice
        ]

    def _home_of(self, owner: int, value: int) -> str:
        return candies_of(owner) if self.is_candy_kept and value == CANDY else home_of(owner, value)


class PlacingBegan(Event):
    """Rolling is over; this many support dice must be placed."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RZ-5.4"
    line: ClassVar = QUIET
    phase: ClassVar = PLACE
    seat: Seat
    support: int


class DiePlaced(Event):
    """A die of the roll lies in a column."""

    changes: ClassVar = ("columns", "rolled", "rolled_support", "pending")
    clause: ClassVar = "RZ-6.2"
    line: ClassVar = Line(joins=["die-placed", "die-shown-to-cat", "candy-placed"])
    phase: ClassVar = PLACE
    seat: Seat
    value: int
    column: int
    row: int
    is_support: bool

    def moves(self) -> list[Move]:
        """Onto its square."""
        owner = EVERYBODY if self.is_support else self.seat
        return [die_goes(owner, self.value, TRAY, square_at(self.column, self.row))]


class DieShownToCat(Event):
    """A die of the roll was put into the cat row."""

    changes: ClassVar = ("cat", "rolled", "rolled_support", "pending")
    clause: ClassVar = "RZ-9.1"
    line: ClassVar = Line(joins=["die-placed", "die-shown-to-cat", "candy-placed"])
    phase: ClassVar = PLACE
    seat: Seat
    value: int
    is_support: bool
    is_grey: bool
    square: int

    def moves(self) -> list[Move]:
        """Onto its square."""
        owner = EVERYBODY if self.is_support else self.seat
        return [die_goes(owner, self.value, TRAY, square_at(CAT_ROW, self.square))]


class CandyPlaced(Event):
    """A candy die lies in a column as a joker."""

    changes: ClassVar = ("columns", "candies", "pending")
    clause: ClassVar = "RZ-12.2d"
    line: ClassVar = Line(joins=["die-placed", "die-shown-to-cat", "candy-placed"])
    phase: ClassVar = PLACE
    seat: Seat
    column: int
    row: int

    def moves(self) -> list[Move]:
        """Onto its square."""
        return [die_goes(self.seat, CANDY, candies_of(self.seat), square_at(self.column, self.row))]


class PlacingEnded(Event):
    """The player has stopped: from here on there is no undo (A-50). This many dice were not placed."""

    changes: ClassVar = ("rolled", "rolled_support", "hands", "reserve", "pending")
    clause: ClassVar = "RZ-7.1"
    line: ClassVar = QUIET
    phase: ClassVar = PLACE
    reveals: ClassVar = True
    seat: Seat
    dice: int
    support: int

    def moves(self) -> list[Move]:
        """What was not placed goes back."""
        own = dice_go(self.dice, self.seat, TRAY, hand_of(self.seat))
        return own + dice_go(self.support, EVERYBODY, TRAY, RESERVE)
