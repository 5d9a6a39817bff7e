"""RZ-12.1a–RZ-12.1d: Ana."""

from typing import ClassVar

from rathaus.core.flow import Asking, Spelling, Step
from rathaus.games.ratzzia import phases
from rathaus.games.ratzzia.board import Layout
from rathaus.games.ratzzia.cat import send_home
from rathaus.games.ratzzia.components import EMPTY, face_of, told_owner_of
from rathaus.games.ratzzia.reward_events import AnaMoved, AnaStayed
from rathaus.games.ratzzia.table import Cupboard, Flow, layout_of


class MoveAna(Step):
    """RZ-12.1a: the die on Ana's top square goes to the lowest square of another column; A-19: it must.

    A-21: any die keeps its owner.
    """

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.column = column

    def memory(self) -> list[int]:
        """Whose turn it is, and Ana's column."""
        return [self.seat, self.column]

    def run(self, flow: Flow) -> None:
        """A-17: if every other column is full, the die goes back to its owner."""
        table, layout = flow.table, layout_of(flow)
        if columns_with_room(flow, self.column):
            flow.then(ChooseColumn(self.seat, self.column))
            return
        top = layout.tops[self.column]
        number = table.squares[top]
        send_home(flow, number)
        table.squares[top] = EMPTY
        table.count_again(layout, self.column)
        if flow.heard:
            owner, value = told_owner_of(number), face_of(number)
            row = layout.row_of(top)
            flow.tell(AnaStayed(seat=self.seat, column=self.column + 1, row=row, owner=owner, value=value))


def columns_with_room(flow: Flow, ana: int) -> list[int]:
    """A-17, A-19: any other column that has an empty square."""
    table, layout = flow.table, layout_of(flow)
    return [column for column in layout.columns if column != ana and first_gap(table, layout, column) >= 0]


def first_gap(table: Cupboard, layout: Layout, column: int) -> int:
    """The lowest empty square of a column, or -1."""
    for square in range(layout.bottoms[column], layout.tops[column] + 1):
        if table.squares[square] == EMPTY:
            return square
    return -1


class ChooseColumn(Asking):
    """RZ-12.1a: the active player chooses the column; RZ-12.1b: the value need not fit."""

    clause: ClassVar[str] = "RZ-12.1a"
    phase: ClassVar[str] = phases.REWARDS

    def __init__(self, seat: int, column: int) -> None:
        super().__init__(seat)
        self.column = column

    def memory(self) -> list[int]:
        """Whose turn it is, and Ana's column."""
        return [self.seat, self.column]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """The columns with room."""
        return columns_with_room(flow, self.column)

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """RZ-12.1c: dice below the first gap are pushed up into it, those above stay (A-16); A-18: none is checked.

        RZ-12.1d, A-20: a column that is complete now is found in the check that follows.
        """
        table, layout = flow.table, layout_of(flow)
        top, bottom = layout.tops[self.column], layout.bottoms[action]
        gap = first_gap(table, layout, action)
        table.squares[bottom : gap + 1] = [table.squares[top], *table.squares[bottom:gap]]
        table.squares[top] = EMPTY
        table.count_again(layout, self.column)
        table.count_again(layout, action)
        if flow.heard:
            self._tell(flow, action, range(bottom, gap + 1))

    def _tell(self, flow: Flow, column: int, squares: range) -> None:
        """The dice that moved, where they lie now."""
        layout = layout_of(flow)
        dice = [flow.table.squares[square] for square in squares]
        flow.tell(
            AnaMoved(
                seat=self.seat,
                column=column + 1,
                row=layout.row_of(squares[0]),
                pushed=len(squares) - 1,
                from_column=self.column + 1,
                from_row=layout.row_of(layout.tops[self.column]),
                rows=[layout.row_of(square) for square in squares],
                owners=[told_owner_of(number) for number in dice],
                values=[face_of(number) for number in dice],
            )
        )

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`ana 4`."""
        return "ana", {"column": action + 1}
