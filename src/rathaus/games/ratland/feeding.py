"""RL-9: phase 7, feeding."""

from typing import Final

from rathaus.core.flow import Step
from rathaus.games.ratland.components import (
    CITY,
    DUMP,
    FIELD,
    INFIRMARY,
    LEFT_PIPE,
    NURSERY,
    PANTRY,
    RIGHT_PIPE,
)
from rathaus.games.ratland.data import Data
from rathaus.games.ratland.events import ClanFed, RatsStarved
from rathaus.games.ratland.table import Flow, Sewers


class FeedClans(Step):
    """RL-9.1: every clan pays for the rats in its sewer."""

    def run(self, flow: Flow) -> None:
        """Pay, and bury who could not be fed."""
        table = flow.table
        for seat in range(table.players):
            rats = table.rats_in_sewer(seat)
            cost = feeding_cost(flow.data, rats)
            paid = min(cost, table.cheese[seat])
            table.cheese[seat] -= paid
            if flow.heard:
                flow.tell(ClanFed(seat=seat, rats=rats, cheese=paid))
            if paid < cost:
                starve(flow, seat, cost - paid)


def feeding_cost(data: Data, rats: int) -> int:
    """RL-9.1: by the reference card, and one more for each rat beyond it."""
    known = len(data.feeding) - 1
    if rats <= known:
        return data.feeding[rats]
    return data.feeding[known] + data.feeding_beyond * (rats - known)


DYING_ORDER: Final = [INFIRMARY, PANTRY, NURSERY, LEFT_PIPE, RIGHT_PIPE, DUMP, CITY, FIELD]


def starve(flow: Flow, seat: int, missing: int) -> None:
    """RL-9.2: one rat of the sewer dies for each missing cheese, poisoned ones first; lost rats never do."""
    table = flow.table
    dying = min(missing, table.rats_in_sewer(seat))
    bury(table, seat, dying)
    if flow.heard:
        flow.tell(RatsStarved(seat=seat, rats=dying))


def bury(table: Sewers, seat: int, rats: int) -> None:
    """Move rats of the sewer to the graveyard."""
    table.graveyard[seat] += rats
    for place in DYING_ORDER:
        dead = min(rats, table.rats_in(seat, place))
        table.move_rats(seat, place, -dead)
        rats -= dead
