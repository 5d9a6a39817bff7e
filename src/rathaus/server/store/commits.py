"""Moves that share a commit of PostgreSQL: what comes while it writes goes together into the next one.

Transactions that tell the other workers something commit only one after the other, disk included (NOTIFY takes a lock
of the whole database). So one move in each commit would be as many moves a second as the disk syncs.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import asyncpg

from rathaus.server.store.database import AtOnce, reason
from rathaus.server.store.news import CHANNEL, encoded

MOST = 64  # moves in a commit
# Rows are found by their keys: a plan that reads whole tables is made while a house is new, and kept when it is full.
BY_KEYS = "SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off"
BROKEN = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)

Outcome: TypeAlias = bool | Exception
Waiting: TypeAlias = tuple[AtOnce, "asyncio.Future[bool]"]


class Commits:
    """Moves of one kind, on a connection of their own. A commit has one move of a match at most, so they keep their
    order; one that is refused harms nobody.
    """

    def __init__(self, text: str, worker: str, connect: Callable[[], Awaitable[asyncpg.Connection]]) -> None:
        self._text = text
        self._worker = worker
        self._connect = connect
        self._line: asyncpg.Connection | None = None
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, move: AtOnce) -> bool:
        """Write a move with the next commit; False where somebody else was faster."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((move, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        """One commit after the other, until nothing waits."""
        try:
            while self._waiting:
                await self._settle(self._next())
        finally:
            self._writing = None

    async def _settle(self, batch: list[Waiting]) -> None:
        """Write these, and tell each that waits what became of it."""
        try:
            outcomes = await self._outcomes([move for move, _ in batch])
        except BaseException:
            for _, done in batch:
                done.cancel()
            raise
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            if not done.done():  # whoever has waited may be gone
                done.set_result(outcome) if isinstance(outcome, bool) else done.set_exception(outcome)

    def _next(self) -> list[Waiting]:
        """The moves that have waited longest, one of each match."""
        chosen: dict[str, Waiting] = {}
        for waiting in self._waiting:
            if len(chosen) < MOST:
                chosen.setdefault(waiting[0].match, waiting)
        batch = list(chosen.values())
        self._waiting = [waiting for waiting in self._waiting if waiting not in batch]
        return batch

    async def _outcomes(self, moves: list[AtOnce]) -> list[Outcome]:
        """What became of each. Where PostgreSQL takes offence at one of them, each is tried alone."""
        try:
            written = await self._commit(moves)
        except BROKEN as problem:
            if len(moves) == 1 or self._line is None:
                return [ConnectionError(reason(problem)) for _ in moves]
            return [outcome for move in moves for outcome in await self._outcomes([move])]
        except Exception as problem:  # handed to the callers
            return [problem for _ in moves]
        return [move.match in written for move in moves]

    async def _commit(self, moves: list[AtOnce]) -> set[str]:
        """Run the statement, which is a transaction of its own; the matches whose moves it has written."""
        letters = [encoded(self._worker, move.news) for move in moves]
        columns = zip(*[(move.match, *move.values) for move in moves], strict=True)
        line = await self._opened()
        try:
            found = await line.fetch(self._text, CHANNEL, letters, *columns)
        except BaseException as problem:
            if not isinstance(problem, asyncpg.PostgresError) or line.is_closed():
                self._let_go()
            raise
        return {match for match, _ in found}

    async def _opened(self) -> asyncpg.Connection:
        """The connection, or a new one."""
        if self._line is None or self._line.is_closed():
            line = await self._connect()
            await line.execute(BY_KEYS)
            self._line = line
        return self._line

    def _let_go(self) -> None:
        """The next commit takes a new connection."""
        line, self._line = self._line, None
        if line is not None:
            line.terminate()

    async def close(self) -> None:
        """Give up what waits; let go of the connection."""
        waiting, self._waiting = self._waiting, []
        for _, done in waiting:
            done.cancel()
        if self._writing is not None:
            self._writing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writing
        self._let_go()
