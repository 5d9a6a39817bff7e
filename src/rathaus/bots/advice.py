"""Advice: which answers a searching bot would consider, how likely each wins, and why; and what an answer has cost.

Everything is made from a view, as a bot's answer is: nobody learns from it what the seat may not know.
Budgets are numbers of evaluations, so the same view and seed give the same advice on any machine.
"""
# not compiled

from math import sqrt
from typing import Any

import msgspec

from rathaus.bots.levels import OLD_RAT, Budget, Mind, Thought
from rathaus.bots.search import Choice, Search, softmax
from rathaus.bots.spoken import PARTS, WINS, Part
from rathaus.bots.weights import weights_for
from rathaus.core.flow import Position
from rathaus.core.game import Game
from rathaus.core.rng import fast
from rathaus.core.view import SpelledOption, View, decision_for

TRIALS = 12  # for the reasons of an answer
OTHERS = 4  # answers that an answer is compared with
NEAR = 6  # a second answer is looked for among the best ones
FOR, AGAINST = 2, 1  # reasons that are told
LEAST = 0.004  # of the chance to win: less is no reason
LEAST_AMOUNT = 0.15
FRESH = 10_000  # trials from here on have not chosen any answer
COSTLY = 0.05  # of the chance to win


class Reason(msgspec.Struct, frozen=True):
    """One part of the value: whose it is, how much more or less of it there is on average, and for what that speaks."""

    part: str
    seat: int
    amount: float
    is_more: bool
    is_for: bool


class Advice(msgspec.Struct, frozen=True):
    """A whole answer: its picks, also spelled, the estimated chance to win, give or take, and the reasons."""

    picks: list[int]
    spelled: list[SpelledOption]
    chance: float
    doubt: float
    reasons: list[Reason]


class Verdict(msgspec.Struct, frozen=True):
    """An answer that was given: everybody's chances after it, as the seat could estimate them, and what it cost.

    `better` is there where another answer was clearly better; `reasons` say why that one is.
    """

    chances: list[float]
    cost: float = 0.0
    doubt: float = 0.0
    better: Advice | None = None


class Trials:
    """What an answer led to, trial by trial: the features of each seat, and the chances of each."""

    def __init__(self, search: Search, picks: list[int], count: int, first: int = 0) -> None:
        self.seat = search.seat
        self.features: list[list[list[float]]] = []
        self.chances: list[list[float]] = []
        self.wins = 0.0
        for number in range(first, first + count):
            position = search.play_on(number, picks)
            self.features.append(search.hooks.features(position))
            self.chances.append(chances_in(search, position, self.features[-1]))
            if position.outcome is not None:
                self.wins += self.chances[-1][self.seat] / count

    def chance(self, seat: int) -> float:
        """The average chance of a seat."""
        return sum(trial[seat] for trial in self.chances) / len(self.chances)

    def mean(self, seat: int, feature: int) -> float:
        """The average of a seat's feature."""
        return sum(trial[seat][feature] for trial in self.features) / len(self.features)


def chances_in(search: Search, position: Position[Any, Any], features: list[list[float]]) -> list[float]:
    """Everybody's share of wins: the result where the game is over, the estimate before that."""
    if position.outcome is not None:
        winners = position.outcome.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(features))]
    weights = search.hooks.weights
    return softmax([sum(w * f for w, f in zip(weights, own, strict=False)) for own in features])


# A hint.


def advised(game: Game, mind: Mind, view: View, seed: str) -> list[Advice]:
    """The two best answers, the best first; one where all others come to the same, none where there is no choice."""
    thought = Thought(game, mind, view, seed)
    best = thought.answer()
    search, weighed = thought.search, thought.weighed
    if search is None:
        return []
    known = {at: Trials(search, choice.picks, TRIALS) for at, choice in enumerate(weighed[:NEAR])}
    second = next((at for at in known if known[at].features != known[0].features), None)
    found = []
    for at in [0] if second is None else [0, second]:
        search.evaluate(weighed[at], weighed[0].tried)  # both as often
        picks = best if at == 0 else _whole(game, mind, view, seed, best[: thought.before] + weighed[at].picks)
        compared = [Trials(search, weighed[other].picks, TRIALS) for other in _others(len(weighed), at)]
        reasons = reasons_for(game.name, search, known[at], compared)
        found.append(_advice(game, view, weighed[at], picks, known[at], reasons))
    return sorted(found, key=lambda answer: -answer.chance)


def _whole(game: Game, mind: Mind, view: View, seed: str, first: list[int]) -> list[int]:
    """The whole answer that begins with these picks."""
    return Thought(game, mind, view, seed).answer(first)


