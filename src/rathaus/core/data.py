"""Data files: TOML that says what a game's cards and boards are. (Plain structs, never compiled.)"""
# not compiled

import tomllib
from typing import TypeVar

import msgspec

from rathaus.core.errors import DataError

S = TypeVar("S", bound=msgspec.Struct)


def read(text: str, file: str, shape: type[S]) -> S:
    """Read a data file into its struct; whatever does not fit is named with its place in the file."""
    try:
        return msgspec.convert(tomllib.loads(text), type=shape)
    except tomllib.TOMLDecodeError as problem:
        raise DataError(file, "not TOML", str(problem)) from None
    except msgspec.ValidationError as problem:
        what, _, place = str(problem).partition(" - at `$")
        raise DataError(file, place.strip(".`") or "top level", what) from None
