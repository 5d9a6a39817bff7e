"""The store: everything that outlives the process, behind one small interface."""

from rathaus.server.store.analyses import Analyses
from rathaus.server.store.database import Database, StoreError, database_address, is_postgresql
from rathaus.server.store.finished import Finished
from rathaus.server.store.matches import LostRaceError, Matches
from rathaus.server.store.people import People
from rathaus.server.store.sqlite import SQLite
from rathaus.server.store.tables import Tables

__all__ = ["LostRaceError", "Store", "StoreError", "database_address", "is_postgresql"]


class Store:
    """People, tables, matches and their analyses, of one database, and what stays of matches that ended."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.people = People(database)
        self.tables = Tables(database)
        self.matches = Matches(database)
        self.analyses = Analyses(database)
        self.finished = Finished(database)

    @classmethod
    async def open(cls, address: str, *, is_house: bool = False) -> "Store":
        """Connect, and bring the schema up to date; a problem is reported in one sentence.

        An SQLite file has one house at most; other commands work beside it.
        """
        if not is_postgresql(address):
            return cls(await SQLite.open(address, is_house=is_house))
        from rathaus.server.store.postgres import PostgreSQL  # noqa: PLC0415 it takes half a second, which SQLite does not need

        return cls(await PostgreSQL.open(address))

    async def close(self) -> None:
        """Let go of all connections."""
        await self.database.close()
