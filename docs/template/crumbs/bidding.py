"""CR-2.1, CR-2.2: sealed bids for the top card."""

from typing import ClassVar, Final

from crumbs.events import BidSealed, BidsRevealed, CardSeen, CardTaken
from crumbs.gamble import Gamble
from crumbs.table import Flow
from rathaus.core.flow import Sealed, Spelling, up_to

HIGHEST_BID: Final = 2


class Bid(Sealed):
    """CR-2.1: everybody secretly bids some whiskers."""

    clause: ClassVar[str] = "CR-2.1"

    def options(self, flow: Flow, seat: int) -> list[int]:
        """None, up to two, and not more than one has."""
        return up_to(min(flow.table.whiskers[seat], HIGHEST_BID))

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Keep the bid sealed."""
        if flow.heard:
            flow.tell(BidSealed(seat=seat))
        self.seal(flow, seat, action, is_done=True)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`bid 2`."""
        return "bid", {"whiskers": action}

    def run(self, flow: Flow) -> None:
        """CR-2.2: the highest bid takes the card; ties go to the lowest seat."""
        bids = [answer[-1] for answer in self.answers]
        if flow.heard:
            flow.tell(BidsRevealed(bids=bids))
        take_card(flow, bids.index(max(bids)), max(bids))


def take_card(flow: Flow, seat: int, paid: int) -> None:
    """CR-2.2: pay, take the card, look at it."""
    table = flow.table
    card = table.deck.pop()
    table.owners[card] = seat
    table.whiskers[seat] -= paid
    table.spent += paid
    if flow.heard:
        flow.tell(CardTaken(seat=seat, paid=paid))
        flow.tell(CardSeen(worth=card + 1, audience=seat))
    flow.then(Gamble(seat))
