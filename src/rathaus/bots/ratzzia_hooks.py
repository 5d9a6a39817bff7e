"""What the search knows about Ratzzia: whole marks and placements, one turn ahead, and whose sacks are nearly full."""

from typing import Any, Final

from rathaus.bots.policy import Policy
from rathaus.bots.rat import Rat
from rathaus.bots.ratzzia import choose, worth_of, worth_of_alarm, worth_of_placing
from rathaus.bots.search import Hooks, run, win_share
from rathaus.core.flow import Position
from rathaus.core.rng import Rng
from rathaus.games.ratzzia.board import Layout
from rathaus.games.ratzzia.components import EMPTY, FACES, SECURE, owner_of
from rathaus.games.ratzzia.placing import DONE, LINES, PlaceDice
from rathaus.games.ratzzia.rolling import KEEP, RECOVERED, REROLL, MarkDice
from rathaus.games.ratzzia.support import RollSupport
from rathaus.games.ratzzia.table import Cupboard, Flow, layout_of

NAMES: Final = [
    "sack",
    "sack-near",
    "food",
    "food-needed",
    "dice",
    "no-dice",
    "candies",
    "cat",
    "pays",
    "rewards",
    "rewards-next",
    "secure",
    "secure-next",
    "next",
    "order",
    "food-of-richest",
    "wins-with-food",
]
OFTEN: Final = 10  # trials of a mark for each evaluation
WILD: Final = 30  # noise: how much better or worse than it is a placement may look


class RatzziaHooks(Hooks):
    """Marks and placements are whole answers; the end of the turn tells what they were worth."""

    def __init__(self, weights: list[float]) -> None:
        self.names = NAMES
        self.weights = weights
        self.ahead = 1

    def clock(self, position: Position[Any, Any]) -> int:
        """The turn."""
        table: Cupboard = position.table
        return table.turn

    def candidates(self, position: Position[Any, Any], seat: int, rng: Rng, most: int) -> list[list[int]]:
        """What a rat would do, and other marks or placements."""
        step = position.todo[-1]
        if not isinstance(step, (MarkDice, PlaceDice)):
            return [[option] for option in position.options(seat)]
        if isinstance(step, MarkDice):
            found = [position.whole_answer(seat, choose)]
            return found + [marks for marks in all_marks(position, step, rng, most) if marks not in found]
        every, is_all = all_placements(position, seat, self.tables)
        if is_all:
            return every
        some = some_placements(position, seat, rng, most, 2 * most)
        return some + [picks for picks in every if picks not in some]

    def variations(self, position: Position[Any, Any], seat: int, picks: list[int], rng: Rng) -> list[list[int]]:
        """Answers with the same beginning and another end."""
        if not isinstance(position.todo[-1], PlaceDice) or len(picks) < 2:
            return []
        trial = position.copy()
        kept = picks[: rng.below(len(picks))]
        for pick in kept:
            trial.pick(seat, pick)
        return [kept + placement(trial, seat, rng, WILD)]

    def is_certain(self, position: Position[Any, Any]) -> bool:
        """Once dice are placed, nothing is rolled in this turn."""
        return self.tables > 0 and isinstance(position.todo[-1], PlaceDice)

    def landmark(self, position: Position[Any, Any], seat: int, number: int) -> str:
        """Once the marked dice are thrown, what lies there tells all; support dice may still be rolled, four ways."""
        if self.tables == 0 or not position.todo:
            return ""
        step = position.todo[-1]
        if not isinstance(step, (PlaceDice, RollSupport)) or step.seat != seat:
            return ""
        table: Cupboard = position.table
        ways = number % 4 if isinstance(step, RollSupport) else 0
        return f"{table.rolled}{table.rolled_support}{table.cat}{table.squares}{table.hands}{ways}"

    def trials(self, position: Position[Any, Any], evaluations: int) -> int:
        """Most throws of marked dice come up again and again."""
        is_marking = self.tables > 0 and isinstance(position.todo[-1], MarkDice)
        return evaluations * OFTEN if is_marking else evaluations

    def features(self, position: Position[Any, Any]) -> list[list[float]]:
        """What each family has."""
        table: Cupboard = position.table
        layout = layout_of(position)
        done = [fraction(table, layout, column) for column in layout.columns]
        return [features_of(position, table, layout, seat, done) for seat in range(table.players)]

    def own_policy(self, rng: Rng) -> Policy:
        """A rat without mistakes; it tries several placements if it is asked to."""
        return Placer(rng, self, self.tries) if self.tries > 0 else Rat(rng, 0)


class Placer(Rat):
    """A rat that compares a few placements by their value at the end of the turn."""

    def __init__(self, rng: Rng, hooks: RatzziaHooks, tries: int) -> None:
        super().__init__(rng, 0)
        self.hooks = hooks
        self.tries = tries
        self.picks: list[int] = []  # those still to make

    def choose(self, position: Position[Any, Any], seat: int) -> int:
        """The next pick of the best placement; everything else as a rat."""
        if not self.picks:
            if not isinstance(position.todo[-1], PlaceDice):
                return super().choose(position, seat)
            self.picks = self.placed(position, seat)
        return self.picks.pop(0)

    def placed(self, position: Position[Any, Any], seat: int) -> list[int]:
        """The best of some placements."""
        found = some_placements(position, seat, self.rng, self.tries, self.tries)
        if len(found) == 1:
            return found[0]
        worths = [worth_at_end(self.hooks, position, seat, picks) for picks in found]
        return found[worths.index(max(worths))]


