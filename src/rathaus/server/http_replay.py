"""HTTP: looking back at matches. Handlers read and answer; `replay` decides."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from rathaus.server.bodies import TableState
from rathaus.server.guard import sender_of
from rathaus.server.http import Asked, guest_of, service_of, who_asks
from rathaus.server.http_tables import printed_on
from rathaus.server.limits import Sender
from rathaus.server.pages import respond
from rathaus.server.play_on import played_on
from rathaus.server.refusals import Refusal
from rathaus.server.replay import FILE_BYTES
from rathaus.server.replay_bodies import OpenedFile
from rathaus.server.request_bodies import PlayOn
from rathaus.server.table_lifecycle import start
from rathaus.server.table_state import table_state

Viewpoint = Annotated[int | None, QueryParameter(ge=-2, le=63)]


async def reader_of(request: Asked) -> Sender:
    """Who looks back."""
    who = await who_asks(request)
    return sender_of(service_of(request), request.scope)._replace(who=who)


def answered(body: object) -> Response[bytes]:
    """A response with a game's own view; it is private, and no cache may keep it."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(body), media_type="application/json", headers=headers)


@get("/matches/{match:str}/replay")
async def replay(request: Asked, match: FromPath[str], seat: Viewpoint = None) -> Response[bytes]:
    """A match to look back at, from one viewpoint."""
    return answered(await service_of(request).replays.replay(match, seat, await reader_of(request)))


@get("/matches/{match:str}/replay/{first:int}")
async def steps(
    request: Asked, match: FromPath[str], first: FromPath[int], version: FromQuery[int], seat: FromQuery[int] = -1
) -> Response[bytes]:
    """The table after some steps."""
    return answered(await service_of(request).replays.steps(match, seat, first, version, await reader_of(request)))


@get("/matches/{match:str}/course")
async def course(request: Asked, match: FromPath[str]) -> Response[bytes]:
    """How the points of a match went."""
    return answered(await service_of(request).replays.course(match, await reader_of(request)))


@get("/matches/{match:str}/printed")
async def printed(request: Asked, match: FromPath[str]) -> Response[bytes]:
    """What is printed on the boards and cards of a match."""
    found = printed_on(*await service_of(request).replays.game(match, await reader_of(request)))
    return respond(found, request.headers)


@post("/replays", request_max_body_size=FILE_BYTES)
async def open_file(request: Asked) -> OpenedFile:
    """Open a match file; the body is the file."""
    content = await request.body()
    return OpenedFile(match=await service_of(request).replays.open_file(content, await reader_of(request)))


@post("/matches/{match:str}/play-on")
async def play_on(request: Asked, match: FromPath[str], data: JSONBody[PlayOn]) -> TableState:
    """Play on from a step of a match."""
    service, guest = service_of(request), await guest_of(request)
    sender = sender_of(service, request.scope)
    if not service.new_tables.takes(sender):
        raise Refusal("too-many")
    room = await played_on(service, guest, match, data, sender._replace(who=guest.id))
    if data.start:
        await start(room, guest)
    return table_state(room, guest.id)


HANDLERS = [replay, steps, course, printed, open_file, play_on]
