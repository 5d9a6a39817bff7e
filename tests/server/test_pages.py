"""The files of the page: sent packed where nothing is secret, and only once."""

import gzip
from pathlib import Path

from rathaus.server.pages import FILES, File
from tests.server.house import house

PACKED = {"accept-encoding": "gzip"}
PLAIN = {"accept-encoding": "identity"}


async def test_what_is_the_same_for_everybody_is_sent_packed(tmp_path: Path) -> None:
    script = max((name for name in FILES if name.endswith(".js")), key=lambda name: len(FILES[name].content))
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "mouse", start=True)
        for path in (f"/{script}", "/api/words/de/house.ftl", "/api/rules/en/rattus.md", f"/api/tables/{code}/printed"):
            plain = await ada.send("GET", path, headers=PLAIN)
            async with ada.http.stream("GET", path, headers=PACKED) as packed:
                received = b"".join([chunk async for chunk in packed.aiter_raw()])

            assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "Accept-Encoding")
            assert gzip.decompress(received) == plain.content
            assert len(received) < len(plain.content) / 2
            assert "content-encoding" not in plain.headers


async def test_nothing_that_only_some_may_know_is_packed(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "mouse", start=True)

        for path in ("/api/me", f"/api/tables/{code}", f"/api/tables/{code}/recap"):
            assert "content-encoding" not in (await ada.send("GET", path, headers=PACKED)).headers


async def test_what_has_not_changed_is_not_sent_again(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        for path in ("/", "/api/words/de/house.ftl"):
            for encoding in (PACKED, PLAIN):
                first = await ada.send("GET", path, headers=encoding)
                again = await ada.send("GET", path, headers={**encoding, "if-none-match": first.headers["etag"]})

                assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


def test_what_does_not_get_smaller_is_left_as_it_is() -> None:
    assert File("assets/letters.woff2", b"letters" * 1000).packed == b""
    assert File("index.html", b"short").packed == b""
