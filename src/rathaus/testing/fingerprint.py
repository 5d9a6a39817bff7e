"""A position as flat facts: for comparing bytes, and for finding which fact differs."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from rathaus.core.flow import Position

Facts = dict[str, object]
NOT_STATE = ("data", "heard", "told", "is_own", "is_shared", "__dict__")


def field_names(thing: object) -> list[str]:
    """The names of an object's fields, whether it is compiled or not."""
    names = {name for cls in type(thing).__mro__ for name in getattr(cls, "__mypyc_attrs__", ())}
    return sorted(names | set(getattr(thing, "__dict__", {})))


def _leaves(thing: object, path: str) -> Iterator[tuple[str, object]]:
    if thing is None or isinstance(thing, int | str | bytes):
        yield path, thing
    elif isinstance(thing, list | tuple):
        yield f"{path}#", len(thing)
        for at, value in enumerate(thing):
            yield from _leaves(value, f"{path}[{at}]")
    elif isinstance(thing, dict):
        yield f"{path}#", repr(list(thing))
        for key, value in thing.items():
            yield from _leaves(value, f"{path}[{key!r}]")
    else:
        yield f"{path}:", type(thing).__name__
        for name in field_names(thing):
            if name not in NOT_STATE:
                yield from _leaves(getattr(thing, name), f"{path}.{name}")


def facts_of(position: Position[Any, Any]) -> Facts:
    """Every fact of the position by its path: `position.table.cheese[2]`."""
    return dict(_leaves(position, "position"))


def table_facts(position: Position[Any, Any]) -> Facts:
    """The same without the dice."""
    return {path: fact for path, fact in facts_of(position).items() if not path.startswith("position.rng")}


def fingerprint(position: Position[Any, Any]) -> str:
    """The position as one hash: the same facts give the same fingerprint."""
    return sha256(repr(list(facts_of(position).items())).encode()).hexdigest()


def difference(before: Facts, after: Facts) -> str:
    """The first few facts in which two positions differ, in words."""
    paths = [path for path in {**before, **after} if before.get(path, "absent") != after.get(path, "absent")]
    return "; ".join(f"{path}: {before.get(path, 'absent')!r} or {after.get(path, 'absent')!r}" for path in paths[:5])
