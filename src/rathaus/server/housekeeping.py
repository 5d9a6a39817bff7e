"""Housekeeping: what nobody needs any more goes by itself, in small steps, so that nobody waits for it."""

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
BREATH = 0.1  # seconds between two steps, for everybody else
HOUSE = "house"  # of all workers, the one that drives this

logger = logging.getLogger("rathaus")


async def keep_house(service: "Service") -> None:
    """Look around now and then, for ever; one of the workers does it for all."""
    await asyncio.sleep(FIRST)
    while True:
        if service.neighbours.drives(HOUSE):
            try:
                await clean(service)
            except (SQLAlchemyError, OSError) as problem:
                logger.warning("the house could not be cleaned: %s", reason(problem))
        await asyncio.sleep(PAUSE)


async def clean(service: "Service") -> None:
    """Remove what is older than the house keeps it, and what nobody looks at."""
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
    """All but what somebody looks at, here or by way of another worker."""
    looked_at = [room for room in service.rooms.values() if room.audience.guests() or room.audience.viewers]
    used = {room.table.code for room in looked_at} | {room.record.id for room in looked_at}
    elsewhere = service.neighbours
    tables = [code for code in old.tables if not elsewhere.guests(code) and not elsewhere.spectators(code)]
    guests = [guest for guest in old.guests if not service.pages_of(guest)]
    return Old([code for code in tables if code not in used], [id for id in old.matches if id not in used], guests)
