"""One search for all games: imagine the hidden part, play on from each answer for a while, and estimate who will win.

All compared answers get the same worlds and dice. A game describes its own part by its `Hooks`:
which answers are worth a try, what others may have sealed, how far to look ahead, and what a position is worth.
A budget is a number of evaluations, never a time limit: the same view and seed give the same answer on any machine.
"""

from abc import ABC, abstractmethod
from math import exp
from typing import Any, Final

from mypy_extensions import mypyc_attr

from rathaus.bots.policy import Policy
from rathaus.bots.rat import Rat, drawn
from rathaus.core.flow import Position, Sealed, Step
from rathaus.core.rng import Rng, fast

KEPT: Final = 4  # number of best answers that are varied
SHARED: Final = 100  # trials whose generators are kept: making one takes longer than copying it
FAR: Final = 1000  # at most this many decisions in a playout


class Choice:
    """A candidate answer: its picks, and its total value over its trials."""

    def __init__(self, picks: list[int]) -> None:
        self.picks = picks
        self.total = 0.0
        self.tried = 0

    def share(self) -> float:
        """Its estimated share of wins."""
        return self.total / self.tried if self.tried > 0 else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks(ABC):
    """What the search needs to know about a game."""

    names: list[str]  # of the features
    weights: list[float]
    ahead: int  # number of turns in a playout
    careful: int = 0  # whether the seat that searches plays on without mistakes
    tries: int = 0  # how many answers are compared where it plays on
    tables: int = 0  # how many tables are looked at to find all answers

    def policy(self, rng: Rng) -> Policy:
        """A policy for playouts: any kind of rat."""
        return drawn(rng)

    def own_policy(self, rng: Rng) -> Policy:
        """How the seat that searches plays on if it is careful."""
        return Rat(rng, 0)

    @abstractmethod
    def clock(self, position: Position[Any, Any]) -> int:
        """The number of turns so far; it tells when a playout ends and the position is evaluated."""

    @abstractmethod
    def features(self, position: Position[Any, Any]) -> list[list[float]]:
        """By seat: the features of its prospects, numbers of about the same size."""

    def candidates(self, position: Position[Any, Any], seat: int, rng: Rng, most: int) -> list[list[int]]:
        """The answers to begin with, the policy's own among them: here, each option."""
        return [[option] for option in position.options(seat)]

    def variations(self, position: Position[Any, Any], seat: int, picks: list[int], rng: Rng) -> list[list[int]]:
        """Answers similar to this one; none if each option was a candidate."""
        return []

    def is_certain(self, position: Position[Any, Any]) -> bool:
        """Whether chance decides nothing up to the horizon, so that one trial of an answer tells all."""
        return False

    def landmark(self, position: Position[Any, Any], seat: int, number: int) -> str:
        """A name for what lies there after an answer, if playing on from it always comes to the same; else empty."""
        return ""

    def trials(self, position: Position[Any, Any], evaluations: int) -> int:
        """How many trials there are for this many evaluations: more where many end at known landmarks."""
        return evaluations

    def is_plan(self, position: Position[Any, Any]) -> bool:
        """Whether all are asked for whole plans at once: then others are assumed to search as well."""
        return False

    def sealed(self, position: Position[Any, Any], answers: list[list[int]], missing: list[int]) -> Step:
        """The step that asks for such plans, with other sealed answers."""
        raise RuntimeError(f"{type(self).__name__} has no plans")

    def believe(self, position: Position[Any, Any], seat: int, policies: list[Policy]) -> None:
        """Replace what others hide by what such players would choose: all sealed answers but one's own."""
        if self.is_plan(position):
            self.reopen(position, [other for other in range(len(policies)) if other != seat])
            seal(position, seat, policies)

    def reopen(self, position: Position[Any, Any], seats: list[int]) -> None:
        """These seats have not answered yet."""
        step = position.todo[-1]
        assert isinstance(step, Sealed), "plans are sealed"
        answers = [[] if seat in seats else picks for seat, picks in enumerate(step.answers)]
        missing = [seat for seat in range(len(answers)) if seat in seats or seat in step.missing]
        position.todo[-1] = self.sealed(position, answers, missing)


