"""A match in memory: the kernel's match, driven by its log, with its history."""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

import msgspec

from rathaus.core.errors import RefusedError, SetupError
from rathaus.core.export import LogEntry
from rathaus.core.flow import Position, step_name
from rathaus.core.game import Game
from rathaus.core.match import Acted, Change, Entry, Match, Undone
from rathaus.core.view import Decision, View, decision_for, encode_table
from rathaus.guide import LEARNER, Guide, Moment
from rathaus.server.bodies import SPECTATOR, EventLine
from rathaus.server.history import History, Told, stored
from rathaus.server.looks import Look, Lying, Seen, fields_of
from rathaus.server.store.records import LogRow, StoredEvent


class RuleFaultError(RuntimeError):
    """The rules failed where they must not: the match stops without a result.

    It names only the kind of the fault, since it is logged: what the rules say may be a secret.
    """


@contextmanager
def ruling() -> Iterator[None]:
    """Run rules: a refusal is not a fault, any other error is."""
    try:
        yield
    except (RefusedError, SetupError, RuleFaultError):
        raise
    except Exception as fault:
        raise RuleFaultError(type(fault).__name__) from fault


class Tried:
    """An entry that the rules allow, and what the match would be with it; nothing has changed yet."""

    def __init__(self, game: Game, change: Change, *, is_sealed: bool) -> None:
        self.change = change
        self.events = [stored(event) for event in change.told]
        self.is_sealed = is_sealed
        self.open: Seen | None = None  # what spectators would see
        self._game = game

    @property
    def position(self) -> Position[Any, Any]:
        """Where the match would be."""
        return self.change.position

    def state_sha256(self) -> str:
        """A hash of what everybody can see then: it shows whether other rules lead to another table."""
        with ruling():
            self.open = Seen(self._game.see(self.position, SPECTATOR))
        return sha256(self.open.table()).hexdigest()


class Question(msgspec.Struct):
    """What a seat is asked: its view, the name of the decision, and whether its answer is for all to see."""

    view: View
    decision: str
    is_open: bool


