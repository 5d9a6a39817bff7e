"""RV-3.3: the Builder."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Spelling
from rathaus.games.ratville import phases
from rathaus.games.ratville.action_events import BuildingBuilt
from rathaus.games.ratville.components import AT_BUILDING, BUILDER, DISCOUNT, RESOURCES
from rathaus.games.ratville.deals import offer
from rathaus.games.ratville.effects import discounts, named, note_objects, value_of
from rathaus.games.ratville.skills import prompt_of, use_skill
from rathaus.games.ratville.table import Flow, raised, replaced

SKILL: Final = 0


def use_builders(flow: Flow, owners: list[int]) -> None:
    """In order, each uses the skill or builds."""
    flow.then_all([Build(seat) for seat in owners])


class Build(Asking):
    """RV-3.3: either the skill, or one available building: the die meets its requirement, and its cost is paid."""

    clause: ClassVar[str] = "RV-3.3"
    phase: ClassVar[str] = phases.BUILDER

    def memory(self) -> list[int]:
        """Whose Builder."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """RR-17: the skill can always be used; RR-18: a building may be built twice."""
        table, data = flow.table, flow.data
        value = value_of(flow, seat, BUILDER)
        less = discounts(flow, seat)
        options = [SKILL]
        for kind, card in enumerate(table.faces):
            if table.stock[kind] > 0 and data.die[card] <= value:
                cost = data.cost[card]
                if table.can_pay(seat, discounted(cost, less) if less else cost):
                    options.append(kind + 1)
        return options

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """The building works from now on."""
        if action == SKILL:
            use_skill(flow, seat, BUILDER)
        else:
            build(flow, seat, action - 1)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`skill`, or `build turret`."""
        if action == SKILL:
            return "skill", {}
        return "build", {"building": flow.data.cards[flow.table.faces[action - 1]]}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """The value of the die, and what the skill would give."""
        return prompt_of(flow, seat, BUILDER)


def discounted(cost: list[int], less: list[int]) -> list[int]:
    """RR-19: each discount reduces the cost by one of its resource, if the cost has it."""
    return [max(0, cost[resource] - less[resource]) for resource in range(RESOURCES)]


def build(flow: Flow, seat: int, kind: int) -> None:
    """Pay, put it into the town, and let objects add to it (RR-21)."""
    table = flow.table
    card = table.faces[kind]
    cost = flow.data.cost[card]
    less = discounts(flow, seat)
    if less:
        full, cost = cost, discounted(cost, less)
        if cost != full:
            note_objects(flow, seat, DISCOUNT)
    table.pay(seat, cost)
    table.buildings = replaced(table.buildings, seat, [*table.buildings[seat], card])
    table.stock = raised(table.stock, kind, -1)
    if flow.heard:
        flow.tell(BuildingBuilt(seat=seat, building=flow.data.cards[card], paid=named(cost)))
    offer(flow, seat, AT_BUILDING)
