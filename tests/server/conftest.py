"""Where a test's house keeps its things: in a file of SQLite, and once more in a PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres


@pytest.fixture(scope="session")
def postgresql() -> Iterator[postgres.Server]:
    """One PostgreSQL for all tests of a process."""
    with postgres.running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.sqlite"
    server: postgres.Server = request.getfixturevalue("postgresql")
    return server.database()


@pytest.fixture
def shared(postgresql: postgres.Server) -> str:
    """The address of an empty database that several workers can share."""
    return postgresql.database()
