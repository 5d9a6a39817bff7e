"""RT-3.2, RT-5: the total effects of the class cards in front of a player."""

from rathaus.games.rattus.components import MORE_FOR_LARGEST_AREA, PLAGUE_STEPS, PLAGUE_STEPS_OF_MANY
from rathaus.games.rattus.table import Europe, Flow


def holds(flow: Flow, seat: int, effect: int) -> int:
    """How much of an effect a player's cards have together; cards without a holder count for nobody."""
    effects = flow.data.effects
    total = 0
    for card, holder in enumerate(flow.table.holders):
        if holder == seat:
            total += effects[card][effect]
    return total


def holder_of(flow: Flow, effect: int) -> int:
    """Who holds the card with an effect that only one card has, or a number below 0."""
    effects = flow.data.effects
    return max([holder for card, holder in enumerate(flow.table.holders) if effects[card][effect] > 0], default=-1)


def plague_steps(flow: Flow, seat: int) -> int:
    """RT-4.1: one step; RT-5.2: with chivalry as many as the best card allows, not the sum of several."""
    effect = PLAGUE_STEPS_OF_MANY if flow.table.players >= flow.data.many else PLAGUE_STEPS
    steps = 1
    for card, holder in enumerate(flow.table.holders):
        if holder == seat:
            steps = max(steps, flow.data.effects[card][effect])
    return steps


def area_bonus(flow: Flow, seat: int) -> int:
    """RT-5.1j, Queen: what her card adds if the player's largest area is larger than anybody else's."""
    bonus = holds(flow, seat, MORE_FOR_LARGEST_AREA)
    return bonus if bonus > 0 and has_largest_area(flow, seat) else 0


def has_largest_area(flow: Flow, seat: int) -> bool:
    """Whether a player's citizens hold more connected regions than those of any other player."""
    own = largest_area(flow, seat)
    return all(largest_area(flow, other) < own for other in range(flow.table.players) if other != seat)


def largest_area(flow: Flow, seat: int) -> int:
    """The most connected regions in which a player has citizens."""
    table: Europe = flow.table
    borders = flow.data.borders[table.players]
    unseen = 0
    for region in flow.data.lands[table.players]:
        if table.citizens_of(seat, region) > 0:
            unseen |= 1 << region
    largest = 0
    while unseen > 0:
        area = grown(unseen & -unseen, unseen, borders)
        unseen &= ~area
        largest = max(largest, area.bit_count())
    return largest


def grown(area: int, within: int, borders: list[int]) -> int:
    """Grow an area by all regions that can be reached from it within the given ones."""
    while True:
        larger = area
        for region, border in enumerate(borders):
            if area >> region & 1:
                larger |= border & within
        if larger == area:
            return area
        area = larger
