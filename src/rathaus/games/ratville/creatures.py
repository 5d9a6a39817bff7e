"""RV-3.6 to RV-3.9: how creatures come to a player, and how they die."""

from typing import ClassVar, Final

from rathaus.core.flow import Asking, Spelling
from rathaus.games.ratville import phases
from rathaus.games.ratville.components import AT_KILL, FOOD, RESOURCES, SQUEAKY
from rathaus.games.ratville.creature_events import (
    CreatureAttracted,
    CreatureEliminated,
    CreatureFought,
    CreatureTrapped,
)
from rathaus.games.ratville.deals import offer
from rathaus.games.ratville.decks import draw_creature
from rathaus.games.ratville.effects import gain, gain_on_kill, named
from rathaus.games.ratville.table import KILLS, Flow, replaced, without


def give_from_centre(flow: Flow, seat: int, creature: int) -> None:
    """RV-3.6: a creature leaves the centre for a player."""
    table = flow.table
    table.centre = without(table.centre, creature)
    table.fresh = table.fresh.copy()
    table.fresh[seat] = True
    put_before(flow, seat, creature)


def put_before(flow: Flow, seat: int, creature: int) -> None:
    """It has no wounds yet."""
    table = flow.table
    table.creatures = replaced(table.creatures, seat, [*table.creatures[seat], creature])
    table.wounds = replaced(table.wounds, seat, [*table.wounds[seat], 0])


def attract(flow: Flow, seat: int, creature: int) -> None:
    """RV-3.7, RR-27: a Squeaky Beast brings the top card of the deck, which brings no other."""
    if flow.data.special[creature] != SQUEAKY:
        return
    extra = draw_creature(flow)
    if extra < 0:
        return
    put_before(flow, seat, extra)
    if flow.heard:
        flow.tell(CreatureAttracted(seat=seat, creature=flow.data.creatures[extra]))


# How a creature dies, and the event for it.
BY_HUNTER: Final = 0
BY_FIGHTER: Final = 1
BY_TRAP: Final = 2
DEATHS: Final[list[type[CreatureEliminated]]] = [CreatureEliminated, CreatureFought, CreatureTrapped]


def kill(flow: Flow, seat: int, at: int, means: int) -> None:
    """RR-35: however it dies, it is discarded with its damage, and its owner gets its food and more."""
    table, data = flow.table, flow.data
    creature = table.creatures[seat][at]
    wounds = table.wounds[seat][at]
    gained = gain_of(flow, seat, at)
    table.creatures = replaced(table.creatures, seat, removed(table.creatures[seat], at))
    table.wounds = replaced(table.wounds, seat, removed(table.wounds[seat], at))
    table.past_creatures = [*table.past_creatures, creature]
    table.count(seat, KILLS, 1)
    gain(flow, seat, gained)
    if flow.heard:
        died = DEATHS[means](seat=seat, creature=data.creatures[creature], gained=named(gained), wounds=wounds)
        flow.tell(died)
    offer(flow, seat, AT_KILL)


def gain_of(flow: Flow, seat: int, at: int) -> list[int]:
    """RR-35: what the death of a creature brings: its food, and what buildings and objects add."""
    gained = gain_on_kill(flow, seat) or [0] * (RESOURCES + 1)
    gained[FOOD] += flow.data.food[flow.table.creatures[seat][at]]
    return gained


def removed(cards: list[int], at: int) -> list[int]:
    """The cards without the one at this place."""
    rest = cards.copy()
    rest.pop(at)
    return rest


def fight_one(flow: Flow, seat: int) -> None:
    """RR-30: one of the player's creatures dies, if there is any; ask only if there is a choice."""
    creatures = flow.table.creatures[seat]
    if len(creatures) == 1:
        kill(flow, seat, 0, BY_FIGHTER)
    elif creatures:
        flow.then(Eliminate(seat))


def trap_one(flow: Flow, seat: int) -> None:
    """KILL_PAY: the same for a trap; a player who paid has a creature."""
    if len(flow.table.creatures[seat]) == 1:
        kill(flow, seat, 0, BY_TRAP)
    else:
        flow.then(Trap(seat))


class Eliminate(Asking):
    """RV-3.8: eliminate one of your creatures, with its food."""

    clause: ClassVar[str] = "RV-3.8"
    phase: ClassVar[str] = phases.FIGHTER
    means: ClassVar[int] = BY_FIGHTER

    def memory(self) -> list[int]:
        """Whose creatures."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Each of them; equal ones are one choice."""
        pairs = list(zip(flow.table.creatures[seat], flow.table.wounds[seat], strict=True))
        return [at for at, pair in enumerate(pairs) if pair not in pairs[:at]]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """It dies."""
        kill(flow, seat, action, self.means)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`eliminate toad 2`: a toad with two damage on it."""
        creature = flow.data.creatures[flow.table.creatures[seat][action]]
        return "eliminate", {"creature": creature, "wounds": flow.table.wounds[seat][action]}


class Trap(Eliminate):
    """RV-3.5: a trap that was paid for kills one of your creatures."""

    clause: ClassVar[str] = "RV-3.5"
    phase: ClassVar[str] = phases.HUNTER
    means: ClassVar[int] = BY_TRAP
