"""The store: everything that outlives the process, behind one small interface."""

from rathaus.server.store.database import Database, StoreError, address_of, is_postgresql
from rathaus.server.store.matches import LostRaceError, Matches
from rathaus.server.store.people import People
from rathaus.server.store.sqlite import SQLite
from rathaus.server.store.tables import Tables

__all__ = ["LostRaceError", "Store", "StoreError", "address_of", "is_postgresql"]


class Store:
    """People, tables and matches of one database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.people = People(database)
        self.tables = Tables(database)
        self.matches = Matches(database)

    @classmethod
    async def open(cls, address: str, *, is_house: bool = False) -> "Store":
        """Connect, and bring the schema up to date; what is wrong is told in one sentence.

        A file of SQLite has one house at most; other commands work beside it.
        """
        if not is_postgresql(address):
            return cls(await SQLite.open(address, is_house=is_house))
        from rathaus.server.store.postgres import PostgreSQL  # noqa: PLC0415 half a second that SQLite can do without

        return cls(await PostgreSQL.open(address))

    async def close(self) -> None:
        """Let go of all connections."""
        await self.database.close()
