"""Bots run in processes of their own, so that they never hold up people. Each gets a View and nothing else.

A question that has no answer in time, whether it still waits for a worker or one hangs on it, is answered with None,
and somebody else answers for the bot. A worker that takes too long or dies is replaced.
"""

import asyncio
import contextlib
import logging
import pickle
import secrets
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from rathaus.core.game import Game
from rathaus.core.view import View

logger = logging.getLogger("rathaus")
STARTING = 10.0  # seconds in which workers wake up
AGAIN = 1.0  # seconds before a worker that died at its start is tried again
PICKS = msgspec.json.Decoder(list[int])
COMMAND = ("-m", "rathaus.server.bot_worker")


class BotWorkers:
    """A few worker processes; each answers one question at a time."""

    def __init__(self, workers: int, seconds: float, command: tuple[str, ...] = COMMAND) -> None:
        self.seconds = seconds
        self.command = command
        self._count = workers
        self._idle: asyncio.Queue[Process] = asyncio.Queue()
        self._all: set[Process] = set()
        self._greetings: set[asyncio.Task[None]] = set()
        self._is_ready = asyncio.Event()
        self._patient_until = 0.0
        self._is_stopped = False

    async def start(self) -> None:
        """Start all workers; they are asked as soon as they say that they are ready."""
        self._patient_until = asyncio.get_running_loop().time() + STARTING
        for _ in range(self._count):
            await self._add()

    async def _add(self) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *self.command, stdin=PIPE, stdout=PIPE, start_new_session=True
        )  # a session of its own, so that Ctrl+C is for the house alone
        self._all.add(process)
        greeting = asyncio.create_task(self._greet(process))
        self._greetings.add(greeting)
        greeting.add_done_callback(self._greetings.discard)

    async def _greet(self, process: Process) -> None:
        """A worker's first line says that it is ready; one that dies before is tried again, not too often."""
        assert process.stdout is not None, "a worker speaks"
        try:
            await process.stdout.readuntil(b"\n")
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            self._is_ready.set()  # nobody needs to wait for it
            await asyncio.sleep(AGAIN)
            await self._replace(process)
        else:
            self._idle.put_nowait(process)
            self._is_ready.set()

    async def stop(self) -> None:
        """End all workers."""
        self._is_stopped = True
        for greeting in list(self._greetings):
            greeting.cancel()
        for process in list(self._all):
            await self._end(process)

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def choose(self, game: Game, bot: str, view: View) -> list[int] | None:
        """The bot's picks, or None where it gives none in time."""
        await self._opened()
        process: Process | None = None
        try:
            async with asyncio.timeout(self.seconds):
                process = await self._idle.get()
                answer = await self._ask(process, game, bot, view)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as problem:
            kind = type(problem).__name__ if process else "all workers are busy"
            logger.warning("a bot gave no answer", extra={"bot": bot, "game": game.name, "problem": kind})
            if process:
                await self._replace(process)
            return None
        except asyncio.CancelledError:
            if process:
                await self._end(process)
            raise
        self._idle.put_nowait(process)
        return answer or None

    async def _opened(self) -> None:
        """When the house has just been opened, bots may take their time to wake up."""
        patience = self._patient_until - asyncio.get_running_loop().time()
        if self._count and not self._is_ready.is_set() and patience > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._is_ready.wait(), patience)

    async def _replace(self, process: Process) -> None:
        await self._end(process)
        if not self._is_stopped:
            await self._add()

    async def _ask(self, process: Process, game: Game, bot: str, view: View) -> list[int]:
        assert process.stdin is not None, "a worker listens"
        assert process.stdout is not None, "a worker speaks"
        data = "" if game.is_default_data else game.data_text
        question = pickle.dumps((game.name, bot, secrets.token_hex(8), view, data))
        process.stdin.write(len(question).to_bytes(4, "big") + question)
        await process.stdin.drain()
        line = await process.stdout.readuntil(b"\n")
        return PICKS.decode(line)
