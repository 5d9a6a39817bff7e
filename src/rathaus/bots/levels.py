"""The levels, from weak to strong, and how each of them answers a view, out of that and its own seed."""
# not compiled

from hashlib import sha256
from typing import Any

import msgspec

from rathaus.bots.mouse import Mouse
from rathaus.bots.policy import Policy
from rathaus.bots.random import Random
from rathaus.bots.rat import Rat
from rathaus.bots.ratland_hooks import RatlandHooks
from rathaus.bots.rattus_hooks import RattusHooks
from rathaus.bots.ratville_hooks import RatvilleHooks
from rathaus.bots.ratzzia_hooks import RatzziaHooks
from rathaus.bots.search import Choice, Hooks, Search, dot, rethink, softmax
from rathaus.bots.weights import weights_for
from rathaus.core.errors import SetupError
from rathaus.core.export import BotRecord
from rathaus.core.flow import Position
from rathaus.core.game import Game
from rathaus.core.rng import Rng, fast
from rathaus.core.view import View, encode

RANDOM, MOUSE, RAT, OLD_RAT, RAT_KING = "random", "mouse", "rat", "old-rat", "rat-king"
LEVELS = [MOUSE, RAT, OLD_RAT, RAT_KING]  # those that people may play against
POLICIES: dict[str, type[Policy]] = {RANDOM: Random, MOUSE: Mouse, RAT: Rat}
HOOKS: dict[str, type[Any]] = {
    "ratland": RatlandHooks,
    "rattus": RattusHooks,
    "ratville": RatvilleHooks,
    "ratzzia": RatzziaHooks,
}
MOST_PICKS = 100


class Budget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much a search may do for one answer, in numbers of evaluations; `others` is for what others think."""

    evaluations: int = 0
    worlds: int = 0
    candidates: int = 0
    others: int = 0


# Measured on compiled rules, 4 players: docs/bots.md has the milliseconds.
BUDGETS: dict[str, dict[str, Budget]] = {
    OLD_RAT: {
        "ratland": Budget(320, 12, 24),
        "rattus": Budget(160, 16, 24),
        "ratville": Budget(48, 8, 12),
        "ratzzia": Budget(160, 8, 24),
    },
    RAT_KING: {
        "ratland": Budget(600, 12, 40, 32),
        "rattus": Budget(800, 32, 40),
        "ratville": Budget(220, 12, 20, 16),
        "ratzzia": Budget(2400, 16, 80),
    },
}
MANY = 4  # players
SLOW_SHARE = 8  # where rules run interpreted, a search does so many times less


class Mind(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A bot as a match fixes it at its start: its level, and for a search its budget and its weights' hash."""

    level: str
    budget: Budget = Budget()
    weights: str = ""


def recorded(mind: Mind) -> BotRecord:
    """The mind as a match keeps it."""
    return BotRecord(mind.level, msgspec.to_builtins(mind.budget) if mind.weights else {}, mind.weights)


def mind_from(record: BotRecord) -> Mind:
    """The mind that a match has kept."""
    check_level(record.level)
    return Mind(record.level, msgspec.convert(record.budget, Budget), record.weights)


def bot_levels() -> list[str]:
    """All that can be asked for by name."""
    return [RANDOM, *LEVELS]


def check_level(level: str) -> None:
    """Refuse what is no level."""
    if level not in bot_levels():
        raise SetupError(f"there is no bot {level!r}; there are {', '.join(bot_levels())}")


