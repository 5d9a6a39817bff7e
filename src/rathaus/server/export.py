"""Matches out of the database and into it, as files that `rathaus verify` reads."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from rathaus.core import fair
from rathaus.core.export import Export, Fairness, LogEntry, VerifyError, export, game_for, verify
from rathaus.core.game import Game
from rathaus.core.match import Acted, Entry, Match, Undone
from rathaus.server.played import Played
from rathaus.server.refusals import Refusal
from rathaus.server.store import Store
from rathaus.server.store.records import LogRow, MatchDocument

if TYPE_CHECKING:
    from rathaus.server.service import Service

ENDED = ("over", "aborted", "frozen")
IMPORTED = "import"


async def exported(service: "Service", match: str) -> bytes:
    """An ended match as a file: with its secret, so never before."""
    record = await service.store.matches.load(match) if match.isalnum() else None
    if record is None or record.state == "waiting":
        raise Refusal("unknown-match")
    if record.state not in ENDED:
        raise Refusal("not-over")
    game = service.games[record.game]
    rows = await service.store.matches.log(match)
    return await asyncio.to_thread(encoded, record, rows, game)


def encoded(record: MatchDocument, rows: list[LogRow], game: Game) -> bytes:
    """The file of a match, played again to list its draws."""
    if (record.rules_version, record.data_sha256) != (game.rules_version, game.data_sha256):
        raise Refusal("other-rules")
    secret = bytes.fromhex(record.secret)
    seed = fair.stream_seed(record.id, secret, record.seat_seeds)
    match = Match(game, len(record.seats), record.options, seed)
    match.follow([_entry(row.entry) for row in rows])
    fairness = Fairness(
        stream=fair.STREAM,
        match=record.id,
        secret=record.secret,
        seat_seeds=record.seat_seeds,
        commitment=record.commitment,
    )
    return msgspec.json.format(msgspec.json.encode(export(match, record.seats, fairness)), indent=1)


def _entry(entry: LogEntry) -> Entry:
    assert entry.seat is not None, "a served match has no reseed"
    return Undone(entry.seat) if entry.undo else Acted(entry.seat, entry.actions or [])


async def take_in(store: Store, record: Export, games: dict[str, Game], now: float) -> bool:
    """Verify a file and keep its match; False where it is here already. Only matches of the fair stream have an id."""
    game = game_for(record, games)
    verify(record, game)
    fairness = record.fairness
    if fairness.stream != fair.STREAM:
        raise VerifyError("this match was not served: its dice have no commitment, so it has no place in a database")
    if any(line.reseed for line in record.log):
        raise VerifyError("this match goes on from another one, so it has no place in a database yet")
    document = MatchDocument(
        id=fairness.match,
        table="",
        game=record.game,
        rules_version=record.rules_version,
        data_sha256=record.data_sha256,
        secret=fairness.secret,
        commitment=fairness.commitment,
        state="over" if record.result else "aborted",
        options=record.options,
        seats=record.seats,
        seat_seeds=fairness.seat_seeds,
        result=record.result,
    )
    seed = fair.stream_seed(document.id, bytes.fromhex(document.secret), document.seat_seeds)
    played = Played(Match(game, len(document.seats), document.options, seed))
    rows = [LogRow(seq, entry, IMPORTED, None, played.do(entry)) for seq, entry in enumerate(record.log, start=1)]
    return await store.matches.put(document, rows, now)
