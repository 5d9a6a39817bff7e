"""Makes a change in a process that has imported everything: functions get new code, and nothing is reloaded."""

import gc
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

from tools.mutants.changes import Change

Place = tuple[str, int, str]  # of a piece of code: file, line, name


def place(code: CodeType) -> Place:
    """Where a piece of code stands."""
    return code.co_filename, code.co_firstlineno, code.co_qualname


class Calls:
    """Notes which code below a folder is called, while it is watched."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.seen: set[Place] = set()

    def start(self) -> None:
        """Forget earlier calls, and watch."""
        self.seen = set()
        sys.setprofile(self._note)

    def stop(self) -> set[Place]:
        """Stop watching; return what was called."""
        sys.setprofile(None)
        return self.seen

    def _note(self, frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(self.folder):
            self.seen.add(place(frame.f_code))


def functions_below(folder: Path) -> list[FunctionType]:
    """All functions that were made from code below a folder."""
    return [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(str(folder))
    ]


def changed_code(change: Change) -> dict[CodeType, CodeType]:
    """Each piece of code that the change touches, and what it becomes; empty where a module or class itself changes."""
    old = compile(change.file.read_text("utf-8"), str(change.file), "exec")
    new = compile(change.source(), str(change.file), "exec")
    pairs = [pair for pair in _pairs(old, new) if pair[0] != pair[1]]
    if any(_own(was) != _own(becomes) and not _is_function(was) for was, becomes in pairs):
        return {}
    return {was: becomes for was, becomes in pairs if _is_function(was)}


def swap(functions: list[FunctionType], changed: dict[CodeType, CodeType]) -> int:
    """Give the functions their new code; return how many have changed."""
    touched = {place(code) for code in changed}
    ours = [function for function in functions if place(function.__code__) in touched and function.__code__ in changed]
    for function in ours:
        function.__code__ = changed[function.__code__]
    return len(ours)


def _pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    yield old, new
    inner = [[part for part in code.co_consts if isinstance(part, CodeType)] for code in (old, new)]
    for was, becomes in zip(*inner, strict=True):
        yield from _pairs(was, becomes)


def _own(code: CodeType) -> tuple[Any, ...]:
    constants = [repr(part) for part in code.co_consts if not isinstance(part, CodeType)]
    return code.co_code, constants, code.co_names


def _is_function(code: CodeType) -> bool:
    return bool(code.co_flags & inspect.CO_OPTIMIZED)
