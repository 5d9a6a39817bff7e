"""People: guests, their devices' tokens, personal links, and whom they have muted."""

from hashlib import sha256

import msgspec
from sqlalchemy import Connection, Insert, delete, insert, select, update

from rathaus.server.store import schema
from rathaus.server.store.database import Database
from rathaus.server.store.news import GuestWritten

DAY = 86400.0
SESSION_DAYS = 400
LINK_DAYS = 30


class Guest(msgspec.Struct, frozen=True):
    """A person without an account: a public id and a name."""

    id: str
    name: str


def digest(secret: str) -> str:
    """The hash of a token, which is kept instead of the token itself."""
    return sha256(secret.encode()).hexdigest()


class People:
    """Guests and their secrets; only hashes of secrets are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, guest: Guest, token: str, now: float) -> None:
        """A new guest with a first device."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.guests).values(id=guest.id, name=guest.name, created=now))
            connection.execute(_session(guest.id, token, now))

        await self._database.write(work)

    async def rename(self, guest: str, name: str) -> None:
        """Another name."""
        change = update(schema.guests).where(schema.guests.c.id == guest).values(name=name)
        await self._database.write(lambda connection: connection.execute(change))

    async def names(self, guests: set[str]) -> dict[str, str]:
        """The names of those of these guests who are still here, as they are now."""
        query = select(schema.guests.c.id, schema.guests.c.name).where(schema.guests.c.id.in_(guests))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.id: row.name for row in rows}

    async def by_token(self, token: str, now: float) -> Guest | None:
        """Whose device this is, if the token is still good."""
        query = (
            select(schema.guests.c.id, schema.guests.c.name, schema.sessions.c.seen)
            .join(schema.sessions, schema.sessions.c.guest == schema.guests.c.id)
            .where(schema.sessions.c.token_sha256 == digest(token))
        )
        row = await self._database.read(lambda connection: connection.execute(query).first())
        if row is None or row.seen < now - SESSION_DAYS * DAY:
            return None
        if row.seen < now - DAY:
            change = update(schema.sessions).where(schema.sessions.c.token_sha256 == digest(token)).values(seen=now)
            await self._database.write(lambda connection: connection.execute(change))
        return Guest(row.id, row.name)

    async def add_link(self, guest: str, secret: str, now: float) -> float:
        """A personal link; return when it expires. Unused links are deleted."""
        expires = now + LINK_DAYS * DAY

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.links).where(schema.links.c.expires < now))
            row = insert(schema.links).values(secret_sha256=digest(secret), guest=guest, expires=expires)
            connection.execute(row)

        await self._database.write(work)
        return expires

    async def use_link(self, secret: str, token: str, now: float) -> Guest | None:
        """Make a device that guest's, once."""
        found = schema.links.c.secret_sha256 == digest(secret)
        query = select(schema.guests).join(schema.links, schema.links.c.guest == schema.guests.c.id)

        def work(connection: Connection) -> Guest | None:
            row = connection.execute(query.where(found, schema.links.c.expires >= now)).first()
            if row is None:
                return None
            connection.execute(delete(schema.links).where(found))
            connection.execute(_session(row.id, token, now))
            return Guest(row.id, row.name)

        return await self._database.write(work)

    async def forget_devices(self, guest: str, token: str) -> None:
        """End all sessions of the guest but this one, and all links."""
        others = (schema.sessions.c.guest == guest) & (schema.sessions.c.token_sha256 != digest(token))

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.sessions).where(others))
            connection.execute(delete(schema.links).where(schema.links.c.guest == guest))
            self._database.tell(connection, GuestWritten(guest))

        await self._database.write(work)

    async def mute(self, guest: str, muted: str, *, is_on: bool) -> None:
        """Mute or unmute somebody."""
        found = (schema.mutes.c.guest == guest) & (schema.mutes.c.muted == muted)

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.mutes).where(found))
            if is_on:
                connection.execute(insert(schema.mutes).values(guest=guest, muted=muted))
            self._database.tell(connection, GuestWritten(guest))

        await self._database.write(work)

    async def muted_by(self, guest: str) -> set[str]:
        """Whom this guest has muted."""
        query = select(schema.mutes.c.muted).where(schema.mutes.c.guest == guest)
        return await self._database.read(lambda connection: set(connection.execute(query).scalars()))


def _session(guest: str, token: str, now: float) -> Insert:
    return insert(schema.sessions).values(token_sha256=digest(token), guest=guest, seen=now)
