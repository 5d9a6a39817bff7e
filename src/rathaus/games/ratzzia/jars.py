"""RZ-12.3: jars of sausages."""

from rathaus.core.flow import Step
from rathaus.games.ratzzia.bank import pay
from rathaus.games.ratzzia.reward_events import JarOpened
from rathaus.games.ratzzia.table import Flow


class OpenJar(Step):
    """RZ-12.3: the number of sausages on the label, unsecured."""

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.column = column

    def memory(self) -> list[int]:
        """Whose turn it is, and the column."""
        return [self.seat, self.column]

    def run(self, flow: Flow) -> None:
        """From the bank."""
        paid = pay(flow.table, self.seat, flow.data.jars[self.column])
        if flow.heard:
            flow.tell(JarOpened(seat=self.seat, sausages=paid, is_bank_limited=flow.table.bank_limit > 0))