class Search:
    """The search for one question: worlds that fit what the seat knows, and dice streams that all answers share."""

    def __init__(self, hooks: Hooks, seat: int, worlds: list[Position[Any, Any]], key: str) -> None:
        self.hooks = hooks
        self.seat = seat
        self.worlds = worlds
        self.key = key
        self.limit = hooks.clock(worlds[0]) + hooks.ahead
        self.players = len(hooks.features(worlds[0]))
        self.chances: list[list[Rng]] = []
        self.known: dict[str, float] = {}  # what landmarks were worth

    def chance(self, number: int) -> list[Rng]:
        """Chance in a trial: a generator for each player, and one for the dice; each time as if it were new."""
        if number >= SHARED:
            return self.made(number)
        while len(self.chances) <= number:
            self.chances.append(self.made(len(self.chances)))
        return [rng.copy() for rng in self.chances[number]]

    def made(self, number: int) -> list[Rng]:
        """The generators of a trial."""
        begun = f"{self.key}|{number}"
        made: list[Rng] = [fast(f"{begun}|{seat}") for seat in range(self.players)]
        made.append(fast(begun))
        return made

    def policies(self, chance: list[Rng]) -> list[Policy]:
        """Players for a trial, each with its own generator; the same number gives the same players."""
        players = [self.hooks.policy(chance[seat]) for seat in range(self.players)]
        if self.hooks.careful:
            players[self.seat] = self.hooks.own_policy(chance[self.seat])
        return players

    def play_on(self, number: int, picks: list[int]) -> Position[Any, Any]:
        """One trial: give the answer in one of the worlds, and let all play on."""
        chance = self.chance(number)
        position = self.answered(number, picks, chance)
        run(position, self.policies(chance), self.hooks, self.limit)
        return position

    def answered(self, number: int, picks: list[int], chance: list[Rng]) -> Position[Any, Any]:
        """The world of a trial, once the answer is given."""
        position = self.worlds[number % len(self.worlds)].copy()
        position.rng = chance[self.players]
        for pick in picks:
            position.apply(self.seat, pick)
        return position

    def worth(self, number: int, picks: list[int]) -> float:
        """The share of the win in one trial; from a landmark, only the first trial plays on."""
        chance = self.chance(number)
        position = self.answered(number, picks, chance)
        name = self.hooks.landmark(position, self.seat, number)
        if name in self.known:
            return self.known[name]
        run(position, self.policies(chance), self.hooks, self.limit)
        share = win_share(self.hooks, position, self.seat)
        if name:
            self.known[name] = share
        return share

    def weigh(self, choices: list[Choice], evaluations: int, rng: Rng) -> list[Choice]:
        """The best answer first: where chance decides by halving, else by one trial of each."""
        if self.hooks.is_certain(self.worlds[0]):
            for choice in choices:
                self.evaluate(choice, 1)
            choices.sort(key=share_of, reverse=True)
            return choices
        return self.halved(choices, self.hooks.trials(self.worlds[0], evaluations), rng)

    def halved(self, choices: list[Choice], evaluations: int, rng: Rng) -> list[Choice]:
        """Sequential halving: try all, drop the worse half, vary the best ones, try again."""
        rounds = 1
        while 1 << rounds < len(choices):
            rounds += 1
        alive = choices
        each = 0
        for at in range(rounds):
            each += max(1, evaluations // (rounds * len(alive)))
            if at > 0:
                alive = self.widened(alive, choices, rng)
            for choice in alive:
                self.evaluate(choice, each)
            alive.sort(key=share_of, reverse=True)
            if at + 1 < rounds:
                alive = alive[: (len(alive) + 1) // 2]
        rest = [choice for choice in choices if choice not in alive]
        rest.sort(key=share_of, reverse=True)
        return alive + rest

    def widened(self, alive: list[Choice], known: list[Choice], rng: Rng) -> list[Choice]:
        """The answers still in the running; variations of the best replace the last ones."""
        found: list[Choice] = []
        for choice in alive[:KEPT]:
            for picks in self.hooks.variations(self.worlds[0], self.seat, choice.picks, rng):
                if all(picks != other.picks for other in known):
                    found.append(Choice(picks))
                    known.append(found[-1])
        return alive + found

    def evaluate(self, choice: Choice, each: int) -> None:
        """Try an answer until it has this many trials."""
        while choice.tried < each:
            choice.total += self.worth(choice.tried, choice.picks)
            choice.tried += 1


def share_of(choice: Choice) -> float:
    """For sorting."""
    return choice.share()


def run(position: Position[Any, Any], policies: list[Policy], hooks: Hooks, limit: int) -> None:
    """Play on until the turns have passed, or to the end."""
    seat = position.first_asked()
    for _ in range(FAR):
        if seat < 0 or hooks.clock(position) >= limit:
            return
        seat = position.apply(seat, policies[seat].choose(position, seat))


def win_share(hooks: Hooks, position: Position[Any, Any], seat: int) -> float:
    """How likely the seat wins: the result at the end of the game, before it a softmax of all seats' values."""
    if position.outcome is not None:
        winners = position.outcome.winners
        return 1.0 / len(winners) if seat in winners else 0.0
    return softmax([dot(hooks.weights, found) for found in hooks.features(position)])[seat]


def dot(weights: list[float], found: list[float]) -> float:
    """The value of a seat's prospects."""
    total = 0.0
    for at in range(len(found)):
        total += weights[at] * found[at]
    return total


def softmax(values: list[float]) -> list[float]:
    """Values as shares of one."""
    most = max(values)
    powers = [exp(value - most) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


def seal(position: Position[Any, Any], seat: int, policies: list[Policy]) -> None:
    """Let all others answer a sealed question by their policies; the seat itself stays missing."""
    asked = [other for other in position.asked() if other != seat]
    while asked:
        position.apply(asked[0], policies[asked[0]].choose(position, asked[0]))
        asked = [other for other in position.asked() if other != seat]


def rethink(hooks: Hooks, world: Position[Any, Any], seat: int, key: str, evaluations: int) -> None:
    """The nearest other seats search as well: each compares its answers against what the rest may have sealed.

    They guess the answer of the seat itself by a policy.
    """
    players = len(hooks.features(world))
    around = [(seat + 1) % players, (seat - 1) % players, (seat + 2) % players]
    others = [other for other in range(players) if other != seat and other in around]
    answers: list[list[int]] = []
    for other in others:
        guess = world.copy()
        hooks.reopen(guess, [other, seat])
        seal(guess, other, [hooks.policy(fast(f"{key}|{other}|{at}")) for at in range(players)])
        search = Search(hooks, other, [guess], f"{key}|{other}")
        rng = fast(f"{key}|{other}|answers")
        found = hooks.candidates(guess, other, rng, max(6, evaluations // 5))
        answers.append(search.weigh([Choice(picks) for picks in found], evaluations, rng)[0].picks)
    hooks.reopen(world, others)
    for at, other in enumerate(others):
        for pick in answers[at]:
            world.apply(other, pick)
