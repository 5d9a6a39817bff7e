"""Tables: what is agreed and who sits, each change based on the newest version; and what is said there."""

import msgspec
from sqlalchemy import Connection, Row, Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from rathaus.server.messages import ChatLine
from rathaus.server.store import schema
from rathaus.server.store.database import Database
from rathaus.server.store.matches import (
    LostRaceError,
    insert_match,
    insert_origin,
    read_drafts,
    read_log,
    read_match,
    read_orders,
    read_origin,
)
from rathaus.server.store.news import LineSaid, TableWritten
from rathaus.server.store.records import PICKS, TABLE, MatchRecord, Newest, TableRecord

CHAT_LINES = 50


class Listed(msgspec.Struct):
    """A table in somebody's list, with what its match waits for."""

    table: TableRecord
    asked: list[int]
    seq: int
    updated: float


class Tables:
    """Tables by their codes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: TableRecord, match: MatchRecord, now: float, origin: str = "") -> bool:
        """A new table with its first match, and the file that this goes on from; False where the code is in use."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(**_columns(table, now), code=table.code))
            connection.execute(insert_match(match, now))
            insert_origin(connection, match, origin)
            _seat(connection, table)

        try:
            await self._database.write(work)
        except IntegrityError:
            return False
        return True

    async def newest(self, code: str, known: str = "", after: int = 0) -> Newest | None:
        """The table of this code with its match; where that is the known one, only the newer part of its log."""
        query = select(schema.tables.c.document).where(schema.tables.c.code == code)

        def work(connection: Connection) -> Newest | None:
            document = connection.execute(query).scalar()
            if document is None:
                return None
            table = TABLE.decode(document)
            match = read_match(connection, table.match)
            assert match is not None, f"table {code} has its match"
            log = read_log(connection, match.id, after if match.id == known else -1)
            origin = read_origin(connection, match.id) if match.origin and match.id != known else ""
            beside = read_drafts(connection, match.id), read_orders(connection, match.id)
            return Newest(table, match, log, *beside, origin)

        return await self._database.read(work)

    async def seated(self, code: str) -> TableRecord | None:
        """The table of this code alone: who sits there, and which match is played."""
        query = select(schema.tables.c.document).where(schema.tables.c.code == code)
        document = await self._database.read(lambda connection: connection.execute(query).scalar())
        return None if document is None else TABLE.decode(document)

    async def stamp(self, code: str) -> tuple[int, str, int, str] | None:
        """What shows whether there is something new: the table's version; its match, that one's version and state."""
        columns = (schema.tables.c.version, schema.matches.c.id, schema.matches.c.seq, schema.matches.c.state)
        query = select(*columns).join(schema.matches, schema.matches.c.id == schema.tables.c.match)
        query = query.where(schema.tables.c.code == code)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row.version, row.id, row.seq, row.state)

    async def save(self, table: TableRecord, now: float, match: MatchRecord | None = None) -> None:
        """Keep a change (its version is one more than before), and a new match where there is one."""
        found = (schema.tables.c.code == table.code) & (schema.tables.c.version == table.version - 1)

        def work(connection: Connection) -> None:
            done = connection.execute(update(schema.tables).where(found).values(**_columns(table, now)))
            if done.rowcount != 1:
                raise LostRaceError(f"table {table.code} has changed meanwhile")
            connection.execute(delete(schema.sitters).where(schema.sitters.c.code == table.code))
            _seat(connection, table)
            if match is not None:
                connection.execute(insert_match(match, now))
            self._database.tell(connection, TableWritten(table.code))

        await self._database.write(work)

    async def of_guest(self, guest: str) -> list[Listed]:
        """The tables at which somebody sits, the latest first."""
        query = _listed().join(schema.sitters, schema.sitters.c.code == schema.tables.c.code)
        query = query.where(schema.sitters.c.guest == guest).limit(100)
        return [_row(row) for row in await self._database.read(lambda connection: connection.execute(query).all())]

    async def sits(self, guest: str, code: str) -> bool:
        """Whether somebody sits at a table."""
        sitters = schema.sitters.c
        query = select(sitters.code).where((sitters.guest == guest) & (sitters.code == code))
        return await self._database.read(lambda connection: connection.execute(query).first()) is not None

    async def public(self) -> list[TableRecord]:
        """Open tables that anybody may join, the latest first."""
        wanted = (schema.tables.c.state == "open") & schema.tables.c.is_public
        query = select(schema.tables.c.document).where(wanted).order_by(schema.tables.c.updated.desc()).limit(100)
        documents = await self._database.read(lambda connection: connection.execute(query).scalars().all())
        return [TABLE.decode(document) for document in documents]

    async def in_play(self, code: str = "") -> list[Listed]:
        """All tables whose match goes on or is about to, or the one of them with this code."""
        query = _listed().where(schema.tables.c.state.in_(["starting", "playing"]))
        query = query.where(schema.tables.c.code == code) if code else query
        return [_row(row) for row in await self._database.read(lambda connection: connection.execute(query).all())]

    async def add_chat(self, code: str, line: ChatLine, command: str) -> ChatLine | None:
        """Keep what was said, with its number; None where this command has said it already."""
        values = msgspec.structs.asdict(line) | {"code": code, "command": command}
        del values["number"]

        def work(connection: Connection) -> int:
            key = connection.execute(insert(schema.chat).values(**values)).inserted_primary_key
            assert key is not None, "a line gets the next number"
            self._database.tell(connection, LineSaid(code, int(key[0])))
            return int(key[0])

        try:
            return msgspec.structs.replace(line, number=await self._database.write(work))
        except IntegrityError:
            return None

    async def chat(self, code: str, number: int | None = None) -> list[ChatLine]:
        """The last lines that were said at a table, or the one of this number."""
        columns = [schema.chat.c[name] for name in ChatLine.__struct_fields__]
        query = select(*columns).where(schema.chat.c.code == code).order_by(schema.chat.c.number.desc())
        query = query if number is None else query.where(schema.chat.c.number == number)
        rows = await self._database.read(lambda connection: connection.execute(query.limit(CHAT_LINES)).all())
        return [ChatLine(**row._mapping) for row in reversed(rows)]


def _columns(table: TableRecord, now: float) -> dict[str, object]:
    return {
        "version": table.version,
        "state": table.state,
        "is_public": table.is_public,
        "match": table.match,
        "document": msgspec.json.encode(table).decode(),
        "updated": now,
    }


def _seat(connection: Connection, table: TableRecord) -> None:
    sitters = [{"guest": guest, "code": table.code} for guest in sorted(table.guests())]
    if sitters:
        connection.execute(insert(schema.sitters), sitters)


def _listed() -> Select[tuple[str, str, int, float]]:
    columns = (schema.tables.c.document, schema.matches.c.asked, schema.matches.c.seq, schema.matches.c.updated)
    joined = select(*columns).join(schema.matches, schema.matches.c.id == schema.tables.c.match)
    return joined.order_by(schema.matches.c.updated.desc())


def _row(row: Row[tuple[str, str, int, float]]) -> Listed:
    document = TABLE.decode(row.document)
    return Listed(document, PICKS.decode(row.asked), row.seq, row.updated)
