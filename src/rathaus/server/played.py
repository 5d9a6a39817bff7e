"""A match in memory: the kernel's match, led by its log, with what each viewpoint has heard of each entry."""

from hashlib import sha256

import msgspec

from rathaus.core.errors import RefusedError
from rathaus.core.events import EVERYBODY, Event, facts, kind
from rathaus.core.export import LogEntry
from rathaus.core.match import Match
from rathaus.core.view import Decision, SpelledOption, View, decision_for
from rathaus.server.bodies import EventLine
from rathaus.server.messages import DraftState
from rathaus.server.sealed import goes_on
from rathaus.server.store.records import StoredEvent
from rathaus.words import seat_fields


class RuleFaultError(RuntimeError):
    """The rules failed where they must not: the match is stopped, and nobody loses by it."""


class Told:
    """What one entry told, and whether it was taken back since (at which version)."""

    def __init__(self, seat: int, events: list[StoredEvent], *, is_sealed: bool, picks: int) -> None:
        self.seat = seat
        self.events = events
        self.is_sealed = is_sealed
        self.picks = picks
        self.undone_at = 0


class Played:
    """A match, and its log as it can be shown. Entry 0 is the opening."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.entries: list[LogEntry] = []
        self.told = [Told(-1, [stored(event) for event in match.opening], is_sealed=False, picks=0)]
        self.picks = [0] * match.players  # made by each seat and in force
        self.rewinds = 0  # how often an open entry was taken back: no question after it is the one before it

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

    # What may be done.

    def do(self, entry: LogEntry) -> list[StoredEvent]:
        """Carry out an entry, all or nothing, and return what it told; refuse what is not allowed."""
        seat = entry.seat
        assert seat is not None, "a served match has no reseed"
        try:
            told = self._undo(seat) if entry.undo else self._act(seat, entry.actions or [])
        except RefusedError:
            raise
        except Exception as fault:
            raise RuleFaultError(f"{entry}: {fault!r}") from fault
        self.entries.append(entry)
        return told

    def at(self, version: int) -> "Played":
        """The same match as it was after so many entries, played anew."""
        match = self.match
        again = Played(Match(match.game, match.players, match.options, match.seed))
        for entry in self.entries[:version]:
            again.do(entry)
        return again

    def _act(self, seat: int, actions: list[int]) -> list[StoredEvent]:
        is_sealed = self.is_sealed
        events = [stored(event) for event in self.match.act(seat, actions)]
        self.told.append(Told(seat, events, is_sealed=is_sealed, picks=len(actions)))
        self.picks[seat] += len(actions)
        return events

    def _undo(self, seat: int) -> list[StoredEvent]:
        self.match.undo(seat)
        taken = next(told for told in reversed(self.told) if told.seat == seat and not told.undone_at)
        self.told.append(Told(-1, [], is_sealed=True, picks=0))
        taken.undone_at = self.version
        self.picks[seat] -= taken.picks
        self.rewinds += not taken.is_sealed
        return []

    # What is asked.

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked."""
        return decision_for(self.match.position, seat)

    def decision_id(self, seat: int) -> str:
        """The name of the question: it stays the same while others answer, and changes when the question does."""
        decision = self.decision(seat)
        if decision is None:
            return ""
        content = sha256(msgspec.json.encode(decision)).hexdigest()[:8]
        return f"{self.picks[seat]}.{self.rewinds}.{content}"

    def draft(self, seat: int, picks: list[int]) -> DraftState:
        """Where a draft has come to. Only a sealed answer is walked through, and never beyond its own last pick."""
        trial = self.match.position.copy()
        spelled: list[SpelledOption] = []
        for number, action in enumerate(picks):
            spelled.append(_picked(decision_for(trial, seat), number, action))
            if not goes_on(trial, seat, action):
                if number + 1 < len(picks):
                    raise RefusedError("not-offered", f"the draft has more picks than the {number + 1} it takes")
                return DraftState(picks=picks, spelled=spelled, next=None, is_complete=True)
        return DraftState(picks=picks, spelled=spelled, next=decision_for(trial, seat), is_complete=False)

    # What is seen.

    def see(self, seat: int) -> View:
        """All that this viewpoint may know."""
        view: View = self.match.game.see(self.match.position, seat)
        return view

    def events(self, seat: int, since: int) -> list[EventLine]:
        """What this viewpoint has heard after a version, without what was taken back."""
        return [
            EventLine(entry=entry, kind=event.kind, clause=event.clause, facts=event.facts, seats=event.seats)
            for entry, told in enumerate(self.told)
            if entry > since and not told.undone_at
            for event in told.events
            if event.audience in (EVERYBODY, seat)
        ]

    def undone(self, seat: int, since: int) -> list[int]:
        """Entries up to a version that were taken back after it, where this viewpoint had heard of them."""
        return [
            entry
            for entry, told in enumerate(self.told)
            if entry <= since < told.undone_at and any(event.audience in (EVERYBODY, seat) for event in told.events)
        ]

    def last_own(self, seat: int) -> int:
        """The seat's own last entry that is in force."""
        own = [entry for entry, told in enumerate(self.told) if told.seat == seat >= 0 and not told.undone_at]
        return own[-1] if own else 0


def _picked(decision: Decision | None, number: int, action: int) -> SpelledOption:
    """The option that a pick of a draft stands for."""
    for option in decision.options if decision else []:
        if option.action == action:
            return option
    raise RefusedError("not-offered", f"pick {number} of the draft is not on offer")


def stored(event: Event) -> StoredEvent:
    """An event as it is kept and sent."""
    said = {name: msgspec.to_builtins(value) for name, value in facts(event).items()}
    return StoredEvent(event.audience, kind(event), event.clause, said, seat_fields(type(event)))


def acted(seat: int, actions: list[int]) -> LogEntry:
    """A seat's actions as an entry."""
    return LogEntry(seat=seat, actions=actions)


def undone(seat: int) -> LogEntry:
    """A seat's undo as an entry."""
    return LogEntry(seat=seat, undo=True)
