"""RL-8: phase 6, looking for cheese."""

from typing import Final

from rathaus.core.flow import Step
from rathaus.games.ratland.components import (
    BLACK,
    BLUE,
    CITY,
    COLOUR_NAMES,
    DUMP,
    EXITS,
    FIELD,
    INFIRMARY,
    LEFT_PIPE,
    LOST,
    NURSERY,
    ORANGE,
    PANTRY,
    PLACE_NAMES,
    PURPLE,
    RIGHT_PIPE,
    YELLOW,
)
from rathaus.games.ratland.events import (
    BagEmptied,
    BagFilled,
    CheeseFound,
    PiecesDrawn,
    RatLeft,
    RatLost,
    RatPoisoned,
)
from rathaus.games.ratland.table import Flow, Sewers


class LookForCheese(Step):
    """RL-8.1: dump, then city, then field."""

    def run(self, flow: Flow) -> None:
        """Draws follow the rats that were sent, whatever strikes them in between (RL-8.5)."""
        table = flow.table
        seats = range(table.players)
        flow.then(*[SearchArea(area, [table.rats_in(seat, area) for seat in seats]) for area in range(EXITS)])


class SearchArea(Step):
    """RL-8.3: players with rats in the area draw, the fewest rats first, ties by active order."""

    def __init__(self, area: int, sent: list[int]) -> None:
        self.area = area
        self.sent = sent

    def memory(self) -> list[int]:
        """The area, and how many rats each seat sent there."""
        return [self.area, *self.sent]

    def run(self, flow: Flow) -> None:
        """Fill the bag, let everybody draw, put the rest away."""
        table = flow.table
        sent = self.sent
        order = [seat for seat in table.active_order() if sent[seat] > 0]
        if not order:
            return
        fill_bag(flow, self.area)
        order.sort(key=lambda seat: sent[seat])
        flow.then(*[DrawPieces(self.area, seat, sent[seat]) for seat in order], EmptyBag(self.area))


def fill_bag(flow: Flow, area: int) -> None:
    """RL-8.1: the pieces that the food card shows for the area, shuffled: the next one is the last of the list."""
    bag = pieces_for(flow, area)
    if flow.heard:
        pieces = {name: bag.count(colour) for colour, name in enumerate(COLOUR_NAMES) if colour in bag}
        flow.tell(BagFilled(area=PLACE_NAMES[area], pieces=pieces))
    flow.rng.shuffle(bag)
    flow.table.bag = bag


def pieces_for(flow: Flow, area: int) -> list[int]:
    """RL-8.2: the card's pieces; with 5 or 6 players one more of each colour that it shows."""
    pieces = flow.data.food[flow.table.past_food[-1]][area]
    return pieces.copy() if flow.table.players < 5 else pieces + sorted(set(pieces))


class DrawPieces(Step):
    """RL-8.3: draw blindly as many pieces as rats were sent; an empty bag gives nothing more."""

    def __init__(self, area: int, seat: int, draws: int) -> None:
        self.area = area
        self.seat = seat
        self.draws = draws

    def memory(self) -> list[int]:
        """The area, who draws, and how often."""
        return [self.area, self.seat, self.draws]

    def run(self, flow: Flow) -> None:
        """RL-8.4: each piece takes effect as it comes out of the bag."""
        left = max(0, len(flow.table.bag) - self.draws)
        pieces = flow.table.bag[left:][::-1]
        flow.table.bag = flow.table.bag[:left]
        if pieces and flow.heard:
            names = [COLOUR_NAMES[piece] for piece in pieces]
            flow.tell(PiecesDrawn(seat=self.seat, area=PLACE_NAMES[self.area], pieces=names))
        find_cheese(flow, self.seat, pieces)
        for piece in pieces:
            if piece in STRIKES:
                strike_rat(flow, self.seat, self.area, piece)


STRIKES: Final = [BLACK, PURPLE, BLUE]


def find_cheese(flow: Flow, seat: int, pieces: list[int]) -> None:
    """RL-8.4: yellow is one cheese, orange two, white nothing."""
    found = pieces.count(YELLOW) + 2 * pieces.count(ORANGE)
    flow.table.cheese[seat] += found
    if found > 0 and flow.heard:
        flow.tell(CheeseFound(seat=seat, cheese=found))


def strike_rat(flow: Flow, seat: int, area: int, piece: int) -> None:
    """RL-8.4: black sends a rat back to the pile, purple to the infirmary, blue astray."""
    table = flow.table
    place = place_struck(table, seat, area)
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


STRUCK_AFTER_AREA: Final = [PANTRY, NURSERY, LEFT_PIPE, RIGHT_PIPE, DUMP, CITY, FIELD]


def place_struck(table: Sewers, seat: int, area: int) -> int:
    """RL-8.5: first a rat sent to the area, then pantry, nursery, pipes, the other exits; -1 when no rat is healthy."""
    for place in (area, *STRUCK_AFTER_AREA):
        if table.rats_in(seat, place) > 0:
            return place
    return -1


class EmptyBag(Step):
    """RL-8.1: the bag is emptied after each area."""

    def __init__(self, area: int) -> None:
        self.area = area

    def memory(self) -> list[int]:
        """The area that is over."""
        return [self.area]

    def run(self, flow: Flow) -> None:
        """Put away what nobody drew."""
        flow.table.bag = []
        if flow.heard:
            flow.tell(BagEmptied(area=PLACE_NAMES[self.area]))
