"""RT-2: the turn, and RT-6.1: when it was the last one."""

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
    """RT-6.1: was it the last turn? RT-4.3: it was played to its end in any case."""

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
        flow.then(*end_sequence(flow))


def reason_to_end(flow: Flow, seat: int) -> str:
    """RT-6.1: no rats left, or all citizens out; RT-6.6: or too many turns. Empty while the game goes on."""
    table = flow.table
    if not table.supply:
        return "no-rats-left"
    if table.reserves[seat] == 0 and table.bread[seat] == 0:  # RT-5.4
        return "all-citizens-out"
    return "longest-game" if table.turn >= flow.data.longest * table.players else ""
