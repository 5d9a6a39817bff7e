"""Real worker processes, which can be killed, each on a port of its own; and people who move from one to another."""

import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from rathaus.server.config import Config
from rathaus.server.serve import bound_socket
from tests.server.house import PATIENCE, ROOMY, Person

SETTINGS: dict[str, Any] = {"limits": ROOMY, "bot_workers": 1, "bot_pace": 0.0, "seed_seconds": 0.5}


class Worker:
    """A worker process on a port that outlives it."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.config = Config(database=database, host="127.0.0.1", **{**SETTINGS, **settings})
        self.port: socket.socket = bound_socket("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.port.getsockname()[1]}"
        self.process: Process | None = None
        self.people: list[Person] = []

    async def start(self, fail: str = "") -> None:
        """Start it; `fail` names a point at which it dies, and how often that is passed before."""
        number, environment = self.port.fileno(), {**os.environ, "RATHAUS_FAIL": fail}
        command = (sys.executable, "-m", "rathaus.server.worker", str(number))
        self.process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, pass_fds=[number], env=environment
        )
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(msgspec.json.encode(self.config) + b"\n")
        async with asyncio.timeout(PATIENCE * 2):
            assert await self.process.stdout.readline() == b"ready\n"

    async def kill(self) -> None:
        """As a power cut does."""
        assert self.process
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGKILL)
        await self.ended()

    async def ended(self) -> int:
        assert self.process
        return await self.process.wait()

    async def person(self, name: str = "", like: Person | None = None) -> Person:
        """Somebody with a browser: a new guest, or one who came from another worker."""
        person = Person(self, {})
        self.people.append(person)
        if like:
            person.who, person.http.cookies = like.who, like.http.cookies
        if name:
            answer = await person.post("/api/me", {"name": name})
            assert answer.status_code == 200, answer.text
            person.who = answer.json()["who"]
        return person

    async def close(self) -> None:
        if self.process:
            await self.kill()
        for person in self.people:
            await person.leave()
        self.port.close()


@asynccontextmanager
async def workers(database: str, count: int, **settings: Any) -> AsyncIterator[list[Worker]]:
    """So many workers on one database, until the end of the block."""
    started = [Worker(database, **settings) for _ in range(count)]
    try:
        await asyncio.gather(*(worker.start() for worker in started))
        yield started
    finally:
        for worker in started:
            await worker.close()
