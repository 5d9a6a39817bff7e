"""How fast the rules are, driven from Python: decisions, copies and games a second."""

import time

import msgspec

from rathaus.bots.mouse import Mouse
from rathaus.core import flow
from rathaus.core.game import Game
from rathaus.core.rng import fast

ROUNDS = 5


class GameSpeed(msgspec.Struct):
    """The best of some rounds, so that a busy machine disturbs less."""

    game: str
    players: int
    decisions_per_second: float
    copies_per_second: float
    games_per_second: float


class BenchReport(msgspec.Struct):
    """All games, and whether their rules were compiled."""

    compiled: bool
    games: list[GameSpeed]


def is_compiled() -> bool:
    """Whether the kernel in use was compiled."""
    return not flow.__file__.endswith(".py")


def bench(games: list[Game], seconds: float) -> BenchReport:
    """Measure each game with four players, or as many as it allows."""
    return BenchReport(is_compiled(), [bench_game(game, min(4, game.players[-1]), seconds) for game in games])


def bench_game(game: Game, players: int, seconds: float) -> GameSpeed:
    """Random games and copies of a position, for about so many seconds."""
    rounds = [_play(game, players, seconds / ROUNDS / 2) for _ in range(ROUNDS)]
    copies = max(_copy(game, players, seconds / ROUNDS / 2) for _ in range(ROUNDS))
    return GameSpeed(
        game=game.name,
        players=players,
        decisions_per_second=round(max(decisions for decisions, _ in rounds)),
        copies_per_second=round(copies),
        games_per_second=round(max(played for _, played in rounds), 1),
    )


def _play(game: Game, players: int, seconds: float) -> tuple[float, float]:
    mouse = Mouse(fast("bench"))
    decisions, played = 0, 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        position = game.setup(players, {}, fast(f"bench {played}"))
        while asked := position.asked():
            position.apply(asked[0], mouse.choose(position, asked[0]))
            decisions += 1
        played += 1
    spent = time.perf_counter() - started
    return decisions / spent, played / spent


def _copy(game: Game, players: int, seconds: float) -> float:
    position = game.setup(players, {}, fast("bench"))
    copies = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        for _ in range(1000):
            position.copy()
        copies += 1000
    return copies / (time.perf_counter() - started)
