"""How the hand-made bot plays Rattus: grow where rats do least harm, and send the plague to the others.

It uses what the seat may know: backs of rats, and fronts it has looked at.
"""

from typing import Final

from rathaus.bots.rattus_worth import (
    added_risk,
    growth,
    harm,
    harms_of_rat,
    interest,
    largest,
    neighbours,
    rat_moves,
    rats_in,
    risk,
    swap_gain,
    total_of,
    way_out,
)
from rathaus.core.flow import Step
from rathaus.core.rng import Rng
from rathaus.games.rattus.action import (
    END,
    INCREASE,
    TAKE,
    USE,
    Act,
    IncreasePopulation,
    TakeCard,
    UseBonus,
    bonuses,
)
from rathaus.games.rattus.class_citizens import MoveCamel, PlaceKeptCitizens, SaveCitizen, safe_homes
from rathaus.games.rattus.class_moves import STOP, CarryFrom, CarryTo, ChooseSource, ChooseTarget, MoveCitizens
from rathaus.games.rattus.class_rats import LEAVE, SWAP, ChooseRat, LookAtRat, MoveRat, SwapRats
from rathaus.games.rattus.components import (
    CARRY_CITIZENS,
    FLEE_AFTER_KILL,
    JOIN_AFTER_KILL,
    KEEP_CITIZEN,
    LOOK_AT_RATS,
    MORE_CITIZENS,
    MORE_FOR_LARGEST_AREA,
    MOVE_CAMEL,
    MOVE_CITIZENS,
    MOVE_RAT,
    ON_TABLE,
    PLAGUE_STEPS,
    SAVE_CITIZEN,
    SLOTS,
)
from rathaus.games.rattus.final import MOVE, ActFinally, ChooseRegion, PlaceFinally
from rathaus.games.rattus.holding import plague_steps
from rathaus.games.rattus.plague import PASS, AddExtraRat, AddRat, MovePlague
from rathaus.games.rattus.resolve import KEEP, LOWER, Flee, Join, LowerLimits
from rathaus.games.rattus.setup import PlaceCitizens
from rathaus.games.rattus.table import Flow

# What having a card is worth, by the name of its ability or bonus; a King only where somebody can be saved.
WORTH_OF: Final = {
    SAVE_CITIZEN: 60,
    MORE_CITIZENS: 42,
    MORE_FOR_LARGEST_AREA: 30,
    MOVE_CITIZENS: 30,
    CARRY_CITIZENS: 34,
    MOVE_CAMEL: 44,
    MOVE_RAT: 26,
    LOOK_AT_RATS: 14,
    PLAGUE_STEPS: 20,
    JOIN_AFTER_KILL: 22,
    FLEE_AFTER_KILL: 24,
}
ABILITIES: Final = list(WORTH_OF)
WORTHS: Final = list(WORTH_OF.values())
TOO_LATE: Final = 5  # what a King is worth where no home is free of rats
TARGET: Final = 9  # what each card in hand costs: rats hit its holder
MOOD: Final = 16
WORTH_MOVING: Final = 25  # what a move of citizens or rats must gain


def choose(flow: Flow, seat: int, options: list[int], rng: Rng) -> int:
    """One of the seat's options."""
    if len(options) == 1:
        return options[0]
    step = flow.todo[-1]
    if isinstance(step, Act):
        return act(flow, seat, options)
    if isinstance(step, ActFinally):
        return act_finally(flow, seat, options)
    if isinstance(step, TakeCard):
        return best(options, [card_worth(flow, seat, card) + rng.below(MOOD) for card in options])
    return answer(flow, step, seat, options)


def answer(flow: Flow, step: Step, seat: int, options: list[int]) -> int:
    """Where own citizens go, or which action comes next."""
    if isinstance(step, (PlaceCitizens, PlaceFinally)):
        return best(options, [-added_risk(flow, seat, region, 2) for region in options])
    if isinstance(step, IncreasePopulation):
        bonus = total_of(bonuses(flow, seat))
        return best(options, [growth(flow, seat, region, bonus) for region in options])
    if isinstance(step, UseBonus):
        return options[-1]
    return answer_plague(flow, step, seat, options)


