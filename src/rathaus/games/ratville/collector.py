"""RV-3.2: the Collector."""

from typing import ClassVar

from rathaus.core.flow import Asking, Spelling, Step
from rathaus.games.ratville import phases
from rathaus.games.ratville.action_events import LootTaken
from rathaus.games.ratville.components import COLLECTOR
from rathaus.games.ratville.effects import highest_first, named, receive
from rathaus.games.ratville.table import Flow, without


def use_collectors(flow: Flow, owners: list[int]) -> None:
    """RR-15: highest die first, ties in order."""
    if owners:
        flow.then(CollectLoot(highest_first(flow, owners, COLLECTOR)))


class CollectLoot(Step):
    """RV-3.2: one after another takes a box; the last one takes what is left."""

    def __init__(self, order: list[int]) -> None:
        self.order = order

    def memory(self) -> list[int]:
        """Who has not taken one yet, the next one first."""
        return self.order

    def run(self, flow: Flow) -> None:
        """Ask only if there is a choice."""
        seat, rest = self.order[0], self.order[1:]
        if rest:
            flow.then(CollectLoot(rest))
        if len(flow.table.boxes) > 1:
            flow.then(TakeLoot(seat))
        else:
            take_box(flow, seat, flow.table.boxes[0])


class TakeLoot(Asking):
    """RV-3.2: take one loot box with all its contents."""

    clause: ClassVar[str] = "RV-3.2"
    phase: ClassVar[str] = phases.COLLECTOR

    def memory(self) -> list[int]:
        """Whose turn it is."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """RR-15: those that are left; taking one is mandatory."""
        return flow.table.boxes.copy()

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Take it."""
        take_box(flow, seat, action)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`take 2`: the second box."""
        return "take", {"box": action + 1}


def take_box(flow: Flow, seat: int, box: int) -> None:
    """RR-16: population counts at once."""
    table = flow.table
    content = flow.data.loot_boxes[table.loot][box]
    receive(flow, seat, content)
    table.boxes = without(table.boxes, box)
    if flow.heard:
        flow.tell(LootTaken(seat=seat, box=box + 1, gained=named(content)))
