"""How the hand-made bot plays RatLand: breed as many rats as can be fed. It uses only what the seat may know."""

from typing import Final

from rathaus.core.flow import Step
from rathaus.core.rng import Rng
from rathaus.games.ratland.bag import AddPiece, pieces_for
from rathaus.games.ratland.choosing import ChooseClan
from rathaus.games.ratland.combat import WoundRat
from rathaus.games.ratland.components import (
    ATTACK_BONUS,
    BLACK,
    CHEESE_FOR_ABSENCE,
    EXITS,
    FORESEE_EVENT,
    HIDE_CHEESE,
    INFIRMARY,
    LEFT_PIPE,
    LOST,
    NURSERY,
    ORANGE,
    PANTRY,
    RIGHT_PIPE,
    WHITE,
    WHITE_PAIRS,
    ZONES,
)
from rathaus.games.ratland.draws import PutBack, Scavenge
from rathaus.games.ratland.effects import clan_now, event_now, is_final_stage
from rathaus.games.ratland.end_of_turn import TurnCheese
from rathaus.games.ratland.feeding import TradeRats, feeding_cost
from rathaus.games.ratland.pieces import counts_as
from rathaus.games.ratland.rats import ALARM, STAY, Deploy, Redeploy
from rathaus.games.ratland.table import Flow

# What a piece is worth to a clan that has to be fed, in hundredths of a cheese, by colour.
WORTH: Final = [100, 200, 0, -170, -60, -30]
RAID_WORTH: Final = 70
RAIDERS: Final = 3
CAUTION: Final = 115  # how much of the expected finds it relies on, in hundredths
CLANS: Final = ["family", "alchemist", "recycler", "mutant", "musician", "ninja", "warrior", "explorer", "scavenger"]
CHEESE_KEPT: Final = 4
MOOD: Final = 8  # how much a zone may look better or worse than it is
BOLDNESS: Final = 140  # like CAUTION, if it knows that this turn is the last
FIRST_LOST: Final = 25  # how much less a zone is worth if its first rat brings nothing
BLOCK_WORTH: Final = 15
PAIR_WORTH: Final = 35
FEW_ZONES: Final = 2


def choose(flow: Flow, seat: int) -> int:
    """One of the seat's options; a deployment is dealt with as a whole, by `deployment`."""
    step = flow.todo[-1]
    options = flow.options(seat)
    if len(options) == 1:
        return options[0]
    match step:
        case PutBack():
            return put_back(flow, step, seat)
        case Scavenge():
            return int(worth_of(flow, seat, flow.table.bag) > 0)
        case WoundRat():
            return max(options, key=flow.table.living_rats)
        case TradeRats():
            return options[-1] if is_hungry(flow, seat) else options[0]
        case TurnCheese():
            return max(0, min(options[-1], spare_cheese(flow, seat)))
        case AddPiece():
            return add_piece(flow, step, seat)
        case _:
            return answer(flow, step, seat, options)


def answer(flow: Flow, step: Step, seat: int, options: list[int]) -> int:
    """What is asked before the first turn, and of Sports."""
    if isinstance(step, ChooseClan):
        return min(options, key=lambda clan: preference(flow.data.clans[clan]))
    if isinstance(step, Redeploy):
        return redeploy(flow, seat, options)
    return options[0]  # the standard board: there are no rules of thumb for the other


def scattered(flow: Flow, step: Deploy, seat: int, rng: Rng) -> list[int]:
    """A deployment without much thought: each rat goes to one of a few zones."""
    zones = [question for question in step.questions[seat] if question < INFIRMARY]
    few = [zones[rng.below(len(zones))] for _ in range(FEW_ZONES)]
    sent = [0] * ZONES
    for _ in range(deployable(flow, step, seat)):
        sent[few[rng.below(FEW_ZONES)]] += 1
    return picks_of(flow, step, seat, sent)


