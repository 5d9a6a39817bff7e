"""T7: every door × everybody who should not pass it; actions that were not offered; refusals that say why."""

import random
from pathlib import Path
from typing import Any

import pytest

from rathaus.server.refusals import STATUS
from rathaus.server.sentences import house_languages, preferred, sentence
from tests.server.canary import CAGE
from tests.server.house import house
from tests.server.test_room import answer, cage, picks_of

# Who may do it: method, path, body, and the refusal for each of those who may not.
SEATED = {"seat": "", "other": "", "watcher": "not-seated", "elsewhere": "not-seated", "stranger": "no-name"}
WATCHING = {"watcher": "not-seated", "elsewhere": "not-seated", "stranger": "no-name"}
HOST = {"other": "not-host", "watcher": "not-host", "elsewhere": "not-host", "stranger": "no-name"}
OWN = {"other": "not-your-seat", "watcher": "not-your-seat", "elsewhere": "not-your-seat", "stranger": "no-name"}
BEGUN = {"other": "begun", "watcher": "begun", "elsewhere": "begun", "stranger": "no-name"}
DOORS: list[tuple[str, str, Any, dict[str, str]]] = [
    ("PATCH", "/api/tables/{code}", {"is_public": True}, {"seat": "begun", **HOST}),
    ("PUT", "/api/tables/{code}/seats/1", {"kind": "open"}, {"seat": "begun", **HOST}),
    ("DELETE", "/api/tables/{code}/seats/1", None, {"seat": "begun", **HOST}),
    ("POST", "/api/tables/{code}/swap", {"a": 0, "b": 1}, {"seat": "begun", **HOST}),
    ("POST", "/api/tables/{code}/start", None, {"seat": "begun", **HOST}),
    ("POST", "/api/tables/{code}/sit", {}, {"seat": "begun", **BEGUN}),
    ("POST", "/api/tables/{code}/back", {"seat": 0}, OWN),
    ("POST", "/api/tables/{code}/leave", None, {k: v for k, v in SEATED.items() if v}),
    ("POST", "/api/tables/{code}/ask", {"what": "abort"}, {k: v for k, v in SEATED.items() if v}),
    ("POST", "/api/tables/{code}/ask", {"what": "bot", "seat": 0}, {**WATCHING, "other": "person-here"}),
    ("POST", "/api/tables/{code}/rematch", None, {"seat": "not-over", "other": "not-over", "stranger": "no-name"}),
    ("GET", "/api/tables/{code}/recap", None, {k: v for k, v in SEATED.items() if v}),
    ("GET", "/api/matches/{match}/export", None, dict.fromkeys(["seat", "other", "elsewhere", "stranger"], "not-over")),
    ("GET", "/api/matches/0000/export", None, {"seat": "unknown-match", "stranger": "unknown-match"}),
    ("GET", "/api/tables/WRONG2", None, {"seat": "unknown-table", "stranger": "unknown-table"}),
    ("GET", "/api/tables/WRONG2/printed", None, {"seat": "unknown-table", "stranger": "unknown-table"}),
    ("GET", "/api/tables/WRONG2/qr.svg", None, {"stranger": "unknown-table"}),
    ("GET", "/api/me", None, {"stranger": "no-name"}),
    ("POST", "/api/me/link", None, {"stranger": "no-name"}),
    ("POST", "/api/me/devices/forget", None, {"stranger": "no-name"}),
    ("POST", "/api/return", {"secret": "guess"}, {"seat": "link-used", "stranger": "link-used"}),
    ("POST", "/api/tables", {"game": "canary", "seats": []}, {"seat": "malformed", "stranger": "malformed"}),
    ("GET", "/api/words/xx/house.ftl", None, {"stranger": "no-such-page"}),
    ("GET", "/api/words/en/..%2Fcore.ftl", None, {"stranger": "no-such-page"}),
    ("GET", "/api/rules/en/chess.md", None, {"stranger": "no-such-page"}),
]
COMMANDS: list[tuple[str, dict[str, Any]]] = [
    ("draft", {"seat": 0, "decision": "{decision}", "picks": []}),
    ("undo", {"seat": 0}),
    ("order", {"seat": 0, "prompt": "boast", "verb": "boast"}),
    ("single", {"seat": 0, "is_on": True}),
    ("seed", {"seat": 0, "hash": "ab" * 32}),
    ("watch", {"seat": 0}),
]


