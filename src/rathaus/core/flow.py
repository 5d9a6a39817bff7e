"""The flow of play: tables, steps, and the position that holds them.

A step either runs by itself or asks seats; `options` and `take` stand side by side, so that what is legal and
what it does cannot drift apart. Steps are never changed once made: their fields are their memory. The only exception
are the picks of a sealed answer, as long as a single position holds the step.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from rathaus.core.errors import IllegalActionError, NotYourTurnError
from rathaus.core.events import Event, kebab
from rathaus.core.rng import Rng

NOBODY: Final = -1

Args = dict[str, int | str]
Spelling = tuple[str, Args]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Table:
    """Base of what lies on a game's table: flat values with a hand-written copy."""

    def copy(self) -> "Table":
        """An independent copy."""
        raise RuntimeError(f"{type(self).__name__} has no copy")


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step:
    """One box of the rulebook's flow chart."""

    sealed: ClassVar[bool] = False  # answers stay hidden until the last one is in
    stages: ClassVar[bool] = False  # all picks of a seat are one answer; none of them draws or reveals
    clause: ClassVar[str] = ""  # the rule behind the question; every step that asks names one
    phase: ClassVar[str] = ""  # the part of a turn that it asks in, as events name it

    def asked(self) -> list[int]:
        """The seats that still have to answer; while there are none, the step runs by itself."""
        return []

    def first_asked(self) -> int:
        """The first of these seats, or NOBODY; the loops that play need no list."""
        return NOBODY

    def run(self, flow: "Position[Any, Any]") -> None:
        """Do what the rulebook says happens here."""
        raise RuntimeError(f"{type(self).__name__} has nothing to run")

    def options(self, flow: "Position[Any, Any]", seat: int) -> list[int]:
        """What the seat may choose: distinct, in a stable order, never empty."""
        raise RuntimeError(f"{type(self).__name__} offers nothing")

    def any_option(self, flow: "Position[Any, Any]", seat: int, rng: Rng) -> int:
        """One of the options by chance; a step that can count them without a list does so."""
        options = self.options(flow, seat)
        return options[rng.below(len(options))]

    def take(self, flow: "Position[Any, Any]", seat: int, action: int) -> None:
        """Carry out one of the options."""
        raise RuntimeError(f"{type(self).__name__} takes nothing")

    def spell(self, flow: "Position[Any, Any]", seat: int, action: int) -> Spelling:
        """An option as a verb and its arguments, for people, logs and the wire."""
        raise RuntimeError(f"{type(self).__name__} spells nothing")

    def prompt(self, flow: "Position[Any, Any]", seat: int) -> Args:
        """The values that the question to this seat mentions."""
        return {}

    def memory(self) -> list[int]:
        """The step's whole memory, as the numbers from which it can be rebuilt."""
        return []

    def seen_by(self, seat: int) -> list[int]:
        """The part of its memory that this seat may know."""
        return self.memory()

    def share(self) -> None:
        """From now on, more than one position holds the step."""


NUMBERS: Final = list(range(256))


def up_to(most: int) -> list[int]:
    """The options 0, 1, 2 … up to a number. Slicing a ready list takes a third of the time of a new range."""
    return NUMBERS[: most + 1] if most < len(NUMBERS) else list(range(most + 1))


def step_name(step: Step) -> str:
    """The step's name in catalogues and on the wire: `SearchArea` is `search-area`."""
    return kebab(type(step).__name__)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Asking(Step):
    """Asks one seat, in the open."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self) -> list[int]:
        """That seat."""
        return [self.seat]

    def first_asked(self) -> int:
        """That seat."""
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Sealed(Step):
    """Several seats answer at once, each with one or more picks; nobody sees those of others until all are done.

    `answers` holds a list of picks for each seat of the table, `missing` the seats that are not done. Once nobody is
    missing, the step runs: that is the reveal.
    """

    sealed: ClassVar[bool] = True
    is_own: bool = False  # whether one position made the step for itself, so that picks can be added to its lists

    def __init__(self, answers: list[list[int]], missing: list[int]) -> None:
        self.answers = answers
        self.missing = missing

    def asked(self) -> list[int]:
        """Who is not done yet."""
        return self.missing

    def first_asked(self) -> int:
        """The first who is not done yet."""
        return self.missing[0] if self.missing else NOBODY

    def with_answers(self, answers: list[list[int]], missing: list[int]) -> "Sealed":
        """The same question with these answers; a step with further fields passes them on."""
        return type(self)(answers, missing)

    def seal(self, flow: "Position[Any, Any]", seat: int, action: int, *, is_done: bool) -> None:
        """Keep one more pick of a seat, and go on with its next pick, or with those who are missing."""
        step = self
        if not self.is_own:
            step = self.with_answers([picks.copy() for picks in self.answers], self.missing)
            step.is_own = True
        step.answers[seat].append(action)
        if is_done:
            step.missing = [other for other in step.missing if other != seat]
        flow.todo.append(step)

    def share(self) -> None:
        """The next pick makes a new step."""
        self.is_own = False

    def memory(self) -> list[int]:
        """Everything: who is missing, then for each seat the number of its picks and the picks."""
        return self._told([True] * len(self.answers))

    def seen_by(self, seat: int) -> list[int]:
        """Who is missing, and one's own picks; not even the number of other seats' picks."""
        return self._told([seat == other for other in range(len(self.answers))])

    def _told(self, known: list[bool]) -> list[int]:
        told = [len(self.missing), *self.missing]
        for seat, answer in enumerate(self.answers):
            told.extend([len(answer), *answer] if known[seat] else [-1])
        return told


def sealed_memory(memory: list[int]) -> tuple[list[int], list[list[int] | None]]:
    """Read a sealed step's memory: who is missing, and each seat's picks, or None where they are hidden."""
    missing = memory[1 : 1 + memory[0]]
    answers: list[list[int] | None] = []
    at = 1 + memory[0]
    while at < len(memory):
        picks = memory[at]
        answers.append(None if picks < 0 else memory[at + 1 : at + 1 + picks])
        at += 1 + max(picks, 0)
    return missing, answers


class Outcome:
    """How a game ended: who won (several share a victory), and everybody's score."""

    def __init__(self, winners: list[int], scores: list[int]) -> None:
        self.winners = winners
        self.scores = scores


