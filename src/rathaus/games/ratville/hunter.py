"""RV-3.9, RV-3.10: the Hunter, and the creatures that survive."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Spelling, Step, up_to
from rathaus.core.rng import Rng
from rathaus.games.ratville import phases
from rathaus.games.ratville.achievements import DEFENDER
from rathaus.games.ratville.components import AT_HUNT, CORROSIVE, DEFENCE, DMG, HUNTER, RESOURCES, SCRAP
from rathaus.games.ratville.creature_events import CreatureSpared, CreatureWounded, ScrapDissolved, TownBitten
from rathaus.games.ratville.creatures import BY_HUNTER, kill, trap_one
from rathaus.games.ratville.deals import UseCards, deals_at
from rathaus.games.ratville.effects import bonus_damage, defence, note_objects, objects_damage, value_of
from rathaus.games.ratville.fighter import fighter_damage
from rathaus.games.ratville.table import FEATS, Flow, raised, replaced


def use_hunters(flow: Flow) -> None:
    """RR-50: everybody hunts, in order, with a Hunter or without; then the survivors bite."""
    flow.then(Hunt(flow.table.order()))


class Hunt(Step):
    """RR-33: player by player: first decide what to pay for, then distribute all damage."""

    def __init__(self, order: list[int]) -> None:
        self.order = order

    def memory(self) -> list[int]:
        """Who has not hunted yet, the next one first."""
        return self.order

    def run(self, flow: Flow) -> None:
        """Payments, eliminations that were paid for, damage; then the next player with creatures."""
        for place, seat in enumerate(self.order):
            if flow.table.creatures[seat]:
                flow.then(Hunt(self.order[place + 1 :]))
                hunt(flow, seat)
                return
        bite_towns(flow)


def hunt(flow: Flow, seat: int) -> None:
    """One player."""
    deals = deals_at(flow, seat, AT_HUNT)
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
            trap_one(flow, self.seat)


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
    spread(flow, seat, damage, 0, objects_damage(flow, seat))


def spread(flow: Flow, seat: int, damage: int, at: int, extra: int) -> None:
    """Continue with the creature at this place; without a choice, it takes all that is left."""
    if damage == 0 or at == len(flow.table.creatures[seat]):
        return
    if has_choice(flow, seat, damage, at, extra):
        flow.then(SpreadDamage(seat, damage, at, extra))
    else:
        hit(flow, seat, at, damage, extra)


def has_choice(flow: Flow, seat: int, damage: int, at: int, extra: int) -> bool:
    """Whether a creature can take more or less; the last one only as much more as need not be dealt."""
    if at < len(flow.table.creatures[seat]) - 1:
        return damage > 0
    return min(damage, life_left(flow, seat, at)) > damage - extra


def damage_for(flow: Flow, seat: int, damage: int, at: int, extra: int) -> list[int]:
    """What a creature can take: no more than kills it; the last one takes all that must be dealt (RV-3.5)."""
    if at < len(flow.table.creatures[seat]) - 1:
        return up_to(damage)
    least = damage - extra
    return list(range(least, max(least, min(damage, life_left(flow, seat, at))) + 1))


class SpreadDamage(Asking):
    """RV-3.9: damage is distributed freely over your creatures: how much does this one take?"""

    clause: ClassVar[str] = "RV-3.9"
    phase: ClassVar[str] = phases.HUNTER
    stages: ClassVar[bool] = True

    def __init__(self, seat: int, damage: int, at: int, extra: int) -> None:
        self.seat = seat
        self.damage = damage
        self.at = at
        self.extra = extra

    def memory(self) -> list[int]:
        """Who hunts, how much damage is left, which creature comes next, and how much need not be dealt."""
        return [self.seat, self.damage, self.at, self.extra]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Up to all that is left; overkill is allowed."""
        return damage_for(flow, seat, self.damage, self.at, self.extra)

    def any_option(self, flow: Flow, seat: int, rng: Rng) -> int:
        """Any of these numbers."""
        if self.at < len(flow.table.creatures[seat]) - 1:
            return rng.below(self.damage + 1)
        return super().any_option(flow, seat, rng)

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """The rest of the damage is for those behind it; if it dies, the next creature moves to its place."""
        left = self.damage - action
        extra = min(self.extra, left)
        if is_deadly(flow, seat, self.at, action):
            flow.then(GoOn(seat, left, self.at, extra))
            hit(flow, seat, self.at, action, self.extra - extra)
        else:
            hit(flow, seat, self.at, action, self.extra - extra)
            spread(flow, seat, left, self.at + 1, extra)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`damage 3`."""
        return "damage", {"damage": action}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """Which creature, how much it can take, how much is left, and how much of that need not be dealt."""
        creature = flow.data.creatures[flow.table.creatures[seat][self.at]]
        life = life_left(flow, seat, self.at)
        return {"creature": creature, "life": life, "damage": self.damage, "extra": self.extra}


class GoOn(Step):
    """RV-3.9: after a kill, continue with the creature at this place."""

    def __init__(self, seat: int, damage: int, at: int, extra: int) -> None:
        self.seat = seat
        self.damage = damage
        self.at = at
        self.extra = extra

    def memory(self) -> list[int]:
        """Who hunts, how much damage is left, which creature comes next, and how much need not be dealt."""
        return [self.seat, self.damage, self.at, self.extra]

    def run(self, flow: Flow) -> None:
        """Distribute the rest."""
        spread(flow, self.seat, self.damage, self.at, self.extra)


def life_left(flow: Flow, seat: int, at: int) -> int:
    """How much damage kills a creature."""
    return flow.data.life[flow.table.creatures[seat][at]] - flow.table.wounds[seat][at]


def is_deadly(flow: Flow, seat: int, at: int, damage: int) -> bool:
    """Whether the damage reaches the life of a creature."""
    return damage >= life_left(flow, seat, at)


def hit(flow: Flow, seat: int, at: int, damage: int, extra: int) -> None:
    """Deal damage; if some of it comes from objects, these count as used (RV-6.4)."""
    if extra > 0:
        note_objects(flow, seat, DMG)
    wound(flow, seat, at, damage)


def wound(flow: Flow, seat: int, at: int, damage: int) -> None:
    """RR-34: damage stays until the creature dies; excess damage is lost."""
    if is_deadly(flow, seat, at, damage):
        kill(flow, seat, at, BY_HUNTER)
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
    damage = 0
    for creature in table.creatures[seat]:
        if data.special[creature] != CORROSIVE:
            damage += data.damage[creature]
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
    beasts = 0
    for creature in table.creatures[seat]:
        if data.special[creature] == CORROSIVE:
            beasts += 1
    scrap = min(beasts * data.acid, table.owned(seat, SCRAP))
    if scrap > 0:
        table.resources[seat * RESOURCES + SCRAP] -= scrap
        if flow.heard:
            flow.tell(ScrapDissolved(seat=seat, scrap=scrap))
