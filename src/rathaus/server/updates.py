"""Updates: a match that was begun under other rules than those installed now.

A running match is played again. Where all that was answered is still allowed, it goes on under the new rules; where
not, it has ended without a result. A match that has ended keeps its stored story.
"""

import asyncio
import logging
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from rathaus.core import fair
from rathaus.core.errors import RefusedError, SetupError
from rathaus.core.export import Update
from rathaus.core.game import Game
from rathaus.core.match import Match, taken_back
from rathaus.server.bodies import SPECTATOR
from rathaus.server.played import Played, RuleFaultError, entry_of, ruling
from rathaus.server.store.records import LogRow, MatchDocument

if TYPE_CHECKING:
    from rathaus.server.room import Room

logger = logging.getLogger("rathaus")
SLICE = 0.01  # seconds of playing again, then the others' turn comes


class OutdatedError(RuntimeError):
    """The installed rules do not allow this entry of the log; 0 where they do not even allow its set-up."""

    def __init__(self, entry: int) -> None:
        super().__init__(f"entry {entry} is not allowed any more")
        self.entry = entry


def rules_of(game: Game) -> tuple[int, str]:
    """The rules that are installed: their version and the hash of their data."""
    return game.rules_version, game.data_sha256


def match_of(game: Game, record: MatchDocument) -> Match:
    """The match before its first entry, on the fair stream."""
    seed = fair.stream_seed(record.id, bytes.fromhex(record.secret), record.seat_seeds)
    with ruling():
        return Match(game, len(record.seats), record.options, seed)


async def replayed(game: Game, record: MatchDocument, rows: list[LogRow]) -> Played:
    """The match as the installed rules tell it."""
    try:
        played = Played(match_of(game, record))
    except SetupError:
        raise OutdatedError(0) from None
    await follow(played, [row for row in rows if row.seq])
    return played


async def follow(played: Played, rows: list[LogRow]) -> None:
    """Play entries of the log; what was taken back is skipped, and everybody else gets their turn meanwhile."""
    skipped = _skipped(rows)
    begun = perf_counter()
    for at, row in enumerate(rows):
        if perf_counter() - begun > SLICE:
            await asyncio.sleep(0)
            begun = perf_counter()
        if at in skipped:
            played.skip(row)
            continue
        try:
            played.follow(row.entry, is_own=row.is_own)
        except RefusedError:
            raise OutdatedError(row.seq) from None


def _skipped(rows: list[LogRow]) -> set[int]:
    """The places of what was taken back; none where the log does not say what was sealed."""
    if any(row.is_sealed is None for row in rows):
        return set()
    return taken_back([entry_of(row.entry) for row in rows])


async def brought_up_to_date(game: Game, record: MatchDocument, rows: list[LogRow]) -> tuple[Played, MatchDocument]:
    """A running match under the installed rules, and its record, which says so where they are others."""
    played = await replayed(game, record, rows)
    expected, now = _last_hash(record, rows), played.state_sha256()
    is_same = expected in (None, now)
    if is_same and record.rules == rules_of(game):
        return played, record
    update = Update(played.version, *rules_of(game), state_sha256=now, is_same=is_same)
    return played, msgspec.structs.replace(record, updates=[*record.updates, update])


def _last_hash(record: MatchDocument, rows: list[LogRow]) -> str | None:
    """What everybody could see at last; older matches have not kept it."""
    last = rows[-1] if rows else None
    if record.updates and (last is None or last.seq <= record.updates[-1].entry):
        return record.updates[-1].state_sha256
    return last.state_sha256 if last else None


async def as_it_ended(game: Game, record: MatchDocument, rows: list[LogRow]) -> Played | None:
    """A match that has ended, played again under its own rules; None where these are not installed, or fail."""
    if record.rules != rules_of(game):
        return None
    try:
        played = await replayed(game, record, rows)
        for seat in range(SPECTATOR, len(record.seats)):
            played.see(seat)
    except (OutdatedError, RuleFaultError):
        return None
    return played


async def go_on(room: "Room", rows: list[LogRow]) -> None:
    """Play a running match again, and note where the installed rules are others, or stop it."""
    record = room.record
    try:
        room.played, updated = await brought_up_to_date(room.game, record, rows)
    except OutdatedError as outdated:
        logger.warning("a match cannot go on", extra={"match": record.id, "entry": outdated.entry})
        await room.conclude(msgspec.structs.replace(record, state="outdated", stopped_at=outdated.entry), [])
        return
    if updated is not record:
        logger.warning("a match goes on under other rules", extra={"match": record.id, "entry": room.version})
        await room.conclude(updated, room.played.asked)
