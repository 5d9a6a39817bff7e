"""How the hand-made bot plays Rattus: grow where rats do least harm, and send the plague to the others.

All numbers are hundredths of a citizen. It uses what the seat may know: backs of rats, and fronts it has looked at.
"""

from typing import Final

from rathaus.core.flow import Step
from rathaus.games.rattus.action import END, INCREASE, TAKE, USE, Act, IncreasePopulation, TakeCard, UseBonus, amounts
from rathaus.games.rattus.class_citizens import (
    STOP,
    CarryFrom,
    CarryTo,
    ChooseSource,
    ChooseTarget,
    MoveCamel,
    MoveCitizens,
    PlaceKeptCitizens,
    SaveCitizen,
)
from rathaus.games.rattus.class_rats import LEAVE, SWAP, ChooseRat, LookAtRat, MoveRat, SwapRats, rooms_near
from rathaus.games.rattus.components import CARRY_CITIZENS, KEEP_CITIZEN, MOVE_CITIZENS, MOVE_RAT, SLOTS
from rathaus.games.rattus.final import MOVE, ActFinally, ChooseRegion, PlaceFinally
from rathaus.games.rattus.holding import plague_steps
from rathaus.games.rattus.plague import (
    KEEP,
    LOWER,
    PASS,
    AddExtraRat,
    AddRat,
    Flee,
    Join,
    LowerLimits,
    MovePlague,
)
from rathaus.games.rattus.setup import PlaceCitizens
from rathaus.games.rattus.table import Flow

# How many citizens a rat takes that nobody has seen, by the citizens in its region: from everybody, from who has most,
# and from the holder of a class card.
FROM_ALL: Final = [0, 0, 0, 2, 12, 22, 34]
FROM_MAJORITY: Final = [0, 2, 15, 18, 32, 40, 49]
FROM_HOLDER: Final = [0, 3, 6, 11, 17, 23, 28]
# Which cards are worth having.
CARDS: Final = ["king", "peasant", "caravanner", "queen", "merchant", "courier", "monk", "knight"]
ENOUGH_CARDS: Final = 3
WORTH_MOVING: Final = 25  # what a move of citizens or rats must gain
OWN_HARM: Final = 2  # how much more one's own losses count than those of one opponent


def choose(flow: Flow, seat: int) -> int:
    """One of the seat's options."""
    options = flow.options(seat)
    if len(options) == 1:
        return options[0]
    step = flow.todo[-1]
    if isinstance(step, Act):
        return act(flow, seat, options)
    if isinstance(step, ActFinally):
        return act_finally(flow, seat, options)
    return answer(flow, step, seat, options)


def answer(flow: Flow, step: Step, seat: int, options: list[int]) -> int:
    """Where something of one's own goes, or what else is done."""
    match step:
        case PlaceCitizens() | PlaceFinally():
            return best(options, [-added_risk(flow, seat, region, 2) for region in options])
        case IncreasePopulation():
            return best(options, [growth(flow, seat, region) for region in options])
        case TakeCard():
            return min(options, key=lambda card: preference(flow.data.cards[card]))
        case UseBonus():
            return options[-1]
        case _:
            return answer_plague(flow, step, seat, options)


def answer_plague(flow: Flow, step: Step, seat: int, options: list[int]) -> int:
    """Where the plague and its rats go."""
    match step:
        case MovePlague():
            return best(options, [harm(flow, seat, region, 0) for region in options])
        case AddRat() | AddExtraRat():
            return best(options, [0 if region == PASS else harm_of_rat(flow, seat, region) for region in options])
        case LowerLimits():
            plague = flow.table.plague
            return LOWER if harm(flow, seat, plague, step.less) > harm(flow, seat, plague, 0) else KEEP
        case Join() | ChooseRegion():
            return options[-1]
        case Flee():
            return best(options, [-1 if region == PASS else risk(flow, seat, region) for region in options])
        case _:
            return answer_card(flow, step, seat, options)


