"""RV-3, RV-4: what a town can see coming this round, from what everybody knows and from its own plan and hand."""
# not compiled

import msgspec

from rathaus.games.ratville.actions import RevealCharacter
from rathaus.games.ratville.builder import Build, discounted
from rathaus.games.ratville.components import (
    BUILDER,
    CHARACTER_NAMES,
    CORROSIVE,
    DEFENCE,
    DICE,
    FEED,
    FIGHTER,
    FOOD,
    GEEK,
    HUNTER,
    POP,
    RESOURCE_NAMES,
    RESOURCES,
    SCRAP,
)
from rathaus.games.ratville.effects import dice_plus, discounts, named, value_of
from rathaus.games.ratville.geek import MakeObject
from rathaus.games.ratville.hunter import Hunt
from rathaus.games.ratville.planning import Plan
from rathaus.games.ratville.population import GrowInOrder, GrowTowns, food_due
from rathaus.games.ratville.table import Flow


class Offer(msgspec.Struct, frozen=True):
    """RV-3.3, RV-3.4: a building or an object, what it costs now, and what it lacks; nothing where it can be had.

    `die_missing` is by how much the die is too low, `missing` which resources are short; `is_sold_out`: none is left.
    """

    card: str
    cost: dict[str, int]
    die_missing: int
    missing: dict[str, int]
    is_sold_out: bool


class Skill(msgspec.Struct, frozen=True):
    """What the skill of one's character gives with its die."""

    character: str
    value: int
    gain: dict[str, int]


class Bites(msgspec.Struct, frozen=True):
    """RV-3.10: what one's creatures would do as they are now: damage, defence against it, people and scrap lost."""

    damage: int
    defence: int
    people: int
    scrap: int


class Feeding(msgspec.Struct, frozen=True):
    """RV-4.3: the food that will be due, what is saved, what one has, and the people that would starve."""

    due: int
    saved: int
    food: int
    starving: int


class Forecast(msgspec.Struct, frozen=True):
    """One's own town up to the end of the round, if nothing else happened: no card used, no creature more or less.

    `growth` is what comes without asking (RV-4.1), `population` what it would be after bites, growth and feeding.
    `offers` are all stacks or all cards in hand, while one of them may be built or made.
    """

    skills: list[Skill]
    offers: list[Offer]
    bites: Bites | None
    growth: int
    feeding: Feeding | None
    population: int


def forecast(flow: Flow, seat: int) -> Forecast | None:
    """For who sits at the table, while a round is played."""
    if seat < 0 or not flow.todo or flow.table.round == 0:
        return None
    own = characters_of(flow, seat)
    bites = _bites(flow, seat, own) if _is_hunt_ahead(flow) else None
    people = flow.table.population[seat] - (bites.people if bites else 0)
    growth = 1 + _icons(flow, seat, own, POP) if _is_growth_ahead(flow, seat) else 0
    feeding = _feeding(flow, seat, own, people + growth) if _is_feeding_ahead(flow) else None
    return Forecast(
        skills=[_skill(flow, seat, own, character) for character in (BUILDER, GEEK) if character in own],
        offers=_offers(flow, seat),
        bites=bites,
        growth=growth,
        feeding=feeding,
        population=people + growth - (feeding.starving if feeding else 0),
    )


def characters_of(flow: Flow, seat: int) -> list[int]:
    """RV-2.3: one's own characters by slot, as far as they are planned."""
    step = flow.todo[-1]
    if isinstance(step, Plan):
        return step.answers[seat]
    return flow.table.assigned[seat * DICE : seat * DICE + DICE]


def _icons(flow: Flow, seat: int, own: list[int], kind: int) -> int:
    """RR-22: of buildings, and of objects whose character will have been revealed."""
    data, table = flow.data, flow.table
    objects = [card for card in table.objects[seat] if data.owner[card] in own]
    return sum(data.amounts[kind][card] for card in table.buildings[seat] + objects)


# What is still to come.


def _is_hunt_ahead(flow: Flow) -> bool:
    return any(isinstance(step, Hunt) or _reveals_hunter(step) for step in flow.todo)


def _reveals_hunter(step: object) -> bool:
    return isinstance(step, RevealCharacter) and step.character == HUNTER


def _is_growth_ahead(flow: Flow, seat: int) -> bool:
    return any(
        isinstance(step, GrowTowns) or (isinstance(step, GrowInOrder) and seat in step.order) for step in flow.todo
    )


def _is_feeding_ahead(flow: Flow) -> bool:
    return any(isinstance(step, GrowTowns | GrowInOrder) for step in flow.todo)


# How it would be.


def _bites(flow: Flow, seat: int, own: list[int]) -> Bites:
    """RR-36, RR-37, RR-38: all damage less all defence; acid takes scrap."""
    table, data = flow.table, flow.data
    creatures = table.creatures[seat]
    damage = sum(data.damage[creature] for creature in creatures if data.special[creature] != CORROSIVE)
    defence = _icons(flow, seat, own, DEFENCE) + (table.fighter_defence if FIGHTER in own else 0)
    beasts = sum(data.special[creature] == CORROSIVE for creature in creatures)
    people = min(table.population[seat], max(0, damage - defence))
    return Bites(damage, defence, people, min(beasts * data.acid, table.owned(seat, SCRAP)))


def _feeding(flow: Flow, seat: int, own: list[int], people: int) -> Feeding:
    """RR-40, RR-41, RR-42: after all growth, less what is saved; each food that is missing costs one of the people."""
    due, food = food_due(flow, people), flow.table.owned(seat, FOOD)
    saved = min(due, _icons(flow, seat, own, FEED))
    return Feeding(due, saved, food, min(people, max(0, due - saved - food)))


def _skill(flow: Flow, seat: int, own: list[int], character: int) -> Skill:
    """RR-11: for the die of the slot; values beyond the table count as its last line."""
    at = seat * DICE + own.index(character)
    value = flow.table.dice[at] + flow.table.bonus[at] + dice_plus(flow, seat)
    bands = flow.data.skills[character]
    return Skill(CHARACTER_NAMES[character], value, named(bands[min(value, len(bands) - 1)]))


def _offers(flow: Flow, seat: int) -> list[Offer]:
    """All that could be built or made, if it is this player who may."""
    step, table = flow.todo[-1], flow.table
    if isinstance(step, Build) and step.seat == seat:
        less = discounts(flow, seat) or [0] * RESOURCES
        stock = zip(table.faces, table.stock, strict=True)
        return [_offer(flow, seat, card, BUILDER, less, is_sold_out=left == 0) for card, left in stock]
    if isinstance(step, MakeObject) and step.seat == seat:
        hand = sorted(table.hands[seat])
        return [_offer(flow, seat, card, GEEK, [0] * RESOURCES, is_sold_out=False) for card in hand]
    return []


def _offer(flow: Flow, seat: int, card: int, character: int, less: list[int], *, is_sold_out: bool) -> Offer:
    data, table = flow.data, flow.table
    cost = discounted(data.cost[card], less)
    return Offer(
        card=data.cards[card],
        cost=named(cost),
        die_missing=max(0, data.die[card] - value_of(flow, seat, character)),
        missing={
            name: cost[at] - table.owned(seat, at)
            for at, name in enumerate(RESOURCE_NAMES)
            if cost[at] > table.owned(seat, at)
        },
        is_sold_out=is_sold_out,
    )
