"""RL-8: phase 6, looking for cheese."""

from rathaus.core.flow import Step
from rathaus.games.ratland.bag import AddPiece, content, fill_bag, may_add
from rathaus.games.ratland.card_events import CheeseForAbsence
from rathaus.games.ratland.combat import fights_in
from rathaus.games.ratland.components import (
    ADD_PIECE_IN_EACH_AREA,
    ADD_PIECE_IN_ONE_AREA,
    CHEESE_FOR_ABSENCE,
    EXITS,
    GERMAN,
    PANTRY,
    PLACE_NAMES,
    SCAVENGE_IN_EACH_AREA,
    SCAVENGE_IN_ONE_AREA,
    ZONES,
)
from rathaus.games.ratland.draws import DrawPieces, OfferScraps
from rathaus.games.ratland.effects import event_now, having
from rathaus.games.ratland.events import BagEmptied
from rathaus.games.ratland.table import NOBODY, Flow


class LookForCheese(Step):
    """RL-8.1: dump, then city, then field."""

    def run(self, flow: Flow) -> None:
        """Draws follow the rats that were sent, even if they are struck in between (RL-8.5)."""
        sent = [flow.table.rats_at(area) for area in range(EXITS)]
        reward_absence(flow)
        flow.then_all([SearchArea(area, sent[area]) for area in range(EXITS)])


def reward_absence(flow: Flow) -> None:
    """RL-11.13, Tacticians: a cheese for each area to which a player sent no rat."""
    table = flow.table
    reward = event_now(flow, CHEESE_FOR_ABSENCE)
    if reward == 0:
        return
    places = rewarded_places(flow)
    for seat in range(table.players):
        cheese = reward * sum(not table.has_sent(seat, place) for place in places)
        table.cheese[seat] += cheese
        if cheese > 0 and flow.heard:
            flow.tell(CheeseForAbsence(seat=seat, cheese=cheese))


def rewarded_places(flow: Flow) -> list[int]:
    """RL-14.5: the three areas or, by the German book, every zone of a deployment (RL-4.3: two have no pantry)."""
    if flow.table.rulebook != GERMAN:
        return list(range(EXITS))
    return [zone for zone in range(ZONES) if zone != PANTRY or flow.table.players > 2]


class SearchArea(Step):
    """RL-8.1: an area with its own bag; it is skipped if nobody is there and nobody could come."""

    def __init__(self, area: int, sent: list[int]) -> None:
        self.area = area
        self.sent = sent

    def memory(self) -> list[int]:
        """The area, and how many rats each seat sent there."""
        return [self.area, *self.sent]

    def run(self, flow: Flow) -> None:
        """Fill the bag, let others add to it (RL-13.13), fight (RL-12.3), draw, and scavenge (RL-13.6)."""
        area, sent = self.area, self.sent
        bribers = having(flow, ADD_PIECE_IN_ONE_AREA, ADD_PIECE_IN_EACH_AREA)
        scavengers = having(flow, SCAVENGE_IN_ONE_AREA, SCAVENGE_IN_EACH_AREA)
        drawing = drawing_order(flow, sent)
        if not (drawing or bribers or scavengers):
            return
        fill_bag(flow, area)
        steps: list[Step] = [AddPiece(area, seat) for seat in bribers if may_add(flow, seat)]
        steps.extend(fights_in(flow, area))
        steps.extend([DrawPieces(area, seat, sent[seat]) for seat in drawing])
        steps.extend([OfferScraps(area, seat, sent[seat]) for seat in scavengers])
        steps.append(EmptyBag(area))
        flow.then_all(steps)


def drawing_order(flow: Flow, sent: list[int]) -> list[int]:
    """RL-8.3: the seats with rats in the area, the fewest rats sent first, ties by active order (RL-12.5)."""
    return [seat for seat in flow.table.fewest_first(sent) if sent[seat] > 0]


class EmptyBag(Step):
    """RL-8.1: the bag is emptied after each area."""

    def __init__(self, area: int) -> None:
        self.area = area

    def memory(self) -> list[int]:
        """The area that is over."""
        return [self.area]

    def run(self, flow: Flow) -> None:
        """Put away what nobody drew, and reset what counts for one area only."""
        table = flow.table
        if flow.heard:
            flow.tell(BagEmptied(area=PLACE_NAMES[self.area], pieces=content(table.bag)))
        table.bag = []
        if 1 in table.whites:
            table.whites = [0] * table.players
        if True in table.has_put_back:
            table.has_put_back = [False] * table.players
        table.wounded = NOBODY
