"""What travels for a replay, as typed bodies. `docs/protocol.md` tells when each is sent."""

from typing import Literal

import msgspec

from rathaus.bots.advice import Advice, Reason
from rathaus.core.game import Options
from rathaus.core.view import Decision, Result
from rathaus.server.bodies import EventLine, HintLine, OriginState, Outbound
from rathaus.server.store.records import MatchStage

OPEN = -2  # the viewpoint from which nothing is hidden


class ReplaySeat(Outbound):
    """Who sat there; `bot` is the level of a bot, or empty."""

    name: str
    bot: str = ""


class ReplayStep(Outbound):
    """An answer that counts, or (first) the opening: its entry, whose it was (-1: nobody's), and where it led to.

    `turn` is how many turns have begun by then, `phase` the part of the turn in which the table waits.
    """

    entry: int
    seat: int
    turn: int
    phase: str


class Replay(Outbound):
    """A match as one viewpoint may look back at it, up to entry `version`: all steps, and all that it heard.

    `viewpoints` are those that the reader may choose; `own` are the reader's seats. `table` is its code, but
    empty for readers without a seat. Where `is_told`, the rules are gone, and only the events are left. `is_file`: it
    was opened from a file, and the house keeps nothing of it. `origin` is what it goes on from.
    """

    match: str
    game: str
    options: Options
    state: MatchStage
    version: int
    seats: list[ReplaySeat]
    viewpoint: int
    viewpoints: list[int]
    own: list[int]
    steps: list[ReplayStep]
    events: list[EventLine]
    result: Result | None = None
    table: str = ""
    data: str = ""
    is_told: bool = False
    is_file: bool = False
    origin: OriginState | None = None
    hints: list[HintLine] = msgspec.field(default_factory=list)


class CoursePoint(Outbound):
    """Each seat's points after a turn: the step that ended it, and its number; 0 is all before the first one."""

    step: int
    turn: int
    points: list[int]


class SeatLuck(Outbound):
    """What chance gave to a seat in all its draws, what was to be expected, and which share of matches goes better."""

    seat: int
    draws: int
    count: int
    expected: float
    better: float


class Taken(Outbound):
    """What one seat (-1: nobody) took from another in the whole match, and the step at which it took most."""

    what: str
    taker: int
    victim: int
    count: int
    step: int


class Course(Outbound):
    """The figures of a match: points turn by turn, luck, who took from whom; nothing where its rules are gone."""

    course: list[CoursePoint]
    luck: list[SeatLuck] = msgspec.field(default_factory=list)
    taken: list[Taken] = msgspec.field(default_factory=list)


class Answered(Outbound):
    """What a seat was asked, and the number of the option that it took."""

    decision: Decision
    action: int


class ShownStep(Outbound):
    """The table after a step, as one viewpoint may know it; `view` is the game's own.

    `answers` are the questions that led to it, one for each pick, where the viewpoint may know them. `held` has for
    each seat what only that seat knew, by field of the view; it is told only where all is open.
    """

    step: int
    view: msgspec.Raw
    places: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    is_sealed: bool = False
    is_staged: bool = False
    answers: list[Answered] = msgspec.field(default_factory=list)
    held: list[dict[str, list[int | str]]] = msgspec.field(default_factory=list)


class OpenedFile(Outbound):
    """A match file that was opened: the id of its replay, for as long as the house has it in memory."""

    match: str


class Judged(Outbound):
    """The answer of a step: in which turn it was given, and everybody's chances after it as its seat could know them.

    `cost` is how much of the chance to win it lost, give or take `doubt`. Where it is costly, `better` is a better one.
    """

    step: int
    seat: int
    turn: int
    chances: list[float]
    cost: float
    doubt: float
    is_costly: bool
    better: Advice | None = None


class Analysis(Outbound):
    """The analysis of a match: how many answers are judged so far, and some verdicts."""

    state: Literal["none", "running", "done"]
    done: int
    answers: int
    judged: list[Judged]


class Hint(Outbound):
    """The answers that the strongest bot would consider for a decision, the best first: two, or one if only that is."""

    decision: str
    seat: int
    answers: list[Advice]


REPLAY_OUT = (Replay, ShownStep, OpenedFile, Course, Reason, Advice, Analysis, Hint)
