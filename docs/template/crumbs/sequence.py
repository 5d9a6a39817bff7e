"""CR-2, CR-3: rounds, until the deck is empty."""

from crumbs.bidding import Bid
from crumbs.events import GameEnded, RoundBegan
from crumbs.table import Crumbs, Flow
from rathaus.core.flow import Step


class PlayRound(Step):
    """CR-2.1: as long as there are cards, bid for the next one."""

    def run(self, flow: Flow) -> None:
        """Bid, and then the next round; without cards the game is over."""
        players = len(flow.table.whiskers)
        if not flow.table.deck:
            flow.then(ScoreGame())
            return
        if flow.heard:
            flow.tell(RoundBegan())
        flow.then(Bid([[] for _ in range(players)], list(range(players))), PlayRound())


class ScoreGame(Step):
    """CR-3.1: most points win."""

    def run(self, flow: Flow) -> None:
        """Count, and name the winners."""
        scores = [score(flow.table, seat) for seat in range(len(flow.table.whiskers))]
        winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
        flow.finish(winners, scores)
        if flow.heard:
            flow.tell(GameEnded(winners=winners))


def score(table: Crumbs, seat: int) -> int:
    """CR-3.1: the worth of one's cards, and the bonus."""
    return sum(card + 1 for card, owner in enumerate(table.owners) if owner == seat) + table.bonus[seat]
