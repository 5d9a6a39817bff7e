"""Rat: the hand-made bot, which knows how to play each game."""

from typing import Any, Final

from rathaus.bots import ratland, rattus, ratville, ratzzia
from rathaus.bots.policy import Policy
from rathaus.bots.ratville_plan import best_plan
from rathaus.core.flow import Position
from rathaus.core.rng import Rng
from rathaus.games.ratland.rats import Deploy
from rathaus.games.ratland.table import Sewers
from rathaus.games.rattus.table import Europe
from rathaus.games.ratville.planning import Plan
from rathaus.games.ratville.table import Towns
from rathaus.games.ratzzia.rolling import MarkDice
from rathaus.games.ratzzia.table import Cupboard

SLIPS: Final = 3  # of a hundred decisions


class Rat(Policy):
    """Plays by rules of thumb, from what its seat may know; a little unpredictable.

    In `slips` of a hundred decisions it ignores the rules of thumb. Within one answer it keeps to its plan.
    """

    def __init__(self, rng: Rng, slips: int = SLIPS) -> None:
        self.rng = rng
        self.slips = slips
        self.plan: list[int] = []
        self.planner = -1
        self.rolled: list[int] = []  # Ratzzia: the roll that was looked at
        self.unplanned: list[int] = []

    def choose(self, position: Position[Any, Any], seat: int) -> int:
        """What the rules of thumb say; any option in a game that it does not know."""
        step = position.todo[-1]
        if isinstance(step, Deploy):
            return self.deploy(position, step, seat)
        options = position.options(seat)
        if len(options) == 1 or self.is_slip():
            return options[self.rng.below(len(options))]
        if isinstance(step, Plan):
            return self.assign(position, step, seat, options)
        return self.by_thumb(position, seat, options)

    def is_slip(self) -> bool:
        """Whether it ignores the rules of thumb this time."""
        return self.slips > 0 and self.rng.below(100) < self.slips

    def by_thumb(self, position: Position[Any, Any], seat: int, options: list[int]) -> int:
        """The rules of thumb of the game that lies on the table."""
        table = position.table
        if isinstance(table, Sewers):
            return ratland.choose(position, seat)
        if isinstance(table, Europe):
            return rattus.choose(position, seat, options, self.rng)
        if isinstance(table, Towns):
            return ratville.choose(position, seat, options)
        if isinstance(table, Cupboard):
            return self.in_cupboard(position, seat, options)
        return options[self.rng.below(len(options))]

    def in_cupboard(self, position: Position[Any, Any], seat: int, options: list[int]) -> int:
        """Ratzzia's rules of thumb; what would be placed is found out once for each roll."""
        step = position.todo[-1]
        if not isinstance(step, MarkDice):
            return ratzzia.choose_from(position, seat, options)
        table: Cupboard = position.table
        if self.rolled is not table.rolled:
            self.rolled, self.unplanned = table.rolled, ratzzia.unplanned(position, seat)
        return ratzzia.choose_mark(position, step, self.unplanned)

    def deploy(self, position: Position[Any, Any], step: Deploy, seat: int) -> int:
        """The next pick of a deployment that is planned as a whole; a pick that is no longer possible is adjusted."""
        picked = step.answers[seat]
        if not picked or self.planner != seat or self.plan[: len(picked)] != picked:
            deployed = ratland.scattered if self.is_slip() else ratland.deployment
            self.plan, self.planner = deployed(position, step, seat, self.rng), seat
        question = step.question(seat)
        most = step.most(position, seat, question)
        return most if question == step.rest else max(0, min(most, self.plan[len(picked)]))

    def assign(self, position: Position[Any, Any], step: Plan, seat: int, options: list[int]) -> int:
        """The next die of a plan for all four."""
        picked = step.answers[seat]
        if not picked or self.planner != seat or self.plan[: len(picked)] != picked:
            self.plan, self.planner = best_plan(position, seat, picked), seat
        return self.plan[len(picked)] if self.plan[len(picked)] in options else options[0]


def drawn(rng: Rng) -> Rat:
    """A random kind of player: mostly one that follows the rules of thumb, sometimes one that often ignores them."""
    return Rat(rng, DRAWN[rng.below(len(DRAWN))])


DRAWN: Final = [0, 0, 0, 5, 5, 15, 30]
