"""RL-5: phase 3, attacks."""

from operator import attrgetter
from typing import Final

from rathaus.core.flow import Step
from rathaus.games.ratland.card_events import AlarmOver, RatKilled
from rathaus.games.ratland.components import (
    ATTACK_BONUS,
    BREEDERS_DEFEND,
    DEFENCE_BONUS,
    FRENCH,
    LEFT_PIPE,
    NURSERY,
    PANTRY,
    PLACE_NAMES,
    PLACES,
    RIGHT_PIPE,
    SURE_THEFT_WITH_EACH_PIPE,
    SURE_THEFT_WITH_ONE_PIPE,
)
from rathaus.games.ratland.effects import clan_now, event_now, having
from rathaus.games.ratland.events import AttackRepelled, CheeseStolen
from rathaus.games.ratland.table import Flow, Sewers

STRENGTH: Final = attrgetter("strength")


class Raid:
    """One pipe full of rats on its way to a neighbour's cheese."""

    def __init__(self, thief: int, pipe: int, victim: int, strength: int, defence: int, due: int) -> None:
        self.thief = thief
        self.pipe = pipe
        self.victim = victim
        self.strength = strength
        self.defence = defence
        self.due = due


class ResolveAttacks(Step):
    """RL-5.3: all attacks happen at the same time: only cheese owned at the start of the phase can be stolen."""

    def run(self, flow: Flow) -> None:
        """Compute what everybody steals, then move it all at once; then rats die on aggressive boards."""
        table = flow.table
        raids = raids_on(flow)
        unhidden = [table.cheese[seat] - table.alarmed[seat] for seat in range(table.players)]  # RL-11.7
        stolen = loot(raids, unhidden)
        for at, raid in enumerate(raids):
            carry_off(flow, raid, stolen[at])
        if True in table.aggressive:
            kill(flow, raids)
        if any(table.alarmed):
            table.alarmed = [0] * table.players
            if flow.heard:
                flow.tell(AlarmOver())


def raids_on(flow: Flow) -> list[Raid]:
    """All attacks, the strongest first, ties by active order: the order in which thieves take turns (RL-5.4)."""
    table = flow.table
    bonus = event_now(flow, ATTACK_BONUS)  # RL-11.2
    extra = extra_defence(flow)
    raids = [
        raid_through(flow, thief, pipe, bonus, extra)
        for thief in table.active_order()
        for pipe in (LEFT_PIPE, RIGHT_PIPE)
        if table.rats[thief * PLACES + pipe] > 0
    ]
    raids.sort(key=STRENGTH, reverse=True)
    return raids


def raid_through(flow: Flow, thief: int, pipe: int, bonus: int, extra: list[int]) -> Raid:
    """RL-5.1: the rats of one pipe attack the neighbour at its end."""
    table = flow.table
    victim = end_of(table, thief, pipe)
    strength = table.rats_in(thief, pipe) + bonus
    # RL-5.2: the pantry defends in full on either side; RL-5.6: with two players the facing pipe does.
    defence = table.rats_in(victim, facing(pipe) if table.players == 2 else PANTRY) + extra[victim]
    due = max(strength - defence, sure_theft(flow, thief, pipe))  # RL-5.1: a positive difference
    return Raid(thief, pipe, victim, strength, defence, due)


def end_of(table: Sewers, seat: int, pipe: int) -> int:
    """RL-5.1: the left pipe leads to the left neighbour, the right pipe to the right one."""
    return table.left_of(seat) if pipe == LEFT_PIPE else table.right_of(seat)


def extra_defence(flow: Flow) -> list[int]:
    """Further defenders: rats in the nursery (RL-11.14), and a Warrior's two (RL-13.10)."""
    table = flow.table
    extra = [0] * table.players
    for seat in having(flow, DEFENCE_BONUS):
        extra[seat] = clan_now(flow, seat, DEFENCE_BONUS)
    if event_now(flow, BREEDERS_DEFEND) > 0:
        return [extra[seat] + table.rats_in(seat, NURSERY) for seat in range(table.players)]
    return extra


def facing(pipe: int) -> int:
    """RL-5.6: my left pipe faces the opponent's right one."""
    return RIGHT_PIPE if pipe == LEFT_PIPE else LEFT_PIPE


