"""A page's socket: bytes become commands, answers and news become bytes, and a page that is too slow is closed."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable
from typing import Any, Protocol

import msgspec

from rathaus.server.fail import passing
from rathaus.server.limits import Limit, Sender
from rathaus.server.messages import Bye, Hello, News, Said
from rathaus.server.room import Room
from rathaus.server.service import Service
from rathaus.server.store.people import Guest

DECODER: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
CLOSED_BY_POLICY = 1008
TOO_SLOW = 1013
FAREWELL = 2  # seconds in which a page has to take it
TOGETHER = 8  # frames are written at once, most often an answer and what it has changed
LOOK = 100  # the cost of a look, besides the entries that are sent


class Socket(Protocol):
    """What a connection needs of the server's socket."""

    def __call__(self, message: Any) -> Awaitable[None]: ...  # noqa: ANN401, D102


class Connection:
    """One page. Its messages wait in a bounded queue, so that nobody waits for a slow page."""

    def __init__(self, service: Service, guest: Guest | None, token: str, sender: Sender) -> None:
        self.service = service
        self.guest = guest
        self.who = guest.id if guest else ""
        self.token = token
        self.sender = sender
        self.muted: set[str] = set()
        self.rooms: dict[str, Room] = {}
        self.has_greeted = False
        self._held: list[bytes] | None = None  # what a command causes, until it has its answer
        self._queue: deque[bytes | int | None] = deque()  # frames; a number hangs up, None ends
        self._filled: asyncio.Future[None] | None = None  # for it the writer waits
        self._patience = asyncio.timeout(None)
        self._is_closing = False
        self._messages = Limit(*service.config.limits.messages)

    # Out.

    def send(self, news: News) -> None:
        """Queue news for the page; while its command is carried out, they wait for the answer."""
        self.pass_on(msgspec.json.encode(news))

    def pass_on(self, frame: bytes) -> None:
        """Queue news that are encoded already."""
        self._put(frame, self._held)

    def _put(self, frame: bytes, held: list[bytes] | None = None) -> None:
        if self._is_closing:
            return
        if len(self._queue) + len(held or []) >= self.service.config.limits.queue:
            self.close("slow", TOO_SLOW)
        elif held is not None:
            held.append(frame)
        else:
            self._enqueue(frame)

    def _enqueue(self, frame: bytes | int | None) -> None:
        self._queue.append(frame)
        if self._filled is not None and not self._filled.done():
            self._filled.set_result(None)

    def close(self, reason: str, code: int = CLOSED_BY_POLICY) -> None:
        """Say why, and hang up."""
        if self._is_closing:
            return
        self._is_closing = True
        while len(self._queue) > self.service.config.limits.queue - 2:
            self._queue.popleft()
        self._enqueue(msgspec.json.encode(Bye(reason=reason)))
        self._enqueue(code)
        with contextlib.suppress(RuntimeError):  # it has ended
            self._patience.reschedule(asyncio.get_running_loop().time() + FAREWELL)

    async def write(self, send: Socket) -> None:
        """Send what is queued, until the end."""
        while True:
            while not self._queue:
                self._filled = asyncio.get_running_loop().create_future()
                await self._filled
            match self._queue.popleft():
                case None:
                    return
                case int(code):
                    await send({"type": "websocket.close", "code": code})
                    return
                case frame:
                    frames = [frame]
                    while len(frames) < TOGETHER and self._queue and isinstance(more := self._queue[0], bytes):
                        frames.append(more)
                        self._queue.popleft()
                    await send({"type": "websocket.send", "text": frames.pop().decode(), "before": frames})
                    passing("sent")

    def can_pay(self, entries: int = 0) -> bool:
        """Whether this page may ask for a lookup and this many entries; if so, it is counted."""
        return self.service.shown.takes(self.sender, LOOK + entries)

    # In.

    async def read(self, receive: Any) -> None:  # noqa: ANN401 the server's own
        """Carry out one message after the other, until the page or the house hangs up."""
        while not self._is_closing:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if message["type"] == "websocket.receive":
                await self._hear(message.get("text"))

    async def _hear(self, text: str | None) -> None:
        if not self._messages.takes(""):
            self.close("too-many")
        elif text is None or len(text.encode()) > self.service.config.limits.frame_bytes:
            self.close("unknown-message" if text is None else "too-large")
        else:
            try:
                said = DECODER.decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                self.close("unknown-message")
                return
            await self._obey(said)

    async def _obey(self, said: Said) -> None:
        if not self.has_greeted and not isinstance(said, Hello):
            self.close("unknown-message")
            return
        held: list[bytes] = []
        self._held = held
        try:
            answer = await self.service.answers.answer(self, said)
        finally:
            self._held = None
        for frame in (msgspec.json.encode(answer), *held):  # the answer first, then what the command has caused
            self._put(frame)
        if not self.has_greeted:
            self.close("store", TOO_SLOW)  # the guest could not be looked up

    async def look_again(self) -> None:
        """The guest has muted somebody, or forgotten devices, perhaps this one."""
        people = self.service.store.people
        if await people.by_token(self.token, self.service.now()) is None:
            self.close("no-name")
        else:
            self.muted = await people.muted_by(self.who)

    # The whole life.

    async def run(self, receive: Any, send: Socket) -> None:  # noqa: ANN401 as above
        """From the handshake to the end."""
        self.service.connections.setdefault(self.who, set()).add(self)
        reader = asyncio.create_task(self.read(receive))
        reader.add_done_callback(lambda _: self._enqueue(None))
        limits = self.service.config.limits
        greeting = asyncio.get_running_loop().call_later(limits.arrival_seconds, self._expect_greeting)
        try:
            with contextlib.suppress(Exception):  # the page is gone, or did not take its farewell
                async with self._patience:
                    await self.write(send)
        finally:
            greeting.cancel()
            self._leave()
            reader.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await reader

    def _expect_greeting(self) -> None:
        if not self.has_greeted:
            self.close("slow", TOO_SLOW)

    def _leave(self) -> None:
        pages = self.service.connections.get(self.who, set())
        pages.discard(self)
        if not pages:
            self.service.connections.pop(self.who, None)
        for room in self.rooms.values():
            room.viewers.go(self)
        self.rooms = {}
