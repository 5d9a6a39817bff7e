"""What nobody needs any more: tables nobody started, matches that ended long ago, guests without games.

It is found by reading, which blocks nobody, and removed in small steps. Each step checks again, so that what somebody
has used meanwhile stays.
"""

from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, Select, delete, exists, select

from rathaus.server.config import Keep
from rathaus.server.store import schema
from rathaus.server.store.database import Database
from rathaus.server.store.finished import Finished
from rathaus.server.store.news import GuestWritten, TableWritten
from rathaus.server.store.people import DAY, SESSION_DAYS
from rathaus.server.store.records import ENDED, MATCH, TABLE, TableRecord

AT_ONCE = {"tables": 20, "matches": 1, "guests": 20}  # in one step; a match has a long log
LEFTOVERS = 500  # of each kind in a round
NEVER = float("-inf")


class Old(msgspec.Struct):
    """What could go, by codes and ids."""

    tables: list[str]
    matches: list[str]
    guests: list[str]

    @property
    def count(self) -> int:
        """How much that is."""
        return len(self.tables) + len(self.matches) + len(self.guests)


class AgeLimits(msgspec.Struct):
    """What was last touched before these moments is old."""

    tables: float
    matches: float
    guests: float


def limits_of(keep: Keep, now: float) -> AgeLimits:
    """The moments that belong to this many days; what is kept forever is never old."""
    return AgeLimits(
        *(NEVER if days is None else now - days * DAY for days in (keep.tables, keep.matches, keep.guests))
    )


# Finding.


async def find(database: Database, limits: AgeLimits) -> Old:
    """All that is old at one moment."""
    return await database.read(lambda connection: _old(connection, limits))


def _old(connection: Connection, limits: AgeLimits) -> Old:
    tables = [table.code for table in _unstarted(connection, limits)]
    matches = list(connection.execute(_ended(limits)).scalars())
    guests = list(connection.execute(_unseen(limits)).scalars())
    if guests:  # the log is long, so it is read once and only where that is needed
        players = set(connection.execute(select(schema.log.c.by).distinct()).scalars())
        guests = [guest for guest in guests if guest not in players]
    return Old(tables, matches, guests)


def _unstarted(connection: Connection, limits: AgeLimits, codes: list[str] | None = None) -> list[TableRecord]:
    """Tables at which nothing was played or said; before a rematch, the earlier match keeps the table."""
    tables, chat = schema.tables.c, schema.chat.c
    is_silent = ~exists().where((chat.code == tables.code) & (chat.at >= limits.tables))
    query = select(tables.document, tables.updated).where(
        tables.state == "open", tables.updated < limits.tables, is_silent
    )
    query = query if codes is None else query.where(tables.code.in_(codes)).with_for_update()
    found = [(TABLE.decode(row.document), row.updated) for row in connection.execute(query)]
    return [table for table, updated in found if not table.earlier or updated < limits.matches]


def _ended(limits: AgeLimits) -> Select[str]:
    matches = schema.matches.c
    return select(matches.id).where(matches.state.in_(ENDED), matches.updated < limits.matches)


def _unseen(limits: AgeLimits) -> Select[str]:
    guests, sessions = schema.guests.c, schema.sessions.c
    sits = exists().where(schema.sitters.c.guest == guests.id)
    was_here = exists().where((sessions.guest == guests.id) & (sessions.seen >= limits.guests))
    return select(guests.id).where(guests.created < limits.guests, ~sits, ~was_here)


# Removing.


async def sweep(database: Database, old: Old, limits: AgeLimits) -> AsyncIterator[list[str]]:
    """Remove what is still old, step by step; each tells what it has removed."""
    removers: dict[str, Callable[[Database, AgeLimits, list[str], Connection], list[str]]] = {
        "tables": _remove_tables,
        "matches": _remove_matches,
        "guests": _remove_guests,
    }
    await Finished(database).catch_up()  # figures of people outlive their matches
    for kind, remove in removers.items():
        found: list[str] = getattr(old, kind)
        for first in range(0, len(found), AT_ONCE[kind]):
            step = found[first : first + AT_ONCE[kind]]
            yield await database.write(partial(remove, database, limits, step))


