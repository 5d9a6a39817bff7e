"""SQLite in one file. What is written is synced before its writer goes on.

Work runs in threads, one hop for a whole transaction, and writers that come while the disk is busy share the next
commit, each behind a savepoint of its own.
"""

import asyncio
import contextlib
import fcntl
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from rathaus.server.store import schema
from rathaus.server.store.database import AtOnce, StoreError, file_of, unusable
from rathaus.server.store.news import Letter, PeerNews

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
READERS = 2
OPERATIONS = 10_000  # of SQLite, between two checks for an interrupt
SHARERS = 64  # at most this many writers share a commit

T = TypeVar("T")
Work = Callable[[Connection], Any]
Waiting = tuple[Work, "asyncio.Future[Any]"]


class SQLite:
    """Two engines on one file: readers see a snapshot, the writer locks from its first statement (BEGIN IMMEDIATE)."""

    worker = ""
    is_shared = False

    def __init__(self, file: Path, claim: int | None = None) -> None:
        self.file = file
        self._claim = claim
        self._is_interrupted = False
        self._reading = _engine(file, "BEGIN", lambda: self._is_interrupted, connections=READERS)
        self._writing = _engine(file, "BEGIN IMMEDIATE", lambda: self._is_interrupted, connections=1)
        self._readers = ThreadPoolExecutor(READERS, "rathaus-reader")
        self._writer = ThreadPoolExecutor(1, "rathaus-writer")
        self._held: Connection | None = None  # the writer keeps its connection
        self._waiting: list[Waiting] = []
        self._is_writing = False

    @classmethod
    async def open(cls, address: str, *, is_house: bool = False) -> "SQLite":
        """Connect and migrate. A house claims the file for itself."""
        file = file_of(address)
        _check_usable(file)
        database = cls(file, _claimed(file) if is_house else None)
        try:
            await database.write(lambda connection: schema.migrate(connection, schema.MIGRATIONS))
        except (schema.SchemaError, SQLAlchemyError, sqlite3.Error) as problem:
            await database.close()
            raise unusable(address, problem) from None
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

    async def write_at_once(self, work: Callable[[Connection], None], _same: AtOnce) -> bool:
        """Its statements one after the other: they cost no journey to a server."""
        await self.write(work)
        return True

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
        """Run all work in one transaction; where it is several, each behind its own savepoint."""
        try:
            self._held = self._held or self._writing.connect()
            with self._held.begin():
                if len(works) > 1:
                    return [_try(work, self._held) for work in works]
                return [(works[0](self._held), None)]
        except Exception as problem:  # handed to the caller
            self._let_go()
            return [(None, problem) for _ in works]

    def _let_go(self) -> None:
        """The next commit takes a new connection."""
        held, self._held = self._held, None
        if held is not None:
            with contextlib.suppress(SQLAlchemyError):
                held.close()

    def tell(self, connection: Connection, news: PeerNews) -> None:
        """There is nobody to tell."""

    def post(self, news: PeerNews) -> None:
        """There is nobody to tell."""

    async def listen(self, hear: Callable[[Letter], None], opened: Callable[[], None]) -> None:
        """There is nobody to hear."""

    def interrupt(self) -> None:
        """Give up all work that still runs: it leaves no trace."""
        self._is_interrupted = True

    async def close(self) -> None:
        """Let go of all connections, then of the file."""
        self._readers.shutdown()
        self._writer.shutdown()
        self._let_go()
        self._reading.dispose()
        self._writing.dispose()
        if self._claim is not None:
            os.close(self._claim)


def _try(work: Work, connection: Connection) -> tuple[Any, Exception | None]:
    try:
        with connection.begin_nested():
            return work(connection), None
    except Exception as problem:  # handed to the caller
        return None, problem


def _engine(file: Path, begin: str, is_interrupted: Callable[[], bool], *, connections: int) -> Engine:
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
        connection.set_progress_handler(is_interrupted, OPERATIONS)

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", start)
    return engine


def _check_usable(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not file.exists():
            _make(file.resolve())
    except sqlite3.Error as problem:
        raise StoreError(f"the database {file} cannot be made: {problem}") from None
    except OSError as problem:
        what = "written to" if file.parent.is_dir() else "made"
        raise StoreError(f"the folder {file.parent} cannot be {what}: {problem.strerror}") from None
    if not file.is_file():
        raise StoreError(f"the database {file} is {'a folder' if file.is_dir() else 'no file'}; expected a file")
    if not os.access(file, os.R_OK | os.W_OK, effective_ids=os.access in os.supports_effective_ids):
        raise StoreError(f"the database {file} cannot be read and written: change its rights, or use another one")
    if file.stat().st_size == 0:
        raise StoreError(
            f"the database {file} is empty, so whatever it held is lost: put a copy in its place, or delete it to begin"
            " a new one"
        )


def _make(file: Path) -> None:
    """A new database that nobody else can read: even after a crash, there is never an empty file."""
    draft = file.with_name(f"{file.name}.{os.getpid()}.new")
    draft.touch(0o600)  # file modes are not enough: the whole disk may be read-only
    try:
        new = sqlite3.connect(draft)
        new.execute("PRAGMA user_version = 1")  # so that it has a page
        new.close()
        os.link(draft, file)
    except FileExistsError:
        pass  # another process was as fast
    except OSError:
        draft.replace(file)  # a disk without hard links
    finally:
        draft.unlink(missing_ok=True)


def _claimed(file: Path) -> int:
    """Lock the file for this house. The system holds the lock, and drops it when the process ends, even after a crash.

    It is not the kind of lock that SQLite uses. Closing the file would end SQLite's, so it stays open to the end.
    """
    claim = os.open(file, os.O_RDONLY)
    try:
        fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(claim)
        raise StoreError(
            f"the database {file} is in use by another rathaus; close that one, or give this one another --database"
        ) from None
    except OSError as problem:
        os.close(claim)
        raise StoreError(f"the database {file} cannot be locked: {problem.strerror}; put it on a local disk") from None
    return claim
