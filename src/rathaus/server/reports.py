"""Reports: a match that the rules failed in, as a file that reproduces it with `rathaus verify`.

It holds the secrets of the match, so it lies in the house's own folder, for nobody else to read.
"""

import logging
import traceback
from pathlib import Path

import msgspec

from rathaus.core import fair
from rathaus.core.export import FORMAT, Export, Fairness, LogEntry, log_hashes
from rathaus.files import writing
from rathaus.server.store.records import MatchDocument

logger = logging.getLogger("rathaus")


def file_of(record: MatchDocument, log: list[LogEntry], draws: list[tuple[int, int]] | None = None) -> Export:
    """A match as it is kept; its draws only where its rules are there to list them."""
    written = Export(
        format=FORMAT,
        game=record.game,
        rules_version=record.rules_version,
        data_sha256=record.data_sha256,
        options=record.options,
        seats=record.seats,
        fairness=Fairness(
            stream=fair.STREAM,
            match=record.id,
            secret=record.secret,
            seat_seeds=record.seat_seeds,
            commitment=record.commitment,
            promised=record.promised,
            seed_hashes=record.seed_hashes,
        ),
        log=log,
        draws=draws,
        result=record.result,
        updates=record.updates,
        bots=record.bots,
        data=record.data if record.data and record.rules[1] == record.data_sha256 else None,
    )
    written.log_hash = log_hashes(written)[-1]
    return written


def write(folder: Path, record: MatchDocument, log: list[LogEntry], fault: BaseException) -> Path | None:
    """Write a report, the failed entry last; None where that is not possible."""
    report = file_of(record, log)
    report.fault = "".join(traceback.format_exception(fault))
    file = folder / f"{record.id}-{len(log)}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with writing(file, 0o600) as out:
            out.write(msgspec.json.format(msgspec.json.encode(report), indent=1))
    except OSError as problem:
        logger.error("a report was not written", extra={"report": str(file), "problem": str(problem.strerror)})
        return None
    return file
