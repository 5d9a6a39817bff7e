"""RV-4: the population phase."""

from rathaus.core.flow import Step
from rathaus.games.ratville.components import AT_GROWTH, FOOD, RESOURCES
from rathaus.games.ratville.deals import PayForPeople, deals_at
from rathaus.games.ratville.effects import food_saved, grow, population_icons
from rathaus.games.ratville.events import PeopleStarved, TownFed, TownGrew
from rathaus.games.ratville.table import Flow


class GrowTowns(Step):
    """RV-4.1: everyone grows, then pays for more, in order; then all are fed."""

    def run(self, flow: Flow) -> None:
        """RR-40: feeding comes after all growth."""
        flow.then(GrowInOrder(flow.table.order()))


class GrowInOrder(Step):
    """RV-4.1: one more, and the icons of buildings; RV-4.2: then objects in use and payments, each card once."""

    def __init__(self, order: list[int]) -> None:
        self.order = order

    def memory(self) -> list[int]:
        """Who has not grown yet, the next one first."""
        return self.order

    def run(self, flow: Flow) -> None:
        """Grow town by town, up to the first that can use cards."""
        for place, seat in enumerate(self.order):
            grow_town(flow, seat)
            deals = deals_at(flow, seat, AT_GROWTH)
            if deals:
                flow.then(PayForPeople(seat, deals), GrowInOrder(self.order[place + 1 :]))
                return
        feed_towns(flow)


def grow_town(flow: Flow, seat: int) -> None:
    """RV-4.1: automatic growth."""
    people = 1 + population_icons(flow, seat)
    grow(flow, seat, people)
    if flow.heard:
        flow.tell(TownGrew(seat=seat, people=people))


def feed_towns(flow: Flow) -> None:
    """RV-4.3: everybody pays the food of the box reached, as far as they can."""
    for seat in flow.table.order():
        feed(flow, seat)


def food_due(flow: Flow, people: int) -> int:
    """RV-4.3: by the box on the board; the last one applies to all beyond it (RR-45)."""
    due = flow.data.food_due[flow.table.board]
    return due[min(people, len(due) - 1)]


def feed(flow: Flow, seat: int) -> None:
    """RR-41: first what gardens save, then all the food there is; each missing food costs one population."""
    table = flow.table
    due = food_due(flow, table.population[seat])  # RR-40
    saved = min(due, food_saved(flow, seat))  # RR-42
    paid = min(due - saved, table.owned(seat, FOOD))
    table.resources[seat * RESOURCES + FOOD] -= paid
    starved = min(table.population[seat], due - saved - paid)  # RR-39
    table.population[seat] -= starved
    if flow.heard:
        flow.tell(TownFed(seat=seat, due=due, saved=saved, food=paid))
        if starved > 0:
            flow.tell(PeopleStarved(seat=seat, people=starved))
