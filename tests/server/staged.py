"""RatLand at a table that is laid as a scenario says, to be served: a rare question, asked at once."""

from typing import Any

from rathaus.core.game import Options
from rathaus.core.rng import Rng
from rathaus.core.scenario import Fields
from rathaus.games.ratland import RATLAND, RatLand
from rathaus.games.ratland.table import Flow

PHASES = ["rats", "attack", "nursery", "return", "cheese", "feeding", "turns"]


class Staged(RatLand):
    """The rules as they are, begun in the middle of a turn."""

    def __init__(self, phase: str, **fields: Any) -> None:
        super().__init__(RATLAND.data, is_default_data=True)
        self.fields = {"phases": PHASES[PHASES.index(phase) :], **fields}

    def start(self, players: int, options: Options, rng: Rng) -> Flow:
        """The table as it was laid."""
        position = super().start(players, options, rng)
        self.arrange(position, Fields(self.fields, ["table"]))
        return position


# A game whose next turns ask for deployments and for nothing else: the helmet has been worn.
CALM = Staged("rats", past_events=["rat-with-a-helmet", "abundance"])
