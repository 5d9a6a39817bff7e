"""What things in Ratville are worth to the hand-made bot, in hundredths of a person."""

from typing import Final

from rathaus.games.ratville.components import (
    CORROSIVE,
    DEFENCE,
    DICE_PLUS,
    DISCOUNT,
    DMG,
    DMG_PAY,
    FEED,
    FOOD,
    GAIN,
    KILL_PAY,
    ON_KILL,
    ON_KILL_POP,
    POP,
    PREACH_TWICE,
    RESOURCES,
    SCRAP,
    SQUEAKY,
)
from rathaus.games.ratville.contents import Deal
from rathaus.games.ratville.effects import cards_in_use
from rathaus.games.ratville.population import food_due
from rathaus.games.ratville.table import Flow

# Scrap metal, mechanism, electronic module, food, population.
RESOURCE_WORTH: Final = [55, 75, 70, 80, 110]
PLENTY: Final = 4  # with this many of a resource, more of it is worth less
LONGEST: Final = 8
GROWTH_A_ROUND: Final = 2

# What an icon is worth in a round, by kind of effect.
ICONS: Final = [POP, FEED, DEFENCE, DMG, DICE_PLUS, PREACH_TWICE]
ICON_WORTHS: Final = [110, 75, 60, 40, 70, 40]
USED_IN_TEN: Final = [0, 4, 10, 6, 5, 3, 5, 10]  # in this many of ten rounds a character has a die


def rounds_left(flow: Flow) -> int:
    """How long the game will probably last, from the population that everybody sees."""
    missing = flow.data.goals[flow.table.board] - max(flow.table.population)
    return max(1, min(LONGEST, missing // GROWTH_A_ROUND + 1))


class Eye:
    """How a seat looks at the table for one decision: the rounds left, and what one more of each resource is worth."""

    def __init__(self, flow: Flow, seat: int) -> None:
        self.table = flow.table
        self.data = flow.data
        self.seat = seat
        self.rounds = rounds_left(flow)
        self.prices = [price_of(flow, seat, resource, self.rounds) for resource in range(RESOURCES + 1)]


def price_of(flow: Flow, seat: int, resource: int, rounds: int) -> int:
    """One more of it: food more where it is short, and less of what there is plenty of."""
    worth = RESOURCE_WORTH[resource]
    if resource >= RESOURCES:
        return worth
    owned = flow.table.owned(seat, resource)
    if resource == FOOD and owned < food_due(flow, flow.table.population[seat] + 1):
        return worth + 25
    return worth // 2 if owned >= PLENTY or (owned > 0 and rounds == 1) else worth


def worth_of_resources(eye: Eye, amounts: list[int]) -> int:
    """The sum of all."""
    total = 0
    for resource, amount in enumerate(amounts):
        if amount > 0:
            total += amount * eye.prices[resource]
    return total


def worth_of_cost(eye: Eye, cost: list[int]) -> int:
    """What it costs to pay: near the end, resources are of little use."""
    return worth_of_resources(eye, cost) * min(4, eye.rounds) // 5


def worth_of_card(eye: Eye, card: int) -> int:
    """All its effects over the rounds that are left; an object's only when its character has a die."""
    often = USED_IN_TEN[eye.data.owner[card]] or 10
    return worth_of_use(eye, card) * eye.rounds * often // 10


def worth_of_use(eye: Eye, card: int) -> int:
    """All its effects in one round."""
    data = eye.data
    worth = 0
    for at, kind in enumerate(ICONS):
        worth += ICON_WORTHS[at] * data.amounts[kind][card]
    for kind in (ON_KILL, GAIN):
        if data.gains[kind][card]:
            worth += worth_of_resources(eye, data.gains[kind][card])
    if data.gains[DISCOUNT][card]:
        worth += worth_of_resources(eye, data.gains[DISCOUNT][card]) // 2
    for deals in data.card_deals:
        for number in deals[card]:
            worth += worth_of_deal(eye, data.deals[number])
    return worth


def worth_of_deal(eye: Eye, deal: Deal) -> int:
    """What using it brings, less what it takes."""
    pay = worth_of_resources(eye, deal.pay)
    if deal.kind == DMG_PAY:
        return max(0, 20 * deal.amount - pay // 2)
    if deal.kind == KILL_PAY:
        return 120 - pay
    if deal.one_of:
        return max(10, max([RESOURCE_WORTH[resource] for resource in deal.one_of]) // 3 - pay // 3)
    return max(0, 90 * deal.amount - pay) if deal.pay != NOTHING else 60 * deal.amount


NOTHING: Final = [0] * RESOURCES


# Creatures.


def menace(eye: Eye, creature: int) -> int:
    """What a creature does to a town as long as it lives, and what its death brings."""
    data = eye.data
    bites = 110 * data.damage[creature] * min(2, eye.rounds)
    if data.special[creature] == CORROSIVE:
        bites += min(data.acid, eye.table.owned(eye.seat, SCRAP)) * RESOURCE_WORTH[SCRAP]
    return bites


def prizes_of(eye: Eye, flow: Flow, creatures: list[int]) -> list[int]:
    """What it is worth to kill each of them: no more bites, its food, and what buildings give."""
    data = eye.data
    more = 10
    for card in cards_in_use(flow, eye.seat):
        if data.gains[ON_KILL][card]:
            more += worth_of_resources(eye, data.gains[ON_KILL][card])
        more += 100 * data.amounts[ON_KILL_POP][card]
    return [menace(eye, creature) + worth_of_food(eye, creature) + more for creature in creatures]


def worth_of_food(eye: Eye, creature: int) -> int:
    """What a creature's food is worth."""
    return eye.data.food[creature] * eye.prices[FOOD]


def burden(eye: Eye, creature: int) -> int:
    """How bad it is to get a creature: hard to kill, and it bites until then."""
    data = eye.data
    squeak = 150 if data.special[creature] == SQUEAKY else 0
    return (
        menace(eye, creature) * data.life[creature] // 6
        + 12 * data.life[creature]
        + squeak
        - (worth_of_food(eye, creature) * 2 // 3)
    )


def prizes_by_damage(needs: list[int], prizes: list[int], most: int) -> list[int]:
    """For each amount of damage up to the most: the best sum of prizes that it can win."""
    best = [0] * (most + 1)
    for at, need in enumerate(needs):
        for damage in range(most, need - 1, -1):
            best[damage] = max(best[damage], best[damage - need] + prizes[at])
    return best


def best_kills(needs: list[int], prizes: list[int], damage: int) -> list[int]:
    """The places of those that die."""
    dying: list[int] = []
    for at in range(len(needs)):
        rest = prizes_by_damage(needs[at + 1 :], prizes[at + 1 :], damage)
        if needs[at] <= damage and rest[damage - needs[at]] + prizes[at] >= rest[damage]:
            dying.append(at)
            damage -= needs[at]
    return dying


def needs_of(flow: Flow, seat: int) -> list[int]:
    """How much life each of the creatures in front has left."""
    pairs = zip(flow.table.creatures[seat], flow.table.wounds[seat], strict=True)
    return [flow.data.life[creature] - wound for creature, wound in pairs]
