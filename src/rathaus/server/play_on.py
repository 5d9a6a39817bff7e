"""Playing on: a new match that goes on from a step of one that has ended."""

import asyncio
from typing import TYPE_CHECKING

from rathaus.core.export import MOST_ORIGINS, Export, OriginFile, decode, file_bytes, origins_of
from rathaus.server.export import FILE, file_in, origin_record
from rathaus.server.limits import Sender
from rathaus.server.lobby import add_table, new_match
from rathaus.server.refusals import Refusal
from rathaus.server.replay import FILE_BYTES, MatchSource
from rathaus.server.request_bodies import PlayOn
from rathaus.server.store.people import Guest
from rathaus.server.store.records import ENDED

if TYPE_CHECKING:
    from rathaus.server.room import Room
    from rathaus.server.service import Service

LARGEST = FILE_BYTES // 4  # bytes of what a match goes on from: its own file holds them, and has to be opened again
A_UNIT = 50  # bytes that are kept for the price of an entry that is replayed


async def played_on(service: "Service", guest: Guest, match: str, wish: PlayOn, sender: Sender) -> "Room":
    """A table whose match begins where another one was after a step; that one has ended, so nothing of it is secret."""
    source = await _source(service, match, wish, sender)
    reel = await service.replays.reel(source, source.version, sender)
    if reel.is_told:
        raise Refusal("play-on-rules")
    if wish.step >= len(reel.steps) or reel.is_over(wish.step):
        raise Refusal("play-on-end")
    step = reel.steps[wish.step]
    origin = OriginFile(await _file(service, source), step.entry, wish.known_by)
    content = await asyncio.to_thread(file_bytes, origin.file, -1)
    if len(content) > LARGEST or len(origins_of(origin.file)) >= MOST_ORIGINS:
        raise Refusal("play-on-long")
    if not service.exported.takes(sender, FILE + len(content) // A_UNIT):
        raise Refusal("too-many")
    game, record = source.game, source.record
    new = new_match(game, "", service.now(), record.data_name if record else "")
    new.data = "" if game.is_default_data else game.data_text
    new.origin = origin_record(origin, match, wish.step, step.turn)
    return await add_table(service, guest, wish, new, source.options, content.decode())


async def _source(service: "Service", match: str, wish: PlayOn, sender: Sender) -> MatchSource:
    """The match, if it has ended and the wish fits its seats."""
    if service.stage is not None:
        raise Refusal("staged")
    source = await service.replays.source(match, sender)
    if source.state not in ENDED:
        raise Refusal("not-over")
    players = len(source.seats)
    if len(wish.seats) != players:
        raise Refusal("play-on-seats", seats=players)
    if wish.known_by is not None and wish.known_by >= players:
        raise Refusal("no-such-seat")
    return source


async def _file(service: "Service", source: MatchSource) -> Export:
    """The whole match as a file."""
    if source.file is not None:
        return source.file
    assert source.record is not None, "a match comes from a file or from the house"
    async with service.exporting:  # one at a time: this needs a lot of CPU, and people play meanwhile
        return decode(await file_in(service.store, source.record, source.game))
