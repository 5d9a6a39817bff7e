"""The door: origins, headers, limits, malformed bytes; and the page's files."""

import asyncio
import gc
import json
import weakref
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import websockets

from rathaus.server import pages
from tests.server.canary import CAGE
from tests.server.house import house
from tests.server.test_lobby import reason
from tools.roomy import ROOMY


@pytest.mark.parametrize("origin", ["", "null", "https://evil.example", "http://127.0.0.1", "http://127.0.0.1:1", "x"])
async def test_other_sites_cannot_act(tmp_path: Path, origin: str) -> None:
    async with house(tmp_path, CAGE) as opened:
        eve = await opened.person()
        for method in ("POST", "PUT", "PATCH", "DELETE"):
            said = await eve.send(method, "/api/me", {"name": "Eve"}, headers={"origin": origin})
            assert reason(said) == (403, "other-origin")
        with pytest.raises(websockets.InvalidStatus) as refused:
            await eve.page(origin=origin or "file://")
        assert refused.value.response.status_code == 403


async def test_every_answer_carries_the_headers(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        eve = await opened.person()
        for path in ("/", "/t/ABCDEF", "/api/house", "/api/nothing", "/api/me", "/api/words/en/house.ftl", "/x.js"):
            headers = (await eve.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "nonsense",
        '{"type":"hello"}',
        '{"type":"cheat","id":"1"}',
        '{"type":"ping","id":"1","x":1}',
        '{"type":"ping","id":""}',
        '{"type":"watch","id":"1","table":"A","seat":99999}',
        '{"type":"play","id":"1","table":"A","seat":0,"decision":"x","actions":[]}',
        '{"type":"play","id":"1","table":"A","seat":0,"decision":"x","actions":["1"]}',
        '{"type":"order","id":"1","table":"A","seat":0,"prompt":"x","verb":"y","args":' + '{"a":' * 500 + "1",
        "[" * 4000,
        "🐀",
    ],
)
async def test_what_is_no_message_ends_the_socket(tmp_path: Path, frame: str) -> None:
    async with house(tmp_path, CAGE) as opened:
        page = await (await opened.person("Ada")).page()
        await page.socket.send(frame)

        assert await page.closed() == (1008, "unknown-message")


