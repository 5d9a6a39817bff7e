"""A page that plays one seat, or looks on, whatever happens to its connection: it comes back and goes on.

What it was told is added up as a page does it, so that a line that is missing or comes twice is seen at the end.
"""

import asyncio
import json
import secrets
from hashlib import sha256
from typing import Any

import websockets

from rathaus.server.messages import PROTOCOL
from tests.following import whole
from tests.server.house import Person, Place

BROKEN = (OSError, TimeoutError, EOFError, websockets.WebSocketException)


def choice(seat: int, prompt: str, actions: list[int]) -> int:
    """One of the actions; the same for the same question, so that a game's course is fixed by its dice."""
    number = int.from_bytes(sha256(f"{seat} {prompt} {actions}".encode()).digest()[:8], "big")
    return actions[number % len(actions)]


class Player:
    """Somebody at a table, by way of one of several places; -1 looks on."""

    def __init__(self, person: Person, places: list[Place], table: str, seat: int) -> None:
        self.who = person.who
        self.cookie = person.cookie()
        self.places = places
        self.table = table
        self.seat = seat
        self.state: dict[str, Any] = {}
        self.table_state: dict[str, Any] = {}
        self.lines: list[tuple[int, str, str]] = []  # entry, kind, facts
        self.sent: set[str] = set()
        self.done: dict[str, int] = {}
        self.comings = 0
        self.plays = True
        self.faults: list[str] = []
        self._open: dict[str, Any] | None = None  # the command that has no answer yet
        self._drafted: dict[str, Any] = {}  # what was sent last
        self._settled = ""  # the decision that was answered last
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    # From outside.

    async def until(self, holds: Any, patience: float = 120.0) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(patience):
            while not holds():
                assert not self._task.done(), self._task.exception()
                self._news.clear()
                await self._news.wait()

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    @property
    def version(self) -> int:
        return int(self.state.get("version", -1))

    def is_over(self) -> bool:
        has_ended = bool(self.state) and self.state["view"]["result"] is not None
        return has_ended and self.table_state["state"] == "over"

    def is_settled(self) -> bool:
        """Whether all that was sent is answered."""
        return self._open is None

    # The connection.

    async def _run(self) -> None:
        while True:
            place = self.places[self.comings % len(self.places)]
            self.comings += 1
            try:
                await self._visit(place)
            except BROKEN:
                await asyncio.sleep(0.02)

    async def _visit(self, place: Place) -> None:
        headers = {"cookie": self.cookie}
        address = place.url.replace("http", "ws") + "/api/socket"
        async with websockets.connect(
            address,
            additional_headers=headers,
            origin=place.url,  # type: ignore[arg-type]
            proxy=None,
            max_size=None,
            open_timeout=5,
            close_timeout=0.1,
        ) as socket:
            await self._say(socket, type="hello", id=secrets.token_hex(6), version=PROTOCOL)
            known = {"match": self.state["match"], "seen": self.version} if self.state else {}
            await self._say(socket, type="watch", id=secrets.token_hex(6), table=self.table, seat=self.seat, **known)
            if self._open:
                await self._say(socket, **self._open)
            async for frame in socket:
                await self._hear(socket, json.loads(frame))
                self._news.set()

    async def _say(self, socket: Any, **message: Any) -> None:
        await socket.send(json.dumps(message))

    # What is heard.

    async def _hear(self, socket: Any, message: dict[str, Any]) -> None:
        match message["type"]:
            case "state":
                self._take(message)
            case "table":
                self.table_state = message["table"]
            case "done" | "refused":
                await self._settle(socket, message)
        await self._consider(socket)

    def _take(self, state: dict[str, Any]) -> None:
        assert state["version"] >= self.version, "a page never goes back"
        if state["since"] == -1:
            self.lines = []
        else:
            assert state["since"] == self.version, "nothing is missing, nothing comes twice"
        undone = set(state["undone"])
        fresh = [(line["entry"], line["kind"], json.dumps(line["facts"])) for line in state["events"]]
        self.lines = [line for line in self.lines if line[0] not in undone] + fresh
        self.state = whole(self.state or None, state)

    async def _settle(self, socket: Any, said: dict[str, Any]) -> None:
        if self._open is None or said["id"] != self._open["id"]:
            return
        if self._open["type"] == "draft" and said["type"] == "done":
            self._open = None
            return
        if said["type"] == "done":
            self.done[said["id"]] = said["version"]
        elif said["reason"] == "store":
            await asyncio.sleep(0.05)
            await self._say(socket, **self._open)
            return
        elif said["reason"] not in ("late", "not-your-turn"):
            self.faults.append(said["reason"])
        self._settled, self._open = self._open["decision"], None

    async def _consider(self, socket: Any) -> None:
        """Answer what is asked, unless an answer is on its way."""
        if not self.plays or self._open or not self.state or self.state["decision"] in ("", self._settled):
            return
        command = self._next_command()
        if command["type"] == "draft" and command == self._drafted:
            return  # its state is on its way
        self._drafted = command
        self._open = {**command, "id": secrets.token_hex(6)}
        if command["type"] == "play":
            self.sent.add(self._open["id"])
        await self._say(socket, **self._open)

    def _next_command(self) -> dict[str, Any]:
        """The whole answer; where it has several picks, first a draft of as many as are chosen."""
        state, draft = self.state, self.state["draft"]
        place = {"table": self.table, "seat": self.seat, "decision": state["decision"]}
        if draft and draft["is_complete"]:
            return {"type": "play", **place, "actions": draft["picks"]}
        decision = draft["next"] if draft else state["view"]["decision"]
        actions = [option["action"] for option in decision["options"]]
        picks = [*(draft["picks"] if draft else []), choice(self.seat, decision["prompt"], actions)]
        if state["is_sealed"] or state["is_staged"]:
            return {"type": "draft", **place, "picks": picks}
        return {"type": "play", **place, "actions": picks}
