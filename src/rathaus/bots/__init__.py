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
    """The bot of that level, with its own random generator; one that searches must know the game."""
    check_level(level)
    if level in POLICIES:
        return make_policy(level, fast(f"bot|{seed}"))
    if game is None:
        raise SetupError(f"{level} has to know which game it plays")
    return Searching(game, level, seed, mind)


class Searching(Policy):
    """A bot as a policy: it looks only at what its seat may see."""

    def __init__(self, game: Game, level: str, seed: str, mind: Mind | None = None) -> None:
        self.game = game
        self.level = level
        self.seed = seed
        self.mind = mind
        self.picks: list[int] = []  # the picks still to make of the current answer

    def choose(self, position: Position[Any, Any], seat: int) -> int:
        """The next pick of its answer."""
        if not self.picks:
            self.picks = self.answer(position, seat)
        return self.picks.pop(0)

    def answer(self, position: Position[Any, Any], seat: int) -> list[int]:
        """Its whole answer."""
        mind = self.mind or mind_of(self.game, position.table.players, self.level)
        return answer(self.game, mind, self.game.see(position, seat), f"{self.seed}|{seat}")


__all__ = ["LEVELS", "RAT", "STRONGEST", "SUBSTITUTE", "Mind", "make_bot", "mind_of"]
