"""Statements that are run with every move: compiled once for each kind of database, then only filled in.

SQLAlchemy takes several times as long to look up a compiled statement as SQLite takes to run it.
"""

from typing import Any

from sqlalchemy import Connection, CursorResult, Dialect
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.expression import ClauseElement


class Statement:
    """One statement with named values."""

    def __init__(self, clause: ClauseElement, columns: list[str] | None = None) -> None:
        self._clause = clause
        self._columns = columns
        self._compiled: dict[str, tuple[str, list[str], dict[str, Any]]] = {}

    def run(self, connection: Connection, values: dict[str, object]) -> CursorResult[Any]:
        """Run it with these values."""
        kind = connection.dialect.name
        if kind not in self._compiled:
            self._compiled[kind] = self._compile(connection.dialect)
        text, names, given = self._compiled[kind]
        filled = given | values
        return connection.exec_driver_sql(text, tuple([filled[name] for name in names]))

    def _compile(self, dialect: Dialect) -> tuple[str, list[str], dict[str, Any]]:
        """The text, the names of its values by their position, and those that are given already."""
        compiled = self._clause.compile(dialect=dialect, column_keys=self._columns)
        assert isinstance(compiled, SQLCompiler), "it is a statement"
        assert compiled.positiontup is not None, "both databases take values by their position"
        return str(compiled), list(compiled.positiontup), dict(compiled.params)
