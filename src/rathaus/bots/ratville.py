"""How the hand-made bot plays Ratville: it gives everything a worth. It uses only what the seat may know."""

from rathaus.bots.ratville_plan import best_plan
from rathaus.bots.ratville_worth import (
    Eye,
    best_kills,
    burden,
    menace,
    needs_of,
    prizes_of,
    worth_of_card,
    worth_of_cost,
    worth_of_resources,
)
from rathaus.core.flow import Step
from rathaus.games.ratville.builder import Build
from rathaus.games.ratville.collector import TakeLoot
from rathaus.games.ratville.components import (
    BUILDER,
    DICE,
    DIE_PLUS,
    DMG_PAY,
    FIGHTER,
    FOOD,
    GEEK,
    HUNTER,
    KILL_PAY,
    POP_PAY,
)
from rathaus.games.ratville.contents import Deal
from rathaus.games.ratville.deals import CHOICES, UseCards
from rathaus.games.ratville.effects import bonus_damage, dice_plus, value_of
from rathaus.games.ratville.fighter import fighter_damage
from rathaus.games.ratville.geek import DiscardObject, MakeObject
from rathaus.games.ratville.hunter import SpreadDamage
from rathaus.games.ratville.planning import Plan
from rathaus.games.ratville.population import food_due
from rathaus.games.ratville.preacher import Preach
from rathaus.games.ratville.ragged_boy import TARGETS, AssignCreature, TakeCreature
from rathaus.games.ratville.setup import ReturnObjects
from rathaus.games.ratville.skills import gain_of_skill
from rathaus.games.ratville.table import Flow


def choose(flow: Flow, seat: int, options: list[int]) -> int:
    """One of the seat's options: the first of those with the highest worth."""
    step = flow.todo[-1]
    if len(options) == 1:
        return options[0]
    if isinstance(step, Plan):
        return best_plan(flow, seat, step.answers[seat])[len(step.answers[seat])]
    if isinstance(step, SpreadDamage):
        return damage_for(flow, step, options)
    eye = Eye(flow, seat)
    worths = [worth_of(flow, eye, step, option) for option in options]
    return options[worths.index(max(worths))]


