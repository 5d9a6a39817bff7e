"""Reading the fields of a scenario, for all games: errors name the path of the field. (Never compiled.)"""
# not compiled

from typing import Any

from rathaus.core.errors import FieldError
from rathaus.core.seats import LETTERS, seat_of


class Fields:
    """One table of a scenario file. Reading a field checks it; `done` refuses fields that were not read."""

    def __init__(self, values: dict[str, Any], path: list[str]) -> None:
        self.values = values
        self.path = path
        self.known: list[str] = []

    def has(self, name: str) -> bool:
        """Whether the scenario names the field."""
        self.known.append(name)
        return name in self.values

    def number(self, name: str, default: int) -> int:
        """A number from 0 up."""
        if not self.has(name):
            return default
        value = self.values[name]
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise self.wrong(name, f"{value!r} is not a number from 0 up")
        return value

    def seat(self, name: str, players: int, default: int) -> int:
        """A seat by its letter."""
        if not self.has(name):
            return default
        try:
            return seat_of(str(self.values[name]), players)
        except ValueError as problem:
            raise self.wrong(name, str(problem)) from None

    def names(self, name: str, known: list[str], default: list[str]) -> list[str]:
        """A list of known names."""
        if not self.has(name):
            return default
        values = self.values[name]
        if not isinstance(values, list):
            raise self.wrong(name, f"{values!r} is not a list of names")
        names = [str(value) for value in values]
        for value in names:
            if value not in known:
                raise self.wrong(name, f"unknown {value!r}, expected one of {', '.join(known)}")
        return names

    def name(self, name: str, known: list[str], default: str) -> str:
        """One known name."""
        if not self.has(name):
            return default
        value = self.values[name]
        if value not in known:
            raise self.wrong(name, f"unknown {value!r}, expected one of {', '.join(known)}")
        return str(value)

    def flag(self, name: str) -> bool:
        """True or false; false if it is missing."""
        value = self.values[name] if self.has(name) else False
        if not isinstance(value, bool):
            raise self.wrong(name, f"{value!r} is not true or false")
        return value

    def table(self, name: str) -> "Fields":
        """The fields of a nested table; none if it is missing."""
        values = self.values.get(name, {}) if self.has(name) else {}
        if not isinstance(values, dict):
            raise self.wrong(name, f"{values!r} is not a table of fields")
        return Fields(values, [*self.path, name])

    def seats(self, players: int) -> "list[Fields]":
        """The fields of each seat, named by its letter."""
        return [self.table(LETTERS[seat]) for seat in range(players)]

    def wrong(self, name: str, problem: str) -> FieldError:
        """The error that names a field of this table."""
        return FieldError([*self.path, name], problem)

    def done(self) -> None:
        """Refuse fields that the game does not know."""
        for name in self.values:
            if name not in self.known:
                raise self.wrong(name, f"unknown field, expected one of {', '.join(sorted(set(self.known)))}")
