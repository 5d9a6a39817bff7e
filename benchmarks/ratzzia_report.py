"""Plays Ratzzia between rats for every player count: how long it takes, how often each column is completed.

python benchmarks/ratzzia_report.py [GAMES]      (PYTHONPATH=build/compiled makes it faster)
"""

import sys
from pathlib import Path
from statistics import fmean

from rathaus.bots import make_bot
from rathaus.core.events import Event
from rathaus.core.rng import fast
from rathaus.games.ratzzia import RATZZIA
from rathaus.games.ratzzia.events import CatCame, DiceTakenBack
from rathaus.games.ratzzia.reward_events import ColumnCompleted

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks.report import by_seat, counted, tails


class Tally:
    """The results of some games with this many players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.turns: list[float] = []
        self.columns = [0] * len(RATZZIA.data.rewards)
        self.cats = 0
        self.taken_back = 0
        self.seat_wins = [0] * players

    def play(self, seed: str) -> None:
        """One game between rats."""
        position = RATZZIA.setup(self.players, {}, fast(seed))
        bots = [make_bot("rat", f"{seed} {seat}") for seat in range(self.players)]
        told = position.listen()
        while asked := position.asked():
            position.apply(asked[0], bots[asked[0]].choose(position, asked[0]))
        self.turns.append(position.table.turn / self.players)
        assert position.outcome is not None
        self.seat_wins[position.outcome.winners[0]] += 1
        for event in told:
            self.count(event)

    def count(self, event: Event) -> None:
        """Count an event, if it matters here."""
        match event:
            case ColumnCompleted(column=column):
                self.columns[column - 1] += 1
            case CatCame():
                self.cats += 1
            case DiceTakenBack():
                self.taken_back += 1

    def row(self) -> str:
        """Turns each with 5 % and 95 %, completions a game by column, cats and turns of taking back a game, wins."""
        games = len(self.turns)
        low, high = tails(self.turns)
        columns = " ".join(f"{count / games:5.2f}" for count in self.columns)
        return (
            f"{fmean(self.turns):5.1f} {low:5.1f} {high:5.1f} | {columns} |"
            f" {self.cats / games:5.2f} {self.taken_back / games:5.2f} | {by_seat(self.seat_wins, games)}"
        )


def main() -> None:
    """Print the table; Ctrl+C leaves out the current row."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    columns = "completions a game, C1 to C9 | cats, taking back | fair share | wins by seat, in %"
    print(f"{games} games each; turns each, 5 %, 95 % | {columns}")
    for players in RATZZIA.players:
        tally = Tally(players)
        for number in counted(f"{players} players", games):
            tally.play(f"report {players} {number}")
        print(f"{players}  {tally.row()}", flush=True)


if __name__ == "__main__":
    main()