NOTHING_TOLD: Final[list[Event]] = []  # what positions without a listener share

T = TypeVar("T", bound=Table)
D = TypeVar("D")


class Position(Generic[T, D]):
    """The whole truth at one moment: table, steps still to do (the next one last), and dice.

    It changes only inside `play`; everywhere else treat it as a value. To branch, `copy` it.
    """

    def __init__(self, data: D, table: T, todo: list[Step], rng: Rng, outcome: Outcome | None = None) -> None:
        self.data = data
        self.table = table
        self.todo = todo
        self.rng = rng
        self.outcome = outcome
        self.heard = False
        self.told = NOTHING_TOLD

    def copy(self) -> "Position[T, D]":
        """An independent position that continues as this one does, without a listener."""
        table: Any = self.table.copy()
        if self.todo:
            self.todo[-1].share()
        return Position(self.data, table, self.todo.copy(), self.rng.copy(), self.outcome)

    # What steps say.

    def then(self, first: Step, *more: Step) -> None:
        """Do these next, in this order."""
        for at in range(len(more) - 1, -1, -1):
            self.todo.append(more[at])
        self.todo.append(first)

    def then_all(self, steps: list[Step]) -> None:
        """Do all of these next, in this order; there may be none."""
        steps.reverse()
        self.todo.extend(steps)

    def tell(self, event: Event) -> None:
        """Tell that something happened. Guard with `if flow.heard`: without a listener, no event is created."""
        if self.heard:
            self.told.append(event)

    def finish(self, winners: list[int], scores: list[int]) -> None:
        """The game is over: nothing is left to do."""
        self.outcome = Outcome(winners, scores)
        self.todo.clear()

    # What players say.

    def asked(self) -> list[int]:
        """The seats that the table waits for; none when the game is over."""
        return self.todo[-1].asked() if self.todo else []

    def first_asked(self) -> int:
        """The first of these seats, or NOBODY."""
        return self.todo[-1].first_asked() if self.todo else NOBODY

    def options(self, seat: int) -> list[int]:
        """What a seat that is asked may choose."""
        return self.todo[-1].options(self, seat)

    def play(self, seat: int, action: int) -> None:
        """Carry out a seat's choice and all that follows by itself; refuse what was not offered and change nothing."""
        self.check(seat, action)
        self.apply(seat, action)

    def check(self, seat: int, action: int) -> None:
        """Refuse what was not offered to this seat."""
        if seat not in self.asked():
            raise NotYourTurnError("not-your-turn", f"seat {seat} is not asked; the table waits for {self.asked()}")
        options = self.options(seat)
        if action not in options:
            raise IllegalActionError(
                "not-offered", f"action {action} is not among the options {options} of seat {seat}"
            )

    def apply(self, seat: int, action: int) -> int:
        """Carry out a choice that is known to be among the options; return who is asked next, or NOBODY."""
        todo = self.todo
        todo.pop().take(self, seat, action)
        while todo:  # `settle`, inlined: the hottest loop of all
            step = todo[-1]
            asked = step.first_asked()
            if asked >= 0:
                return asked
            todo.pop()
            step.run(self)
        return NOBODY

    def pick(self, seat: int, action: int) -> bool:
        """Make one pick of an answer, and nothing that follows from it; return whether the answer goes on.

        In a step that is sealed or stages, the answer goes on as long as the step asks the same seat again.
        """
        self.check(seat, action)
        todo = self.todo
        step, waiting = todo[-1], len(todo)
        todo.pop().take(self, seat, action)
        if not (step.sealed or step.stages) or len(todo) < waiting:
            return False
        return type(todo[-1]) is type(step) and seat in todo[-1].asked()

    def whole_answer(self, seat: int, choose: "Callable[[Position[T, D], int], int]") -> list[int]:
        """One whole answer, each pick as `choose(position, seat)` says; the picks are made on a copy."""
        trial = self.copy()
        picks = [choose(trial, seat)]
        while trial.pick(seat, picks[-1]):
            picks.append(choose(trial, seat))
        return picks

    def check_answer(self, seat: int, picks: list[int]) -> None:
        """Refuse anything but one whole answer of this seat; run only its own picks, even on a copy."""
        if not self._is_whole(seat, picks):
            raise IllegalActionError("not-whole", f"{picks} is not one whole answer of seat {seat}")

    def _is_whole(self, seat: int, picks: list[int]) -> bool:
        step = self.todo[-1] if self.todo else Step()
        if not (step.sealed or step.stages):
            if len(picks) == 1:
                self.check(seat, picks[0])
            return len(picks) == 1
        trial = self.copy()
        goes_on = True
        for action in picks:
            if not goes_on:
                return False
            goes_on = trial.pick(seat, action)
        return not goes_on

    def settle(self) -> None:
        """Run what runs by itself, up to the next question or the end."""
        todo = self.todo
        while todo and todo[-1].first_asked() < 0:
            todo.pop().run(self)

    def listen(self) -> list[Event]:
        """Collect all events from now on in a new list, and return it."""
        self.heard = True
        self.told = []
        return self.told
