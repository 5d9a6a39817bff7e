"""RT-4.4: resolve the plague, with the class cards that affect it."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Spelling, Step
from rathaus.games.rattus.card_events import (
    CitizenFled,
    LimitsKept,
    LimitsLowered,
    NobodyFled,
    SerfJoined,
    SerfStayedAway,
)
from rathaus.games.rattus.components import FLEE_AFTER_KILL, JOIN_AFTER_KILL, LOWER_LIMITS
from rathaus.games.rattus.holding import holds
from rathaus.games.rattus.outbreak import reveal
from rathaus.games.rattus.phases import RESOLVE
from rathaus.games.rattus.table import Flow

PASS: Final = -1


class ResolvePlague(Step):
    """RT-4.4: if there are citizens and rats, the rats are revealed one at a time."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def memory(self) -> list[int]:
        """Whose turn it is."""
        return [self.seat]

    def run(self, flow: Flow) -> None:
        """RT-5.3: first decide whether the limits are lowered; in the final round too (RT-6.3)."""
        if not can_reveal(flow, flow.table.plague):
            return
        less = holds(flow, self.seat, LOWER_LIMITS)
        if less > 0:
            flow.then(LowerLimits(self.seat, less))
        else:
            flow.then(RevealRats(self.seat, 0, 0))


def can_reveal(flow: Flow, region: int) -> bool:
    """RT-4.4: whether a region holds at least one citizen and one rat."""
    return flow.table.rat_counts[region] > 0 and flow.table.is_settled(region)


KEEP: Final = 0
LOWER: Final = 1


class LowerLimits(Asking):
    """RT-5.3, Knight: whether the limits of all rats of this plague are lowered."""

    clause: ClassVar[str] = "RT-5.3"
    phase: ClassVar[str] = RESOLVE

    def __init__(self, seat: int, less: int) -> None:
        self.seat = seat
        self.less = less

    def memory(self) -> list[int]:
        """Who decides, and by how much."""
        return [self.seat, self.less]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """No, or yes."""
        return [KEEP, LOWER]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Then the rats are revealed."""
        if flow.heard:
            flow.tell(LimitsLowered(seat=seat, less=self.less) if action == LOWER else LimitsKept(seat=seat))
        flow.then(RevealRats(seat, self.less * action, 0))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`lower` or `keep`."""
        return ("lower", {}) if action == LOWER else ("keep", {})

    def prompt(self, flow: Flow, seat: int) -> Args:
        """By how much, and where."""
        return {"less": self.less, "region": flow.data.regions[flow.table.plague]}


class RevealRats(Step):
    """RT-4.4, RT-4.7: rat by rat, in random order, as long as there are rats and citizens."""

    def __init__(self, seat: int, less: int, killed: int) -> None:
        self.seat = seat
        self.less = less  # RT-5.3
        self.killed = killed  # whether a citizen of another player has died

    def memory(self) -> list[int]:
        """Whose turn it is, by how much limits are lowered, and whether somebody else's citizen died."""
        return [self.seat, self.less, self.killed]

    def run(self, flow: Flow) -> None:
        """Reveal one, let a serf join, and go on; or let somebody flee."""
        table = flow.table
        if not can_reveal(flow, table.plague):
            if self.killed and holds(flow, self.seat, FLEE_AFTER_KILL) > 0 and shelters(flow, self.seat):
                flow.then(Flee(self.seat))
            return
        places = table.places_in(table.plague)
        if len(places) > 1:
            flow.rng.shuffle(places)
        has_killed = reveal(flow, places[-1], self.less) & ~(1 << self.seat) > 0
        flow.then(RevealRats(self.seat, self.less, int(self.killed or has_killed)))
        if has_killed and table.reserves[self.seat] > 0 and holds(flow, self.seat, JOIN_AFTER_KILL) > 0:
            flow.then(Join(self.seat))


STAY_AWAY: Final = 0
JOIN: Final = 1


class Join(Asking):
    """RT-5.1h, Serf: one more own citizen in the plague region for a rat that killed another player's citizen.

    RT-6.3: it may be declined in the final round too.
    """

    clause: ClassVar[str] = "RT-5.1h"
    phase: ClassVar[str] = RESOLVE

    def memory(self) -> list[int]:
        """Who."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """No, or yes."""
        return [STAY_AWAY, JOIN]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """It counts at once."""
        if action == JOIN:
            join(flow, seat)
        elif flow.heard:
            flow.tell(SerfStayedAway(seat=seat))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`join` or `stay-away`."""
        return ("join", {}) if action == JOIN else ("stay-away", {})

    def prompt(self, flow: Flow, seat: int) -> Args:
        """Where."""
        return {"region": flow.data.regions[flow.table.plague]}


def join(flow: Flow, seat: int) -> None:
    """Add a citizen."""
    flow.table.settle(seat, flow.table.plague, 1)
    if flow.heard:
        flow.tell(SerfJoined(seat=seat, region=flow.data.regions[flow.table.plague]))


def shelters(flow: Flow, seat: int) -> list[int]:
    """The neighbours of the plague region in which a player has citizens."""
    table = flow.table
    near = flow.data.neighbours[table.players][table.plague]
    return [region for region in near if table.citizens_of(seat, region) > 0]


class Flee(Asking):
    """RT-5.1m, Boccaccio: after a plague that killed another player's citizen, an own citizen nearby may flee."""

    clause: ClassVar[str] = "RT-5.1m"
    phase: ClassVar[str] = RESOLVE

    def memory(self) -> list[int]:
        """Who."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Neighbours of the plague region with citizens, or nobody."""
        return [*shelters(flow, seat), PASS]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """To the Safe Haven."""
        if action == PASS:
            if flow.heard:
                flow.tell(NobodyFled(seat=seat))
            return
        flow.table.save_citizen(seat, action)
        if flow.heard:
            flow.tell(CitizenFled(seat=seat, region=flow.data.regions[action]))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`flee germania` or `flee-nobody`."""
        return ("flee-nobody", {}) if action == PASS else ("flee", {"region": flow.data.regions[action]})