async def test_t7_every_door_is_shut_to_those_who_may_not_pass(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 2)
        elsewhere = (await cage_of(opened, "Q"))[0].person
        watcher, stranger = await opened.person("Olga"), await opened.person()
        await watcher.look(code)
        people = {
            "seat": pages[0].person,
            "other": pages[1].person,
            "watcher": watcher,
            "elsewhere": elsewhere,
            "stranger": stranger,
        }
        room = await opened.service.room(code)
        before = (room.table, room.match.version)
        for method, path, body, refusals in DOORS:
            for who, expected in refusals.items():
                said = await people[who].send(method, path.format(code=code, match=room.match.record.id), body)
                assert said.status_code == STATUS[expected], f"{method} {path} by {who}: {said.text}"
                assert said.json()["reason"] == expected
                assert said.json()["message"]
        assert (room.table, room.match.version) == before


async def cage_of(opened: Any, name: str) -> list[Any]:
    person = await opened.person(f"{name}0")
    code = await person.table("you", f"here:{name}1", game="canary", start=True)
    return [await person.look(code, 0)]


async def test_t7_no_command_reaches_another_seat(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 2)
        intruders = [pages[1], (await cage_of(opened, "Q"))[0], await (await opened.person("Olga")).look(code)]
        stranger = await (await opened.person()).look(code)
        state = pages[0].state
        wanted = answer(pages[0], picks_of(pages[0]))

        for kind, fields in [*COMMANDS, ("play", wanted)]:
            command = {"table": code, **fields}
            if command.get("decision") == "{decision}":
                command["decision"] = state["decision"]
            for page in intruders:
                assert (await page.do(kind, **command))["reason"] == "not-your-seat", kind
            expected = "not-your-seat" if kind == "watch" else "no-name"
            assert (await stranger.do(kind, **command))["reason"] == expected, kind
        assert (await stranger.do("mute", who="x", is_on=True))["reason"] == "no-name"
        assert (await opened.service.room(code)).match.version == 0


async def test_t7_mutated_actions_are_refused_at_every_step(tmp_path: Path) -> None:
    dice = random.Random(7)
    tried = 0
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        page = await ada.look(await ada.table("you", "mouse", "rat", start=True), 0)
        while not page.is_over() and tried < 300:
            await page.until(lambda: page.is_asked() or page.is_over())
            if page.is_over():
                break
            legal = {option["action"] for option in page.state["view"]["decision"]["options"]}
            version = page.state["version"]
            for bad in [max(legal) + 1, -1, dice.randrange(100, 1 << 40), -dice.randrange(1 << 40)]:
                said = await page.play(lambda _, bad=bad: bad)
                assert said["reason"] in ("not-offered", "late", "not-your-turn")
                tried += 1
            await page.until(lambda version=version: page.state["version"] >= version and page.is_asked())
            said = await page.play()
            await page.until(lambda version=version: page.state["version"] > version)
    assert tried >= 16  # a game of five turns or so, four at each


async def test_t7_the_host_is_not_whoever_knows_the_code(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        ada, bob = await opened.person("Ada"), await opened.person("Bob")
        code = await ada.table("you", "open", game="canary")
        await bob.post(f"/api/tables/{code}/sit", {})

        for method, path, body, _ in DOORS[:5]:
            said = await bob.send(method, path.format(code=code), body)
            assert said.json()["reason"] == "not-host"


async def test_v14_reading_makes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        eve = await opened.person()
        page = await eve.page()
        for number in range(30):
            assert (await eve.get(f"/api/tables/NOPE{number}")).status_code == 404
            assert (await page.do("watch", table=f"NOPE{number}"))["reason"] == "unknown-table"

        assert not opened.service.rooms
        assert not opened.service.drivers
        assert not opened.service._loading
        assert await opened.service.store.tables.in_play() == []
        assert "set-cookie" not in (await eve.get("/api/house")).headers


@pytest.mark.parametrize("reason", STATUS)
def test_every_refusal_is_a_sentence_in_every_language(reason: str) -> None:
    texts = dict.fromkeys(("name", "problem", "games", "bots"), "x")
    args: dict[str, int | str] = {
        **texts,
        **dict.fromkeys(("players", "least", "most", "named", "wanted", "seconds", "needed", "installed", "seats"), 3),
    }
    for language in house_languages():
        assert sentence(reason, args, language).endswith((".", ":"))


def test_the_readers_language_is_taken_where_it_is_spoken() -> None:
    assert preferred("en-GB,de;q=0.5") == "en"
    assert preferred("xx, yy;q=0.3") == "en"
    assert preferred("") == "en"
