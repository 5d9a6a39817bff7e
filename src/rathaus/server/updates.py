"""Updates: a match that was begun under other rules than those installed now.

A running match is played again. Where all that was answered is still allowed, it goes on under the new rules; where
not, it has ended without a result. A match that has ended keeps its stored story.
"""

import logging
from typing import TYPE_CHECKING

import msgspec

from rathaus.core import fair
from rathaus.core.errors import RefusedError, SetupError
from rathaus.core.export import Update
from rathaus.core.game import Game
from rathaus.core.match import Match
from rathaus.server.bodies import SPECTATOR
from rathaus.server.played import Played, RuleFaultError, ruling
from rathaus.server.store.records import LogRow, MatchDocument

if TYPE_CHECKING:
    from rathaus.server.room import Room

logger = logging.getLogger("rathaus")


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


def replayed(game: Game, record: MatchDocument, rows: list[LogRow]) -> Played:
    """The match as the installed rules tell it."""
    try:
        played = Played(match_of(game, record))
    except SetupError:
        raise OutdatedError(0) from None
    for row in rows:
        if row.seq:
            try:
                played.do(row.entry)
            except RefusedError:
                raise OutdatedError(row.seq) from None
    return played


def brought_up_to_date(game: Game, record: MatchDocument, rows: list[LogRow]) -> tuple[Played, MatchDocument]:
    """A running match under the installed rules, and its record, which says so where they are others."""
    played = replayed(game, record, rows)
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


def as_it_ended(game: Game, record: MatchDocument, rows: list[LogRow]) -> Played | None:
    """A match that has ended, played again under its own rules; None where these are not installed, or fail."""
    if record.rules != rules_of(game):
        return None
    try:
        played = replayed(game, record, rows)
        for seat in range(SPECTATOR, len(record.seats)):
            played.see(seat)
    except (OutdatedError, RuleFaultError):
        return None
    return played


async def go_on(room: "Room", rows: list[LogRow]) -> None:
    """Play a running match again, and note where the installed rules are others, or stop it."""
    record = room.record
    try:
        room.played, updated = brought_up_to_date(room.game, record, rows)
    except OutdatedError as outdated:
        logger.warning("a match cannot go on", extra={"match": record.id, "entry": outdated.entry})
        await room.conclude(msgspec.structs.replace(record, state="outdated", stopped_at=outdated.entry), [])
        return
    if updated is not record:
        logger.warning("a match goes on under other rules", extra={"match": record.id, "entry": room.version})
        await room.conclude(updated, room.played.asked)
