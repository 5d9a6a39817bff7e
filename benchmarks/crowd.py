"""A crowd of people at tables, for measuring the service: real pages' sockets, real rules, random legal moves."""

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import httpx
import msgspec
import websockets

from rathaus.server.messages import PROTOCOL

GAMES = ("ratland", "rattus", "ratville", "ratzzia")
PLAYERS = 4
AT_ONCE = 24


class Option(msgspec.Struct):
    """What may be chosen."""

    action: int


class Question(msgspec.Struct):
    """What is asked."""

    options: list[Option]


class Seen(msgspec.Struct):
    """The part of a view that a random player needs."""

    asked: list[int] = []
    decision: Question | None = None
    result: Any = None


class Draft(msgspec.Struct):
    """The picks that are kept of an answer with several, and what may be picked next."""

    picks: list[int]
    next: Question | None


class Message(msgspec.Struct):
    """The part of a message that is read here."""

    type: str
    id: str = ""
    reason: str = ""
    seat: int = -1
    version: int = 0
    decision: str = ""
    view: dict[str, msgspec.Raw] = {}
    is_change: bool = False
    is_sealed: bool = False
    is_staged: bool = False
    draft: Draft | None = None


DECODER = msgspec.json.Decoder(Message)
FIELDS = {field.name: msgspec.json.Decoder(field.type) for field in msgspec.structs.fields(Seen)}


class Page:
    """One person's page at a table."""

    def __init__(self, url: str, code: str, seat: int, cookie: str) -> None:
        self.url = url
        self.code = code
        self.seat = seat
        self.cookie = cookie
        self.state: Message | None = None
        self.seen = Seen()
        self.came = 0.0  # when the last state came
        self.received = 0
        self.refused: list[str] = []
        self.waiting: dict[str, asyncio.Future[Message]] = {}
        self.on_state: Callable[[Page], None] = lambda page: None
        self.answers = 0
        self._told = asyncio.Event()
        self._socket: Any = None
        self._reader: asyncio.Task[None] | None = None

    async def open(self) -> "Page":
        """Connect, greet and look."""
        self._socket = await websockets.connect(
            self.url.replace("http", "ws") + "/api/socket",
            additional_headers={"cookie": self.cookie},
            origin=self.url,  # type: ignore[arg-type]
            proxy=None,
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=120,
        )
        self._reader = asyncio.create_task(self._read())
        await self.do({"type": "hello", "version": PROTOCOL})
        if self.code:
            await self.do({"type": "watch", "table": self.code, "seat": self.seat})
        return self

    async def _read(self) -> None:
        try:
            async for frame in self._socket:
                self._hear(DECODER.decode(frame))
        except websockets.ConnectionClosed as closed:
            for answer in self.waiting.values():  # nobody waits for what will never come
                answer.set_exception(closed)
            self.waiting.clear()
            self._told.set()

    def _hear(self, message: Message) -> None:
        self.received += 1
        if message.type == "state":
            for name in FIELDS.keys() & message.view.keys():  # what has not changed is not sent
                setattr(self.seen, name, FIELDS[name].decode(message.view[name]))
            self.state, self.came = message, time.perf_counter()
            self._told.set()
            self.on_state(self)
        elif message.id in self.waiting:
            self.waiting.pop(message.id).set_result(message)

    async def do(self, command: dict[str, Any]) -> Message:
        """Say something and wait for the answer."""
        identity = secrets.token_hex(6)
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.waiting[identity] = answer
        await self._socket.send(msgspec.json.encode({**command, "id": identity}).decode())
        return await answer

    @property
    def question(self) -> Question | None:
        """What this page is asked."""
        return self.seen.decision

    async def move(self, chance: random.Random) -> float:
        """Pick a random option: the whole answer, or the next part of a draft; a whole draft is given as the answer.

        Return the seconds until that was acknowledged, which is after the disk.
        """
        assert self.state is not None, "it looks at the table"
        draft = self.state.draft
        picks, question = (draft.picks, draft.next) if draft else ([], self.question)
        is_draft = question is not None and (self.state.is_sealed or self.state.is_staged)
        if question is not None:
            picks = [*picks, chance.choice(question.options).action]
        wanted = {"table": self.code, "seat": self.seat, "decision": self.state.decision}
        self._told.clear()
        begun = time.perf_counter()
        answer = await self.do(
            {"type": "draft", **wanted, "picks": picks} if is_draft else {"type": "play", **wanted, "actions": picks}
        )
        took = time.perf_counter() - begun
        if answer.type == "refused":
            self.refused.append(answer.reason)
        else:
            self.answers += not is_draft
            await self._told.wait()
        return took

    async def close(self) -> None:
        """Close the socket."""
        if self._socket:
            await self._socket.close()
        if self._reader:
            await self._reader


async def each(work: Iterable[Awaitable[Any]], said: str, total: int) -> list[Any]:
    """Run all of it, `AT_ONCE` at a time, and show the progress."""
    done: list[Any] = []
    gate = asyncio.Semaphore(AT_ONCE)
    shown = time.perf_counter()

    async def one(todo: Awaitable[Any]) -> None:
        nonlocal shown
        async with gate:
            done.append(await todo)
        if time.perf_counter() - shown > 5 or len(done) == total:
            shown = time.perf_counter()
            print(f"  {said}: {len(done)} of {total}", flush=True)

    await asyncio.gather(*(one(todo) for todo in work))
    return done


async def table(client: httpx.AsyncClient, game: str, seats: list[dict[str, str]]) -> tuple[str, list[str]]:
    """A started table; an `open` seat gets a person of its own. Return its code and the people's cookies by seat."""
    cookies: list[str] = []
    people = [number for number, seat in enumerate(seats) if seat["kind"] in ("open", "you")]
    for number in people:
        client.cookies.clear()
        answer = await client.post("/api/me", json={"name": f"P{number}"})
        cookies.append(f"rathaus={answer.cookies['rathaus']}")
    host = {"cookie": cookies[0]} if cookies else {}
    client.cookies.clear()
    made = await client.post("/api/tables", json={"game": game, "seats": seats}, headers=host)
    made.raise_for_status()
    code = str(made.json()["code"])
    for cookie in cookies[1:]:
        (await client.post(f"/api/tables/{code}/sit", json={}, headers={"cookie": cookie})).raise_for_status()
    (await client.post(f"/api/tables/{code}/start", headers=host)).raise_for_status()
    return code, cookies


async def four_people(urls: list[str], game: str) -> list[Page]:
    """A table of four people, each with a page; where a house has several workers, they take turns."""
    async with visitor(urls[0]) as client:
        code, cookies = await table(client, game, [{"kind": "you"}, *[{"kind": "open"}] * (PLAYERS - 1)])
    return [await Page(urls[seat % len(urls)], code, seat, cookie).open() for seat, cookie in enumerate(cookies)]


def visitor(url: str) -> httpx.AsyncClient:
    """Somebody's browser."""
    return httpx.AsyncClient(base_url=url, headers={"origin": url}, trust_env=False, verify=False, timeout=120)


def share(values: list[float], part: float) -> float:
    """The quantile: this part of all values lies below it."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
