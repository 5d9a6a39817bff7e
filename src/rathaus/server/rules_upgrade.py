"""Rules upgrade: a match that was begun under other rules than those installed now.

A running match is replayed. If all its answers are still allowed, it goes on under the new rules; if not, it ends
without a result. A match that has ended keeps its stored history.
"""

import asyncio
import logging
from time import perf_counter

import msgspec

from rathaus.core import fair
from rathaus.core.errors import RefusedError, SetupError
from rathaus.core.export import Update, origin_of
from rathaus.core.game import Game
from rathaus.core.match import Match, taken_back
from rathaus.guide import guide_of
from rathaus.server.bodies import SPECTATOR
from rathaus.server.live_match import LiveMatch, RuleFaultError, entry_of, ruling
from rathaus.server.reports import origin_file
from rathaus.server.store.records import LogRow, MatchRecord

logger = logging.getLogger("rathaus")
SLICE = 0.01  # seconds of replaying before other tasks run


class OutdatedError(RuntimeError):
    """The installed rules do not allow this entry of the log; 0 where they do not even allow its set-up."""

    def __init__(self, entry: int) -> None:
        super().__init__(f"entry {entry} is not allowed any more")
        self.entry = entry


def rules_of(game: Game) -> tuple[int, str]:
    """The rules that are installed: their version and the hash of their data."""
    return game.rules_version, game.data_sha256


def match_of(game: Game, record: MatchRecord, origin: str) -> Match:
    """The match before its first entry; `origin` is the file that it goes on from, or empty.

    It is on the fair stream, or a first game with its public seed.
    """
    seed = record.seed or fair.stream_seed(record.id, bytes.fromhex(record.secret), record.seat_seeds)
    with ruling():
        begins = origin_of(origin_file(record, origin), game)
        return Match(game, len(record.seats), record.options, seed, origin=begins)


async def laid(game: Game, record: MatchRecord, origin: str) -> LiveMatch:
    """The match before its first entry; what it goes on from is played beside other work."""
    match = await asyncio.to_thread(match_of, game, record, origin) if origin else match_of(game, record, "")
    return LiveMatch(match, guide_of(game) if record.guided else None)


async def replayed(game: Game, record: MatchRecord, rows: list[LogRow], origin: str) -> LiveMatch:
    """The match as the installed rules tell it."""
    try:
        live = await laid(game, record, origin)
    except SetupError:
        raise OutdatedError(0) from None
    await follow(live, [row for row in rows if row.seq])
    return live


async def follow(live: LiveMatch, rows: list[LogRow]) -> None:
    """Play entries of the log; what was taken back is skipped, and other tasks run in between."""
    skipped = _skipped(rows)
    begun = perf_counter()
    for at, row in enumerate(rows):
        if perf_counter() - begun > SLICE:
            await asyncio.sleep(0)
            begun = perf_counter()
        if at in skipped:
            live.skip(row)
            continue
        try:
            live.follow(row.entry, is_own=row.is_own)
        except RefusedError:
            raise OutdatedError(row.seq) from None


def _skipped(rows: list[LogRow]) -> set[int]:
    """The places of what was taken back; none where the log does not say what was sealed."""
    if any(row.is_sealed is None for row in rows):
        return set()
    return taken_back([entry_of(row.entry) for row in rows])


async def upgraded(
    game: Game, record: MatchRecord, rows: list[LogRow], origin: str
) -> tuple[LiveMatch | None, MatchRecord]:
    """A running match under the installed rules, and its record, updated if these rules are new or end it."""
    try:
        live = await replayed(game, record, rows, origin)
    except OutdatedError as outdated:
        logger.warning("a match cannot go on", extra={"match": record.id, "entry": outdated.entry})
        return None, msgspec.structs.replace(record, state="outdated", stopped_at=outdated.entry)
    expected, now = _last_hash(record, rows), live.state_sha256()
    is_same = expected in (None, now)
    if is_same and record.rules == rules_of(game):
        return live, record
    logger.warning("a match goes on under other rules", extra={"match": record.id, "entry": live.version})
    update = Update(live.version, *rules_of(game), state_sha256=now, is_same=is_same)
    return live, msgspec.structs.replace(record, updates=[*record.updates, update])


def _last_hash(record: MatchRecord, rows: list[LogRow]) -> str | None:
    """The hash of what everybody saw last; older matches have none."""
    last = rows[-1] if rows else None
    if record.updates and (last is None or last.seq <= record.updates[-1].entry):
        return record.updates[-1].state_sha256
    return last.state_sha256 if last else None


async def as_it_ended(game: Game, record: MatchRecord, rows: list[LogRow], origin: str) -> LiveMatch | None:
    """A match that has ended, played again under its own rules; None where these are not installed, or fail."""
    if record.rules != rules_of(game):
        return None
    try:
        live = await replayed(game, record, rows, origin)
        for seat in range(SPECTATOR, len(record.seats)):
            live.see(seat)
    except (OutdatedError, RuleFaultError):
        return None
    return live
