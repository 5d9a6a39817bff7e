"""RT-5: class cards that move own citizens: Merchant, Courier."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Spelling
from rathaus.games.rattus.card_events import CitizensMoved, CourierStopped, SourceChosen, TargetChosen
from rathaus.games.rattus.phases import ABILITIES
from rathaus.games.rattus.table import Flow


def homes(flow: Flow, seat: int) -> list[int]:
    """The regions in which a player has citizens."""
    table = flow.table
    return [region for region in flow.data.lands[table.players] if table.citizens[region * table.players + seat] > 0]


# Merchant.


class ChooseSource(Asking):
    """RT-5.1c, Merchant: from one region …"""

    clause: ClassVar[str] = "RT-5.1c"
    phase: ClassVar[str] = ABILITIES

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def memory(self) -> list[int]:
        """Who, and how many citizens can be moved."""
        return [self.seat, self.most]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Where one has citizens."""
        return homes(flow, seat)

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Ask where to."""
        if flow.heard:
            flow.tell(SourceChosen(seat=seat, region=flow.data.regions[action]))
        flow.then(ChooseTarget(seat, self.most, action))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`from france`."""
        return "from", {"region": flow.data.regions[action]}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """How many at the most."""
        return {"citizens": self.most}


class ChooseTarget(Asking):
    """RT-5.1c, Merchant: … to one of its neighbours …"""

    clause: ClassVar[str] = "RT-5.1c"
    phase: ClassVar[str] = ABILITIES

    def __init__(self, seat: int, most: int, source: int) -> None:
        self.seat = seat
        self.most = most
        self.source = source

    def memory(self) -> list[int]:
        """Who, how many, and from where."""
        return [self.seat, self.most, self.source]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """The neighbours."""
        return flow.data.neighbours[flow.table.players][self.source].copy()

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Ask how many."""
        if flow.heard:
            flow.tell(TargetChosen(seat=seat, region=flow.data.regions[action]))
        flow.then(MoveCitizens(seat, self.most, self.source, action))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`to germania`."""
        return "to", {"region": flow.data.regions[action]}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """From where."""
        return {"region": flow.data.regions[self.source]}


class MoveCitizens(Asking):
    """RT-5.1c, Merchant: … up to three of one's own citizens."""

    clause: ClassVar[str] = "RT-5.1c"
    phase: ClassVar[str] = ABILITIES

    def __init__(self, seat: int, most: int, source: int, target: int) -> None:
        self.seat = seat
        self.most = most
        self.source = source
        self.target = target

    def memory(self) -> list[int]:
        """Who, how many, from where and where to."""
        return [self.seat, self.most, self.source, self.target]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """One or more."""
        return list(range(1, min(self.most, flow.table.citizens_of(seat, self.source)) + 1))

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """They move."""
        move_citizens(flow, seat, self.source, self.target, action)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`move 2`."""
        return "move", {"citizens": action}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """From where and where to."""
        return {"source": flow.data.regions[self.source], "target": flow.data.regions[self.target]}


def move_citizens(flow: Flow, seat: int, source: int, target: int, citizens: int) -> None:
    """Citizens go from one region to another."""
    flow.table.move_citizens(seat, source, target, citizens)
    if flow.heard:
        names = flow.data.regions
        flow.tell(CitizensMoved(seat=seat, source=names[source], target=names[target], citizens=citizens))


# Courier.

STOP: Final = -1


class CarryFrom(Asking):
    """RT-5.1i, Courier: up to two own citizens, each from any region …"""

    clause: ClassVar[str] = "RT-5.1i"
    phase: ClassVar[str] = ABILITIES

    def __init__(self, seat: int, most: int, moved: int) -> None:
        self.seat = seat
        self.most = most
        self.moved = moved

    def memory(self) -> list[int]:
        """Who, how many in all, and how many have moved."""
        return [self.seat, self.most, self.moved]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Regions with own citizens; after the first move, also to stop."""
        return [*homes(flow, seat), STOP] if self.moved > 0 else homes(flow, seat)

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Ask where to."""
        if action == STOP:
            if flow.heard:
                flow.tell(CourierStopped(seat=seat))
            return
        if flow.heard:
            flow.tell(SourceChosen(seat=seat, region=flow.data.regions[action]))
        flow.then(CarryTo(seat, self.most, self.moved, action))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`from france` or `stop`."""
        return ("stop", {}) if action == STOP else ("from", {"region": flow.data.regions[action]})

    def prompt(self, flow: Flow, seat: int) -> Args:
        """How many can still move."""
        return {"citizens": self.most - self.moved}


class CarryTo(Asking):
    """RT-5.1i, Courier: … to any region."""

    clause: ClassVar[str] = "RT-5.1i"
    phase: ClassVar[str] = ABILITIES

    def __init__(self, seat: int, most: int, moved: int, source: int) -> None:
        self.seat = seat
        self.most = most
        self.moved = moved
        self.source = source

    def memory(self) -> list[int]:
        """Who, how many in all, how many have moved, and from where."""
        return [self.seat, self.most, self.moved, self.source]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Any other region in play."""
        return [region for region in flow.data.lands[flow.table.players] if region != self.source]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """It moves; then perhaps one more."""
        move_citizens(flow, seat, self.source, action, 1)
        if self.moved + 1 < self.most:
            flow.then(CarryFrom(seat, self.most, self.moved + 1))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`to germania`."""
        return "to", {"region": flow.data.regions[action]}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """From where."""
        return {"region": flow.data.regions[self.source]}
