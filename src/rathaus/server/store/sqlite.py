"""SQLite in one file. What is written is synced before its writer goes on.

Work runs in threads, one hop for a whole transaction, and writers that come while the disk is busy share the next
commit, each behind a savepoint of its own.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from rathaus.server.store import schema
from rathaus.server.store.database import StoreError, file_of, reason
from rathaus.server.store.news import Letter, News

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
READERS = 2
SHARERS = 64  # so many writers at most share a commit

T = TypeVar("T")
Work = Callable[[Connection], Any]
Waiting = tuple[Work, "asyncio.Future[Any]"]


class SQLite:
    """Two engines on one file: readers see a snapshot, the writer locks from its first word (BEGIN IMMEDIATE)."""

    worker = ""
    is_shared = False

    def __init__(self, file: Path) -> None:
        self.file = file
        self._reading = _engine(file, "BEGIN", connections=READERS)
        self._writing = _engine(file, "BEGIN IMMEDIATE", connections=1)
        self._readers = ThreadPoolExecutor(READERS, "rathaus-reader")
        self._writer = ThreadPoolExecutor(1, "rathaus-writer")
        self._waiting: list[Waiting] = []
        self._is_writing = False

    @classmethod
    async def open(cls, address: str) -> "SQLite":
        """Connect and migrate."""
        file = file_of(address)
        _check_writable(file)
        file.touch(0o600)  # the secrets of running matches are nobody else's
        database = cls(file)
        try:
            await database.write(lambda connection: schema.migrate(connection, schema.MIGRATIONS))
        except schema.SchemaError as problem:
            await database.close()
            raise StoreError(f"the database {file} cannot be used: {problem}") from None
        except SQLAlchemyError as problem:
            await database.close()
            raise StoreError(f"the database {file} cannot be used: {reason(problem)}") from None
        return database

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run some work on a snapshot."""

        def run() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run some work in a transaction; when this returns, it is on the disk. What raises leaves no trace."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append((work, done))
        if not self._is_writing:
            self._is_writing = True
            self._next(loop)
        return await done

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hand over what waits to the writing thread, and when it is back, what came meanwhile."""
        batch, self._waiting = self._waiting[:SHARERS], self._waiting[SHARERS:]
        written = loop.run_in_executor(self._writer, self._commit, [work for work, _ in batch])

        def settle(outcomes: "asyncio.Future[list[tuple[Any, Exception | None]]]") -> None:
            for (_, done), (result, problem) in zip(batch, outcomes.result(), strict=True):
                if done.done():
                    continue
                done.set_exception(problem) if problem else done.set_result(result)
            if self._waiting:
                self._next(loop)
            else:
                self._is_writing = False

        written.add_done_callback(settle)

    def _commit(self, works: list[Work]) -> list[tuple[Any, Exception | None]]:
        """Run all work in one transaction, each behind a savepoint of its own."""
        try:
            with self._writing.begin() as connection:
                return [_try(work, connection) for work in works]
        except SQLAlchemyError as problem:
            return [(None, problem) for _ in works]

    def tell(self, connection: Connection, news: News) -> None:
        """There is nobody to tell."""

    def post(self, news: News) -> None:
        """There is nobody to tell."""

    async def listen(self, hear: Callable[[Letter], None], opened: Callable[[], None]) -> None:
        """There is nobody to hear."""

    async def close(self) -> None:
        """Let go of all connections."""
        self._readers.shutdown()
        self._writer.shutdown()
        self._reading.dispose()
        self._writing.dispose()


def _try(work: Work, connection: Connection) -> tuple[Any, Exception | None]:
    try:
        with connection.begin_nested():
            return work(connection), None
    except Exception as problem:  # handed to whoever wanted the work done
        return None, problem


def _engine(file: Path, begin: str, *, connections: int) -> Engine:
    engine = create_engine(
        f"sqlite:///{file}",
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # an error is logged, and what is written may be a secret
        connect_args={"isolation_level": None, "check_same_thread": False},
    )

    def prepare(connection: Any, _record: object) -> None:  # noqa: ANN401 the driver's connection
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", start)
    return engine


def _check_writable(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as problem:
        raise StoreError(f"the folder {file.parent} cannot be made: {problem.strerror}") from None
    if file.is_dir():
        raise StoreError(f"the database {file} is a folder; expected a file")
    if not file.exists():
        _try_to_make(file)
    elif not os.access(file, os.R_OK | os.W_OK):
        raise StoreError(f"the database {file} cannot be read and written")


def _try_to_make(file: Path) -> None:
    """Rights alone don't tell: a whole disk may be there to be read only. An empty file is a new database."""
    try:
        file.touch(mode=0o600)
    except OSError as problem:
        raise StoreError(f"the folder {file.parent} cannot be written to: {problem.strerror}") from None
