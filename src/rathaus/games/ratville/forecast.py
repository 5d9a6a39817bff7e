"""RV-3, RV-4: what a player can expect, from public facts and from own cards."""
# not compiled

from collections import Counter
from typing import Final

import msgspec

from rathaus.games.ratville.achievements import earned
from rathaus.games.ratville.builder import discounted
from rathaus.games.ratville.components import (
    AT_HUNT,
    AT_REVEAL,
    BUILDER,
    CHARACTER_NAMES,
    CORROSIVE,
    DICE,
    DMG,
    FEED,
    FIGHTER,
    FOOD,
    GEEK,
    HUNTER,
    IF_DIE,
    POP,
    POPULATION,
    RESOURCE_NAMES,
    RESOURCES,
    SCRAP,
)
from rathaus.games.ratville.contents import Deal
from rathaus.games.ratville.creatures import gain_of
from rathaus.games.ratville.deals import UseCards, is_usable
from rathaus.games.ratville.effects import (
    cards_in_use,
    defence,
    dice_plus,
    discounts,
    food_saved,
    named,
    population_icons,
    value_of,
)
from rathaus.games.ratville.fighter import fighter_damage
from rathaus.games.ratville.hunter import SpreadDamage, life_left
from rathaus.games.ratville.planning import Plan
from rathaus.games.ratville.population import GrowInOrder, food_due
from rathaus.games.ratville.skills import gain_for
from rathaus.games.ratville.table import COUNTERS, FEATS, Flow


class Outlook(msgspec.Struct, frozen=True):
    """A town if nothing else happens: what its dice count, how it grows, what it then eats, who bites it.

    `plus` is what its buildings add to each die, `people` what it has grown to, `bites` is by creature, and `saved`
    is the food that its buildings give when it eats; `feats` are the achievements so far (RV-6.4).
    """

    values: list[int]
    plus: int
    growth: int
    people: int
    due: int
    saved: int
    bites: list[int]
    defence: int
    acid: int
    feats: list[str]


class Lack(msgspec.Struct, frozen=True):
    """A card that could be built or made, and what it lacks: the `die` that is needed and not there, and resources.

    With the card, the town has the resources `left`, grows to this many `people` and needs the food that is `due`;
    `spoiled` are the objects in hand that could be made now, and cannot be paid for after that.
    """

    card: str
    die: int
    missing: dict[str, int]
    saved: dict[str, int]
    left: dict[str, int]
    people: int
    due: int
    spoiled: list[str]


class Aftermath(msgspec.Struct, frozen=True):
    """The rest of the round if the creatures at these places are killed, `dead`, and nothing else is chosen.

    The others bite: this many people are `lost` despite the defence, and this much `scrap`. Then this many `people` are
    left and grow to `grown`; `due` is the food that these need, `food` what there is, and `short` what is missing.
    """

    dead: list[int]
    bites: int
    lost: int
    scrap: int
    people: int
    grown: int
    food: int
    due: int
    short: int


class Source(msgspec.Struct, frozen=True):
    """Damage for a hunt and where it comes from: a character, or a card; without a name, what was paid for.

    What objects add may be left out, `is_optional` (RV-3.5).
    """

    name: str
    damage: int
    is_optional: bool


class Hunting(msgspec.Struct, frozen=True):
    """RV-3.9: a hunt in which damage is distributed: the creature that is `next`, and what kills each of them.

    `damage` is all that is left; RV-3.5: `extra` of it comes from objects and need not be dealt; `must` is what has to
    be dealt, no more than the creatures can take.
    """

    next: int
    lives: list[int]
    damage: int
    extra: int
    must: int


class Closed(msgspec.Struct, frozen=True):
    """A card that applies at this moment and cannot be used, and why; `missing` is what it takes and is not there."""

    card: str
    reason: str
    missing: dict[str, int]