def _others(count: int, own: int) -> list[int]:
    """Some answers from all ranks, to compare one with."""
    others = [at for at in range(count) if at != own]
    return others[:: max(1, len(others) // OTHERS)][:OTHERS]


def _advice(game: Game, view: View, choice: Choice, picks: list[int], trials: Trials, reasons: list[Reason]) -> Advice:
    own = [trial[trials.seat] for trial in trials.chances]
    doubt = deviation(own) / sqrt(max(1, choice.tried))
    return Advice(picks, spelled(game, view, picks), round(choice.share(), 4), round(doubt, 4), reasons)


def deviation(values: list[float]) -> float:
    """How much values differ from their average."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))


def spelled(game: Game, view: View, picks: list[int]) -> list[SpelledOption]:
    """The picks in the words of the questions."""
    world = game.imagine(view, fast("spelled"))
    found = []
    for pick in picks:
        decision = decision_for(world, view.seat)
        assert decision is not None, "the answer goes on"
        found.append(next(option for option in decision.options if option.action == pick))
        world.pick(view.seat, pick)
    return found


# Reasons.


def reasons_for(game: str, search: Search, own: Trials, others: list[Trials]) -> list[Reason]:
    """What an answer leads to, compared with others: what speaks for it most, and what against it."""
    found = [(size, reason) for size, reason in _all_reasons(game, search, own, others) if abs(size) >= LEAST]
    found.sort(key=lambda pair: (-abs(pair[0]), pair[1].part, pair[1].seat))
    speaking = [reason for _, reason in found if reason.is_for]
    return speaking[:FOR] + [reason for _, reason in found if not reason.is_for][:AGAINST]


def _all_reasons(game: str, search: Search, own: Trials, others: list[Trials]) -> list[tuple[float, Reason]]:
    found = []
    if not others:
        return []
    wins = own.wins - sum(other.wins for other in others) / len(others)
    if wins:
        found.append((wins, Reason(WINS, own.seat, 0.0, wins > 0, wins > 0)))
    for name, part in PARTS[game].items():
        for seat in range(search.players):
            size, amount = _difference(search, part, seat, own, others)
            is_natural = (amount > 0) == part.is_good  # more of what one likes
            is_for = is_natural == (seat == own.seat)
            if abs(amount) >= LEAST_AMOUNT and (size > 0) == is_for:
                counted = round(abs(amount), 1) if part.each else 0.0
                found.append((size, Reason(name, seat, counted, amount > 0, is_for)))
    return found


def _difference(search: Search, part: Part, seat: int, own: Trials, others: list[Trials]) -> tuple[float, float]:
    """What a part of a seat changes in the chance to win, and how much more of it there is."""
    hooks = search.hooks
    changes = []
    for name in part.features:
        feature = hooks.names.index(name)
        usual = sum(other.mean(seat, feature) for other in others) / len(others)
        changes.append((hooks.weights[feature], own.mean(seat, feature) - usual))
    chance, theirs = own.chance(own.seat), own.chance(seat)
    slope = chance * (1 - chance) if seat == own.seat else -chance * theirs  # of the softmax
    return slope * sum(weight * change for weight, change in changes), changes[0][1] * (part.each or 1.0)


# An analysis.

# Numbers of evaluations for each answer, whatever the rules run on: the same match gives the same analysis.
ANALYSIS: dict[str, Budget] = {
    "ratland": Budget(240, 12, 24),
    "rattus": Budget(160, 16, 24),
    "ratville": Budget(96, 8, 16),
    "ratzzia": Budget(240, 8, 32),
}
AGAIN = 64  # fresh trials, the same for the answer that was given and for the best one


def analyst(game: Game, players: int) -> Mind:
    """The mind that analyses matches."""
    return Mind(OLD_RAT, ANALYSIS[game.name], weights_for(game.name, players).weights)


def judged(game: Game, mind: Mind, view: View, seed: str, taken: list[int]) -> Verdict:
    """What an answer was worth, compared with the best one, on trials that neither of them was chosen by."""
    best = Thought(game, mind, view, seed).answer()
    search = Thought(game, mind, view, f"{seed}|again").opened()
    given = Trials(search, taken, AGAIN, FRESH)
    chances = [round(given.chance(seat), 4) for seat in range(search.players)]
    if best == taken:
        return Verdict(chances)
    other = Trials(search, best, AGAIN, FRESH)
    lost = [theirs[view.seat] - own[view.seat] for theirs, own in zip(other.chances, given.chances, strict=True)]
    cost, doubt = sum(lost) / AGAIN, deviation(lost) / sqrt(AGAIN)
    if cost < COSTLY or cost < 2 * doubt:
        return Verdict(chances, round(max(0.0, cost), 4), round(doubt, 4))
    reasons = reasons_for(game.name, search, other, [given])
    spread = deviation([trial[view.seat] for trial in other.chances]) / sqrt(AGAIN)
    chance = round(other.chance(view.seat), 4)
    better = Advice(best, spelled(game, view, best), chance, round(spread, 4), reasons)
    return Verdict(chances, round(cost, 4), round(doubt, 4), better)
