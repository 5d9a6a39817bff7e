"""The running hash of a room's log, as its pages are shown it: made from the log, and kept nowhere."""

import asyncio
from time import perf_counter

from rathaus.core.export import entry_bytes, running_hash
from rathaus.core.fair import RunningHash
from rathaus.server import reports
from rathaus.server.store.records import LogRow, MatchDocument
from rathaus.server.updates import SLICE


class LogHash:
    """The hash of all entries that were added so far."""

    def __init__(self) -> None:
        self._running: RunningHash | None = None

    def at(self, record: MatchDocument) -> RunningHash:
        """Where it has come to, once the match has begun: from then on nothing changes that it begins with."""
        if self._running is None:
            self._running = running_hash(reports.file_of(record, []))
        return self._running

    def add(self, record: MatchDocument, row: LogRow) -> None:
        """The next entry; one that is in it already changes nothing."""
        running = self.at(record)
        if row.seq == running.entries + 1:
            running.add(entry_bytes(row.entry, running.entries, record.updates))

    async def follow(self, record: MatchDocument, rows: list[LogRow]) -> None:
        """Many entries; everybody else gets their turn meanwhile."""
        begun = perf_counter()
        for row in rows:
            if perf_counter() - begun > SLICE:
                await asyncio.sleep(0)
                begun = perf_counter()
            self.add(record, row)
