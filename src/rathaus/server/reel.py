"""A reel: a match as it was played, answer by answer. Positions on the way are kept in memory, and nowhere else."""

import asyncio
from time import perf_counter
from typing import Any

import msgspec

from rathaus.core.errors import RefusedError, SetupError
from rathaus.core.events import EVERYBODY, Event
from rathaus.core.figures import Taking
from rathaus.core.flow import Position
from rathaus.core.game import Game, Options
from rathaus.core.match import Acted, Entry, Match, Origin, taken_back
from rathaus.core.view import View, decision_for
from rathaus.server.bodies import SPECTATOR, EventLine
from rathaus.server.history import stored, stored_history
from rathaus.server.live_match import RuleFaultError, ruling
from rathaus.server.looks import counted
from rathaus.server.replay_bodies import OPEN, Answered, CoursePoint, ReplayStep, SeatLuck, ShownStep, Taken
from rathaus.server.store.records import LogRow, StoredEvent

AT_ONCE = 8  # steps that are sent together; one position is kept for each such group
SLICE = 0.01  # seconds of replaying before other tasks run
AnyPosition = Position[Any, Any]


class UnplayableError(RuntimeError):
    """The installed rules cannot replay the match."""


class Reel:
    """All steps of a match that count, and what each of them told; what was taken back is left out."""

    def __init__(self) -> None:
        self.steps: list[ReplayStep] = []
        self.told: list[list[StoredEvent]] = []  # by step

    @property
    def is_told(self) -> bool:
        """Whether the events are all there is."""
        return True

    def is_over(self, step: int) -> bool:
        """Whether nobody is asked anything after a step: without rules, nobody can be."""
        return True

    def course(self) -> list[CoursePoint]:
        """The points, turn by turn: without rules there are none."""
        return []

    def luck(self) -> list[SeatLuck]:
        """What chance gave to each seat: nobody knows, without rules."""
        return []

    def taken(self) -> list[Taken]:
        """Who took what from whom: nobody knows, without rules."""
        return []

    def events(self, viewpoint: int) -> list[EventLine]:
        """All that this viewpoint ever heard."""
        return [
            _line(step.entry, event, viewpoint)
            for step, told in zip(self.steps, self.told, strict=True)
            for event in told
            if viewpoint == OPEN or event.audience in (EVERYBODY, viewpoint)
        ]

    def shown(self, viewpoint: int, first: int) -> list[ShownStep]:
        """The next steps from this one: without rules their views are empty."""
        seat = max(viewpoint, SPECTATOR)
        view = View(seat=seat, asked=[], pending=[], decision=None, result=None)
        raw = msgspec.Raw(msgspec.json.encode(view))
        return [ShownStep(step=step, view=raw) for step in range(len(self.steps))[first : first + AT_ONCE]]


def _line(entry: int, event: StoredEvent, viewpoint: int) -> EventLine:
    """An event as it is sent. The open viewpoint gets only the moves that everybody saw, so that each moves once."""
    moves = [] if viewpoint == OPEN and event.audience != EVERYBODY else event.moves
    return EventLine(
        entry=entry, kind=event.kind, clause=event.clause, facts=event.facts, seats=event.seats, moves=moves
    )