class Forecast(msgspec.Struct, frozen=True):
    """All towns; for the seat itself the buildings on offer and its own hand.

    While it is asked: the outcome for its town, for each set of creatures that it can kill, what the death of each
    creature brings, which of its cards cannot be used now, and where the damage of its hunt comes from; the hunt
    itself; and RV-2.3: the characters that must get a die in this round. Always, for the seat's own dice: what each
    skill gives for them (RV-3.3, RV-3.4), and whether they are `deadly` in the Fighter's hands (RV-3.8).
    """

    towns: list[Outlook]
    cards: list[Lack]
    after: list[Aftermath]
    prey: list[dict[str, int]]
    closed: list[Closed]
    damage: list[Source]
    hunt: Hunting | None = None
    must_plan: list[str] = []
    skills: dict[str, list[dict[str, int]]] = {}
    deadly: list[bool] = []


def forecast(flow: Flow, seat: int, known: Forecast | None = None) -> Forecast:
    """What a seat, or a spectator, may expect; `known` is what another viewpoint expects at this moment."""
    towns = known.towns if known else [_outlook(flow, town) for town in range(flow.table.players)]
    if seat < 0:
        return Forecast(towns, [], [], [], [], [])
    values = towns[seat].values
    skills = {CHARACTER_NAMES[maker]: _gains(flow, maker, values) for maker in (BUILDER, GEEK)}
    deadly = [value >= flow.data.kills_from for value in values]
    cards = _lacks(flow, seat, towns[seat])
    if seat not in flow.asked():
        return Forecast(towns, cards, [], [], [], [], skills=skills, deadly=deadly)
    gains = [gain_of(flow, seat, at) for at in range(len(flow.table.creatures[seat]))]
    after = [_aftermath(flow, seat, towns[seat], gains, dead) for dead in _killable(flow, seat)]
    prey = [named(gained) for gained in gains]
    closed, damage = _closed(flow, seat), _damage(flow, seat)
    hunt, must_plan = _hunting(flow, seat), _must_plan(flow)
    return Forecast(towns, cards, after, prey, closed, damage, hunt, must_plan, skills, deadly)


def _gains(flow: Flow, maker: int, values: list[int]) -> list[dict[str, int]]:
    return [named(gain_for(flow.data, maker, value)) for value in values]


def _outlook(flow: Flow, seat: int) -> Outlook:
    """RV-3.10, RV-4: from public facts only."""
    table, data = flow.table, flow.data
    dice = table.dice[seat * DICE : seat * DICE + DICE]
    bonus = table.bonus[seat * DICE : seat * DICE + DICE]
    plus = dice_plus(flow, seat)
    beasts = table.creatures[seat]
    growth, saved = _growth(flow, seat), food_saved(flow, seat)
    people = table.population[seat] + growth
    return Outlook(
        values=[die + more + plus if die else 0 for die, more in zip(dice, bonus, strict=True)],
        plus=plus,
        growth=growth,
        people=people,
        due=max(0, food_due(flow, people) - saved),
        saved=saved,
        bites=[0 if data.special[beast] == CORROSIVE else data.damage[beast] for beast in beasts],
        defence=defence(flow, seat),
        acid=sum([data.special[beast] == CORROSIVE for beast in beasts]) * data.acid,
        feats=earned(table.counters[seat * COUNTERS + FEATS]),
    )


def _growth(flow: Flow, seat: int) -> int:
    """RV-4.1: automatic growth; none if it has already happened."""
    has_grown = any([isinstance(step, GrowInOrder) and seat not in step.order for step in flow.todo])
    return 0 if has_grown else 1 + population_icons(flow, seat)


# What a card lacks.


