"""Guests: cookies, personal links, devices, names; and what a stranger gets."""

from pathlib import Path

import pytest

from rathaus.server.store.people import DAY, SESSION_DAYS
from tests.server.canary import CAGE
from tests.server.house import house
from tests.server.test_lobby import reason
from tools.roomy import ROOMY


async def test_a_token_is_secret_long_and_out_of_reach_of_scripts(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        ada = await opened.person()
        said = await ada.post("/api/me", {"name": "  Ada   Rat "})

        cookie = said.headers["set-cookie"].lower()
        token = ada.http.cookies["rathaus"]
        assert said.json()["name"] == "Ada Rat"
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie
        assert len(token) >= 43
        assert token not in said.text
        raw = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert token.encode() not in raw


async def test_behind_tls_the_cookie_is_secure(database: str) -> None:
    async with house(database, CAGE, public_url="https://games.example") as opened:
        ada = await opened.person(origin="https://games.example")
        said = await ada.post("/api/me", {"name": "Ada"})

        assert "secure" in said.headers["set-cookie"].lower()
        assert "max-age=31536000" in said.headers["strict-transport-security"]
        assert reason(await (await opened.person()).post("/api/me", {"name": "Eve"})) == (403, "other-origin")


@pytest.mark.parametrize("name", ["", "   ", "\u202eadA", "a\x00b", "x" * 25])
async def test_names_that_cannot_be_shown_are_refused(database: str, name: str) -> None:
    async with house(database, CAGE) as opened:
        said = await (await opened.person()).post("/api/me", {"name": name})

        assert reason(said) == (400, "malformed" if len(name) > 24 else "bad-name")


async def test_a_name_may_be_changed(database: str) -> None:
    async with house(database, CAGE) as opened:
        ada = await opened.person("Ada")

        assert (await ada.post("/api/me", {"name": "Eve"})).json()["who"] == ada.who
        assert (await ada.get("/api/me")).json()["name"] == "Eve"


async def test_a_personal_link_moves_to_another_device_once(database: str) -> None:
    async with house(database, CAGE) as opened:
        ada, phone, thief = await opened.person("Ada"), await opened.person(), await opened.person()
        code = await ada.table("you", "here:Bob", game="canary", start=True)
        secret = (await ada.post("/api/me/link")).json()["path"].removeprefix("/return/")

        said = await phone.post("/api/return", {"secret": secret})
        page = await phone.look(code, 0)
        await page.until(lambda: page.states)

        assert said.json()["who"] == ada.who
        assert said.json()["tables"][0]["table"] == code
        assert phone.http.cookies["rathaus"] != ada.http.cookies["rathaus"]
        assert reason(await thief.post("/api/return", {"secret": secret})) == (404, "link-used")
        assert reason(await thief.post("/api/return", {"secret": ada.who})) == (404, "link-used")


async def test_other_devices_can_be_forgotten(database: str) -> None:
    async with house(database, CAGE) as opened:
        ada, phone = await opened.person("Ada"), await opened.person()
        secrets = [(await ada.post("/api/me/link")).json()["path"].removeprefix("/return/") for _ in range(2)]
        await phone.post("/api/return", {"secret": secrets[0]})
        page = await phone.page()

        assert (await ada.post("/api/me/devices/forget")).status_code == 204

        assert await page.closed() == (1008, "no-name")
        assert reason(await phone.get("/api/me")) == (401, "no-name")
        assert reason(await phone.post("/api/return", {"secret": secrets[1]})) == (404, "link-used")
        assert (await ada.get("/api/me")).status_code == 200


async def test_an_old_token_is_good_no_longer(database: str) -> None:
    async with house(database, CAGE) as opened:
        ada = await opened.person("Ada")
        people, token, now = opened.service.store.people, ada.http.cookies["rathaus"], opened.service.now()

        assert await people.by_token(token, now + 2 * DAY)
        assert await people.by_token(token, now + (SESSION_DAYS + 1) * DAY)
        assert await people.by_token(token, now + (2 * SESSION_DAYS + 9) * DAY) is None
        assert await people.by_token("", now) is None


async def test_an_old_link_is_good_no_longer(database: str) -> None:
    async with house(database, CAGE) as opened:
        ada = await opened.person("Ada")
        people = opened.service.store.people
        await people.add_link(ada.who, "secret", 0.0)

        assert await people.use_link("secret", "token", 31 * DAY) is None


async def test_guests_and_tables_are_limited_for_an_address(database: str) -> None:
    import msgspec

    limits = msgspec.structs.replace(ROOMY, new_guests=(2, 60.0), new_tables=(1, 60.0), wrong_codes=(2, 60.0))
    async with house(database, CAGE, limits=limits) as opened:
        ada, _ = await opened.person("Ada"), await opened.person("Bob")
        assert reason(await (await opened.person()).post("/api/me", {"name": "Eve"})) == (429, "too-many")
        await ada.table("you", "open", game="canary")
        wish = {"game": "canary", "seats": [{"kind": "you"}, {"kind": "open"}]}
        assert reason(await ada.post("/api/tables", wish)) == (429, "too-many")
        for _ in range(2):
            assert reason(await ada.get("/api/tables/WRONG2")) == (404, "unknown-table")
        assert reason(await ada.get("/api/tables/WRONG2")) == (429, "too-many")
