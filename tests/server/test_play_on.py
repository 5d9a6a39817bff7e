"""Playing on from a step of a match that has ended: at a real table, through a restart, down to the file."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete

from rathaus.cli import main
from rathaus.core.export import Export, decode, file_hash, game_for, log_hashes, verify
from rathaus.games import GAMES
from rathaus.server import play_on as play_on_module
from rathaus.server.housekeeping import clean
from rathaus.server.replay_bodies import OPEN
from rathaus.server.store import schema
from tests.server.canary import CAGE
from tests.server.house import SPECTATOR, House, Page, Person, house, wish
from tests.server.match_files import match_file
from tests.server.test_data_sets import RICHER, put
from tests.server.test_room import answer, cage, picks_of
from tests.server.test_secrets import hidden_from
from tools.roomy import ROOMY

VARIANTS = {
    "ratland": {"clans": "true"},
    "rattus": {"classes": "one_per_class"},
    "ratville": {"population_board": "advanced", "building_faces": "mixed"},
    "ratzzia": {"secure_counts": "sum"},
}


async def opened_file(opened: House, name: str, players: int = 3) -> dict[str, Any]:
    """A match file that the house has opened, and what is known of its replay."""
    person = await opened.person()
    said = await person.http.post(
        "/api/replays", content=match_file(name, players, answers=100), headers={"content-type": "application/json"}
    )
    assert said.status_code == 201, said.text
    found: dict[str, Any] = (await person.get(f"/api/matches/{said.json()['match']}/replay")).json()
    return found


async def shown(person: Person, match: str, step: int, seat: int) -> dict[str, Any]:
    """The table after a step, as a viewpoint knew it."""
    version = (await person.get(f"/api/matches/{match}/replay")).json()["version"]
    said = await person.get(f"/api/matches/{match}/replay/{step}?seat={seat}&version={version}")
    found: dict[str, Any] = said.json()[0]
    return found


def body(step: int, *seats: str, **more: Any) -> dict[str, Any]:
    return {"step": step, "seats": [wish(seat) for seat in seats], **more}


async def play_on(person: Person, match: str, step: int, *seats: str, **more: Any) -> dict[str, Any]:
    said = await person.post(f"/api/matches/{match}/play-on", body(step, *seats, **more))
    assert said.status_code == 201, said.text
    found: dict[str, Any] = said.json()
    return found


async def refused(person: Person, match: str, step: int, *seats: str, **more: Any) -> str:
    said = await person.post(f"/api/matches/{match}/play-on", body(step, *seats, **more))
    assert said.status_code >= 400, said.text
    return str(said.json()["reason"])


async def ended(opened: House, person: Person, *seats: str, answers: int = 3, **more: Any) -> tuple[str, Page]:
    """A match of the house, given up after some answers of its first person."""
    code = await person.table(*seats, start=True, **more)
    page = await person.look(code, 0)
    for _ in range(answers):
        await page.until(page.is_asked)
        version = page.state["version"]
        await page.play()
        await page.until(lambda version=version: page.state["version"] > version)
    assert (await person.post(f"/api/tables/{code}/ask", {"what": "abort"})).status_code == 200
    await page.until(page.is_over)
    return str(page.table["match"]["id"]), page


async def finished(person: Person, page: Page) -> bytes:
    """Give up what is played, and the match as a file."""
    code = page.table["code"]
    assert (await person.post(f"/api/tables/{code}/ask", {"what": "abort"})).status_code == 200
    await page.until(page.is_over)
    said = await person.get(f"/api/matches/{page.table['match']['id']}/export")
    assert said.status_code == 200, said.text
    return said.content


def verified(content: bytes) -> Export:
    record = decode(content)
    verify(record, game_for(record, GAMES))
    return record


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what depends on who has answered meanwhile."""
    return {name: value for name, value in view.items() if name not in ("asked", "pending", "decision", "forecast")}


