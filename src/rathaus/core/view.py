"""View: all that one seat may know, built by listing what may be seen. (Plain structs, never compiled.)"""

from collections.abc import Callable
from typing import Any, Final, TypedDict

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


class Standing(msgspec.Struct, frozen=True):
    """A seat at the end: its place, its score, what that is made of, and what decided a tie.

    `tie` is the key of the rule that did, `clause` where it stands; `measures` has what all such rules compare, by key,
    and more is better.
    """

    seat: int
    place: int
    score: int
    parts: dict[str, int]
    tie: str = ""
    clause: str = ""
    measures: dict[str, int] = {}


class TieBreak(msgspec.Struct, frozen=True):
    """A rule that decides between seats with the same score: its key, its clause, and what it compares, by seat."""

    key: str
    clause: str
    measures: list[int]


class Result(msgspec.Struct, frozen=True):
    """How the game ended; the ranking tells how each place came about, the best first."""

    winners: list[int]
    scores: list[int]
    ranking: list[Standing] = []


class Answer(msgspec.Struct, frozen=True):
    """An option as it is spelled, whatever its number will be."""

    verb: str
    args: Args = {}


class StandingChoice(msgspec.Struct, frozen=True):
    """Something that a player may decide once and for all: the question, the card that asks it, what that does.

    `never` declines it; `always` does it, and is missing if that depends on the situation. `about` is a key of the
    catalogue; if that also has `<about>-<variant>`, use this one.
    """

    prompt: str
    card: str
    about: str
    never: Answer
    always: Answer | None = None
    variant: str = ""


class View(msgspec.Struct, kw_only=True):
    """Base of every game's view: whose it is, whom the table waits for, what is still to do, and the decision.

    `phase` is the part of a turn that the table waits in, as events name it; empty where it waits for nobody.
    """

    seat: int
    asked: list[int]
    pending: list[PendingStep]
    decision: Decision | None
    result: Result | None
    phase: str = ""


class Shared(TypedDict):
    """The fields that every view begins with."""

    seat: int
    asked: list[int]
    pending: list[PendingStep]
    decision: Decision | None
    result: Result | None
    phase: str


def shared(
    position: Position[Any, Any],
    seat: int,
    rank: Callable[[Any], list[Standing]] | None = None,
    phase: str | None = None,
) -> Shared:
    """The common part of a view; `phase` overrides the phase of the step."""
    return Shared(
        seat=seat,
        asked=position.asked().copy(),
        pending=pending_for(position, seat),
        decision=decision_for(position, seat),
        result=result_of(position, rank),
        phase=phase_of(position) if phase is None else phase,
    )


def phase_of(position: Position[Any, Any]) -> str:
    """The part of a turn that the table waits in."""
    return position.todo[-1].phase if position.todo else ""


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


def result_of(position: Position[Any, Any], rank: Callable[[Any], list[Standing]] | None = None) -> Result | None:
    """How the game ended, or None while it goes on; `rank` is the game's function for the ranking."""
    outcome = position.outcome
    if outcome is None:
        return None
    return Result(outcome.winners, outcome.scores, rank(position) if rank else [])


def ranked(scores: list[int], parts: list[dict[str, int]], ties: list[TieBreak]) -> list[Standing]:
    """All seats, the best first: by score, then by each tie rule in turn; seats that are equal in all share a place."""
    ranks = [(score, *[tie.measures[seat] for tie in ties]) for seat, score in enumerate(scores)]
    order = sorted(range(len(scores)), key=lambda seat: ranks[seat], reverse=True)
    standings = []
    for at, seat in enumerate(order):
        equals = [other for other in [*order[:at][-1:], *order[at + 1 :][:1]] if scores[other] == scores[seat]]
        rules = [tie for tie in ties if equals and tie.measures[seat] != tie.measures[equals[0]]]
        place = 1 + sum(rank > ranks[seat] for rank in ranks)
        measures = {tie.key: tie.measures[seat] for tie in ties} if equals else {}
        decided = (rules[0].key, rules[0].clause) if rules else ("", "")
        standings.append(Standing(seat, place, scores[seat], parts[seat], *decided, measures))
    return standings


def spelled(verb: str, args: Args) -> str:
    """An action as one line: `dump 3`."""
    return " ".join([verb, *(str(value) for value in args.values())])


def encode(view: View) -> bytes:
    """The view as bytes; the same knowledge gives the same bytes."""
    return msgspec.json.encode(view)


DERIVED: Final = ("phase", "forecast")  # these follow from the rest of the view


def encode_table(view: View) -> bytes:
    """The view without derived fields, as bytes; derived fields may change without a new rules version."""
    fields = [name for name in view.__struct_fields__ if name not in DERIVED]
    return msgspec.json.encode({name: getattr(view, name) for name in fields})
