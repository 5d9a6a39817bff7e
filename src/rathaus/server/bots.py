"""Bots run in processes of their own, so that they never hold up people. Each gets a View and nothing else.

They start with the first question. A bot's time starts when it begins to think. If it gives no answer in time, or if no
worker gets free for very long, the answer is None, and a stand-in answers for the bot. A worker that takes too long or
dies is replaced.
"""

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from typing import NamedTuple, TypeVar

import msgspec

from rathaus.bots.advice import Advice, Verdict
from rathaus.bots.levels import is_compiled
from rathaus.core.export import BotRecord
from rathaus.core.game import Game
from rathaus.core.view import View

logger = logging.getLogger("rathaus")
STARTING = 10.0  # seconds for workers to start
AGAIN = 1.0  # seconds before a worker that died at its start is tried again
WAITING = 20.0  # seconds to wait for a free worker
COMPILED = b"[1]\n"  # the first line of a worker with compiled rules
PICKS: msgspec.json.Decoder[list[int]] = msgspec.json.Decoder(list[int])
ADVICE: msgspec.json.Decoder[list[Advice] | None] = msgspec.json.Decoder(list[Advice] | None)
VERDICT: msgspec.json.Decoder[Verdict | None] = msgspec.json.Decoder(Verdict | None)
COMMAND = ("-m", "rathaus.server.bot_worker")
Answer = TypeVar("Answer")


class Thinking(NamedTuple):
    """What a worker is asked: what to do, for which bot, and what its seat sees."""

    what: str
    game: Game
    bot: BotRecord
    seed: str
    view: View
    taken: list[int] | None = None

    def packed(self) -> bytes:
        """As it is sent."""
        data = "" if self.game.is_default_data else self.game.data_text
        return pickle.dumps((self.what, self.game.name, self.bot, self.seed, self.view, data, self.taken))


class BotWorkers:
    """A few worker processes; each answers one question at a time."""

    def __init__(self, workers: int, seconds: float, command: tuple[str, ...] = COMMAND) -> None:
        self.seconds = seconds
        self.command = command
        self.is_slow = not is_compiled()  # whether rules run interpreted
        self.path = ""  # where compiled rules lie, for workers that start from now on
        self._count = workers
        self._idle: asyncio.Queue[Process] = asyncio.Queue()
        self._all: set[Process] = set()
        self._thinking = 0
        self._old: set[Process] = set()
        self._greetings: set[asyncio.Task[None]] = set()
        self._is_ready = asyncio.Event()
        self._patient_until: float | None = None
        self._is_stopped = False

    @property
    def is_thinking(self) -> bool:
        """Whether a question is being answered."""
        return self._thinking > 0

    async def _add(self) -> None:
        environment = {**os.environ, "PYTHONPATH": self.path} if self.path else None
        process = await asyncio.create_subprocess_exec(
            sys.executable, *self.command, stdin=PIPE, stdout=PIPE, start_new_session=True, env=environment
        )  # its own session, so that Ctrl+C reaches only the house
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
            if process not in self._old:
                self.is_slow = greeting != COMPILED
            self._idle.put_nowait(process)
            self._is_ready.set()

    async def speed_up(self, path: str) -> None:
        """From now on rules are compiled: workers that wait for a question are replaced, the others after theirs."""
        self.path = path
        self.is_slow = False
        self._old = set(self._all)
        for _ in range(self._idle.qsize()):
            await self._replace(self._idle.get_nowait())

    async def stop(self) -> None:
        """End all workers."""
        self._is_stopped = True
        greetings = list(self._greetings)
        for greeting in greetings:
            greeting.cancel()
        await asyncio.gather(*greetings, return_exceptions=True)
        for process in list(self._all):
            await self._end(process)

    async def _end(self, process: Process) -> None:
        """It counts as one of all until it has ended: whoever waits here may be cancelled, and `stop` ends it then."""
        if process.returncode is None:
            process.kill()
        await process.wait()
        self._all.discard(process)

    async def choose(
        self, game: Game, bot: BotRecord, seed: str, view: View, *, seconds: float = 0.0
    ) -> list[int] | None:
        """The bot's picks, or None where it gives none in time."""
        return await self._think(Thinking("choose", game, bot, seed, view), PICKS, seconds) or None

    async def advise(
        self, game: Game, bot: BotRecord, seed: str, view: View, *, seconds: float = 0.0
    ) -> list[Advice] | None:
        """The answers that the bot would consider, none where there is no choice; None where it says none in time."""
        return await self._think(Thinking("advise", game, bot, seed, view), ADVICE, seconds)

    async def judge(
        self, game: Game, bot: BotRecord, seed: str, view: View, taken: list[int], *, seconds: float = 0.0
    ) -> Verdict | None:
        """What an answer was worth, or None where the bot does not say so in time."""
        return await self._think(Thinking("judge", game, bot, seed, view, taken), VERDICT, seconds)

    async def _think(
        self, question: "Thinking", decoder: msgspec.json.Decoder[Answer], seconds: float
    ) -> Answer | None:
        """What a worker answers; one that takes too long or dies is replaced."""
        await self._opened()
        process: Process | None = None
        try:
            process = await self._free()
            async with asyncio.timeout(seconds or self.seconds):
                answer = decoder.decode(await self._ask(process, question))
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as problem:
            kind = type(problem).__name__ if process else "all workers are busy"
            told = {"bot": question.bot.level, "game": question.game.name, "problem": kind}
            logger.warning("a bot gave no answer", extra=told)
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
        return answer

    async def _free(self) -> Process:
        """A free worker: while others think it waits for long; if none of them thinks, it soon gives up."""
        clock = asyncio.get_running_loop()
        begun = clock.time()
        while True:
            try:
                return await asyncio.wait_for(self._idle.get(), self.seconds if self._count else 0.0)
            except TimeoutError:
                if not self._thinking or clock.time() - begun > WAITING:
                    raise

    async def _opened(self) -> None:
        """Start all workers, once, and give them time to get ready."""
        now = asyncio.get_running_loop().time()
        if self._patient_until is None:
            self._patient_until = now + STARTING
            for _ in range(self._count):
                await self._add()
        patience = self._patient_until - now
        if self._count and not self._is_ready.is_set() and patience > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._is_ready.wait(), patience)

    async def _replace(self, process: Process) -> None:
        await self._end(process)
        if not self._is_stopped:
            await self._add()

    async def _ask(self, process: Process, question: "Thinking") -> bytes:
        assert process.stdin is not None, "a worker listens"
        assert process.stdout is not None, "a worker speaks"
        packed = question.packed()
        self._thinking += 1
        try:
            process.stdin.write(len(packed).to_bytes(4, "big") + packed)
            await process.stdin.drain()
            return await process.stdout.readuntil(b"\n")
        finally:
            self._thinking -= 1
