"""PostgreSQL by its URL. Several workers, and several machines, may share it.

What one of them writes, it tells the others within the same transaction; what it does not write (who is present), it
tells over the line on which it listens. That line is opened again whenever it breaks.

What comes with every move is one statement on a connection of the driver's own, and moves that come together share it:
through SQLAlchemy, statement by statement, it takes a worker several times as long.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import TypeVar

import asyncpg
import msgspec
from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from rathaus.server.store import schema
from rathaus.server.store.commits import BROKEN, Commits
from rathaus.server.store.database import AtOnce, reason, unusable
from rathaus.server.store.news import CHANNEL, LETTER, Letter, PeerNews, encoded

CONNECTIONS = 8  # and one for each kind of moves
PATIENCE = 5.0  # seconds for a connection
PAUSE = 0.2  # seconds between two tries
MIGRATING = 8470  # the number of the lock that only one worker holds while it migrates

logger = logging.getLogger("rathaus")
T = TypeVar("T")


class PostgreSQL:
    """A few connections; what is written is synced by the server before it says so."""

    is_shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.worker = secrets.token_hex(4)
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_size=CONNECTIONS,
            max_overflow=0,
            hide_parameters=True,  # an error is logged, and what is written may be a secret
        )
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._commits: dict[str, Commits] = {}  # by the statement
        self._outbox: asyncio.Queue[str] = asyncio.Queue()

    @classmethod
    async def open(cls, address: str) -> "PostgreSQL":
        """Connect and migrate; of several workers, one after the other."""
        database = cls(address)
        try:
            await database.write(_migrate)
        except (schema.SchemaError, SQLAlchemyError, ValueError, OSError) as problem:
            await database.close()
            raise unusable(address, problem) from None
        return database

    async def _connect(self) -> asyncpg.Connection:
        try:
            return await asyncpg.connect(self.address, timeout=PATIENCE)
        except TimeoutError:
            raise ConnectionError(f"there was no answer in {PATIENCE:.0f} seconds") from None
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
            raise ConnectionError(str(problem)) from None

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run some work on a snapshot; where the server was restarted meanwhile, on a new connection."""
        try:
            return await self._read(work)
        except DBAPIError as problem:
            if not problem.connection_invalidated:
                raise
        return await self._read(work)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run some work in a transaction."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def write_at_once(self, _work: Callable[[Connection], None], same: AtOnce) -> bool:
        """Write it with all that waits at the same time, and tell the others."""
        if same.text not in self._commits:
            self._commits[same.text] = Commits(same.text, self.worker, self._connect)
        return await self._commits[same.text].write(same)

    def tell(self, connection: Connection, news: PeerNews) -> None:
        """Let the other workers know, as soon as this transaction is committed."""
        connection.execute(select(func.pg_notify(CHANNEL, encoded(self.worker, news))))

    def post(self, news: PeerNews) -> None:
        """Let the other workers know at once; nothing is written."""
        self._outbox.put_nowait(encoded(self.worker, news))

    async def listen(self, hear: Callable[[Letter], None], opened: Callable[[], None]) -> None:
        """Hear what the other workers tell, forever. Whenever the line is new, something may have been missed."""
        while True:
            try:
                line = await self._connect()
            except OSError:
                await asyncio.sleep(PAUSE)
                continue
            try:
                await line.add_listener(CHANNEL, lambda *heard: _hear(heard[-1], hear))
                self._outbox = asyncio.Queue()  # old news are dropped: `opened` tells all again
                opened()
                await self._pass_on(line)
            except BROKEN as problem:
                logger.warning("the line between the workers broke: %s", reason(problem))
            finally:
                line.terminate()

    async def _pass_on(self, line: asyncpg.Connection) -> None:
        while True:
            letter = await self._outbox.get()
            await line.execute("SELECT pg_notify($1, $2)", CHANNEL, letter, timeout=PATIENCE)

    def interrupt(self) -> None:
        """Nothing to do: work ends with the task that waits for it."""

    async def close(self) -> None:
        """Let go of all connections."""
        for commits in self._commits.values():
            await commits.close()
        await self._engine.dispose()


def _hear(letter: str, hear: Callable[[Letter], None]) -> None:
    """Ignore what cannot be read: it comes from a worker of another version."""
    with contextlib.suppress(msgspec.DecodeError):
        hear(LETTER.decode(letter))


def _migrate(connection: Connection) -> None:
    connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    schema.migrate(connection, schema.MIGRATIONS)
