"""Everything of a database in one file, and from such a file into an empty database, of either kind.

The first line says what it is, each further line is a row of a table, and the last one how many rows there are, so that
half a file is noticed. The file holds all secrets: it is only for the person who runs the house.
"""

from collections.abc import Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, func, insert, select, text
from sqlalchemy.exc import IntegrityError

from rathaus.files import writing
from rathaus.server.store import schema
from rathaus.server.store.database import Database, StoreError, reason

FORMAT = "rathaus-house/1"
AT_ONCE = 1000
LARGEST = 2**31 - 1  # integer that PostgreSQL stores
TABLES = {str(table.name): table for table in schema.metadata.sorted_tables if table is not schema.house}

Line = tuple[str, dict[str, Any]]


class Head(msgspec.Struct):
    """The first line."""

    format: str
    schema_version: int


class Foot(msgspec.Struct):
    """The last line."""

    rows: int


HEAD = msgspec.json.Decoder(Head)
ROW: msgspec.json.Decoder[Line | Foot] = msgspec.json.Decoder(Line | Foot)


async def write_dump(database: Database, file: Path) -> int:
    """Write everything as it is at one moment; return the number of rows."""

    def work(connection: Connection) -> int:
        with writing(file, 0o600) as out:
            out.write(_line(Head(FORMAT, schema.version_of(connection))))
            rows = sum(out.write(_line(line)) > 0 for line in _rows(connection))
            out.write(_line(Foot(rows)))
        return rows

    return await database.read(work)


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _rows(connection: Connection) -> Iterator[Line]:
    for name, table in TABLES.items():
        for row in connection.execute(select(table).order_by(*table.primary_key.columns)):
            yield name, {str(column): value for column, value in row._mapping.items()}


async def read_dump(database: Database, file: Path) -> int:
    """Take everything in, or nothing; return how many rows."""
    try:
        return await database.write(lambda connection: _take_in(connection, file))
    except IntegrityError as problem:
        raise StoreError(f"{file} contradicts itself: {reason(problem)}") from None


def _take_in(connection: Connection, file: Path) -> int:
    if any(connection.execute(select(func.count()).select_from(table)).scalar() for table in TABLES.values()):
        raise StoreError("the database is not empty; everything can only be taken into a new one")
    with file.open("rb") as lines:
        _check_head(lines.readline(), file, schema.version_of(connection))
        rows = 0
        for name, group in groupby(_decoded(lines, file), key=lambda line: line[0]):
            while chunk := [values for _, values in islice(group, AT_ONCE)]:
                connection.execute(insert(TABLES[name]), chunk)
                rows += len(chunk)
    _count_on(connection)
    return rows


def _check_head(line: bytes, file: Path, version: int) -> None:
    try:
        head = HEAD.decode(line)
    except msgspec.DecodeError:
        head = Head("", 0)
    if head.format != FORMAT:
        raise StoreError(f"{file} is no file of `rathaus export --everything`")
    if head.schema_version != version:
        raise StoreError(
            f"{file} was written with version {head.schema_version} of the schema, this rathaus has {version};"
            " use the same rathaus for both"
        )


def _decoded(lines: Iterator[bytes], file: Path) -> Iterator[Line]:
    for number, line in enumerate(lines):
        try:
            found = ROW.decode(line)
        except msgspec.DecodeError as problem:
            raise StoreError(f"{file}, line {number + 2}: {problem}") from None
        if isinstance(found, Foot):
            if found.rows != number:
                raise StoreError(f"{file} says that it has {found.rows} rows, but there are {number}")
            return
        _check_row(found, file, number + 2)
        yield found
    raise StoreError(f"{file} has no end; it was not written to the last line")


def _check_row(line: Line, file: Path, number: int) -> None:
    name, values = line
    if name not in TABLES or set(values) != set(TABLES[name].columns.keys()):
        raise StoreError(f"{file}, line {number}: this is no row of {name!r} as it is known here")
    for column in TABLES[name].columns:
        if not _fits(values[column.name], column):
            raise StoreError(f"{file}, line {number}: {column.name!r} of {name!r} has a value that does not fit")


def _fits(value: object, column: Column[Any]) -> bool:
    if value is None:
        return bool(column.nullable)
    if type(value) is int:
        return column.type.python_type is int and abs(value) <= LARGEST
    return type(value) is column.type.python_type


def _count_on(connection: Connection) -> None:
    """Move PostgreSQL's counter of chat lines on: it does not notice rows that come with their numbers."""
    if connection.dialect.name == "postgresql":
        last = select(func.coalesce(func.max(schema.chat.c.number), 0) + 1).scalar_subquery()
        sequence = text("pg_get_serial_sequence('chat', 'number')")
        connection.execute(select(func.setval(sequence, last, text("false"))))
