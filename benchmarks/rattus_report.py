"""Plays Rattus between rats for every player count and choice of cards: length, ends, scores, wins by seat and by card.

python benchmarks/rattus_report.py [GAMES]      (PYTHONPATH=build/compiled makes it faster)
"""

import sys
from collections import defaultdict
from pathlib import Path
from statistics import fmean

from rathaus.bots import make_bot
from rathaus.bots.policy import play_out
from rathaus.core.rng import fast
from rathaus.games.rattus import RATTUS

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks.report import against_fair, by_seat, counted, percent, tails

CLASSES = RATTUS.option_list[0].values


class Tally:
    """The results of some games of one set-up."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.turns: list[int] = []
        self.scores: list[int] = []
        self.without_rats = 0  # games that ended because the supply was empty
        self.seat_wins = [0] * players
        self.card_wins: dict[str, int] = defaultdict(int)
        self.card_games: dict[str, int] = defaultdict(int)

    def play(self, classes: str, seed: str, bots: list[str]) -> None:
        """One game between these bots; the winner's cards are those held at the end."""
        position = RATTUS.setup(self.players, {"classes": classes}, fast(seed))
        policies = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(bots)]
        play_out(position, policies, [])
        view = RATTUS.see(position, -1)
        assert view.result is not None
        winner = view.result.winners[0]
        self.turns.append(view.turn)
        self.scores += view.result.scores
        self.without_rats += view.rats_left == 0
        self.seat_wins[winner] += 1
        for card, holder in view.holders.items():
            if holder >= 0:
                self.card_games[card] += 1
                self.card_wins[card] += holder == winner

    def row(self) -> str:
        """Length, ends, scores, and each seat's share of the wins; the interval is that of a fair share."""
        games, (low, high) = len(self.turns), tails(self.scores)
        return (
            f"{fmean(self.turns) / self.players:6.2f} {100 * self.without_rats / games:6.1f} {fmean(self.scores):6.1f}"
            f" {low:4.0f} {high:4.0f}  {by_seat(self.seat_wins, games)}"
        )


def main() -> None:
    """Print all tables."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    tallies: list[Tally] = []
    print(
        f"{games} games each; turns per player, % ended by rats, mean score, 5 %, 95 %; fair share | wins by seat, in %"
    )
    for classes in CLASSES:
        for players in RATTUS.players:
            tally = played(players, classes, games, ["rat"] * players)
            print(f"{classes:<14}{players:>2} {tally.row()}", flush=True)
            tallies.append(tally)
    print_cards(tallies)
    print("one rat against three mice: wins in %")
    for classes in CLASSES:
        tally = played(4, classes, games, ["rat", "mouse", "mouse", "mouse"])
        print(f"{classes:<14} {percent(tally.seat_wins[0], games)}", flush=True)


def played(players: int, classes: str, games: int, bots: list[str]) -> Tally:
    """This many games of one set-up."""
    tally = Tally(players)
    for number in counted(f"{classes} {players}", games):
        tally.play(classes, f"report {classes} {players} {number}", bots)
    return tally


def print_cards(tallies: list[Tally]) -> None:
    """How often each card's holder at the end has won, against a fair share, all tables together."""
    print("card held at the end: games, wins as a multiple of the fair share, with its 95 % interval")
    for card in RATTUS.data.cards:
        games = sum(tally.card_games[card] for tally in tallies)
        if games == 0:
            continue
        wins = sum(tally.card_wins[card] for tally in tallies)
        fair = sum(tally.card_games[card] / tally.players for tally in tallies)
        print(f"{card:<11}{against_fair(wins, fair, games)}")


if __name__ == "__main__":
    main()
