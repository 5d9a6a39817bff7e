"""Matches: their append-only logs, and beside them drafts and standing orders.

An entry is appended by compare-and-set on (match, seq) and on the match being played: of two writers with the same
number one loses and has to read again, and so does a writer after the end. When `append` returns, the entry is on the
disk.
"""

import contextlib

import msgspec
from sqlalchemy import Connection, Insert, Update, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from rathaus.server.store import schema
from rathaus.server.store.database import AtOnce, Database
from rathaus.server.store.news import DraftWritten, EntryWritten, TableWritten
from rathaus.server.store.records import (
    ENDED,
    ENTRY,
    EVENTS,
    MATCH,
    PICKS,
    STANDING,
    DraftsBySeat,
    HintTaken,
    LogRow,
    MatchRecord,
    OrdersBySeat,
    StandingOrder,
)
from rathaus.server.store.statements import Statement


class LostRaceError(RuntimeError):
    """Somebody else was faster: what was read is not the newest any more."""


class Matches:
    """Matches by their ids."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, match: str) -> MatchRecord | None:
        """The match of this id, without its log."""
        return await self._database.read(lambda connection: read_match(connection, match))

    async def log(self, match: str, after: int = 0) -> list[LogRow]:
        """The entries of a match after one number, in order; after -1 with the opening."""
        return await self._database.read(lambda connection: read_log(connection, match, after))

    async def written_as(self, match: str, by: str, command: str) -> int | None:
        """The number of the entry that a command has made, if it has."""
        found = (schema.log.c.match == match) & (schema.log.c.by == by) & (schema.log.c.command == command)
        query = select(schema.log.c.seq).where(found)
        return await self._database.read(lambda connection: connection.execute(query).scalar())

    async def length(self, match: str) -> int:
        """How many entries the log of a match has."""
        query = select(schema.matches.c.seq).where(schema.matches.c.id == match)
        return await self._database.read(lambda connection: connection.execute(query).scalar()) or 0

    async def origin(self, match: str) -> str:
        """The file of the match that this one goes on from; empty where it began at its beginning."""
        return await self._database.read(lambda connection: read_origin(connection, match))

    async def origin_called(self, origin: str) -> str:
        """The file of a match that others go on from, by its own id; empty where none does."""
        query = select(schema.origins.c.file).where(schema.origins.c.origin == origin).limit(1)
        return await self._database.read(lambda connection: connection.execute(query).scalar()) or ""

    async def begin(self, match: MatchRecord, opening: LogRow, asked: list[int], now: float) -> None:
        """The match begins: what it is, and its opening."""

        def work(connection: Connection) -> None:
            change = _advance(match, 0, asked, now, before=0).where(schema.matches.c.state == "waiting")
            done = connection.execute(change)
            if done.rowcount != 1:
                raise LostRaceError(f"match {match.id} has begun already")
            connection.execute(_insert_row(match.id, opening, now))
            self._database.tell(connection, TableWritten(match.table))

        try:
            await self._database.write(work)
        except IntegrityError:
            raise LostRaceError(f"match {match.id} has begun already") from None

    async def append(
        self, match: MatchRecord, row: LogRow, asked: list[int], now: float, turns: list[str] | None = None
    ) -> None:
        """Add an entry, with the new state of the match; the seat's draft is deleted. `turns` hear of it elsewhere."""
        written = EntryWritten(match.table, match.id, row.seq, row.entry, row.by, row.state_sha256, turns or [])
        added = row_values(match.id, row, now)

        def work(connection: Connection) -> None:
            ADD_ROW.run(connection, added)
            record = _with_hints(connection, match)
            moved = {"of": match.id, "before": row.seq - 1, **_match_values(record, row.seq, asked, now)}
            if ADVANCE.run(connection, moved).rowcount != 1:
                raise LostRaceError(f"match {match.id} is not played at entry {row.seq - 1} any more")
            DROP_DRAFT.run(connection, {"of": match.id, "by": row.entry.seat})
            self._database.tell(connection, written)

        try:
            if match.state in ENDED:
                await self._database.write(work)
                return
            _, *values = added.values()
            same = AtOnce(APPEND, match.id, (*values, row.entry.seat, _json(asked)), written)
            is_first = await self._database.write_at_once(work, same)
        except IntegrityError:
            is_first = False
        if not is_first:
            raise LostRaceError(f"match {match.id} is not played at entry {row.seq - 1}, or has this command already")

    async def update(self, match: MatchRecord, seq: int, asked: list[int], now: float, *, before: str) -> None:
        """Keep the new state of a match without an entry: it was given up, frozen or updated."""

        def work(connection: Connection) -> None:
            record = _with_hints(connection, match)
            change = _advance(record, seq, asked, now, before=seq).where(schema.matches.c.state == before)
            if connection.execute(change).rowcount != 1:
                raise LostRaceError(f"match {match.id} is not {before} at entry {seq} any more")
            self._database.tell(connection, TableWritten(match.table))

        await self._database.write(work)

    async def put(self, match: MatchRecord, rows: list[LogRow], now: float, origin: str = "") -> bool:
        """A whole match from elsewhere, with the file that it goes on from; False where it is here already."""

        def work(connection: Connection) -> None:
            connection.execute(insert_match(match, now, seq=rows[-1].seq if rows else 0))
            insert_origin(connection, match, origin)
            for row in rows:
                connection.execute(_insert_row(match.id, row, now))

        try:
            await self._database.write(work)
        except IntegrityError:
            return False
        return True

    async def playing(self) -> list[MatchRecord]:
        """All matches that are played now."""
        query = select(schema.matches.c.document).where(schema.matches.c.state == "playing")
        documents = await self._database.read(lambda connection: connection.execute(query).scalars().all())
        return [MATCH.decode(document) for document in documents]

    async def ids(self) -> list[str]:
        """All matches that were begun, in the order of their last change."""
        query = select(schema.matches.c.id).where(schema.matches.c.state != "waiting")
        query = query.order_by(schema.matches.c.updated)
        return await self._database.read(lambda connection: list(connection.execute(query).scalars()))

    # Beside the log.

    async def save_draft(self, match: MatchRecord, seat: int, decision: str, picks: list[int]) -> None:
        """Keep a seat's draft while the match is played; no picks, no draft."""

        written = DraftWritten(match.table, match.id, seat, decision, picks)
        kept = _json(picks)

        def work(connection: Connection) -> None:
            _check_playing(connection, match.id)
            DROP_DRAFT.run(connection, {"of": match.id, "by": seat})
            if picks:
                ADD_DRAFT.run(connection, {"match": match.id, "seat": seat, "decision": decision, "picks": kept})
            self._database.tell(connection, written)

        same = AtOnce(KEEP_DRAFT, match.id, (seat, decision, kept), written)
        if not picks:
            same = AtOnce(NO_DRAFT, match.id, (seat,), written)
        if not await self._database.write_at_once(work, same):
            raise LostRaceError(f"match {match.id} is not played any more")

    async def drafts(self, match: str) -> DraftsBySeat:
        """The drafts of a match by seat."""
        return await self._database.read(lambda connection: read_drafts(connection, match))

    async def save_order(self, match: MatchRecord, seat: int, prompt: str, answer: StandingOrder | None) -> None:
        """Keep a standing order while the match is played, or drop it."""
        orders = schema.orders.c
        found = (orders.match == match.id) & (orders.seat == seat) & (orders.prompt == prompt)

        def work(connection: Connection) -> None:
            _check_playing(connection, match.id)
            connection.execute(delete(schema.orders).where(found))
            if answer is not None:
                row = insert(schema.orders).values(match=match.id, seat=seat, prompt=prompt, answer=_json(answer))
                connection.execute(row)
            self._database.tell(connection, TableWritten(match.table))

        await self._database.write(work)

    async def add_hint(self, match: MatchRecord, seat: int, decision: str, entry: int) -> None:
        """A hint was taken, while the match is played; the same one only once."""

        def work(connection: Connection) -> None:
            _check_playing(connection, match.id)
            row = insert(schema.hints).values(match=match.id, seat=seat, decision=decision, entry=entry)
            connection.execute(row)
            self._database.tell(connection, TableWritten(match.table))

        with contextlib.suppress(IntegrityError):
            await self._database.write(work)

    async def hints(self, match: str) -> list[HintTaken]:
        """All hints that were taken in a match, in order."""
        return await self._database.read(lambda connection: read_hints(connection, match))


