"""What rats, regions and moves of Rattus are worth to the hand-made bot, in hundredths of a citizen."""

from typing import Final

from rathaus.core.flow import up_to
from rathaus.games.rattus.class_rats import rooms_near
from rathaus.games.rattus.components import SLOTS
from rathaus.games.rattus.plague import PASS
from rathaus.games.rattus.table import Flow

# How many citizens an unseen rat takes, by the citizens in its region: from everybody, from the majority,
# and from the holder of a class card.
FROM_ALL: Final = [0, 0, 0, 2, 12, 22, 34]
FROM_MAJORITY: Final = [0, 2, 15, 18, 32, 40, 49]
FROM_HOLDER: Final = [0, 3, 6, 11, 17, 23, 28]
OWN_HARM: Final = 2  # how much more one's own losses count than those of one opponent


def neighbours(flow: Flow, region: int) -> list[int]:
    """The neighbours of a region in play."""
    return flow.data.neighbours[flow.table.players][region]


def rats_in(flow: Flow, region: int) -> int:
    """Rats in a region."""
    return flow.table.rat_counts[region]


def risk(flow: Flow, seat: int, region: int) -> int:
    """What a player will probably lose in a region when its rats are revealed, as the table is."""
    if flow.table.citizens_of(seat, region) == 0 or flow.table.rat_counts[region] == 0:
        return 0
    return expected(flow, seat, seat, region, flow.table.people(region), 0)


def total_of(numbers: list[int]) -> int:
    """All together."""
    total = 0
    for number in numbers:
        total += number
    return total


def largest(numbers: list[int]) -> int:
    """The largest of some numbers; there is one. Compiled, `max` takes several times as long."""
    found = numbers[0]
    for number in numbers:
        found = max(found, number)
    return found


def most_of(numbers: list[int]) -> int:
    """The largest of some numbers that are not negative."""
    most = 0
    for number in numbers:
        most = max(most, number)
    return most


def expected(flow: Flow, seat: int, victim: int, region: int, people: list[int], less: int) -> int:
    """What a victim will probably lose in a region with these citizens, as far as the seat knows its rats."""
    table = flow.table
    if people[victim] == 0 or table.rat_counts[region] == 0:
        return 0
    total = total_of(people) + less
    is_first = people[victim] == most_of(people)
    lost = unknown = 0
    for place in range(region * SLOTS, region * SLOTS + SLOTS):
        if table.is_known(place, seat):
            lost += known_loss(flow, victim, table.rats[place], total, is_first=is_first)
        elif table.rats[place] >= 0:
            unknown += 1
    if unknown > 0:
        lost += unknown * unknown_loss(total, cards_of(flow, victim), is_first=is_first)
    return min(lost, 100 * people[victim])


def known_loss(flow: Flow, victim: int, kind: int, total: int, *, is_first: bool) -> int:
    """What a known rat takes."""
    data = flow.data
    if total < data.limits[kind]:
        return 0
    hits = data.alls[kind] + (data.majorities[kind] if is_first else 0)
    for card, holder in enumerate(flow.table.holders):
        if holder == victim:
            hits += data.hits[kind][card]
    return 100 * hits


def cards_of(flow: Flow, seat: int) -> int:
    """How many class cards a player holds."""
    held = 0
    for holder in flow.table.holders:
        if holder == seat:
            held += 1
    return held


def unknown_loss(total: int, held: int, *, is_first: bool) -> int:
    """What a rat that nobody knows takes on average from the holder of this many cards."""
    at = min(total, len(FROM_ALL) - 1)
    lost = FROM_ALL[at] + FROM_HOLDER[at] * held
    return lost + FROM_MAJORITY[at] if is_first else lost


def with_citizens(flow: Flow, seat: int, region: int, more: int) -> list[int]:
    """The citizens in a region, if a player had this many more there."""
    people = flow.table.people(region)
    people[seat] = max(0, people[seat] + more)
    return people


def added_risk(flow: Flow, seat: int, region: int, more: int) -> int:
    """How much more a player will probably lose with this many more citizens in a region; more near the plague."""
    before = risk(flow, seat, region)
    after = expected(flow, seat, seat, region, with_citizens(flow, seat, region, more), 0)
    is_near = flow.data.borders[flow.table.players][region] >> flow.table.plague & 1
    return after - before + (20 * rats_in(flow, region) if is_near else 0)


