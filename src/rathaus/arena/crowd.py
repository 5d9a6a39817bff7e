"""Many games on all cores: numbered jobs in separate processes, with a file to resume from."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rathaus.core.errors import SetupError

Job = Callable[[Any, int], Any]  # what a process is called with: the run, and the number of the job


def done_before(file: Path | None, run: dict[str, Any]) -> dict[int, Any]:
    """The results that an earlier, equal run left in its file; refuse the file of a different run."""
    if file is None or not file.exists():
        return {}
    lines = file.read_text("utf-8").splitlines()
    try:
        first = json.loads(lines[0]) if lines else run
        found = {line[0]: line[1] for line in map(_read, lines[1:]) if line}
    except (ValueError, LookupError, TypeError):
        raise SetupError(f"{file} is not the file of a run") from None
    if first != run:
        raise SetupError(f"{file} belongs to another run; name a new file")
    return found


def _read(line: str) -> list[Any]:
    """A line, decoded; empty if the run was cut off in the middle of it."""
    try:
        read: list[Any] = json.loads(line)
    except ValueError:
        return []
    return read


def play_all(job: Job, run: dict[str, Any], numbers: range, file: Path | None, jobs: int) -> Iterator[dict[int, Any]]:
    """Do all jobs that are not done yet; after each one, yield all results so far, by number."""
    found = done_before(file, run)
    results = {number: found[number] for number in numbers if number in found}
    yield results
    missing = [number for number in numbers if number not in results]
    if not missing:
        return
    if file is not None and (not file.exists() or not file.stat().st_size):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(run) + "\n", "utf-8")
    for number, result in _worked(job, run, missing, jobs):
        results[number] = result
        if file is not None:
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps([number, result]) + "\n")
        yield results


def _worked(job: Job, run: dict[str, Any], missing: list[int], jobs: int) -> Iterator[tuple[int, Any]]:
    if jobs <= 1:
        for number in missing:
            yield number, job(run, number)
        return
    workers = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        waiting: dict[Future[Any], int] = {workers.submit(job, run, number): number for number in missing}
        for done in as_completed(waiting):
            yield waiting[done], done.result()
    finally:
        workers.shutdown(wait=True, cancel_futures=True)
