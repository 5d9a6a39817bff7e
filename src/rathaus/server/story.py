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


class Story:
    """All entries of a match as they can be shown. Entry 0 is the opening."""

    def __init__(self, opening: list[StoredEvent]) -> None:
        self.told = [Told(-1, opening)]

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self.told) - 1

    def take_back(self, seat: int) -> Told:
        """The next entry takes the seat's last one back; return that."""
        taken = next(told for told in reversed(self.told) if told.seat == seat and not told.undone_at)
        self.told.append(Told(-1, [], is_sealed=True))
        taken.undone_at = self.version
        return taken

    def events(self, seat: int, since: int) -> list[EventLine]:
        """What this viewpoint has heard after a version, without what was taken back."""
        return [
            EventLine(entry=entry, kind=event.kind, clause=event.clause, facts=event.facts, seats=event.seats)
            for entry, told in enumerate(self.told[since + 1 :], start=since + 1)
            if not told.undone_at
            for event in told.events
            if event.audience in (EVERYBODY, seat)
        ]

    def undone(self, seat: int, since: int) -> list[int]:
        """Entries up to a version that were taken back after it, where this viewpoint had heard of them."""
        return [
            entry
            for entry, told in enumerate(self.told[: since + 1])
            if since < told.undone_at and any(event.audience in (EVERYBODY, seat) for event in told.events)
        ]

    def last_own(self, seat: int, stood_in: set[int]) -> int:
        """The seat's last entry that is in force and that nobody gave in its stead."""
        for entry in range(self.version, 0, -1):
            told = self.told[entry]
            if told.seat == seat >= 0 and not told.undone_at and entry not in stood_in:
                return entry
        return 0


def stored_story(rows: list[LogRow]) -> Story:
    """The story that was kept beside the log: for matches whose rules are not installed any more."""
    opening = [event for row in rows if row.seq == 0 for event in row.events]
    story = Story(opening)
    for row in rows:
        seat = -1 if row.entry.seat is None else row.entry.seat
        if row.entry.undo:
            story.take_back(seat)
        elif row.seq:
            story.told.append(Told(seat, row.events))
    return story


def stored(event: Event) -> StoredEvent:
    """An event as it is kept and sent."""
    said = {name: msgspec.to_builtins(value) for name, value in facts(event).items()}
    return StoredEvent(event.audience, kind(event), event.clause, said, seat_fields(type(event)))
