"""RL-9: phase 7, feeding, and what happens at the end of the turn."""

from typing import ClassVar, Final

from rathaus.core.flow import Sealed, Spelling, Step
from rathaus.games.ratland.card_events import RatTraded, TradeReady
from rathaus.games.ratland.components import (
    CHEESE_FROM_RICHEST,
    CHEESE_INTO_RATS,
    INFIRMARY,
    PLACE_NAMES,
    TRADE_RAT,
)
from rathaus.games.ratland.contents import Data
from rathaus.games.ratland.effects import event_now, having
from rathaus.games.ratland.end_of_turn import CollectCheese, OfferAlchemy
from rathaus.games.ratland.events import ClanFed, RatsStarved
from rathaus.games.ratland.moving import FEEDING
from rathaus.games.ratland.pieces import HEALTHY
from rathaus.games.ratland.table import Flow, Sewers


class FeedClans(Step):
    """RL-9.1: every clan pays for the rats in its sewer."""

    def run(self, flow: Flow) -> None:
        """RL-11.12 comes before the cost is counted; RL-13.15: Alchemist, then Musician at the end of the turn."""
        steps: list[Step] = [*trades_of(flow), PayCheese()]
        steps += [OfferAlchemy(seat) for seat in having(flow, CHEESE_INTO_RATS)]
        steps += [CollectCheese(seat) for seat in having(flow, CHEESE_FROM_RICHEST)]
        flow.then_all(steps)


def trades_of(flow: Flow) -> list[Step]:
    """RL-11.12: everybody with a rat in the sewer may trade it, with Rattibal Lector."""
    if event_now(flow, TRADE_RAT) == 0:
        return []
    seats = range(flow.table.players)
    return [TradeRats([[] for _ in seats], [seat for seat in seats if flow.table.rats_in_sewer(seat) > 0])]


KEEP: Final = 0
TRADE_HEALTHY: Final = 1
TRADE_POISONED: Final = 2
TRADE_NAMES: Final = ["keep", "trade-healthy", "trade-poisoned"]


class TradeRats(Sealed):
    """RL-11.12, Rattibal Lector: each player may trade one rat of the sewer for one cheese."""

    clause: ClassVar[str] = "RL-11.12"
    phase: ClassVar[str] = FEEDING

    def options(self, flow: Flow, seat: int) -> list[int]:
        """None, a healthy or a poisoned one."""
        offers = [KEEP]
        if flow.table.first_place(seat, HEALTHY) >= 0:
            offers.append(TRADE_HEALTHY)
        if flow.table.rats_in(seat, INFIRMARY) > 0:
            offers.append(TRADE_POISONED)
        return offers

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Keep the answer until all have decided."""
        if flow.heard:
            flow.tell(TradeReady(seat=seat))
        self.seal(flow, seat, action, is_done=True)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`keep`, `trade-healthy` or `trade-poisoned`."""
        return TRADE_NAMES[action], {}

    def run(self, flow: Flow) -> None:
        """All trades at once: the rats go to the pile."""
        for seat, answer in enumerate(self.answers):
            if answer and answer[0] != KEEP:
                trade_rat(flow, seat, answer[0])


def trade_rat(flow: Flow, seat: int, kind: int) -> None:
    """One rat to the pile, one cheese to its owner."""
    table = flow.table
    place = INFIRMARY if kind == TRADE_POISONED else table.first_place(seat, HEALTHY)
    table.move_rats(seat, place, -1)
    table.pile += 1
    table.cheese[seat] += 1
    if flow.heard:
        flow.tell(RatTraded(seat=seat, place=PLACE_NAMES[place]))


class PayCheese(Step):
    """RL-9.1, RL-9.2: pay, and bury the rats that could not be fed."""

    def run(self, flow: Flow) -> None:
        """For every clan."""
        table = flow.table
        for seat in range(table.players):
            rats = table.rats_in_sewer(seat)
            cost = feeding_cost(flow.data, rats)
            paid = min(cost, table.cheese[seat])
            table.cheese[seat] -= paid
            if flow.heard:
                flow.tell(ClanFed(seat=seat, rats=rats, cheese=paid))
            if paid < cost:
                starve(flow, seat, cost - paid)


def feeding_cost(data: Data, rats: int) -> int:
    """RL-9.1: by the reference card, and one more for each rat beyond it."""
    known = len(data.feeding) - 1
    if rats <= known:
        return data.feeding[rats]
    return data.feeding[known] + data.feeding_beyond * (rats - known)


DYING_ORDER: Final = [INFIRMARY, *HEALTHY]


def starve(flow: Flow, seat: int, missing: int) -> None:
    """RL-9.2: one rat of the sewer dies for each missing cheese, poisoned ones first; lost rats never do."""
    table = flow.table
    dying = min(missing, table.rats_in_sewer(seat))
    places = bury(table, seat, dying)
    if flow.heard:
        flow.tell(RatsStarved(seat=seat, rats=dying, places=places))


def bury(table: Sewers, seat: int, rats: int) -> dict[str, int]:
    """Move rats of the sewer to the graveyard; returns how many from each place."""
    table.graveyard[seat] += rats
    places: dict[str, int] = {}
    for place in DYING_ORDER:
        dead = min(rats, table.rats_in(seat, place))
        table.move_rats(seat, place, -dead)
        rats -= dead
        if dead > 0:
            places[PLACE_NAMES[place]] = dead
    return places
