"""Bots run in processes of their own, so that they never hold up people. Each gets a View and nothing else.

A bot's time counts from when its thinking begins. A question that has no answer in time is answered with None, and
somebody else answers for the bot; so is one that has waited for a worker for very long. A worker that takes too long or
dies is replaced.
"""

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from rathaus.core.export import BotRecord
from rathaus.core.game import Game
from rathaus.core.view import View

logger = logging.getLogger("rathaus")
STARTING = 10.0  # seconds in which workers wake up
AGAIN = 1.0  # seconds before a worker that died at its start is tried again
WAITING = 20.0  # seconds in which a worker gets free
COMPILED = b"[1]\n"  # how a worker greets whose rules are compiled
PICKS = msgspec.json.Decoder(list[int])
COMMAND = ("-m", "rathaus.server.bot_worker")


class BotWorkers:
    """A few worker processes; each answers one question at a time."""

    def __init__(self, workers: int, seconds: float, command: tuple[str, ...] = COMMAND) -> None:
        self.seconds = seconds
        self.command = command
        self.is_slow = True  # whether rules run interpreted
        self.path = ""  # where compiled rules lie, for workers that start from now on
        self._count = workers
        self._idle: asyncio.Queue[Process] = asyncio.Queue()
        self._all: set[Process] = set()
        self._thinking = 0
        self._old: set[Process] = set()
        self._greetings: set[asyncio.Task[None]] = set()
        self._is_ready = asyncio.Event()
        self._patient_until = 0.0
        self._is_stopped = False

    @property
    def is_thinking(self) -> bool:
        """Whether a question is being answered."""
        return self._thinking > 0

    async def start(self) -> None:
        """Start all workers; they are asked as soon as they say that they are ready."""
        self._patient_until = asyncio.get_running_loop().time() + STARTING
        for _ in range(self._count):
            await self._add()

    async def _add(self) -> None:
        environment = {**os.environ, "PYTHONPATH": self.path} if self.path else None
        process = await asyncio.create_subprocess_exec(
            sys.executable, *self.command, stdin=PIPE, stdout=PIPE, start_new_session=True, env=environment
        )  # a session of its own, so that Ctrl+C is for the house alone
        self._all.add(process)
        greeting = asyncio.create_task(self._greet(process))
        self._greetings.add(greeting)
        greeting.add_done_callback(self._greetings.discard)

    async def _greet(self, process: Process) -> None:
        """A worker's first line says that it is ready; one that dies before is tried again, not too often."""
        assert process.stdout is not None, "a worker speaks"
        try:
            greeting = await process.stdout.readuntil(b"\n")
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            self._is_ready.set()  # nobody needs to wait for it
            await asyncio.sleep(AGAIN)
            await self._replace(process)
        else:
            self.is_slow = greeting != COMPILED
            self._idle.put_nowait(process)
            self._is_ready.set()

    async def speed_up(self, path: str) -> None:
        """From now on rules are compiled: workers that wait for a question are replaced, the others after theirs."""
        self.path = path
        self._old = set(self._all)
        for _ in range(self._idle.qsize()):
            await self._replace(self._idle.get_nowait())

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

    async def choose(
        self, game: Game, bot: BotRecord, seed: str, view: View, *, seconds: float = 0.0
    ) -> list[int] | None:
        """The bot's picks, or None where it gives none in time."""
        await self._opened()
        process: Process | None = None
        try:
            process = await self._free()
            async with asyncio.timeout(seconds or self.seconds):
                answer = await self._ask(process, game, bot, seed, view)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as problem:
            kind = type(problem).__name__ if process else "all workers are busy"
            logger.warning("a bot gave no answer", extra={"bot": bot.level, "game": game.name, "problem": kind})
            if process:
                await self._replace(process)
            return None
        except asyncio.CancelledError:
            if process:
                await self._end(process)
            raise
        if process in self._old:
            self._old.discard(process)
            await self._replace(process)
        else:
            self._idle.put_nowait(process)
        return answer or None

    async def _free(self) -> Process:
        """A worker that is free: waiting for those that think is no fault of the bot, waiting for none of them is."""
        clock = asyncio.get_running_loop()
        begun = clock.time()
        while True:
            try:
                return await asyncio.wait_for(self._idle.get(), self.seconds if self._count else 0.0)
            except TimeoutError:
                if not self._thinking or clock.time() - begun > WAITING:
                    raise

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

    async def _ask(self, process: Process, game: Game, bot: BotRecord, seed: str, view: View) -> list[int]:
        assert process.stdin is not None, "a worker listens"
        assert process.stdout is not None, "a worker speaks"
        data = "" if game.is_default_data else game.data_text
        question = pickle.dumps((game.name, bot, seed, view, data))
        self._thinking += 1
        try:
            process.stdin.write(len(question).to_bytes(4, "big") + question)
            await process.stdin.drain()
            return PICKS.decode(await process.stdout.readuntil(b"\n"))
        finally:
            self._thinking -= 1
