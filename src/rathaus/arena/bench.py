"""How fast the rules are, driven from Python: decisions, copies and games per second of processor time."""

import time

import msgspec

from rathaus.bots.levels import is_compiled
from rathaus.bots.random import Random
from rathaus.core.game import Game, Options
from rathaus.core.rng import fast

ROUNDS = 8


class GameSpeed(msgspec.Struct):
    """The best of several rounds, so that other load on the machine matters less."""

    game: str
    players: int
    options: Options
    decisions_per_second: float
    copies_per_second: float
    games_per_second: float


class BenchReport(msgspec.Struct):
    """All games, and whether their rules were compiled."""

    compiled: bool
    games: list[GameSpeed]


def bench(games: list[Game], seconds: float) -> BenchReport:
    """Measure each game with four players, or as many as it allows: as usual, and with all variants on."""
    speeds = [bench_game(game, options, seconds) for game in games for options in set_ups(game)]
    return BenchReport(is_compiled(), speeds)


def set_ups(game: Game) -> list[Options]:
    """The usual options, and the last value of each."""
    usual = {option.name: option.default for option in game.option_list}
    all_on = {option.name: option.values[-1] for option in game.option_list}
    return [usual, all_on] if all_on != usual else [usual]


def bench_game(game: Game, options: Options, seconds: float) -> GameSpeed:
    """Random games and copies of a position, for about this many seconds; the best of several rounds counts."""
    players = min(4, game.players[-1])
    rounds = [_play(game, players, options, seconds / ROUNDS / 2) for _ in range(ROUNDS)]
    copies = max(_copy(game, players, options, seconds / ROUNDS / 2) for _ in range(ROUNDS))
    return GameSpeed(
        game=game.name,
        players=players,
        options=options,
        decisions_per_second=round(max(decisions for decisions, _ in rounds)),
        copies_per_second=round(copies),
        games_per_second=round(max(played for _, played in rounds), 1),
    )


def _play(game: Game, players: int, options: Options, seconds: float) -> tuple[float, float]:
    player = Random(fast("bench"))
    decisions, played = 0, 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        position = game.setup(players, options, fast(f"bench {played}"))
        while asked := position.asked():
            position.apply(asked[0], player.choose(position, asked[0]))
            decisions += 1
        played += 1
    spent = time.process_time() - started
    return decisions / spent, played / spent


def _copy(game: Game, players: int, options: Options, seconds: float) -> float:
    position = game.setup(players, options, fast("bench"))
    copies = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        for _ in range(1000):
            position.copy()
        copies += 1000
    return copies / (time.process_time() - started)
