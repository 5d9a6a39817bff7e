"""RL-7: phase 5, return."""

from rathaus.core.flow import Step
from rathaus.games.ratland.card_events import CheeseBrought
from rathaus.games.ratland.components import CHEESE_FROM_LOST_EACH, CHEESE_FROM_LOST_IN_ALL, INFIRMARY, LOST, PANTRY
from rathaus.games.ratland.effects import clan_now
from rathaus.games.ratland.events import RatsReturned
from rathaus.games.ratland.table import Flow


class ReturnRats(Step):
    """RL-7.1: all poisoned and lost rats go to the pantry."""

    def run(self, flow: Flow) -> None:
        """For every clan; some rats bring cheese."""
        table = flow.table
        for seat in range(table.players):
            poisoned, lost = table.rats_in(seat, INFIRMARY), table.rats_in(seat, LOST)
            if poisoned + lost > 0:
                come_back(flow, seat, poisoned, lost)
            if lost + table.rejoined[seat] > 0:
                bring_cheese(flow, seat, lost + table.rejoined[seat])


def come_back(flow: Flow, seat: int, poisoned: int, lost: int) -> None:
    """RL-7.1: from infirmary and lost card to the pantry."""
    table = flow.table
    table.move_rats(seat, PANTRY, poisoned + lost)
    table.move_rats(seat, INFIRMARY, -poisoned)
    table.move_rats(seat, LOST, -lost)
    if flow.heard:
        flow.tell(RatsReturned(seat=seat, poisoned=poisoned, lost=lost))


def bring_cheese(flow: Flow, seat: int, lost: int) -> None:
    """RL-13.5, Explorer: lost rats bring one cheese, later one each, including those that joined earlier this turn."""
    cheese = clan_now(flow, seat, CHEESE_FROM_LOST_IN_ALL) + lost * clan_now(flow, seat, CHEESE_FROM_LOST_EACH)
    flow.table.cheese[seat] += cheese
    if cheese > 0 and flow.heard:
        flow.tell(CheeseBrought(seat=seat, cheese=cheese))
