"""RL-12.3: the combat in an area, before the draws."""

from typing import ClassVar

from rathaus.core.flow import Args, Spelling, Step
from rathaus.core.seats import letter
from rathaus.games.ratland.asking import AskingAtArea
from rathaus.games.ratland.card_events import RatWounded
from rathaus.games.ratland.components import INFIRMARY, PLACE_NAMES
from rathaus.games.ratland.table import Flow


def fights_in(flow: Flow, area: int) -> list[Step]:
    """The fight in an area, if the player with most rats there is aggressive and has somebody to wound."""
    table = flow.table
    if True not in table.aggressive:
        return []
    fighter = max(table.active_order(), key=lambda seat: table.rats_in(seat, area))
    if table.aggressive[fighter] and others_in(flow, area, fighter):
        return [WoundRat(area, fighter)]
    return []


def others_in(flow: Flow, area: int, fighter: int) -> list[int]:
    """The other players with rats in the area."""
    seats = range(flow.table.players)
    return [seat for seat in seats if seat != fighter and flow.table.rats_in(seat, area) > 0]


class WoundRat(AskingAtArea):
    """RL-12.3: the strongest player, if aggressive, must wound a rat of another player of their choice."""

    clause: ClassVar[str] = "RL-12.3"

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Any other player with rats there."""
        return others_in(flow, self.area, seat)

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """The wounded rat goes to its owner's infirmary and draws nothing (RL-12.4)."""
        table = flow.table
        table.move_rats(action, self.area, -1)
        table.move_rats(action, INFIRMARY, 1)
        table.wounded = action
        if flow.heard:
            flow.tell(RatWounded(fighter=seat, seat=action, area=PLACE_NAMES[self.area]))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`wound B`."""
        return "wound", {"player": letter(action)}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """Where."""
        return {"area": PLACE_NAMES[self.area]}