class LiveMatch:
    """A match, its entries, and their history."""

    def __init__(self, match: Match, guide: Guide | None = None) -> None:
        self.match = match
        self.guide = guide
        self.history = History([stored(event) for event in match.opening])
        self.picks = [0] * match.players  # made by each seat and in force
        self.rewinds = 0  # how often an open entry was taken back: a question that is asked again gets a new name
        self._open: Seen | None = None  # what spectators see now, until all have been told
        self._looks: dict[int, Look] = {}  # of this moment, by viewpoint
        self._lying: Lying | None = None  # what lies where now, as the last viewpoint counts it
        self._names: dict[int, str] = {}  # what each seat is asked now
        self._lead()

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self.match.log)

    @property
    def asked(self) -> list[int]:
        """The seats that the table waits for."""
        return self.match.position.asked()

    @property
    def is_sealed(self) -> bool:
        """Whether all who are asked answer at once, in secret."""
        todo = self.match.position.todo
        return bool(todo) and todo[-1].sealed

    @property
    def is_staged(self) -> bool:
        """Whether the answer is several picks, which are shown when the last one is made."""
        todo = self.match.position.todo
        return bool(todo) and todo[-1].stages

    @property
    def prompt(self) -> str:
        """The name of what is asked; empty at the end."""
        todo = self.match.position.todo
        return step_name(todo[-1]) if todo else ""

    def opening(self) -> LogRow:
        """What happened before the first question, as it is kept."""
        return LogRow(0, LogEntry(), "", None, self.history.told[0].events, self.state_sha256())

    def state_sha256(self) -> str:
        """A hash of what everybody can see now."""
        return sha256(encode_table(self.see(SPECTATOR))).hexdigest()

    # What may be done.

    def check_answer(self, seat: int, picks: list[int]) -> None:
        """Refuse what is not one whole answer to what the seat is asked; nothing that follows from it is run."""
        with ruling():
            self.match.position.check_answer(seat, picks)

    def tried(self, entry: LogEntry) -> Tried:
        """What an entry would make of the match, all or nothing; refuse what is not allowed."""
        seat = entry.seat
        assert seat is not None, "an entry is a seat's"
        is_sealed = self.is_sealed and not entry.undo
        with ruling():
            change = self.match.undoing(seat) if entry.undo else self.match.acting(seat, entry.actions or [])
            return Tried(self.match.game, change, is_sealed=is_sealed)

    def keep(self, tried: Tried, *, is_own: bool = True) -> None:
        """Let it be the next entry; `is_own` where the seat's own person gave it."""
        self.match.keep(tried.change)
        self._note(tried.change.entry, tried.events, is_sealed=tried.is_sealed, is_own=is_own)
        self._open = tried.open
        self._lead()

    def follow(self, entry: LogEntry, *, is_own: bool = True) -> Tried:
        """Carry out an entry of the log."""
        tried = self.tried(entry)
        self.keep(tried, is_own=is_own)
        self._open = None
        return tried

    def skip(self, row: LogRow) -> None:
        """Note an entry that is taken back later in the log, or the one that takes it back, without playing it."""
        entry = entry_of(row.entry)
        self.match.skip(entry)
        self._note(entry, row.events, is_sealed=bool(row.is_sealed), is_own=row.is_own)

    def _note(self, entry: Entry, events: list[StoredEvent], *, is_sealed: bool, is_own: bool) -> None:
        self._open, self._looks, self._lying, self._names = None, {}, None, {}
        if isinstance(entry, Acted):
            self.picks[entry.seat] += len(entry.actions)
            self.history.add(Told(entry.seat, events, is_sealed=is_sealed, picks=len(entry.actions)), is_own=is_own)
        elif isinstance(entry, Undone):
            taken = self.history.take_back(entry.seat)
            self.picks[entry.seat] -= taken.picks
            self.rewinds += not taken.is_sealed

    # A first game.

    def _lead(self) -> None:
        """The guide looks when the learner is asked, and after the end."""
        if self.guide is not None and (LEARNER in self.asked or not self.asked):
            self.guide.follow(self.picks[LEARNER], self._moment)

    def _moment(self) -> Moment:
        position, decision = self.match.position, self.decision(LEARNER)
        events = self.history.events(LEARNER, -1)
        own = [event.kind for event in events if is_about(event, LEARNER)]
        return Moment(
            number=self.picks[LEARNER],
            turn=self.match.game.turns(position),
            prompt=decision.prompt if decision else "",
            offers=frozenset(option.verb for option in decision.options) if decision else frozenset(),
            heard=frozenset(event.kind for event in events),
            own=frozenset(own),
            is_over=not self.asked,
        )

    # What is asked.

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked."""
        with ruling():
            return decision_for(self.match.position, seat)

    def question(self, seat: int) -> Question:
        """What this seat is asked, with all that it may know."""
        return Question(self.see(seat), self.decision_id(seat), is_open=not self.is_sealed)

    def decision_id(self, seat: int) -> str:
        """The name of the question: it stays the same while others answer, and changes when the question does."""
        if seat not in self._names:
            self._name(seat, self.decision(seat))
        return self._names[seat]

    def _name(self, seat: int, decision: Decision | None) -> str:
        if decision is None:
            name = ""
        else:
            content = sha256(msgspec.json.encode(decision)).hexdigest()[:8]
            name = f"{self.picks[seat]}.{self.rewinds}.{content}"
        self._names[seat] = name
        return name

    # What is seen.

    def look(self, seat: int) -> Look:
        """What this viewpoint is told: computed once, however many look from there."""
        if seat not in self._looks:
            view = self.see(seat)
            with ruling():
                standing, lying = self.match.game.standing(view), self._lying_for(view)
            fields = self._open.fields_of(view) if self._open else fields_of(view)
            self._looks[seat] = Look(fields, lying, standing, self._name(seat, view.decision))
        return self._looks[seat]

    def _lying_for(self, view: View) -> Lying:
        if self._lying is None or not self.match.game.has_open_places:
            self._lying = Lying(self.match.game.places(view))
        return self._lying

    def look_away(self, watched: set[int]) -> None:
        """All have been told: keep only what somebody looks at."""
        self._open = self._lying = None
        self._looks = {seat: look for seat, look in self._looks.items() if seat in watched}

    def see(self, seat: int) -> View:
        """All that this viewpoint may know."""
        game, position = self.match.game, self.match.position
        with ruling():
            if self._open is None:
                view: View = game.see(position, seat)
            else:
                known = self._open.view
                view = known if seat == SPECTATOR else game.see_from(known, position, seat)
        return view


def is_about(event: EventLine, seat: int) -> bool:
    """Whether a seat is among those that an event names."""
    named = [event.facts[name] for name in event.seats]
    return any(seat == value or (isinstance(value, list) and seat in value) for value in named)


def entry_of(entry: LogEntry) -> Entry:
    """An entry of a served match as the kernel knows it."""
    assert entry.seat is not None, "an entry is a seat's"
    return Undone(entry.seat) if entry.undo else Acted(entry.seat, entry.actions or [])
