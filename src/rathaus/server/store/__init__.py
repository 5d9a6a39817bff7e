"""The store: everything that outlives the process, behind one small interface."""

from rathaus.server.store.database import Database, StoreError, address_of, is_postgresql
from rathaus.server.store.matches import LostRaceError, Matches
from rathaus.server.store.people import People
from rathaus.server.store.postgres import PostgreSQL
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
    async def open(cls, address: str) -> "Store":
        """Connect, and bring the schema up to date; what is wrong is told in one sentence."""
        database = await PostgreSQL.open(address) if is_postgresql(address) else await SQLite.open(address)
        return cls(database)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.database.close()
