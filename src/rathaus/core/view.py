"""View: all that one seat may know, built by listing what may be seen. (Plain structs, never compiled.)"""

from typing import Any

import msgspec

from rathaus.core.flow import Args, Position, step_name


class SpelledOption(msgspec.Struct, frozen=True):
    """One thing the seat may choose: the number to send back, and what it means."""

    action: int
    verb: str
    args: Args

    @property
    def text(self) -> str:
        """As it is written in logs and scenarios: the verb and its arguments."""
        return spelled(self.verb, self.args)


class Decision(msgspec.Struct, frozen=True):
    """What the seat is asked: a prompt (key and arguments), the spelled options, and the rule that asks."""

    prompt: str
    args: Args
    options: list[SpelledOption]
    clause: str = ""


class PendingStep(msgspec.Struct, frozen=True):
    """A step still to do, with what the seat may know of its memory."""

    step: str
    memory: list[int]


class Result(msgspec.Struct, frozen=True):
    """How the game ended."""

    winners: list[int]
    scores: list[int]


class View(msgspec.Struct, kw_only=True):
    """Base of every game's view: whose it is, whom the table waits for, what is still to do, and the decision."""

    seat: int
    asked: list[int]
    pending: list[PendingStep]
    decision: Decision | None
    result: Result | None


def pending_for(position: Position[Any, Any], seat: int) -> list[PendingStep]:
    """The steps still to do as this seat may see them, the next one last."""
    return [PendingStep(step_name(step), step.seen_by(seat)) for step in position.todo]


def decision_for(position: Position[Any, Any], seat: int) -> Decision | None:
    """What this seat is asked right now, if anything. Others learn neither the options nor their number."""
    if seat not in position.asked():
        return None
    step = position.todo[-1]
    options = [SpelledOption(action, *step.spell(position, seat, action)) for action in position.options(seat)]
    return Decision(step_name(step), step.prompt(position, seat), options, step.clause)


def result_of(position: Position[Any, Any]) -> Result | None:
    """How the game ended, or None while it goes on."""
    outcome = position.outcome
    return None if outcome is None else Result(outcome.winners, outcome.scores)


def spelled(verb: str, args: Args) -> str:
    """An action as one line: `dump 3`."""
    return " ".join([verb, *(str(value) for value in args.values())])


def encode(view: View) -> bytes:
    """The view as bytes, the same for the same knowledge."""
    return msgspec.json.encode(view)
