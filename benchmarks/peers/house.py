"""The rules of rathaus: random play driven from Python, in our own loop, and copies; compiled also what bots do.

Whether they run compiled or interpreted is up to PYTHONPATH.
"""

import random

from timing import rate, seconds, tell

from rathaus.arena.bench import set_ups
from rathaus.bots import make_bot, mind_of
from rathaus.bots.levels import OLD_RAT, RAT, Thought, is_compiled
from rathaus.bots.policy import play_out
from rathaus.bots.random import Random
from rathaus.bots.search import Choice
from rathaus.core.rng import fast
from rathaus.games import GAMES

PLAYERS = 4
MOMENTS = 8  # of a game, for the search
TRIALS = 16


def measured(game):
    """The figures of one game with its usual options."""
    seeds = iter(range(10**9))
    dice = random.Random(1)
    player = Random(fast("peers"))

    def begun():
        return game.setup(PLAYERS, set_ups(game)[0], fast(f"peers {next(seeds)}"))

    def driven():
        position, decisions = begun(), 0
        seat = position.first_asked()
        while seat >= 0:
            options = position.options(seat)
            seat = position.apply(seat, options[int(dice.random() * len(options))])
            decisions += 1
        return decisions

    first = begun()

    def copies():
        for _ in range(1000):
            first.copy()
        return 1000

    row = {
        "name": f"{type(game).__name__} {'compiled' if is_compiled() else 'interpreted'}",
        "players": PLAYERS,
        "driven": rate(driven, seconds()),
        "own": rate(lambda: play_out(begun(), [player] * PLAYERS), seconds()),
        "copies": rate(copies, seconds()),
    }
    return {**row, **of_bots(game)} if is_compiled() else row


def of_bots(game):
    """Playouts from the middle of a game to its end with the policy `rat`, and evaluations of the search."""
    log = []
    play_out(dealt(game), rats("first"), log)
    middle = after(game, log[: len(log) // 2])
    numbers = iter(range(10**9))

    def playout():
        number = next(numbers)
        position = middle.copy()
        position.rng = fast(f"playout {number}")
        play_out(position, rats(number))
        return 1

    searches = [search for at in range(MOMENTS) if (search := searched(game, log[: len(log) * at // MOMENTS]))]

    def evaluations():
        for search, picks in searches:
            search.evaluate(Choice(picks), TRIALS)
        return TRIALS * len(searches)

    return {"playouts": rate(playout, seconds()), "evaluations": rate(evaluations, seconds())}


def searched(game, log):
    """What the search of `old-rat` compares after these decisions: itself and its first candidate; None: no choice."""
    position = after(game, log)
    seat = position.first_asked()
    if len(position.options(seat)) == 1:
        return None
    thought = Thought(game, mind_of(game, PLAYERS, OLD_RAT), game.see(position, seat), "search")
    search = thought.opened()
    return search, search.hooks.candidates(search.worlds[0], seat, fast("candidates"), TRIALS)[0]


def dealt(game):
    """Always the same game."""
    return game.setup(PLAYERS, set_ups(game)[0], fast("the same"))


def after(game, log):
    """That game after some decisions."""
    position = dealt(game)
    for seat, action in log:
        position.apply(seat, action)
    return position


def rats(seed):
    """Four of them."""
    return [make_bot(RAT, f"{seed} {seat}") for seat in range(PLAYERS)]


tell([measured(game) for game in GAMES.values()])
