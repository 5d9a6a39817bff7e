"""RLCard: random play driven from Python, and steps back where a game can (RLCard's way to branch)."""

import random
from copy import deepcopy

import rlcard
from timing import rate, seconds, tell

GAMES = ["leduc-holdem", "limit-holdem", "blackjack", "uno", "doudizhu", "gin-rummy"]


def measured(name):
    """The figures of one game."""
    env = rlcard.make(name, config={"seed": 1})

    def driven():
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    def copies():
        for _ in range(10):
            deepcopy(env.game)
        return 10

    env.reset()
    row = {"name": f"RLCard {name}", "players": env.num_players, "driven": rate(driven, seconds()), "own": None}
    env.reset()
    return {**row, "copies": rate(copies, seconds())}


tell([measured(name) for name in GAMES])
