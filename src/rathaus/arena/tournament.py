"""Tournaments: bots play each other on the same deals, each in every seat, and get ratings with uncertainty."""

from math import sqrt
from time import process_time
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from rathaus.arena.interval import SURE
from rathaus.bots import make_bot, mind_of
from rathaus.bots.policy import Policy, play_out
from rathaus.core.flow import Position
from rathaus.core.game import Game, Options
from rathaus.core.rng import fast
from rathaus.games import GAMES


class Timed(Policy):
    """Measures a bot's time, by seat."""

    def __init__(self, bot: Policy) -> None:
        self.bot = bot
        self.seconds: list[float] = []

    def choose(self, position: Position[Any, Any], seat: int) -> int:
        """Its choice; measures the time unless the pick is already known."""
        if getattr(self.bot, "picks", None):
            return self.bot.choose(position, seat)
        begun = process_time()
        action = self.bot.choose(position, seat)
        self.seconds.append(process_time() - begun)
        return action


class LevelRow(msgspec.Struct):
    """How a level did: its share of wins with a 95 % interval, its rating with its uncertainty, its time."""

    bot: str
    seats: int  # how many it has at the table
    games: int
    share: float
    low: float
    high: float
    fair: float
    rating: float
    uncertainty: float
    ms_mean: float
    ms_most: float


class Standings(msgspec.Struct):
    """What was played, and how each level did."""

    game: str
    players: int
    options: Options
    seed: str
    bots: list[str]
    games: int
    rows: list[LevelRow]


def run_of(game: Game, players: int, options: Options, seed: str, bots: list[str]) -> dict[str, Any]:
    """Everything that decides what is played."""
    minds = [msgspec.to_builtins(mind_of(game, players, bot)) for bot in bots]
    return {
        "game": game.name,
        "rules": [game.rules_version, game.data_sha256],
        "players": players,
        "options": options,
        "seed": seed,
        "bots": bots,
        "minds": minds,
    }


def line_up(names: list[str], players: int) -> list[str]:
    """The bots at a table: all of them, or the first one among as many of the second as there is room for."""
    if len(names) == 2 and players > 2:
        return [names[0], *[names[1]] * (players - 1)]
    return names


def seated(bots: list[str], number: int) -> list[str]:
    """Who sits where in a game: the same deal is played once for each rotation of the seats."""
    turned = number % len(bots)
    return bots[-turned:] + bots[:-turned] if turned else bots


def play_game(run: dict[str, Any], number: int) -> dict[str, Any]:
    """One game: who sat where, who won, and how long all thought, in milliseconds."""
    game: Game = GAMES[run["game"]]
    bots = seated(run["bots"], number)
    deal = f"{run['seed']}/{number // len(bots)}"
    position = game.setup(run["players"], run["options"], fast(deal))
    players = [Timed(make_bot(bot, f"{deal}/{number}/{seat}", game)) for seat, bot in enumerate(bots)]
    play_out(position, [*players], [])
    outcome = position.outcome
    assert outcome is not None, "a game has an end"
    return {
        "bots": bots,
        "winners": outcome.winners,
        "scores": outcome.scores,
        "thought": [len(player.seconds) for player in players],
        "ms": [round(1000 * sum(player.seconds), 1) for player in players],
        "most_ms": [round(1000 * max(player.seconds, default=0.0), 1) for player in players],
    }


def table_of(run: dict[str, Any], results: dict[int, Any]) -> Standings:
    """The table of these results, in the order of their numbers, whichever was played first."""
    played = [results[number] for number in sorted(results)]
    ratings = rated(sorted(set(run["bots"])), played)
    rows = [row_of(bot, run["bots"].count(bot), played, ratings[bot]) for bot in dict.fromkeys(run["bots"])]
    return Standings(run["game"], run["players"], run["options"], run["seed"], run["bots"], len(played), rows)


def row_of(bot: str, seats: int, played: list[Any], rating: tuple[float, float]) -> LevelRow:
    """One level's row."""
    wins, thought, ms, most = 0.0, 0, 0.0, 0.0
    players = len(played[0]["bots"]) if played else 1
    for game in played:
        own = [seat for seat, name in enumerate(game["bots"]) if name == bot]
        wins += sum(1 for seat in own if seat in game["winners"]) / len(game["winners"])
        thought += sum(game["thought"][seat] for seat in own)
        ms += sum(game["ms"][seat] for seat in own)
        most = max([most, *(game["most_ms"][seat] for seat in own)])
    share = wins / len(played) if played else 0.0
    low, high = interval(share, len(played))
    fair = round(seats / players, 4)
    mean = round(ms / thought, 1) if thought else 0.0
    return LevelRow(bot, seats, len(played), round(share, 4), low, high, fair, *rating, mean, most)


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    middle = share + SURE**2 / (2 * games)
    reach = SURE * sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2))
    whole = 1 + SURE**2 / games
    return round(max(0.0, (middle - reach) / whole), 4), round(min(1.0, (middle + reach) / whole), 4)


def rated(bots: list[str], played: list[Any]) -> dict[str, tuple[float, float]]:
    """Plackett–Luce ratings, game by game: every bot at the table is a player, bots of one level share a rating."""
    model = PlackettLuce()
    found = {bot: model.rating() for bot in bots}
    for game in played:
        if len(set(game["bots"])) < 2:
            continue
        teams = [[found[bot]] for bot in game["bots"]]
        ranks = [0.0 if seat in game["winners"] else 1.0 for seat in range(len(teams))]
        after = model.rate(teams, ranks=ranks)
        for bot in set(game["bots"]):
            own = [team[0] for team, name in zip(after, game["bots"], strict=True) if name == bot]
            found[bot].mu = sum(rating.mu for rating in own) / len(own)
            found[bot].sigma = sum(rating.sigma for rating in own) / len(own)
    return {bot: (round(rating.mu, 2), round(rating.sigma, 2)) for bot, rating in found.items()}


def in_lines(table: Standings) -> str:
    """The table for people."""
    lines = [f"{'bot':<10}{'wins':>8}{'95 %':>16}{'fair':>8}{'rating':>15}{'ms mean':>9}{'most':>8}"]
    for row in table.rows:
        wins, sure = f"{100 * row.share:.1f} %", f"{100 * row.low:.1f}–{100 * row.high:.1f} %"
        rating = f"{row.rating:.1f} ± {2 * row.uncertainty:.1f}"
        times = f"{row.ms_mean:>9.1f}{row.ms_most:>8.0f}"
        lines.append(f"{row.bot:<10}{wins:>8}{sure:>16}{100 * row.fair:>6.0f} %{rating:>15}{times}")
    return "\n".join([*lines, f"{table.games} games of {table.game} with {table.players} players"])
