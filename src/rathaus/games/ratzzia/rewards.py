"""RZ-7: rewards, once the active player has stopped placing."""

from rathaus.core.flow import Step
from rathaus.games.ratzzia.bank import pay
from rathaus.games.ratzzia.cat import send_home
from rathaus.games.ratzzia.column_rewards import reward_of
from rathaus.games.ratzzia.components import ANA, EMPTY, REWARD_NAMES, SUPPORT, face_of, owner_of, told_owner_of
from rathaus.games.ratzzia.reward_events import ColumnCompleted, DiceReturned, SquaresPaid
from rathaus.games.ratzzia.table import Flow, layout_of


class CheckColumns(Step):
    """RZ-7.1: the columns are checked from left to right, each when it is reached (A-13)."""

    def __init__(self, column: int) -> None:
        self.column = column

    def memory(self) -> list[int]:
        """The next column to look at."""
        return [self.column]

    def run(self, flow: Flow) -> None:
        """RZ-7.2: a column with a die on its top square is complete, even with gaps below."""
        squares, layout = flow.table.squares, layout_of(flow)
        for column in range(self.column, len(layout.tops)):
            if layout.is_complete(squares, column):
                resolve(flow, column)
                return


def resolve(flow: Flow, column: int) -> None:
    """A-14: pay the squares, return the dice, then the reward (RZ-7.7); A-13: and only then the next column."""
    if flow.heard:
        flow.tell(ColumnCompleted(seat=flow.table.active, column=column + 1, reward=reward_name(flow, column)))
    pay_squares(flow, column)
    reward = reward_of(flow, column)  # RZ-7.4; it depends on the dice, so it is read before they leave
    return_dice(flow, column)
    is_ana = flow.data.rewards[column] == ANA
    flow.then(reward, CheckColumns(0 if is_ana else column + 1))  # she may complete one to her left


def reward_name(flow: Flow, column: int) -> str:
    """The reward's id."""
    return REWARD_NAMES[flow.data.rewards[column]]


def pay_squares(flow: Flow, column: int) -> None:
    """RZ-7.3: everybody is paid for the squares under their dice, candy dice too (A-24), support dice not (RZ-11.7).

    A-36: the active player first, then clockwise.
    """
    table, layout = flow.table, layout_of(flow)
    earned = [0] * (SUPPORT + 1)
    for square in range(layout.bottoms[column], layout.tops[column] + 1):
        number = table.squares[square]
        if number != EMPTY:
            earned[owner_of(number)] += layout.pays[square]
    for place in range(table.players):
        seat = (table.active + place) % table.players
        if earned[seat] > 0:
            paid = pay(table, seat, earned[seat])
            if flow.heard:
                flow.tell(
                    SquaresPaid(seat=seat, column=column + 1, sausages=paid, is_bank_limited=table.bank_limit > 0)
                )


def return_dice(flow: Flow, column: int) -> None:
    """RZ-7.3: all dice leave the column, except the one that Ana takes (A-14, A-15)."""
    table, layout = flow.table, layout_of(flow)
    last = layout.tops[column] - (flow.data.rewards[column] == ANA)
    squares = [square for square in range(layout.bottoms[column], last + 1) if table.squares[square] != EMPTY]
    dice = [table.squares[square] for square in squares]
    for square, number in zip(squares, dice, strict=True):
        send_home(flow, number)
        table.squares[square] = EMPTY
    table.count_again(layout, column)
    if flow.heard:
        flow.tell(
            DiceReturned(
                column=column + 1,
                rows=[layout.row_of(square) for square in squares],
                owners=[told_owner_of(number) for number in dice],
                values=[face_of(number) for number in dice],
            )
        )
