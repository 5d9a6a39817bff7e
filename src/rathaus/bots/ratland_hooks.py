"""What the search knows about RatLand: whole deployments, what others deploy, one turn ahead, and who does well."""

from typing import Any, Final

from rathaus.bots.ratland import deployment
from rathaus.bots.search import Hooks
from rathaus.core.flow import Position, Step
from rathaus.core.rng import Rng
from rathaus.games.ratland.components import INFIRMARY, LOST, NURSERY, PLACES
from rathaus.games.ratland.effects import is_final_stage
from rathaus.games.ratland.feeding import feeding_cost
from rathaus.games.ratland.rats import Deploy, new_deploy
from rathaus.games.ratland.table import Flow, Sewers

NAMES: Final = [
    "rats",
    "rats-late",
    "ahead-late",
    "cheese",
    "cheese-late",
    "cheese-of-few",
    "hunger",
    "hunger-late",
    "poisoned",
    "lost",
    "aggressive",
    "active",
    "cheese-around",
]
CLANS: Final = 12
LONGEST: Final = 9.0  # turns


class RatlandHooks(Hooks):
    """A deployment is one plan; the end of the turn tells what it was worth."""

    def __init__(self, weights: list[float]) -> None:
        self.names = NAMES + [f"clan-{clan}" for clan in range(CLANS)]
        self.weights = weights
        self.ahead = 1

    def clock(self, position: Position[Any, Any]) -> int:
        """The turn."""
        table: Sewers = position.table
        return table.turn

    def is_plan(self, position: Position[Any, Any]) -> bool:
        """A deployment is such a plan."""
        return isinstance(position.todo[-1], Deploy)

    def sealed(self, position: Position[Any, Any], answers: list[list[int]], missing: list[int]) -> Step:
        """The deployment of this turn."""
        return new_deploy(position, answers, missing)

    def candidates(self, position: Position[Any, Any], seat: int, rng: Rng, most: int) -> list[list[int]]:
        """What a rat would do, in different moods, and deployments that are more or less like it."""
        step = position.todo[-1]
        if not isinstance(step, Deploy):
            return [[option] for option in position.options(seat)]
        found: list[list[int]] = []
        for number in range(3 * most):
            if len(found) >= most:
                break
            picks = deployment(position, step, seat, rng)[len(step.answers[seat]) :]
            for _ in range(number // 4):
                picks = moved(step, seat, picks, rng)
            picks = legal(position, step, seat, picks)
            if picks not in found:
                found.append(picks)
        return found

    def variations(self, position: Position[Any, Any], seat: int, picks: list[int], rng: Rng) -> list[list[int]]:
        """A few rats elsewhere."""
        step = position.todo[-1]
        if not isinstance(step, Deploy):
            return []
        return [legal(position, step, seat, moved(step, seat, picks, rng)) for _ in range(3)]

    def features(self, position: Position[Any, Any]) -> list[list[float]]:
        """What each clan has."""
        table: Sewers = position.table
        late = is_final_stage(position)
        scores = [table.living_rats(seat) - table.graveyard[seat] for seat in range(table.players)]
        return [features_of(position, table, seat, scores, is_late=late) for seat in range(table.players)]


def features_of(flow: Flow, table: Sewers, seat: int, scores: list[int], *, is_late: bool) -> list[float]:
    """The features, in the order of the names above."""
    late = 1.0 if is_late else table.turn / LONGEST / 2
    score = scores[seat] / 4
    cheese = table.cheese[seat]
    rats = table.rats_in_sewer(seat) + table.rats[seat * PLACES + LOST]
    hunger = max(0, feeding_cost(flow.data, rats) - cheese)
    best = max([other for at, other in enumerate(scores) if at != seat])
    around = table.cheese[table.left_of(seat)] + table.cheese[table.right_of(seat)]
    found = [
        score,
        score * late,
        max(-3.0, min(3.0, (scores[seat] - best) / 2)) * late,
        cheese / 3,
        cheese * late / 3,
        min(cheese, 4) / 2.0,
        hunger / 2,
        hunger * late / 2,
        table.rats[seat * PLACES + INFIRMARY] / 2,
        table.rats[seat * PLACES + LOST] / 2,
        1.0 if table.aggressive[seat] else 0.0,
        1.0 if table.active == seat else 0.0,
        around / 6,
    ]
    clan = table.clans[seat]
    for at in range(CLANS):
        found.append((1.0 - 0.5 * late) if at == clan else 0.0)
    return found


def moved(step: Deploy, seat: int, picks: list[int], rng: Rng) -> list[int]:
    """The deployment with some rats of one zone moved; the nursery is tried more often."""
    questions = step.questions[seat][len(step.answers[seat]) :]
    zones = [at for at, question in enumerate(questions) if question < INFIRMARY]
    full = [at for at in zones if picks[at] > 0]
    changed = picks.copy()
    if not full:
        return changed
    source = full[rng.below(len(full))]
    target = zones[rng.below(len(zones))]
    if rng.below(4) == 0:
        target = questions.index(NURSERY) if NURSERY in questions else target
    rats = 1 + rng.below(min(3, picks[source]))
    changed[source] -= rats
    changed[target] += rats
    return changed


def legal(flow: Flow, step: Deploy, seat: int, picks: list[int]) -> list[int]:
    """The picks, each as close to the plan as the question allows."""
    answers = step.answers.copy()
    found: list[int] = []
    for wanted in picks:
        asked = Deploy(answers, step.missing, step.questions, step.limit)
        options = asked.options(flow, seat)
        found.append(max(options[0], min(options[-1], wanted)))
        answers = answers.copy()
        answers[seat] = [*answers[seat], found[-1]]
    return found
