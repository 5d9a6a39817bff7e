"""HTTP: what is on offer, and who one is."""

from functools import cache
from importlib.resources import files
from io import BytesIO

import segno
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody
from sqlalchemy.exc import SQLAlchemyError

from rathaus import __version__
from rathaus.bots.measured import measured
from rathaus.core.game import Game
from rathaus.guide import script_of
from rathaus.server import lobby
from rathaus.server.bodies import GameInfo, Health, House, Me, OptionInfo, ReturnLink, Strength
from rathaus.server.guard import COOKIE, client_address, sender_of
from rathaus.server.messages import PROTOCOL
from rathaus.server.metrics import written
from rathaus.server.pages import File, respond
from rathaus.server.refusals import Refusal
from rathaus.server.request_bodies import SetName, UseLink
from rathaus.server.sentences import house_languages
from rathaus.server.service import Service, new_id, new_token
from rathaus.server.store.people import DAY, SESSION_DAYS, Guest
from rathaus.words import HOUSE, languages

Asked = Request[object, object, State]


def service_of(request: Asked) -> Service:
    """The service that the application runs."""
    service: Service = request.app.state.service
    return service


def address_of(request: Asked) -> str:
    """Where other devices find the house."""
    config = service_of(request).config
    return config.public_url or config.address or str(request.base_url).rstrip("/")


def qr_of(address: str) -> bytes:
    """An address as a picture that a phone can read."""
    picture = BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", scale=8, border=3, dark="#000", light="#fff")
    return picture.getvalue()


async def guest_of(request: Asked) -> Guest:
    """Whose browser it is; a stranger is asked for a name first."""
    service = service_of(request)
    guest = await service.store.people.by_token(request.cookies.get(COOKIE, ""), service.now())
    if guest is None:
        raise Refusal("no-name")
    service.recognise(request.cookies[COOKIE], guest)
    return guest


async def who_asks(request: Asked) -> str:
    """The guest's id, or nothing for a stranger."""
    try:
        return (await guest_of(request)).id
    except Refusal:
        return ""


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
        games=[game_info(game, service.data_sets.names(game.name)) for game in service.games.values()],
        bots=service.bot_names,
        strength=strength(),
        is_slow=service.bots.is_slow,
        address=service.config.public_url or service.config.address,
        is_staged=service.stage is not None,
        has_best=service.config.has_best,
    )


USUAL_PLAYERS = 4
ENOUGH = 40  # games, before people are shown a figure


def strength() -> list[Strength]:
    """What tournaments have found, with four players and usual options."""
    return [
        Strength(
            game=cell.game,
            bot=cell.bot,
            field=cell.field,
            games=cell.games,
            wins=round(100 * cell.share),
            low=round(100 * cell.low),
            high=round(100 * cell.high),
        )
        for cell in measured()
        if cell.players == USUAL_PLAYERS and not cell.variants and cell.games >= ENOUGH
    ]


def game_info(game: Game, data: list[str]) -> GameInfo:
    """A game as it is offered, with the names of its data sets."""
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
        data=data,
        headlines=game.headlines,
        has_secrets=game.has_secrets,
        has_first_game=script_of(game.package) is not None,
    )


@get("/words/{language:str}/{file:str}")
async def words(request: Asked, language: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """A catalogue of the house or of a game."""
    name = file.removesuffix(".ftl")
    package = HOUSE if name == "house" else _package(request, name)
    return respond(_text(package, f"text.{language}.ftl", language), request.headers)


@get("/rules/{language:str}/{file:str}")
async def rules(request: Asked, language: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """The rules of a game."""
    found = _text(_package(request, file.removesuffix(".md")), f"rules.{language}.md", language)
    return respond(found, request.headers)


def _package(request: Asked, game: str) -> str:
    if game not in service_of(request).games:
        raise Refusal("no-such-page")
    return service_of(request).games[game].package


@cache
def _text(package: str, file: str, language: str) -> File:
    path = files(package) / file
    if language not in house_languages() or not path.is_file():
        raise Refusal("no-such-page")
    return File(file, path.read_bytes(), "text/plain; charset=utf-8")


# How the house is.


@get("/health")
async def health(request: Asked) -> Health:
    """Whether the house can read its database; 503 where it cannot."""
    try:
        await service_of(request).store.matches.load("")
    except (SQLAlchemyError, OSError):
        raise Refusal("store") from None
    return Health(status="ok", version=__version__)


@get("/metrics")
async def metrics(request: Asked) -> Response[str]:
    """What the house counts."""
    kind = "text/plain; version=0.0.4"
    return Response(written(service_of(request)), media_type=kind, headers={"Cache-Control": "no-store"})


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
    if not service.new_guests.takes(client_address(request.scope)):
        raise Refusal("too-many")
    guest, token = Guest(new_id(), name), new_token()
    await service.store.people.add(guest, token, service.now())
    service.recognise(token, guest)
    return Response(await service.me(guest), cookies=[cookie(service, token)])


@post("/me/link", status_code=200)
async def make_link(request: Asked) -> ReturnLink:
    """A personal link for another device."""
    service, guest, secret = service_of(request), await guest_of(request), new_token()
    expires = await service.store.people.add_link(guest.id, secret, service.now())
    path = f"/return/{secret}"
    return ReturnLink(path=path, expires=expires, qr=qr_of(f"{address_of(request)}{path}").decode())


@post("/return", status_code=200)
async def use_link(request: Asked, data: JSONBody[UseLink]) -> Response[Me]:
    """Become that guest on this device; the link works only once."""
    service, token, sender = service_of(request), new_token(), sender_of(service_of(request), request.scope)
    if not service.guesses.may(sender):
        raise Refusal("too-many")
    guest = await service.store.people.use_link(data.secret, token, service.now())
    if guest is None:
        service.guesses.wrong(sender)
        raise Refusal("link-used")
    service.recognise(token, guest)
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


HANDLERS = [house, words, rules, health, metrics, me, set_name, make_link, use_link, forget_devices]
