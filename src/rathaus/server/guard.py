"""The guard at the door, before anything is read: own origin, limits, and headers that let browsers protect people."""

import logging
from http.cookies import CookieError, SimpleCookie
from ipaddress import IPv6Address, IPv6Network
from typing import Any
from urllib.parse import unquote_to_bytes

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from rathaus.server.arrivals import is_utf8
from rathaus.server.bodies import Args, Problem
from rathaus.server.connection import Connection
from rathaus.server.limits import FairLimit, Sender
from rathaus.server.refusals import STATUS
from rathaus.server.replay import FILE_BYTES
from rathaus.server.sentences import plain_page, sentence
from rathaus.server.service import Service

logger = logging.getLogger("rathaus")
Scope = Any
COOKIE = "rathaus"
SOCKET = "/api/socket"
FILES = "/api/replays"  # match files are longer than anything else
NOT_UTF8 = "it is not UTF-8"
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class Guard:
    """Wraps the whole application, sockets and static files included."""

    def __init__(self, app: Any, service: Service) -> None:  # noqa: ANN401 any ASGI application
        self.app = app
        self.service = service
        limits = service.config.limits
        self._requests = FairLimit(limits.requests, limits.requests_an_address)
        self._handshakes = FairLimit(limits.handshakes, limits.handshakes_an_address)

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:  # noqa: ANN401 ASGI
        """Let it in, or say why not."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refused = self._refused(scope)
        if scope["type"] == "websocket":
            await open_socket(self.service, scope, receive, send, refused)
            return

        async def send_with_headers(message: Any) -> None:  # noqa: ANN401 ASGI
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._headers()]
            await send(message)

        if refused:
            await _answer(scope, send_with_headers, refused)
        else:
            await self.app(scope, receive, send_with_headers)

    def _headers(self) -> list[tuple[bytes, bytes]]:
        if not self.service.config.public_url.startswith("https:"):
            return HEADERS
        return [*HEADERS, (b"strict-transport-security", b"max-age=31536000")]

    def _refused(self, scope: Scope) -> str:
        headers = dict(scope["headers"])
        is_socket = scope["type"] == "websocket"
        if (is_socket or scope["method"] not in SAFE) and not self._is_own(headers):
            return "other-origin"
        limit = self._handshakes if is_socket else self._requests
        if not limit.takes(sender_of(self.service, scope)):
            return "too-many"
        size = headers.get(b"content-length", b"0")
        if not _is_readable(scope):
            return "malformed"
        most = FILE_BYTES if scope["path"] == FILES else self.service.config.limits.body_bytes
        if not size.isdigit() or int(size) > most:
            return "too-large"
        return ""

    def _is_own(self, headers: dict[bytes, bytes]) -> bool:
        """Whether the request comes from the house's own page."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        if self.service.config.public_url:
            return origin == self.service.config.public_url
        host = headers.get(b"host", b"").decode("latin-1")
        return bool(host) and origin in (f"http://{host}", f"https://{host}")


def _is_readable(scope: Scope) -> bool:
    path = unquote_to_bytes(scope["raw_path"])
    query = unquote_to_bytes(scope["query_string"])
    return is_utf8(path, query, *(value for _, value in scope["headers"]))


def client_address(scope: Scope) -> str:
    """The address of a request; for IPv6 its network, since one client can use all addresses of it."""
    host = str(scope["client"][0]) if scope.get("client") else ""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))


def sender_of(service: Service, scope: Scope) -> Sender:
    """Who sends a request, as far as it is known without asking the database."""
    token = token_of(dict(scope["headers"]).get(b"cookie", b"").decode("latin-1"))
    return Sender(service.guests.get(token, ""), client_address(scope), str(scope.get("client")))


async def open_socket(service: Service, scope: Scope, receive: Any, send: Any, refused: str) -> None:  # noqa: ANN401 ASGI
    """The socket of a page, unless there are too many."""
    await receive()  # websocket.connect
    sender = sender_of(service, scope)
    refused = refused or _crowded(service, sender) or ("" if scope["path"] == SOCKET else "no-such-page")
    if refused:
        await send({"type": "websocket.close", "code": 1008, "reason": refused})
        return
    token = token_of(dict(scope["headers"]).get(b"cookie", b"").decode("latin-1"))
    try:
        guest = await service.store.people.by_token(token, service.now()) if token else None
    except (SQLAlchemyError, OSError) as problem:
        logger.error("a socket was not opened: the database could not be used: %s", problem)
        await send({"type": "websocket.close", "code": 1013, "reason": "store"})
        return
    if guest:
        service.recognise(token, guest)
    await send({"type": "websocket.accept"})
    await Connection(service, guest, token, sender_of(service, scope)).run(receive, send)


def _crowded(service: Service, sender: Sender) -> str:
    limits = service.config.limits
    pages = [page for pages in service.connections.values() for page in pages]
    near = [page for page in pages if page.sender.address == sender.address]
    own = sum(page.who == sender.who for page in near)
    is_full = len(pages) >= limits.sockets or len(near) >= limits.sockets_an_address
    return "too-many" if is_full or own >= limits.sockets_a_guest else ""


def token_of(cookies: str) -> str:
    """The token in a cookie header."""
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found else ""


async def _answer(scope: Scope, send: Any, reason: str) -> None:  # noqa: ANN401 ASGI
    asked = dict(scope["headers"])
    args: Args = {"problem": NOT_UTF8} if reason == "malformed" else {}
    text = sentence(reason, args, asked.get(b"accept-language", b"").decode("latin-1"))
    if b"text/html" in asked.get(b"accept", b""):  # somebody has typed this address
        kind, body = b"text/html; charset=utf-8", plain_page(text)
    else:
        kind, body = b"application/json", msgspec.json.encode(Problem(reason=reason, args=args, message=text))
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[reason], "headers": headers})
    await send({"type": "http.response.body", "body": body})
