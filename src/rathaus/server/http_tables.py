"""HTTP: tables and matches. Handlers read and answer; `lobby` and `table_lifecycle` decide."""

from functools import lru_cache

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody

from rathaus.core.game import Game
from rathaus.server import first_games, lobby, table_lifecycle
from rathaus.server.bodies import OpenTable, Recap, TableState
from rathaus.server.export import exported
from rathaus.server.guard import sender_of
from rathaus.server.http import Asked, address_of, guest_of, qr_of, service_of, who_asks
from rathaus.server.match_state import recap_for
from rathaus.server.pages import File, respond
from rathaus.server.refusals import Refusal
from rathaus.server.request_bodies import Ask, FirstGame, NewTable, OneSeat, SeatWish, SetTable, Sit, Swap
from rathaus.server.room import Room
from rathaus.server.table_state import table_state


async def room_of(request: Asked, code: str) -> Room:
    """The room of a table."""
    service = service_of(request)
    return await service.find(code, sender_of(service, request.scope))


@get("/tables")
async def open_tables(request: Asked) -> list[OpenTable]:
    """Public tables with free seats."""
    found = []
    for table in await service_of(request).store.tables.public():
        taken = [number for number, seat in enumerate(table.seats) if seat.kind != "open"]
        free = len(table.seats) - len(taken)
        host = next((seat.name for seat in table.seats if seat.guest == table.host), "")
        if free:
            found.append(
                OpenTable(
                    code=table.code,
                    game=table.game,
                    options=table.options,
                    host=host,
                    seats=len(table.seats),
                    free=free,
                    taken=taken,
                    data=table.data,
                )
            )
    return found


@post("/tables")
async def new_table(request: Asked, data: JSONBody[NewTable]) -> TableState:
    """A new table."""
    service, guest = service_of(request), await guest_of(request)
    if not service.new_tables.takes(sender_of(service, request.scope)):
        raise Refusal("too-many")
    room = await lobby.new_table(service, guest, data)
    if data.start:
        await table_lifecycle.start(room, guest)
    return table_state(room, guest.id)


@post("/first-games")
async def first_game(request: Asked, data: JSONBody[FirstGame]) -> TableState:
    """A first game with a guide: the one that was begun, or a new one."""
    service, guest = service_of(request), await guest_of(request)
    if not service.new_tables.takes(sender_of(service, request.scope)):
        raise Refusal("too-many")
    return table_state(await first_games.play(service, guest, data), guest.id)


@get("/tables/{code:str}")
async def table(request: Asked, code: FromPath[str]) -> TableState:
    """A table, for anyone who knows its code."""
    who = await who_asks(request)
    room = await room_of(request, code)
    return table_state(room, who)


@get("/tables/{code:str}/printed")
async def printed(request: Asked, code: FromPath[str]) -> Response[bytes]:
    """What is printed on the boards and cards of a table's match: the game's own struct, the same for everybody."""
    await who_asks(request)
    room = await room_of(request, code)
    return respond(printed_on(room.match.game, len(room.table.seats)), request.headers)


@lru_cache(maxsize=64)
def printed_on(game: Game, players: int) -> File:
    """Boards and cards for this many players."""
    return File("printed.json", msgspec.json.encode(game.printed(players)))


@get("/tables/{code:str}/recap")
async def recap(request: Asked, code: FromPath[str]) -> Recap:
    """What happened while one was away."""
    guest, room = await guest_of(request), await room_of(request, code)
    return recap_for(room, guest.id)


@patch("/tables/{code:str}")
async def set_table(request: Asked, code: FromPath[str], data: JSONBody[SetTable]) -> TableState:
    """Other options."""
    guest, room = await guest_of(request), await room_of(request, code)
    await lobby.set_table(room, guest, data)
    return table_state(room, guest.id)


@put("/tables/{code:str}/seats/{seat:int}")
async def set_seat(request: Asked, code: FromPath[str], seat: FromPath[int], data: JSONBody[SeatWish]) -> TableState:
    """Change what a seat is."""
    guest, room = await guest_of(request), await room_of(request, code)
    await lobby.set_seat(room, guest, seat, data)
    return table_state(room, guest.id)


@delete("/tables/{code:str}/seats/{seat:int}", status_code=200)
async def remove_seat(request: Asked, code: FromPath[str], seat: FromPath[int]) -> TableState:
    """One seat less."""
    guest, room = await guest_of(request), await room_of(request, code)
    await lobby.remove_seat(room, guest, seat)
    return table_state(room, guest.id)


@post("/tables/{code:str}/swap", status_code=200)
async def swap(request: Asked, code: FromPath[str], data: JSONBody[Swap]) -> TableState:
    """Two seats change places."""
    guest, room = await guest_of(request), await room_of(request, code)
    await lobby.swap(room, guest, data)
    return table_state(room, guest.id)


@post("/tables/{code:str}/sit", status_code=200)
async def sit(request: Asked, code: FromPath[str], data: JSONBody[Sit]) -> TableState:
    """Take a seat."""
    guest, room = await guest_of(request), await room_of(request, code)
    await lobby.sit(room, guest, data)
    return table_state(room, guest.id)


@post("/tables/{code:str}/leave", status_code=200)
async def leave(request: Asked, code: FromPath[str]) -> TableState:
    """Stand up."""
    guest, room = await guest_of(request), await room_of(request, code)
    await table_lifecycle.leave(room, guest)
    return table_state(room, guest.id)


@post("/tables/{code:str}/start", status_code=200)
async def start(request: Asked, code: FromPath[str]) -> TableState:
    """Begin."""
    guest, room = await guest_of(request), await room_of(request, code)
    await table_lifecycle.start(room, guest)
    return table_state(room, guest.id)


@post("/tables/{code:str}/ask", status_code=200)
async def ask(request: Asked, code: FromPath[str], data: JSONBody[Ask]) -> TableState:
    """Ask for a bot, or for an end."""
    guest, room = await guest_of(request), await room_of(request, code)
    await table_lifecycle.ask(room, guest, data)
    return table_state(room, guest.id)


@post("/tables/{code:str}/back", status_code=200)
async def back(request: Asked, code: FromPath[str], data: JSONBody[OneSeat]) -> TableState:
    """Take a seat back from its bot."""
    guest, room = await guest_of(request), await room_of(request, code)
    await table_lifecycle.back(room, guest, data.seat)
    return table_state(room, guest.id)


@post("/tables/{code:str}/rematch", status_code=200)
async def rematch(request: Asked, code: FromPath[str]) -> TableState:
    """The same people again."""
    guest, room = await guest_of(request), await room_of(request, code)
    await table_lifecycle.rematch(room, guest)
    return table_state(room, guest.id)


@get("/tables/{code:str}/qr.svg")
async def qr(request: Asked, code: FromPath[str]) -> Response[bytes]:
    """The table's link as a picture that a phone can read."""
    room = await room_of(request, code)
    return Response(qr_of(f"{address_of(request)}/t/{room.table.code}"), media_type="image/svg+xml")


@get("/matches/{match:str}/export")
async def export(request: Asked, match: FromPath[str]) -> Response[bytes]:
    """A match that has ended, as one file."""
    await who_asks(request)
    service = service_of(request)
    content = await exported(service, match, sender_of(service, request.scope))
    name = f'attachment; filename="rathaus-{match[:8]}.json"'
    return Response(content, media_type="application/json", headers={"Content-Disposition": name})


LOBBY = [open_tables, new_table, first_game, table, printed, recap, set_table, set_seat, remove_seat, swap, sit, qr]
LIFECYCLE = [leave, start, ask, back, rematch, export]
