"""RV-3.8: the Fighter."""

from rathaus.core.flow import Step
from rathaus.games.ratville.components import FIGHTER
from rathaus.games.ratville.creatures import fight_one
from rathaus.games.ratville.effects import value_of
from rathaus.games.ratville.table import Flow


def use_fighters(flow: Flow, owners: list[int]) -> None:
    """In order, those with a die of 6 or more fight now; the others help the Hunter (RR-31)."""
    flow.then_all([Fight(seat) for seat in owners if value_of(flow, seat, FIGHTER) >= flow.data.kills_from])


class Fight(Step):
    """RV-3.8: with 6 or more eliminate one of your creatures."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def memory(self) -> list[int]:
        """Whose Fighter."""
        return [self.seat]

    def run(self, flow: Flow) -> None:
        """RR-30: mandatory, if there is any creature."""
        fight_one(flow, self.seat)


def fighter_damage(flow: Flow, seat: int) -> int:
    """RV-3.8: with less than 6, two more damage in the Hunter step of the same round; RR-30: otherwise none."""
    if not flow.table.has_shown(seat, FIGHTER) or value_of(flow, seat, FIGHTER) >= flow.data.kills_from:
        return 0
    return flow.data.fighter_damage
