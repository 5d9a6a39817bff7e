"""Bots by name."""

from typing import Any

from rathaus.bots.levels import LEVELS, OLD_RAT, POLICIES, RAT, Mind, answer, check_level, make_policy, mind_of
from rathaus.bots.policy import Policy
from rathaus.core.errors import SetupError
from rathaus.core.flow import Position
from rathaus.core.game import Game
from rathaus.core.rng import fast

STRONGEST = LEVELS[-1]
SUBSTITUTE = OLD_RAT  # who takes the seat of somebody who has left


def make_bot(level: str, seed: str, game: Game | None = None, mind: Mind | None = None) -> Policy:
    """The bot of that level, with a chance of its own; one that searches must know the game."""
    check_level(level)
    if level in POLICIES:
        return make_policy(level, fast(f"bot|{seed}"))
    if game is None:
        raise SetupError(f"{level} has to know which game it plays")
    return Searching(game, level, seed, mind)


class Searching(Policy):
    """A searching bot where a policy is wanted: it looks at what its seat may see, and nothing else."""

    def __init__(
        self, game: Game, level: str, seed: str, mind: Mind | None = None, weights: list[float] | None = None
    ) -> None:
        self.game = game
        self.weights = weights
        self.level = level
        self.seed = seed
        self.mind = mind
        self.picks: list[int] = []  # the rest of an answer that is being given

    def choose(self, position: Position[Any, Any], seat: int) -> int:
        """The next pick of its answer."""
        if not self.picks:
            view = self.game.see(position, seat)
            mind = self.mind or mind_of(self.game, position.table.players, self.level)
            self.picks = answer(self.game, mind, view, f"{self.seed}|{seat}", self.weights)
        return self.picks.pop(0)


__all__ = ["LEVELS", "RAT", "STRONGEST", "SUBSTITUTE", "Mind", "make_bot", "mind_of"]
