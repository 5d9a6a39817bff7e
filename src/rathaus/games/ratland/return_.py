"""RL-7: phase 5, return."""

from rathaus.core.flow import Step
from rathaus.games.ratland.components import INFIRMARY, LOST, PANTRY
from rathaus.games.ratland.events import RatsReturned
from rathaus.games.ratland.table import Flow


class ReturnRats(Step):
    """RL-7.1: all poisoned and lost rats go to the pantry."""

    def run(self, flow: Flow) -> None:
        """For every clan."""
        table = flow.table
        for seat in range(table.players):
            poisoned = table.rats_in(seat, INFIRMARY)
            lost = table.rats_in(seat, LOST)
            if poisoned + lost == 0:
                continue
            table.move_rats(seat, PANTRY, poisoned + lost)
            table.move_rats(seat, INFIRMARY, -poisoned)
            table.move_rats(seat, LOST, -lost)
            if flow.heard:
                flow.tell(RatsReturned(seat=seat, poisoned=poisoned, lost=lost))
