"""Hints: where a table allows them, all see that one was taken, and only its seat what it says."""

import json
from pathlib import Path
from typing import Any

import pytest

from rathaus.games import GAMES
from tests.server.house import House, Page, Person, house
from tests.server.test_bots import BAD_BOTS

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


async def asked_to_choose(page: Page) -> None:
    """Answer until there is something to choose from."""
    while True:
        await page.until(page.is_asked)
        if len(page.state["view"]["decision"]["options"]) > 1:
            return
        version = page.state["version"]
        await page.play()
        await page.until(lambda version=version: page.state["version"] > version)


async def hint(person: Person, page: Page, **wish: Any) -> Any:
    body = {"seat": page.state["seat"], "decision": page.state["decision"], **wish}
    return await person.http.post(f"/api/tables/{page.state['table']}/hint", json=body)


@EVERY_GAME
async def test_a_person_among_bots_takes_a_hint_and_uses_it(tmp_path: Path, game: str) -> None:
    async with house(tmp_path, hint_seconds=60.0) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "rat", "rat", game=game, start=True)
        page = await ada.look(code, 0)
        await asked_to_choose(page)
        decision = page.state["decision"]

        answer = await hint(ada, page)
        assert answer.status_code == 200, answer.text
        answers = answer.json()["answers"]
        assert 1 <= len(answers) <= 2
        assert (await hint(ada, page)).content == answer.content  # asked again: the same one, counted once
        await page.until(lambda: page.table["match"]["hints"] == [{"seat": 0, "entry": page.state["version"]}])

        for found in answers:
            assert (await page.draft(decision, found["picks"]))["type"] == "done"
            assert page.state["draft"]["is_complete"]
            assert page.state["draft"]["spelled"] == found["spelled"]
        played = await page.do("play", table=code, seat=0, decision=decision, actions=answers[0]["picks"])
        assert played["type"] == "done"

        record = await opened.service.store.matches.load(page.state["match"])
        assert record is not None
        assert [(taken.seat, taken.entry) for taken in record.hints] == [(0, played["version"] - 1)]


async def test_hints_are_off_among_people_unless_the_host_allows_them(tmp_path: Path) -> None:
    async with house(tmp_path, hint_seconds=60.0) as opened:
        ada, bruno = await opened.person("Ada"), await opened.person("Bruno")
        code = await ada.table("you", "open")
        assert (await bruno.http.post(f"/api/tables/{code}/sit", json={})).json()["has_hints"] is False
        refused = await bruno.http.patch(f"/api/tables/{code}", json={"hints": True})
        assert refused.json()["reason"] == "not-host"
        assert (await ada.http.patch(f"/api/tables/{code}", json={"hints": True})).json()["has_hints"] is True
        assert (await ada.http.patch(f"/api/tables/{code}", json={"hints": False})).json()["has_hints"] is False
        await ada.http.post(f"/api/tables/{code}/start")
        page = await ada.look(code, 0)
        await page.until(page.is_asked)

        assert (await hint(ada, page)).json()["reason"] == "no-hints"
        assert page.table["match"]["hints"] == []


async def test_others_see_that_a_hint_was_taken_and_not_what_it_says(tmp_path: Path) -> None:
    async with house(tmp_path, hint_seconds=60.0) as opened:
        ada, bruno, eve = [await opened.person(name) for name in ("Ada", "Bruno", "Eve")]
        code, page, other = await two_people(ada, bruno, is_on=True)
        onlooker = await eve.look(code)

        answer = await hint(ada, page)
        for watching in (other, onlooker):
            await watching.until(lambda watching=watching: len(watching.table["match"]["hints"]) == 1)
        heard = b"".join(bruno.bytes + eve.bytes)

        assert answer.status_code == 200
        assert b"chance" not in heard
        assert b"reasons" not in heard
        assert (await hint(bruno, page)).json()["reason"] == "not-your-seat"
        assert (await hint(eve, page)).json()["reason"] == "not-your-seat"


async def two_people(ada: Person, bruno: Person, *, is_on: bool) -> tuple[str, Page, Page]:
    code = await ada.table("you", "open")
    await bruno.http.post(f"/api/tables/{code}/sit", json={})
    await ada.http.patch(f"/api/tables/{code}", json={"hints": is_on})
    await ada.http.post(f"/api/tables/{code}/start")
    page, other = await ada.look(code, 0), await bruno.look(code, 1)
    await page.until(page.is_asked)
    await other.until(other.is_asked)
    return code, page, other


async def test_a_hint_for_another_question_or_too_many_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path, hint_seconds=60.0) as opened:
        ada = await opened.person("Ada")
        page = await ada.look(await ada.table("you", "rat", start=True), 0)
        await asked_to_choose(page)

        assert (await hint(ada, page, decision="0.0.00000000")).json()["reason"] == "late"
        assert (await hint(ada, page, seat=7)).json()["reason"] == "no-such-seat"
        assert (await hint(ada, page, extra=1)).json()["reason"] == "malformed"
        opened.service.hints._limit = FullLimit()  # type: ignore[assignment]
        assert (await hint(ada, page)).json()["reason"] == "too-many"


class FullLimit:
    """Nothing more."""

    def takes(self, _sender: object) -> bool:
        return False


@pytest.mark.parametrize(
    "bad", ["hangs", *(pytest.param(bad, marks=pytest.mark.long) for bad in ("crashes", "babbles", "cheats"))]
)
async def test_a_bot_that_fails_gives_no_hint_and_takes_nothing(tmp_path: Path, bad: str) -> None:
    settings: dict[str, Any] = {"bot_seconds": 0.2, "hint_seconds": 0.3, "bot_command": ("-c", BAD_BOTS[bad])}
    async with house(tmp_path, **settings) as opened:
        ada = await opened.person("Ada")
        page = await ada.look(await ada.table("you", "rat", start=True), 0)
        await asked_to_choose(page)

        refused = await hint(ada, page)

        assert (refused.status_code, refused.json()["reason"]) == (503, "no-advice")
        assert refused.json()["message"].startswith("The bot has nothing to say")
        assert (await opened.service.store.matches.hints(page.state["match"])) == []
        assert (await page.play())["type"] == "done"  # the table goes on


async def test_hints_stay_with_the_match_through_a_restart_and_to_its_end(database: str) -> None:
    async with house(database, hint_seconds=60.0) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "rat", game="ratzzia", start=True)
        page = await ada.look(code, 0)
        await asked_to_choose(page)
        assert (await hint(ada, page)).status_code == 200
        match, cookie = page.state["match"], ada.cookie()
    async with house(database, hint_seconds=60.0) as opened:
        ada = await back_again(opened, cookie)
        page = await ada.look(code, 0)
        await page.until(lambda: bool(page.tables))
        assert len(page.table["match"]["hints"]) == 1
        await ada.http.post(f"/api/tables/{code}/ask", json={"what": "abort"})
        await page.until(page.is_over)

        record = await opened.service.store.matches.load(match)
        replay = await ada.http.get(f"/api/matches/{match}/replay")
        assert record is not None
        assert [taken.seat for taken in record.hints] == [0]
        assert [taken["seat"] for taken in json.loads(replay.content)["hints"]] == [0]


async def back_again(opened: House, cookie: str) -> Person:
    """The same guest in the house that was opened again."""
    person = await opened.person()
    person.http.cookies.set(*cookie.split("=", 1))
    return person
