"""Housekeeping: what nobody needs any more is removed automatically, in small steps, so that nobody waits."""

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from rathaus.server.store import cleaning
from rathaus.server.store.cleaning import Old
from rathaus.server.store.database import reason

if TYPE_CHECKING:
    from rathaus.server.service import Service

FIRST = 60.0  # seconds after the start, when people have come back
PAUSE = 3600.0  # seconds between two rounds
BREATH = 0.1  # seconds between two steps, so that others get their turn
HOUSE = "house"  # the worker that drives this does it for all

logger = logging.getLogger("rathaus")


async def keep_house(service: "Service") -> None:
    """Clean from time to time, forever; one of the workers does it for all."""
    await asyncio.sleep(FIRST)
    while True:
        if service.peers.drives(HOUSE):
            try:
                await clean(service)
            except (SQLAlchemyError, OSError) as problem:
                logger.warning("the house could not be cleaned: %s", reason(problem))
        await asyncio.sleep(PAUSE)


async def clean(service: "Service") -> None:
    """Remove what is older than the house keeps it, unless somebody looks at it."""
    database, now = service.store.database, service.now()
    limits = cleaning.limits_of(service.config.keep, now)
    old = _unused(service, await cleaning.find(database, limits))
    removed = 0
    async for step in cleaning.sweep(database, old, limits):
        service.forget(step)
        removed += len(step)
        await asyncio.sleep(BREATH)
    await cleaning.drop_leftovers(database, limits, now)
    if removed:
        logger.info("the house was cleaned", extra={"removed": removed})


def _unused(service: "Service", old: Old) -> Old:
    """All but what somebody looks at, here or through another worker."""
    looked_at = [room for room in service.rooms.values() if room.viewers.guests() or room.viewers.pages]
    used = {room.table.code for room in looked_at} | {room.match.record.id for room in looked_at}
    elsewhere = service.peers
    tables = [code for code in old.tables if not elsewhere.guests(code) and not elsewhere.spectators(code)]
    guests = [guest for guest in old.guests if not service.pages_of(guest)]
    return Old([code for code in tables if code not in used], [id for id in old.matches if id not in used], guests)