def _with_hints(connection: Connection, match: MatchRecord) -> MatchRecord:
    """A match that ends keeps all hints that were taken, through whichever worker."""
    if match.state not in ENDED:
        return match
    return msgspec.structs.replace(match, hints=read_hints(connection, match.id))


def read_hints(connection: Connection, match: str) -> list[HintTaken]:
    """All hints that were taken in a match, in order."""
    hints = schema.hints.c
    query = select(hints.seat, hints.entry).where(hints.match == match).order_by(hints.entry, hints.seat)
    return [HintTaken(row.seat, row.entry) for row in connection.execute(query)]


def _check_playing(connection: Connection, match: str) -> None:
    """Nothing is kept beside a match that is not played; it cannot end before this is written."""
    if STATE.run(connection, {"of": match}).scalar() != "playing":
        raise LostRaceError(f"match {match} is not played any more")


def read_match(connection: Connection, match: str) -> MatchRecord | None:
    """The match of this id."""
    query = select(schema.matches.c.document).where(schema.matches.c.id == match)
    document = connection.execute(query).scalar()
    if document is None:
        return None
    record = MATCH.decode(document)
    if record.state == "playing":
        record.hints = read_hints(connection, match)
    return record


def read_log(connection: Connection, match: str, after: int = 0) -> list[LogRow]:
    """The entries of a match after one number, in order; after -1 with the opening."""
    found = (schema.log.c.match == match) & (schema.log.c.seq > after)
    rows = connection.execute(select(schema.log).where(found).order_by(schema.log.c.seq))
    return [
        LogRow(
            seq=row.seq,
            entry=ENTRY.decode(row.entry),
            by=row.by,
            command=row.command,
            events=EVENTS.decode(row.events),
            state_sha256=row.state_sha256,
            is_sealed=row.is_sealed,
        )
        for row in rows
    ]