def deployable(flow: Flow, step: Deploy, seat: int) -> int:
    """How many rats can be deployed, with all that can join."""
    joining = [flow.table.rats_in(seat, question) for question in step.questions[seat] if question in (INFIRMARY, LOST)]
    return flow.table.rats_in(seat, PANTRY) + sum(joining)


def redeploy(flow: Flow, seat: int, options: list[int]) -> int:
    """RL-13.12: after the reveal, one rat more where it lets a raid succeed; it leaves the fullest exit."""
    table = flow.table
    for pipe, victim in ((LEFT_PIPE, table.left_of(seat)), (RIGHT_PIPE, table.right_of(seat))):
        facing = LEFT_PIPE + RIGHT_PIPE - pipe if table.players == 2 else PANTRY
        if table.cheese[victim] > 0 and table.rats_in(seat, pipe) == table.rats_in(victim, facing):
            source = max(range(EXITS), key=lambda area: table.rats_in(seat, area))
            move = 1 + source * ZONES + pipe
            return move if move in options else STAY
    return STAY


def preference(clan: str) -> int:
    """The place of a clan in the list of good ones; all others come after it."""
    return CLANS.index(clan) if clan in CLANS else len(CLANS)


def spare_cheese(flow: Flow, seat: int) -> int:
    """The cheese that is not needed for the next meal; the game may end before it."""
    is_last = is_final_stage(flow) or foresees_end(flow, seat)
    return flow.table.cheese[seat] - (0 if is_last else CHEESE_KEPT)


def is_hungry(flow: Flow, seat: int) -> bool:
    """Whether rats would starve."""
    return flow.table.cheese[seat] < feeding_cost(flow.data, flow.table.rats_in_sewer(seat))


def worth_of(flow: Flow, seat: int, pieces: list[int]) -> int:
    """The mean worth of a piece for this player."""
    if not pieces:
        return 0
    found = 0
    for colour in range(len(WORTH)):
        count = pieces.count(colour)
        if count > 0:
            found += count * WORTH[counts_as(flow, seat, colour)]
    if event_now(flow, WHITE_PAIRS) > 0:  # RL-11.11
        found += pieces.count(WHITE) * PAIR_WORTH
    return found // len(pieces)


def put_back(flow: Flow, step: PutBack, seat: int) -> int:
    """The piece that hurts most, if one does."""
    worst = min(step.pieces, key=lambda piece: WORTH[counts_as(flow, seat, piece)])
    return worst + 1 if WORTH[counts_as(flow, seat, worst)] < 0 else 0


def add_piece(flow: Flow, step: AddPiece, seat: int) -> int:
    """A good piece where one has rats, a black one where only others have rats."""
    own = flow.table.rats_in(seat, step.area)
    others = sum(flow.table.rats_in(other, step.area) for other in range(flow.table.players)) - own
    if own > 0:
        return ORANGE + 1
    return BLACK + 1 if others > 2 else 0


def deployment(flow: Flow, step: Deploy, seat: int, rng: Rng) -> list[int]:
    """A whole deployment: all that can join joins; cheese is hidden; the zones follow a plan from what all can see."""
    return picks_of(flow, step, seat, plan(flow, seat, deployable(flow, step, seat), step.limit, rng))


def picks_of(flow: Flow, step: Deploy, seat: int, zones: list[int]) -> list[int]:
    """The picks of a deployment that sends this many rats to each zone, and all that can join with them."""
    picks: list[int] = []
    for question in step.questions[seat]:
        if question < INFIRMARY:
            picks.append(zones[question])
        elif question == ALARM:
            picks.append(min(flow.table.cheese[seat], event_now(flow, HIDE_CHEESE)))
        else:
            picks.append(flow.table.rats_in(seat, question))
    return picks