def sure_theft(flow: Flow, thief: int, pipe: int) -> int:
    """RL-13.8, Ninja: one piece despite any defence, for exactly the right number of rats (RL-5.7: and pipes)."""
    table = flow.table
    if table.clans[thief] < 0:
        return 0
    rats = table.rats_in(thief, pipe)
    is_only_pipe = table.rats_in(thief, facing(pipe)) == 0
    if is_only_pipe and rats == clan_now(flow, thief, SURE_THEFT_WITH_ONE_PIPE):
        return 1
    return int(rats == clan_now(flow, thief, SURE_THEFT_WITH_EACH_PIPE))


def loot(raids: list[Raid], cheese: list[int]) -> list[int]:
    """RL-5.4: thieves take one piece each in turn, up to what each may take, while their victim has cheese."""
    stolen = [0] * len(raids)
    is_going_on = True
    while is_going_on:
        is_going_on = False
        for at, raid in enumerate(raids):
            if stolen[at] < raid.due and cheese[raid.victim] > 0:
                stolen[at] = stolen[at] + 1
                cheese[raid.victim] = cheese[raid.victim] - 1
                is_going_on = True
    return stolen


def carry_off(flow: Flow, raid: Raid, pieces: int) -> None:
    """The cheese changes hands; on standard boards no rat dies (RL-5.2)."""
    flow.table.cheese[raid.victim] -= pieces
    flow.table.cheese[raid.thief] += pieces
    if not flow.heard:
        return
    if pieces > 0:
        flow.tell(
            CheeseStolen(
                thief=raid.thief,
                victim=raid.victim,
                cheese=pieces,
                strength=raid.strength,
                defence=raid.defence,
            )
        )
    else:
        flow.tell(
            AttackRepelled(
                thief=raid.thief,
                victim=raid.victim,
                strength=raid.strength,
                defence=raid.defence,
                is_defended=raid.due <= 0,
            )
        )


def kill(flow: Flow, raids: list[Raid]) -> None:
    """RL-12.2: an aggressive attack kills a defender or, repelled, loses a rat; strengths were fixed before."""
    losses: list[tuple[int, int]] = []
    for raid in raids:
        is_repelled = raid.strength <= raid.defence
        if not is_deadly(flow, raid, is_repelled=is_repelled):
            continue
        loss = (raid.thief, raid.pipe) if is_repelled else (raid.victim, facing(raid.pipe))
        if flow.table.players > 2 or loss not in losses:  # RL-5.7: at most one loss per player and side
            losses.append(loss)
            bury_in_pile(flow, raid, is_repelled=is_repelled)


def is_deadly(flow: Flow, raid: Raid, *, is_repelled: bool) -> bool:
    """RL-12.2: on the attacker's aggressive board; RL-14.4: by the French book also on the defender's."""
    aggressive = flow.table.aggressive
    return aggressive[raid.thief] or (is_repelled and flow.table.rulebook == FRENCH and aggressive[raid.victim])


def place_of_defender(flow: Flow, raid: Raid) -> int:
    """Where the defender stands that would die: in the pantry or, with two players, in the facing pipe (RL-5.7)."""
    place = facing(raid.pipe) if flow.table.players == 2 else PANTRY
    is_shared = event_now(flow, BREEDERS_DEFEND) > 0  # RL-11.14
    return NURSERY if is_shared and flow.table.rats_in(raid.victim, place) == 0 else place


def bury_in_pile(flow: Flow, raid: Raid, *, is_repelled: bool) -> None:
    """RL-12.2: a thief of a repelled raid or a defender goes to the pile; without a rat there, none dies."""
    table: Sewers = flow.table
    seat, killer = (raid.thief, raid.victim) if is_repelled else (raid.victim, raid.thief)
    place = raid.pipe if is_repelled else place_of_defender(flow, raid)
    if table.rats_in(seat, place) == 0:
        return
    table.move_rats(seat, place, -1)
    table.pile += 1
    if flow.heard:
        flow.tell(RatKilled(seat=seat, place=PLACE_NAMES[place], killer=killer, is_repelled=is_repelled))
