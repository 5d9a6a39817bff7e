"""What a game's tests tell the kit, and the cases that it tries."""

import random
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Protocol

from rathaus.core.flow import Position
from rathaus.core.game import Game, Options
from rathaus.core.rng import fast
from rathaus.core.seats import SPECTATOR

AnyPosition = Position[Any, Any]


class NonconformanceError(AssertionError):
    """A game breaks one of the kit's properties."""


class Chooser(Protocol):
    """Whatever chooses for a seat: a policy."""

    def choose(self, position: AnyPosition, seat: int) -> int:
        """One of the seat's options."""


class Spec:
    """A game with what its tests know of it.

    `redeal(position, seat, rng)` is written from the rules: it returns a copy in which all that the seat (or a
    spectator) cannot know is dealt again. `policies` are made from a seed, so that the same one can be made twice.
    """

    def __init__(
        self,
        game: Game,
        redeal: Callable[[AnyPosition, int, random.Random], AnyPosition],
        policies: list[Callable[[str], Chooser]],
    ) -> None:
        self.game = game
        self.redeal = redeal
        self.policies = policies
        self.lengths: dict[str, int] = {}  # of the cases that were walked through


class Case:
    """One game to be tried: this many players, these options, this seed."""

    def __init__(self, players: int, options: Options, seed: int) -> None:
        self.players = players
        self.options = options
        self.seed = seed

    def __repr__(self) -> str:
        return f"Case(players={self.players}, options={self.options}, seed={self.seed})"

    def begin(self, game: Game) -> AnyPosition:
        """The game at its first question."""
        return game.setup(self.players, self.options, fast(str(self.seed)))

    def viewers(self) -> list[int]:
        """Everybody who watches: each seat, and a spectator."""
        return [*range(self.players), SPECTATOR]

    def chance(self, purpose: str) -> random.Random:
        """Random numbers for the kit's own choices, apart from the game's."""
        return random.Random(f"{self.seed}|{self.players}|{purpose}")


def setups(game: Game) -> list[tuple[int, Options]]:
    """Every player count and every value of every option at least once, with as few games as that takes."""
    counts = list(game.players)
    longest = max([len(counts), *(len(option.values) for option in game.option_list)])
    covered = []
    for at in range(longest):
        options = {option.name: option.values[at % len(option.values)] for option in game.option_list}
        covered.append((counts[at % len(counts)], options))
    return covered


class RandomMove:
    """One random choice that a walk is about to make."""

    def __init__(self, position: AnyPosition, seat: int, action: int, number: int) -> None:
        self.position = position
        self.seat = seat
        self.action = action
        self.number = number


def walk(spec: Spec, case: Case) -> Iterator[RandomMove]:
    """Play a random game: yields each choice before it is made on the yielded position."""
    chance = case.chance("walk")
    position = case.begin(spec.game)
    bound = spec.game.bound(case.players)
    for number in count():
        asked = position.asked()
        if not asked:
            return
        require(number < bound, f"the game goes on after {bound} decisions")
        seat = chance.choice(asked)
        options = position.options(seat)
        require(bool(options), f"seat {seat} is asked and offered nothing")
        move = RandomMove(position, seat, chance.choice(options), number)
        yield move
        position.play(move.seat, move.action)


def sampled(spec: Spec, case: Case, purpose: str, moments: int) -> Iterator[RandomMove]:
    """A random game, but only some of its moments."""
    length = spec.lengths.get(repr(case)) or sum(1 for _ in walk(spec, case))
    spec.lengths[repr(case)] = length
    chosen = set(case.chance(purpose).sample(range(length), min(moments, length)))
    for move in walk(spec, case):
        if move.number in chosen:
            yield move


def require(holds: bool, complaint: str) -> None:
    """Complain where a property does not hold."""
    if not holds:
        raise NonconformanceError(complaint)
