"""What the search knows about Ratville: whole plans, what others may have planned, one round ahead, and who grows."""

from typing import Any, Final

from rathaus.bots.policy import Policy
from rathaus.bots.ratville_plan import best_plan
from rathaus.bots.ratville_worth import Eye, burden, worth_of_card
from rathaus.bots.search import Hooks
from rathaus.core.flow import Position, Step
from rathaus.core.rng import Rng
from rathaus.games.ratville.components import DICE, FOOD, HUNTER, PREACHER, RESOURCES
from rathaus.games.ratville.planning import Plan
from rathaus.games.ratville.population import food_due
from rathaus.games.ratville.table import Flow, Towns

NAMES: Final = [
    "people",
    "people-late",
    "ahead-late",
    "scrap",
    "mechanism",
    "module",
    "food",
    "hunger",
    "riches-late",
    "buildings",
    "objects",
    "hand",
    "creatures",
    "wounds",
    "first",
    "strength",
    "cards",
]
CHARACTERS: Final = list(range(PREACHER, HUNTER + 1))


class RatvilleHooks(Hooks):
    """Four characters are one plan; the end of the round tells what it was worth."""

    def __init__(self, weights: list[float]) -> None:
        self.names = NAMES
        self.weights = weights
        self.ahead = 1

    def clock(self, position: Position[Any, Any]) -> int:
        """The round."""
        table: Towns = position.table
        return table.round

    def is_plan(self, position: Position[Any, Any]) -> bool:
        """Planning is such a plan."""
        return isinstance(position.todo[-1], Plan)

    def sealed(self, position: Position[Any, Any], answers: list[list[int]], missing: list[int]) -> Step:
        """The planning of this round."""
        return Plan(answers, missing)

    def believe(self, position: Position[Any, Any], seat: int, policies: list[Policy]) -> None:
        """Others plan by policies; once plans are made, assume that a rat made those that lie face down."""
        super().believe(position, seat, policies)
        if not self.is_plan(position):
            guess_plans(position, seat)

    def candidates(self, position: Position[Any, Any], seat: int, rng: Rng, most: int) -> list[list[int]]:
        """The plan of a rat, and others that are more or less like it."""
        step = position.todo[-1]
        if not isinstance(step, Plan):
            return [[option] for option in position.options(seat)]
        picked = step.answers[seat]
        best = best_plan(position, seat, picked)
        found = [best[len(picked) :]]
        for number in range(3 * most):
            if len(found) >= most:
                break
            plan = best
            for _ in range(1 + number // 8):
                plan = changed(plan, len(picked), rng)
            if is_legal(position, plan) and plan[len(picked) :] not in found:
                found.append(plan[len(picked) :])
        return found

    def variations(self, position: Position[Any, Any], seat: int, picks: list[int], rng: Rng) -> list[list[int]]:
        """One character more or in another place."""
        step = position.todo[-1]
        if not isinstance(step, Plan):
            return []
        picked = step.answers[seat]
        plans = [changed(picked + picks, len(picked), rng) for _ in range(2)]
        return [plan[len(picked) :] for plan in plans if is_legal(position, plan)]

    def features(self, position: Position[Any, Any]) -> list[list[float]]:
        """What each town has."""
        table: Towns = position.table
        return [features_of(position, table, seat) for seat in range(table.players)]


def changed(plan: list[int], first: int, rng: Rng) -> list[int]:
    """Two dice change places, or one goes to another character."""
    result = plan.copy()
    one = first + rng.below(DICE - first)
    other = first + rng.below(DICE - first)
    if one != other and rng.below(2) == 0:
        result[one], result[other] = result[other], result[one]
    else:
        free = [character for character in CHARACTERS if character not in plan]
        result[one] = free[rng.below(len(free))]
    return result


def is_legal(flow: Flow, plan: list[int]) -> bool:
    """RV-2.3: whether the mandatory characters are among them."""
    return not flow.table.is_mandatory or all([character in plan for character in flow.data.mandatory])


def guess_plans(flow: Flow, seat: int) -> None:
    """Put a rat's choice under others' dice, if it fits what lies open."""
    table = flow.table
    if table.dice[0] == 0 or table.assigned[0] == 0:
        return
    assigned = table.assigned.copy()
    for other in range(table.players):
        if other != seat:
            own = assigned[other * DICE : other * DICE + DICE]
            picked = guessed(flow, other, own)
            if picked:
                assigned[other * DICE : other * DICE + DICE] = picked
    table.assigned = assigned


def guessed(flow: Flow, seat: int, own: list[int]) -> list[int]:
    """A rat's plan with the characters that lie open; empty if that plan would have revealed other ones by now."""
    stage = flow.table.stage
    plan = best_plan(flow, seat, [])
    for slot in range(DICE):
        if (own[slot] <= stage or plan[slot] <= stage) and own[slot] != plan[slot]:
            return []
    return plan


def features_of(flow: Flow, table: Towns, seat: int) -> list[float]:
    """The features, in the order of the names above."""
    data = flow.data
    people = table.population[seat]
    best = max([other for at, other in enumerate(table.population) if at != seat])
    late = max(table.population) / data.goals[table.board]
    late = late * late
    eye = Eye(flow, seat)
    owned = table.resources[seat * RESOURCES : seat * RESOURCES + RESOURCES]
    hunger = max(0, food_due(flow, people + 1) - owned[FOOD])
    buildings = sum([worth_of_card(eye, card) for card in table.buildings[seat]])
    objects = sum([worth_of_card(eye, card) for card in table.objects[seat]])
    hand = max([worth_of_card(eye, card) for card in table.hands[seat]], default=0)
    burdens = sum([burden(eye, creature) for creature in table.creatures[seat]])
    cards = table.buildings[seat] + table.objects[seat]
    return [
        people / 3.0,
        people * late / 3.0,
        max(-3.0, min(3.0, (people - best) / 2.0)) * late,
        min(owned[0], 5) / 3.0,
        min(owned[1], 5) / 3.0,
        min(owned[2], 5) / 3.0,
        min(owned[3], 5) / 3.0,
        hunger / 2.0,
        sum(owned) * late / 6.0,
        buildings / 300.0,
        objects / 300.0,
        hand / 300.0,
        burdens / 200.0,
        sum(table.wounds[seat]) / 3.0,
        1.0 if table.start == seat else 0.0,
        len(cards) * eye.rounds / 16.0,
        sum([data.die[card] for card in cards]) / 12.0,
    ]
