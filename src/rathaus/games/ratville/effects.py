"""RV-3.5: automatic effects of cards: a small function for each kind of effect, for both buildings and objects.

Optional effects are in `deals.py`. Discounts, defence and gains at the reveal always apply.
"""

from rathaus.games.ratville.components import (
    DEFENCE,
    DICE,
    DICE_PLUS,
    DISCOUNT,
    DMG,
    FEED,
    FIGHTER,
    GAIN,
    GAIN_NAMES,
    ON_KILL,
    POP,
    POPULATION,
    PREACH_TWICE,
    RESOURCES,
)
from rathaus.games.ratville.table import GROWTH, OBJECTS_USED, Flow


def cards_in_use(flow: Flow, seat: int) -> list[int]:
    """RR-22: buildings always, and objects of characters that have been revealed this round."""
    table = flow.table
    if not table.objects[seat]:
        return table.buildings[seat]
    return table.buildings[seat] + objects_in_use(flow, seat)


def objects_in_use(flow: Flow, seat: int) -> list[int]:
    """RV-3.5, RR-51: the objects whose character has a die and lies open."""
    return [card for card in flow.table.objects[seat] if is_in_use(flow, seat, card)]


def is_in_use(flow: Flow, seat: int, card: int) -> bool:
    """RV-3.5, RR-51: whether an object's character has a die and lies open."""
    return flow.table.has_shown(seat, flow.data.owner[card])


def icons(flow: Flow, seat: int, kind: int) -> int:
    """RR-18, RR-23: how much of an effect a town has; the icons of all its cards in use add up."""
    amounts = flow.data.amounts[kind]
    total = 0
    for card in flow.table.buildings[seat]:
        total += amounts[card]
    return total + object_icons(flow, seat, kind)


def object_icons(flow: Flow, seat: int, kind: int) -> int:
    """RV-3.5: the part of it that comes from objects."""
    amounts = flow.data.amounts[kind]
    total = 0
    for card in flow.table.objects[seat]:
        if amounts[card] > 0 and is_in_use(flow, seat, card):
            total += amounts[card]
    return total


def note_objects(flow: Flow, seat: int, kind: int) -> None:
    """RV-6.4: objects with this effect have been used, each by its character."""
    amounts, owner = flow.data.amounts[kind], flow.data.owner
    for card in flow.table.objects[seat]:
        if amounts[card] > 0 and is_in_use(flow, seat, card):
            flow.table.mark(seat, OBJECTS_USED, owner[card])


# One for each kind.


def population_icons(flow: Flow, seat: int) -> int:
    """POP, RV-4.1: more growth; with an object it is a deal."""
    return icons(flow, seat, POP)


def food_saved(flow: Flow, seat: int) -> int:
    """FEED, RR-42: less food is due."""
    return icons(flow, seat, FEED)


def defence(flow: Flow, seat: int) -> int:
    """DEFENCE, RR-36: all icons against all damage, and what the Fighter gives by agreement (RV-6.5, RR-32)."""
    fighter = flow.table.fighter_defence if flow.table.has_shown(seat, FIGHTER) else 0
    return icons(flow, seat, DEFENCE) + fighter


def bonus_damage(flow: Flow, seat: int) -> int:
    """DMG, RV-3.9: more damage to distribute."""
    return icons(flow, seat, DMG)


def objects_damage(flow: Flow, seat: int) -> int:
    """DMG, RV-3.5: the part that comes from objects, and need not be dealt."""
    return object_icons(flow, seat, DMG)


def dice_plus(flow: Flow, seat: int) -> int:
    """DICE_PLUS, RR-12: more on each die of the owner, from now on; copies add up."""
    amounts = flow.data.amounts[DICE_PLUS]
    total = 0
    for card in flow.table.buildings[seat]:
        total += amounts[card]
    return total


def can_preach_twice(flow: Flow, seat: int) -> bool:
    """PREACH_TWICE, RR-10: a second target."""
    return icons(flow, seat, PREACH_TWICE) > 0


def gain_on_kill(flow: Flow, seat: int) -> list[int]:
    """ON_KILL: what a dead creature brings besides its food."""
    return sum_in_use(flow, seat, ON_KILL)


def gain_on_reveal(flow: Flow, seat: int, character: int) -> list[int]:
    """GAIN: what a character's objects bring when it is revealed."""
    gains, owner = flow.data.gains[GAIN], flow.data.owner
    total: list[int] = []
    for card in flow.table.objects[seat]:
        if owner[card] == character and gains[card]:
            total = with_all(total, gains[card])
    return total


def discounts(flow: Flow, seat: int) -> list[int]:
    """DISCOUNT, RR-19: how much less a building costs, by resource."""
    return sum_in_use(flow, seat, DISCOUNT)


def sum_in_use(flow: Flow, seat: int, kind: int) -> list[int]:
    """The resources of an effect from all cards in use, population last; empty where no card has it."""
    gains = flow.data.gains[kind]
    total: list[int] = []
    for card in flow.table.buildings[seat]:
        if gains[card]:
            total = with_all(total, gains[card])
    for card in flow.table.objects[seat]:
        if gains[card] and is_in_use(flow, seat, card):
            total = with_all(total, gains[card])
    return total


def with_all(total: list[int], more: list[int]) -> list[int]:
    """The resources, which are nothing yet if the list is empty, and those of one more card."""
    return [total[resource] + one for resource, one in enumerate(more)] if total else more.copy()


# What dice are worth, and what gains do.


def value_of(flow: Flow, seat: int, character: int) -> int:
    """RR-11: the die of a character with all that is added to it, without an upper limit."""
    at = seat * DICE + flow.table.slot_of(seat, character)
    return flow.table.dice[at] + flow.table.bonus[at] + dice_plus(flow, seat)


def highest_first(flow: Flow, seats: list[int], character: int) -> list[int]:
    """RV-3.2: sort by the value of the character's die; the seats are in order, and ties keep it."""
    if len(seats) < 2:
        return seats
    ranked = sorted([(-value_of(flow, seat, character), place) for place, seat in enumerate(seats)])
    return [seats[place] for _, place in ranked]


def receive(flow: Flow, seat: int, gain: list[int]) -> None:
    """Take resources; population counts at once (RR-16), but looted people do not count for the Leader (RV-6.4)."""
    table = flow.table
    resources, population = table.resources, table.population
    for resource in range(RESOURCES):
        at = seat * RESOURCES + resource
        resources[at] = resources[at] + gain[resource]
    population[seat] = population[seat] + gain[POPULATION]


def gain(flow: Flow, seat: int, gained: list[int]) -> None:
    """Take what a card brings."""
    receive(flow, seat, gained)
    flow.table.count(seat, GROWTH, gained[POPULATION])


def grow(flow: Flow, seat: int, people: int) -> None:
    """More population, which counts for the Leader (RV-6.4)."""
    flow.table.population[seat] += people
    flow.table.count(seat, GROWTH, people)


def named(amounts: list[int]) -> dict[str, int]:
    """Resources by name, for events; zeros are left out."""
    return {GAIN_NAMES[resource]: amount for resource, amount in enumerate(amounts) if amount}
