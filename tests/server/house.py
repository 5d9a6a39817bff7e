"""A real house on a free port, and people who talk to it from outside."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
import uvicorn
import websockets

from rathaus.core.game import Game
from rathaus.server.config import Config
from rathaus.server.messages import PROTOCOL
from rathaus.server.serve import bound_socket, server_config
from rathaus.server.service import Service
from rathaus.server.staging import Stage
from rathaus.server.store import Store
from tests.following import Following
from tools.roomy import ROOMY

SPECTATOR = -1
PATIENCE = 20.0


class House:
    """The running service, its address, and all bytes that people got from it."""

    def __init__(self, service: Service, port: int) -> None:
        self.service = service
        self.url = f"http://127.0.0.1:{port}"
        self.people: list[Person] = []

    async def person(self, name: str = "", **headers: str) -> "Person":
        """Somebody with a browser of their own; with a name, a guest."""
        person = Person(self, headers)
        self.people.append(person)
        if name:
            answer = await person.post("/api/me", {"name": name})
            assert answer.status_code == 200, answer.text
            person.who = answer.json()["who"]
        return person


class Place(Protocol):
    """Where people go to."""

    url: str


class Person:
    """A browser: cookies, requests, and sockets."""

    def __init__(self, house: Place, headers: dict[str, str]) -> None:
        self.house = house
        self.who = ""
        self.bytes: list[bytes] = []  # everything that this person ever got
        self.pages: list[Page] = []
        self.http = httpx.AsyncClient(
            base_url=house.url,
            headers={"origin": house.url, **headers},
            trust_env=False,
            verify=False,
            timeout=30,  # as long as a page is given in a browser
        )

    async def get(self, path: str) -> httpx.Response:
        return self._got(await self.http.get(path))

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return self._got(await self.http.post(path, json=body))

    async def send(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self._got(await self.http.request(method, path, json=body, **more))

    def _got(self, answer: httpx.Response) -> httpx.Response:
        self.bytes.append(answer.content + repr(answer.headers).encode())
        return answer

    async def table(self, *seats: Any, game: str = "ratland", **more: Any) -> str:
        """Make a table; a seat is `you`, `open`, a bot's name, or `here:Name`."""
        answer = await self.post("/api/tables", {"game": game, "seats": [wish(seat) for seat in seats], **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def page(self, *, greets: bool = True, origin: str | None = None) -> "Page":
        """Open a socket."""
        socket = await websockets.connect(
            self.house.url.replace("http", "ws") + "/api/socket",
            additional_headers={"cookie": self.cookie()},
            origin=origin or self.house.url,  # type: ignore[arg-type]
            proxy=None,
            max_size=None,
        )
        page = Page(self, socket)
        self.pages.append(page)
        if greets:
            await page.do("hello", version=PROTOCOL)
        return page

    async def look(self, table: str, seat: int = SPECTATOR) -> "Page":
        """Open a page and look at a table."""
        page = await self.page()
        await page.do("watch", table=table, seat=seat)
        return page

    async def leave(self) -> None:
        for page in self.pages:
            await page.close()
        await self.http.aclose()


def wish(seat: str) -> dict[str, str]:
    if seat.startswith("here:"):
        return {"kind": "here", "name": seat.removeprefix("here:")}
    return {"kind": seat} if seat in ("you", "open") else {"kind": "bot", "bot": seat}


class Page:
    """A page's socket: what was heard, by type, and the last word on each table."""

    def __init__(self, person: Person, socket: Any) -> None:
        self.person = person
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.answers: dict[str, list[dict[str, Any]]] = {}
        self.states: list[Any] = []
        self._following = Following()
        self.tables: list[dict[str, Any]] = []
        self.code: int | None = None
        self._news = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                self.person.bytes.append(frame.encode())
                self._sort(json.loads(frame))
        except websockets.ConnectionClosedError:
            pass
        self.code = self.socket.close_code
        self._news.set()

    def _sort(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        if message["type"] in ("done", "refused"):
            self.answers.setdefault(message["id"], []).append(message)
        elif message["type"] == "state":
            self.states.append(self._following.hear(message))
        elif message["type"] == "table":
            self.tables.append(message["table"])
        self._news.set()

    async def say(self, kind: str, **fields: Any) -> str:
        """Send a message; return its id."""
        command = fields.pop("id", None) or secrets.token_hex(6)
        await self.socket.send(json.dumps({"type": kind, "id": command, **fields}))
        return str(command)

    async def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        before = len(self.answers.get(fields.get("id", ""), []))
        command = await self.say(kind, **fields)
        await self.until(lambda: len(self.answers.get(command, [])) > before)
        return self.answers[command][-1]

    async def until(self, holds: Any, patience: float = PATIENCE) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(patience):
            while not holds():
                if self.code is not None:
                    raise AssertionError(f"the house hung up with {self.code}: {self.heard[-1:]}")
                self._news.clear()
                await self._news.wait()

    async def closed(self) -> tuple[int, str]:
        """Wait for the end; return the code and the reason of the goodbye."""
        async with asyncio.timeout(PATIENCE):
            await self._reader
        said = [message["reason"] for message in self.heard if message["type"] == "bye"]
        assert self.code is not None
        return self.code, said[-1] if said else ""

    @property
    def state(self) -> dict[str, Any]:
        last: dict[str, Any] = self.states[-1]
        return last

    @property
    def table(self) -> dict[str, Any]:
        return self.tables[-1]

    def is_asked(self) -> bool:
        return bool(self.states) and self.state["view"]["decision"] is not None

    def is_over(self) -> bool:
        return bool(self.tables) and self.table["state"] == "over"

    async def play(self, pick: Any = None, **fields: Any) -> dict[str, Any]:
        """Answer what is asked: the first option, or one that `pick` chooses among the actions, or a whole answer."""
        state = self.state
        chosen = _chosen(state["view"]["decision"], pick)
        if not isinstance(chosen, list):
            chosen = await self._whole(state["decision"], [chosen], pick)
        wanted = {"table": state["table"], "seat": state["seat"], "decision": state["decision"], "actions": chosen}
        return await self.do("play", **{**wanted, **fields})

    async def _whole(self, decision: str, picks: list[int], pick: Any) -> list[int]:
        """All picks of an answer, where it has several: the service says what may be picked next."""
        state = self.state
        if not (state["is_sealed"] or state["is_staged"]):
            return picks
        while (await self.draft(decision, picks))["type"] == "done":
            draft = self.state["draft"]
            if draft is None or draft["is_complete"]:
                break
            picks = [*picks, _chosen(draft["next"], pick)]
        return picks

    async def draft(self, decision: str, picks: list[int], **fields: Any) -> dict[str, Any]:
        """Keep picks, and wait for the state that shows them, or for another question."""
        place = {"table": self.state["table"], "seat": self.state["seat"]}
        answer = await self.do("draft", **place, decision=decision, picks=picks, **fields)
        if answer["type"] == "done" and not fields:
            await self.until(lambda: self.state["decision"] != decision or self._drafted() == picks)
        return answer

    def _drafted(self) -> list[int]:
        draft = self.state["draft"]
        return list(draft["picks"]) if draft else []

    async def play_on(self, pick: Any = None) -> None:
        """Answer whatever is asked until the game is over."""
        while True:
            await self.until(lambda: self.is_asked() or self.is_over())
            if self.is_over():
                return
            version = self.state["version"]
            answer = await self.play(pick)
            if answer["type"] == "refused":
                assert answer["reason"] in ("late", "not-your-turn"), answer
                continue
            await self.until(lambda version=version: self.state["version"] > version)

    async def close(self) -> None:
        await self.socket.close()
        await self._reader


def _chosen(decision: dict[str, Any], pick: Any) -> Any:
    actions = [option["action"] for option in decision["options"]]
    return pick(actions) if pick else actions[0]


@asynccontextmanager
async def house(
    place: Path | str, games: dict[str, Game] | None = None, stage: Stage | None = None, **settings: Any
) -> AsyncIterator[House]:
    """A house with its own database (a folder for it, or an address), until the end of the block."""
    workers = 1 if games is None else 0  # bots know only the games of the house
    settings = {"limits": ROOMY, "bot_workers": workers, "bot_pace": 0.0, "seed_seconds": 2.0, **settings}
    database = place if isinstance(place, str) else f"sqlite:///{place}/house.sqlite"
    config = Config(database=database, host="127.0.0.1", port=0, **settings)
    service = Service(config, await Store.open(database), {stage.game.name: stage.game} if stage else games)
    service.stage = stage
    with bound_socket("127.0.0.1", 0) as taken:
        server = uvicorn.Server(server_config(service))
        running = asyncio.create_task(server.serve(sockets=[taken]))
        async with asyncio.timeout(PATIENCE):
            while not server.started:
                await asyncio.sleep(0.005)
        opened = House(service, taken.getsockname()[1])
        try:
            yield opened
        finally:
            for person in opened.people:
                await person.leave()
            server.should_exit = True
            await running