@pytest.mark.parametrize("name", GAMES)
async def test_every_game_goes_on_as_it_was_survives_a_restart_and_verifies(tmp_path: Path, name: str) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        origin, _ = await ended(opened, ada, "you", "rat", "rat", game=name, options=VARIANTS[name])
        info = (await ada.get(f"/api/matches/{origin}/replay?seat=0")).json()
        step = next(at for at in reversed(range(len(info["steps"]) - 1)) if info["steps"][at + 1]["seat"] == 0)
        before = await shown(ada, origin, step, 0)
        table = await play_on(ada, origin, step, "you", "rat", "rat", start=True)
        page = await ada.look(table["code"], 0)
        await page.until(page.is_asked)
        first = page.states[0]

        assert seen(first["view"]) == seen(before["view"])
        assert first["places"] == before["places"]
        assert table["match"]["origin"] == {
            "match": origin,
            "step": step,
            "turn": info["steps"][step]["turn"],
            "names": [seat["name"] for seat in info["seats"]],
            "known_by": None,
        }
        assert table["options"] == info["options"]
        assert table["match"]["fairness"]["commitment"] != page.table["match"]["id"]
        await page.play()
        await page.until(lambda: page.state["version"] >= 1)
        cookies = ada.http.cookies
    async with house(tmp_path) as opened:
        ada = await opened.person()
        ada.http.cookies = cookies
        again = await ada.look(table["code"], 0)
        await again.until(again.is_asked)
        assert again.state["version"] >= page.state["version"]
        assert (await ada.get(f"/api/matches/{table['match']['id']}/replay")).json()["origin"]["match"] == origin
        await again.play()
        record = verified(await finished(ada, again))

        assert record.origin is not None
        assert record.origin.file.fairness.match == origin
        assert record.fairness.commitment == table["match"]["fairness"]["commitment"]
        hashes = log_hashes(record)
        for state in [*page.states, *again.states]:
            assert state["log_hash"] == hashes[state["version"]]


@pytest.mark.parametrize("name", GAMES)
async def test_every_game_goes_on_as_somebody_knew_it_also_from_a_file(tmp_path: Path, name: str) -> None:
    async with house(tmp_path) as opened:
        found = await opened_file(opened, name)
        ada = await opened.person("Ada")
        step = len(found["steps"]) // 2
        before = await shown(ada, found["match"], step, 1)
        table = await play_on(ada, found["match"], step, "rat", "you", "rat", start=True, known_by=1)
        page = await ada.look(table["code"], 1)
        await page.until(lambda: page.states)
        record = await opened.service.store.matches.load(table["match"]["id"])
        assert record is not None

        assert (table["match"]["origin"]["known_by"], record.origin and record.origin.step) == (1, step)
        if page.states[0]["version"] == 0:
            assert seen(page.states[0]["view"]) == seen(before["view"])
        assert verified(await finished(ada, page)).origin is not None
        opened.service.replays._files.clear()  # as after a restart: the file is kept beside the match
        again = (await ada.get(f"/api/matches/{found['match']}/replay")).json()
        assert again["steps"] == found["steps"]


async def test_no_canary_sings_where_a_viewpoint_did_not_hear_it(tmp_path: Path) -> None:
    """Whoever plays all seats of the new match learns nothing that the viewpoint of the old one did not know."""
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 3)
        room = await opened.service.room(code)
        for page in (pages[0], pages[2]):
            await page.do("play", **answer(page, picks_of(page)))
        position = room.match.begun().match.position
        hidden = hidden_from(position.table, position.todo[-1], 0)
        for page in pages:
            await page.person.post(f"/api/tables/{code}/ask", {"what": "abort"})
        await pages[0].until(pages[0].is_over)
        heard = {known_by: await _sung(opened, room.match.record.id, hidden, known_by) for known_by in (0, None)}

        assert len(hidden) > 5
        assert heard[0] == set()
        assert heard[None]  # as it was they do sing: the test would hear them


async def _sung(opened: House, match: str, hidden: set[int], known_by: int | None) -> set[int]:
    """What somebody hears in all seats of a new match, of the numbers that were hidden."""
    eve = await opened.person("Eve")
    table = await play_on(eve, match, 2, "you", "here:B", "here:C", start=True, known_by=known_by)
    for seat in range(3):
        page = await eve.look(table["code"], seat)
        await page.until(lambda page=page: page.states)
    got = b"".join(eve.bytes)
    return {number for number in hidden if str(number).encode() in got}


