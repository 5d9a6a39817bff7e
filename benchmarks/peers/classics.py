"""PettingZoo's classics: random play driven from Python, with the mask of legal actions. They have no copy."""

from importlib import import_module

import numpy as np
from timing import rate, seconds, tell

GAMES = ["tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "chess_v6", "hanabi_v5"]


def measured(name):
    """The figures of one game."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    dice = np.random.default_rng(1)

    def driven():
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, has_ended, is_cut, _ = env.last()
            is_over = has_ended or is_cut
            env.step(None if is_over else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += not is_over
        return decisions

    return {
        "name": f"PettingZoo {name}",
        "players": len(env.possible_agents),
        "driven": rate(driven, seconds()),
        "own": None,
        "copies": None,
    }


tell([measured(name) for name in GAMES])
