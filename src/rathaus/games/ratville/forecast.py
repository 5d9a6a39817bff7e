"""RV-3, RV-4: what a player can see coming, from what everybody knows and from own cards."""
# not compiled

import msgspec

from rathaus.games.ratville.achievements import earned
from rathaus.games.ratville.builder import discounted
from rathaus.games.ratville.components import (
    BUILDER,
    CORROSIVE,
    DICE,
    FEED,
    GEEK,
    POP,
    RESOURCE_NAMES,
    RESOURCES,
)
from rathaus.games.ratville.effects import defence, dice_plus, discounts, food_saved, population_icons, value_of
from rathaus.games.ratville.population import GrowInOrder, food_due
from rathaus.games.ratville.table import COUNTERS, FEATS, Flow


class Outlook(msgspec.Struct, frozen=True):
    """A town if nothing else happens: what its dice count, how it grows, what it then eats, who bites it.

    `plus` is what its buildings add to each die, `bites` is by creature, and `saved` is the food that its buildings
    give when it eats; `feats` are the achievements so far (RV-6.4).
    """

    values: list[int]
    plus: int
    growth: int
    due: int
    saved: int
    bites: list[int]
    defence: int
    acid: int
    feats: list[str]


class Lack(msgspec.Struct, frozen=True):
    """A card that could be built or made, and what it lacks: the `die` that is needed and not there, and resources.

    With it, `left` is what the town still owns, and it grows to so many `people` and has to eat what is `due`.
    """

    card: str
    die: int
    missing: dict[str, int]
    saved: dict[str, int]
    left: dict[str, int]
    people: int
    due: int


class Forecast(msgspec.Struct, frozen=True):
    """All towns, and for the seat itself the buildings on offer and its own hand."""

    towns: list[Outlook]
    cards: list[Lack]


def forecast(flow: Flow, seat: int) -> Forecast:
    """What a seat, or a spectator, may expect."""
    towns = [_outlook(flow, town) for town in range(flow.table.players)]
    return Forecast(towns, _lacks(flow, seat) if seat >= 0 else [])


def _outlook(flow: Flow, seat: int) -> Outlook:
    """RV-3.10, RV-4: from public facts only."""
    table, data = flow.table, flow.data
    dice = table.dice[seat * DICE : seat * DICE + DICE]
    bonus = table.bonus[seat * DICE : seat * DICE + DICE]
    plus = dice_plus(flow, seat)
    beasts = table.creatures[seat]
    growth, saved = _growth(flow, seat), food_saved(flow, seat)
    return Outlook(
        values=[die + more + plus if die else 0 for die, more in zip(dice, bonus, strict=True)],
        plus=plus,
        growth=growth,
        due=max(0, food_due(flow, table.population[seat] + growth) - saved),
        saved=saved,
        bites=[0 if data.special[beast] == CORROSIVE else data.damage[beast] for beast in beasts],
        defence=defence(flow, seat),
        acid=sum(data.special[beast] == CORROSIVE for beast in beasts) * data.acid,
        feats=earned(table.counters[seat * COUNTERS + FEATS]),
    )


def _growth(flow: Flow, seat: int) -> int:
    """RV-4.1: what comes without asking; nothing more where it has come already."""
    has_grown = any(isinstance(step, GrowInOrder) and seat not in step.order for step in flow.todo)
    return 0 if has_grown else 1 + population_icons(flow, seat)


def _lacks(flow: Flow, seat: int) -> list[Lack]:
    """RV-3.3, RV-3.4: all that the Builder and the Geek could be asked about."""
    table = flow.table
    less = discounts(flow, seat)
    buildings = [_lack(flow, seat, card, BUILDER, less) for card in table.faces]
    return buildings + [_lack(flow, seat, card, GEEK, []) for card in sorted(set(table.hands[seat]))]


def _lack(flow: Flow, seat: int, card: int, maker: int, less: list[int]) -> Lack:
    """RR-11, RR-19: the maker's die counts where there is one."""
    table, data = flow.table, flow.data
    cost = data.cost[card]
    price = discounted(cost, less) if less else cost
    owned = [table.owned(seat, resource) for resource in range(RESOURCES)]
    has_die = maker in table.assigned[seat * DICE : seat * DICE + DICE]
    is_low = has_die and value_of(flow, seat, maker) < data.die[card]
    is_building = maker == BUILDER
    people = table.population[seat] + _growth(flow, seat) + (data.amounts[POP][card] if is_building else 0)
    fed = food_saved(flow, seat) + (data.amounts[FEED][card] if is_building else 0)
    return Lack(
        card=data.cards[card],
        die=data.die[card] if is_low else 0,
        missing=_named([max(0, price[at] - owned[at]) for at in range(RESOURCES)]),
        saved=_named([cost[at] - price[at] for at in range(RESOURCES)]),
        left={name: max(0, owned[at] - price[at]) for at, name in enumerate(RESOURCE_NAMES)},
        people=people,
        due=max(0, food_due(flow, people) - fed),
    )


def _named(amounts: list[int]) -> dict[str, int]:
    return {name: amounts[at] for at, name in enumerate(RESOURCE_NAMES) if amounts[at]}
