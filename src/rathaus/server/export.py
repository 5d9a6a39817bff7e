"""Matches out of the database and into it, as files that `rathaus verify` reads."""

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING

from rathaus.core import fair
from rathaus.core.errors import RefusedError, SetupError
from rathaus.core.export import (
    Export,
    LogEntry,
    OriginFile,
    VerifyError,
    entry_from,
    file_bytes,
    file_hash,
    game_for,
    origin_of,
    verify,
)
from rathaus.core.game import Game
from rathaus.core.match import replay, taken_back
from rathaus.server import rules_upgrade
from rathaus.server.limits import Sender
from rathaus.server.live_match import LiveMatch, RuleFaultError, entry_of, ruling
from rathaus.server.refusals import Refusal
from rathaus.server.reports import file_of, origin_file
from rathaus.server.store import Store
from rathaus.server.store.records import ENDED, LogRow, MatchRecord, OriginRecord

if TYPE_CHECKING:
    from rathaus.server.service import Service

IMPORTED = "import"
FILE = 1000  # the cost of a file, besides the entries that are replayed for it
OPENED = "file"  # how the ids of opened files begin


async def exported(service: "Service", match: str, sender: Sender) -> bytes:
    """An ended match as a file: with its secret, so never before. Each sender gets a limited number a minute."""
    if service.stage is not None:
        raise Refusal("staged")
    record = await service.store.matches.load(match) if match.isalnum() else None
    if record is None or record.state == "waiting":
        raise Refusal("unknown-match")
    if record.state not in ENDED:
        raise Refusal("not-over")
    game = service.data_sets.of(record)
    if not service.exported.takes(sender, FILE + await service.store.matches.length(match)):
        raise Refusal("too-many")
    async with service.exporting:  # one at a time: this needs a lot of CPU, and people play meanwhile
        return await file_in(service.store, record, game)


async def file_in(store: Store, record: MatchRecord, game: Game) -> bytes:
    """The file of a match that the store keeps."""
    rows, origin = await store.matches.log(record.id), await store.matches.origin(record.id)
    return await asyncio.to_thread(encoded, record, rows, game, origin)


def encoded(record: MatchRecord, rows: list[LogRow], game: Game, origin: str = "") -> bytes:
    """The file of a match; its draws are listed where its own rules are installed."""
    log = [row.entry for row in rows if row.seq]
    is_played = record.rules == rules_upgrade.rules_of(game)
    draws = _draws(record, log, game, origin) if is_played else None
    written = file_of(record, log, draws, origin_file(record, origin))
    if written.draws is not None and not game.is_default_data:
        written.data = game.data_text
    return file_bytes(written)


def _draws(record: MatchRecord, log: list[LogEntry], game: Game, origin: str) -> list[tuple[int, int]] | None:
    """All draws, by replaying the match; None if the rules fail, or have changed without a new version."""
    try:
        with ruling():
            match = rules_upgrade.match_of(game, record, origin)
            set_up = game, match.players, match.options, match.seed
            entries = [entry_of(line) for line in log]
            return replay(*set_up, entries, records_draws=True, origin=match.origin).draws()
    except (RefusedError, SetupError, RuleFaultError):
        return None


async def take_in(store: Store, record: Export, games: dict[str, Game], now: float) -> bool:
    """Verify a file and keep its match; False where it is here already. Only matches of the fair stream have an id."""
    game = game_for(record, games)
    verify(record, game)
    fairness = record.fairness
    if fairness.stream != fair.STREAM:
        raise VerifyError("this match was not served: its dice have no commitment, so it has no place in a database")
    document = MatchRecord(
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
        promised=fairness.promised,
        seed_hashes=fairness.seed_hashes,
        result=record.result,
        updates=record.updates,
        data=record.data or "",
        bots=record.bots,
        origin=origin_in_file(record.origin, game) if record.origin else None,
    )
    origin = file_bytes(record.origin.file, indent=-1).decode() if record.origin else ""
    live = LiveMatch(rules_upgrade.match_of(game, document, origin))
    rows = [live.opening()]
    for seq, entry in enumerate(record.log, start=1):
        tried = live.follow(entry)
        rows.append(LogRow(seq, entry, entry.by or IMPORTED, None, tried.events, live.state_sha256(), tried.is_sealed))
    return await store.matches.put(document, rows, now, origin)


def id_of(content: bytes) -> str:
    """The id of a match file's replay."""
    return OPENED + sha256(content).hexdigest()[:28]


def file_id(file: Export) -> str:
    """The id of the replay of a match that is known only as part of another file."""
    return id_of(file_bytes(file, indent=-1))


def origin_in_file(origin: OriginFile, game: Game, match: str = "") -> OriginRecord:
    """What is kept of the origin that a file has; `match` is the id of its replay, if not that of the match."""
    begins = origin_of(origin, game)
    assert begins is not None, "there is one"
    skipped = taken_back([entry_from(number, line) for number, line in enumerate(origin.file.log)])
    step = sum(at not in skipped for at in range(origin.entry))
    return origin_record(
        origin, match or origin.file.fairness.match or file_id(origin.file), step, game.turns(begins.position)
    )


def origin_record(origin: OriginFile, match: str, step: int, turn: int) -> OriginRecord:
    """What is kept of an origin: step and turn are those of its replay."""
    return OriginRecord(
        match=match,
        step=step,
        entry=origin.entry,
        known_by=origin.known_by,
        file_hash=file_hash(origin.file),
        turn=turn,
        names=[seat.name for seat in origin.file.seats],
    )
