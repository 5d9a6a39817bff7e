"""RL-14: the rulebooks differ on five points; the code for each is where it applies."""

from rathaus.core.flow import Step
from rathaus.games.ratland.components import RULEBOOK_NAMES
from rathaus.games.ratland.events import RulebookOpened
from rathaus.games.ratland.table import Flow


class OpenRulebook(Step):
    """RL-14.6: before anything else, everybody is told which rulebook the table plays by."""

    def run(self, flow: Flow) -> None:
        """Say it once."""
        if flow.heard:
            flow.tell(RulebookOpened(rulebook=RULEBOOK_NAMES[flow.table.rulebook]))