def growth(flow: Flow, seat: int, region: int, bonus: int) -> int:
    """What an increase in a region brings, with all bonuses, which are this much together."""
    more = min(flow.table.rat_counts[region] + bonus, flow.table.reserves[seat])
    return 100 * more - added_risk(flow, seat, region, more)


def way_out(flow: Flow, seat: int, region: int, targets: list[int]) -> int:
    """What a citizen gains by leaving a region for the best of some others."""
    if flow.table.citizens_of(seat, region) == 0:
        return 0
    relief = risk(flow, seat, region) - expected(flow, seat, seat, region, with_citizens(flow, seat, region, -1), 0)
    return relief + largest([-added_risk(flow, seat, target, 1) for target in targets if target != region])


def harm(flow: Flow, seat: int, region: int, less: int) -> int:
    """How much more a plague in a region will probably hurt others than oneself."""
    if flow.table.rat_counts[region] == 0 or not flow.table.is_settled(region):
        return 0
    lost = losses(flow, seat, region, less)
    return total_of(lost) - (OWN_HARM + 1) * lost[seat]


def losses(flow: Flow, seat: int, region: int, less: int) -> list[int]:
    """What everybody will probably lose by a plague in a region, as far as the seat knows its rats."""
    people = flow.table.people(region)
    return [expected(flow, seat, victim, region, people, less) for victim in range(len(people))]


def harms_of_rat(flow: Flow, seat: int, regions: list[int]) -> list[int]:
    """How much more one unknown rat in each of some regions will probably hurt others than oneself; none hurts none."""
    held = [cards_of(flow, victim) for victim in range(flow.table.players)]
    return [0 if region == PASS else harm_of_rat(flow, seat, region, held) for region in regions]


def harm_of_rat(flow: Flow, seat: int, region: int, held: list[int]) -> int:
    """The same for one region, with the cards that everybody holds."""
    if not flow.table.is_settled(region):
        return 0
    people = flow.table.people(region)
    total, most = total_of(people), most_of(people)
    harm = 0
    for victim, citizens in enumerate(people):
        if citizens > 0:
            lost = min(100 * citizens, unknown_loss(total, held[victim], is_first=citizens == most))
            harm += lost if victim != seat else -OWN_HARM * lost
    return harm


def rat_moves(flow: Flow, seat: int) -> list[int]:
    """What is gained by moving a rat away, for each region."""
    regions = up_to(len(flow.table.rat_counts) - 1)
    harms = harms_of_rat(flow, seat, regions)
    return [rat_move(flow, harms, region) for region in regions]


def rat_move(flow: Flow, harms: list[int], region: int) -> int:
    """What is gained by moving a rat away from a region, if it does this much harm in each of them."""
    if rats_in(flow, region) == 0:
        return 0
    rooms = rooms_near(flow, region)
    if not rooms:
        return 0
    return largest([harms[room] for room in rooms]) - harms[region]


def interest(flow: Flow, seat: int, place: int) -> int:
    """How useful it is to look at a rat."""
    if flow.table.is_known(place, seat):
        return -1
    return flow.table.citizens_of(seat, place // SLOTS)


def swap_gain(flow: Flow, seat: int, first: int, second: int) -> int:
    """How much it hurts others more than oneself if two rats change places."""
    kinds = flow.table.rats[first], flow.table.rats[second]
    regions = first // SLOTS, second // SLOTS
    now = [harm_of_kind(flow, seat, region, kind) for region, kind in zip(regions, kinds, strict=True)]
    then = [harm_of_kind(flow, seat, region, kind) for region, kind in zip(regions, kinds[::-1], strict=True)]
    return sum(then) - sum(now)


def harm_of_kind(flow: Flow, seat: int, region: int, kind: int) -> int:
    """How much more a rat that one has looked at hurts others than oneself in a region."""
    people = flow.table.people(region)
    total, most = total_of(people), most_of(people)
    lost = [
        min(100 * citizens, known_loss(flow, victim, kind, total, is_first=citizens == most))
        for victim, citizens in enumerate(people)
    ]
    return total_of(lost) - (OWN_HARM + 1) * lost[seat]
