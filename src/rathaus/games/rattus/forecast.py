"""What could happen in each region and with each card, so that nobody has to work it out. (Never compiled.)"""
# not compiled

from typing import Final

import msgspec

from rathaus.games.rattus.action import END, INCREASE, INCREASED, TAKE, TAKEN, Act
from rathaus.games.rattus.card_forecast import Reason, idle_cards, uses, why_unsettled
from rathaus.games.rattus.class_rats import rooms_near
from rathaus.games.rattus.components import MORE_CITIZENS, MORE_FOR_LARGEST_AREA, SLOTS
from rathaus.games.rattus.final import ActFinally, BeginFinalPlague, TakeFinalTurn, final_order
from rathaus.games.rattus.holding import area_bonus
from rathaus.games.rattus.phases import ABILITIES, CLASS_CARD, POPULATION
from rathaus.games.rattus.plague import NEW_RATS
from rathaus.games.rattus.table import Flow

# What can be done once in a turn.
ONCE: Final = [(POPULATION, INCREASED), (CLASS_CARD, TAKEN)]
PHASE_OF: Final = {INCREASE: POPULATION, TAKE: CLASS_CARD}


class Settling(msgspec.Struct):
    """RT-3.1: this many citizens could come, one for each rat and what these cards add."""

    citizens: int
    cards: list[str]


class RegionForecast(msgspec.Struct):
    """RT-3.1: what the viewer could bring; RT-4.6: who has most citizens; RT-4.2: new rats if the plague came here.

    RT-3.3: `cards` are those that the viewer, who is asked now, could use here; `elsewhere` has those that they could
    use in other regions only, and why not here.
    """

    settle: list[Settling]
    majority: list[int]
    new_rats: int
    cards: list[str]
    elsewhere: dict[str, Reason]


class Forecast(msgspec.Struct):
    """Each region in play; and RT-6.2: the order of the final round, which nobody knows before the last turn.

    In that round: who still has a turn to come, and whose it is now (-1 from the final plague on).
    RT-2.1: whether the viewer, who may act, has done nothing in this turn. RT-3.3: the actions of this turn that are
    done, once, and those that can still be taken, by the names of their phases.
    RT-3: why the viewer cannot use or take a card now (`idle`), and why they cannot settle anywhere (`unsettled`).
    """

    regions: dict[str, RegionForecast]
    final_order: list[int]
    idle: dict[str, Reason]
    unsettled: Reason | None
    final_left: list[int] = []
    final_now: int = -1
    is_idle: bool = False
    done_actions: list[str] = []
    open_actions: list[str] = []


def forecast(flow: Flow, seat: int, known: Forecast | None = None) -> Forecast:
    """What a seat should know before it decides; `known` is what another viewpoint knows at this moment."""
    bonuses = bonus_cards(flow, seat)
    regions = {}
    for region, use in uses(flow, seat).items():
        name = flow.data.regions[region]
        settle = settlings(flow, seat, region, bonuses)
        if known is None:
            most, new = majority(flow.table.people(region)), new_rats(flow, region)
        else:
            most, new = known.regions[name].majority, known.regions[name].new_rats
        regions[name] = RegionForecast(settle, most, new, use.cards, use.elsewhere)
    order = final_order(flow) if flow.table.is_final else []
    left = [step.seat for step in flow.todo[::-1] if isinstance(step, TakeFinalTurn)]
    now = flow.asked()[0] if any(isinstance(step, ActFinally | BeginFinalPlague) for step in flow.todo) else -1
    return Forecast(
        regions=regions,
        final_order=order,
        idle=idle_cards(flow, seat),
        unsettled=why_unsettled(flow, seat),
        final_left=left,
        final_now=now,
        is_idle=is_idle(flow, seat),
        done_actions=known.done_actions if known else done_actions(flow),
        open_actions=known.open_actions if known else open_actions(flow),
    )


def done_actions(flow: Flow) -> list[str]:
    """RT-3.3: what can be done once in a turn; other cards can be used too."""
    done = sum([step.done for step in flow.todo if isinstance(step, Act)])
    return [phase for phase, bit in ONCE if done & bit]


def open_actions(flow: Flow) -> list[str]:
    """While one action is going on: those that come once and have not been taken."""
    step = flow.todo[-1] if flow.todo else None
    if not isinstance(step, Act):
        done = done_actions(flow)
        return [phase for phase, _ in ONCE if any(isinstance(step, Act) for step in flow.todo) and phase not in done]
    offered = {PHASE_OF.get(action, ABILITIES) for action in step.options(flow, step.seat) if action != END}
    return [phase for phase in (POPULATION, CLASS_CARD, ABILITIES) if phase in offered]


def is_idle(flow: Flow, seat: int) -> bool:
    """RT-2.1: whether a player who may act has done nothing yet."""
    step = flow.todo[-1] if flow.todo else None
    return isinstance(step, Act) and step.seat == seat and step.done == 0


def bonus_cards(flow: Flow, seat: int) -> list[tuple[str, int]]:
    """RT-3.2: the cards in front of a player that add citizens now, and how many."""
    found = []
    for card, holder in enumerate(flow.table.holders):
        effects = flow.data.effects[card]
        queen = effects[MORE_FOR_LARGEST_AREA] if holder == seat and area_bonus(flow, seat) > 0 else 0
        if holder == seat and effects[MORE_CITIZENS] + queen > 0:
            found.append((flow.data.cards[card], effects[MORE_CITIZENS] + queen))
    return found


def settlings(flow: Flow, seat: int, region: int, bonuses: list[tuple[str, int]]) -> list[Settling]:
    """RT-3.1, RT-3.3: every possible number of new citizens, fewest first, with the cards used for it."""
    if seat < 0:
        return []
    ways: dict[int, list[str]] = {flow.table.rat_counts[region]: []}
    for card, amount in bonuses:
        ways |= {total + amount: [*cards, card] for total, cards in ways.items() if total + amount not in ways}
    most = flow.table.reserves[seat]
    found: dict[int, list[str]] = {}
    for total in sorted(ways):
        if min(total, most) > 0:
            found.setdefault(min(total, most), ways[total])
    return [Settling(citizens, cards) for citizens, cards in found.items()]


def majority(people: list[int]) -> list[int]:
    """RT-4.6: who has most citizens there, including ties."""
    return [seat for seat, citizens in enumerate(people) if citizens == max(people) > 0]


def new_rats(flow: Flow, region: int) -> int:
    """RT-4.2, RT-4.3: new rats by the rats there, limited by supply and room; RT-6.2: none at the end."""
    table = flow.table
    if table.is_final:
        return 0
    room = sum(SLOTS - table.rat_counts[other] for other in rooms_near(flow, region))
    return min(NEW_RATS[table.rat_counts[region]], len(table.supply), room)
