"""RT-5: class cards that handle rats on the board: Monk, Witch."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Spelling
from rathaus.games.rattus.card_events import RatChosen, RatLookedAt, RatMoved, RatSeen, RatsLeft, RatsSwapped
from rathaus.games.rattus.components import EMPTY, SLOTS
from rathaus.games.rattus.phases import ABILITIES
from rathaus.games.rattus.table import Flow, with_this


def rat_args(flow: Flow, place: int) -> Args:
    """A rat by its place: the region, and its number there."""
    return {"region": flow.data.regions[place // SLOTS], "rat": place % SLOTS + 1}


# Monk.


def rooms_near(flow: Flow, region: int) -> list[int]:
    """RT-4.2: the neighbours with fewer than three rats."""
    counts = flow.table.rat_counts
    return [other for other in flow.data.neighbours[flow.table.players][region] if counts[other] < SLOTS]


def has_room_near(flow: Flow, region: int) -> bool:
    """Whether there is such a neighbour."""
    counts = flow.table.rat_counts
    for other in flow.data.neighbours[flow.table.players][region]:  # noqa: SIM110 a generator takes longer
        if counts[other] < SLOTS:
            return True
    return False


def can_move_rat(flow: Flow) -> bool:
    """Whether any rat can be moved."""
    counts = flow.table.rat_counts
    for region in flow.data.lands[flow.table.players]:  # noqa: SIM110 a generator takes longer
        if counts[region] > 0 and has_room_near(flow, region):
            return True
    return False


class ChooseRat(Asking):
    """RT-5.1b, Monk: any one rat on the board that can be moved."""

    clause: ClassVar[str] = "RT-5.1b"
    phase: ClassVar[str] = ABILITIES

    def memory(self) -> list[int]:
        """Who."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Places of rats."""
        table = flow.table
        places: list[int] = []
        for region in flow.data.lands[table.players]:
            if table.rat_counts[region] > 0 and has_room_near(flow, region):
                places += table.places_in(region)
        return places

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Ask where to."""
        if flow.heard:
            region = flow.data.regions[action // SLOTS]
            flow.tell(RatChosen(seat=seat, region=region, rat=action % SLOTS + 1))
        flow.then(MoveRat(seat, action))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`rat france 2`."""
        return "rat", rat_args(flow, action)


class MoveRat(Asking):
    """RT-5.1b, Monk: to a neighbour with fewer than three rats."""

    clause: ClassVar[str] = "RT-5.1b"
    phase: ClassVar[str] = ABILITIES

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def memory(self) -> list[int]:
        """Who, and which rat."""
        return [self.seat, self.place]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Neighbours with room."""
        return rooms_near(flow, self.place // SLOTS)

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """It lies there now; players who have seen it still know it."""
        mark = flow.table.marks[self.place]
        place = flow.table.lay_rat(action, flow.table.lift_rat(self.place), mark)
        if flow.heard:
            names = flow.data.regions
            source, target = names[self.place // SLOTS], names[action]
            number = place % SLOTS + 1
            flow.tell(RatMoved(seat=seat, source=source, rat=self.place % SLOTS + 1, target=target, place=number))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`to germania`."""
        return "to", {"region": flow.data.regions[action]}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """Which rat."""
        return rat_args(flow, self.place)


# Witch.


class LookAtRat(Asking):
    """RT-5.1d, Witch: she looks at one rat on the board, then at another one."""

    clause: ClassVar[str] = "RT-5.1d"
    phase: ClassVar[str] = ABILITIES

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first  # the rat that she has looked at, or EMPTY

    def memory(self) -> list[int]:
        """Who, and which rat she has looked at; everybody saw that."""
        return [self.seat, self.first]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Places of rats."""
        rats = flow.table.rats
        return [place for place in range(len(rats)) if rats[place] >= 0 and place != self.first]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Only she sees it, and she remembers."""
        table = flow.table
        table.marks = with_this(table.marks, action, table.marks[action] | 1 << seat)
        if flow.heard:
            tell_look(flow, seat, action)
        if self.first == EMPTY:
            if sum(table.rat_counts) > 1:
                flow.then(LookAtRat(seat, action))
        elif self.first // SLOTS != action // SLOTS:  # in the same region a swap changes nothing
            flow.then(SwapRats(seat, self.first, action))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`look france 2`."""
        return "look", rat_args(flow, action)


def tell_look(flow: Flow, seat: int, place: int) -> None:
    """Everybody sees who looks where; only that player sees the front."""
    region, number = flow.data.regions[place // SLOTS], place % SLOTS + 1
    kind = flow.table.rats[place]
    flow.tell(RatLookedAt(seat=seat, region=region, rat=number))
    limit, symbols = flow.data.limits[kind], flow.data.symbols[kind]
    flow.tell(RatSeen(region=region, rat=number, limit=limit, symbols=symbols, audience=seat))


LEAVE: Final = 0
SWAP: Final = 1


class SwapRats(Asking):
    """RT-5.1d, Witch: she may swap the two rats."""

    clause: ClassVar[str] = "RT-5.1d"
    phase: ClassVar[str] = ABILITIES

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second

    def memory(self) -> list[int]:
        """Who, and which rats."""
        return [self.seat, self.first, self.second]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Leave them, or swap them."""
        return [LEAVE, SWAP]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Everybody sees that they change places."""
        if action == SWAP:
            flow.table.swap_rats(self.first, self.second)
        if not flow.heard:
            return
        names = flow.data.regions
        swapped = RatsSwapped(
            seat=seat,
            region=names[self.first // SLOTS],
            rat=self.first % SLOTS + 1,
            other_region=names[self.second // SLOTS],
            other_rat=self.second % SLOTS + 1,
        )
        flow.tell(swapped if action == SWAP else RatsLeft(seat=seat))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`swap` or `leave`."""
        return ("swap", {}) if action == SWAP else ("leave", {})

    def prompt(self, flow: Flow, seat: int) -> Args:
        """Where they lie."""
        other = rat_args(flow, self.second)
        return {**rat_args(flow, self.first), "other-region": other["region"], "other-rat": other["rat"]}
