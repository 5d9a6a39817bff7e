"""A match in memory: the kernel's match, led by its log, with its story."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256

import msgspec

from rathaus.core.errors import RefusedError, SetupError
from rathaus.core.export import LogEntry
from rathaus.core.match import Match
from rathaus.core.view import Decision, SpelledOption, View, decision_for
from rathaus.server.bodies import MAX_PICKS, SPECTATOR
from rathaus.server.messages import DraftState
from rathaus.server.sealed import goes_on
from rathaus.server.store.records import LogRow, StoredEvent
from rathaus.server.story import Story, Told, stored


class RuleFaultError(RuntimeError):
    """The rules failed where they must not: the match is stopped, and nobody loses by it.

    It names the kind of the fault only, since it is logged: what the rules say may be a secret.
    """


@contextmanager
def ruling() -> Iterator[None]:
    """While the rules are at work: what they refuse is no fault, everything else is."""
    try:
        yield
    except (RefusedError, SetupError, RuleFaultError):
        raise
    except Exception as fault:
        raise RuleFaultError(type(fault).__name__) from fault


class Look(msgspec.Struct):
    """What one viewpoint may know now, as it is sent, and the name of what it is asked."""

    view: bytes
    decision: str


class Played:
    """A match, its entries, and their story."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.entries: list[LogEntry] = []
        self.story = Story([stored(event) for event in match.opening])
        self.picks = [0] * match.players  # made by each seat and in force
        self.looks: dict[int, Look] = {}  # of this moment, until all have been told
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

    def opening(self) -> LogRow:
        """What happened before the first question, as it is kept."""
        return LogRow(0, LogEntry(), "", None, self.story.told[0].events, self.state_sha256())

    def state_sha256(self) -> str:
        """A hash of what everybody can see now: it tells whether other rules make another table of the same log."""
        return sha256(self.look(SPECTATOR).view).hexdigest()

    # What may be done.

    def do(self, entry: LogEntry) -> list[StoredEvent]:
        """Carry out an entry, all or nothing, and return what it told; refuse what is not allowed."""
        seat = entry.seat
        assert seat is not None, "a served match has no reseed"
        self.looks = {}
        with ruling():
            told = self._undo(seat) if entry.undo else self._act(seat, entry.actions or [])
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
        self.story.told.append(Told(seat, events, is_sealed=is_sealed, picks=len(actions)))
        self.picks[seat] += len(actions)
        return events

    def _undo(self, seat: int) -> list[StoredEvent]:
        self.match.undo(seat)
        taken = self.story.take_back(seat)
        self.picks[seat] -= taken.picks
        self.rewinds += not taken.is_sealed
        return []

    # What is asked.

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked."""
        with ruling():
            return decision_for(self.match.position, seat)

    def decision_id(self, seat: int) -> str:
        """The name of the question: it stays the same while others answer, and changes when the question does."""
        return self._name(seat, self.decision(seat))

    def _name(self, seat: int, decision: Decision | None) -> str:
        if decision is None:
            return ""
        content = sha256(msgspec.json.encode(decision)).hexdigest()[:8]
        return f"{self.picks[seat]}.{self.rewinds}.{content}"

    def draft(self, seat: int, picks: list[int]) -> DraftState:
        """Where a draft has come to. Only a sealed answer is walked through, and never beyond its own last pick."""
        with ruling():
            return self._draft(seat, picks)

    def _draft(self, seat: int, picks: list[int]) -> DraftState:
        trial = self.match.position.copy()
        spelled: list[SpelledOption] = []
        for number, action in enumerate(picks):
            spelled.append(_picked(decision_for(trial, seat), number, action))
            if not goes_on(trial, seat, action):
                if number + 1 < len(picks):
                    raise RefusedError("not-offered", f"the draft has more picks than the {number + 1} it takes")
                return DraftState(picks=picks, spelled=spelled, next=None, is_complete=True)
        return DraftState(picks=picks, spelled=spelled, next=decision_for(trial, seat), is_complete=False)

    def any_answer(self, seat: int) -> list[int]:
        """A whole answer to what the seat is asked, by chance: legal, and nothing else can be said for it."""
        picks: list[int] = []
        draft = self.draft(seat, picks)
        while draft.next is not None and len(picks) < MAX_PICKS:
            picks = [*picks, secrets.choice(draft.next.options).action]
            draft = self.draft(seat, picks)
        return picks

    # What is seen.

    def look(self, seat: int) -> Look:
        """What this viewpoint is told: worked out once, however many look from there."""
        if seat not in self.looks:
            view = self.see(seat)
            self.looks[seat] = Look(msgspec.json.encode(view), self._name(seat, view.decision))
        return self.looks[seat]

    def see(self, seat: int) -> View:
        """All that this viewpoint may know."""
        with ruling():
            view: View = self.match.game.see(self.match.position, seat)
            return view


def _picked(decision: Decision | None, number: int, action: int) -> SpelledOption:
    """The option that a pick of a draft stands for."""
    for option in decision.options if decision else []:
        if option.action == action:
            return option
    raise RefusedError("not-offered", f"pick {number} of the draft is not on offer")


def acted(seat: int, actions: list[int]) -> LogEntry:
    """A seat's actions as an entry."""
    return LogEntry(seat=seat, actions=actions)


def undone(seat: int) -> LogEntry:
    """A seat's undo as an entry."""
    return LogEntry(seat=seat, undo=True)
