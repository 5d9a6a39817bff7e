"""RL-13.15: abilities at the end of the turn: Alchemist (RL-13.7), then Musician (RL-13.11)."""

from typing import ClassVar

from rathaus.core.flow import Args, Asking, Spelling, Step, up_to
from rathaus.games.ratland.card_events import AlchemyDeclined, AlchemyOffered, CheeseGiven, CheeseTurned
from rathaus.games.ratland.components import CHEESE_FROM_RICHEST, CHEESE_INTO_RATS, PANTRY
from rathaus.games.ratland.effects import clan_now
from rathaus.games.ratland.moving import FEEDING
from rathaus.games.ratland.table import Flow


class OfferAlchemy(Step):
    """RL-13.7: after feeding, if there is both cheese and a rat in the pile."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def memory(self) -> list[int]:
        """Whose turn it is."""
        return [self.seat]

    def run(self, flow: Flow) -> None:
        """Ask only a clan that can do it."""
        if transmutable(flow, self.seat) > 0:
            if flow.heard:
                flow.tell(AlchemyOffered(seat=self.seat))
            flow.then(TurnCheese(self.seat))


def transmutable(flow: Flow, seat: int) -> int:
    """How many cheese can be turned into rats."""
    return min(clan_now(flow, seat, CHEESE_INTO_RATS), flow.table.cheese[seat], flow.table.pile)


class TurnCheese(Asking):
    """RL-13.7, Alchemist: it may turn cheese into rats, one for one, placed in the pantry."""

    clause: ClassVar[str] = "RL-13.7"
    phase: ClassVar[str] = FEEDING

    def memory(self) -> list[int]:
        """Whose turn it is."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Any number from 0 to the most."""
        return up_to(transmutable(flow, seat))

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Cheese out, rats in."""
        table = flow.table
        table.cheese[seat] -= action
        table.pile -= action
        table.move_rats(seat, PANTRY, action)
        if flow.heard:
            flow.tell(CheeseTurned(seat=seat, rats=action) if action else AlchemyDeclined(seat=seat))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`turn 1`."""
        return "turn", {"cheese": action}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """How many at the most."""
        return {"cheese": transmutable(flow, seat)}


class CollectCheese(Step):
    """RL-13.11, Musician: the other player with most cheese gives it one; later the three with most."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def memory(self) -> list[int]:
        """Who collects."""
        return [self.seat]

    def run(self, flow: Flow) -> None:
        """Ties by active order; a clan without cheese gives none."""
        cheese = flow.table.cheese
        others = [seat for seat in flow.table.active_order() if seat != self.seat]
        others.sort(key=lambda seat: -cheese[seat])
        for giver in others[: clan_now(flow, self.seat, CHEESE_FROM_RICHEST)]:
            if cheese[giver] > 0:
                cheese[giver] -= 1
                cheese[self.seat] += 1
                if flow.heard:
                    flow.tell(CheeseGiven(giver=giver, receiver=self.seat))
