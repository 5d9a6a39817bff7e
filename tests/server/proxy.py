"""A bad line: bytes come late and in pieces, and after some of them the connection is cut, in the middle of a frame."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

LATENESS = 0.01  # seconds at most


class Proxy:
    """Passes on to one place, badly."""

    def __init__(self, target: str, dice: random.Random, cut_after: tuple[int, int]) -> None:
        self.target = urlsplit(target)
        self.dice = dice
        self.cut_after = cut_after
        self.cuts = 0
        self.url = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, to_there = await asyncio.open_connection(self.target.hostname, self.target.port)
        left = [self.dice.randint(*self.cut_after)]
        ways = [
            asyncio.create_task(self._pass_on(reader, to_there, left)),
            asyncio.create_task(self._pass_on(there, writer, left)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        for end in (writer, to_there):
            end.transport.abort()

    async def _pass_on(self, one: asyncio.StreamReader, other: asyncio.StreamWriter, left: list[int]) -> None:
        while left[0] > 0 and (piece := await one.read(self.dice.randint(1, 16_000))):
            await asyncio.sleep(self.dice.random() * LATENESS)
            other.write(piece[: left[0]])
            await other.drain()
            left[0] -= len(piece)
        self.cuts += left[0] <= 0


@asynccontextmanager
async def bad_line(target: str, seed: int, cut_after: tuple[int, int]) -> AsyncIterator[Proxy]:
    """A bad line to a place, until the end of the block."""
    proxy = Proxy(target, random.Random(seed), cut_after)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    proxy.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield proxy
