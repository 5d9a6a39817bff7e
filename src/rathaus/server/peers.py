"""Peers: the other workers of this house, on the same database. What they write and who is present there.

Every worker sends a heartbeat. One whose heartbeat stops is gone: its people come back through the others, and these
drive its bots.
"""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from hashlib import sha256
from typing import TYPE_CHECKING, assert_never

from sqlalchemy.exc import SQLAlchemyError

from rathaus.server.refusals import Refusal
from rathaus.server.store.news import (
    MOST_GUESTS,
    Alive,
    DraftWritten,
    EntryWritten,
    Gone,
    GuestWritten,
    Letter,
    LineSaid,
    PeerNews,
    Present,
    TableWritten,
    TurnsChanged,
    Written,
)

if TYPE_CHECKING:
    from rathaus.server.room import Room
    from rathaus.server.service import Service

PULSE = 1.0
SILENCE = 4.0  # seconds after which a peer is gone

logger = logging.getLogger("rathaus")


class Peers:
    """Where the database is not shared, there are none."""

    def __init__(self, service: "Service") -> None:
        self.service = service
        self.database = service.store.database
        self._heard: dict[str, float] = {}  # when each peer was heard of last
        self._present: dict[str, dict[str, Present]] = {}

    def start(self) -> None:
        """Listen, and send heartbeats."""
        if self.database.is_shared:
            self.service.spawn(self.database.listen(self._hear, self._opened))
            self.service.spawn(self._beat())

    async def stop(self) -> None:
        """Say goodbye, so that the others take over at once."""
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self.database.write(lambda connection: self.database.tell(connection, Gone()))

    # Who does what, and who is where.

    def drives(self, code: str) -> bool:
        """Whether this worker answers for the bots of a table; all workers agree on that."""
        own = _weight(self.database.worker, code)
        return all(own >= _weight(other, code) for other in self._heard)

    def guests(self, code: str) -> set[str]:
        """The people who look at a table through other workers."""
        return {guest for present in self._of(code) for guest in present.guests}

    def spectators(self, code: str) -> int:
        """How many look through other workers, from no seat."""
        return sum(present.spectators for present in self._of(code))

    def _of(self, code: str) -> list[Present]:
        return [tables[code] for tables in self._present.values() if code in tables]

    # Telling.

    def tell(self, news: PeerNews) -> None:
        """Tell the peers something that is not in the database."""
        self.database.post(news)

    def tell_presence(self, room: "Room") -> None:
        """Tell who looks at a table through this worker; those who sit there first."""
        sitters = room.table.guests()
        guests = sorted(room.viewers.guests_here(), key=lambda guest: guest not in sitters)[:MOST_GUESTS]
        self.tell(Present(room.table.code, guests, room.viewers.spectators_here()))

    def _tell_all_presence(self) -> None:
        for room in self.service.rooms.values():
            if room.viewers.pages:
                self.tell_presence(room)

    async def _beat(self) -> None:
        clock = asyncio.get_running_loop()
        while True:
            self.tell(Alive())
            await asyncio.sleep(PULSE)
            for worker, at in list(self._heard.items()):
                if clock.time() - at > SILENCE:
                    self._lose(worker)

    # Hearing.

    def _opened(self) -> None:
        """The line is new: something may have been missed."""
        now = asyncio.get_running_loop().time()
        self._heard = dict.fromkeys(self._heard, now)
        self.tell(Alive(asks=True))
        self._tell_all_presence()
        self._begin(self._catch_up())

    async def _catch_up(self) -> None:
        for room in list(self.service.rooms.values()):
            with contextlib.suppress(Refusal):
                await room.hear()
            lines = await self.service.store.tables.chat(room.table.code)
            for line in lines if room.viewers.pages else []:
                room.viewers.tell_chat(line)  # pages know lines by their numbers
        await self.service.wake()

    def _hear(self, letter: Letter) -> None:
        if letter.worker == self.database.worker:
            return
        if letter.worker not in self._heard and not isinstance(letter.news, Gone):
            self.tell(Alive(asks=True))
        self._heard[letter.worker] = asyncio.get_running_loop().time()
        match letter.news:
            case Alive(asks=True):
                self._tell_all_presence()
            case Alive():
                pass
            case Gone():
                self._lose(letter.worker)
            case Present() as present:
                self._note(letter.worker, present)
            case written:
                self._begin(self._follow(written))

    def _note(self, worker: str, present: Present) -> None:
        tables = self._present.setdefault(worker, {})
        if present.table in tables:
            self.service.presence.see(present.table, tables[present.table].guests)
        tables[present.table] = present
        if not present.guests and not present.spectators:
            del tables[present.table]
        self._tell_table(present.table)

    def _tell_table(self, code: str) -> None:
        if code in self.service.rooms:
            self.service.rooms[code].viewers.tell_table()

    def _lose(self, worker: str) -> None:
        self._heard.pop(worker, None)
        for code, present in self._present.pop(worker, {}).items():
            self.service.presence.see(code, present.guests)
            self._tell_table(code)
        self._begin(self.service.wake())

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        self.service.spawn(self._try(work))

    async def _try(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except (SQLAlchemyError, OSError) as problem:
            logger.warning("news of other workers could not be followed: %s", problem)

    async def _follow(self, news: Written) -> None:
        match news:
            case TableWritten(table, turns):
                await self._follow_table(table)
                await self.service.tell_tables(table, turns)
            case EntryWritten(table=table, turns=turns):
                await self._follow_match(news)
                await self.service.tell_tables(table, turns)
            case DraftWritten():
                await self._follow_match(news)
            case LineSaid(table, number):
                await self._follow_line(table, number)
            case GuestWritten(guest):
                for page in list(self.service.pages_of(guest)):
                    await page.look_again()
            case TurnsChanged(table, guests):
                await self.service.tell_tables(table, guests)
            case _:
                assert_never(news)

    async def _follow_table(self, code: str) -> None:
        if self.service.is_here(code):
            with contextlib.suppress(Refusal):  # it may have been cleaned away
                await (await self.service.room(code)).hear()
        elif self.drives(code):
            await self.service.wake(code)

    async def _follow_match(self, news: EntryWritten | DraftWritten) -> None:
        """A room that knows all before this need not read it; any other is handled as one of which nothing is told."""
        room = self.service.rooms.get(news.table)
        if room is None or not await (
            room.hear_entry(news) if isinstance(news, EntryWritten) else room.hear_draft(news)
        ):
            await self._follow_table(news.table)

    async def _follow_line(self, code: str, number: int) -> None:
        if code in self.service.rooms:
            for line in await self.service.store.tables.chat(code, number):
                self.service.rooms[code].viewers.tell_chat(line)


def _weight(worker: str, code: str) -> bytes:
    return sha256(f"{worker} {code}".encode()).digest()
