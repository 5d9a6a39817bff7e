"""Databases: which one an address names, what each of them can do, and why one cannot be used.

All work is written as plain functions of a connection, so that it is the same on SQLite and on PostgreSQL.
"""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from rathaus.core.errors import SetupError
from rathaus.server.store.news import Letter, PeerNews

SQLITE = "sqlite:///"
POSTGRESQL = ("postgresql://", "postgres://")
KNOWN = "sqlite:///FILE and postgresql://USER:PASSWORD@HOST/NAME are known"

PLAINLY = {  # what SQLite says, and what it means
    "database disk image is malformed": "it is damaged; put a copy in its place, or save what can be read with"
    " `sqlite3 FILE .recover`",
    "attempt to write a readonly database": "it can only be read, or its folder can; a house writes to both",
    "unable to open database file": "it cannot be opened, or nothing can be written beside it",
    "database is locked": "another program writes to it for too long",
}

T = TypeVar("T")


class StoreError(SetupError):
    """The database cannot be used: one sentence says why."""


class AtOnce(NamedTuple):
    """What comes with every move, for a statement of PostgreSQL that writes many: of which match, its other values, and
    what the other workers are told.
    """

    text: str
    match: str
    values: tuple[object, ...]
    news: PeerNews


class Database(Protocol):
    """What the store needs. When `write` returns, the work is on the disk; work that raises leaves no trace."""

    worker: str  # the writer's name, which other workers hear
    is_shared: bool  # whether other workers may write, too

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run some work on a snapshot."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run some work in a transaction."""
        ...

    async def write_at_once(self, work: Callable[[Connection], None], same: AtOnce) -> bool:
        """Run work that comes with every move in a transaction; False where somebody else was faster."""
        ...

    def tell(self, connection: Connection, news: PeerNews) -> None:
        """Let the other workers know, as soon as this transaction is committed."""
        ...

    def post(self, news: PeerNews) -> None:
        """Let the other workers know at once; nothing is written."""
        ...

    async def listen(self, hear: Callable[[Letter], None], opened: Callable[[], None]) -> None:
        """Hear what the other workers tell; `opened` is called whenever something may have been missed."""
        ...

    def interrupt(self) -> None:
        """Give up all work that still runs: it leaves no trace."""
        ...

    async def close(self) -> None:
        """Let go of all connections."""
        ...


def unusable(address: str, problem: Exception) -> StoreError:
    """What is wrong with a database, in one sentence."""
    named = without_password(address) if is_postgresql(address) else str(file_of(address))
    said = reason(problem)
    return StoreError(f"the database {named} cannot be used: {PLAINLY.get(said, said)}")


def is_postgresql(address: str) -> bool:
    """Whether the address names a PostgreSQL."""
    return address.startswith(POSTGRESQL)


def file_of(address: str) -> Path:
    """The file that `sqlite:///FILE`, or a plain path, names."""
    if address.startswith(SQLITE):
        address = address.removeprefix(SQLITE)
    elif "://" in address:
        raise StoreError(f"the database {without_password(address)!r} cannot be used: only {KNOWN}")
    if not address:
        raise StoreError("the database has no name; expected sqlite:///FILE")
    return Path(address).expanduser().absolute()


def without_password(address: str) -> str:
    """An address as it may be shown."""
    scheme, _, rest = address.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def database_address(environment: dict[str, str]) -> str:
    """Where the database lies if nobody says otherwise: in the user's data folder."""
    if "RATHAUS_DATABASE" in environment:
        return environment["RATHAUS_DATABASE"]
    data = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"{SQLITE}{data}/rathaus/rathaus.sqlite"


def reason(problem: Exception) -> str:
    """What the driver says, in one line."""
    first = problem.orig if isinstance(problem, DBAPIError) else problem
    said = str(getattr(first, "__cause__", None) or first)
    return " ".join(said.split()) or type(problem).__name__
