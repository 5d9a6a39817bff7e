"""What each seat may see, and how the rest may be imagined."""

from crumbs.bidding import HIGHEST_BID, Bid
from crumbs.gamble import Gamble
from crumbs.sequence import PlayRound
from crumbs.table import IN_DECK, Crumbs, Data, Flow
from rathaus.core.events import place_of
from rathaus.core.flow import Outcome, Position, Step, sealed_memory
from rathaus.core.rng import Rng
from rathaus.core.view import PendingStep, View, shared


class CrumbsView(View, kw_only=True):
    """Everybody's whiskers and how many cards they have; of the cards only one's own."""

    whiskers: list[int]
    spent: int
    bonus: list[int]
    hand: list[int]
    hand_sizes: list[int]
    deck_left: int


def see(flow: Flow, seat: int) -> CrumbsView:
    """All that the seat may know."""
    table = flow.table
    return CrumbsView(
        **shared(flow, seat),
        whiskers=table.whiskers.copy(),
        spent=table.spent,
        bonus=table.bonus.copy(),
        hand=[card for card, owner in enumerate(table.owners) if owner == seat and seat >= 0],
        hand_sizes=[table.owners.count(other) for other in range(len(table.whiskers))],
        deck_left=len(table.deck),
    )


def places(view: CrumbsView) -> dict[str, dict[str, int]]:
    """Whiskers, cards and points; cards are counted, and nobody knows from this which they are."""
    found = {"deck": {"card": view.deck_left}, "spent": {"whisker": view.spent}}
    for seat, whiskers in enumerate(view.whiskers):
        found[place_of(seat, "whiskers")] = {"whisker": whiskers}
        found[place_of(seat, "hand")] = {"card": view.hand_sizes[seat]}
        found[place_of(seat, "bonus")] = {"point": view.bonus[seat]}
    return found


def imagine(data: Data, view: CrumbsView, rng: Rng) -> Flow:
    """The cards that the seat has not seen are dealt to the others and to the deck."""
    unseen = [card for card in range(data.cards) if card not in view.hand]
    rng.shuffle(unseen)
    owners = [IN_DECK] * data.cards
    for card in view.hand:
        owners[card] = view.seat
    for seat, size in enumerate(view.hand_sizes):
        for _ in range(size if seat != view.seat else 0):
            owners[unseen.pop()] = seat
    table = Crumbs(unseen, owners, view.whiskers.copy(), view.spent, view.bonus.copy())
    outcome = Outcome(view.result.winners, view.result.scores) if view.result else None
    todo = [imagine_step(pending, table, rng) for pending in view.pending]
    return Position(data, table, todo, rng.copy(), outcome)


def imagine_step(pending: PendingStep, table: Crumbs, rng: Rng) -> Step:
    """A step made again; sealed bids are guessed."""
    match pending.step:
        case "bid":
            missing, known = sealed_memory(pending.memory)
            bids = [_bid(table, seat, missing, rng) if answer is None else answer for seat, answer in enumerate(known)]
            return Bid(bids, missing)
        case "gamble":
            return Gamble(pending.memory[0])
        case _:
            return PlayRound()


def _bid(table: Crumbs, seat: int, missing: list[int], rng: Rng) -> list[int]:
    return [] if seat in missing else [rng.below(min(table.whiskers[seat], HIGHEST_BID) + 1)]