async def test_only_matches_that_have_ended_can_be_played_on(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada, stranger = await opened.person("Ada"), await opened.person()
        code = await ada.table("you", "rat", game="ratland", start=True)
        page = await ada.look(code, 0)
        await page.until(page.is_asked)
        match = page.table["match"]["id"]
        assert await refused(ada, match, 0, "you", "rat") == "not-over"
        await ada.post(f"/api/tables/{code}/ask", {"what": "abort"})
        await page.until(page.is_over)

        assert await refused(stranger, match, 0, "you", "rat") == "no-name"
        assert await refused(ada, match, 0, "you") == "play-on-seats"
        assert await refused(ada, match, 0, "you", "rat", known_by=2) == "no-such-seat"
        assert await refused(ada, match, 0, "you", "rat", known_by=OPEN) == "malformed"
        assert await refused(ada, match, 0, "you", "wolf") == "unknown-bot"
        assert await refused(ada, match, 99, "you", "rat") == "play-on-end"
        assert await refused(ada, "0" * 32, 0, "you", "rat") == "unknown-match"
        found = await opened_file(opened, "ratland", 2)
        assert await refused(ada, found["match"], len(found["steps"]) - 1, "you", "rat") == "play-on-end"
        assert (await play_on(ada, match, 0, "rat", "rat", start=True, known_by=SPECTATOR))["you"]["is_host"]


async def test_a_match_whose_rules_are_gone_is_not_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        origin, _ = await ended(opened, ada, "you", "rat", game="ratzzia", answers=1)
        waiting = await play_on(ada, origin, 1, "you", "open")
        monkeypatch.setattr(opened.service.games["ratzzia"], "rules_version", 99)
        opened.service.replays._reels.clear()
        opened.service.rooms.clear()

        assert await refused(ada, origin, 0, "you", "rat") == "play-on-rules"
        said = await ada.send("PUT", f"/api/tables/{waiting['code']}/seats/1", wish("rat"))
        assert said.json()["match"]["id"] == waiting["match"]["id"]
        said = await ada.post(f"/api/tables/{waiting['code']}/start")
        assert said.json()["reason"] == "play-on-rules"


async def test_friends_come_to_a_table_whose_options_and_seats_are_fixed(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada, bob = await opened.person("Ada"), await opened.person("Bob")
        origin, _ = await ended(opened, ada, "you", "rat", "rat", game="ratland", answers=1)
        table = await play_on(ada, origin, 1, "open", "you", "rat")
        at = f"/api/tables/{table['code']}"
        for said in (
            await ada.send("PATCH", at, {"options": {"clans": "true"}}),
            await ada.send("PATCH", at, {"data": ""}),
            await ada.send("DELETE", f"{at}/seats/2"),
            await ada.send("PUT", f"{at}/seats/3", wish("rat")),
        ):
            assert (said.status_code, said.json()["reason"]) == (409, "play-on-fixed")
        assert (await ada.send("PATCH", at, {"pace": "fast"})).status_code == 200
        assert (await ada.post(f"{at}/start")).json()["reason"] == "seats-open"
        assert (await bob.post(f"{at}/sit", {})).status_code == 200
        assert (await ada.post(f"{at}/swap", {"a": 0, "b": 1})).status_code == 200
        said = await ada.post(f"{at}/start")
        assert [seat["name"] for seat in said.json()["seats"]][:2] == ["Ada", "Bob"]
        page = await ada.look(table["code"], 0)
        await page.until(lambda: page.states)
        await bob.post(f"{at}/ask", {"what": "abort"})
        await ada.post(f"{at}/ask", {"what": "abort"})
        await page.until(page.is_over)
        again = (await ada.post(f"{at}/rematch")).json()

        assert again["match"]["origin"] is None
        assert (await ada.send("PATCH", at, {"options": {"clans": "true"}})).status_code == 200


async def test_a_match_that_went_on_can_be_played_on_itself_and_taken_to_another_house(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    async with house(here) as opened:
        ada = await opened.person("Ada")
        match, _ = await ended(opened, ada, "you", "rat", game="rattus", answers=2)
        for known_by in (None, 0):
            table = await play_on(ada, match, 1, "you", "rat", start=True, known_by=known_by)
            page = await ada.look(table["code"], 0)
            await page.until(page.is_asked)
            await page.play()
            content = await finished(ada, page)
            match = table["match"]["id"]
        record = verified(content)
        assert record.origin is not None
        assert record.origin.file.origin is not None
    file, database = tmp_path / "match.json", f"sqlite:///{there}/house.sqlite"
    file.write_bytes(content)
    assert await asyncio.to_thread(main, ["import", str(file), "--database", database]) == 0
    async with house(there) as opened:
        bob = await opened.person("Bob")
        found = (await bob.get(f"/api/matches/{match}/replay")).json()
        earlier = (await bob.get(f"/api/matches/{found['origin']['match']}/replay")).json()
        first = (await bob.get(f"/api/matches/{earlier['origin']['match']}/replay")).json()

        assert earlier["origin"]["step"] == 1
        assert (first["origin"], [seat["name"] for seat in first["seats"]]) == (None, earlier["origin"]["names"])
        assert (await bob.get(f"/api/matches/{match}/export")).content == content
        assert (await play_on(bob, found["origin"]["match"], 1, "you", "rat"))["match"]["origin"]["step"] == 1


async def test_what_a_match_goes_on_from_stays_when_the_house_is_cleaned(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        origin, _ = await ended(opened, ada, "you", "rat", game="ratland", answers=1)
        table = await play_on(ada, origin, 1, "you", "rat", start=True)
        store = opened.service.store

        await store.database.write(lambda c: c.execute(delete(schema.matches).where(schema.matches.c.id == origin)))
        assert (await ada.get(f"/api/matches/{origin}/replay")).json()["is_file"]
        await clean(opened.service)
        assert await store.matches.origin(table["match"]["id"])
        gone = delete(schema.matches).where(schema.matches.c.id == table["match"]["id"])
        await store.database.write(lambda c: c.execute(gone))
        await clean(opened.service)
        assert not await store.matches.origin(table["match"]["id"])


async def test_what_it_goes_on_from_is_printed_and_compared_with_notes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        origin, page = await ended(opened, ada, "you", "rat", game="ratland", answers=1)
        noted = {state["version"]: state["log_hash"] for state in page.states}
        promised = page.table["match"]["fairness"]["commitment"]
        table = await play_on(ada, origin, 1, "you", "rat", start=True)
        later = await ada.look(table["code"], 0)
        await later.until(later.is_asked)
        await later.play()
        await later.until(lambda: later.state["version"] >= 2)
        file = tmp_path / "match.json"
        file.write_bytes(await finished(ada, later))
    entry, hash_ = max(noted.items())
    words = ["--commitment", promised, "--hash", f"{entry}:{hash_}"]

    assert main(["verify", str(file), "--bots"]) == 0
    said = capsys.readouterr().out
    assert "answers of bots are right" in said
    assert f"it goes on from match {origin} after entry 1, as it was" in said
    assert "whether the match that it goes on from was played so (--origin" in said
    assert main(["verify", str(file), *words]) == 1
    capsys.readouterr()
    assert main(["verify", str(file), "--origin", *words]) == 0
    assert f"commitment {promised}" in capsys.readouterr().out
    plain = tmp_path / "plain.json"
    plain.write_bytes(msgspec.json.encode(decode(file.read_bytes()).origin.file))  # type: ignore[union-attr]
    assert main(["verify", str(plain), "--origin"]) == 2
    assert "does not go on from another" in capsys.readouterr().err


async def test_the_file_of_the_origin_is_the_one_that_the_house_exports(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        origin, _ = await ended(opened, ada, "you", "rat", game="ratville", answers=1)
        exported = decode((await ada.get(f"/api/matches/{origin}/export")).content)
        table = await play_on(ada, origin, 1, "you", "rat", known_by=0)
        record = await opened.service.store.matches.load(table["match"]["id"])

        assert record is not None
        assert record.origin is not None
        assert record.origin.file_hash == file_hash(exported)
        assert json.loads(await opened.service.store.matches.origin(record.id))["file_hash"] == exported.file_hash


async def test_what_is_kept_beside_a_match_has_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = msgspec.structs.replace(ROOMY, exported=(8_000, 60.0))
    async with house(tmp_path, limits=limits) as opened:
        ada = await opened.person("Ada")
        found = await opened_file(opened, "ratzzia", 2)
        said = [await ada.post(f"/api/matches/{found['match']}/play-on", body(0, "you", "rat")) for _ in range(9)]
        monkeypatch.setattr(play_on_module, "LARGEST", 1000)
        bob = await opened.person("Bob")

        assert [answer.status_code for answer in said[:2]] == [201, 201]
        assert said[-1].json()["reason"] == "too-many"
        assert await refused(bob, found["match"], 0, "you", "rat") == "play-on-long"


@pytest.mark.parametrize("is_file", [False, True])
async def test_it_goes_on_with_the_cards_of_the_origin_whatever_became_of_them(
    tmp_path: Path, *, is_file: bool
) -> None:
    file = put(tmp_path, "ratland", "my-box", RICHER)
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        match, _ = await ended(opened, ada, "you", "rat", data="my-box", answers=1)
        content = (await ada.get(f"/api/matches/{match}/export")).content
    file.unlink()
    async with house(tmp_path) as opened:
        bob = await opened.person("Bob")
        if is_file:
            headers = {"content-type": "application/json"}
            match = (await bob.http.post("/api/replays", content=content, headers=headers)).json()["match"]
        table = await play_on(bob, match, 1, "you", "open")
        opened.service.rooms.clear()
        await bob.send("PUT", f"/api/tables/{table['code']}/seats/1", wish("rat"))
        said = await bob.post(f"/api/tables/{table['code']}/start")
        page = await bob.look(table["code"], 0)
        await page.until(page.is_asked)
        record = verified(await finished(bob, page))

        assert said.json()["match"]["id"] == table["match"]["id"]
        assert record.data == RICHER
