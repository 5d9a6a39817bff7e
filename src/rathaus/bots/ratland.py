"""How the hand-made bot plays RatLand: breed as many rats as can be fed. It uses what the seat may know, no more."""

from typing import Final

from rathaus.core.flow import Step
from rathaus.games.ratland.bag import AddPiece, pieces_for
from rathaus.games.ratland.choosing import ChooseClan
from rathaus.games.ratland.combat import WoundRat
from rathaus.games.ratland.components import (
    BLACK,
    EXITS,
    INFIRMARY,
    NURSERY,
    ORANGE,
    PANTRY,
    PLACES,
    ZONES,
)
from rathaus.games.ratland.draws import PutBack, Scavenge
from rathaus.games.ratland.effects import is_final_stage
from rathaus.games.ratland.end_of_turn import TurnCheese
from rathaus.games.ratland.feeding import TradeRats, feeding_cost
from rathaus.games.ratland.pieces import counts_as
from rathaus.games.ratland.rats import Deploy
from rathaus.games.ratland.table import Flow

# What a piece is worth to a clan that has to be fed, in hundredths of a cheese, by colour.
WORTH: Final = [100, 200, 0, -170, -60, -30]
RAID_WORTH: Final = 45
RAIDERS: Final = 3
CAUTION: Final = 60  # how much of what may be found is counted upon, in hundredths
CLANS: Final = ["family", "alchemist", "recycler", "mutant", "musician", "ninja", "warrior", "explorer", "scavenger"]
CHEESE_KEPT: Final = 4


def choose(flow: Flow, seat: int) -> int:
    """One of the seat's options."""
    step = flow.todo[-1]
    options = flow.options(seat)
    if len(options) == 1:
        return options[0]
    if isinstance(step, Deploy):
        return deploy(flow, step, seat, options)
    return answer(flow, step, seat, options)


def answer(flow: Flow, step: Step, seat: int, options: list[int]) -> int:
    """All questions but the deployment."""
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
        case ChooseClan():
            return min(options, key=lambda clan: preference(flow.data.clans[clan]))
        case _:
            return options[0]  # no move after the reveal, and a standard board


def preference(clan: str) -> int:
    """The place of a clan in the list of good ones; all others come after it."""
    return CLANS.index(clan) if clan in CLANS else len(CLANS)


def spare_cheese(flow: Flow, seat: int) -> int:
    """What need not be kept for the next meal; the end may come before it."""
    return flow.table.cheese[seat] - (0 if is_final_stage(flow) else CHEESE_KEPT)


def is_hungry(flow: Flow, seat: int) -> bool:
    """Whether rats would starve."""
    return flow.table.cheese[seat] < feeding_cost(flow.data, flow.table.rats_in_sewer(seat))


def worth_of(flow: Flow, seat: int, pieces: list[int]) -> int:
    """The mean worth of a piece for this player."""
    if not pieces:
        return 0
    return sum(WORTH[counts_as(flow, seat, piece)] for piece in pieces) // len(pieces)


def put_back(flow: Flow, step: PutBack, seat: int) -> int:
    """The piece that hurts most, if one does."""
    worst = min(step.pieces, key=lambda piece: WORTH[counts_as(flow, seat, piece)])
    return worst + 1 if WORTH[counts_as(flow, seat, worst)] < 0 else 0


def add_piece(flow: Flow, step: AddPiece, seat: int) -> int:
    """Something sweet where one has rats, something black where only others have."""
    own = flow.table.rats_in(seat, step.area)
    others = sum(flow.table.rats_in(other, step.area) for other in range(flow.table.players)) - own
    if own > 0:
        return ORANGE + 1
    return BLACK + 1 if others > 2 else 0


def deploy(flow: Flow, step: Deploy, seat: int, options: list[int]) -> int:
    """All that can join joins; cheese is hidden; the zones follow a plan made from what everybody sees."""
    question = step.question(seat)
    if question >= INFIRMARY:
        return options[-1]
    joined = sum(pick for q, pick in zip(step.questions[seat], step.answers[seat], strict=False) if q >= INFIRMARY)
    rats = flow.table.rats[seat * PLACES + PANTRY] + joined
    wanted = plan(flow, seat, rats, step.limit)[question]
    return max(options[0], min(options[-1], wanted))


def plan(flow: Flow, seat: int, rats: int, limit: int) -> list[int]:
    """As many rats to the nursery as can be fed from what the others will probably find."""
    zones = [0] * ZONES
    zones[PANTRY] = guards_for(flow, seat, rats, limit)
    order, gains = foragers(flow, seat, rats - zones[PANTRY])
    breeders = max_breeders(flow, seat, gains)
    if limit > 0:
        breeders = min(breeders, limit - zones[PANTRY])
    zones[NURSERY] = breeders
    for zone in order[: len(order) - breeders]:
        zones[zone] += 1
    return zones


def guards_for(flow: Flow, seat: int, rats: int, limit: int) -> int:
    """A few rats guard what there is to steal."""
    if flow.table.players == 2:
        return 0
    guards = min(flow.table.cheese[seat] // 2, rats // 5)
    return min(guards, limit) if limit > 0 else guards


def foragers(flow: Flow, seat: int, rats: int) -> tuple[list[int], list[int]]:
    """Where one rat after the other is of most use, and what each of them will probably bring."""
    values, shares = zone_values(flow, seat)
    sent = [0] * len(values)
    order: list[int] = []
    gains: list[int] = []
    for _ in range(rats):
        worths = [marginal(values[zone], sent[zone], shares[zone]) for zone in range(len(values))]
        best = worths.index(max(worths))
        order.append(best)
        gains.append(worths[best])
        sent[best] += 1
    return order, gains


def zone_values(flow: Flow, seat: int) -> tuple[list[int], list[int]]:
    """What the first rats are worth in each exit and pipe, and how many rats will find that much."""
    table = flow.table
    bags = [pieces_for(flow, area) for area in range(EXITS)]
    neighbours = [table.cheese[table.left_of(seat)], table.cheese[table.right_of(seat)]]
    values = [worth_of(flow, seat, bag) for bag in bags] + [RAID_WORTH if cheese > 1 else 0 for cheese in neighbours]
    shares = [len(bag) // table.players + 1 for bag in bags] + [min(cheese, RAIDERS) for cheese in neighbours]
    return values, shares


def marginal(value: int, rats: int, share: int) -> int:
    """Each further rat finds less: bags run dry, and neighbours have only so much."""
    if value <= 0 or rats < share:
        return value
    return max(0, value // 3 - 20 * (rats - share)) - (rats - share)


def max_breeders(flow: Flow, seat: int, gains: list[int]) -> int:
    """The most rats in the nursery for which the rest will find enough to feed all."""
    eaters = flow.table.rats_in_sewer(seat)
    for breeders in range(len(gains), -1, -1):
        found = CAUTION * sum(gains[: len(gains) - breeders]) // 10000
        if flow.table.cheese[seat] + found >= feeding_cost(flow.data, eaters + breeders):
            return breeders
    return 0