def _lacks(flow: Flow, seat: int, town: Outlook) -> list[Lack]:
    """RV-3.3, RV-3.4: all that the Builder and the Geek could be asked about."""
    table, data = flow.table, flow.data
    less = discounts(flow, seat)
    owned = [table.owned(seat, resource) for resource in range(RESOURCES)]
    builder, geek = _die_of(flow, seat, BUILDER), _die_of(flow, seat, GEEK)
    pop, feed = data.amounts[POP], data.amounts[FEED]
    hand = sorted(set(table.hands[seat]))
    ready = [card for card in hand if data.die[card] <= geek and _is_enough(owned, data.cost[card])]
    found: list[Lack] = []
    for card in table.faces:
        price = discounted(data.cost[card], less) if less else data.cost[card]
        people = town.people + pop[card]
        due = max(0, food_due(flow, people) - town.saved - feed[card])
        found.append(_lack(flow, card, builder, price, owned, people, due, ready))
    for card in hand:
        found.append(_lack(flow, card, geek, data.cost[card], owned, town.people, town.due, []))
    return found


def _is_enough(owned: list[int], price: list[int]) -> bool:
    return all([price[at] <= owned[at] for at in range(RESOURCES)])


ANY_DIE: Final = 99


def _die_of(flow: Flow, seat: int, maker: int) -> int:
    """RR-11: the maker's die counts if there is one; without one, no card lacks it."""
    has_die = maker in flow.table.assigned[seat * DICE : seat * DICE + DICE]
    return value_of(flow, seat, maker) if has_die else ANY_DIE


def _lack(
    flow: Flow, card: int, die: int, price: list[int], owned: list[int], people: int, due: int, ready: list[int]
) -> Lack:
    """RR-19: `left` is empty for a town that cannot pay; RV-3.4: the Geek pays after the Builder."""
    data = flow.data
    needed, cost = data.die[card], data.cost[card]
    left = [owned[at] - price[at] for at in range(RESOURCES)]
    missing = {RESOURCE_NAMES[at]: price[at] - owned[at] for at in range(RESOURCES) if price[at] > owned[at]}
    return Lack(
        card=data.cards[card],
        die=needed if die < needed else 0,
        missing=missing,
        saved={} if price is cost else _named([cost[at] - price[at] for at in range(RESOURCES)]),
        left={} if missing else dict(zip(RESOURCE_NAMES, left, strict=True)),
        people=people,
        due=due,
        spoiled=[] if missing else [data.cards[other] for other in ready if not _is_enough(left, data.cost[other])],
    )


def _named(amounts: list[int]) -> dict[str, int]:
    return {name: amounts[at] for at, name in enumerate(RESOURCE_NAMES) if amounts[at]}


# What becomes of the town.


def _killable(flow: Flow, seat: int) -> list[list[int]]:
    """RV-3.9: each set of creatures that the available damage can kill; outside the hunt only the empty set."""
    step = flow.todo[-1]
    sets: list[list[int]] = [[]]
    if isinstance(step, SpreadDamage):
        lives = [life_left(flow, seat, at) for at in range(len(flow.table.creatures[seat]))]
        for at in range(step.at, len(lives)):
            sets += [[*dead, at] for dead in sets if sum([lives[other] for other in dead]) + lives[at] <= step.damage]
    return sets


def _aftermath(flow: Flow, seat: int, town: Outlook, gains: list[list[int]], dead: list[int]) -> Aftermath:
    """RV-3.10, RV-4: bites against all defence (RR-36), acid (RR-37), growth, and then food (RR-40)."""
    table, data = flow.table, flow.data
    food = table.owned(seat, FOOD) + sum([gains[at][FOOD] for at in dead])
    scrap = table.owned(seat, SCRAP) + sum([gains[at][SCRAP] for at in dead])
    people = table.population[seat] + sum([gains[at][POPULATION] for at in dead])
    has_bitten = any([isinstance(step, GrowInOrder) for step in flow.todo])
    alive = [] if has_bitten else [at for at in range(len(gains)) if at not in dead]
    bites = sum([town.bites[at] for at in alive])
    lost = min(people, max(0, bites - town.defence))
    acid = sum([data.special[table.creatures[seat][at]] == CORROSIVE for at in alive]) * data.acid
    grown = people - lost + town.growth
    due = max(0, food_due(flow, grown) - town.saved)
    return Aftermath(
        dead=dead,
        bites=bites,
        lost=lost,
        scrap=min(acid, scrap),
        people=people - lost,
        grown=grown,
        food=food,
        due=due,
        short=max(0, due - food),
    )


