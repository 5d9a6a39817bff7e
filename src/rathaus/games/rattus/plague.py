"""RT-4: the plague phase: move the plague, add rats, resolve."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Spelling, Step
from rathaus.games.rattus.card_events import ExtraRatAdded, ExtraRatDeclined
from rathaus.games.rattus.class_rats import has_room_near, rooms_near
from rathaus.games.rattus.components import EXTRA_RAT, RETURNED, SLOTS
from rathaus.games.rattus.events import PlagueMoved, RatAdded
from rathaus.games.rattus.holding import holds, plague_steps
from rathaus.games.rattus.phases import PLAGUE, RATS
from rathaus.games.rattus.resolve import ResolvePlague
from rathaus.games.rattus.table import Flow

NEW_RATS: Final = [0, 1, 2, 2]  # RT-4.2: by the rats in the plague region
PASS: Final = -1


class MovePlague(Asking):
    """RT-4.1: the plague piece must move; RT-6.3: in the final round it does so by a card only."""

    clause: ClassVar[str] = "RT-4.1"
    phase: ClassVar[str] = PLAGUE

    def memory(self) -> list[int]:
        """Who moves it."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """All regions within reach but its own (RT-5.2)."""
        table = flow.table
        return flow.data.within[table.players][plague_steps(flow, seat)][table.plague].copy()

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """It spreads and ravages only where it arrives."""
        table = flow.table
        source, table.plague = table.plague, action
        if flow.heard:
            names = flow.data.regions
            flow.tell(PlagueMoved(seat=seat, source=names[source], region=names[action]))
        new_rats = 0 if table.is_final else NEW_RATS[table.rat_counts[action]]
        flow.then(AddRats(seat, new_rats), OfferExtraRat(seat), ResolvePlague(seat))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`plague france`."""
        return "plague", {"region": flow.data.regions[action]}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """How far it may go."""
        return {"region": flow.data.regions[flow.table.plague], "steps": plague_steps(flow, seat)}


# Add rats.


class AddRats(Step):
    """RT-4.2: this many new rats in the neighbourhood; RT-4.3: limited by the supply."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, flow: Flow) -> None:
        """One by one."""
        add_rats(flow, self.seat, self.left)


def add_rats(flow: Flow, seat: int, left: int) -> None:
    """Ask where the next one goes; rats without room are not placed."""
    if left > 0 and flow.table.supply and has_room_near(flow, flow.table.plague):
        flow.then(AddRat(seat, left))


class AddRat(Asking):
    """RT-4.2: a new rat in a neighbour of the plague region that holds fewer than three."""

    clause: ClassVar[str] = "RT-4.2"
    phase: ClassVar[str] = RATS
    stages: ClassVar[bool] = True

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def memory(self) -> list[int]:
        """Who adds, and how many."""
        return [self.seat, self.left]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Neighbours with room."""
        return rooms_near(flow, flow.table.plague)

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """The next token of the supply, face down."""
        place = lay_new_rat(flow, action)
        if flow.heard:
            flow.tell(RatAdded(seat=seat, region=flow.data.regions[action], rat=place % SLOTS + 1))
        add_rats(flow, seat, self.left - 1)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`add germania`."""
        return "add", {"region": flow.data.regions[action]}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """How many are still to come."""
        return {"rats": self.left}


def lay_new_rat(flow: Flow, region: int) -> int:
    """The next token of the supply, face down in a region; returns its place."""
    table = flow.table
    table.own()
    return table.lay_rat(region, table.supply.pop(), 0)


class OfferExtraRat(Step):
    """RT-5.1k, Soldier: one more rat, if there is one and a place for it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def memory(self) -> list[int]:
        """Who may add it."""
        return [self.seat]

    def run(self, flow: Flow) -> None:
        """Ask only a player who can do it."""
        table = flow.table
        if holds(flow, self.seat, EXTRA_RAT) == 0 or not has_room_near(flow, table.plague):
            return
        if table.supply or (table.is_final and table.revealed):
            flow.then(AddExtraRat(self.seat))


class AddExtraRat(Asking):
    """RT-5.1k, Soldier: in a neighbour of the plague region; it is optional, even in the final round (RT-6.3)."""

    clause: ClassVar[str] = "RT-5.1k"
    phase: ClassVar[str] = RATS

    def memory(self) -> list[int]:
        """Who may add it."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Neighbours with room, or none."""
        return [*rooms_near(flow, flow.table.plague), PASS]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """From the supply; RT-6.3: in the final round one of those that were revealed, if there is one."""
        if action == PASS:
            if flow.heard:
                flow.tell(ExtraRatDeclined(seat=seat))
            return
        is_returned = flow.table.is_final and bool(flow.table.revealed)
        place = return_rat(flow, action) if is_returned else lay_new_rat(flow, action)
        if flow.heard:
            region, number = flow.data.regions[action], place % SLOTS + 1
            flow.tell(ExtraRatAdded(seat=seat, region=region, rat=number, is_returned=is_returned))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`add germania` or `add-none`."""
        return ("add-none", {}) if action == PASS else ("add", {"region": flow.data.regions[action]})


def return_rat(flow: Flow, region: int) -> int:
    """RT-6.3: a random one of the revealed tokens is laid face down again; nobody knows which."""
    table = flow.table
    pile = table.revealed.copy()
    flow.rng.shuffle(pile)
    table.returnable = len(pile)
    return table.lay_rat(region, pile[-1], RETURNED)