class PlayedReel(Reel):
    """A match whose rules are here: what anybody could see at any step."""

    def __init__(self, game: Game, players: int, options: Options, seed: str, origin: Origin | None = None) -> None:
        super().__init__()
        self.game = game
        self.players = players
        match = Match(game, players, options, seed, origin=origin)
        self._entries: list[Acted | None] = [None]  # by step; the opening has none
        self._points: list[list[int]] = []  # by step
        self._kept: list[AnyPosition] = []  # the position before each group of steps
        self._last: AnyPosition = match.position
        self._tally = game.tally(players)
        if origin is not None:
            self._tally.begin(match.position)
        self._luck: list[SeatLuck] | None = None
        self._takings: list[tuple[int, Taking]] = []  # each with its step
        self._add(0, match.opening)

    @property
    def is_told(self) -> bool:
        """The table can be seen, too."""
        return False

    def is_over(self, step: int) -> bool:
        """Whether that was the last one of a match that was played to its end."""
        return step == len(self.steps) - 1 and self._last.outcome is not None

    def follow(self, number: int, entry: Entry) -> None:
        """The next entry that counts."""
        position = self._last
        if len(self.steps) % AT_ONCE == 0:
            self._kept.append(position.copy())
        assert isinstance(entry, Acted), "what was taken back is left out"
        told = position.listen()
        _play(position, entry)
        position.heard, position.told = False, []
        self._entries.append(entry)
        self._add(number, told)

    def _add(self, number: int, told: list[Event]) -> None:
        if not self._kept:
            self._kept.append(self._last.copy())
        entry, position = self._entries[-1], self._last
        seat = -1 if entry is None else entry.seat
        phase = self.game.phase(position)
        self.steps.append(ReplayStep(entry=number, seat=seat, turn=self.game.turns(position), phase=phase))
        self._points.append(self.game.points(position))
        self.told.append([stored(event) for event in told])
        known = len(self._tally.takings)
        for event in told:
            self._tally.hear(event)
        self._takings += [(len(self.steps) - 1, taking) for taking in self._tally.takings[known:]]

    def course(self) -> list[CoursePoint]:
        """The points before the first turn, where each turn gave way to the next one, and at the end."""
        turns = [step.turn for step in self.steps]
        last = len(turns) - 1
        ends = {0: 0} | {turns[step - 1]: step for step in range(1, last) if turns[step] != turns[step - 1]}
        if last:
            ends[turns[last]] = last
        points = self._points
        return [CoursePoint(step=at, turn=turn, points=points[at]) for turn, at in ends.items() if points[at]]

    def luck(self) -> list[SeatLuck]:
        """What chance gave to each seat, against what was to be expected."""
        if self._luck is None:
            self._luck = [SeatLuck(**msgspec.structs.asdict(luck)) for luck in self._tally.luck()]
        return self._luck

    def taken(self) -> list[Taken]:
        """Who took what from whom, with the step of the largest taking."""
        found: dict[tuple[str, int, int], Taken] = {}
        largest: dict[tuple[str, int, int], int] = {}
        for step, taking in self._takings:
            key = taking.what, taking.taker, taking.victim
            taken = found.setdefault(
                key, Taken(what=taking.what, taker=taking.taker, victim=taking.victim, count=0, step=step)
            )
            taken.count += taking.count
            if taking.count > largest.get(key, 0):
                largest[key], taken.step = taking.count, step
        return list(found.values())

    def takings(self) -> list[tuple[int, Taking]]:
        """Each taking with its step, in order."""
        return self._takings

    def answered(self) -> list[int]:
        """The steps that are somebody's answer."""
        return [step for step, entry in enumerate(self._entries) if isinstance(entry, Acted)]

    def question(self, step: int) -> tuple[View, list[int]]:
        """What the seat of a step could know when it was asked, and what it answered."""
        entry = self._entries[step]
        assert isinstance(entry, Acted), "it is an answer"
        with ruling():
            position = self._kept[step // AT_ONCE].copy()
            for before in self._entries[step - step % AT_ONCE : step]:
                if before:
                    _play(position, before)
            return self.game.see(position, entry.seat), entry.actions

    def shown(self, viewpoint: int, first: int) -> list[ShownStep]:
        """The table after each of the next steps, as this viewpoint could know it then."""
        found: list[ShownStep] = []
        start = first - first % AT_ONCE
        with ruling():
            position = self._kept[start // AT_ONCE].copy()
            for step in range(len(self.steps))[start : start + AT_ONCE]:
                entry = self._entries[step]
                answers = _answered(position, entry, viewpoint) if entry else []
                if entry:
                    _play(position, entry)
                if step >= first:
                    found.append(self._shown(position, step, viewpoint, answers))
        return found

    def _shown(self, position: AnyPosition, step: int, viewpoint: int, answers: list[Answered]) -> ShownStep:
        game, waiting = self.game, position.todo[-1] if position.todo else None
        view = game.see(position, max(viewpoint, SPECTATOR))
        seen = game.see_open(position) if viewpoint == OPEN else view
        return ShownStep(
            step=step,
            view=msgspec.Raw(msgspec.json.encode(seen)),
            places=counted(game.places(view)),
            is_sealed=waiting is not None and waiting.sealed,
            is_staged=waiting is not None and waiting.stages,
            answers=answers,
            held=self._held(position) if viewpoint == OPEN else [],
        )

    def _held(self, position: AnyPosition) -> list[dict[str, list[int | str]]]:
        """What only each seat itself could see, where the game has such things."""
        fields = self.game.private
        if not fields:
            return []
        views = [self.game.see(position, seat) for seat in range(self.players)]
        return [{field: getattr(view, field) for field in fields if getattr(view, field)} for view in views]


def _play(position: AnyPosition, entry: Acted) -> None:
    for action in entry.actions:
        position.play(entry.seat, action)


def _answered(position: AnyPosition, entry: Acted, viewpoint: int) -> list[Answered]:
    """What was asked and taken, pick by pick: only for the seat that was asked, or where all is open."""
    if viewpoint not in (entry.seat, OPEN):
        return []
    trial, found = position.copy(), []
    for number, action in enumerate(entry.actions, start=1):
        decision = decision_for(trial, entry.seat)
        assert decision is not None, "the entry was allowed"
        found.append(Answered(decision=decision, action=action))
        if number < len(entry.actions):
            trial.play(entry.seat, action)
    return found


async def wound(
    game: Game, players: int, options: Options, seed: str, log: list[Entry], origin: Origin | None = None
) -> PlayedReel:
    """The reel of a log, under the installed rules; other tasks run in between."""
    skipped = taken_back(log)
    begun = perf_counter()
    try:
        with ruling():
            reel = PlayedReel(game, players, options, seed, origin)
            for number, entry in enumerate(log, start=1):
                if perf_counter() - begun > SLICE:
                    await asyncio.sleep(0)
                    begun = perf_counter()
                if number - 1 not in skipped:
                    reel.follow(number, entry)
    except (RefusedError, SetupError, RuleFaultError) as problem:
        raise UnplayableError(str(problem)) from None
    return reel


def told(rows: list[LogRow]) -> Reel:
    """The reel of a match whose rules are gone: its events, as they were kept beside the log."""
    reel = Reel()
    turn = 0
    for entry, heard in enumerate(stored_history(rows).told):
        if heard.undone_at or (entry and heard.seat < 0):
            continue
        turn = max([turn, *(_turn(event) for event in heard.events)])
        reel.steps.append(ReplayStep(entry=entry, seat=heard.seat, turn=turn, phase=""))
        reel.told.append(heard.events)
    return reel


def _turn(event: StoredEvent) -> int:
    """The turn or round that an event opens."""
    found = event.facts.get("turn", event.facts.get("round", 0)) if event.kind.endswith("-began") else 0
    return found if isinstance(found, int) else 0
