"""Real worker processes, which can be killed, each on a port of its own; and people who move from one to another."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.context import ForkServerProcess
from typing import Any

import msgspec

from rathaus.server.config import Config
from rathaus.server.serve import bound_socket
from tests.server import victim
from tests.server.house import PATIENCE, Person
from tools.roomy import ROOMY

SETTINGS: dict[str, Any] = {
    "limits": ROOMY,
    "bot_workers": 1,
    "bot_pace": 0.0,
    "bot_seconds": 20.0,
    "seed_seconds": 0.5,
}


class Worker:
    """A worker process on a port that outlives it."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.config = Config(database=database, host="127.0.0.1", **{**SETTINGS, **settings})
        self.port: socket.socket = bound_socket("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.port.getsockname()[1]}"
        self.process: ForkServerProcess | None = None
        self.people: list[Person] = []

    async def start(self, fail: str = "") -> None:
        """Start it; `fail` names a point at which it dies, and how often that is passed before."""
        heard, ready = victim.FORKS.Pipe(duplex=False)
        arguments = (self.port, msgspec.json.encode(self.config), fail, ready)
        self.process = victim.FORKS.Process(target=victim.serve, args=arguments)
        await asyncio.to_thread(self.process.start)
        ready.close()
        try:
            async with asyncio.timeout(PATIENCE * 10):
                assert await asyncio.to_thread(heard.recv_bytes) == b"ready"
        except EOFError:
            assert fail, "it died at its start"  # those who waited at the door led it to its point before it said so
        finally:
            heard.close()

    async def kill(self) -> None:
        """As a power cut does."""
        assert self.process
        self.process.kill()
        await self.ended()

    async def ended(self) -> int | None:
        assert self.process
        await asyncio.to_thread(self.process.join)
        return self.process.exitcode

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
    """This many workers on one database, until the end of the block."""
    started = [Worker(database, **settings) for _ in range(count)]
    try:
        await asyncio.gather(*(worker.start() for worker in started))
        yield started
    finally:
        for worker in started:
            await worker.close()
