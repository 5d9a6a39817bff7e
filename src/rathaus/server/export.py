"""Matches out of the database and into it, as files that `rathaus verify` reads."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from rathaus.core import fair
from rathaus.core.errors import RefusedError, SetupError
from rathaus.core.export import Export, LogEntry, VerifyError, game_for, verify
from rathaus.core.game import Game
from rathaus.core.match import replay
from rathaus.server import updates
from rathaus.server.limits import Sender
from rathaus.server.played import Played, RuleFaultError, entry_of, ruling
from rathaus.server.refusals import Refusal
from rathaus.server.reports import file_of
from rathaus.server.store import Store
from rathaus.server.store.records import ENDED, LogRow, MatchDocument

if TYPE_CHECKING:
    from rathaus.server.service import Service

IMPORTED = "import"
FILE = 1000  # what a file costs besides the entries that are played again for it


async def exported(service: "Service", match: str, sender: Sender) -> bytes:
    """An ended match as a file: with its secret, so never before. Nobody gets more of them than so many a minute."""
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
    async with service.exporting:  # one after the other: this is work for a processor, and people play meanwhile
        rows = await service.store.matches.log(match)
        return await asyncio.to_thread(encoded, record, rows, game)


def encoded(record: MatchDocument, rows: list[LogRow], game: Game) -> bytes:
    """The file of a match; its draws are listed where its own rules are installed."""
    log = [row.entry for row in rows if row.seq]
    written = file_of(record, log, _draws(record, log, game) if record.rules == updates.rules_of(game) else None)
    if written.draws is not None and not game.is_default_data:
        written.data = game.data_text
    return msgspec.json.format(msgspec.json.encode(written), indent=1)


def _draws(record: MatchDocument, log: list[LogEntry], game: Game) -> list[tuple[int, int]] | None:
    """All that was drawn, by playing it again; None where the rules fail or have changed without a word."""
    try:
        with ruling():
            match = updates.match_of(game, record)
            entries = [entry_of(line) for line in log]
            return replay(game, match.players, match.options, match.seed, entries, records_draws=True).draws()
    except (RefusedError, SetupError, RuleFaultError):
        return None


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
        promised=fairness.promised,
        seed_hashes=fairness.seed_hashes,
        result=record.result,
        updates=record.updates,
        data=record.data or "",
        bots=record.bots,
    )
    played = Played(updates.match_of(game, document))
    rows = [played.opening()]
    for seq, entry in enumerate(record.log, start=1):
        tried = played.follow(entry)
        rows.append(
            LogRow(seq, entry, entry.by or IMPORTED, None, tried.events, played.state_sha256(), tried.is_sealed)
        )
    return await store.matches.put(document, rows, now)