def read_origin(connection: Connection, match: str) -> str:
    """The file of the match that this one goes on from."""
    query = select(schema.origins.c.file).where(schema.origins.c.match == match)
    return connection.execute(query).scalar() or ""


def insert_origin(connection: Connection, match: MatchRecord, file: str) -> None:
    """Keep the file that a match goes on from, if it does."""
    if match.origin is not None:
        connection.execute(insert(schema.origins).values(match=match.id, origin=match.origin.match, file=file))


def read_drafts(connection: Connection, match: str) -> DraftsBySeat:
    """The drafts of a match by seat."""
    rows = connection.execute(select(schema.drafts).where(schema.drafts.c.match == match))
    return {row.seat: (row.decision, PICKS.decode(row.picks)) for row in rows}


def read_orders(connection: Connection, match: str) -> OrdersBySeat:
    """The standing orders of a match by seat and prompt."""
    found: OrdersBySeat = {}
    for row in connection.execute(select(schema.orders).where(schema.orders.c.match == match)):
        found.setdefault(row.seat, {})[row.prompt] = STANDING.decode(row.answer)
    return found


def insert_match(match: MatchRecord, now: float, *, seq: int = 0) -> Insert:
    """The row of a new match."""
    document = _json(match)
    return insert(schema.matches).values(
        id=match.id, seq=seq, state=match.state, asked="[]", document=document, updated=now
    )


def _insert_row(match: str, row: LogRow, now: float) -> Insert:
    return insert(schema.log).values(**row_values(match, row, now))


def row_values(match: str, row: LogRow, now: float) -> dict[str, object]:
    """An entry as a row of the log."""
    return {
        "match": match,
        "seq": row.seq,
        "entry": _json(row.entry),
        "by": row.by,
        "command": row.command,
        "events": _json(row.events),
        "at": now,
        "state_sha256": row.state_sha256,
        "is_sealed": row.is_sealed,
    }


