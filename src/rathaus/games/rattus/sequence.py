"""RT-2: the turn; RT-6.1: which turn is the last."""

from rathaus.core.flow import Step
from rathaus.games.rattus.action import Act
from rathaus.games.rattus.events import LastTurnEnded, TurnBegan
from rathaus.games.rattus.final import end_sequence
from rathaus.games.rattus.plague import MovePlague
from rathaus.games.rattus.table import Flow


class TakeTurn(Step):
    """RT-2.1: the action phase, then the plague phase, and then it is the next player's turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def memory(self) -> list[int]:
        """Whose turn it is."""
        return [self.seat]

    def run(self, flow: Flow) -> None:
        """One player's turn."""
        table = flow.table
        table.turn += 1
        table.active = self.seat
        if flow.heard:
            flow.tell(TurnBegan(turn=table.turn, seat=self.seat))
        flow.then(Act(self.seat, 0), MovePlague(self.seat), EndTurn(self.seat))


class EndTurn(Step):
    """RT-6.1: was it the last turn? RT-4.3: it is always played to its end."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def memory(self) -> list[int]:
        """Whose turn it was."""
        return [self.seat]

    def run(self, flow: Flow) -> None:
        """The next turn, or the end of the game."""
        reason = reason_to_end(flow, self.seat)
        if not reason:
            flow.then(TakeTurn(flow.table.left_of(self.seat)))
            return
        flow.table.last = self.seat
        if flow.heard:
            flow.tell(LastTurnEnded(seat=self.seat, reason=reason))
        flow.then_all(end_sequence(flow))


def reason_to_end(flow: Flow, seat: int) -> str:
    """RT-6.1: why the game ends: no rats left, all citizens out, or (RT-6.6) too many turns. Empty while it goes on."""
    table = flow.table
    if not table.supply:
        return "no-rats-left"
    if table.reserves[seat] == 0 and table.bread[seat] == 0:  # RT-5.4
        return "all-citizens-out"
    return "longest-game" if table.turn >= flow.data.longest * table.players else ""