def answer_plague(flow: Flow, step: Step, seat: int, options: list[int]) -> int:
    """Where the plague and its rats go."""
    if isinstance(step, MovePlague):
        return best(options, [harm(flow, seat, region, 0) for region in options])
    if isinstance(step, (AddRat, AddExtraRat)):
        return best(options, harms_of_rat(flow, seat, options))
    if isinstance(step, LowerLimits):
        plague = flow.table.plague
        return LOWER if harm(flow, seat, plague, step.less) > harm(flow, seat, plague, 0) else KEEP
    if isinstance(step, (Join, ChooseRegion)):
        return options[-1]
    if isinstance(step, Flee):
        return best(options, [-1 if region == PASS else risk(flow, seat, region) for region in options])
    return answer_card(flow, step, seat, options)


def answer_card(flow: Flow, step: Step, seat: int, options: list[int]) -> int:
    """What cards of the action phase ask."""
    if isinstance(step, ChooseRat):
        moves = rat_moves(flow, seat)
        return best(options, [moves[place // SLOTS] for place in options])
    if isinstance(step, MoveRat):
        return best(options, harms_of_rat(flow, seat, options))
    if isinstance(step, LookAtRat):
        return best(options, [interest(flow, seat, place) for place in options])
    if isinstance(step, SwapRats):
        return SWAP if swap_gain(flow, seat, step.first, step.second) > 0 else LEAVE
    if isinstance(step, SaveCitizen):
        return best(options, [flow.table.citizens_of(seat, region) for region in options])
    return answer_moves(flow, step, seat, options)


def answer_moves(flow: Flow, step: Step, seat: int, options: list[int]) -> int:
    """Where citizens move."""
    if isinstance(step, ChooseSource):
        return best(options, [way_out(flow, seat, region, neighbours(flow, region)) for region in options])
    if isinstance(step, (ChooseTarget, CarryTo)):
        return best(options, [-added_risk(flow, seat, region, 1) for region in options])
    if isinstance(step, MoveCitizens):
        return options[-1]
    if isinstance(step, CarryFrom):
        lands = flow.data.lands[flow.table.players]
        return best(
            options,
            [WORTH_MOVING if region == STOP else way_out(flow, seat, region, lands) for region in options],
        )
    if isinstance(step, MoveCamel):
        return best(options, [-added_risk(flow, seat, region, 1) for region in options])
    if isinstance(step, PlaceKeptCitizens):
        is_own = flow.table.bread[seat] > 0
        return best(options, [-added_risk(flow, seat, r, 1) if is_own else rats_in(flow, r) for r in options])
    return options[0]


def best(options: list[int], worths: list[int]) -> int:
    """The first of those options that are worth most."""
    found = 0
    for at in range(len(worths)):
        if worths[at] > worths[found]:
            found = at
    return options[found]


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
    return MOVE if largest([harm(flow, seat, region, 0) for region in reach]) > 0 else END


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
        return largest(rat_moves(flow, seat)) > WORTH_MOVING
    if ability in (MOVE_CITIZENS, CARRY_CITIZENS):
        everywhere = ability == CARRY_CITIZENS
        gains = [way_out(flow, seat, region, lands if everywhere else neighbours(flow, region)) for region in lands]
        return largest(gains) > WORTH_MOVING
    return True


def wants_card(flow: Flow, seat: int) -> bool:
    """Whether there is a card that is worth the risk of being hit."""
    held = flow.table.holders.count(seat)
    worths = [
        card_worth(flow, seat, card)
        for card, holder in enumerate(flow.table.holders)
        if holder >= ON_TABLE and holder != seat
    ]
    return bool(worths) and largest(worths) > TARGET * held


def card_worth(flow: Flow, seat: int, card: int) -> int:
    """What a card can do for the seat, and a little more if another player loses it."""
    amounts = flow.data.effects[card]
    worth = 0
    for at, ability in enumerate(ABILITIES):
        if amounts[ability] > 0:
            worth = max(worth, WORTHS[at])
    worth = worth or 10
    if amounts[SAVE_CITIZEN] > 0 and not safe_homes(flow, seat):
        worth = TOO_LATE
    return worth + (TARGET if flow.table.holders[card] >= 0 else 0)
