"""The events of rewards and of the end in Ratzzia. (Plain structs.)

Where several dice of the board go, each has its `owner` (-1 is a support die) and its `value` (0 is a candy die).
"""
# not compiled

from typing import ClassVar

from rathaus.core.events import QUIET, Event, Line, Move, Seat
from rathaus.games.ratzzia.components import CANDY
from rathaus.games.ratzzia.phases import END, REWARDS
from rathaus.games.ratzzia.places import (
    CANDY_JAR,
    bank,
    candies_of,
    die_goes,
    food_goes,
    food_of,
    home_of,
    sack_of,
    square_at,
)


class ColumnCompleted(Event):
    """A column is complete."""

    clause: ClassVar = "RZ-7.2"
    phase: ClassVar = REWARDS
    seat: Seat
    column: int
    reward: str


class SquaresPaid(Event):
    """A player was paid for the squares under own dice."""

    changes: ClassVar = ("food",)
    clause: ClassVar = "RZ-7.3"
    line: ClassVar = Line(joins=["column-completed"])
    phase: ClassVar = REWARDS
    seat: Seat
    column: int
    sausages: int
    is_bank_limited: bool

    def moves(self) -> list[Move]:
        """From the bank."""
        return food_goes(self.sausages, self.seat, bank(is_limited=self.is_bank_limited), food_of(self.seat))


class DiceReturned(Event):
    """The dice of a column went back to their owners."""

    changes: ClassVar = ("columns", "hands", "candy_jar", "reserve", "pending")
    clause: ClassVar = "RZ-7.3"
    line: ClassVar = QUIET
    phase: ClassVar = REWARDS
    column: int
    rows: list[int]
    owners: list[int]
    values: list[int]

    def moves(self) -> list[Move]:
        """Every die from its square."""
        return [
            die_goes(owner, value, square_at(self.column, row), home_of(owner, value))
            for row, owner, value in zip(self.rows, self.owners, self.values, strict=True)
        ]


class AnaMoved(Event):
    """Ana's die went to the bottom of another column and pushed this many dice up.

    `rows`, `owners` and `values` are those of the dice that moved as they lie now, Ana's at the bottom first.
    """

    changes: ClassVar = ("columns", "pending")
    clause: ClassVar = "RZ-12.1a"
    phase: ClassVar = REWARDS
    seat: Seat
    column: int
    row: int
    pushed: int
    from_column: int
    from_row: int
    rows: list[int]
    owners: list[int]
    values: list[int]

    def moves(self) -> list[Move]:
        """The highest first, so that each finds its square empty."""
        targets = [square_at(self.column, row) for row in self.rows]
        sources = [square_at(self.from_column, self.from_row), *targets[:-1]]
        steps = list(zip(self.owners, self.values, sources, targets, strict=True))
        return [die_goes(*step) for step in reversed(steps)]


class AnaStayed(Event):
    """There was no room for Ana's die anywhere: it went back to its owner."""

    changes: ClassVar = ("columns", "hands", "candy_jar", "reserve")
    clause: ClassVar = "RZ-12.1a"
    line: ClassVar = Line(joins=["column-completed"])
    phase: ClassVar = REWARDS
    seat: Seat
    column: int
    row: int
    owner: int
    value: int

    def moves(self) -> list[Move]:
        """From the top of her column."""
        source = square_at(self.column, self.row)
        return [die_goes(self.owner, self.value, source, home_of(self.owner, self.value))]


class CandyFromJar(Event):
    """A candy die from the jar."""

    changes: ClassVar = ("candy_jar", "candies")
    clause: ClassVar = "RZ-12.2a"
    line: ClassVar = Line(joins=["column-completed"])
    phase: ClassVar = REWARDS
    seat: Seat

    def moves(self) -> list[Move]:
        """It is kept for later."""
        return [die_goes(self.seat, CANDY, CANDY_JAR, candies_of(self.seat))]


class CandyFromPlayer(Event):
    """A candy die from another player."""

    changes: ClassVar = ("candies", "pending")
    clause: ClassVar = "RZ-12.2b"
    phase: ClassVar = REWARDS
    seat: Seat
    holder: Seat

    def moves(self) -> list[Move]:
        """It changes hands."""
        return [die_goes(self.holder, CANDY, candies_of(self.holder), candies_of(self.seat))]


class CandyFromBoard(Event):
    """A candy die from the board."""

    changes: ClassVar = ("candies", "columns", "pending")
    clause: ClassVar = "RZ-12.2c"
    phase: ClassVar = REWARDS
    seat: Seat
    owner: Seat
    column: int
    row: int

    def moves(self) -> list[Move]:
        """Off its square."""
        return [die_goes(self.owner, CANDY, square_at(self.column, self.row), candies_of(self.seat))]


class NoCandyLeft(Event):
    """The player holds all candy dice already (A-26)."""

    clause: ClassVar = "RZ-12.2b"
    line: ClassVar = Line(joins=["column-completed"])
    phase: ClassVar = REWARDS
    seat: Seat


class JarOpened(Event):
    """Sausages from a jar."""

    changes: ClassVar = ("food",)
    clause: ClassVar = "RZ-12.3"
    line: ClassVar = Line(joins=["column-completed"])
    phase: ClassVar = REWARDS
    seat: Seat
    sausages: int
    is_bank_limited: bool

    def moves(self) -> list[Move]:
        """From the bank."""
        return food_goes(self.sausages, self.seat, bank(is_limited=self.is_bank_limited), food_of(self.seat))


class CandyNamed(Event):
    """A candy die in a pair without a value was given one (A-29)."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RZ-12.4a"
    phase: ClassVar = REWARDS
    seat: Seat
    value: int


class FoodSecured(Event):
    """Food went into the sack."""

    changes: ClassVar = ("food", "sacks", "pending")
    clause: ClassVar = "RZ-12.4a"
    line: ClassVar = Line(joins=["column-completed"])
    phase: ClassVar = REWARDS
    seat: Seat
    food: int

    def moves(self) -> list[Move]:
        """It is safe there."""
        return food_goes(self.food, self.seat, food_of(self.seat), sack_of(self.seat))


class NothingSecured(Event):
    """There was not enough food for the higher pair."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RZ-12.4b"
    line: ClassVar = Line(joins=["column-completed"])
    phase: ClassVar = REWARDS
    seat: Seat
    needed: int


class FoodRobbed(Event):
    """The greedy mouse took half of somebody's food."""

    changes: ClassVar = ("food", "pending")
    clause: ClassVar = "RZ-12.5"
    phase: ClassVar = REWARDS
    seat: Seat
    victim: Seat
    food: int

    def moves(self) -> list[Move]:
        """From one plate to the other."""
        return food_goes(self.food, self.victim, food_of(self.victim), food_of(self.seat))


class FoodGiven(Event):
    """The accountant: somebody gave half to a neighbour."""

    changes: ClassVar = ("food", "pending")
    clause: ClassVar = "RZ-12.6"
    phase: ClassVar = REWARDS
    giver: Seat
    receiver: Seat
    food: int

    def moves(self) -> list[Move]:
        """From one plate to the other."""
        return food_goes(self.food, self.giver, food_of(self.giver), food_of(self.receiver))


class GameEnded(Event):
    """A sack holds enough."""

    changes: ClassVar = ("pending", "result")
    clause: ClassVar = "RZ-10.1"
    phase: ClassVar = END
    winners: list[Seat]
    scores: list[int]
