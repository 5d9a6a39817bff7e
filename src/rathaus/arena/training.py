"""Training: bots play, a value is fitted to who won, bots play with it, and the better value is kept."""

from math import ceil
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from rathaus.arena.bench import set_ups
from rathaus.arena.tournament import interval
from rathaus.bots import Searching
from rathaus.bots.fit import Sample, fit
from rathaus.bots.levels import Budget, Mind, hooks_for
from rathaus.bots.policy import Policy
from rathaus.bots.rat import drawn
from rathaus.bots.search import Hooks
from rathaus.core.flow import Position
from rathaus.core.game import Game
from rathaus.core.rng import fast
from rathaus.games import GAMES

# What a range of player counts is trained with.
RANGES = {
    "ratland": {2: (2, 2), 4: (3, 6), 8: (7, 12)},
    "rattus": {2: (2, 2), 4: (3, 6)},
    "ratville": {2: (2, 2), 4: (3, 4)},
    "ratzzia": {2: (2, 2), 4: (3, 5)},
}
# How much bots search in training games: less than those that people play against.
LESSONS = {
    "ratland": Budget(60, 4, 10),
    "rattus": Budget(32, 8, 24),
    "ratville": Budget(16, 4, 6),
    "ratzzia": Budget(40, 4, 10),
}
EXPLORING = 4  # one of this many seats plays by a policy, so that all kinds of positions come up


def play_lesson(run: dict[str, Any], number: int) -> list[Any]:
    """One game between bots with these weights (or by policies if there are none): its positions, and who won."""
    game: Game = GAMES[run["game"]]
    seed = f"train/{run['seed']}/{run['round']}/{number}"
    options = set_ups(game)[number % len(set_ups(game))]
    position = game.setup(run["players"], options, fast(seed))
    hooks = hooks_for(game.name, run["weights"])
    bots = [learner(game, run["weights"], seed, seat) for seat in range(run["players"])]
    found = played(position, bots, hooks)
    outcome = position.outcome
    assert outcome is not None, "a game has an end"
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(run["players"])]
    return [found, shares]


def learner(game: Game, weights: list[float], seed: str, seat: int) -> Policy:
    """A bot that searches a little, or a rat of any kind."""
    rng = fast(f"{seed}/{seat}")
    if not weights or rng.below(EXPLORING) == 0:
        return drawn(rng)
    return Searching(game, "old-rat", f"{seed}/{seat}", Mind("old-rat", LESSONS[game.name], weights))


def played(position: Position[Any, Any], bots: list[Policy], hooks: Hooks) -> list[list[list[float]]]:
    """Play to the end; the features at the beginning of each turn, rounded."""
    found: list[list[list[float]]] = []
    clock = hooks.clock(position)
    while asked := position.asked():
        position.apply(asked[0], bots[asked[0]].choose(position, asked[0]))
        if hooks.clock(position) != clock and position.outcome is None:
            clock = hooks.clock(position)
            found.append([[round(value, 4) for value in own] for own in hooks.features(position)])
    return found


def fitted(lessons: list[Any], names: int) -> list[float]:
    """The weights that explain the winners best."""
    return fit([Sample(features, shares) for found, shares in lessons for features in found], names)


def play_trial(run: dict[str, Any], number: int) -> float:
    """One game of new weights, in every other seat, against old ones; return the new ones' share of the win."""
    game: Game = GAMES[run["game"]]
    seed = f"trial/{run['seed']}/{run['round']}/{number // 2}"
    options = set_ups(game)[number // 2 % len(set_ups(game))]
    position = game.setup(run["players"], options, fast(seed))
    is_new = [(seat + number) % 2 == 0 for seat in range(run["players"])]
    minds = {new: Mind("old-rat", LESSONS[game.name], run["new" if new else "old"]) for new in (True, False)}
    bots = [Searching(game, "old-rat", f"{seed}/{number}/{seat}", minds[new]) for seat, new in enumerate(is_new)]
    while asked := position.asked():
        position.apply(asked[0], bots[asked[0]].choose(position, asked[0]))
    outcome = position.outcome
    assert outcome is not None, "a game has an end"
    return sum(is_new[winner] for winner in outcome.winners) / len(outcome.winners)


class TrainingProgress(msgspec.Struct):
    """The progress of a training, which can be resumed."""

    game: str
    players: int
    seed: str
    games: int
    round: int = 0
    weights: list[float] = []
    lessons: list[Any] = []
    seconds: float = 0.0
    played: int = 0
    story: list[str] = []


def begun(file: Path | None, game: str, players: int, seed: str, games: int) -> TrainingProgress:
    """The course in the file if it has the same settings, else a new one."""
    if file is not None and file.exists():
        course = msgspec.json.decode(file.read_bytes(), type=TrainingProgress)
        if (course.game, course.players, course.seed, course.games) == (game, players, seed, games):
            return course
    return TrainingProgress(game, players, seed, games)


def run_of(course: TrainingProgress) -> dict[str, Any]:
    """What a process has to know for a lesson."""
    return {
        "game": course.game,
        "players": course.players,
        "seed": course.seed,
        "round": course.round,
        "weights": course.weights,
    }


def trial_of(course: TrainingProgress, new: list[float]) -> dict[str, Any]:
    """What a process has to know for a trial."""
    return {**run_of(course), "old": course.weights, "new": new}


def lessons_in(course: TrainingProgress) -> int:
    """How many games a round has: policies play fast, so they may play more."""
    return course.games if course.weights else 4 * course.games


def after_lessons(course: TrainingProgress, lessons: list[Any]) -> list[float]:
    """The weights that this round suggests, from all games so far."""
    names = len(hooks_for(course.game, []).names)
    course.lessons = [*course.lessons, *lessons]
    course.played += len(lessons)
    return fitted(course.lessons, names)


def trials_in(course: TrainingProgress) -> int:
    """How many games decide between old weights and new ones."""
    return 2 * ceil(course.games / 4)


def decided(course: TrainingProgress, new: list[float], trials: list[float], begun_at: float) -> bool:
    """Keep the better weights, judged by matches; return whether they are the new ones."""
    course.played += len(trials)
    share = sum(trials) / len(trials) if trials else 1.0
    is_better = share >= 0.5
    if trials:
        low, high = interval(share, len(trials))
        won = f"won {100 * share:.1f} % ({100 * low:.0f}–{100 * high:.0f} %) of {len(trials)}"
        course.story.append(f"round {course.round}: {'kept' if is_better else 'dropped'}, {won}")
    if is_better:
        course.weights = new
    course.round += 1
    course.seconds += perf_counter() - begun_at
    return is_better