def plan(flow: Flow, seat: int, rats: int, limit: int, rng: Rng) -> list[int]:
    """As many rats to the nursery as can be fed from what the rest will probably find."""
    zones = [0] * ZONES
    zones[PANTRY] = guards_for(flow, seat, rats, limit)
    order, gains = foragers(flow, seat, rats - zones[PANTRY], rng)
    breeders = max_breeders(flow, seat, gains)
    if limit > 0:
        breeders = min(breeders, limit - zones[PANTRY])
    zones[NURSERY] = breeders
    for zone in order[: len(order) - breeders]:
        zones[zone] += 1
    return zones


def guards_for(flow: Flow, seat: int, rats: int, limit: int) -> int:
    """A few rats guard the cheese in the pantry; with two players, the pipes guard it."""
    if flow.table.players == 2:
        return 0
    guards = min(flow.table.cheese[seat] // 2, rats // 5)
    return min(guards, limit) if limit > 0 else guards


def foragers(flow: Flow, seat: int, rats: int, rng: Rng) -> tuple[list[int], list[int]]:
    """Rat by rat, the zone where it is most useful, and what it will probably bring."""
    values, shares = zone_values(flow, seat)
    values = [value + rng.below(2 * MOOD + 1) - MOOD if value > 0 else value for value in values]
    sent = [0] * len(values)
    order: list[int] = []
    gains: list[int] = []
    worths = [marginal(values[zone], 0, shares[zone]) for zone in range(len(values))]
    for _ in range(rats):
        best = 0
        for zone in range(1, len(worths)):
            if worths[zone] > worths[best]:
                best = zone
        order.append(best)
        gains.append(worths[best])
        sent[best] += 1
        worths[best] = marginal(values[best], sent[best], shares[best])
    return order, gains


def zone_values(flow: Flow, seat: int) -> tuple[list[int], list[int]]:
    """What the first rats are worth in each exit and pipe, and how many rats will find that much."""
    table = flow.table
    bags = [pieces_for(flow, area) for area in range(EXITS)]
    neighbours = [table.cheese[table.left_of(seat)], table.cheese[table.right_of(seat)]]
    lost = FIRST_LOST if table.aggressive[seat] else 0  # RL-12.4: the first rat finds nothing
    lost += FIRST_LOST if event_now(flow, CHEESE_FOR_ABSENCE) > 0 else 0  # RL-11.13
    raid = RAID_WORTH * (1 + event_now(flow, ATTACK_BONUS))  # RL-11.2
    if table.players == 2 and table.cheese[seat] > 1:
        raid += BLOCK_WORTH  # RL-5.6
    values = [worth_of(flow, seat, bag) - lost for bag in bags] + [raid if cheese > 1 else 0 for cheese in neighbours]
    shares = [len(bag) // table.players + 1 for bag in bags] + [min(cheese, RAIDERS) for cheese in neighbours]
    return values, shares


def marginal(value: int, rats: int, share: int) -> int:
    """Each further rat finds less: bags run empty, and neighbours have limited cheese."""
    if value <= 0 or rats < share:
        return value
    return max(0, value // 3 - 20 * (rats - share)) - (rats - share)


def max_breeders(flow: Flow, seat: int, gains: list[int]) -> int:
    """The most rats in the nursery so that the rest finds enough to feed all, including lost ones that come home."""
    eaters = flow.table.rats_in_sewer(seat) + flow.table.rats_in(seat, LOST)
    caution = BOLDNESS if foresees_end(flow, seat) else CAUTION
    cheese, total = flow.table.cheese[seat], 0
    for breeders in range(len(gains), -1, -1):
        if cheese + caution * total // 10000 >= feeding_cost(flow.data, eaters + breeders):
            return breeders
        total += gains[len(gains) - breeders] if breeders > 0 else 0
    return 0


def foresees_end(flow: Flow, seat: int) -> bool:
    """RL-13.14: whether a Seer knows that this turn is the last."""
    deck = flow.table.event_deck
    return clan_now(flow, seat, FORESEE_EVENT) > 0 and bool(deck) and deck[-1] == flow.data.end_of_game