async def test_other_ends_of_a_socket(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(ROOMY, messages=(100, 20.0), sockets_an_address=4, handshakes=(7, 60.0))
    async with house(tmp_path, CAGE, limits=limits) as opened:
        ada = await opened.person("Ada")
        silent, binary, large, busy = [await ada.page(greets=number > 0) for number in range(4)]
        with pytest.raises(websockets.InvalidStatus):
            await ada.page()
        await silent.say("ping")
        assert await silent.closed() == (1008, "unknown-message")
        await binary.socket.send(b"\x00\xff")
        assert await binary.closed() == (1008, "unknown-message")
        await large.socket.send(json.dumps({"type": "ping", "id": "x" * 9000}))
        assert await large.closed() == (1008, "too-large")
        for _ in range(101):
            await busy.say("ping")
        assert await busy.closed() == (1008, "too-many")
        old = await ada.page(greets=False)
        await old.say("hello", version=99)
        assert await old.closed() == (1008, "version")
        await ada.page()
        with pytest.raises(websockets.InvalidStatus):
            await ada.page()


async def test_bodies_that_are_too_large_or_broken(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        ada = await opened.person("Ada")
        post = ada.http.post
        own = {"origin": opened.url, "content-type": "application/json"}

        async def drip() -> AsyncIterator[bytes]:
            for _ in range(40):
                yield b" " * 1000

        assert reason(await post("/api/me", content=b" " * 20000, headers=own)) == (413, "too-large")
        assert reason(await post("/api/me", content=drip(), headers=own)) == (413, "too-large")
        for body in (b"", b"{", b"[]", b'{"name": 5}', b'{"name": "x", "y": 1}', b"\xff\xfe", b"[" * 9000):
            assert reason(await post("/api/me", content=body, headers=own)) == (400, "malformed")
        assert (await ada.send("DELETE", "/api/house")).status_code in (404, 405)


async def test_requests_are_limited_for_an_address(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE, limits=msgspec.structs.replace(ROOMY, requests=(5, 60.0))) as opened:
        eve = await opened.person()
        answers = [(await eve.get("/api/house")).status_code for _ in range(7)]

        assert answers == [200] * 5 + [429] * 2


async def test_pages_have_their_types_and_are_cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<p>hello")
    (tmp_path / "page" / "assets" / "a-1234.js").write_text("1")
    monkeypatch.setattr(pages, "FILES", pages.load(tmp_path / "page"))
    async with house(tmp_path, CAGE) as opened:
        eve = await opened.person()
        index, script = await eve.get("/t/ABCDEF"), await eve.get("/assets/a-1234.js")

        assert (index.text, index.headers["cache-control"]) == ("<p>hello", "no-cache")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        again = await eve.send("GET", "/", headers={"if-none-match": index.headers["etag"]})
        assert again.status_code == 304
        for path in ("/missing.js", "/assets/../../house.sqlite", "/api/x", "/%2e%2e/house.sqlite"):
            assert (await eve.get(path)).status_code == 404
        assert (await eve.get("/missing.js")).json()["reason"] == "no-such-page"


async def test_who_types_an_address_reads_a_sentence_and_no_json(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(ROOMY, requests=(2, 3600))
    typed = {"accept": "text/html,application/xhtml+xml", "accept-language": "de"}
    async with house(tmp_path, CAGE, limits=limits) as opened:
        eve = await opened.person(**typed)
        missing, broken, third = await eve.get("/me.html"), await eve.get("/t/%E0%A4"), await eve.get("/")

        assert (missing.status_code, broken.status_code, third.status_code) == (404, 400, 429)
        for answer, words in ((missing, "Unter dieser Adresse"), (broken, "UTF-8"), (third, "Zu viele Anfragen")):
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert words in answer.text


async def test_words_rules_and_codes_are_served(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "open")

        assert "refused-not-offered" in (await ada.get("/api/words/en/house.ftl")).text
        assert "prompt-deploy" in (await ada.get("/api/words/en/ratland.ftl")).text
        assert "RL-1.1" in (await ada.get("/api/rules/en/ratland.md")).text
        picture = await ada.get(f"/api/tables/{code}/qr.svg")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        schema = (await ada.get("/api/schema/openapi.json")).json()
        assert "/api/tables/{code}/sit" in schema["paths"]


async def test_a_room_that_nobody_needs_leaves_the_memory(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE, limits=msgspec.structs.replace(ROOMY, rooms=2)) as opened:
        ada = await opened.person("Ada")
        codes = [await ada.table("you", "here:Bob", game="canary", start=True) for _ in range(5)]
        await asyncio.sleep(0.05)
        await ada.table("you", "here:Bob", game="canary", start=True)

        assert len(opened.service.rooms) <= 3
        page = await ada.look(codes[0], 0)
        await page.until(lambda: page.states)
        assert page.is_asked()


async def test_what_leaves_the_memory_is_gone_at_once_and_not_when_somebody_searches_for_it(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE, limits=msgspec.structs.replace(ROOMY, rooms=2)) as opened:
        ada = await opened.person("Ada")
        codes = [await ada.table("you", "here:Bob", game="canary", start=True) for _ in range(4)]
        page = await ada.look(codes[0], 0)
        await page.close()
        left = weakref.ref(opened.service.rooms[codes[0]])
        gc.collect()
        gc.disable()
        try:
            for _ in range(4):
                await ada.table("you", "here:Bob", game="canary", start=True)
            async with asyncio.timeout(20):
                while left() is not None:
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()
