"""Data files: TOML that says what a game's cards and boards are. (Plain structs, never compiled.)"""
# not compiled

import tomllib
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from rathaus.core.errors import DataError, FieldError

LARGEST = 9999  # the largest number in a file: far more than any box holds, and still fast to play

S = TypeVar("S", bound=msgspec.Struct)


def own_file(package: str) -> tuple[str, str]:
    """The text of a game's own data file, and the name that errors give it."""
    return (files(package) / "data.toml").read_text("utf-8"), f"{package.rpartition('.')[2]}/data.toml"


def read(text: str, file: str, shape: type[S]) -> S:
    """Read a data file into its struct; an error names the place in the file."""
    try:
        return msgspec.convert(parse(text), type=shape)
    except FieldError as problem:
        raise DataError(file, ".".join(problem.path), problem.problem) from None
    except msgspec.ValidationError as problem:
        what, _, place = str(problem).partition(" - at `$")
        raise DataError(file, place.strip(".`") or "top level", what) from None
    except ValueError as problem:
        raise DataError(file, "not TOML", str(problem)) from None


def parse(text: str) -> dict[str, Any]:
    """Parse a TOML file; the error for a number that is too large names its place."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except ValueError:
        raise ValueError("a number has more digits than can be read") from None
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    _check_numbers(found, [])
    return found


def _check_numbers(value: object, path: list[str]) -> None:
    match value:
        case dict():
            parts = [(str(name), part) for name, part in value.items()]
        case list():
            parts = [(str(number), part) for number, part in enumerate(value)]
        case int() if abs(value) > LARGEST:
            raise FieldError(path, f"the number is too large, expected at most {LARGEST}")
        case _:
            return
    for name, part in parts:
        _check_numbers(part, [*path, name])
