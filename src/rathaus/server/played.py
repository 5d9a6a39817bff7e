"""A match in memory: the kernel's match, led by its log, with its story."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

import msgspec

from rathaus.core.errors import IllegalActionError, RefusedError, SetupError
from rathaus.core.export import LogEntry
from rathaus.core.flow import Position
from rathaus.core.game import Game
from rathaus.core.match import Acted, Change, Entry, Match, Undone
from rathaus.core.view import Decision, SpelledOption, StandingChoice, View, decision_for, encode_table
from rathaus.server.bodies import MAX_PICKS, SPECTATOR
from rathaus.server.messages import DraftState
from rathaus.server.store.records import BOT, STAND_IN, LogRow, StoredEvent
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
    """What one viewpoint may know now, as it is sent: its view, what lies where, and the name of what it is asked."""

    view: bytes
    places: dict[str, dict[str, int]]
    decision: str
    standing: list[StandingChoice]


def counted(places: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
    """What lies at each place, without what is not there."""
    found = {place: {what: count for what, count in things.items() if count} for place, things in places.items()}
    return {place: things for place, things in found.items() if things}


def _looked(game: Game, view: View, decision: str) -> Look:
    return Look(msgspec.json.encode(view), counted(game.places(view)), decision, game.standing(view))


class Tried:
    """An entry that the rules allow, and what the match would be with it; nothing has changed yet."""

    def __init__(self, game: Game, change: Change, *, is_sealed: bool) -> None:
        self.change = change
        self.events = [stored(event) for event in change.told]
        self.is_sealed = is_sealed
        self.looks: dict[int, Look] = {}
        self._game = game

    @property
    def position(self) -> Position[Any, Any]:
        """Where the match would be."""
        return self.change.position

    def state_sha256(self) -> str:
        """A hash of what everybody can see then: it tells whether other rules make another table of the same log."""
        with ruling():
            view = self._game.see(self.position, SPECTATOR)
            self.looks = {SPECTATOR: _looked(self._game, view, "")}
        return sha256(encode_table(view)).hexdigest()


class Played:
    """A match, its entries, and their story."""

    def __init__(self, match: Match) -> None:
        self.match = match
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

    @property
    def is_staged(self) -> bool:
        """Whether the answer is several picks, which are shown when the last one is made."""
        todo = self.match.position.todo
        return bool(todo) and todo[-1].stages

    def opening(self) -> LogRow:
        """What happened before the first question, as it is kept."""
        return LogRow(0, LogEntry(), "", None, self.story.told[0].events, self.state_sha256())

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
        assert seat is not None, "a served match has no reseed"
        is_sealed = self.is_sealed and not entry.undo
        with ruling():
            change = self.match.undoing(seat) if entry.undo else self.match.acting(seat, entry.actions or [])
            return Tried(self.match.game, change, is_sealed=is_sealed)

    def keep(self, tried: Tried, *, is_own: bool = True) -> None:
        """Let it be the next entry; `is_own` where nobody gave it in the seat's stead."""
        self.match.keep(tried.change)
        self.looks = tried.looks
        self._note(tried.change.entry, tried.events, is_sealed=tried.is_sealed, is_own=is_own)

    def follow(self, entry: LogEntry, *, is_own: bool = True) -> Tried:
        """Carry out an entry of the log."""
        tried = self.tried(entry)
        self.keep(tried, is_own=is_own)
        return tried

    def skip(self, row: LogRow) -> None:
        """Note an entry that is taken back later in the log, or the one that takes it back, without playing it."""
        entry = entry_of(row.entry)
        self.match.skip(entry)
        self._note(entry, row.events, is_sealed=bool(row.is_sealed), is_own=row.is_own)

    def _note(self, entry: Entry, events: list[StoredEvent], *, is_sealed: bool, is_own: bool) -> None:
        if isinstance(entry, Acted):
            self.picks[entry.seat] += len(entry.actions)
            self.story.add(Told(entry.seat, events, is_sealed=is_sealed, picks=len(entry.actions)), is_own=is_own)
        elif isinstance(entry, Undone):
            taken = self.story.take_back(entry.seat)
            self.picks[entry.seat] -= taken.picks
            self.rewinds += not taken.is_sealed

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
        """Where a draft has come to. It is walked through pick by pick, and never beyond its own last pick."""
        with ruling():
            return self._draft(seat, picks)

    def _draft(self, seat: int, picks: list[int]) -> DraftState:
        trial = self.match.position.copy()
        spelled: list[SpelledOption] = []
        for number, action in enumerate(picks):
            spelled.append(_picked(decision_for(trial, seat), number, action))
            if not self._goes_on(trial, seat, action):
                if number + 1 < len(picks):
                    raise IllegalActionError("not-whole", f"the draft has more picks than the {number + 1} it takes")
                view = self._drafted(trial, seat)
                return DraftState(picks=picks, spelled=spelled, next=None, is_complete=True, view=view)
        view = self._drafted(trial, seat) if picks else None
        return DraftState(picks=picks, spelled=spelled, next=decision_for(trial, seat), is_complete=False, view=view)

    def _drafted(self, trial: Position[Any, Any], seat: int) -> msgspec.Raw | None:
        """The seat's own view with its picks; nothing that follows from them has been run."""
        if not (self.is_sealed or self.is_staged):
            return None
        return msgspec.Raw(msgspec.json.encode(self.match.game.see(trial, seat)))

    def _goes_on(self, trial: Position[Any, Any], seat: int, action: int) -> bool:
        """Make a pick of a draft. One that is a whole answer to an open question is not even tried."""
        return (self.is_sealed or self.is_staged) and trial.pick(seat, action)

    def without_pick(self, seat: int, picks: list[int], number: int) -> list[int]:
        """The picks of a draft without one of them, and without later ones that no longer fit."""
        meant = self.draft(seat, picks).spelled
        with ruling():
            trial = self.match.position.copy()
            kept: list[int] = []
            for wanted in meant[:number] + meant[number + 1 :]:
                action = _action_of(decision_for(trial, seat), wanted)
                if action is not None:
                    kept.append(action)
                    if not self._goes_on(trial, seat, action):
                        break
            return kept

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
            self.looks[seat] = _looked(self.match.game, view, self._name(seat, view.decision))
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
    raise IllegalActionError("not-offered", f"pick {number} of the draft is not on offer")


def _action_of(decision: Decision | None, wanted: SpelledOption) -> int | None:
    """The option that means the same."""
    options = decision.options if decision else []
    return next((option.action for option in options if (option.verb, option.args) == (wanted.verb, wanted.args)), None)


def entry_of(entry: LogEntry) -> Entry:
    """An entry of a served match as the kernel knows it."""
    assert entry.seat is not None, "a served match has no reseed"
    return Undone(entry.seat) if entry.undo else Acted(entry.seat, entry.actions or [])


def acted(seat: int, actions: list[int], by: str = "") -> LogEntry:
    """A seat's actions as an entry; it tells where a bot gave them."""
    return LogEntry(seat=seat, actions=actions, by="bot" if by == BOT else "stand-in" if by == STAND_IN else "")


def undone(seat: int) -> LogEntry:
    """A seat's undo as an entry."""
    return LogEntry(seat=seat, undo=True)