def answer_card(flow: Flow, step: Step, seat: int, options: list[int]) -> int:
    """What cards of the action phase ask."""
    match step:
        case ChooseRat():
            return best(options, [rat_move(flow, seat, place // SLOTS) for place in options])
        case MoveRat():
            return best(options, [harm_of_rat(flow, seat, region) for region in options])
        case LookAtRat():
            return best(options, [interest(flow, seat, place) for place in options])
        case SwapRats():
            return SWAP if swap_gain(flow, seat, step.first, step.second) > 0 else LEAVE
        case SaveCitizen():
            return best(options, [flow.table.citizens_of(seat, region) for region in options])
        case _:
            return answer_moves(flow, step, seat, options)


def answer_moves(flow: Flow, step: Step, seat: int, options: list[int]) -> int:
    """Where citizens move."""
    match step:
        case ChooseSource():
            return best(options, [way_out(flow, seat, region, neighbours(flow, region)) for region in options])
        case ChooseTarget() | CarryTo():
            return best(options, [-added_risk(flow, seat, region, 1) for region in options])
        case MoveCitizens():
            return options[-1]
        case CarryFrom():
            lands = flow.data.lands[flow.table.players]
            return best(
                options,
                [WORTH_MOVING if region == STOP else way_out(flow, seat, region, lands) for region in options],
            )
        case MoveCamel():
            return best(options, [-added_risk(flow, seat, region, 1) for region in options])
        case PlaceKeptCitizens():
            is_own = flow.table.bread[seat] > 0
            return best(options, [-added_risk(flow, seat, r, 1) if is_own else rats_in(flow, r) for r in options])
        case _:
            return options[0]


def best(options: list[int], worths: list[int]) -> int:
    """The first of those options that are worth most."""
    return options[worths.index(max(worths))]


# Which action comes first.


def act(flow: Flow, seat: int, options: list[int]) -> int:
    """A card that is worth it, then citizens, then whatever cards can do."""
    if TAKE in options and wants_card(flow, seat):
        return TAKE
    if INCREASE in options:
        return INCREASE
    return use_of(flow, seat, options)


def act_finally(flow: Flow, seat: int, options: list[int]) -> int:
    """Cards first; the plague only where it hurts others more."""
    chosen = use_of(flow, seat, options)
    if chosen != END or MOVE not in options:
        return chosen
    table = flow.table
    reach = flow.data.within[table.players][plague_steps(flow, seat)][table.plague]
    return MOVE if max(harm(flow, seat, region, 0) for region in reach) > 0 else END


def use_of(flow: Flow, seat: int, options: list[int]) -> int:
    """The first card that is of use now, or the end."""
    for option in options:
        if option >= USE and is_of_use(flow, seat, flow.data.abilities[option - USE]):
            return option
    return END


def is_of_use(flow: Flow, seat: int, ability: int) -> bool:
    """Whether an ability gains enough; most always do."""
    table = flow.table
    lands = flow.data.lands[table.players]
    if ability == KEEP_CITIZEN:
        return False
    if ability == MOVE_RAT:
        return max(rat_move(flow, seat, region) for region in lands) > WORTH_MOVING
    if ability in (MOVE_CITIZENS, CARRY_CITIZENS):
        everywhere = ability == CARRY_CITIZENS
        gains = [way_out(flow, seat, region, lands if everywhere else neighbours(flow, region)) for region in lands]
        return max(gains) > WORTH_MOVING
    return True


def wants_card(flow: Flow, seat: int) -> bool:
    """Whether there is a good card to take, and not too many in hand."""
    holders = flow.table.holders
    if holders.count(seat) >= ENOUGH_CARDS:
        return False
    names = flow.data.cards
    return any(holder >= -1 and holder != seat and names[card] in CARDS for card, holder in enumerate(holders))


def preference(card: str) -> int:
    """The place of a card in the list of good ones; all others come after it."""
    return CARDS.index(card) if card in CARDS else len(CARDS)


# What things are worth.


def neighbours(flow: Flow, region: int) -> list[int]:
    """The neighbours of a region in play."""
    return flow.data.neighbours[flow.table.players][region]


def rats_in(flow: Flow, region: int) -> int:
    """Rats in a region."""
    return flow.table.rat_counts[region]


def risk(flow: Flow, seat: int, region: int) -> int:
    """What a player will probably lose in a region when its rats are revealed, as the table is."""
    return expected(flow, seat, seat, region, flow.table.people(region), 0)


def expected(flow: Flow, seat: int, victim: int, region: int, people: list[int], less: int) -> int:
    """What a victim will probably lose in a region with these citizens, as far as the seat knows its rats."""
    table = flow.table
    if people[victim] == 0 or table.rat_counts[region] == 0:
        return 0
    total = sum(people) + less
    is_first = people[victim] == max(people)
    lost = 0
    for place in table.places_in(region):
        if table.is_known(place, seat):
            lost += known_loss(flow, victim, table.rats[place], total, is_first=is_first)
        else:
            lost += unknown_loss(flow, victim, total, is_first=is_first)
    return min(lost, 100 * people[victim])


def known_loss(flow: Flow, victim: int, kind: int, total: int, *, is_first: bool) -> int:
    """What a rat that one has looked at takes."""
    data = flow.data
    if total < data.limits[kind]:
        return 0
    hits = data.alls[kind] + (data.majorities[kind] if is_first else 0)
    for card, holder in enumerate(flow.table.holders):
        if holder == victim:
            hits += data.hits[kind][card]
    return 100 * hits


def unknown_loss(flow: Flow, victim: int, total: int, *, is_first: bool) -> int:
    """What a rat that nobody knows takes on average."""
    at = min(total, len(FROM_ALL) - 1)
    lost = FROM_ALL[at] + FROM_HOLDER[at] * flow.table.holders.count(victim)
    return lost + FROM_MAJORITY[at] if is_first else lost


def with_citizens(flow: Flow, seat: int, region: int, more: int) -> list[int]:
    """The citizens in a region, if a player had so many more there."""
    people = flow.table.people(region)
    people[seat] = max(0, people[seat] + more)
    return people


def added_risk(flow: Flow, seat: int, region: int, more: int) -> int:
    """How much more a player will probably lose with so many more citizens in a region; near the plague it counts."""
    before = risk(flow, seat, region)
    after = expected(flow, seat, seat, region, with_citizens(flow, seat, region, more), 0)
    is_near = flow.table.plague in neighbours(flow, region)
    return after - before + (20 * rats_in(flow, region) if is_near else 0)


def growth(flow: Flow, seat: int, region: int) -> int:
    """What an increase in a region brings."""
    more = amounts(flow, seat, region)[-1]
    return 100 * more - added_risk(flow, seat, region, more)


def way_out(flow: Flow, seat: int, region: int, targets: list[int]) -> int:
    """What a citizen gains by leaving a region for the best of some others."""
    if flow.table.citizens_of(seat, region) == 0:
        return 0
    relief = risk(flow, seat, region) - expected(flow, seat, seat, region, with_citizens(flow, seat, region, -1), 0)
    return relief - min(added_risk(flow, seat, target, 1) for target in targets if target != region)


def harm(flow: Flow, seat: int, region: int, less: int) -> int:
    """How much more a plague in a region will probably hurt others than oneself."""
    people = flow.table.people(region)
    if not any(people):
        return 0
    lost = [expected(flow, seat, victim, region, people, less) for victim in range(len(people))]
    return sum(lost) - (OWN_HARM + 1) * lost[seat]


def harm_of_rat(flow: Flow, seat: int, region: int) -> int:
    """How much more one unknown rat in a region will probably hurt others than oneself."""
    people = flow.table.people(region)
    total, most = sum(people), max(people)
    lost = [
        min(100 * citizens, unknown_loss(flow, victim, total, is_first=citizens == most)) if citizens > 0 else 0
        for victim, citizens in enumerate(people)
    ]
    return sum(lost) - (OWN_HARM + 1) * lost[seat]


def rat_move(flow: Flow, seat: int, region: int) -> int:
    """What is gained by moving a rat away from a region."""
    rooms = rooms_near(flow, region)
    if rats_in(flow, region) == 0 or not rooms:
        return 0
    return max(harm_of_rat(flow, seat, room) for room in rooms) - harm_of_rat(flow, seat, region)


def interest(flow: Flow, seat: int, place: int) -> int:
    """How much one would like to know a rat."""
    if flow.table.is_known(place, seat):
        return -1
    return flow.table.citizens_of(seat, place // SLOTS)


def swap_gain(flow: Flow, seat: int, first: int, second: int) -> int:
    """How much more it hurts others, and less oneself, if two rats change places."""
    kinds = flow.table.rats[first], flow.table.rats[second]
    regions = first // SLOTS, second // SLOTS
    now = [harm_of_kind(flow, seat, region, kind) for region, kind in zip(regions, kinds, strict=True)]
    then = [harm_of_kind(flow, seat, region, kind) for region, kind in zip(regions, kinds[::-1], strict=True)]
    return sum(then) - sum(now)


def harm_of_kind(flow: Flow, seat: int, region: int, kind: int) -> int:
    """How much more a rat that one has looked at hurts others than oneself in a region."""
    people = flow.table.people(region)
    total, most = sum(people), max(people)
    lost = [
        min(100 * citizens, known_loss(flow, victim, kind, total, is_first=citizens == most))
        for victim, citizens in enumerate(people)
    ]
    return sum(lost) - (OWN_HARM + 1) * lost[seat]
