"""RL-10: end and score."""

from rathaus.core.flow import Step
from rathaus.core.view import Standing, TieBreak, ranked
from rathaus.games.ratland.events import GameEnded
from rathaus.games.ratland.table import Flow, Sewers


class ScoreGame(Step):
    """RL-10.1: the game is over; most points win."""

    def run(self, flow: Flow) -> None:
        """RL-10.2: most cheese breaks ties; players who are still tied share the victory."""
        table = flow.table
        seats = range(table.players)
        scores = [score(table, seat) for seat in seats]
        best = max((scores[seat], table.cheese[seat]) for seat in seats)
        winners = [seat for seat in seats if (scores[seat], table.cheese[seat]) == best]
        flow.finish(winners, scores)
        if flow.heard:
            flow.tell(GameEnded(winners=winners, scores=scores))


def score(table: Sewers, seat: int) -> int:
    """RL-10.1: one point per living rat, minus one per rat in the graveyard."""
    return table.living_rats(seat) - table.graveyard[seat]


def ranking(flow: Flow) -> list[Standing]:
    """RL-10.1, RL-10.2: every place, with the rats that make up its points, and the cheese where points are equal."""
    table = flow.table
    seats = range(table.players)
    scores = [score(table, seat) for seat in seats]
    parts = [{"living": table.living_rats(seat), "dead": -table.graveyard[seat]} for seat in seats]
    return ranked(scores, parts, [TieBreak("most-cheese", "RL-10.2", table.cheese)])
