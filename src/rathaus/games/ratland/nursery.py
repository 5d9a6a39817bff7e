"""RL-6: phase 4, nursery."""

from rathaus.core.flow import Step
from rathaus.games.ratland.components import NURSERY
from rathaus.games.ratland.events import RatsBorn
from rathaus.games.ratland.table import Flow


class Breed(Step):
    """RL-6.1: each rat in the nursery adds one, as long as the common pile lasts."""

    def run(self, flow: Flow) -> None:
        """RL-6.2: the fewest rats in the nursery first, ties by active order, each in full."""
        table = flow.table
        for seat in sorted(table.active_order(), key=lambda seat: table.rats_in(seat, NURSERY)):
            born = min(table.rats_in(seat, NURSERY), table.pile)
            table.move_rats(seat, NURSERY, born)
            table.pile -= born
            if born > 0 and flow.heard:
                flow.tell(RatsBorn(seat=seat, rats=born))
