"""A match as it was told: what each entry let each viewpoint hear, and what was taken back. It needs no rules."""

import msgspec

from rathaus.core.events import EVERYBODY, Event, facts, kind
from rathaus.server.bodies import EventLine
from rathaus.server.store.records import LogRow, StoredEvent
from rathaus.words import seat_fields


class Told:
    """What one entry told, and whether it was taken back since (at which version)."""

    def __init__(self, seat: int, events: list[StoredEvent], *, is_sealed: bool = False, picks: int = 0) -> None:
        self.seat = seat
        self.events = events
        self.is_sealed = is_sealed
        self.picks = picks
        self.undone_at = 0

    def is_heard_by(self, seat: int) -> bool:
        """Whether this viewpoint has heard anything of it."""
        return any(event.audience in (EVERYBODY, seat) for event in self.events)


class History:
    """All entries of a match as they can be shown. Entry 0 is the opening."""

    def __init__(self, opening: list[StoredEvent]) -> None:
        self.told = [Told(-1, opening)]
        self._in_force: dict[int, list[int]] = {}  # by seat
        self._own: dict[int, list[int]] = {}  # those of them that the seat's person gave
        self._taken: list[int] = []  # what was taken back, in the order in which this happened

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self.told) - 1

    def add(self, told: Told, *, is_own: bool) -> None:
        """The next entry; `is_own` where the seat's own person gave it."""
        self.told.append(told)
        self._in_force.setdefault(told.seat, []).append(self.version)
        if is_own:
            self._own.setdefault(told.seat, []).append(self.version)

    def take_back(self, seat: int) -> Told:
        """The next entry takes the seat's last one back; return that."""
        entry = self._in_force[seat].pop()
        own = self._own.get(seat, [])
        if own and own[-1] == entry:
            own.pop()
        self.told.append(Told(-1, [], is_sealed=True))
        self._taken.append(entry)
        self.told[entry].undone_at = self.version
        return self.told[entry]

    def events(self, seat: int, since: int) -> list[EventLine]:
        """What this viewpoint has heard after a version, without what was taken back."""
        return [
            EventLine(
                entry=entry,
                kind=event.kind,
                clause=event.clause,
                facts=event.facts,
                seats=event.seats,
                moves=event.moves,
            )
            for entry, told in enumerate(self.told[since + 1 :], start=since + 1)
            if not told.undone_at
            for event in told.events
            if event.audience in (EVERYBODY, seat)
        ]

    def undone(self, seat: int, since: int) -> list[int]:
        """Entries up to a version that were taken back after it, where this viewpoint had heard of them."""
        found = []
        for entry in reversed(self._taken):
            if self.told[entry].undone_at <= since:
                break
            if entry <= since and self.told[entry].is_heard_by(seat):
                found.append(entry)
        return sorted(found)

    def last_own(self, seat: int) -> int:
        """The seat's last entry that is in force and that its own person gave."""
        own = self._own.get(seat)
        return own[-1] if own else 0


def stored_history(rows: list[LogRow]) -> History:
    """The history that was kept beside the log: for matches whose rules are not installed any more."""
    opening = [event for row in rows if row.seq == 0 for event in row.events]
    history = History(opening)
    for row in rows:
        seat = -1 if row.entry.seat is None else row.entry.seat
        if row.entry.undo:
            history.take_back(seat)
        elif row.seq:
            history.add(Told(seat, row.events), is_own=row.is_own)
    return history


def stored(event: Event) -> StoredEvent:
    """An event as it is kept and sent."""
    said = {name: msgspec.to_builtins(value) for name, value in facts(event).items()}
    return StoredEvent(event.audience, kind(event), event.clause, said, seat_fields(type(event)), event.moves())
