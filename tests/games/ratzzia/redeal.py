"""What a seat of Ratzzia cannot know, dealt again: everything lies open, so only the dice to come."""

import random

from rathaus.core.rng import fast
from rathaus.games.ratzzia.table import Flow


def redeal(position: Flow, seat: int, rng: random.Random) -> Flow:
    """The same table, other dice to come."""
    dealt = position.copy()
    dealt.rng = fast(str(rng.random()))
    dealt.rng.draws = position.rng.draws
    return dealt
