"""Timeouts for requests: half a request, or an answer that nobody reads, does not hold a connection forever."""

import asyncio
from functools import partial
from typing import Any
from urllib.parse import unquote_to_bytes

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from rathaus.server.config import Limits

SETTLED = 1.0  # seconds after which an unfinished request may be dropped for another one
TAKING = 30.0  # seconds for a page to read more of an answer


class Arrivals:
    """Connections whose request is still arriving: each has a timeout, and each address a maximum.

    Where an address has more of them, the oldest are closed: a normal request is complete long before that.
    """

    def __init__(self, limits: Limits) -> None:
        self.seconds = limits.arrival_seconds
        self._places = limits.unfinished_an_address
        self._waiting: dict[str, dict[Arriving, float]] = {}

    def begin(self, arriving: "Arriving") -> None:
        """A request begins, or its body does."""
        now = arriving.loop.time()
        near = self._waiting.setdefault(arriving.address, {})
        near.pop(arriving, None)
        near[arriving] = now
        while len(near) > self._places and now - (oldest := next(iter(near.items())))[1] > SETTLED:
            oldest[0].hang_up()

    def end(self, arriving: "Arriving") -> None:
        """The request is complete, or never will be."""
        near = self._waiting.get(arriving.address, {})
        near.pop(arriving, None)
        if not near:
            self._waiting.pop(arriving.address, None)


class Arriving(HttpToolsProtocol):
    """A connection that speaks HTTP, until it becomes a socket."""

    def __init__(self, arrivals: Arrivals, **server: Any) -> None:  # noqa: ANN401 the server's own
        super().__init__(**server)
        self.arrivals = arrivals
        self.address = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._taking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The seconds for the first head begin."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self._begin()

    def data_received(self, data: bytes) -> None:
        """Data begins a request, or continues one."""
        if self._deadline is None:
            self._begin()
        super().data_received(data)

    def on_message_begin(self) -> None:
        """It may come in the same chunk as the end of the request before."""
        if self._deadline is None:
            self._begin()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The seconds for the body begin."""
        self._begin()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request has arrived."""
        self._end()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket, unless its head cannot be read."""
        self._end()
        if self.url.isascii() and is_utf8(unquote_to_bytes(self.url), *(value for _, value in self.headers)):
            super().handle_websocket_upgrade()
        else:
            self.send_400_response("Not UTF-8.")

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._end()
        self._stop_taking()
        super().connection_lost(exc)

    def hang_up(self) -> None:
        """Close the connection."""
        self._end()
        self.transport.abort()

    def pause_writing(self) -> None:
        """The client does not read its answer."""
        self._taking = self.loop.call_later(TAKING, self.hang_up)
        super().pause_writing()

    def resume_writing(self) -> None:
        """The client reads again."""
        self._stop_taking()
        super().resume_writing()

    def _begin(self) -> None:
        self._end()
        self._deadline = self.loop.call_later(self.arrivals.seconds, self.hang_up)
        self.arrivals.begin(self)

    def _end(self) -> None:
        self.arrivals.end(self)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _stop_taking(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None


class Leaving(WebSocketsSansIOProtocol):
    """A socket that closes soon after the house is done with it, even if nobody reads its last frames."""

    async def send(self, message: Any) -> None:  # noqa: ANN401 ASGI
        """Frames that come together are written together."""
        await self.writable.wait()
        if self.conn.state is State.OPEN:
            for frame in message.pop("before", ()):
                self.conn.send_text(frame)
        await super().send(message)

    async def run_asgi(self) -> None:
        """The whole life of a socket, and a few seconds to say goodbye."""
        await super().run_asgi()
        self.loop.call_later(self.close_timeout, self.transport.abort)


def protocol(limits: Limits) -> Any:  # noqa: ANN401 what uvicorn makes of each connection
    """What a connection speaks."""
    return partial(Arriving, Arrivals(limits))


def is_utf8(*parts: bytes) -> bool:
    """Whether all parts are UTF-8."""
    try:
        b"\n".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True