def worth_at_end(hooks: Hooks, position: Position[Any, Any], seat: int, picks: list[int]) -> float:
    """The chance to win at the end of the turn, after these picks."""
    trial = position.copy()
    limit = hooks.clock(trial) + 1
    for pick in picks:
        trial.apply(seat, pick)
    rat = Rat(trial.rng, 0)
    run(trial, [rat] * trial.table.players, hooks, limit)
    return win_share(hooks, trial, seat)


def all_placements(position: Position[Any, Any], seat: int, most: int) -> tuple[list[list[int]], bool]:
    """All ways to place that lead to different tables, few dice first; and whether `most` tables were enough."""
    tables = [position]
    ways: list[list[int]] = [[]]
    seen: set[str] = set()
    found: list[list[int]] = []
    for at in range(most):
        if at == len(tables):
            return found, True
        for option in tables[at].options(seat):
            if option == DONE:
                found.append([*ways[at], DONE])
                continue
            further = tables[at].copy()
            further.todo.pop().take(further, seat, option)
            table: Cupboard = further.table
            known = f"{table.squares}{table.cat}"
            if known not in seen:
                seen.add(known)
                tables.append(further)
                ways.append([*ways[at], option])
    return found, len(tables) == most


def all_marks(flow: Flow, step: MarkDice, rng: Rng, most: int) -> list[list[int]]:
    """All ways to mark dice for another throw, or this many of them; what the cat gave back is thrown, too."""
    kept: list[list[int]] = [[]]
    for face in range(1, FACES + 1):
        dice = flow.table.rolled[face] - step.marked[face]
        kept = [marks + [face] * count for marks in kept for count in range(dice + 1)]
    order = list(range(len(kept)))
    rng.shuffle(order)
    back = [RECOVERED] * (flow.table.recovered - step.recovered)
    found: list[list[int]] = []
    for at in order[:most]:
        marks = kept[at] + back
        found.append([*marks, REROLL] if marks or step.count() > 0 else [KEEP])
    return found


def some_placements(flow: Flow, seat: int, rng: Rng, most: int, tries: int) -> list[list[int]]:
    """What a rat would do, and others, up to a number."""
    found = [flow.whole_answer(seat, choose)]
    for _ in range(tries):
        if len(found) >= most:
            break
        picks = placement(flow, seat, rng, WILD)
        if picks not in found:
            found.append(picks)
    return found


def placement(flow: Flow, seat: int, rng: Rng, wild: int) -> list[int]:
    """Die by die where it looks best, with some noise."""
    columns = len(layout_of(flow).columns)

    def chosen(trial: Flow, seat: int) -> int:
        options = trial.options(seat)
        worths: list[int] = []
        for option in options:
            source, line = option // LINES, option % LINES
            worth = 0
            if option != DONE:
                worth = worth_of_placing(trial, seat, source, line) if line < columns else worth_of_alarm(trial, seat)
            worths.append(worth + rng.below(wild))
        return options[worths.index(max(worths))]

    return flow.whole_answer(seat, chosen)


def fraction(table: Cupboard, layout: Layout, column: int) -> float:
    """How much of a column is filled."""
    bottom = layout.bottoms[column]
    return (table.following[column] - bottom) / (layout.tops[column] + 1 - bottom)


def features_of(flow: Flow, table: Cupboard, layout: Layout, seat: int, done: list[float]) -> list[float]:
    """The features, in the order of the names above."""
    goal = flow.data.goal
    sack, food = table.sacks[seat], table.food[seat]
    need = max(0, goal - sack)
    to_wait = (seat - table.active) % table.players
    order = 1.0 - to_wait / table.players
    is_next = 1.0 if to_wait == 0 else 0.0
    pays = rewards = secure = 0.0
    for column in layout.columns:
        part = done[column] * done[column]
        if part > 0.0:
            if flow.data.rewards[column] == SECURE:
                secure = part
            else:
                rewards += part * worth_of(flow, seat, column) / 30
            pays += done[column] * own_pays(table, layout, seat, column)
    hand = table.hands[seat]
    cat = sum([1 for number in table.cat if owner_of(number) == seat])
    return [
        sack / 5.0,
        sack * sack / goal / 5.0,
        food / 5.0,
        min(food, need) / 5.0,
        hand / 3.0,
        1.0 if hand <= 2 else 0.0,
        float(table.candies[seat]),
        cat / 2.0,
        pays / 3.0,
        rewards * order,
        rewards * is_next,
        secure * min(food, 12) / 6.0 * order,
        secure * min(food, 12) / 6.0 * is_next,
        is_next,
        order,
        max(0, food - 8) / 5.0,
        1.0 if food >= need and need <= 12 else 0.0,
    ]


def own_pays(table: Cupboard, layout: Layout, seat: int, column: int) -> int:
    """What the seat's dice in a column will be paid."""
    pays = 0
    for square in range(layout.bottoms[column], table.following[column]):
        number = table.squares[square]
        if number != EMPTY and owner_of(number) == seat:
            pays += layout.pays[square]
    return pays
