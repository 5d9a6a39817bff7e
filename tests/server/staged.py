"""RatLand at a table that is laid as a scenario says, to be served: a rare question, asked at once."""

from typing import Any

from rathaus.core.game import Options
from rathaus.core.rng import Rng
from rathaus.core.scenario import Fields
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.table import Flow
from rathaus.testing.staging import StagedGame, with_all_phases


class Staged(StagedGame):
    """The rules as they are, begun in the middle of a turn, for any number of players and with any options."""

    def __init__(self, phase: str, **fields: Any) -> None:
        super().__init__(RATLAND, self.laid)
        self.fields = with_all_phases({"phases": [phase], **fields}, RATLAND.phase_rows)

    def laid(self, players: int, options: Options, rng: Rng) -> Flow:
        """The table with these fields."""
        position = RATLAND.start(players, options, rng)
        RATLAND.arrange(position, Fields(self.fields, ["table"]))
        return position


# A game whose next turns ask for deployments and for nothing else: the helmet has been worn.
CALM = Staged("rats", past_events=["rat-with-a-helmet", "abundance"])
