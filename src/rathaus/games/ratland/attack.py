"""RL-5: phase 3, attacks."""

from rathaus.core.flow import Step
from rathaus.games.ratland.components import LEFT_PIPE, PANTRY, RIGHT_PIPE
from rathaus.games.ratland.events import AttackRepelled, CheeseStolen
from rathaus.games.ratland.table import Flow, Sewers


class Raid:
    """One pipe full of rats on its way to a neighbour's cheese."""

    def __init__(self, thief: int, victim: int, strength: int, defence: int) -> None:
        self.thief = thief
        self.victim = victim
        self.strength = strength
        self.defence = defence
        self.due = max(0, strength - defence)  # RL-5.1: a positive difference is the number of cheese to be stolen


class ResolveAttacks(Step):
    """RL-5.3: all attacks are simultaneous: only cheese owned at the start of the phase can be stolen."""

    def run(self, flow: Flow) -> None:
        """Find out what everybody steals, then let it change hands at once."""
        raids = raids_on(flow.table)
        if raids:
            for raid, pieces in zip(raids, loot(raids, flow.table.cheese.copy()), strict=True):
                carry_off(flow, raid, pieces)


def raids_on(table: Sewers) -> list[Raid]:
    """All attacks, the strongest first, ties by active order: the order in which thieves take turns (RL-5.4)."""
    raids = [
        raid_through(table, thief, pipe)
        for thief in table.active_order()
        for pipe in (LEFT_PIPE, RIGHT_PIPE)
        if table.rats_in(thief, pipe) > 0
    ]
    return sorted(raids, key=lambda raid: -raid.strength)


def raid_through(table: Sewers, thief: int, pipe: int) -> Raid:
    """RL-5.1: the left pipe leads to the left neighbour, the right pipe to the right one."""
    victim = table.left_of(thief) if pipe == LEFT_PIPE else table.right_of(thief)
    return Raid(thief, victim, table.rats_in(thief, pipe), defence_against(table, victim, pipe))


def defence_against(table: Sewers, victim: int, pipe: int) -> int:
    """RL-5.2: the pantry defends in full on either side; RL-5.6: with two players the facing pipe does."""
    if table.players == 2:
        return table.rats_in(victim, RIGHT_PIPE if pipe == LEFT_PIPE else LEFT_PIPE)
    return table.rats_in(victim, PANTRY)


def loot(raids: list[Raid], cheese: list[int]) -> list[int]:
    """RL-5.4: thieves take one piece each in turn, up to what each is due, while their victim has cheese."""
    stolen = [0] * len(raids)
    is_going_on = True
    while is_going_on:
        is_going_on = False
        for at, raid in enumerate(raids):
            if stolen[at] < raid.due and cheese[raid.victim] > 0:
                stolen[at] += 1
                cheese[raid.victim] -= 1
                is_going_on = True
    return stolen


def carry_off(flow: Flow, raid: Raid, pieces: int) -> None:
    """The cheese changes hands; no rat dies (RL-5.2)."""
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
        flow.tell(AttackRepelled(thief=raid.thief, victim=raid.victim, strength=raid.strength, defence=raid.defence))
