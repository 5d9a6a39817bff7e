"""RV-2.2: the initial phase."""

from rathaus.core.flow import Step, up_to
from rathaus.games.ratville.decks import draw_creature, draw_loot, left_in
from rathaus.games.ratville.events import CreaturesArrived, LootTurned, RoundBegan
from rathaus.games.ratville.table import Flow


class BeginRound(Step):
    """RV-2.2: a creature for each player into the centre, and a loot card with its boxes filled."""

    def run(self, flow: Flow) -> None:
        """Creatures first; if the deck runs out, fewer come (RR-28)."""
        table = flow.table
        table.round += 1
        if flow.heard:
            flow.tell(RoundBegan(round=table.round, start=table.start))
        drawn = [draw_creature(flow) for _ in range(table.players)]
        table.centre = [creature for creature in drawn if creature >= 0]
        draw_loot(flow)
        table.boxes = up_to(table.players - 1)  # RR-4: as many boxes as players
        if flow.heard:
            flow.tell(CreaturesArrived(creatures=[flow.data.creatures[creature] for creature in table.centre]))
            flow.tell(loot_turned(flow))


def loot_turned(flow: Flow) -> LootTurned:
    """Tell the card and the contents of its boxes."""
    return LootTurned(
        card=flow.data.loot[flow.table.loot],
        box_1=left_in(flow, 0),
        box_2=left_in(flow, 1),
        box_3=left_in(flow, 2),
        box_4=left_in(flow, 3),
    )
