"""V28: what does not arrive, or is not taken, holds no place in the house."""

import asyncio
import contextlib
import resource
import socket
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from rathaus.server import arrivals, pages
from rathaus.server.config import Limits
from tests.server.canary import CAGE
from tests.server.hostile import ask, call, rest, status_of
from tests.server.house import House, Person, house
from tests.server.test_hostile import browser
from tools.roomy import ROOMY, roomy

HASTY = msgspec.structs.replace(ROOMY, arrival_seconds=0.4)
WHOLE = b"GET /api/house HTTP/1.1\r\nHost: x\r\n\r\n"
BODY = b"POST /api/me HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\nContent-Type: application/json\r\n"
HALVES = {
    "nothing": b"",
    "a letter": b"G",
    "half a head": b"GET /api/house HTTP/1.1\r\nHost: x\r\n",
    "half a body": BODY + b'Content-Length: 14\r\n\r\n{"name":',
    "half a chunk": BODY + b'Transfer-Encoding: chunked\r\n\r\nf\r\n{"name":',
    "a body too large": BODY + b"Content-Length: 99999\r\n\r\n{",
    "half a handshake": b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    "an answered request, and half of the next": WHOLE + b"GET /api",
    "an answered request, and then an empty line": WHOLE,
}


def host_of(opened: House) -> str:
    return opened.url.removeprefix("http://")


@pytest.mark.parametrize("what", HALVES)
async def test_half_a_request_is_not_waited_for(tmp_path: Path, what: str, caplog: pytest.LogCaptureFixture) -> None:
    async with house(tmp_path, CAGE, limits=HASTY) as opened:
        host = host_of(opened)
        async with call(host) as (reader, writer), asyncio.timeout(10):
            half = HALVES[what]
            writer.write(half % (host.encode(), host.encode()) if b"%s" in half else half)
            if what == "an answered request, and then an empty line":
                await reader.readuntil(b"}")
                writer.write(b"\r\n")

            await rest(reader)  # returns when the house hangs up
        assert status_of(await ask(host, WHOLE)) == 200

    assert [record.msg for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("what", ["half a head", "half a body", "half a handshake"])
async def test_bytes_that_trickle_do_not_gain_time(tmp_path: Path, what: str) -> None:
    async with house(tmp_path, CAGE, limits=HASTY) as opened:
        host = host_of(opened)
        async with call(host) as (reader, writer), asyncio.timeout(10):
            half = HALVES[what]
            writer.write(half % (host.encode(), host.encode()) if b"%s" in half else half)

            async def trickle() -> None:
                while True:
                    writer.write(b" " if what == "half a body" else b"x")
                    await asyncio.sleep(0.3)

            trickling = asyncio.create_task(trickle())
            with contextlib.suppress(ConnectionError):
                await reader.read()
            trickling.cancel()


async def test_what_arrives_in_time_is_answered(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE, limits=msgspec.structs.replace(ROOMY, arrival_seconds=5.0)) as opened:
        host = host_of(opened)
        async with call(host) as (reader, writer):
            request = BODY % (host.encode(), host.encode()) + b'Content-Length: 14\r\n\r\n{"name":"Ada"}'
            for part in (request[:20], request[20:-9], request[-9:]):
                writer.write(part)
                await asyncio.sleep(0.05)
            assert status_of(await reader.readuntil(b"}")) == 200


async def test_a_socket_that_does_not_greet_is_closed(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE, limits=HASTY) as opened:
        ada = await opened.person("Ada")
        silent, polite = await ada.page(greets=False), await ada.page()

        assert await silent.closed() == (1013, "slow")
        await asyncio.sleep(0.6)
        assert (await polite.do("ping"))["type"] == "done"


async def test_where_an_address_sends_too_many_halves_the_oldest_go(tmp_path: Path) -> None:
    few = msgspec.structs.replace(ROOMY, arrival_seconds=60.0, unfinished_an_address=3)
    async with house(tmp_path, CAGE, limits=few) as opened:
        host = host_of(opened)
        async with contextlib.AsyncExitStack() as stack:
            halves = [await stack.enter_async_context(call(host)) for _ in range(10)]
            for _, writer in halves:
                writer.write(b"GET /api")
            await asyncio.sleep(arrivals.SETTLED + 0.2)

            assert status_of(await ask(host, WHOLE)) == 200
            for reader, _ in halves[:7]:
                async with asyncio.timeout(5):
                    assert await rest(reader) == b""
            assert [reader.at_eof() for reader, _ in halves[8:]] == [False] * 2


async def test_an_answer_that_nobody_takes_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_bytes(b"x" * 30_000_000)
    monkeypatch.setattr(pages, "FILES", pages.load(tmp_path / "page"))
    monkeypatch.setattr(arrivals, "TAKING", 0.3)
    async with house(tmp_path, CAGE) as opened:
        host, port = host_of(opened).split(":")
        with socket.create_connection((host, int(port))) as idle:
            idle.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            await asyncio.sleep(1.0)

            taken = await asyncio.to_thread(drain, idle)
        assert taken < 30_000_000


def drain(line: socket.socket) -> int:
    """How many bytes there are until the other side is gone."""
    line.settimeout(10)
    taken = 0
    with contextlib.suppress(ConnectionError):
        while got := line.recv(1 << 20):
            taken += len(got)
    return taken


# T22: the house from outside.


@contextlib.contextmanager
def few_files(most: int) -> Iterator[None]:
    """What is started within has this many open files, unless it asks for more."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.long
async def test_t22_eleven_hundred_half_sent_requests_shut_nobody_out(tmp_path: Path) -> None:
    limits = msgspec.to_builtins(Limits())
    with contextlib.ExitStack() as stack:
        with few_files(1024):
            opened = stack.enter_context(roomy(tmp_path, limits=limits, bot_workers=1))
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        stack.enter_context(few_files(min(hard, 8192)))
        host, port = opened.url.removeprefix("http://").split(":")
        ada = Person(opened, {})
        assert (await ada.post("/api/me", {"name": "Ada"})).status_code == 200
        code = await ada.table("you", "here:Bob", start=True)
        page = await ada.look(code, 0)
        await page.until(page.is_asked)
        for _ in range(1100):
            half = stack.enter_context(socket.create_connection((host, int(port))))
            half.sendall(b"GET /api/house HTTP/1.1\r\nHost: x\r\n")

        assert (await page.play())["type"] == "done"
        assert (await (await ada.look(code, 1)).do("ping"))["type"] == "done"
        async with browser(opened) as newcomer:
            assert (await newcomer.get(f"/api/tables/{code}", timeout=5)).status_code == 200
        assert opened.complaints() == []
        await ada.leave()