def worth_of(flow: Flow, eye: Eye, step: Step, option: int) -> int:
    """What an option is worth."""
    if isinstance(step, UseCards):
        return worth_of_use(flow, eye, option)
    if isinstance(step, TakeLoot):
        return worth_of_resources(eye, flow.data.loot_boxes[flow.table.loot][option])
    if isinstance(step, Build):
        return worth_of_making(flow, eye, BUILDER, flow.table.faces[option - 1] if option else -1)
    if isinstance(step, MakeObject):
        return worth_of_making(flow, eye, GEEK, option - 1)
    if isinstance(step, (ReturnObjects, DiscardObject)):
        return -worth_of_card(eye, option) + worth_of_cost(eye, flow.data.cost[option])
    if isinstance(step, Preach):
        return worth_of_sermon(flow, eye, option)
    if isinstance(step, AssignCreature):
        return worth_of_sending(flow, eye, option // TARGETS, option % TARGETS)
    return worth_of_creature(flow, eye, step, option)


def worth_of_creature(flow: Flow, eye: Eye, step: Step, option: int) -> int:
    """Take the least harmful creature, kill the one with the greatest prize."""
    if isinstance(step, TakeCreature):
        return -burden(eye, option)
    creature = flow.table.creatures[eye.seat][option]
    prize = prizes_of(eye, flow, [creature])[0]
    return prize * 2 + flow.data.life[creature] - flow.table.wounds[eye.seat][option]


def worth_of_making(flow: Flow, eye: Eye, character: int, card: int) -> int:
    """A card less its cost, or what the skill gives."""
    if card < 0:
        return worth_of_resources(eye, gain_of_skill(flow, eye.seat, character))
    return worth_of_card(eye, card) - worth_of_cost(eye, flow.data.cost[card])


def worth_of_sermon(flow: Flow, eye: Eye, slot: int) -> int:
    """How much this die gains from two more."""
    if slot == DICE:
        return 0
    return 1 + sermon_gain(flow, eye, slot)


def sermon_gain(flow: Flow, eye: Eye, slot: int) -> int:
    """What two more gain there: most for the hunt and for new cards; for a Fighter only if he becomes strong enough."""
    table, seat = flow.table, eye.seat
    character = table.assigned[seat * DICE + slot]
    value = table.dice[seat * DICE + slot] + dice_plus(flow, seat)
    if character == FIGHTER:
        return 150 if value < flow.data.kills_from <= value + flow.data.preacher_bonus else 0
    if character in (BUILDER, GEEK):
        return making_gain(flow, eye, character, value)
    return 90 if character == HUNTER else 40 - 5 * value


def making_gain(flow: Flow, eye: Eye, character: int, value: int) -> int:
    """The best card with two more, compared to the best without."""
    table, seat = flow.table, eye.seat
    cards = table.hands[seat] if character == GEEK else table.faces
    best = [0, 0]
    for card in cards:
        if table.can_pay(seat, flow.data.cost[card]):
            worth = worth_of_making(flow, eye, character, card)
            for more in (0, 1):
                if flow.data.die[card] <= value + more * flow.data.preacher_bonus:
                    best[more] = max(best[more], worth)
    return best[1] - best[0] + (20 if value < 5 else 0)


def worth_of_sending(flow: Flow, eye: Eye, creature: int, target: int) -> int:
    """A harmless creature for oneself, or the worst for somebody who is ahead."""
    table = flow.table
    if target == eye.seat:
        return -burden(eye, creature)
    rest = [burden(eye, other) for other in table.centre]
    rest.remove(burden(eye, creature))
    mine = 0 if table.fresh[eye.seat] or not rest else sum(rest) // len(rest)
    is_ahead = table.population[target] == max(table.population)
    return burden(Eye(flow, target), creature) * (5 if is_ahead else 3) // 10 - mine


# Cards that may be used.


def worth_of_use(flow: Flow, eye: Eye, option: int) -> int:
    """What using a card brings, less what it takes; 0 is to use none."""
    if option == 0:
        return 0
    number, choice = (option - 1) // CHOICES, (option - 1) % CHOICES
    deal: Deal = flow.data.deals[number]
    pay = worth_of_cost(eye, deal.pay)
    if deal.kind in (DMG_PAY, KILL_PAY):
        return worth_of_blow(flow, eye, deal) - pay
    if deal.one_of:
        return eye.prices[deal.one_of[choice]] - worth_of_resources(eye, deal.pay)
    if deal.kind == DIE_PLUS:
        return 1
    return worth_of_people(flow, eye.seat, deal) - pay


def worth_of_people(flow: Flow, seat: int, deal: Deal) -> int:
    """People are worth more than what they cost, unless others starve for it."""
    people = flow.table.population[seat]
    food = flow.table.owned(seat, FOOD)
    hungry = max(0, food_due(flow, people) - food)
    hungry_then = max(0, food_due(flow, people + deal.amount) - food + deal.pay[FOOD])
    gained = deal.amount - (hungry_then - hungry)
    return 110 * gained if deal.kind == POP_PAY else 110 * gained + 1


def worth_of_blow(flow: Flow, eye: Eye, deal: Deal) -> int:
    """The prizes that it adds to those of the hunt."""
    seat = eye.seat
    creatures = flow.table.creatures[seat]
    damage = damage_of_hunt(flow, seat)
    needs, prizes = needs_of(flow, seat), prizes_of(eye, flow, creatures)
    before = best_kills(needs, prizes, damage)
    if deal.kind == KILL_PAY:
        rest = [menace(eye, creature) for at, creature in enumerate(creatures) if at not in before]
        return max(rest) if rest else 0
    after = best_kills(needs, prizes, damage + deal.amount)
    return sum([prizes[at] for at in after]) - sum([prizes[at] for at in before])


def damage_of_hunt(flow: Flow, seat: int) -> int:
    """All damage of the Hunter step as it stands now."""
    damage = fighter_damage(flow, seat) + bonus_damage(flow, seat) + flow.table.paid_damage[seat]
    return damage + (value_of(flow, seat, HUNTER) if flow.table.has_shown(seat, HUNTER) else 0)


def damage_for(flow: Flow, step: SpreadDamage, options: list[int]) -> int:
    """Just enough for each creature that is to die; the rest hits the first survivor if none behind it dies.

    The last one takes at least what must be dealt.
    """
    seat = step.seat
    needs, prizes = needs_of(flow, seat), prizes_of(Eye(flow, seat), flow, flow.table.creatures[seat])
    dying = [step.at + at for at in best_kills(needs[step.at :], prizes[step.at :], step.damage)]
    if step.at in dying:
        return min(needs[step.at], options[-1])
    left = step.damage - sum([needs[at] for at in dying])
    others = [prizes[at] for at in range(step.at + 1, len(needs)) if at not in dying]
    wanted = min(left, needs[step.at] - 1) if left > 0 and prizes[step.at] > max([0, *others]) else 0
    return max(options[0], wanted)
