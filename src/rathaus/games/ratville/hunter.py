"""RV-3.9, RV-3.10: the Hunter, and the creatures that survive."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Spelling, Step, up_to
from rathaus.games.ratville.achievements import DEFENDER
from rathaus.games.ratville.action_events import CreatureSpared, CreatureWounded, ScrapDissolved, TownBitten
from rathaus.games.ratville.components import AT_HUNT, CORROSIVE, DEFENCE, DMG, HUNTER, RESOURCES, SCRAP
from rathaus.games.ratville.creatures import eliminate_one, kill
from rathaus.games.ratville.deals import UseCards, deals_at
from rathaus.games.ratville.effects import bonus_damage, defence, note_objects, value_of
from rathaus.games.ratville.fighter import fighter_damage
from rathaus.games.ratville.table import FEATS, Flow, raised, replaced


def use_hunters(flow: Flow) -> None:
    """RR-50: everybody hunts, in order, with a Hunter or without; then the survivors bite."""
    flow.then(Hunt(flow.table.order()))


class Hunt(Step):
    """RR-33: one after the other first decides what to pay for, then distributes all damage."""

    def __init__(self, order: list[int]) -> None:
        self.order = order

    def memory(self) -> list[int]:
        """Who has not hunted yet, the next one first."""
        return self.order

    def run(self, flow: Flow) -> None:
        """Payments, eliminations that were paid for, damage; then the next player."""
        if not self.order:
            bite_towns(flow)
            return
        seat = self.order[0]
        flow.then(Hunt(self.order[1:]))
        deals = deals_at(flow, seat, AT_HUNT) if flow.table.creatures[seat] else []
        if deals:
            flow.then(UseCards(seat, AT_HUNT, deals), SpringTraps(seat), DealDamage(seat))
        else:
            deal_damage(flow, seat)


class SpringTraps(Step):
    """KILL_PAY: as many creatures die as were paid for."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def memory(self) -> list[int]:
        """Who paid."""
        return [self.seat]

    def run(self, flow: Flow) -> None:
        """One after the other."""
        paid = flow.table.paid_kills[self.seat]
        if paid > 0:
            flow.table.paid_kills = raised(flow.table.paid_kills, self.seat, -1)
            flow.then(SpringTraps(self.seat))
            eliminate_one(flow, self.seat)


