"""RT-4: the plague phase: move the plague, add rats, resolve."""

from typing import Final

from rathaus.core.flow import Args, Asking, Spelling, Step
from rathaus.games.rattus.class_rats import rooms_near
from rathaus.games.rattus.components import (
    EXTRA_RAT,
    FLEE_AFTER_KILL,
    JOIN_AFTER_KILL,
    LOWER_LIMITS,
    RETURNED,
)
from rathaus.games.rattus.events import (
    CitizenFled,
    ExtraRatAdded,
    ExtraRatDeclined,
    LimitsKept,
    LimitsLowered,
    NobodyFled,
    PlagueMoved,
    RatAdded,
    SerfJoined,
    SerfStayedAway,
)
from rathaus.games.rattus.holding import holds, plague_steps
from rathaus.games.rattus.outbreak import reveal
from rathaus.games.rattus.table import Flow

NEW_RATS: Final = [0, 1, 2, 2]  # RT-4.2: by the rats in the plague region
PASS: Final = -1


class MovePlague(Asking):
    """RT-4.1: the plague piece must move; RT-6.3: in the final round it does so by a card only."""

    def memory(self) -> list[int]:
        """Who moves it."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """All regions within reach but its own (RT-5.2)."""
        table = flow.table
        return flow.data.within[table.players][plague_steps(flow, seat)][table.plague].copy()

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Only where it arrives does it spread and ravage."""
        table = flow.table
        table.plague = action
        if flow.heard:
            flow.tell(PlagueMoved(seat=seat, region=flow.data.regions[action]))
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
    """RT-4.2: so many new rats in the neighbourhood; RT-4.3: as far as the supply lasts."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, flow: Flow) -> None:
        """One after the other; what fits nowhere is not placed."""
        if self.left > 0 and flow.table.supply and rooms_near(flow, flow.table.plague):
            flow.then(AddRat(self.seat, self.left))


class AddRat(Asking):
    """RT-4.2: a new rat in a neighbour of the plague region that holds fewer than three."""

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
        lay_new_rat(flow, action)
        if flow.heard:
            flow.tell(RatAdded(seat=seat, region=flow.data.regions[action]))
        flow.then(AddRats(seat, self.left - 1))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`add germania`."""
        return "add", {"region": flow.data.regions[action]}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """How many are to come."""
        return {"rats": self.left}


def lay_new_rat(flow: Flow, region: int) -> None:
    """The next token of the supply, face down in a region."""
    table = flow.table
    table.lay_rat(region, table.supply[-1], 0)
    table.supply = table.supply[:-1]


class OfferExtraRat(Step):
    """RT-5.1k, Soldier: one rat more than usual, if there is one and a place for it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def memory(self) -> list[int]:
        """Who may add it."""
        return [self.seat]

    def run(self, flow: Flow) -> None:
        """Ask only who can."""
        table = flow.table
        if holds(flow, self.seat, EXTRA_RAT) == 0 or not rooms_near(flow, table.plague):
            return
        if table.supply or (table.is_final and table.revealed):
            flow.then(AddExtraRat(self.seat))


class AddExtraRat(Asking):
    """RT-5.1k, Soldier: in a neighbour of the plague region; RT-6.3: who uses chivalry in the final round must."""

    def memory(self) -> list[int]:
        """Who may add it."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Neighbours with room, or none."""
        rooms = rooms_near(flow, flow.table.plague)
        return rooms if flow.table.is_final else [*rooms, PASS]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """From the supply; RT-6.3: in the final round one of those that were revealed, if there is one."""
        if action == PASS:
            if flow.heard:
                flow.tell(ExtraRatDeclined(seat=seat))
            return
        if flow.table.is_final and flow.table.revealed:
            return_rat(flow, action)
        else:
            lay_new_rat(flow, action)
        if flow.heard:
            flow.tell(ExtraRatAdded(seat=seat, region=flow.data.regions[action]))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`add germania` or `add-none`."""
        return ("add-none", {}) if action == PASS else ("add", {"region": flow.data.regions[action]})


def return_rat(flow: Flow, region: int) -> None:
    """RT-6.3: any of the tokens that were revealed, mixed, is laid face down again; nobody knows which."""
    table = flow.table
    pile = table.revealed.copy()
    flow.rng.shuffle(pile)
    table.lay_rat(region, pile[-1], RETURNED)
    table.returnable = len(pile)


# Resolve.


class ResolvePlague(Step):
    """RT-4.4: where there are citizens and rats, the rats are revealed one at a time."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def memory(self) -> list[int]:
        """Whose turn it is."""
        return [self.seat]

    def run(self, flow: Flow) -> None:
        """RT-5.3: first it is decided whether the limits count less; RT-6.3: in the final round they do."""
        if not can_reveal(flow, flow.table.plague):
            return
        less = holds(flow, self.seat, LOWER_LIMITS)
        if less > 0 and not flow.table.is_final:
            flow.then(LowerLimits(self.seat, less))
        else:
            flow.then(RevealRats(self.seat, less, 0))


def can_reveal(flow: Flow, region: int) -> bool:
    """RT-4.4: whether a region holds at least one citizen and one rat."""
    return flow.table.rat_counts[region] > 0 and any(flow.table.people(region))


KEEP: Final = 0
LOWER: Final = 1


class LowerLimits(Asking):
    """RT-5.3, Knight: whether the limits of all rats of this plague count less."""

    def __init__(self, seat: int, less: int) -> None:
        self.seat = seat
        self.less = less

    def memory(self) -> list[int]:
        """Who decides, and how much less."""
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
    """RT-4.4, RT-4.7: one rat after the other, in random order, as long as there are rats and citizens."""

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
            self.offer_to_join(flow)

    def offer_to_join(self, flow: Flow) -> None:
        """RT-5.1h, Serf: they may; RT-6.3: in the final round they must."""
        if flow.table.is_final:
            join(flow, self.seat)
        else:
            flow.then(Join(self.seat))


STAY_AWAY: Final = 0
JOIN: Final = 1


class Join(Asking):
    """RT-5.1h, Serf: one own citizen more in the plague region for a rat that killed another player's citizen."""

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
    """A citizen more."""
    flow.table.settle(seat, flow.table.plague, 1)
    if flow.heard:
        flow.tell(SerfJoined(seat=seat, region=flow.data.regions[flow.table.plague]))


def shelters(flow: Flow, seat: int) -> list[int]:
    """The neighbours of the plague region in which a player has citizens."""
    table = flow.table
    near = flow.data.neighbours[table.players][table.plague]
    return [region for region in near if table.citizens_of(seat, region) > 0]


class Flee(Asking):
    """RT-5.1m, Boccaccio: after a plague that killed another's citizen, one of one's own flees from nearby."""

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
