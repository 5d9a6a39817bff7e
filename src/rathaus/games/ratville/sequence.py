"""RV-2: the round."""

from typing import Final

from rathaus.core.flow import Step
from rathaus.games.ratville.actions import RevealCharacter
from rathaus.games.ratville.components import HUNTER, PREACHER
from rathaus.games.ratville.final import EndRound
from rathaus.games.ratville.initial import BeginRound
from rathaus.games.ratville.planning import RollDice
from rathaus.games.ratville.population import GrowTowns
from rathaus.games.ratville.table import Flow


class PlayRound(Step):
    """RV-2.1: five phases, each finished by all before the next, and then the next round."""

    def run(self, flow: Flow) -> None:
        """Initial, planning, actions, population, final."""
        flow.then_all([*PHASES, self])


PHASES: Final[list[Step]] = [
    BeginRound(),
    RollDice(),
    *[RevealCharacter(character) for character in range(PREACHER, HUNTER + 1)],
    GrowTowns(),
    EndRound(),
]
