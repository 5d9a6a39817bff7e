"""Tables: what is agreed and who sits, each change made upon the newest version; and what is said there."""

import msgspec
from sqlalchemy import Connection, Row, Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from rathaus.server.messages import ChatLine
from rathaus.server.store import schema
from rathaus.server.store.database import Database
from rathaus.server.store.matches import LostRaceError, insert_match
from rathaus.server.store.records import MatchDocument, TableDocument

CHAT_LINES = 50


class Listed(msgspec.Struct):
    """A table in somebody's list, with what its match waits for."""

    table: TableDocument
    asked: list[int]
    seq: int
    updated: float


class Tables:
    """Tables by their codes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: TableDocument, match: MatchDocument, now: float) -> bool:
        """A new table with its first match; False where the code is in use."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(**_columns(table, now), code=table.code))
            connection.execute(insert_match(match, now))
            _seat(connection, table)

        try:
            await self._database.write(work)
        except IntegrityError:
            return False
        return True

    async def load(self, code: str) -> TableDocument | None:
        """The table of this code."""
        query = select(schema.tables.c.document).where(schema.tables.c.code == code)
        document = await self._database.read(lambda connection: connection.execute(query).scalar())
        return None if document is None else msgspec.json.decode(document, type=TableDocument)

    async def save(self, table: TableDocument, now: float, match: MatchDocument | None = None) -> None:
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

        await self._database.write(work)

    async def of_guest(self, guest: str) -> list[Listed]:
        """The tables at which somebody sits, the latest first."""
        query = _listed().join(schema.sitters, schema.sitters.c.code == schema.tables.c.code)
        query = query.where(schema.sitters.c.guest == guest).limit(100)
        return [_row(row) for row in await self._database.read(lambda connection: connection.execute(query).all())]

    async def public(self) -> list[TableDocument]:
        """Open tables that anybody may join, the latest first."""
        wanted = (schema.tables.c.state == "open") & schema.tables.c.is_public
        query = select(schema.tables.c.document).where(wanted).order_by(schema.tables.c.updated.desc()).limit(100)
        documents = await self._database.read(lambda connection: connection.execute(query).scalars().all())
        return [msgspec.json.decode(document, type=TableDocument) for document in documents]

    async def in_play(self) -> list[Listed]:
        """All tables whose match goes on or is about to."""
        query = _listed().where(schema.tables.c.state.in_(["starting", "playing"]))
        return [_row(row) for row in await self._database.read(lambda connection: connection.execute(query).all())]

    async def add_chat(self, code: str, line: ChatLine) -> ChatLine:
        """Keep what was said, with its number."""
        values = msgspec.structs.asdict(line) | {"code": code}
        del values["number"]
        row = insert(schema.chat).values(**values)
        number = await self._database.write(lambda connection: connection.execute(row).inserted_primary_key)
        assert number is not None, "a line gets the next number"
        return msgspec.structs.replace(line, number=int(number[0]))

    async def chat(self, code: str) -> list[ChatLine]:
        """The last lines that were said at a table."""
        columns = [schema.chat.c[name] for name in ChatLine.__struct_fields__]
        query = select(*columns).where(schema.chat.c.code == code).order_by(schema.chat.c.number.desc())
        rows = await self._database.read(lambda connection: connection.execute(query.limit(CHAT_LINES)).all())
        return [ChatLine(**row._mapping) for row in reversed(rows)]


def _columns(table: TableDocument, now: float) -> dict[str, object]:
    return {
        "version": table.version,
        "state": table.state,
        "is_public": table.is_public,
        "match": table.match,
        "document": msgspec.json.encode(table).decode(),
        "updated": now,
    }


def _seat(connection: Connection, table: TableDocument) -> None:
    sitters = [{"guest": guest, "code": table.code} for guest in sorted(table.guests())]
    if sitters:
        connection.execute(insert(schema.sitters), sitters)


def _listed() -> Select[tuple[str, str, int, float]]:
    columns = (schema.tables.c.document, schema.matches.c.asked, schema.matches.c.seq, schema.matches.c.updated)
    joined = select(*columns).join(schema.matches, schema.matches.c.id == schema.tables.c.match)
    return joined.order_by(schema.matches.c.updated.desc())


def _row(row: Row[tuple[str, str, int, float]]) -> Listed:
    document = msgspec.json.decode(row.document, type=TableDocument)
    return Listed(document, msgspec.json.decode(row.asked, type=list[int]), row.seq, row.updated)
