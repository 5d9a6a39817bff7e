"""HTTP: who one is, what is on offer, and tables. Handlers read and answer; `lobby` decides."""

from importlib.resources import files
from io import BytesIO

import segno
from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody

from rathaus import __version__
from rathaus.core.game import Game
from rathaus.server import lobby
from rathaus.server.export import exported
from rathaus.server.guard import COOKIE, address_of
from rathaus.server.messages import (
    PROTOCOL,
    Ask,
    GameInfo,
    House,
    Me,
    NewTable,
    OneSeat,
    OpenTable,
    OptionInfo,
    ReturnLink,
    SeatWish,
    SetName,
    SetTable,
    Sit,
    Swap,
    TableState,
    UseLink,
)
from rathaus.server.refusals import Refusal
from rathaus.server.room import Room
from rathaus.server.sentences import house_languages
from rathaus.server.service import Service, new_id, new_token
from rathaus.server.store.people import DAY, SESSION_DAYS, Guest
from rathaus.words import HOUSE, languages

Asked = Request[object, object, State]


def service_of(request: Asked) -> Service:
    """The service that the application runs."""
    service: Service = request.app.state.service
    return service


async def guest_of(request: Asked) -> Guest:
    """Whose browser it is; a stranger is asked for a name first."""
    service = service_of(request)
    guest = await service.store.people.by_token(request.cookies.get(COOKIE, ""), service.now())
    if guest is None:
        raise Refusal("no-name")
    return guest


async def room_of(request: Asked, code: str) -> Room:
    """The room of a table."""
    return await service_of(request).find(code, address_of(request.scope))


