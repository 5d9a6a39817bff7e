"""Plays Ratville between rats for every player count: length, wins by seat, and which buildings winners have.

python benchmarks/ratville_report.py [GAMES]      (PYTHONPATH=build/compiled makes it faster)
"""

import sys
from collections import Counter
from pathlib import Path
from statistics import fmean

from rathaus.bots import make_bot
from rathaus.bots.policy import play_out
from rathaus.core.game import Options
from rathaus.core.rng import fast
from rathaus.games.ratville import RATVILLE

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks.report import by_seat, counted, percent, tails

ADVANCED = {"population_board": "advanced", "building_faces": "mixed", "mandatory_characters": "false"}
VARIANTS: dict[str, Options] = {"usual": {}, "advanced": ADVANCED}


class Tally:
    """The results of some games with this many players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.rounds: list[int] = []
        self.scores: list[int] = []
        self.wins = [0] * players
        self.towns: Counter[str] = Counter()

    def play(self, options: Options, seed: str, bots: list[str]) -> None:
        """One game between these bots."""
        position = RATVILLE.setup(self.players, RATVILLE.agreed(self.players, options), fast(seed))
        play_out(position, [make_bot(bot, f"{seed} {seat}") for seat, bot in enumerate(bots)], [])
        view = RATVILLE.see(position, -1)
        assert view.result is not None
        winner = view.result.winners[0]
        self.rounds.append(view.round)
        self.scores.append(view.result.scores[winner])
        self.wins[winner] += 1
        self.towns.update(set(view.buildings[winner]))

    def row(self) -> str:
        """Length, the winner's people, and each seat's share of the wins; the interval is that of a fair share."""
        low, high = tails(self.rounds)
        return (
            f"{fmean(self.rounds):5.2f} {low:3.0f} {high:3.0f} {fmean(self.scores):6.1f}"
            f"  {by_seat(self.wins, len(self.rounds))}"
        )

    def buildings(self) -> str:
        """In how many winners' towns each building stands, in percent, the most frequent first."""
        shares = [f"{name} {100 * count / len(self.rounds):.0f}" for name, count in self.towns.most_common()]
        return ", ".join(shares)


def main() -> None:
    """Print the tables row by row, so that an interrupted run keeps what is done."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    print(f"{games} games each; rounds: mean, 5 %, 95 %; people of the winner; fair share | wins by seat, in %")
    for name, options in VARIANTS.items():
        for players in RATVILLE.players:
            tally = tallied(f"{name} {players}", players, games, options, ["rat"] * players)
            print(f"{name:<9}{players:>2}  {tally.row()}")
            print(f"    in winners' towns, in %: {tally.buildings()}", flush=True)
    for name, options in VARIANTS.items():
        tally = tallied(f"{name}, a rat and three mice", 4, games // 4, options, ["rat", "mouse", "mouse", "mouse"])
        share = percent(tally.wins[0], len(tally.rounds))
        print(f"{name}: one rat against three mice wins {share} % of {games // 4}")


def tallied(title: str, players: int, games: int, options: Options, bots: list[str]) -> Tally:
    """Play with a progress bar."""
    tally = Tally(players)
    for number in counted(title, games):
        tally.play(options, f"report {title} {number}", bots)
    return tally


if __name__ == "__main__":
    main()