def mind_of(game: Game, players: int, level: str, *, is_slow: bool = False) -> Mind:
    """The mind that a bot of this level has now; smaller budgets where rules are slow."""
    check_level(level)
    if level in POLICIES:
        return Mind(level)
    if game.name not in HOOKS:
        return Mind(RAT)
    budget = BUDGETS[level][game.name]
    if players > MANY:  # a turn of many takes longer
        less = budget.evaluations * MANY // players, budget.worlds, budget.candidates * MANY // players
        budget = Budget(*less, budget.others * MANY // players)
    if is_slow:
        budget = Budget(
            max(8, budget.evaluations // SLOW_SHARE),
            max(2, budget.worlds // 2),
            max(4, budget.candidates // 3),
            budget.others // SLOW_SHARE,
        )
    return Mind(level, budget, weights_for(game.name, players).sha256)


def hooks_for(game: str, weights: list[float]) -> Hooks:
    """The game's own part of the search."""
    hooks: Hooks = HOOKS[game](weights)
    return hooks


class Reason(msgspec.Struct, frozen=True):
    """An answer that was weighed: its picks, its estimated share of wins, and the parts of the value, by name."""

    picks: list[int]
    share: float
    parts: dict[str, float]


def answer(game: Game, mind: Mind, view: View, seed: str, weights: list[float] | None = None) -> list[int]:
    """The whole answer to what the view asks: the same for the same view, mind, seed and weights."""
    if mind.level in POLICIES:
        return by_policy(game, mind.level, view, key_of(view, seed))
    return Thought(game, mind, view, seed, weights).answer()


def key_of(view: View, seed: str) -> str:
    """What all chance of one answer comes from."""
    return f"{seed}|{sha256(encode(view)).hexdigest()}"


def by_policy(game: Game, level: str, view: View, key: str) -> list[int]:
    """One pick after the other, as the policy says."""
    position = game.imagine(view, fast(f"imagine|{key}"))
    policy = make_policy(level, fast(f"bot|{key}"))
    picks: list[int] = []
    while len(picks) < MOST_PICKS:
        picks.append(policy.choose(position, view.seat))
        if not position.pick(view.seat, picks[-1]):
            break
    return picks


def make_policy(level: str, rng: Rng) -> Policy:
    """The policy of that name."""
    made: Any = POLICIES[level]
    policy: Policy = made(rng)
    return policy


class Thought:
    """A search for the answer to one view."""

    def __init__(self, game: Game, mind: Mind, view: View, seed: str, weights: list[float] | None = None) -> None:
        self.game = game
        self.mind = mind
        self.seat = view.seat
        self.key = key_of(view, seed)
        self.worlds = [game.imagine(view, fast(f"imagine|{self.key}|{at}")) for at in range(mind.budget.worlds)]
        players = self.worlds[0].table.players
        self.hooks = hooks_for(game.name, weights or weights_for(game.name, players).weights)
        self.weighed: list[Choice] = []
        self.search: Search | None = None

    def answer(self) -> list[int]:
        """Search for the first picks, then for those that go on from there, until the answer is whole."""
        picks: list[int] = []
        goes_on = True
        while goes_on and len(picks) < MOST_PICKS:
            chosen = self.step(len(picks))
            for pick in chosen:
                picks.append(pick)
                for world in self.worlds:
                    goes_on = world.pick(self.seat, pick)
        return picks

    def step(self, at: int) -> list[int]:
        """The best picks from here."""
        world = self.worlds[0]
        options = world.options(self.seat)
        if len(options) == 1:
            return options
        rng = fast(f"{self.key}|answers {at}")
        self.believe(at)
        budget = self.mind.budget
        found = self.hooks.candidates(world, self.seat, rng, budget.candidates)
        if len(found) == 1:
            return found[0]
        search = Search(self.hooks, self.seat, [world.copy() for world in self.worlds], f"{self.key}|{at}")
        weighed = search.weigh([Choice(picks) for picks in found], budget.evaluations, rng)
        if not self.weighed:
            self.weighed, self.search = weighed, search
        return weighed[0].picks

    def believe(self, at: int) -> None:
        """Fill in what others hide, world by world; in three of four worlds others may think themselves."""
        budget = self.mind.budget
        for number, world in enumerate(self.worlds):
            seats = range(world.table.players)
            key = f"{self.key}|{at}|believe {number}"
            policies = [self.hooks.policy(fast(f"{key}|{seat}")) for seat in seats]
            self.hooks.believe(world, self.seat, policies)
            if budget.others and number % 4 and self.hooks.is_plan(world):
                rethink(self.hooks, world, self.seat, key, budget.others)

    def reasons(self) -> list[Reason]:
        """The two best answers, with what speaks for each."""
        if self.search is None:
            return []
        return [reason_for(self.hooks, self.search, choice) for choice in self.weighed[:2]]


def reason_for(hooks: Hooks, search: Search, choice: Choice) -> Reason:
    """The parts of the value that part the seat from the others, on average over some trials, largest first."""
    seat, trials = search.seat, min(8, choice.tried)
    parts = [0.0] * len(hooks.names)
    for number in range(trials):
        found = hooks.features(search.play_on(number, choice.picks))
        for at in range(len(parts)):
            others = [own[at] for other, own in enumerate(found) if other != seat]
            parts[at] += hooks.weights[at] * (found[seat][at] - sum(others) / len(others)) / trials
    named = sorted(zip(hooks.names, parts, strict=True), key=lambda part: -abs(part[1]))
    return Reason(choice.picks, round(choice.share(), 4), {name: round(part, 3) for name, part in named if part})


def shares(game: Game, weights: list[float], position: Position[Any, Any]) -> list[float]:
    """Everybody's estimated share of wins in a position."""
    hooks = hooks_for(game.name, weights)
    return softmax([dot(weights, found) for found in hooks.features(position)])
