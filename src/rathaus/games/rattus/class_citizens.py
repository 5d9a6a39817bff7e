"""RT-5: class cards that bring or save own citizens: King, Baker, Caravanner."""

from typing import ClassVar

from rathaus.core.flow import Args, Asking, Spelling
from rathaus.games.rattus.card_events import CamelMoved, CaravanSettled, CitizenKept, CitizenSaved, KeptCitizensPlaced
from rathaus.games.rattus.class_moves import homes
from rathaus.games.rattus.phases import ABILITIES
from rathaus.games.rattus.table import Flow, with_more, with_this

# King.


def safe_homes(flow: Flow, seat: int) -> list[int]:
    """The regions without rats in which a player has citizens."""
    counts = flow.table.rat_counts
    return [region for region in homes(flow, seat) if counts[region] == 0]


class SaveCitizen(Asking):
    """RT-5.1e, King: one own citizen from a region without rats to the Safe Haven."""

    clause: ClassVar[str] = "RT-5.1e"
    phase: ClassVar[str] = ABILITIES

    def memory(self) -> list[int]:
        """Who."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Where one has citizens and there is no rat."""
        return safe_homes(flow, seat)

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """It is safe for good (RT-5.4)."""
        flow.table.save_citizen(seat, action)
        if flow.heard:
            flow.tell(CitizenSaved(seat=seat, region=flow.data.regions[action]))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`save france`."""
        return "save", {"region": flow.data.regions[action]}


# Baker.


def keep_citizen(flow: Flow, seat: int) -> None:
    """RT-5.1g, Baker: one own citizen from the supply is put on the card."""
    table = flow.table
    table.reserves = with_more(table.reserves, seat, -1)
    table.bread = with_more(table.bread, seat, 1)
    if flow.heard:
        flow.tell(CitizenKept(seat=seat, citizens=table.bread[seat]))


class PlaceKeptCitizens(Asking):
    """RT-5.1g, Baker: a player who takes the card places all citizens on it at once, in one region of their choice."""

    clause: ClassVar[str] = "RT-5.1g"
    phase: ClassVar[str] = ABILITIES

    def memory(self) -> list[int]:
        """Who places them."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Any region in play."""
        return flow.data.lands[flow.table.players].copy()

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """They are on the map now and keep their owner."""
        table = flow.table
        for owner, citizens in enumerate(table.bread):
            if citizens > 0:
                table.bread = with_this(table.bread, owner, 0)
                table.citizens = with_more(table.citizens, action * table.players + owner, citizens)
                if flow.heard:
                    region = flow.data.regions[action]
                    flow.tell(KeptCitizensPlaced(seat=seat, owner=owner, region=region, citizens=citizens))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`place france`."""
        return "place", {"region": flow.data.regions[action]}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """How many, and whose."""
        owner = max(range(flow.table.players), key=flow.table.bread.__getitem__)
        return {"citizens": flow.table.bread[owner], "seat": owner}


# Caravanner.


class MoveCamel(Asking):
    """RT-5.1l, Caravanner: the camel goes one step; one citizen in the region left, and one in the region entered."""

    clause: ClassVar[str] = "RT-5.1l"
    phase: ClassVar[str] = ABILITIES

    def memory(self) -> list[int]:
        """Who."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """The neighbours of its region."""
        return flow.data.neighbours[flow.table.players][flow.table.camel].copy()

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """If the supply has only one citizen, it comes to the region left."""
        table = flow.table
        source, table.camel = table.camel, action
        if flow.heard:
            names = flow.data.regions
            flow.tell(CamelMoved(seat=seat, source=names[source], target=names[action]))
        for region in (source, action):
            if table.reserves[seat] > 0:
                table.settle(seat, region, 1)
                if flow.heard:
                    flow.tell(CaravanSettled(seat=seat, region=flow.data.regions[region]))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`to germania`."""
        return "to", {"region": flow.data.regions[action]}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """Where it is."""
        return {"region": flow.data.regions[flow.table.camel]}
