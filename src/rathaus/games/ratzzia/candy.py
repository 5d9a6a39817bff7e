"""RZ-12.2a–RZ-12.2e: the candy jar."""

from typing import ClassVar

from rathaus.core.flow import Asking, Spelling, Step
from rathaus.core.seats import LETTERS
from rathaus.games.ratzzia import phases
from rathaus.games.ratzzia.components import CANDY, EMPTY, face_of, owner_of
from rathaus.games.ratzzia.reward_events import CandyFromBoard, CandyFromJar, CandyFromPlayer, NoCandyLeft
from rathaus.games.ratzzia.table import Flow, layout_of, with_more


class TakeCandy(Step):
    """RZ-12.2a: a candy die from the jar, another player or the board, in this order (A-26)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def memory(self) -> list[int]:
        """Whose turn it is."""
        return [self.seat]

    def run(self, flow: Flow) -> None:
        """Ask only if there is a choice."""
        table = flow.table
        if table.jar > 0:
            self._take_from_jar(flow)
        elif holders := candy_holders(flow, self.seat):
            take_from_player(flow, self.seat, holders[0]) if len(holders) == 1 else flow.then(ChooseHolder(self.seat))
        elif squares := candy_squares(flow):
            take_from_board(flow, self.seat, squares[0]) if len(squares) == 1 else flow.then(ChooseCandy(self.seat))
        elif flow.heard:
            flow.tell(NoCandyLeft(seat=self.seat))

    def _take_from_jar(self, flow: Flow) -> None:
        flow.table.jar -= 1
        flow.table.candies = with_more(flow.table.candies, self.seat, 1)
        if flow.heard:
            flow.tell(CandyFromJar(seat=self.seat))


def candy_holders(flow: Flow, seat: int) -> list[int]:
    """RZ-12.2b: the other players who hold one unused."""
    return [other for other, dice in enumerate(flow.table.candies) if dice > 0 and other != seat]


def candy_squares(flow: Flow) -> list[int]:
    """RZ-12.2c: where candy dice lie on the board."""
    squares = flow.table.squares
    return [square for square, number in enumerate(squares) if number != EMPTY and face_of(number) == CANDY]


def take_from_player(flow: Flow, seat: int, holder: int) -> None:
    """RZ-12.2b: it changes hands."""
    flow.table.candies = with_more(with_more(flow.table.candies, holder, -1), seat, 1)
    if flow.heard:
        flow.tell(CandyFromPlayer(seat=seat, holder=holder))


def take_from_board(flow: Flow, seat: int, square: int) -> None:
    """RZ-12.2c, A-27: only one; it leaves a gap, and without its top die a column is no longer complete."""
    table = flow.table
    layout = layout_of(flow)
    column = layout.column_of(square)
    owner = owner_of(table.squares[square])
    table.squares[square] = EMPTY
    table.candies = with_more(table.candies, seat, 1)
    table.count_again(layout, column)
    if flow.heard:
        flow.tell(CandyFromBoard(seat=seat, owner=owner, column=column + 1, row=layout.row_of(square)))


class ChooseHolder(Asking):
    """RZ-12.2b: two players hold one: the active player chooses."""

    clause: ClassVar[str] = "RZ-12.2b"
    phase: ClassVar[str] = phases.REWARDS

    def memory(self) -> list[int]:
        """Whose turn it is."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Their seats."""
        return candy_holders(flow, seat)

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Take it."""
        take_from_player(flow, seat, action)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`candy-from B`."""
        return "candy-from", {"player": LETTERS[action]}


class ChooseCandy(Asking):
    """A-27: several lie on the board: the active player chooses one, from any column."""

    clause: ClassVar[str] = "A-27"
    phase: ClassVar[str] = phases.REWARDS

    def memory(self) -> list[int]:
        """Whose turn it is."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Their squares."""
        return candy_squares(flow)

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Take it."""
        take_from_board(flow, seat, action)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`candy-at 5 3`: column and row."""
        column, row = layout_of(flow).places[action]
        return "candy-at", {"column": column + 1, "row": row}
