"""RL-8: phase 6, looking for cheese."""

from rathaus.core.flow import Step
from rathaus.games.ratland.bag import AddPiece, fill_bag, may_add
from rathaus.games.ratland.combat import fights_in
from rathaus.games.ratland.components import (
    ADD_PIECE_IN_EACH_AREA,
    ADD_PIECE_IN_ONE_AREA,
    CHEESE_FOR_ABSENCE,
    DUMP,
    EXITS,
    MORE_AT_THE_DUMP,
    PLACE_NAMES,
    SCAVENGE_IN_EACH_AREA,
    SCAVENGE_IN_ONE_AREA,
)
from rathaus.games.ratland.draws import DrawPieces, OfferScraps
from rathaus.games.ratland.effects import clan_now, event_now, having
from rathaus.games.ratland.events import BagEmptied, CheeseForAbsence
from rathaus.games.ratland.table import NOBODY, Flow


class LookForCheese(Step):
    """RL-8.1: dump, then city, then field."""

    def run(self, flow: Flow) -> None:
        """Draws follow the rats that were sent, whatever strikes them in between (RL-8.5)."""
        table = flow.table
        seats = range(table.players)
        sent = [[table.rats_in(seat, area) for seat in seats] for area in range(EXITS)]
        reward_absence(flow, sent)
        flow.then(*[SearchArea(area, sent[area]) for area in range(EXITS)])


def reward_absence(flow: Flow, sent: list[list[int]]) -> None:
    """RL-11.13, Tacticians: a cheese for each area to which a player sent no rat."""
    reward = event_now(flow, CHEESE_FOR_ABSENCE)
    if reward == 0:
        return
    for seat in range(flow.table.players):
        cheese = reward * sum(rats[seat] == 0 for rats in sent)
        flow.table.cheese[seat] += cheese
        if cheese > 0 and flow.heard:
            flow.tell(CheeseForAbsence(seat=seat, cheese=cheese))


class SearchArea(Step):
    """RL-8.1: an area with its own bag; nobody there and nobody who could come, and it is passed over."""

    def __init__(self, area: int, sent: list[int]) -> None:
        self.area = area
        self.sent = sent

    def memory(self) -> list[int]:
        """The area, and how many rats each seat sent there."""
        return [self.area, *self.sent]

    def run(self, flow: Flow) -> None:
        """Fill the bag, let others meddle with it (RL-13.13), fight (RL-12.3), and draw."""
        briber = having(flow, ADD_PIECE_IN_ONE_AREA, ADD_PIECE_IN_EACH_AREA)
        scavengers = having(flow, SCAVENGE_IN_ONE_AREA, SCAVENGE_IN_EACH_AREA)
        if not any(self.sent) and not briber and not scavengers:
            return
        fill_bag(flow, self.area)
        flow.then(
            *[AddPiece(self.area, seat) for seat in briber if may_add(flow, seat)],
            StartDraws(self.area, self.sent),
            *[OfferScraps(self.area, seat, self.sent[seat]) for seat in scavengers],
            EmptyBag(self.area),
        )


class StartDraws(Step):
    """RL-12.3: before the draws an aggressive player may have to wound a rat; then everybody draws."""

    def __init__(self, area: int, sent: list[int]) -> None:
        self.area = area
        self.sent = sent

    def memory(self) -> list[int]:
        """The area, and how many rats each seat sent there."""
        return [self.area, *self.sent]

    def run(self, flow: Flow) -> None:
        """Fight if there is a fight."""
        flow.then(*fights_in(flow, self.area), DrawInTurn(self.area, self.sent))


class DrawInTurn(Step):
    """RL-8.3: players with rats in the area draw, the fewest rats sent first, ties by active order (RL-12.5)."""

    def __init__(self, area: int, sent: list[int]) -> None:
        self.area = area
        self.sent = sent

    def memory(self) -> list[int]:
        """The area, and how many rats each seat sent there."""
        return [self.area, *self.sent]

    def run(self, flow: Flow) -> None:
        """One after the other."""
        sent = self.sent
        order = [seat for seat in flow.table.active_order() if sent[seat] > 0]
        order.sort(key=lambda seat: sent[seat])
        flow.then(*[DrawPieces(self.area, seat, draws_of(flow, self.area, seat, sent[seat])) for seat in order])


def draws_of(flow: Flow, area: int, seat: int, sent: int) -> int:
    """RL-12.4: as many as rats sent, less the wounded one and one for an aggressive board, and RL-13.3 one more."""
    draws = sent - flow.table.aggressive[seat] - (flow.table.wounded == seat)
    if area == DUMP:
        draws += clan_now(flow, seat, MORE_AT_THE_DUMP)
    return max(draws, 0)


class EmptyBag(Step):
    """RL-8.1: the bag is emptied after each area."""

    def __init__(self, area: int) -> None:
        self.area = area

    def memory(self) -> list[int]:
        """The area that is over."""
        return [self.area]

    def run(self, flow: Flow) -> None:
        """Put away what nobody drew, and forget what counts for one area only."""
        table = flow.table
        table.bag = []
        if any(table.whites):
            table.whites = [0] * table.players
        if any(table.has_put_back):
            table.has_put_back = [False] * table.players
        table.wounded = NOBODY
        if flow.heard:
            flow.tell(BagEmptied(area=PLACE_NAMES[self.area]))