def _hunting(flow: Flow, seat: int) -> Hunting | None:
    """RV-3.9, RV-3.5: what objects add need not be dealt, and nothing is dealt to the dead."""
    step = flow.todo[-1]
    if not isinstance(step, SpreadDamage):
        return None
    lives = [life_left(flow, seat, at) for at in range(len(flow.table.creatures[seat]))]
    return Hunting(step.at, lives, step.damage, step.extra, min(step.damage - step.extra, sum(lives[step.at :])))


def _must_plan(flow: Flow) -> list[str]:
    """RV-2.3, RV-6.3: the mandatory characters, unless it was agreed that none is."""
    if not isinstance(flow.todo[-1], Plan) or not flow.table.is_mandatory:
        return []
    return [CHARACTER_NAMES[character] for character in flow.data.mandatory]


# Where the damage of a hunt comes from.


def _damage(flow: Flow, seat: int) -> list[Source]:
    """RV-3.9: before and while it is distributed; nothing once part of it has been dealt."""
    step, table, data = flow.todo[-1], flow.table, flow.data
    if not isinstance(step, SpreadDamage) and not (isinstance(step, UseCards) and step.moment == AT_HUNT):
        return []
    hunter = value_of(flow, seat, HUNTER) if table.has_shown(seat, HUNTER) else 0
    found = [
        Source(CHARACTER_NAMES[HUNTER], hunter, is_optional=False),
        Source(CHARACTER_NAMES[FIGHTER], fighter_damage(flow, seat), is_optional=False),
    ]
    for card, copies in Counter(cards_in_use(flow, seat)).items():
        found.append(Source(data.cards[card], copies * data.amounts[DMG][card], is_optional=data.owner[card] > 0))
    found.append(Source("", table.paid_damage[seat], is_optional=False))
    is_begun = isinstance(step, SpreadDamage) and step.damage != sum([source.damage for source in found])
    return [] if is_begun else [source for source in found if source.damage]


# Why a card cannot be used.

NO_DIE: Final = "no-die"
LATER: Final = "later"
USED: Final = "used"
OTHER_FACE: Final = "face"
SHORT: Final = "short"


def _closed(flow: Flow, seat: int) -> list[Closed]:
    """RV-3.5, RV-4.2: cards of this moment; at a reveal only those of the character."""
    step, table, data = flow.todo[-1], flow.table, flow.data
    if not isinstance(step, UseCards):
        return []
    found: list[Closed] = []
    for card in dict.fromkeys(table.buildings[seat] + table.objects[seat]):
        for number in data.card_deals[step.moment][card]:
            if step.moment == AT_REVEAL and data.owner[card] != table.stage:
                continue
            reason = _reason(flow, seat, step, number)
            if reason:
                missing = _missing(flow, seat, data.deals[number]) if reason == SHORT else {}
                found.append(Closed(data.cards[card], reason, missing))
    return found


def _reason(flow: Flow, seat: int, step: UseCards, number: int) -> str:
    """The first reason why it cannot be used; empty if it is offered."""
    deal = flow.data.deals[number]
    if deal.card not in cards_in_use(flow, seat):
        own = flow.table.assigned[seat * DICE : seat * DICE + DICE]
        return LATER if flow.data.owner[deal.card] in own else NO_DIE
    if number not in step.deals:
        return USED
    if is_usable(flow, seat, deal):
        return ""
    return OTHER_FACE if deal.kind == IF_DIE else SHORT


def _missing(flow: Flow, seat: int, deal: Deal) -> dict[str, int]:
    return _named([max(0, deal.pay[at] - flow.table.owned(seat, at)) for at in range(RESOURCES)])
