"""Finished matches: what the figures of people need of them. It follows from match and log, and outlives both."""

from collections import Counter
from contextlib import suppress
from functools import partial

import msgspec
from sqlalchemy import Connection, Select, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from rathaus.core.view import Result
from rathaus.server.store import schema
from rathaus.server.store.database import Database
from rathaus.server.store.matches import read_match
from rathaus.server.store.records import BOT, ENTRY, ORDER, STAND_IN, MatchRecord

PERSON = "person"
PLAYED_ON, FIRST_GAME = "played-on", "first-game"  # why a match counts for no figures at all
AT_ONCE = 50  # matches in one round of taking notes
NOT_BY_PEOPLE = (BOT, STAND_IN, ORDER)


class FinishedSeat(msgspec.Struct):
    """Who played there, a guest or a level of bots (or nobody in particular), and how it ended."""

    guest: str
    bot: str
    place: int
    score: int


class FinishedMatch(msgspec.Struct):
    """A match that was played to its end. `unrated` is the key of the reason why it does not count."""

    match: str
    game: str
    ended: float
    seats: list[FinishedSeat]
    unrated: str = ""


class NotedMoment(msgspec.Struct):
    """Something worth watching again: whose, which kind, at which step, and how much of it; the weight compares them.

    `what` is the key of what was taken, `other` the seat that it was taken from.
    """

    seat: int
    kind: str
    step: int
    turn: int
    count: int
    weight: float
    what: str = ""
    other: int = -1


class Noted(msgspec.Struct):
    """A finished match with its best moments; None until somebody has looked for them."""

    finished: FinishedMatch
    moments: list[NotedMoment] | None
    record: MatchRecord | None  # while the house still has the match


FINISHED = msgspec.json.Decoder(FinishedMatch)
MOMENTS = msgspec.json.Decoder(list[NotedMoment])


def unrated(record: MatchRecord) -> str:
    """Why a match does not count for ratings; empty where it does."""
    if not record.table:
        return "imported"
    if record.origin is not None:
        return PLAYED_ON
    if record.guided:
        return FIRST_GAME
    return "hint" if record.hints else ""


class Finished:
    """Finished matches by their ids; they are noted when figures are asked for, once each."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def catch_up(self) -> None:
        """Note all matches that have ended since the last time. Several workers may do it at once."""
        is_behind = True
        while is_behind:
            found = await self._database.read(lambda connection: list(connection.execute(_unnoted()).scalars()))
            noted = [await self._database.read(partial(_finished, match)) for match in found]
            for finished in filter(None, noted):
                await self._note(finished)
            is_behind = len(found) == AT_ONCE and any(noted)

    async def _note(self, noted: FinishedMatch) -> None:
        guests = sorted({seat.guest for seat in noted.seats if seat.guest})

        def work(connection: Connection) -> None:
            document = msgspec.json.encode(noted).decode()
            row = {"match": noted.match, "game": noted.game, "ended": noted.ended, "document": document}
            connection.execute(insert(schema.finished).values(**row, moments=None))
            if guests:
                rows = [{"guest": guest, "match": noted.match} for guest in guests]
                connection.execute(insert(schema.finishers), rows)

        with suppress(IntegrityError):  # another worker was as fast, and noted the same
            await self._database.write(work)

    async def count(self) -> int:
        """How many there are."""
        query = select(func.count()).select_from(schema.finished)
        return await self._database.read(lambda connection: connection.execute(query).scalar()) or 0

    async def after(self, ended: float, match: str) -> list[FinishedMatch]:
        """All that ended after this one, in order."""
        rows = schema.finished.c
        later = (rows.ended > ended) | ((rows.ended == ended) & (rows.match > match))
        query = select(rows.document).where(later).order_by(rows.ended, rows.match)
        documents = await self._database.read(lambda connection: connection.execute(query).scalars().all())
        return [FINISHED.decode(document) for document in documents]

    async def of_guest(self, guest: str) -> list[Noted]:
        """What somebody has played, the latest first."""
        rows, finishers = schema.finished.c, schema.finishers.c
        query = select(rows.document, rows.moments).join(schema.finishers, finishers.match == rows.match)
        query = query.where(finishers.guest == guest).order_by(rows.ended.desc(), rows.match)

        def work(connection: Connection) -> list[Noted]:
            return [_noted(connection, row.document, row.moments) for row in connection.execute(query).all()]

        return await self._database.read(work)

    async def keep_moments(self, match: str, moments: list[NotedMoment]) -> None:
        """Keep what is worth watching again."""
        found = msgspec.json.encode(moments).decode()
        change = update(schema.finished).where(schema.finished.c.match == match).values(moments=found)
        await self._database.write(lambda connection: connection.execute(change))


def _unnoted() -> Select[str]:
    matches = schema.matches.c
    is_noted = exists().where(schema.finished.c.match == matches.id)
    return select(matches.id).where(matches.state == "over", ~is_noted).order_by(matches.updated).limit(AT_ONCE)


def _noted(connection: Connection, document: str, moments: str | None) -> Noted:
    finished = FINISHED.decode(document)
    found = None if moments is None else MOMENTS.decode(moments)
    return Noted(finished, found, read_match(connection, finished.match))


def _finished(match: str, connection: Connection) -> FinishedMatch | None:
    """What is noted of a match; None where it has been removed meanwhile."""
    record = read_match(connection, match)
    query = select(schema.log.c.entry, schema.log.c.by, schema.log.c.at).where(schema.log.c.match == match)
    rows = connection.execute(query.order_by(schema.log.c.seq)).all()
    if record is None or record.result is None:
        return None
    answers = [Counter[str]() for _ in record.seats]
    for row in rows:
        seat = ENTRY.decode(row.entry).seat
        if seat is not None:
            answers[seat][row.by] += 1
    places = places_of(record.result)
    seats = [
        FinishedSeat(
            guest=person(answers[seat]) if who.kind == PERSON and record.table else "",
            bot="" if who.kind == PERSON else who.kind,
            place=places[seat],
            score=record.result.scores[seat],
        )
        for seat, who in enumerate(record.seats)
    ]
    return FinishedMatch(match, record.game, rows[-1].at if rows else 0.0, seats, unrated(record))


def person(answers: Counter[str]) -> str:
    """The guest who gave most of a seat's answers; nobody, if bots gave more of them."""
    own = [(count, guest) for guest, count in answers.items() if guest not in NOT_BY_PEOPLE]
    by_bots = answers[BOT] + answers[STAND_IN]
    return max(own)[1] if own and sum(count for count, _ in own) >= by_bots else ""


def places_of(result: Result) -> list[int]:
    """The place of each seat; results of older matches have no ranking."""
    if result.ranking:
        by_seat = {standing.seat: standing.place for standing in result.ranking}
        return [by_seat[seat] for seat in range(len(result.scores))]
    return [
        1 if seat in result.winners else 1 + sum(other > score for other in result.scores)
        for seat, score in enumerate(result.scores)
    ]
