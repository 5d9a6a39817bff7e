"""People who send nonsense: bytes that are no HTTP, frames that are no frames, messages that are no messages."""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from rathaus.server.messages import PROTOCOL

PATIENCE = 60.0
HELLO = {"type": "hello", "id": "1", "version": PROTOCOL}
WORDS = [
    "",
    "0",
    "-1",
    "null",
    "true",
    "🐀" * 9,
    "\u202e",
    "'; DROP TABLE log;--",
    "../../etc/passwd",
    "x" * 300,
    "\\ud800",
]
NUMBERS = [-1, 0, 1, 64, 2**31, 2**63, -(2**63), 10**400, 0.5, 1e308]
COMMANDS: list[dict[str, Any]] = [
    {"type": "play", "seat": 0, "decision": "0.0.00000000", "actions": [0]},
    {"type": "draft", "seat": 0, "decision": "0.0.00000000", "picks": [1, 2]},
    {"type": "undo", "seat": 1},
    {"type": "order", "seat": 1, "prompt": "deploy", "verb": "dump", "args": {"rats": 1}},
    {"type": "single", "seat": 3, "is_on": True},
    {"type": "seed", "seat": 0, "seed": "ab" * 32},
    {"type": "chat", "text": "\u0000\u0007"},
    {"type": "watch", "seat": 9},
]


class Nonsense:
    """All that comes to somebody's mind who means no good; the same again for the same seed."""

    def __init__(self, seed: object, tables: list[str]) -> None:
        self.chance = random.Random(repr(seed))
        self.tables = [*tables, "NOSUCH", "", "\u0000", "k" * 16]

    # Messages of the protocol that ask for what cannot be done: each is refused, and the socket stays.

    def refused(self) -> tuple[str, bytes]:
        chance = self.chance
        command, table = f"{chance.getrandbits(60):x}", chance.choice(self.tables[:-3])
        wanted = {**chance.choice(COMMANDS), "id": command, "table": table}
        for name in ("actions", "picks"):
            if name in wanted:
                wanted[name] = [chance.randrange(-(10**6), 10**9) for _ in range(chance.randrange(1, 9))]
        if "decision" in wanted and chance.random() < 0.5:
            wanted["decision"] = chance.choice(WORDS)[:40].encode("ascii", "ignore").decode()
        return command, frame(json.dumps(wanted).encode())

    # What ends a socket.

    def fatal(self) -> bytes:
        makers: list[Callable[[], bytes]] = [self.noise, self.cut, self.mistyped, self.strange, self.deep, self.broken]
        return self.chance.choice(makers)()

    def noise(self) -> bytes:
        return frame(self.chance.randbytes(self.chance.randrange(200)), opcode=self.chance.choice([1, 2]))

    def cut(self) -> bytes:
        whole = json.dumps({**self.chance.choice(COMMANDS), "id": "1", "table": "K7MPQ2"}).encode()
        return frame(whole[: self.chance.randrange(len(whole))])

    def mistyped(self) -> bytes:
        wanted: dict[str, Any] = {**self.chance.choice(COMMANDS), "id": "1", "table": "K7MPQ2"}
        name = self.chance.choice(sorted(wanted))
        wanted[name] = self.chance.choice([None, [], {}, [[]], {"a": 1}, *NUMBERS, "x" * 100, [None] * 200])
        return frame(json.dumps(wanted).encode() + b"}" * self.chance.randrange(1, 3))

    def strange(self) -> bytes:
        wanted = {"type": self.chance.choice(["cheat", "", "Play", *WORDS]), "id": "1", self.chance.choice(WORDS): 1}
        return frame(json.dumps(wanted).encode())

    def deep(self) -> bytes:
        depth = self.chance.randrange(10, 4000)
        return frame((b"[" if self.chance.random() < 0.5 else b'{"a":') * depth)

    def broken(self) -> bytes:
        """No WebSocket frame at all: reserved bits, no mask, endless lengths, control frames that are too long."""
        return self.chance.choice(
            [
                b"\xf1\x80\x00\x00\x00\x00",
                b"\x81\x05hello",
                b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",
                b"\x89\xfe\x01\x00\x00\x00\x00\x00" + b"p" * 256,
                b"\x80\x81\x00\x00\x00\x00x",
                b"\x88\x82\x00\x00\x00\x00\xff\xff",
                b"\x83\x80\x00\x00\x00\x00",
                self.chance.randbytes(64),
            ]
        )

    # HTTP.

    def request(self, host: str, origin: str, cookie: str) -> bytes:
        chance = self.chance
        if chance.random() < 0.2:
            return chance.choice([chance.randbytes(80), b"GET\r\n\r\n", b"\r\n" * 9, b"POST /api/me HTTP/9.9\r\n\r\n"])
        method = chance.choice(["POST", "PUT", "PATCH", "DELETE", "GET", "OPTIONS", "TRACE", "CHEESE"])
        path = chance.choice(["/api/me", "/api/tables", "/api/return", "/api/me/link", *self.paths()])
        body = chance.choice(
            [
                b"",
                b"{",
                b"\xff\xfe",
                b"[" * 9000,
                chance.randbytes(99),
                json.dumps({"name": chance.choice(WORDS), "game": chance.choice(WORDS), "seats": 5}).encode(),
                json.dumps({"name": chance.choice(NUMBERS[:-3])}).encode(),
            ]
        )
        length = chance.choice([str(len(body)), str(len(body)), "-1", "99999999999999999999", "x"])
        kind = chance.choice(["application/json", "text/xml", "application/x-www-form-urlencoded", "\u00ff/\u00ff"])
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", f"Origin: {origin}", f"Content-Type: {kind}"]
        lines += [
            f"Content-Length: {length}",
            f"Cookie: {chance.choice([cookie, 'rathaus=x', 'rathaus=' + 'y' * 4000])}",
        ]
        lines += [f"Accept-Language: {chance.choice(['de', 'xx;q=9', ',,,', '*' * 200])}", "Connection: close"]
        return "\r\n".join([*lines, "", ""]).encode("latin-1") + body

    def paths(self) -> list[str]:
        table = self.chance.choice(["K7MPQ2", "%00", "..%2f..", "%f0%9f%90%80", "a" * 3000, *self.tables[:-4]])
        return [
            f"/api/tables/{table}/{end}"
            for end in ("sit", "leave", "start", "ask", "back", "swap", "seats/9", "seats/-1")
        ] + [f"/api/matches/{table}/export", f"/{table}", f"/api/words/{table}/x.ftl", f"/api/tables/{table}?x=%zz"]


