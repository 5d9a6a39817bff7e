"""The levels, from weak to strong, and how each of them answers a view with the help of its own seed."""
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
from rathaus.bots.search import Choice, Hooks, Search, rethink
from rathaus.bots.weights import weights_for
from rathaus.core import flow
from rathaus.core.errors import SetupError
from rathaus.core.export import BotRecord
from rathaus.core.game import Game
from rathaus.core.rng import Rng, fast
from rathaus.core.view import View, encode_table

RANDOM, MOUSE, RAT, OLD_RAT, RAT_KING = "random", "mouse", "rat", "old-rat", "rat-king"
LEVELS = [MOUSE, RAT, OLD_RAT, RAT_KING]  # those that people may play against
POLICIES: dict[str, type[Policy]] = {RANDOM: Random, MOUSE: Mouse, RAT: Rat}
HOOKS: dict[str, type[Any]] = {
    "ratland": RatlandHooks,
    "rattus": RattusHooks,
    "ratville": RatvilleHooks,
    "ratzzia": RatzziaHooks,
}
VERSION = 3  # of everything that affects a mind's answers: `tests/bots/test_version.py` fails when it must be raised
PARTS = 10_000  # weights have four decimals; a match keeps them as integers, which every JSON library writes alike


class Budget(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How much a search may do for one answer, in numbers of evaluations.

    `others` is for the other seats' searches, `ahead` the number of turns or rounds if it is not the game's usual one.
    What `careful`, `tries` and `tables` mean is said in `Hooks`.
    """

    evaluations: int = 0
    worlds: int = 0
    candidates: int = 0
    others: int = 0
    ahead: int = 0
    careful: int = 0
    tries: int = 0
    tables: int = 0


# Measured on compiled rules, 4 players: docs/bots.md has the milliseconds.
BUDGETS: dict[str, dict[str, Budget]] = {
    OLD_RAT: {
        "ratland": Budget(320, 12, 24),
        "rattus": Budget(32, 8, 24),
        "ratville": Budget(48, 8, 12),
        "ratzzia": Budget(160, 8, 24),
    },
    RAT_KING: {
        "ratland": Budget(960, 12, 36, 40),
        "rattus": Budget(1200, 32, 40, ahead=2, careful=1),
        "ratville": Budget(400, 12, 20, 10, 2),
        "ratzzia": Budget(300, 4, 80, careful=1, tries=4, tables=300),
    },
}
# With two players of Ratzzia, support dice take more time, and a little search goes a long way.
FOR_TWO = {
    (OLD_RAT, "ratzzia"): Budget(40, 8, 24),
    (RAT_KING, "ratzzia"): Budget(200, 4, 48, careful=1, tries=2, tables=120),
}
MANY = 4  # players
SLOW_SHARE = 8  # with interpreted rules, budgets are divided by this


class Mind(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A bot as a match fixes it at its start: its level, and for a search its budget and its weights."""

    level: str
    budget: Budget = Budget()
    weights: list[float] = []


def recorded(mind: Mind) -> BotRecord:
    """The mind as a match keeps it."""
    budget = {} if mind.level in POLICIES else msgspec.to_builtins(mind.budget)
    return BotRecord(mind.level, budget, [round(weight * PARTS) for weight in mind.weights], VERSION)


def mind_from(record: BotRecord) -> Mind:
    """The mind that a match has kept; older matches kept only a hash of the weights, so the installed ones are used."""
    check_level(record.level)
    weights = [part / PARTS for part in record.weights] if isinstance(record.weights, list) else []
    return Mind(record.level, msgspec.convert(record.budget, Budget), weights)


def is_compiled() -> bool:
    """Whether the rules in use were compiled."""
    return not str(flow.__file__).endswith(".py")


def bot_levels() -> list[str]:
    """All levels that can be asked for by name."""
    return [RANDOM, *LEVELS]


def check_level(level: str) -> None:
    """Refuse an unknown level."""
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
    if players == 2:
        budget = FOR_TWO.get((level, game.name), budget)
    if players > MANY:  # a turn takes longer with many players
        budget = msgspec.structs.replace(
            budget,
            evaluations=budget.evaluations * MANY // players,
            candidates=budget.candidates * MANY // players,
            others=budget.others * MANY // players,
        )
    if is_slow:
        budget = msgspec.structs.replace(
            budget,
            evaluations=max(8, budget.evaluations // SLOW_SHARE),
            worlds=max(2, budget.worlds // 2),
            candidates=max(4, budget.candidates // 3),
            others=budget.others // SLOW_SHARE,
            tries=budget.tries // 4,
            tables=budget.tables // SLOW_SHARE,
        )
    return Mind(level, budget, weights_for(game.name, players).weights)


def hooks_for(game: str, weights: list[float]) -> Hooks:
    """The game's own part of the search."""
    hooks: Hooks = HOOKS[game](weights)
    return hooks


def answer(game: Game, mind: Mind, view: View, seed: str) -> list[int]:
    """The whole answer to what the view asks: the same for the same view, mind and seed."""
    if mind.level in POLICIES:
        return by_policy(game, mind.level, view, key_of(view, seed))
    return Thought(game, mind, view, seed).answer()


def key_of(view: View, seed: str) -> str:
    """The seed for one answer: from the bot's seed and the seat's view."""
    return f"{seed}|{sha256(encode_table(view)).hexdigest()}"


def by_policy(game: Game, level: str, view: View, key: str) -> list[int]:
    """Pick by pick, as the policy says."""
    position = game.imagine(view, fast(f"imagine|{key}"))
    return position.whole_answer(view.seat, make_policy(level, fast(f"bot|{key}")).choose)


def make_policy(level: str, rng: Rng) -> Policy:
    """The policy of that name."""
    made: Any = POLICIES[level]
    policy: Policy = made(rng)
    return policy


class Thought:
    """A search for the answer to one view."""

    def __init__(self, game: Game, mind: Mind, view: View, seed: str) -> None:
        self.game = game
        self.mind = mind
        self.seat = view.seat
        self.key = key_of(view, seed)
        self.worlds = [game.imagine(view, fast(f"imagine|{self.key}|{at}")) for at in range(mind.budget.worlds)]
        players = self.worlds[0].table.players
        self.hooks = hooks_for(game.name, mind.weights or weights_for(game.name, players).weights)
        budget = mind.budget
        self.hooks.ahead = budget.ahead or self.hooks.ahead
        self.hooks.careful, self.hooks.tries, self.hooks.tables = budget.careful, budget.tries, budget.tables
        self.weighed: list[Choice] = []
        self.search: Search | None = None
        self.before = 0  # picks without a choice, before those that were weighed

    def answer(self, first: list[int] | None = None) -> list[int]:
        """Search for the first picks (unless given), then for those that go on from there, until it is whole."""
        picks: list[int] = []
        goes_on = True
        while goes_on:
            chosen = first if first and not picks else self.step(len(picks))
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
            self.weighed, self.search, self.before = weighed, search, at
        return weighed[0].picks

    def opened(self) -> Search:
        """A search in which whole answers can be compared."""
        self.believe(0)
        return Search(self.hooks, self.seat, [world.copy() for world in self.worlds], self.key)

    def believe(self, at: int) -> None:
        """Fill in what others hide, world by world; in three of four worlds others may search as well."""
        budget = self.mind.budget
        for number, world in enumerate(self.worlds):
            seats = range(world.table.players)
            key = f"{self.key}|{at}|believe {number}"
            policies = [self.hooks.policy(fast(f"{key}|{seat}")) for seat in seats]
            self.hooks.believe(world, self.seat, policies)
            if budget.others and number % 4 and self.hooks.is_plan(world):
                rethink(self.hooks, world, self.seat, key, budget.others)
