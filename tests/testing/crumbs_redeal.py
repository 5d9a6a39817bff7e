"""What a seat of Crumbs cannot know, dealt again: the deck, the others' cards and sealed bids, and dice to come."""

import random

from crumbs.bidding import Bid
from crumbs.table import IN_DECK, Flow
from rathaus.core.rng import fast


def redeal(position: Flow, seat: int, rng: random.Random) -> Flow:
    dealt = position.copy()
    table = dealt.table
    unseen = [card for card, owner in enumerate(table.owners) if owner != seat or seat == IN_DECK]
    owners = [table.owners[card] for card in unseen]
    rng.shuffle(owners)
    for card, owner in zip(unseen, owners, strict=True):
        table.owners[card] = owner
    table.deck = [card for card, owner in enumerate(table.owners) if owner == IN_DECK]
    rng.shuffle(table.deck)
    step = dealt.todo[-1] if dealt.todo else None
    if isinstance(step, Bid):
        bids = [
            answer if not answer or other == seat else [rng.randint(0, min(2, table.whiskers[other]))]
            for other, answer in enumerate(step.answers)
        ]
        dealt.todo[-1] = type(step)(bids, step.missing)
    draws = dealt.rng.draws
    dealt.rng = fast(str(rng.random()))
    dealt.rng.draws = draws
    return dealt
