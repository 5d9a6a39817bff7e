"""The running hash of a room's log, as its pages show it: computed from the log, and never stored."""

import asyncio
from time import perf_counter

from rathaus.core.export import entry_bytes, running_hash
from rathaus.core.fair import RunningHash
from rathaus.server import reports
from rathaus.server.rules_upgrade import SLICE
from rathaus.server.store.records import LogRow, MatchRecord


class LogHash:
    """The hash of all entries that were added so far."""

    def __init__(self) -> None:
        self._running: RunningHash | None = None

    def at(self, record: MatchRecord) -> RunningHash:
        """Its current value, once the match has begun: from then on, what it starts with is fixed."""
        if self._running is None:
            origin = record.origin.note if record.origin else None
            self._running = running_hash(reports.file_of(record, []), origin)
        return self._running

    def add(self, record: MatchRecord, row: LogRow) -> None:
        """The next entry; one that is in it already changes nothing."""
        running = self.at(record)
        if row.seq == running.entries + 1:
            running.add(entry_bytes(row.entry, running.entries, record.updates))

    async def follow(self, record: MatchRecord, rows: list[LogRow]) -> None:
        """Add many entries; other tasks run in between."""
        begun = perf_counter()
        for row in rows:
            if perf_counter() - begun > SLICE:
                await asyncio.sleep(0)
                begun = perf_counter()
            self.add(record, row)
