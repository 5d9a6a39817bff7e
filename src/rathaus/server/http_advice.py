"""HTTP: hints for what one is asked, and analyses of matches that have ended."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from rathaus.server.guard import sender_of
from rathaus.server.http import Asked, guest_of, service_of
from rathaus.server.http_replay import answered, reader_of
from rathaus.server.http_tables import room_of
from rathaus.server.request_bodies import AskHint

After = Annotated[int, QueryParameter(ge=0)]


@post("/tables/{code:str}/hint", status_code=200)
async def hint(request: Asked, code: FromPath[str], data: JSONBody[AskHint]) -> Response[bytes]:
    """What the strongest bot would consider."""
    guest, room, service = await guest_of(request), await room_of(request, code), service_of(request)
    sender = sender_of(service, request.scope)._replace(who=guest.id)
    return answered(await service.hints.hint(room, guest.id, data, sender))


@post("/matches/{match:str}/analysis", status_code=200)
async def analyse(request: Asked, match: FromPath[str]) -> Response[bytes]:
    """Analyse a match that has ended."""
    return answered(await service_of(request).analyses.ask(match, await reader_of(request)))


@get("/matches/{match:str}/analysis")
async def analysis(request: Asked, match: FromPath[str], after: After = 0) -> Response[bytes]:
    """How far that is, and what it has found."""
    return answered(await service_of(request).analyses.state(match, await reader_of(request), after))


HANDLERS = [hint, analyse, analysis]
