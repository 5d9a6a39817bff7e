"""RL-2: the turn."""

from typing import Final

from rathaus.core.flow import Step
from rathaus.games.ratland.attack import ResolveAttacks
from rathaus.games.ratland.cheese import LookForCheese
from rathaus.games.ratland.event import RevealEvent
from rathaus.games.ratland.feeding import FeedClans
from rathaus.games.ratland.nursery import Breed
from rathaus.games.ratland.rats import GatherRats
from rathaus.games.ratland.return_ import ReturnRats
from rathaus.games.ratland.table import Flow


class PlayTurn(Step):
    """RL-2.1: seven phases in order, then the next turn."""

    def run(self, flow: Flow) -> None:
        """Event, rats, attack, nursery, return, cheese, feeding."""
        flow.then_all([*PHASES, self])


PHASES: Final[list[Step]] = [
    RevealEvent(),
    GatherRats(),
    ResolveAttacks(),
    Breed(),
    ReturnRats(),
    LookForCheese(),
    FeedClans(),
]
