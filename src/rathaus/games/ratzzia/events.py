"""Everything that Ratzzia tells. (Plain structs, never compiled.)"""

from typing import ClassVar

from rathaus.core.events import QUIET, Event, Line, Seat


class TurnBegan(Event):
    """The next player's turn."""

    changes: ClassVar = ("turn", "active", "forced", "recovered", "pending")
    clause: ClassVar = "RZ-5.1"
    seat: Seat
    turn: int


class TurnPassed(Event):
    """A player can neither roll nor take back (A-38)."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RZ-8.4"
    seat: Seat


class DiceTakenBack(Event):
    """A player took all own dice out of a column instead of rolling."""

    changes: ClassVar = ("columns", "hands", "candy_jar", "pending")
    clause: ClassVar = "RZ-8.1"
    seat: Seat
    column: int
    dice: int
    candies: int


class DiceRolled(Event):
    """The roll of a turn."""

    changes: ClassVar = ("rolled", "hands", "pending")
    clause: ClassVar = "RZ-5.2"
    reveals: ClassVar = True
    seat: Seat
    values: list[int]


class DieMarked(Event):
    """A die will be rolled again; value 0 is one that the cat gave back."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RZ-5.3"
    line: ClassVar = QUIET
    seat: Seat
    value: int


class DiceKept(Event):
    """No die is rolled again."""

    changes: ClassVar = ("recovered", "pending")
    clause: ClassVar = "RZ-5.3"
    line: ClassVar = QUIET
    seat: Seat


class DiceRerolled(Event):
    """The one re-roll of a turn."""

    changes: ClassVar = ("rolled", "hands", "recovered", "pending")
    clause: ClassVar = "RZ-5.3"
    reveals: ClassVar = True
    line: ClassVar = Line(joins=["dice-rolled"])
    seat: Seat
    dice: int
    values: list[int]


class SupportRolled(Event):
    """Two players: the support dice were rolled."""

    changes: ClassVar = ("rolled_support", "reserve", "pending")
    clause: ClassVar = "RZ-11.2"
    reveals: ClassVar = True
    seat: Seat
    values: list[int]


class SupportDeclined(Event):
    """Two players: the support dice stay where they are."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RZ-11.2"
    line: ClassVar = QUIET
    seat: Seat


class DiceForced(Event):
    """Dice that show the cat's value went to the red squares by themselves."""

    changes: ClassVar = ("rolled", "rolled_support", "cat", "forced")
    clause: ClassVar = "RZ-9.3"
    line: ClassVar = Line(joins=["dice-rolled", "support-rolled"])
    seat: Seat
    value: int
    dice: int
    is_support: bool


class CatCame(Event):
    """The cat row was full: all dice left the board."""

    changes: ClassVar = ("columns", "cat", "hands", "candies", "candy_jar", "reserve", "recovered")
    clause: ClassVar = "RZ-9.4"
    seat: Seat
    recovered: int


