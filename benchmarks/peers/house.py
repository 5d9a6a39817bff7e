"""The rules of rathaus, compiled: random play driven from Python, in the compiled loop, and copies."""

from timing import rate, seconds, tell

from rathaus.arena.bench import set_ups
from rathaus.bots.levels import is_compiled
from rathaus.bots.policy import play_out
from rathaus.bots.random import Random
from rathaus.core.rng import fast
from rathaus.games import GAMES


def measured(game):
    """The figures of one game with its usual options and four players."""
    options = set_ups(game)[0]
    player = Random(fast("peers"))
    seeds = iter(range(10**9))

    def begun():
        return game.setup(4, options, fast(f"peers {next(seeds)}"))

    def driven():
        position, decisions = begun(), 0
        while asked := position.asked():
            position.apply(asked[0], player.choose(position, asked[0]))
            decisions += 1
        return decisions

    first = begun()

    def copies():
        for _ in range(1000):
            first.copy()
        return 1000

    return {
        "name": f"{game.title} compiled",
        "players": 4,
        "driven": rate(driven, seconds()),
        "own": rate(lambda: play_out(begun(), [player] * 4, []), seconds()),
        "copies": rate(copies, seconds()),
    }


assert is_compiled(), "put build/compiled on PYTHONPATH"
tell([measured(game) for game in GAMES.values()])
