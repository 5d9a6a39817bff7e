"""Figures of Ratville: what the dice showed, and who sent creatures to whom."""
# not compiled

from rathaus.core.events import Event
from rathaus.core.figures import Tally, dice_sum
from rathaus.games.ratville.creature_events import CreatureAssigned
from rathaus.games.ratville.events import DiceRolled


class TownTally(Tally):
    """Luck is the sum of the dice that are rolled for the plan of a round (RV-2.3)."""

    def hear(self, event: Event) -> None:
        """The next event."""
        match event:
            case DiceRolled():
                self.add(event.seat, event.sum, dice_sum(len(event.dice)))
            case CreatureAssigned():
                self.took(event.seat, event.target, "creatures")