def _advance(match: MatchRecord, seq: int, asked: list[int], now: float, before: int | None = None) -> Update:
    expected = seq - 1 if before is None else before
    found = (schema.matches.c.id == match.id) & (schema.matches.c.seq == expected)
    return update(schema.matches).where(found).values(**_match_values(match, seq, asked, now))


def _match_values(match: MatchRecord, seq: int, asked: list[int], now: float) -> dict[str, object]:
    return {"seq": seq, "state": match.state, "asked": _json(asked), "document": _json(match), "updated": now}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


STATE = Statement(
    select(schema.matches.c.state).where(schema.matches.c.id == bindparam("of")).with_for_update(read=True)
)
ADD_ROW = Statement(insert(schema.log), [column.name for column in schema.log.c])
ADVANCE = Statement(
    update(schema.matches)
    .where((schema.matches.c.id == bindparam("of")) & (schema.matches.c.seq == bindparam("before")))
    .where(schema.matches.c.state == "playing")
    .values({name: bindparam(name) for name in ("seq", "state", "asked", "document", "updated")})
)
ADD_DRAFT = Statement(insert(schema.drafts), [column.name for column in schema.drafts.c])
DROP_DRAFT = Statement(
    delete(schema.drafts).where((schema.drafts.c.match == bindparam("of")) & (schema.drafts.c.seat == bindparam("by")))
)

# The same for PostgreSQL, each as one statement for many moves, one of each match: a list of letters to the other
# workers, of matches, and of every other value. Matches are locked in order, so that no two workers wait for each
# other. It gives the matches whose moves it has written.
APPEND = """
    WITH told AS (
        SELECT * FROM unnest(
            $2::text[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::text[], $9::float[],
            $10::text[], $11::bool[], $12::int[], $13::text[]
        ) AS told (letter, match, seq, entry, by, command, events, at, state_sha256, is_sealed, seat, asked)
    ), locked AS (
        SELECT told.* FROM told JOIN matches ON matches.id = told.match AND matches.seq = told.seq - 1
        WHERE matches.state = 'playing' ORDER BY matches.id FOR NO KEY UPDATE OF matches
    ), added AS (
        INSERT INTO log (match, seq, entry, by, command, events, at, state_sha256, is_sealed)
        SELECT match, seq, entry, by, command, events, at, state_sha256, is_sealed FROM locked
        ON CONFLICT DO NOTHING RETURNING match
    ), written AS (
        SELECT locked.* FROM locked JOIN added USING (match)
    ), moved AS (
        UPDATE matches SET seq = written.seq, asked = written.asked, updated = written.at
        FROM written WHERE matches.id = written.match
    ), gone AS (
        DELETE FROM drafts USING written WHERE drafts.match = written.match AND drafts.seat = written.seat
    )
    SELECT match, pg_notify($1, letter) FROM written
"""
PLAYING = """
    playing AS (
        SELECT told.* FROM told JOIN matches ON matches.id = told.match
        WHERE matches.state = 'playing' ORDER BY matches.id FOR SHARE OF matches
    )
"""
KEEP_DRAFT = f"""
    WITH told AS (
        SELECT * FROM unnest($2::text[], $3::text[], $4::int[], $5::text[], $6::text[])
            AS told (letter, match, seat, decision, picks)
    ), {PLAYING}, kept AS (
        INSERT INTO drafts (match, seat, decision, picks) SELECT match, seat, decision, picks FROM playing
        ON CONFLICT (match, seat) DO UPDATE SET decision = excluded.decision, picks = excluded.picks
    )
    SELECT match, pg_notify($1, letter) FROM playing
"""
NO_DRAFT = f"""
    WITH told AS (
        SELECT * FROM unnest($2::text[], $3::text[], $4::int[]) AS told (letter, match, seat)
    ), {PLAYING}, gone AS (
        DELETE FROM drafts USING playing WHERE drafts.match = playing.match AND drafts.seat = playing.seat
    )
    SELECT match, pg_notify($1, letter) FROM playing
"""
