"""RZ-5.2, RZ-5.3: rolling the dice of the hand, and the one re-roll."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Spelling, Step
from rathaus.games.ratzzia import phases
from rathaus.games.ratzzia.cat import ALL_FACES, send_to_cat
from rathaus.games.ratzzia.components import FACES
from rathaus.games.ratzzia.events import DiceKept, DiceRerolled, DiceRolled, DieMarked
from rathaus.games.ratzzia.table import Flow, dice_in, no_dice

KEEP: Final = 0  # 1 to 6: mark a die that shows this value
RECOVERED: Final = 7
REROLL: Final = 8


class RollDice(Step):
    """RZ-5.2, A-01: all dice of the hand are rolled."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def memory(self) -> list[int]:
        """Whose turn it is."""
        return [self.seat]

    def run(self, flow: Flow) -> None:
        """A-02: then the cat takes what matches, before anything is chosen."""
        table = flow.table
        rolled = roll(flow, table.hands[self.seat])
        table.hands[self.seat] = 0
        table.rolled = rolled
        if flow.heard:
            flow.tell(DiceRolled(seat=self.seat, values=values(rolled)))
        send_to_cat(flow, table.rolled, self.seat, is_early=True)


def roll(flow: Flow, dice: int) -> list[int]:
    """This many dice thrown, by face."""
    rolled = no_dice()
    for _ in range(dice):
        face = flow.rng.below(FACES) + 1
        rolled[face] = rolled[face] + 1
    return rolled


def values(rolled: list[int]) -> list[int]:
    """The dice one by one, the lowest value first."""
    return [face for face in range(1, FACES + 1) for _ in range(rolled[face])]


class OfferReroll(Step):
    """RZ-5.3: directly after the roll, if there is a die that could be rolled again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def memory(self) -> list[int]:
        """Whose turn it is."""
        return [self.seat]

    def run(self, flow: Flow) -> None:
        """A-08: dice in the roll, and those that the cat has just given back."""
        if dice_in(flow.table.rolled) + flow.table.recovered > 0:
            flow.then(MarkDice(self.seat, no_dice(), 0))


class MarkDice(Asking):
    """RZ-5.3: any number of dice may be rolled again, once: marked one by one, then thrown together.

    A-08: these may include any of the dice that an early cat has given back.
    """

    clause: ClassVar[str] = "RZ-5.3"
    phase: ClassVar[str] = phases.REROLL
    stages: ClassVar[bool] = True

    def __init__(self, seat: int, marked: list[int], recovered: int) -> None:
        super().__init__(seat)
        self.marked = marked
        self.recovered = recovered

    def memory(self) -> list[int]:
        """Whose turn it is, the marked recovered dice, the marked dice by face."""
        return [self.seat, self.recovered, *self.marked]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Mark one more die, or throw the marked ones; as long as none is marked, keep all."""
        rolled, marked = flow.table.rolled, self.marked
        options = [face for face in ALL_FACES if rolled[face] > marked[face]]
        if flow.table.recovered > self.recovered:
            options.append(RECOVERED)
        options.append(REROLL if self.count() > 0 else KEEP)
        return options

    def count(self) -> int:
        """How many dice are marked."""
        return dice_in(self.marked) + self.recovered

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Mark, throw or keep."""
        if action == REROLL:
            flow.then(Reroll(seat, self.marked, self.recovered))
        elif action == KEEP:
            flow.table.recovered = 0
            if flow.heard:
                flow.tell(DiceKept(seat=seat))
        else:
            self._mark(flow, action)

    def _mark(self, flow: Flow, action: int) -> None:
        marked = self.marked
        if action != RECOVERED:
            marked = marked.copy()
            marked[action] += 1
        if flow.heard:
            flow.tell(DieMarked(seat=self.seat, value=action if action != RECOVERED else 0))
        flow.then(MarkDice(self.seat, marked, self.recovered + (action == RECOVERED)))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`mark 3`, `mark-recovered`, `reroll` or `keep`."""
        if action == KEEP:
            return "keep", {}
        if action == REROLL:
            return "reroll", {}
        return ("mark-recovered", {}) if action == RECOVERED else ("mark", {"value": action})

    def prompt(self, flow: Flow, seat: int) -> Args:
        """How many are marked."""
        return {"marked": self.count()}


class Reroll(Step):
    """RZ-5.3: the marked dice are thrown."""

    def __init__(self, seat: int, marked: list[int], recovered: int) -> None:
        self.seat = seat
        self.marked = marked
        self.recovered = recovered

    def run(self, flow: Flow) -> None:
        """A-02: the cat takes what matches now; it is too late for another throw (A-08)."""
        table = flow.table
        dice = dice_in(self.marked) + self.recovered
        thrown = roll(flow, dice)
        table.hands[self.seat] -= self.recovered
        table.recovered = 0
        if flow.heard:
            flow.tell(DiceRerolled(seat=self.seat, dice=dice, values=values(thrown), recovered=self.recovered))
        for face in range(1, FACES + 1):
            table.rolled[face] = table.rolled[face] + thrown[face] - self.marked[face]
        send_to_cat(flow, table.rolled, self.seat, is_early=False)