def _remove_tables(database: Database, limits: AgeLimits, codes: list[str], connection: Connection) -> list[str]:
    tables = _unstarted(connection, limits, codes)
    for table in tables:
        _remove_match(connection, table.match)
        _remove_table(database, connection, table.code)
    return [table.code for table in tables]


def _remove_table(database: Database, connection: Connection, code: str) -> None:
    for column in (schema.tables.c.code, schema.sitters.c.code, schema.chat.c.code):
        connection.execute(delete(column.table).where(column == code))
    database.tell(connection, TableWritten(code))


def _remove_match(connection: Connection, match: str) -> None:
    beside = (schema.log, schema.drafts, schema.orders, schema.origins, schema.hints, schema.analyses, schema.verdicts)
    for column in (schema.matches.c.id, *(table.c.match for table in beside)):
        connection.execute(delete(column.table).where(column == match))


def _remove_matches(database: Database, limits: AgeLimits, ids: list[str], connection: Connection) -> list[str]:
    """Remove each with its table and chat; where people play on, only with the chat up to its end."""
    matches, removed = schema.matches.c, []
    query = select(matches.document, matches.updated).where(matches.id.in_(ids), matches.id.in_(_ended(limits)))
    for document, updated in connection.execute(query).all():
        match = MATCH.decode(document)
        _remove_match(connection, match.id)
        table = select(schema.tables.c.code).where(schema.tables.c.match == match.id).with_for_update()
        if code := connection.execute(table).scalar():
            _remove_table(database, connection, code)
        said = (schema.chat.c.code == match.table) & (schema.chat.c.at <= updated)
        connection.execute(delete(schema.chat).where(said))
        removed.append(match.id)
    return removed


def _remove_guests(database: Database, limits: AgeLimits, ids: list[str], connection: Connection) -> list[str]:
    removed = list(connection.execute(_unseen(limits).where(schema.guests.c.id.in_(ids))).scalars())
    mutes, finishers = schema.mutes.c, schema.finishers.c
    own = (schema.guests.c.id, schema.sessions.c.guest, schema.links.c.guest, finishers.guest)
    for column in (*own, mutes.guest, mutes.muted):
        connection.execute(delete(column.table).where(column.in_(removed)))
    for guest in removed:
        database.tell(connection, GuestWritten(guest))
    return removed


async def drop_leftovers(database: Database, limits: AgeLimits, now: float) -> None:
    """Remove some rows that nobody can reach: old devices and links, replaced matches, chat without a table."""
    sessions, links, matches, chat, tables = (
        table.c for table in (schema.sessions, schema.links, schema.matches, schema.chat, schema.tables)
    )
    promised_again = (matches.state == "waiting") & ~exists().where(tables.match == matches.id)
    leftovers: list[tuple[Column[Any], ColumnElement[bool]]] = [
        (sessions.token_sha256, sessions.seen < now - SESSION_DAYS * DAY),
        (links.secret_sha256, links.expires < now),
        (matches.id, (matches.updated < limits.tables) & promised_again),
        (chat.number, ~exists().where(tables.code == chat.code)),
        (schema.origins.c.match, ~exists().where(matches.id == schema.origins.c.match)),
    ]
    for key, is_left in leftovers:
        await _drop(database, key, is_left)


async def _drop(database: Database, key: Column[Any], is_left: ColumnElement[bool]) -> None:
    query = select(key).where(is_left).limit(LEFTOVERS)
    keys = await database.read(lambda connection: list(connection.execute(query).scalars()))
    if keys:
        change = delete(key.table).where(key.in_(keys))
        await database.write(lambda connection: connection.execute(change))
