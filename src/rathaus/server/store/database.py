"""The database: SQLite in one file. Writers come one at a time, and what is written is synced before they go on."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rathaus.server.store import schema

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
SQLITE = "sqlite:///"


class StoreError(ValueError):
    """The database cannot be used: one sentence says why."""


class Database:
    """Two engines on one file: readers see a snapshot, the writer locks from its first word (BEGIN IMMEDIATE)."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._reading = _engine(file, "BEGIN", readers=4)
        self._writing = _engine(file, "BEGIN IMMEDIATE", readers=1)
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, address: str) -> "Database":
        """Connect and migrate."""
        file = file_of(address)
        _check_writable(file)
        database = cls(file)
        try:
            async with database.writing() as connection:
                await connection.run_sync(schema.migrate, schema.MIGRATIONS)
        except schema.SchemaError as problem:
            await database.close()
            raise StoreError(f"the database {file} cannot be used: {problem}") from None
        except SQLAlchemyError as problem:
            await database.close()
            raise StoreError(f"the database {file} cannot be used: {_reason(problem)}") from None
        return database

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A snapshot to read from."""
        async with self._reading.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed and synced at its end, rolled back where something is raised."""
        async with self._turn, self._writing.begin() as connection:
            yield connection

    async def close(self) -> None:
        """Let go of all connections."""
        await self._reading.dispose()
        await self._writing.dispose()


def _engine(file: Path, begin: str, *, readers: int) -> AsyncEngine:
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{file}", pool_size=readers, max_overflow=0, connect_args={"isolation_level": None}
    )

    def prepare(connection: Any, _record: object) -> None:  # noqa: ANN401 the driver's connection
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def start(connection: Any) -> None:  # noqa: ANN401 as above
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", start)
    return engine


def file_of(address: str) -> Path:
    """The file that `sqlite:///FILE`, or a plain path, names."""
    if address.startswith(SQLITE):
        address = address.removeprefix(SQLITE)
    elif "://" in address:
        raise StoreError(f"the database {_without_password(address)!r} cannot be used: only sqlite:///FILE is known")
    if not address:
        raise StoreError("the database has no name; expected sqlite:///FILE")
    return Path(address).expanduser().absolute()


def _without_password(address: str) -> str:
    scheme, _, rest = address.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def address_of(environment: dict[str, str]) -> str:
    """Where the database lies if nobody says otherwise: in the user's data folder."""
    if "RATHAUS_DATABASE" in environment:
        return environment["RATHAUS_DATABASE"]
    data = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"{SQLITE}{data}/rathaus/rathaus.sqlite"


def _check_writable(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise StoreError(f"the folder {file.parent} cannot be made: {problem.strerror}") from None
    if file.is_dir():
        raise StoreError(f"the database {file} is a folder; expected a file")
    if not os.access(file.parent, os.W_OK | os.X_OK):
        raise StoreError(f"the folder {file.parent} cannot be written to")
    if file.exists() and not os.access(file, os.R_OK | os.W_OK):
        raise StoreError(f"the database {file} cannot be read and written")


def _reason(problem: SQLAlchemyError) -> str:
    return str(problem.orig) if isinstance(problem, DBAPIError) else str(problem)
