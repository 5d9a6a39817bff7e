"""What a seat of Rattus cannot know, dealt again. Written from the rules (RT-1.4, RT-4.2, RT-5 Witch, RT-6.3)."""

import random

from rathaus.core.rng import fast
from rathaus.games.rattus import RATTUS
from rathaus.games.rattus.table import Europe, Flow

LAID_OUT = 64  # the mark of a token that lay on the map from the start
DRAWN_AGAIN = 128  # the mark of a token that had been revealed before
STARTING = [name.endswith("start") for name in RATTUS.data.tokens]


def redeal(position: Flow, seat: int, rng: random.Random) -> Flow:
    """Every token that the seat sees from behind, the supply, what was removed, and all dice to come."""
    dealt = position.copy()
    table = dealt.table
    rats = table.rats.copy()
    hidden = [place for place, kind in enumerate(rats) if kind >= 0 and not has_looked(table, place, seat)]
    again = [place for place in hidden if table.marks[place] & DRAWN_AGAIN]
    from_start = [place for place in hidden if table.marks[place] & LAID_OUT]
    others = [place for place in hidden if place not in again + from_start]
    tokens = [rats[place] for place in from_start + others] + table.supply + table.removed
    rng.shuffle(tokens)
    for place in again:
        rats[place] = rng.choice(table.revealed[: table.returnable])
    for place in from_start:
        rats[place] = next(token for token in tokens if STARTING[token])
        tokens.remove(rats[place])
    for place in others:
        rats[place] = tokens.pop()
    table.rats = rats
    table.supply, table.removed = tokens[: len(table.supply)], tokens[len(table.supply) :]
    dealt.rng = fast(str(rng.random()))
    dealt.rng.draws = position.rng.draws
    return dealt


def has_looked(table: Europe, place: int, seat: int) -> bool:
    """Whether the seat has looked at this token, wherever it lay then."""
    return seat >= 0 and bool(table.marks[place] & 1 << seat)
