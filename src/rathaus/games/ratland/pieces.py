"""RL-8.4, RL-8.5: what a piece of cheese does to the one who drew it."""

from typing import Final

from rathaus.games.ratland.card_events import PiecesCounted
from rathaus.games.ratland.components import (
    BLACK,
    BLACK_IS_YELLOW,
    BLUE,
    CITY,
    COLOUR_NAMES,
    DUMP,
    FIELD,
    FRENCH,
    IGNORE_BLACK,
    INFIRMARY,
    LEFT_PIPE,
    LOST,
    NURSERY,
    ORANGE,
    PANTRY,
    PLACE_NAMES,
    PURPLE,
    PURPLE_IS_CHEESE,
    RIGHT_PIPE,
    WHITE,
    WHITE_IS_YELLOW_AT_THE_DUMP,
    WHITE_PAIRS,
    YELLOW,
)
from rathaus.games.ratland.effects import clan_now, event_now
from rathaus.games.ratland.events import CheeseFound, RatLeft, RatLost, RatPoisoned
from rathaus.games.ratland.table import Flow, with_more

HEALTHY: Final = [PANTRY, NURSERY, LEFT_PIPE, RIGHT_PIPE, DUMP, CITY, FIELD]
EVERYWHERE: Final = [*HEALTHY, INFIRMARY, LOST]


def keep_pieces(flow: Flow, seat: int, area: int, pieces: list[int]) -> None:
    """RL-8.4: the pieces kept take effect: yellow is one cheese, orange two, white nothing; others strike rats."""
    counted = counted_for(flow, seat, area, pieces)
    if flow.heard and counted != pieces:
        flow.tell(PiecesCounted(seat=seat, pieces=[COLOUR_NAMES[piece] for piece in counted]))
    found = cheese_in(counted)
    if found > 0:
        flow.table.cheese[seat] += found
        if flow.heard:
            flow.tell(CheeseFound(seat=seat, cheese=found))
    for piece in counted:
        if piece >= BLACK:  # black, purple and blue strike
            strike_rat(flow, seat, area, piece)


def cheese_in(pieces: list[int]) -> int:
    """RL-8.4: yellow is one cheese, orange two."""
    found = 0
    for piece in pieces:
        if piece <= ORANGE:
            found += 1 if piece == YELLOW else 2
    return found


def counted_for(flow: Flow, seat: int, area: int, pieces: list[int]) -> list[int]:
    """The pieces as they count for this player; mostly at face value."""
    event = flow.data.event_effects[flow.table.past_events[-1]]
    if flow.table.clans[seat] < 0 and event[WHITE_PAIRS] == 0 and event[BLACK_IS_YELLOW] == 0:
        return pieces
    counted = pieces.copy()
    if area == DUMP:
        recycle(flow, seat, counted)
    if event[WHITE_PAIRS] > 0:
        pair_whites(flow, seat, counted)  # before the rest: only real whites make pairs
    return [counts_as(flow, seat, piece) for piece in counted]


def counts_as(flow: Flow, seat: int, piece: int) -> int:
    """The colour that a piece counts as for this player."""
    if piece == BLACK:
        if event_now(flow, BLACK_IS_YELLOW) > 0:  # RL-11.5
            return YELLOW
        return WHITE if clan_now(flow, seat, IGNORE_BLACK) > 0 else BLACK  # RL-13.10
    if piece == PURPLE:
        return [PURPLE, YELLOW, ORANGE][clan_now(flow, seat, PURPLE_IS_CHEESE)]  # RL-13.4
    return piece


def recycle(flow: Flow, seat: int, pieces: list[int]) -> None:
    """RL-13.3, Recycler II: some whites of the dump count as yellow, one for one; RL-14.1: or two as one."""
    whites = min(clan_now(flow, seat, WHITE_IS_YELLOW_AT_THE_DUMP), pieces.count(WHITE))
    if flow.table.rulebook == FRENCH:
        whites //= 2
        for _ in range(whites):
            pieces.remove(WHITE)
    for _ in range(whites):
        pieces[pieces.index(WHITE)] = YELLOW


def pair_whites(flow: Flow, seat: int, pieces: list[int]) -> None:
    """RL-11.11, Dr. Cheese: every two whites drawn in the same area are traded for one yellow."""
    table = flow.table
    whites = pieces.count(WHITE)
    pairs = (table.whites[seat] + whites) // 2
    table.whites = with_more(table.whites, seat, whites - 2 * pairs)
    for _ in range(min(whites, 2 * pairs)):
        pieces.remove(WHITE)
    pieces.extend([YELLOW] * pairs)


def strike_rat(flow: Flow, seat: int, area: int, piece: int) -> None:
    """RL-8.4: black sends a rat back to the pile, purple to the infirmary, blue astray.

    RL-8.5: first a rat sent to the area, then one in pantry, nursery, pipes or the other exits; black takes even a
    poisoned or a lost one if no other is left.
    """
    table = flow.table
    place = area
    if table.rats_in(seat, area) == 0:
        place = table.first_place(seat, EVERYWHERE if piece == BLACK else HEALTHY)
        if place < 0:
            return
    table.move_rats(seat, place, -1)
    if piece == BLACK:
        table.pile += 1
    else:
        table.move_rats(seat, INFIRMARY if piece == PURPLE else LOST, 1)
    if flow.heard:
        telling = {BLACK: RatLeft, PURPLE: RatPoisoned, BLUE: RatLost}[piece]
        flow.tell(telling(seat=seat, place=PLACE_NAMES[place]))