def frame(payload: bytes, opcode: int = 1) -> bytes:
    """A frame of a page; the mask is all zeros."""
    size = len(payload)
    head = bytes([0x80 | opcode])
    head += bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


async def visit(host: str, cookie: str, messages: dict[str, bytes], last: bytes) -> bytes:
    """Open a socket, greet, say all of that until each id is answered, then the last word; return all it said."""
    lines = ["GET /api/socket HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", f"Cookie: {cookie}"]
    lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
    async with call(host) as (reader, writer):
        writer.write("\r\n".join([*lines, "Sec-WebSocket-Version: 13", "", ""]).encode())
        said = await reader.readuntil(b"\r\n\r\n")
        writer.writelines([frame(json.dumps(HELLO).encode()), *messages.values()])
        while any(f'"id":"{command}"'.encode() not in said for command in messages):
            got = await reader.read(65536)
            assert got, f"it hung up too soon: {said[-300:]!r}"
            said += got
        writer.write(last)
        return said + await rest(reader)


async def ask(host: str, request: bytes) -> bytes:
    """Send bytes that may be a request; return what the house said to it."""
    async with call(host) as (reader, writer):
        writer.write(request)
        with contextlib.suppress(OSError):
            writer.write_eof()
        return await rest(reader)


async def rest(reader: asyncio.StreamReader) -> bytes:
    """All until the other side hangs up."""
    said = b""
    with contextlib.suppress(ConnectionError):  # it hung up while we were still talking
        while b'"type":"bye"' not in said and (got := await reader.read(65536)):
            said += got
    return said


@asynccontextmanager
async def call(host: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    address, _, port = host.partition(":")
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(address, int(port))
        try:
            yield reader, writer
        finally:
            writer.close()


def status_of(answer: bytes) -> int:
    """The status of an HTTP answer; 0 where there is none."""
    words = answer.split(b" ", 2)
    return int(words[1]) if len(words) > 1 and words[0].startswith(b"HTTP/") else 0
