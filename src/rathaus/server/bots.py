"""Bots run in processes of their own, so that they never hold up people. Each gets a View and nothing else.

A worker that takes too long or dies is replaced; its question is answered with None, and the room chooses something.
"""

import asyncio
import logging
import pickle
import secrets
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from rathaus.core.view import View

logger = logging.getLogger("rathaus")
QUEUE = 4  # a question waits for a worker as long as so many answers may take
COMMAND = ("-m", "rathaus.server.bot_worker")


class BotWorkers:
    """A few worker processes; each answers one question at a time."""

    def __init__(self, workers: int, seconds: float, command: tuple[str, ...] = COMMAND) -> None:
        self.seconds = seconds
        self.command = command
        self._count = workers
        self._idle: asyncio.Queue[Process] = asyncio.Queue()
        self._all: set[Process] = set()
        self._is_stopped = False

    async def start(self) -> None:
        """Start all workers."""
        for _ in range(self._count):
            self._idle.put_nowait(await self._new())

    async def _new(self) -> Process:
        process = await asyncio.create_subprocess_exec(sys.executable, *self.command, stdin=PIPE, stdout=PIPE)
        self._all.add(process)
        return process

    async def stop(self) -> None:
        """End all workers."""
        self._is_stopped = True
        for process in list(self._all):
            await self._end(process)

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def choose(self, game: str, bot: str, view: View) -> list[int] | None:
        """The bot's picks, or None where it gives none in time."""
        try:
            process = await asyncio.wait_for(self._idle.get(), QUEUE * self.seconds)
        except TimeoutError:
            logger.warning("bot %s of %s was not asked: all workers are busy", bot, game)
            return None
        try:
            answer = await asyncio.wait_for(self._ask(process, game, bot, view), self.seconds)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as problem:
            logger.warning("bot %s of %s gave no answer: %r", bot, game, problem)
            await self._replace(process)
            return None
        except asyncio.CancelledError:
            await self._end(process)
            raise
        self._idle.put_nowait(process)
        return answer or None

    async def _replace(self, process: Process) -> None:
        await self._end(process)
        if not self._is_stopped:
            self._idle.put_nowait(await self._new())

    async def _ask(self, process: Process, game: str, bot: str, view: View) -> list[int]:
        assert process.stdin is not None, "a worker listens"
        assert process.stdout is not None, "a worker speaks"
        question = pickle.dumps((game, bot, secrets.token_hex(8), view))
        process.stdin.write(len(question).to_bytes(4, "big") + question)
        await process.stdin.drain()
        line = await process.stdout.readuntil(b"\n")
        return msgspec.json.decode(line, type=list[int])
