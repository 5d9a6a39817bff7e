"""What a seat of RatLand cannot know, dealt anew. Written from the rules (RL-1.5, RL-1.6, RL-4.4, RL-8.3)."""

import random

from rathaus.core.rng import fast
from rathaus.games.ratland.rats import Deploy
from rathaus.games.ratland.table import Flow

STARTING = range(5)
FINALS = range(5, 13)
END = 13
PANTRY_AT = 5
PLACES = 9


def redeal(position: Flow, seat: int, rng: random.Random) -> Flow:
    """The decks below what was seen, the order in the bag, the others' deployments, and all dice to come."""
    dealt = position.copy()
    table = dealt.table
    table.event_deck = _events(table.past_events, len(table.event_deck), rng)
    if not table.is_food_ascending:
        table.food_deck = rng.sample(table.food_deck, len(table.food_deck))
    table.bag = rng.sample(table.bag, len(table.bag))
    step = dealt.todo[-1] if dealt.todo else None
    if isinstance(step, Deploy):
        dealt.todo[-1] = _deployments(dealt, step, seat, rng)
    dealt.rng = fast(str(rng.random()))
    dealt.rng.draws = position.rng.draws
    return dealt


def _events(past: list[int], left: int, rng: random.Random) -> list[int]:
    starting = [card for card in STARTING if card not in past]
    finals = [card for card in FINALS if card not in past]
    rng.shuffle(starting)
    rng.shuffle(finals)
    end = [END] if END not in past else []
    below = end + finals[: left - len(starting) - len(end)]
    rng.shuffle(below)
    return below + starting


def _deployments(position: Flow, step: Deploy, seat: int, rng: random.Random) -> Deploy:
    answers = [
        picks if other == seat else _picks(position, other, rng)[: len(picks)]
        for other, picks in enumerate(step.answers)
    ]
    return Deploy(answers, step.missing, step.zones)


def _picks(position: Flow, seat: int, rng: random.Random) -> list[int]:
    zones = 6 if position.table.players == 2 else 7
    left = position.table.rats[seat * PLACES + PANTRY_AT]
    picks = []
    for zone in range(zones):
        picks.append(left if zone == zones - 1 else rng.randint(0, left))
        left -= picks[-1]
    return picks
