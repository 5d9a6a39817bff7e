"""RZ-11.3–RZ-11.6, A-43: what must be placed once support dice are rolled, found by trying all ways to place."""

from rathaus.games.ratzzia.board import Layout
from rathaus.games.ratzzia.cat import marked_value
from rathaus.games.ratzzia.components import ANY, CANDY, EMPTY, FACES, PAIR, die
from rathaus.games.ratzzia.fitting import faces_for
from rathaus.games.ratzzia.table import Flow, layout_of

Known = dict[tuple[int, ...], bool]  # memo: by state, whether it can be done from there


class Attempt:
    """One possible way to place dice: only rolled dice, no candy dice; the cat row counts."""

    def __init__(
        self,
        layout: Layout,
        squares: list[int],
        following: list[int],
        own: list[int],
        support: list[int],
        *,
        is_red_free: bool,
    ) -> None:
        self.layout = layout
        self.squares = squares
        self.following = following
        self.own = own
        self.support = support
        self.is_red_free = is_red_free
        self.cat = 0  # dice in the row
        self.marked = 0  # the value on the marked grey square, 0 while it is empty
        self.greys = 0  # RZ-9.1: how many more may go to grey squares

    def copy(self) -> "Attempt":
        """A copy, to try another way from here."""
        other = Attempt(
            self.layout,
            self.squares.copy(),
            self.following.copy(),
            self.own.copy(),
            self.support.copy(),
            is_red_free=self.is_red_free,
        )
        other.cat, other.marked, other.greys = self.cat, self.marked, self.greys
        return other

    def can_place(self, support: int, known: Known, *, own: bool) -> bool:
        """Whether this many support dice, and an own die if required, can still be placed."""
        if support <= 0 and not own:
            return True
        if support > sum(self.support) or (own and sum(self.own) == 0):
            return False
        cat = (self.cat, self.marked, self.greys)
        key = (support, own, *cat, *self.following, *self.own, *self.support, *self._pairs())
        if key not in known:
            known[key] = self._can_go_on(support, known, own=own)
        return known[key]

    def _pairs(self) -> list[int]:
        """RZ-6.6: what lies in pairs decides what fits above."""
        return [self.squares[square] for square in self.layout.pairs]

    def _can_go_on(self, support: int, known: Known, *, own: bool) -> bool:
        if support > 0:
            for face, line in self.moves(self.support):
                if self.after(face, line, is_support=True).can_place(support - 1, known, own=own):
                    return True
        for face, line in self.moves(self.own):
            if (own or self._helps(line)) and self.after(face, line, is_support=False).can_place(
                support, known, own=False
            ):
                return True
        return False

    def moves(self, rolled: list[int]) -> list[tuple[int, int]]:
        """Which values can go to which columns, or to the cat row, whose number follows those of the columns."""
        layout, following = self.layout, self.following
        moves: list[tuple[int, int]] = []
        for column in layout.columns:
            square = following[column]
            if square <= layout.tops[column]:
                for face in faces_for(layout, self.squares, square, rolled):
                    moves.append((face, column))
        for face in range(1, FACES + 1):
            if rolled[face] > 0 and self.takes_cat(face):
                moves.append((face, len(layout.columns)))
        return moves

    def takes_cat(self, face: int) -> bool:
        """A grey square while there are any (RZ-9.1), or a red one if those are free (A-04)."""
        if self.cat < self.layout.greys:
            return self.greys > 0
        return self.is_red_free and face == self.marked

    def _helps(self, line: int) -> bool:
        """Whether a remaining support die can take the place of an own die there."""
        layout = self.layout
        if line == len(layout.columns):
            return self.is_red_free
        above = layout.needs[self.following[line] + 1 : layout.tops[line] + 1]
        return any(need in (ANY, PAIR) or self.support[need] > 0 for need in above)

    def after(self, face: int, line: int, *, is_support: bool) -> "Attempt":
        """The attempt with one more die placed."""
        other = self.copy()
        rolled = other.support if is_support else other.own
        rolled[face] -= 1
        if line == len(self.layout.columns):
            other.show_to_cat(face)
        else:
            other.put(face, line)
        return other

    def after_candy(self, column: int) -> "Attempt":
        """The attempt with a candy die placed, which is optional."""
        other = self.copy()
        other.put(CANDY, column)
        return other

    def put(self, face: int, column: int) -> None:
        """A die on the next square; whose it is does not matter here."""
        self.squares[self.following[column]] = die(0, face)
        self.following[column] += 1

    def show_to_cat(self, face: int) -> None:
        """A die into the cat row."""
        layout = self.layout
        self.cat += 1
        if self.cat <= layout.greys:
            self.greys -= 1
        if self.cat == layout.marked + 1:
            self.marked = face
        if self.cat == layout.cat_length:  # RZ-9.4
            self.squares = [EMPTY] * len(self.squares)
            self.following = layout.bottoms.copy()
            self.cat = self.marked = 0


def attempt_from(flow: Flow, greys: int) -> Attempt:
    """The attempt that starts from the table, with this many dice that may still go to grey squares."""
    table = flow.table
    attempt = Attempt(
        layout_of(flow),
        table.squares,
        table.following,
        table.rolled,
        table.rolled_support,
        is_red_free=table.is_red_free,
    )
    attempt.cat, attempt.marked, attempt.greys = len(table.cat), marked_value(flow), greys
    return attempt


def support_due(attempt: Attempt) -> int:
    """RZ-11.6: the maximum of support dice over all ways to place."""
    known: Known = {}
    most = sum(attempt.support)
    while not attempt.can_place(most, known, own=False):
        most -= 1
    return most