class PlacingBegan(Event):
    """Rolling is over; so many support dice must be placed."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RZ-5.4"
    line: ClassVar = QUIET
    seat: Seat
    support: int


class DiePlaced(Event):
    """A die of the roll lies in a column."""

    changes: ClassVar = ("columns", "rolled", "rolled_support", "pending")
    clause: ClassVar = "RZ-6.2"
    line: ClassVar = Line(joins=["die-placed", "die-shown-to-cat", "candy-placed"])
    seat: Seat
    value: int
    column: int
    row: int
    is_support: bool


class DieShownToCat(Event):
    """A die of the roll was put into the cat row."""

    changes: ClassVar = ("cat", "rolled", "rolled_support", "pending")
    clause: ClassVar = "RZ-9.1"
    line: ClassVar = Line(joins=["die-placed", "die-shown-to-cat", "candy-placed"])
    seat: Seat
    value: int
    is_support: bool
    is_grey: bool


class CandyPlaced(Event):
    """A candy die lies in a column as a joker."""

    changes: ClassVar = ("columns", "candies", "pending")
    clause: ClassVar = "RZ-12.2d"
    line: ClassVar = Line(joins=["die-placed", "die-shown-to-cat", "candy-placed"])
    seat: Seat
    column: int
    row: int


class PlacingEnded(Event):
    """The player has stopped: from here on nothing is taken back (A-50)."""

    changes: ClassVar = ("rolled", "rolled_support", "hands", "reserve", "pending")
    clause: ClassVar = "RZ-7.1"
    reveals: ClassVar = True
    line: ClassVar = QUIET
    seat: Seat


class ColumnCompleted(Event):
    """A column is complete."""

    clause: ClassVar = "RZ-7.2"
    seat: Seat
    column: int
    reward: str


class SquaresPaid(Event):
    """A player was paid for the squares under own dice."""

    changes: ClassVar = ("food",)
    clause: ClassVar = "RZ-7.3"
    line: ClassVar = Line(joins=["column-completed"])
    seat: Seat
    column: int
    sausages: int


class DiceReturned(Event):
    """The dice of a column went back to their owners."""

    changes: ClassVar = ("columns", "hands", "candy_jar", "reserve", "pending")
    clause: ClassVar = "RZ-7.3"
    line: ClassVar = QUIET
    column: int


class AnaMoved(Event):
    """Ana's die went to the bottom of another column and pushed so many dice up."""

    changes: ClassVar = ("columns", "pending")
    clause: ClassVar = "RZ-12.1a"
    seat: Seat
    column: int
    row: int
    pushed: int


class AnaStayed(Event):
    """There was no room for Ana's die anywhere: it went home."""

    changes: ClassVar = ("columns", "hands", "candy_jar", "reserve")
    clause: ClassVar = "RZ-12.1a"
    line: ClassVar = Line(joins=["column-completed"])
    seat: Seat


class CandyFromJar(Event):
    """A candy die from the jar."""

    changes: ClassVar = ("candy_jar", "candies")
    clause: ClassVar = "RZ-12.2a"
    line: ClassVar = Line(joins=["column-completed"])
    seat: Seat


class CandyFromPlayer(Event):
    """A candy die from another player."""

    changes: ClassVar = ("candies", "pending")
    clause: ClassVar = "RZ-12.2b"
    seat: Seat
    holder: Seat


class CandyFromBoard(Event):
    """A candy die from the board."""

    changes: ClassVar = ("candies", "columns", "pending")
    clause: ClassVar = "RZ-12.2c"
    seat: Seat
    owner: Seat
    column: int
    row: int


class NoCandyLeft(Event):
    """The player holds all candy dice already (A-26)."""

    clause: ClassVar = "RZ-12.2b"
    line: ClassVar = Line(joins=["column-completed"])
    seat: Seat


class JarOpened(Event):
    """Sausages from a jar."""

    changes: ClassVar = ("food",)
    clause: ClassVar = "RZ-12.3"
    line: ClassVar = Line(joins=["column-completed"])
    seat: Seat
    sausages: int


class CandyNamed(Event):
    """A candy die in a pair without a value was given one (A-29)."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RZ-12.4a"
    seat: Seat
    value: int


class FoodSecured(Event):
    """Food went into the sack."""

    changes: ClassVar = ("food", "sacks", "pending")
    clause: ClassVar = "RZ-12.4a"
    line: ClassVar = Line(joins=["column-completed"])
    seat: Seat
    food: int


class NothingSecured(Event):
    """There was not enough food for the higher pair."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RZ-12.4b"
    line: ClassVar = Line(joins=["column-completed"])
    seat: Seat
    needed: int


class FoodRobbed(Event):
    """The greedy mouse took half of somebody's food."""

    changes: ClassVar = ("food", "pending")
    clause: ClassVar = "RZ-12.5"
    seat: Seat
    victim: Seat
    food: int


class FoodGiven(Event):
    """The accountant: somebody gave half to a neighbour."""

    changes: ClassVar = ("food", "pending")
    clause: ClassVar = "RZ-12.6"
    giver: Seat
    receiver: Seat
    food: int


class GameEnded(Event):
    """A sack holds enough."""

    changes: ClassVar = ("pending", "result")
    clause: ClassVar = "RZ-10.1"
    winners: list[Seat]
    scores: list[int]
