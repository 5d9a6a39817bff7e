"""A page's socket: bytes become commands, every command gets one answer, and a page that cannot follow is let go."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable
from time import perf_counter
from typing import Any, Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from rathaus.core.errors import RefusedError
from rathaus.server.commands import carry_out
from rathaus.server.fail import passing
from rathaus.server.limits import Limit, Sender
from rathaus.server.logs import whereabouts
from rathaus.server.messages import PROTOCOL, Bye, Done, Hello, News, Ping, Play, Refused, Said, Unwatch, Watch, Welcome
from rathaus.server.played import RuleFaultError
from rathaus.server.refusals import args_of
from rathaus.server.room import Room
from rathaus.server.service import Service
from rathaus.server.store.people import Guest

logger = logging.getLogger("rathaus")
DECODER: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
REPEATABLE = (Hello, Ping, Watch, Unwatch)  # harmless twice: sent again, they are carried out again
CLOSED_BY_POLICY = 1008
TOO_SLOW = 1013
LOOK = 100  # what a look costs besides the entries that are told


class Socket(Protocol):
    """What a connection needs of the server's socket."""

    def __call__(self, message: Any) -> Awaitable[None]: ...  # noqa: ANN401, D102


class Connection:
    """One page. What it shall hear waits in a bounded queue, so that nobody waits for it."""

    def __init__(self, service: Service, guest: Guest | None, token: str, sender: Sender) -> None:
        self.service = service
        self.guest = guest
        self.who = guest.id if guest else ""
        self.token = token
        self.sender = sender
        self.muted: set[str] = set()
        self.rooms: dict[str, Room] = {}
        self.has_greeted = False
        self._pending: set[str] = set()
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(service.config.limits.queue)
        self._is_closing = False
        self._messages = Limit(*service.config.limits.messages)

    # Out.

    def send(self, news: News) -> None:
        """Let the page hear something, as soon as it reads."""
        if self._is_closing:
            return
        if self._queue.full():
            self.close("slow", TOO_SLOW)
            return
        self._queue.put_nowait(msgspec.json.encode(news))

    def answer(self, command: str, answer: News) -> None:
        """The one answer to a command that waits for it."""
        if command in self._pending:
            self._pending.discard(command)
            self.send(answer)

    def close(self, reason: str, code: int = CLOSED_BY_POLICY) -> None:
        """Say why, and hang up."""
        if self._is_closing:
            return
        self._is_closing = True
        while self._queue.qsize() > self._queue.maxsize - 2:
            self._queue.get_nowait()
        self._queue.put_nowait(msgspec.json.encode(Bye(reason=reason)))
        self._queue.put_nowait(code)

    async def write(self, send: Socket) -> None:
        """Pass on what waits, until the end."""
        while True:
            waiting = await self._queue.get()
            if isinstance(waiting, int):
                await send({"type": "websocket.close", "code": waiting})
                return
            await send({"type": "websocket.send", "text": waiting.decode()})
            passing("sent")

    def can_pay(self, entries: int = 0) -> bool:
        """Whether the house may look something up at this page's wish, and tell so many entries; it is counted."""
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
        if isinstance(said, Hello):
            await self._greet(said)
        elif not self.has_greeted:
            self.close("unknown-message")
        else:
            await self._once(said)

    async def _greet(self, said: Hello) -> None:
        if said.version != PROTOCOL:
            self.close("version")
            return
        if not self.can_pay():
            self.close("too-many")
            return
        self.has_greeted = True
        me = None
        if self.guest:
            me = await self.service.me(self.guest)
            self.muted = await self.service.store.people.muted_by(self.guest.id)
        self.send(Done(id=said.id, version=0))
        self.send(Welcome(version=PROTOCOL, me=me))

    async def _once(self, said: Said) -> None:
        """A command that was sent before gets its first answer, also while that is still on its way."""
        if isinstance(said, REPEATABLE):
            self._pending.add(said.id)
            self.answer(said.id, await self._result(said))
            return
        self._pending.add(said.id)
        key = (self.who or secrets.token_hex(8), said.id)
        first = self.service.answers.get(key)
        if first is None:
            first = self.service.keep_answer(key, self._result(said))
        result = await asyncio.shield(first)  # a command goes on when its page is gone
        if isinstance(result, Refused) and result.reason in ("store", "fault"):
            self.service.answers.pop(key, None)
        self.answer(said.id, result)

    async def _result(self, said: Said) -> Done | Refused:
        begun, metrics = perf_counter(), self.service.metrics
        try:
            done = Done(id=said.id, version=await carry_out(self, said))
            if isinstance(said, Play):
                metrics.people.add(perf_counter() - begun)
            return done
        except RefusedError as refused:
            metrics.refused += 1
            version = self._version(said)
            return Refused(id=said.id, reason=refused.reason, args=args_of(refused), version=version)
        except (SQLAlchemyError, OSError) as problem:
            told = {"command": type(said).__name__, "problem": type(problem).__name__}
            logger.error("the database could not be used", extra=told)
            return Refused(id=said.id, reason="store", version=self._version(said))
        except RuleFaultError as fault:
            await self._stop(said, fault)
            return Refused(id=said.id, reason="frozen", version=self._version(said))
        except Exception as fault:
            logger.error("a command failed", extra={"command": type(said).__name__, "fault": whereabouts(fault)})
            return Refused(id=said.id, reason="fault", version=self._version(said))

    async def _stop(self, said: Said, fault: RuleFaultError) -> None:
        room = self.service.rooms.get(str(getattr(said, "table", "")).upper())
        if room:
            await room.freeze(fault)

    def _version(self, said: Said) -> int:
        room = self.rooms.get(str(getattr(said, "table", "")).upper())
        return room.version if room else 0

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
        writer = asyncio.create_task(self.write(send))
        reader = asyncio.create_task(self.read(receive))
        limits = self.service.config.limits
        greeting = asyncio.get_running_loop().call_later(limits.arrival_seconds, self._expect_greeting)
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
            if self._is_closing and not writer.done():
                await asyncio.wait({writer}, timeout=2)
        finally:
            greeting.cancel()
            self._leave()
            for task in (reader, writer):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task

    def _expect_greeting(self) -> None:
        if not self.has_greeted:
            self.close("slow", TOO_SLOW)

    def _leave(self) -> None:
        pages = self.service.connections.get(self.who, set())
        pages.discard(self)
        if not pages:
            self.service.connections.pop(self.who, None)
        for room in self.rooms.values():
            room.audience.go(self)
        self.rooms = {}
