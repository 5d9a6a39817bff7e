"""RZ-2: what lies on Ratzzia's table."""

from rathaus.core.flow import Position, Table
from rathaus.games.ratzzia.board import Layout
from rathaus.games.ratzzia.components import EMPTY
from rathaus.games.ratzzia.contents import Data


class Cupboard(Table):
    """The board with its dice, the dice of the roll, and what everybody has."""

    def __init__(
        self,
        squares: list[int],
        following: list[int],
        cat: list[int],
        hands: list[int],
        candies: list[int],
        food: list[int],
        sacks: list[int],
        rolled: list[int],
        rolled_support: list[int],
        jar: int,
        reserve: int,
        active: int,
        turn: int,
        recovered: int,
        forced: int,
        bank_limit: int,
        is_rounding_up: bool,
        is_only_doubles: bool,
        is_forced_enough: bool,
        is_red_free: bool,
        is_candy_kept: bool,
    ) -> None:
        self.players = len(hands)
        self.squares = squares  # the die on each, or EMPTY
        self.following = following  # RZ-6.2: by column, the square after its highest die
        # Cat row, candy dice and sacks are replaced, never changed in place: copies share them.
        self.cat = cat  # the dice in the cat row, from left to right
        self.hands = hands  # RZ-5.5: by seat, own dice that are neither on the board nor in the roll
        self.candies = candies  # by seat: candy dice held unused
        self.food = food  # RZ-1.4: unsecured
        self.sacks = sacks  # RZ-1.4: secured
        self.rolled = rolled  # by face: own dice of this turn's roll
        self.rolled_support = rolled_support
        self.jar = jar  # candy dice in the jar
        self.reserve = reserve  # RZ-11.2: support dice
        self.active = active
        self.turn = turn
        self.recovered = recovered  # RZ-9.5: own dice that the cat gave back before the re-roll
        self.forced = forced  # own dice that were forced onto red squares this turn
        self.bank_limit = bank_limit  # 0 is none
        self.is_rounding_up = is_rounding_up
        self.is_only_doubles = is_only_doubles
        self.is_forced_enough = is_forced_enough
        self.is_red_free = is_red_free
        self.is_candy_kept = is_candy_kept

    def copy(self) -> "Cupboard":
        """An independent copy."""
        return Cupboard(
            self.squares.copy(),
            self.following.copy(),
            self.cat,
            self.hands.copy(),
            self.candies,
            self.food.copy(),
            self.sacks,
            self.rolled.copy(),
            self.rolled_support.copy(),
            self.jar,
            self.reserve,
            self.active,
            self.turn,
            self.recovered,
            self.forced,
            self.bank_limit,
            self.is_rounding_up,
            self.is_only_doubles,
            self.is_forced_enough,
            self.is_red_free,
            self.is_candy_kept,
        )

    def put(self, column: int, number: int) -> None:
        """RZ-6.1, RZ-6.2: lay a die on the next free square of a column."""
        square = self.following[column]
        self.squares[square] = number
        self.following[column] = square + 1

    def count_again(self, layout: Layout, column: int) -> None:
        """RZ-6.3, A-10: after dice left or were pushed, the next square is the one above the highest die."""
        bottom = layout.bottoms[column]
        square = layout.tops[column]
        while square >= bottom and self.squares[square] == EMPTY:
            square -= 1
        self.following[column] = square + 1


def with_more(numbers: list[int], at: int, more: int) -> list[int]:
    """The numbers with one of them raised."""
    raised = numbers.copy()
    raised[at] += more
    return raised


def no_dice() -> list[int]:
    """No die of any face."""
    return [0, 0, 0, 0, 0, 0, 0]


def dice_in(rolled: list[int]) -> int:
    """How many dice there are, all faces together."""
    dice = 0
    for count in rolled:
        dice += count
    return dice


Flow = Position[Cupboard, Data]


def layout_of(flow: Flow) -> Layout:
    """The board as it lies."""
    return flow.data.layouts[flow.table.players - 2]
