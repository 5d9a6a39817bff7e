"""RZ-5: the turn."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Spelling, Step
from rathaus.games.ratzzia import phases
from rathaus.games.ratzzia.components import FACES, die
from rathaus.games.ratzzia.events import TurnBegan, TurnPassed
from rathaus.games.ratzzia.placing import BeginPlacing
from rathaus.games.ratzzia.rewards import CheckColumns
from rathaus.games.ratzzia.rolling import OfferReroll, RollDice
from rathaus.games.ratzzia.support import OfferSupport
from rathaus.games.ratzzia.table import Flow, layout_of
from rathaus.games.ratzzia.taking_back import take_back

ROLL: Final = 0
PASS: Final = 1
TAKE_BACK: Final = 2  # plus the column


class TakeTurn(Step):
    """RZ-5.1: turns pass clockwise, one after another (RZ-7.6)."""

    def run(self, flow: Flow) -> None:
        """The next player's turn."""
        table = flow.table
        table.turn += 1
        table.active = (table.active + 1) % table.players
        table.recovered = 0
        table.forced = 0
        if flow.heard:
            flow.tell(TurnBegan(seat=table.active, turn=table.turn))
        flow.then(ChooseTurn(table.active), self)


class ChooseTurn(Asking):
    """RZ-8.1: roll and place dice, or take back all own dice of one column instead."""

    clause: ClassVar[str] = "RZ-8.1"
    phase: ClassVar[str] = phases.ROLL

    def memory(self) -> list[int]:
        """Whose turn it is."""
        return [self.seat]

    def prompt(self, flow: Flow, seat: int) -> Args:
        """How many dice may be rolled, and from how many columns some may be taken back."""
        return {"dice": flow.table.hands[seat], "columns": len(columns_with_dice(flow, seat))}

    def options(self, flow: Flow, seat: int) -> list[int]:
        """RZ-8.4: without dice to roll, only taking back; A-38: a player who can do neither passes."""
        options = [ROLL] if flow.table.hands[seat] > 0 else []
        options += [TAKE_BACK + column for column in columns_with_dice(flow, seat)]
        return options or [PASS]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """RZ-1.2: roll, roll again, place, collect; A-37: taking back is a whole turn."""
        if action == ROLL:
            flow.then(RollDice(seat), OfferReroll(seat), OfferSupport(seat), BeginPlacing(seat), CheckColumns(0))
        elif action == PASS:
            if flow.heard:
                flow.tell(TurnPassed(seat=seat))
        else:
            take_back(flow, seat, action - TAKE_BACK)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`roll`, or `take-back 3`."""
        if action == ROLL:
            return "roll", {}
        return ("pass", {}) if action == PASS else ("take-back", {"column": action - TAKE_BACK + 1})


def columns_with_dice(flow: Flow, seat: int) -> list[int]:
    """RZ-8.2, A-25: the columns with own dice; the cat row does not count, and a candy die alone is not enough."""
    table, layout = flow.table, layout_of(flow)
    squares, lowest, highest = table.squares, die(seat, 1), die(seat, FACES)
    columns: list[int] = []
    for column in layout.columns:
        for square in range(layout.bottoms[column], table.following[column]):
            if lowest <= squares[square] <= highest:
                columns.append(column)
                break
    return columns
