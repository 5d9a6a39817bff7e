"""Several workers on one port and one PostgreSQL. The house watches over them: one that dies is replaced."""

import asyncio
import contextlib
import logging
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable

import msgspec

from rathaus.core.errors import SetupError
from rathaus.server.config import Config
from rathaus.server.store import Store, is_postgresql

COMMAND = ("-m", "rathaus.server.worker")
MOST = 256
PAUSE = 0.5  # seconds before one that died is replaced
GOODBYE = 6.0  # seconds for a worker to shut down

logger = logging.getLogger("rathaus")


class WorkersError(SetupError):
    """This number of workers is not possible: one sentence says why."""


def check_workers(workers: int, database: str) -> None:
    """Whether this many workers can share this database."""
    if workers < 1:
        raise WorkersError(f"--workers {workers} is too few; expected 1 or more")
    if workers > MOST:
        raise WorkersError(f"--workers {workers} is too many; expected {MOST} at most")
    if workers > 1 and not is_postgresql(database):
        raise WorkersError(
            f"--workers {workers} needs a PostgreSQL, by which workers hear of each other: give --database"
            " postgresql://…, or use --workers 1 with SQLite"
        )


class Workers:
    """Several processes that serve on one port."""

    def __init__(self, config: Config, taken: socket.socket) -> None:
        self.config = config
        self.taken = taken
        self._all: set[Process] = set()
        self._stopping = asyncio.Event()

    async def run(self, ready: Callable[[], None]) -> None:
        """Serve until the house is told to stop."""
        store = await Store.open(self.config.database)  # reports a problem once, and updates the schema
        await store.close()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, self._stopping.set)
        first = await asyncio.gather(*(self._start() for _ in range(self.config.workers)))
        keepers = [asyncio.create_task(self._keep(process)) for process in first]
        ready()
        await self._stopping.wait()
        await self._stop()
        await asyncio.gather(*keepers)

    async def _start(self) -> Process:
        number = self.taken.fileno()
        process = await asyncio.create_subprocess_exec(
            sys.executable, *COMMAND, str(number), stdin=PIPE, stdout=PIPE, pass_fds=[number], start_new_session=True
        )
        self._all.add(process)
        assert process.stdin is not None, "a worker listens"
        assert process.stdout is not None, "a worker speaks"
        process.stdin.write(msgspec.json.encode(self.config) + b"\n")
        await process.stdout.readline()
        return process

    async def _keep(self, process: Process) -> None:
        while True:
            code = await process.wait()
            self._all.discard(process)
            if self._stopping.is_set():
                return
            logger.error("worker %d ended with %d; another one takes its place", process.pid, code)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), PAUSE)
                return
            process = await self._start()

    async def _stop(self) -> None:
        """Ask all workers to stop; kill those that do not."""
        asked = list(self._all)
        for process in asked:
            assert process.stdin is not None, "a worker listens"
            process.stdin.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*(process.wait() for process in asked)), GOODBYE)
        for process in asked:
            if process.returncode is None:
                process.kill()
