"""Analyses of matches: each verdict is kept as soon as it is known, so that a restart loses nothing."""

import contextlib

import msgspec
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from rathaus.bots.advice import Verdict
from rathaus.server.store import schema
from rathaus.server.store.database import Database

VERDICT = msgspec.json.Decoder(Verdict)


class AnalysisRecord(msgspec.Struct, frozen=True):
    """An analysis that was asked for: of how many answers, and whether all of them have their verdict."""

    match: str
    answers: int
    is_done: bool


class Analyses:
    """Analyses by their matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, match: str, answers: int, now: float) -> None:
        """Somebody asks for an analysis; a second time changes nothing."""
        row = insert(schema.analyses).values(match=match, answers=answers, asked=now, is_done=False)
        with contextlib.suppress(IntegrityError):
            await self._database.write(lambda connection: connection.execute(row))

    async def load(self, match: str) -> AnalysisRecord | None:
        """The analysis of a match, if somebody has asked for it."""
        columns = schema.analyses.c
        query = select(columns.match, columns.answers, columns.is_done).where(columns.match == match)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else AnalysisRecord(row.match, row.answers, row.is_done)

    async def unfinished(self) -> list[str]:
        """The matches whose analysis goes on, in the order in which they were asked for."""
        columns = schema.analyses.c
        query = select(columns.match).where(~columns.is_done).order_by(columns.asked, columns.match)
        return await self._database.read(lambda connection: list(connection.execute(query).scalars()))

    async def keep(self, match: str, step: int, verdict: Verdict) -> None:
        """The verdict on the answer of a step; another worker may have been faster, with the same one."""
        document = msgspec.json.encode(verdict).decode()
        row = insert(schema.verdicts).values(match=match, step=step, document=document)
        with contextlib.suppress(IntegrityError):
            await self._database.write(lambda connection: connection.execute(row))

    async def count(self, match: str) -> int:
        """How many answers have their verdict."""
        query = select(func.count()).where(schema.verdicts.c.match == match)
        return await self._database.read(lambda connection: connection.execute(query).scalar()) or 0

    async def verdicts(self, match: str, after: int = 0, most: int | None = None) -> dict[int, Verdict]:
        """The verdicts on steps after this one, by step; all of them, or at most this many."""
        columns = schema.verdicts.c
        query = select(columns.step, columns.document).where((columns.match == match) & (columns.step > after))
        query = query.order_by(columns.step).limit(most)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.step: VERDICT.decode(row.document) for row in rows}

    async def finish(self, match: str) -> None:
        """All answers have their verdict."""
        change = update(schema.analyses).where(schema.analyses.c.match == match).values(is_done=True)

        def work(connection: Connection) -> None:
            connection.execute(change)

        await self._database.write(work)
