"""A store for as long as a command needs it: whatever stops the command, nothing is left half done."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError

from rathaus.server.store import Store
from rathaus.server.store.database import unusable


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    """The store at an address until the end of the block; an error there is reported in one sentence."""
    store = await Store.open(address)
    try:
        yield store
    except SQLAlchemyError as problem:
        raise unusable(address, problem) from None
    except asyncio.CancelledError:
        store.database.interrupt()
        raise
    finally:
        await store.close()
