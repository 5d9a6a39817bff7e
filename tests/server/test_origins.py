"""T14: the cross-origin matrix. No other site can act here, read here, frame the page or open its socket."""

from pathlib import Path
from typing import Any

import pytest
import websockets

from rathaus.server.store.sqlite import SQLite
from tests.server.canary import CAGE
from tests.server.house import House, Person, house
from tests.server.test_lobby import reason

FOREIGN = [
    "",
    "null",
    "https://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://localhost:{port}",
    "http://127.0.0.1:{port}.evil.example",
    "http://evil.example@127.0.0.1:{port}.example",
    "ftp://127.0.0.1:{port}",
    "//127.0.0.1:{port}",
    "127.0.0.1:{port}",
    "http://127.0.0.1:{port}/",
    "HTTP://EVIL.EXAMPLE",
]
SENT = {"sec-fetch-site": "cross-site", "content-type": "text/plain"}
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


async def doors(person: Person) -> list[tuple[str, str]]:
    """Every operation that the house describes."""
    schema = (await person.get("/api/schema/openapi.json")).json()
    return [(method.upper(), path) for path, found in schema["paths"].items() for method in found]


def filled(path: str, code: str) -> str:
    for name in ("code", "match"):
        path = path.replace(f"{{{name}}}", code)
    return path.replace("{seat}", "1").replace("{language}", "en").replace("{file}", "house.ftl")


def origins(opened: House) -> list[str]:
    port = opened.url.rpartition(":")[2]
    return [origin.format(port=port) for origin in FOREIGN]


async def test_t14_no_other_site_can_act(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "open", game="canary")
        before = (await ada.get(f"/api/tables/{code}")).json()
        tried = 0
        for method, path in await doors(ada):
            if method in ("GET", "HEAD"):
                continue
            for origin in origins(opened):
                headers = {**SENT, "origin": origin} if origin else SENT
                said = await send(ada, method, filled(path, code), headers)
                assert reason(said) == (403, "other-origin"), f"{method} {path} from {origin!r}"
                tried += 1

        assert tried > 150
        assert (await ada.get(f"/api/tables/{code}")).json() == before


async def send(person: Person, method: str, path: str, headers: dict[str, str]) -> Any:
    """As a browser would for another site: with the cookie, and that site's origin or none."""
    person.http.headers.pop("origin", None)
    try:
        return await person.send(method, path, {"name": "Eve"}, headers=headers)
    finally:
        person.http.headers["origin"] = person.house.url


async def test_t14_no_other_site_opens_a_socket(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        ada = await opened.person("Ada")
        for origin in origins(opened):
            with pytest.raises(websockets.InvalidStatus) as refused:
                await ada.page(origin=origin or "file://")
            assert refused.value.response.status_code == 403
        assert not opened.service.connections


async def test_t14_no_other_site_reads_frames_or_sniffs(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "open", game="canary")
        reads = [filled(path, code) for method, path in await doors(ada) if method == "GET"]
        for path in [*reads, "/", "/t/ABCDEF", "/x.js", "/api/nothing"]:
            for method in ("GET", "OPTIONS"):
                asked = {"origin": "https://evil.example", "access-control-request-method": "POST"}
                headers = (await ada.send(method, path, headers=asked)).headers
                assert not [name for name in headers if name.startswith("access-control-")], path
                assert {name: headers[name] for name in HEADERS} == HEADERS, path
                policy = headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "frame-ancestors 'none'" in policy
                assert "unsafe" not in policy


async def test_t14_behind_a_proxy_only_the_public_address_counts(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE, public_url="https://games.example") as opened:
        own = await opened.person(origin="https://games.example")
        assert (await own.post("/api/me", {"name": "Ada"})).status_code == 200
        for origin in ("http://games.example", "https://games.example:444", "https://games.example.evil", opened.url):
            said = await own.send("POST", "/api/me", {"name": "Eve"}, headers={"origin": origin})
            assert reason(said) == (403, "other-origin")
        assert (await own.get("/")).headers["strict-transport-security"]


@pytest.mark.parametrize("path", ["/api/health", "/api/metrics"])
async def test_how_the_house_is_tells_nothing_of_its_tables(tmp_path: Path, path: str) -> None:
    async with house(tmp_path, CAGE) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "here:Bob", game="canary", start=True)
        page = await ada.look(code, 0)
        await page.until(page.is_asked)
        room = await opened.service.room(code)
        table = room.match.begun().match.position.table
        said = (await ada.get(path)).text

        secrets = [
            code,
            room.match.record.id,
            room.match.record.secret,
            "Ada",
            "Bob",
            "canary",
            *table.secrets,
            *table.deck,
        ]
        assert [secret for secret in secrets if str(secret) in said] == []
        if path == "/api/metrics":
            assert "\nrathaus_sockets 1\n" in said
            assert '\nrathaus_answer_seconds_bucket{le="+Inf"} 0\n' in said


async def test_a_house_that_cannot_read_says_so(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        ada = await opened.person("Ada")
        assert (await ada.get("/api/health")).json()["status"] == "ok"
        database = opened.service.store.database
        assert isinstance(database, SQLite)
        database._reading.dispose()
        (tmp_path / "house.sqlite").unlink()

        assert reason(await ada.get("/api/health")) == (503, "store")