class DealDamage(Step):
    """RV-3.9: damage equal to the Hunter's die, plus bonuses."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def memory(self) -> list[int]:
        """Who hunts."""
        return [self.seat]

    def run(self, flow: Flow) -> None:
        """All that was paid for is known."""
        deal_damage(flow, self.seat)


def deal_damage(flow: Flow, seat: int) -> None:
    """RR-50: without a Hunter only the bonuses count."""
    table = flow.table
    if not table.creatures[seat]:
        return
    damage = fighter_damage(flow, seat) + bonus_damage(flow, seat) + table.paid_damage[seat]
    if table.has_shown(seat, HUNTER):
        damage += value_of(flow, seat, HUNTER)
    note_objects(flow, seat, DMG)
    spread(flow, seat, damage, 0)


def spread(flow: Flow, seat: int, damage: int, at: int) -> None:
    """Go on with the creature at this place; the last one takes all that is left, since there is no choice."""
    if damage == 0:
        return
    if at < len(flow.table.creatures[seat]) - 1:
        flow.then(SpreadDamage(seat, damage, at))
    else:
        wound(flow, seat, at, damage)


class SpreadDamage(Asking):
    """RV-3.9: damage is distributed freely over your creatures: how much does this one take?"""

    clause: ClassVar[str] = "RV-3.9"
    stages: ClassVar[bool] = True

    def __init__(self, seat: int, damage: int, at: int) -> None:
        self.seat = seat
        self.damage = damage
        self.at = at

    def memory(self) -> list[int]:
        """Who hunts, how much damage is left, and which creature comes next."""
        return [self.seat, self.damage, self.at]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Up to all that is left; overkill is allowed."""
        return up_to(self.damage)

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """What this one does not take is left for those behind it; a dead one leaves its place to the next."""
        left = self.damage - action
        if is_deadly(flow, seat, self.at, action):
            flow.then(GoOn(seat, left, self.at))
            wound(flow, seat, self.at, action)
        else:
            wound(flow, seat, self.at, action)
            spread(flow, seat, left, self.at + 1)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`damage 3`."""
        return "damage", {"damage": action}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """Which creature, how much it can take, and how much is left."""
        creature = flow.table.creatures[seat][self.at]
        life = flow.data.life[creature] - flow.table.wounds[seat][self.at]
        return {"creature": flow.data.creatures[creature], "life": life, "damage": self.damage}


class GoOn(Step):
    """RV-3.9: after a kill, damage goes on with the creature at this place."""

    def __init__(self, seat: int, damage: int, at: int) -> None:
        self.seat = seat
        self.damage = damage
        self.at = at

    def memory(self) -> list[int]:
        """Who hunts, how much damage is left, and which creature comes next."""
        return [self.seat, self.damage, self.at]

    def run(self, flow: Flow) -> None:
        """Distribute the rest."""
        spread(flow, self.seat, self.damage, self.at)


def is_deadly(flow: Flow, seat: int, at: int, damage: int) -> bool:
    """Whether the damage reaches the life of a creature."""
    return flow.table.wounds[seat][at] + damage >= flow.data.life[flow.table.creatures[seat][at]]


def wound(flow: Flow, seat: int, at: int, damage: int) -> None:
    """RR-34: damage stays until the creature dies; what is beyond its life is lost."""
    if is_deadly(flow, seat, at, damage):
        kill(flow, seat, at)
        return
    table = flow.table
    creature = table.creatures[seat][at]
    if damage == 0:
        if flow.heard:
            flow.tell(CreatureSpared(seat=seat, creature=flow.data.creatures[creature]))
        return
    table.wounds = replaced(table.wounds, seat, raised(table.wounds[seat], at, damage))
    if flow.heard:
        left = flow.data.life[creature] - table.wounds[seat][at]
        flow.tell(CreatureWounded(seat=seat, creature=flow.data.creatures[creature], damage=damage, life=left))


def bite_towns(flow: Flow) -> None:
    """RV-3.10: once all have hunted, survivors bite; they stay with their player."""
    for seat in flow.table.order():
        if flow.table.creatures[seat]:
            bite(flow, seat)
            dissolve(flow, seat)


def bite(flow: Flow, seat: int) -> None:
    """RR-36: all damage together, less all defence; RR-38: population never falls below 0."""
    table, data = flow.table, flow.data
    damage = sum([data.damage[creature] for creature in table.creatures[seat] if data.special[creature] != CORROSIVE])
    if damage == 0:
        return
    protection = min(damage, defence(flow, seat))
    if protection > 0:
        note_objects(flow, seat, DEFENCE)
    if protection >= DEFENDED:
        table.mark(seat, FEATS, DEFENDER)
    lost = min(table.population[seat], damage - protection)
    table.population[seat] -= lost
    if flow.heard:
        flow.tell(TownBitten(seat=seat, damage=damage, defence=protection, people=lost))


DEFENDED: Final = 3


def dissolve(flow: Flow, seat: int) -> None:
    """RR-37: each Corrosive Beast takes up to 2 scrap metal; defence does not help."""
    table, data = flow.table, flow.data
    beasts = sum([data.special[creature] == CORROSIVE for creature in table.creatures[seat]])
    scrap = min(beasts * data.acid, table.owned(seat, SCRAP))
    if scrap > 0:
        table.resources[seat * RESOURCES + SCRAP] -= scrap
        if flow.heard:
            flow.tell(ScrapDissolved(seat=seat, scrap=scrap))
