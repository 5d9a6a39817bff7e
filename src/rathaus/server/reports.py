"""Reports: a match that the rules failed in, as a file that reproduces it with `rathaus verify`.

It holds the secrets of the match, so it lies in the house's own folder, and nobody else can read it.
"""

import asyncio
import logging
import traceback
from pathlib import Path

from rathaus.core import fair
from rathaus.core.export import FAST, FORMAT, Export, Fairness, LogEntry, OriginFile, decode, file_bytes, log_hashes
from rathaus.files import writing
from rathaus.server.store.records import LogRow, MatchRecord

logger = logging.getLogger("rathaus")


def fairness_of(record: MatchRecord) -> Fairness:
    """Where the chance of a match comes from."""
    if record.seed:
        return Fairness(stream=FAST, seed=record.seed)
    return Fairness(
        stream=fair.STREAM,
        match=record.id,
        secret=record.secret,
        seat_seeds=record.seat_seeds,
        commitment=record.commitment,
        promised=record.promised,
        seed_hashes=record.seed_hashes,
    )


def origin_file(record: MatchRecord, origin: str) -> OriginFile | None:
    """What a match goes on from, as it stands in its file; `origin` is what the store keeps of it."""
    if record.origin is None:
        return None
    return OriginFile(decode(origin.encode()), record.origin.entry, record.origin.known_by)


def file_of(
    record: MatchRecord,
    log: list[LogEntry],
    draws: list[tuple[int, int]] | None = None,
    origin: OriginFile | None = None,
) -> Export:
    """A match as it is kept; its draws only where its rules are there to list them."""
    written = Export(
        format=FORMAT,
        game=record.game,
        rules_version=record.rules_version,
        data_sha256=record.data_sha256,
        options=record.options,
        seats=record.seats,
        fairness=fairness_of(record),
        log=log,
        draws=draws,
        result=record.result,
        updates=record.updates,
        bots=record.bots,
        data=record.data if record.data and record.rules[1] == record.data_sha256 else None,
        origin=origin,
    )
    written.log_hash = log_hashes(written)[-1]
    return written


def write(folder: Path, record: MatchRecord, log: list[LogEntry], fault: BaseException, origin: str) -> Path | None:
    """Write a report, the failed entry last; None where that is not possible."""
    report = file_of(record, log, origin=origin_file(record, origin))
    report.fault = "".join(traceback.format_exception(fault))
    file = folder / f"{record.id}-{len(log)}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with writing(file, 0o600) as out:
            out.write(file_bytes(report))
    except OSError as problem:
        logger.error("a report was not written", extra={"report": str(file), "problem": str(problem.strerror)})
        return None
    return file


async def report(
    folder: Path, record: MatchRecord, rows: list[LogRow], failed: LogEntry | None, fault: BaseException, origin: str
) -> None:
    """Write a report beside all that goes on, and log where it is."""
    log = [row.entry for row in rows if row.seq] + ([failed] if failed else [])
    file = await asyncio.to_thread(write, folder, record, log, fault, origin)
    told = {"match": record.id, "entry": len(log), "fault": str(fault), "report": str(file or "")}
    logger.error("a match is frozen", extra=told)
