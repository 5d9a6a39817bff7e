"""The guard at the door, before anything is read: own origin, limits, and headers that let browsers protect people."""

import logging
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from rathaus.server.bodies import Problem
from rathaus.server.connection import Connection
from rathaus.server.limits import Limit
from rathaus.server.refusals import STATUS
from rathaus.server.sentences import sentence
from rathaus.server.service import Service

logger = logging.getLogger("rathaus")
Scope = Any
COOKIE = "rathaus"
SOCKET = "/api/socket"
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
        self._requests = Limit(*service.config.limits.requests)
        self._handshakes = Limit(*service.config.limits.handshakes)

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
        if not limit.takes(address_of(scope), self.service.now()):
            return "too-many"
        size = headers.get(b"content-length", b"0")
        if not size.isdigit() or int(size) > self.service.config.limits.body_bytes:
            return "too-large"
        return ""

    def _is_own(self, headers: dict[bytes, bytes]) -> bool:
        """Whether the request comes from the house's own page."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        if self.service.config.public_url:
            return origin == self.service.config.public_url
        host = headers.get(b"host", b"").decode("latin-1")
        return bool(host) and origin in (f"http://{host}", f"https://{host}")


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


async def open_socket(service: Service, scope: Scope, receive: Any, send: Any, refused: str) -> None:  # noqa: ANN401 ASGI
    """The socket of a page, unless there are too many."""
    await receive()  # websocket.connect
    address = address_of(scope)
    refused = refused or _crowded(service, address) or ("" if scope["path"] == SOCKET else "no-such-page")
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
    await send({"type": "websocket.accept"})
    await Connection(service, guest, token, address).run(receive, send)


def _crowded(service: Service, address: str) -> str:
    limits = service.config.limits
    pages = [page for pages in service.connections.values() for page in pages]
    own = sum(page.address == address for page in pages)
    return "too-many" if len(pages) >= limits.sockets or own >= limits.sockets_an_address else ""


def token_of(cookies: str) -> str:
    """The token in a cookie header."""
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found else ""


async def _answer(scope: Scope, send: Any, reason: str) -> None:  # noqa: ANN401 ASGI
    language = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    body = msgspec.json.encode(Problem(reason=reason, message=sentence(reason, {}, language)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[reason], "headers": headers})
    await send({"type": "http.response.body", "body": body})
