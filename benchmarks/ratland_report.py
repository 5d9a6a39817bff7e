"""Plays RatLand between rats for every player count and variant: length, scores, wins by seat and by clan.

python benchmarks/ratland_report.py [GAMES]      (PYTHONPATH=build/compiled makes it faster)
"""

import sys
from collections import defaultdict
from pathlib import Path
from statistics import fmean

from rathaus.bots import make_bot
from rathaus.bots.policy import play_out
from rathaus.core.game import Options
from rathaus.core.rng import fast
from rathaus.games.ratland import RATLAND

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks.report import against_fair, by_seat, counted, tails

VARIANTS: dict[str, Options] = {
    "base": {},
    "aggressive": {"boards": "aggressive"},
    "clans": {"clans": "true"},
    "clans+secret": {"clans": "true", "boards": "secret"},
}


class Tally:
    """The results of some games of one set-up."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.turns: list[int] = []
        self.scores: list[int] = []
        self.graves: list[int] = []
        self.seat_wins = [0.0] * players
        self.clan_wins: dict[str, float] = defaultdict(float)
        self.clan_games: dict[str, int] = defaultdict(int)

    def play(self, options: Options, seed: str) -> None:
        """One game between rats."""
        position = RATLAND.setup(self.players, options, fast(seed))
        bots = [make_bot("rat", f"{seed} {seat}") for seat in range(self.players)]
        play_out(position, bots, [])
        view = RATLAND.see(position, -1)
        assert view.result is not None
        self.turns.append(view.turn)
        self.scores += view.result.scores
        self.graves += view.graveyard
        for seat, clan in enumerate(view.clans):
            self.clan_games[clan] += 1
            share = (seat in view.result.winners) / len(view.result.winners)
            self.seat_wins[seat] += share
            self.clan_wins[clan] += share

    def row(self) -> str:
        """Length, scores, and each seat's share of the wins; the interval is that of a fair share."""
        low, high = tails(self.scores)
        return (
            f"{fmean(self.turns):5.2f} {fmean(self.scores):6.1f} {low:4.0f} {high:4.0f} {fmean(self.graves):6.2f}"
            f"  {by_seat(self.seat_wins, len(self.turns))}"
        )


def main() -> None:
    """Print both tables."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    clans: dict[str, Tally] = {}
    print(f"{games} games each; turns, mean score, 5 %, 95 %, graveyard; fair share | wins by seat, in %")
    for name, options in VARIANTS.items():
        for players in RATLAND.players:
            tally = Tally(players)
            for number in counted(f"{name} {players}", games):
                tally.play(options, f"report {name} {players} {number}")
            print(f"{name:<13}{players:>2}  {tally.row()}", flush=True)
            if "clans" in options:
                clans[f"{name} {players}"] = tally
    print_clans(clans)


def print_clans(tallies: dict[str, Tally]) -> None:
    """Each clan's wins against its fair share, all player counts together."""
    print("clan: games, wins as a multiple of the fair share, with its 95 % interval")
    for clan in RATLAND.data.clans:
        games = sum(tally.clan_games[clan] for tally in tallies.values())
        wins = sum(tally.clan_wins[clan] for tally in tallies.values())
        fair = sum(tally.clan_games[clan] / tally.players for tally in tallies.values())
        print(f"{clan:<11}{against_fair(wins, fair, games)}")


if __name__ == "__main__":
    main()
