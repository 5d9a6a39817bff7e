"""Files that are written whole or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def writing(file: Path, mode: int = 0o666) -> Iterator[BinaryIO]:
    """A file to write to: it appears when the block ends; if the block fails, nothing is written."""
    if file.exists() and not file.is_file():  # such as /dev/stdout; a folder is refused
        with file.open("wb") as out:
            yield out
        return
    file = file.resolve()
    draft = file.with_name(f"{file.name}.part")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as out:
            yield out
        draft.replace(file)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
