"""HTTP: what people have played, and the best of the house."""

from litestar import get

from rathaus.server.http import Asked, guest_of, service_of
from rathaus.server.http_replay import reader_of
from rathaus.server.person_bodies import BestOfTitle, PersonFigures


@get("/me/figures")
async def figures(request: Asked) -> PersonFigures:
    """The reader's own page: matches, ratings, best moments."""
    guest = await guest_of(request)
    return await service_of(request).persons.figures(guest.id, await reader_of(request))


@get("/best")
async def best(request: Asked) -> list[BestOfTitle]:
    """The best of each title."""
    return await service_of(request).persons.best((await guest_of(request)).id)


HANDLERS = [figures, best]