def cookie(service: Service, token: str) -> Cookie:
    """The cookie that holds a token: no script can read it, no other site can send it along with a form."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=int(SESSION_DAYS * DAY),
        httponly=True,
        samesite="lax",
        secure=service.config.public_url.startswith("https:"),
    )


# What is on offer.


@get("/house")
async def house(request: Asked) -> House:
    """Games, bots, languages, and the address for other devices."""
    service = service_of(request)
    return House(
        version=__version__,
        protocol=PROTOCOL,
        languages=house_languages(),
        games=[game_info(game) for game in service.games.values()],
        bots=service.bot_names,
        address=service.config.public_url or service.config.address,
    )


def game_info(game: Game) -> GameInfo:
    """A game as it is offered."""
    options = [
        OptionInfo(name=o.name, values=o.values, default=o.default, most=o.most, items=o.items)
        for o in game.option_list
    ]
    return GameInfo(
        name=game.name,
        players_min=game.players[0],
        players_max=game.players[-1],
        options=options,
        rules_version=game.rules_version,
        data_sha256=game.data_sha256,
        languages=languages(game),
    )


@get("/words/{language:str}/{file:str}")
async def words(request: Asked, language: FromPath[str], file: FromPath[str]) -> Response[str]:
    """A catalogue of the house or of a game."""
    name = file.removesuffix(".ftl")
    package = HOUSE if name == "house" else _package(request, name)
    return _text(package, f"text.{language}.ftl", language)


@get("/rules/{language:str}/{file:str}")
async def rules(request: Asked, language: FromPath[str], file: FromPath[str]) -> Response[str]:
    """The rules of a game."""
    return _text(_package(request, file.removesuffix(".md")), f"rules.{language}.md", language)


def _package(request: Asked, game: str) -> str:
    if game not in service_of(request).games:
        raise Refusal("no-such-page")
    return service_of(request).games[game].package


def _text(package: str, file: str, language: str) -> Response[str]:
    path = files(package) / file
    if language not in house_languages() or not path.is_file():
        raise Refusal("no-such-page")
    return Response(path.read_text("utf-8"), media_type="text/plain", headers={"Cache-Control": "no-cache"})


# Who one is.


@get("/me")
async def me(request: Asked) -> Me:
    """Name and games."""
    return await service_of(request).me(await guest_of(request))


@post("/me", status_code=200)
async def set_name(request: Asked, data: JSONBody[SetName]) -> Response[Me]:
    """A new guest, or another name for one."""
    service, name = service_of(request), lobby.clean_name(data.name)
    token = request.cookies.get(COOKIE, "")
    known = await service.store.people.by_token(token, service.now())
    if known is not None:
        await service.store.people.rename(known.id, name)
        return Response(await service.me(Guest(known.id, name)))
    if not service.new_guests.takes(address_of(request.scope), service.now()):
        raise Refusal("too-many")
    guest, token = Guest(new_id(), name), new_token()
    await service.store.people.add(guest, token, service.now())
    return Response(await service.me(guest), cookies=[cookie(service, token)])


@post("/me/link", status_code=200)
async def make_link(request: Asked) -> ReturnLink:
    """A personal link for another device."""
    service, guest, secret = service_of(request), await guest_of(request), new_token()
    expires = await service.store.people.add_link(guest.id, secret, service.now())
    return ReturnLink(path=f"/return/{secret}", expires=expires)


@post("/return", status_code=200)
async def use_link(request: Asked, data: JSONBody[UseLink]) -> Response[Me]:
    """Be that guest on this device; the link is spent."""
    service, token = service_of(request), new_token()
    if not service.wrong_codes.takes(address_of(request.scope), service.now()):
        raise Refusal("too-many")
    guest = await service.store.people.use_link(data.secret, token, service.now())
    if guest is None:
        raise Refusal("link-used")
    return Response(await service.me(guest), cookies=[cookie(service, token)])


@post("/me/devices/forget", status_code=204)
async def forget_devices(request: Asked) -> None:
    """Other devices are strangers from now on."""
    service, guest = service_of(request), await guest_of(request)
    token = request.cookies[COOKIE]
    await service.store.people.forget_devices(guest.id, token)
    for page in list(service.pages_of(guest.id)):
        if page.token != token:
            page.close("no-name")


# Tables.


@get("/tables")
async def open_tables(request: Asked) -> list[OpenTable]:
    """Public tables with free seats."""
    found = []
    for table in await service_of(request).store.tables.public():
        free = sum(seat.kind == "open" for seat in table.seats)
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
                )
            )
    return found


@post("/tables")
async def new_table(request: Asked, data: JSONBody[NewTable]) -> TableState:
    """A new table."""
    service, guest = service_of(request), await guest_of(request)
    if not service.new_tables.takes(address_of(request.scope), service.now()):
        raise Refusal("too-many")
    room = await lobby.new_table(service, guest, data)
    if data.start:
        await lobby.start(room, guest)
    return room.audience.table_for(guest.id)


@get("/tables/{code:str}")
async def table(request: Asked, code: FromPath[str]) -> TableState:
    """A table, for whoever knows its code."""
    room, service = await room_of(request, code), service_of(request)
    guest = await service.store.people.by_token(request.cookies.get(COOKIE, ""), service.now())
    return room.audience.table_for(guest.id if guest else "")


@patch("/tables/{code:str}")
async def set_table(request: Asked, code: FromPath[str], data: JSONBody[SetTable]) -> TableState:
    """Other options."""
    guest, room = await guest_of(request), await room_of(request, code)
    await lobby.set_table(room, guest, data)
    return room.audience.table_for(guest.id)


@put("/tables/{code:str}/seats/{seat:int}")
async def set_seat(request: Asked, code: FromPath[str], seat: FromPath[int], data: JSONBody[SeatWish]) -> TableState:
    """What a seat shall be."""
    guest, room = await guest_of(request), await room_of(request, code)
    await lobby.set_seat(room, guest, seat, data)
    return room.audience.table_for(guest.id)


@delete("/tables/{code:str}/seats/{seat:int}", status_code=200)
async def remove_seat(request: Asked, code: FromPath[str], seat: FromPath[int]) -> TableState:
    """One seat less."""
    guest, room = await guest_of(request), await room_of(request, code)
    await lobby.remove_seat(room, guest, seat)
    return room.audience.table_for(guest.id)


@post("/tables/{code:str}/swap", status_code=200)
async def swap(request: Asked, code: FromPath[str], data: JSONBody[Swap]) -> TableState:
    """Two seats change places."""
    guest, room = await guest_of(request), await room_of(request, code)
    await lobby.swap(room, guest, data)
    return room.audience.table_for(guest.id)


@post("/tables/{code:str}/sit", status_code=200)
async def sit(request: Asked, code: FromPath[str], data: JSONBody[Sit]) -> TableState:
    """Take a seat."""
    guest, room = await guest_of(request), await room_of(request, code)
    await lobby.sit(room, guest, data)
    return room.audience.table_for(guest.id)


@post("/tables/{code:str}/leave", status_code=200)
async def leave(request: Asked, code: FromPath[str]) -> TableState:
    """Stand up."""
    guest, room = await guest_of(request), await room_of(request, code)
    await lobby.leave(room, guest)
    return room.audience.table_for(guest.id)


@post("/tables/{code:str}/start", status_code=200)
async def start(request: Asked, code: FromPath[str]) -> TableState:
    """Begin."""
    guest, room = await guest_of(request), await room_of(request, code)
    await lobby.start(room, guest)
    return room.audience.table_for(guest.id)


@post("/tables/{code:str}/ask", status_code=200)
async def ask(request: Asked, code: FromPath[str], data: JSONBody[Ask]) -> TableState:
    """Ask for a bot, or for an end."""
    guest, room = await guest_of(request), await room_of(request, code)
    await lobby.ask(room, guest, data)
    return room.audience.table_for(guest.id)


@post("/tables/{code:str}/back", status_code=200)
async def back(request: Asked, code: FromPath[str], data: JSONBody[OneSeat]) -> TableState:
    """Take a seat back from its bot."""
    guest, room = await guest_of(request), await room_of(request, code)
    await lobby.back(room, guest, data.seat)
    return room.audience.table_for(guest.id)


@post("/tables/{code:str}/rematch", status_code=200)
async def rematch(request: Asked, code: FromPath[str]) -> TableState:
    """The same people again."""
    guest, room = await guest_of(request), await room_of(request, code)
    await lobby.rematch(room, guest)
    return room.audience.table_for(guest.id)


@get("/tables/{code:str}/qr.svg")
async def qr(request: Asked, code: FromPath[str]) -> Response[bytes]:
    """The table's link as a picture that a phone can read."""
    room, config = await room_of(request, code), service_of(request).config
    base = config.public_url or config.address or str(request.base_url).rstrip("/")
    picture = BytesIO()
    segno.make(f"{base}/t/{room.table.code}", error="m").save(
        picture, kind="svg", scale=8, border=3, dark="#000", light="#fff"
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get("/matches/{match:str}/export")
async def export(request: Asked, match: FromPath[str]) -> Response[bytes]:
    """A match that has ended, as one file."""
    content = await exported(service_of(request), match)
    name = f'attachment; filename="rathaus-{match[:8]}.json"'
    return Response(content, media_type="application/json", headers={"Content-Disposition": name})


OFFERS = [house, words, rules]
PEOPLE = [me, set_name, make_link, use_link, forget_devices]
TABLES = [open_tables, new_table, table, set_table, set_seat, remove_seat, swap, sit, leave, start, ask, back]
ROUTES = Router("/api", route_handlers=[*OFFERS, *PEOPLE, *TABLES, rematch, qr, export])
