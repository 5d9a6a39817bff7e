"""Where in a TOML file a field stands, for messages that name the line."""

import re

HEADER = re.compile(r"^\s*\[(\[?)([^\[\]]+)\]\]?\s*(#.*)?$")
KEY = re.compile(r"""^\s*([A-Za-z0-9_.\-"']+)\s*=""")


def line_of(text: str, path: list[str], needle: str = "") -> int:
    """The line of the deepest part of the path that can be found; of the needle in or below it, if that is there.

    Elements of an array of tables are counted: `["play", "1", "actions"]` is in the second `[[play]]`.
    """
    lines = text.splitlines()
    best, depth = 1, 0
    for number, known in enumerate(_paths(lines), start=1):
        shared = _shared(known, path)
        if shared > depth:
            best, depth = number, shared
    return _needle_from(lines, best, needle) if needle else best


def _paths(lines: list[str]) -> list[list[str]]:
    """For each line the path of the table or key that it opens; an empty one for all others."""
    paths: list[list[str]] = []
    table: list[str] = []
    seen: dict[str, int] = {}
    for line in lines:
        header, key = HEADER.match(line), KEY.match(line)
        if header:
            table = _table(_parts(header[2]), is_array=bool(header[1]), seen=seen)
            paths.append(table)
        elif key:
            paths.append([*table, *_parts(key[1])])
        else:
            paths.append([])
    return paths


def _table(parts: list[str], *, is_array: bool, seen: dict[str, int]) -> list[str]:
    name = ".".join(parts)
    if is_array:
        seen[name] = seen.get(name, -1) + 1
    counted = []
    for at, part in enumerate(parts):
        counted.append(part)
        number = seen.get(".".join(parts[: at + 1]))
        if number is not None:
            counted.append(str(number))
    return counted


def _parts(dotted: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted.split(".")]


def _shared(known: list[str], path: list[str]) -> int:
    shared = 0
    while shared < min(len(known), len(path)) and known[shared] == path[shared]:
        shared += 1
    return shared


def _needle_from(lines: list[str], first: int, needle: str) -> int:
    for number in range(first, len(lines) + 1):
        if needle in lines[number - 1]:
            return number
    return first
