"""Several workers on one PostgreSQL: whatever happens at one of them is seen at the others."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from rathaus.cli import main
from rathaus.server.store import Store
from rathaus.server.store.records import TableRecord
from tests.server.agreement import check, same
from tests.server.canary import CAGE
from tests.server.house import SPECTATOR, House, Page, Person, house
from tests.server.player import Player
from tests.server.postgres import Server
from tests.server.test_room import answer, picks_of, to_boasting
from tests.server.test_table_lifecycle import pass_time
from tests.server.worker import workers

RATHAUS = Path(sys.executable).parent / "rathaus"


async def move(person: Person, other: House) -> Person:
    """The same person by way of another worker."""
    moved = await other.person()
    moved.who, moved.http.cookies = person.who, person.http.cookies
    return moved


async def apart(here: House, there: House) -> tuple[str, list[Page]]:
    """A table of the canary game with a player here, a player there, and a spectator there."""
    ada, bruno = await here.person("Ada"), await there.person("Bruno")
    code = await ada.table("you", "open", game="canary")
    pages = [await ada.look(code, 0)]
    assert (await bruno.post(f"/api/tables/{code}/sit", {})).status_code == 200
    pages += [await bruno.look(code, 1), await (await there.person("Cleo")).look(code)]
    return code, pages


async def begun(here: House, there: House) -> tuple[str, list[Page]]:
    code, pages = await apart(here, there)
    assert (await pages[0].person.post(f"/api/tables/{code}/start")).status_code == 200
    for page in pages:
        await page.until(lambda page=page: page.states)
    return code, pages


async def test_two_players_and_a_spectator_of_one_match_at_two_workers(shared: str) -> None:
    async with house(shared, CAGE) as here, house(shared, CAGE) as there:
        code, pages = await begun(here, there)
        for _ in range(3):
            await to_boasting(pages[:2])
            await pages[0].play(lambda _: 1)
            await pages[1].until(pages[1].is_asked)
            await pages[1].play(lambda _: 1)
            if not pages[1].is_over():
                await pages[0].until(lambda: pages[0].is_asked() or pages[0].is_over())

        for page in pages:
            await page.until(page.is_over)
            await page.until(lambda page=page: page.state["version"] == 12)
        assert len({str(page.table["match"]["result"]) for page in pages}) == 1
        assert len(await log_of(here, code)) == 12


async def log_of(opened: House, code: str) -> list[Any]:
    room = await opened.service.room(code)
    return await opened.service.store.matches.log(room.match.record.id)


async def test_of_two_answers_at_two_workers_one_is_taken(shared: str) -> None:
    async with house(shared, CAGE) as here, house(shared, CAGE) as there:
        code, pages = await begun(here, there)
        await to_boasting(pages[:2])
        twin = await (await move(pages[0].person, there)).look(code, 0)

        both = await asyncio.gather(
            pages[0].do("play", **answer(pages[0], [1])), twin.do("play", **answer(pages[0], [2]))
        )

        assert sorted(said["type"] for said in both) == ["done", "refused"]
        again = answer(pages[1], [1])
        await pages[1].until(pages[1].is_asked)
        again = answer(pages[1], [1], id="once")
        moved = await (await move(pages[1].person, here)).look(code, 1)
        said = await asyncio.gather(pages[1].do("play", **again), moved.do("play", **again))
        assert said[0] == said[1]


async def test_seats_drafts_chat_presence_and_turns_reach_the_other_worker(shared: str) -> None:
    async with house(shared, CAGE) as here, house(shared, CAGE) as there:
        code, pages = await apart(here, there)
        ada, bruno, cleo = pages
        await ada.until(lambda: ada.table["seats"][1]["name"] == "Bruno")
        await ada.until(lambda: ada.table["seats"][1]["is_connected"] and ada.table["spectators"] == 1)
        await bruno.until(lambda: bruno.table["seats"][0]["is_connected"])
        at_home = await bruno.person.page()
        away = await (await move(bruno.person, here)).page()
        await ada.person.post(f"/api/tables/{code}/start")
        for page in (at_home, away):
            await page.until(lambda page=page: any(said["type"] == "yours" for said in page.heard))

        twin = await (await move(ada.person, there)).look(code, 0)
        await twin.until(twin.is_asked)
        wanted = {"table": code, "seat": 0, "decision": ada.state["decision"], "picks": picks_of(ada)[:1]}
        await ada.do("draft", **wanted)
        await twin.until(lambda: twin.state["draft"] is not None)
        await ada.do("single", table=code, seat=0, is_on=True)
        await twin.until(lambda: twin.state["is_single"])

        for _ in range(2):
            await ada.do("chat", table=code, text="Hello", id="hello")
        await twin.do("chat", table=code, text="Hello", id="hello")  # sent again by way of the other worker
        await cleo.until(lambda: lines(cleo))
        await bruno.do("mute", who=ada.person.who, is_on=True)
        await twin.do("chat", table=code, text="Anybody?")
        await cleo.until(lambda: len(lines(cleo)) == 2)
        await ada.until(lambda: len(lines(ada)) == 2)
        assert (lines(ada), lines(bruno)) == (["Hello", "Anybody?"], ["Hello"])

        await bruno.close()
        await cleo.close()
        await ada.until(lambda: not ada.table["seats"][1]["is_connected"] and ada.table["spectators"] == 0)


def lines(page: Page) -> list[str]:
    return [line["text"] for said in page.heard if said["type"] == "chat" for line in said["lines"]]


async def ask_bot(person: Person, code: str) -> dict[str, Any]:
    """Ask for a bot in seat 1."""
    said: dict[str, Any] = (await person.post(f"/api/tables/{code}/ask", {"what": "bot", "seat": 1})).json()
    return said


async def test_presence_and_absence_count_at_every_worker(shared: str) -> None:
    async with house(shared, CAGE) as here, house(shared, CAGE) as there, house(shared, CAGE) as nowhere:
        code, pages = await begun(here, there)
        ada = await move(pages[0].person, nowhere)  # where nobody has looked at this table
        await pages[0].until(lambda: pages[0].table["seats"][1]["is_connected"])
        assert (await ask_bot(ada, code))["reason"] == "person-here"
        for opened in (here, there, nowhere):
            pass_time(opened, 1000)
        await pages[1].close()
        await pages[0].until(lambda: not pages[0].table["seats"][1]["is_connected"])
        for asking in (pages[0].person, ada):
            assert (await ask_bot(asking, code))["reason"] == "just-left"

        for opened in (here, there, nowhere):
            pass_time(opened, 46)
        assert (await ask_bot(ada, code))["seats"][1]["bot"]

        await pages[0].until(lambda: pages[0].table["seats"][1]["bot"])
        await pages[1].person.look(code, 1)
        await pages[0].until(lambda: not pages[0].table["seats"][1]["bot"])


async def test_a_worker_that_did_not_know_better_gives_no_seat_away_for_long(shared: str) -> None:
    async with house(shared, CAGE) as here, house(shared, CAGE) as there:
        code, pages = await begun(here, there)
        room = await here.service.room(code)

        def give_away(table: TableRecord) -> None:
            table.seats[1].bot = "rat"

        await room.change(give_away)

        await pages[0].until(lambda: pages[0].table["seats"][1]["bot"] == "rat")
        await pages[0].until(lambda: pages[0].table["seats"][1]["bot"] == "")


async def test_whoever_looked_by_way_of_a_worker_that_died_has_just_left(shared: str) -> None:
    async with house(shared) as here, workers(shared, 1) as (there,):
        ada, bruno = await here.person("Ada"), await there.person("Bruno")
        code = await ada.table("you", "open")
        await bruno.post(f"/api/tables/{code}/sit", {})
        page = await ada.look(code, 0)
        await bruno.look(code, 1)
        await ada.post(f"/api/tables/{code}/start")
        await page.until(lambda: page.table["seats"][1]["is_connected"] and page.states)
        pass_time(here, 1000)

        await there.kill()

        await page.until(lambda: not page.table["seats"][1]["is_connected"])
        assert (await ask_bot(ada, code))["reason"] == "just-left"
        pass_time(here, 46)
        assert (await ask_bot(ada, code))["seats"][1]["bot"]


async def test_a_forgotten_device_is_let_go_at_every_worker(shared: str) -> None:
    async with house(shared, CAGE) as here, house(shared, CAGE) as there:
        ada = await here.person("Ada")
        link = (await ada.post("/api/me/link")).json()["path"].removeprefix("/return/")
        phone = await there.person()
        assert (await phone.post("/api/return", {"secret": link})).status_code == 200
        page = await phone.page()

        await ada.post("/api/me/devices/forget")

        assert await page.closed() == (1008, "no-name")


async def test_standing_orders_rest_after_an_undo_at_every_worker(shared: str) -> None:
    async with house(shared, CAGE) as here, house(shared, CAGE) as there:
        code, pages = await begun(here, there)
        ada = pages[0]
        await ada.do("order", table=code, seat=0, prompt="boast", verb="boast", args={"how": 2})
        for page in pages[:2]:
            await page.do("play", **answer(page, picks_of(page)))
        await pages[1].until(pages[1].is_asked)
        await ada.do("undo", table=code, seat=0)
        await pages[2].until(lambda: pages[2].state["undone"])
        room = await there.service.room(code)
        await room.hear()

        assert room.match.orders.resting == {0}
        assert len(await log_of(there, code)) == 4  # two answers, the order's, and the undo


async def test_the_line_survives_a_restart_of_the_database(shared: str, postgresql: Server) -> None:
    async with house(shared, CAGE) as here, house(shared, CAGE) as there:
        _, pages = await begun(here, there)
        await asyncio.to_thread(postgresql.stop)
        refused = await pages[0].do("play", **answer(pages[0], picks_of(pages[0])))
        assert refused["reason"] == "store"
        assert (await pages[0].person.get("/api/me")).json()["reason"] == "store"
        await asyncio.to_thread(postgresql.start)

        await done(pages[0], id="again")
        await pages[2].until(lambda: pages[2].state["version"] == 1)
        await done(pages[1], id="too")
        await pages[0].until(lambda: pages[0].state["version"] == 2)


async def done(page: Page, **more: Any) -> None:
    """Answer, again and again while the database is not there."""
    wanted = answer(page, picks_of(page), **more)
    async with asyncio.timeout(20):
        while (await page.do("play", **wanted))["type"] != "done":
            await asyncio.sleep(0.1)


async def test_a_worker_dies_and_its_people_go_on_at_the_other_one(shared: str) -> None:
    async with workers(shared, 2) as (one, other):
        ada, bruno, cleo = await one.person("Ada"), await other.person("Bruno"), await one.person("Cleo")
        code = await ada.table("you", "open", "mouse", game="rattus")
        assert (await bruno.post(f"/api/tables/{code}/sit", {})).status_code == 200
        assert (await ada.post(f"/api/tables/{code}/start")).status_code == 200
        players = [Player(ada, [one, other], code, 0), Player(bruno, [other], code, 1)]
        players.append(Player(cleo, [one, other], code, SPECTATOR))
        for player in players:
            await player.until(lambda player=player: player.version >= 10)
        await players[2].until(lambda: players[2].table_state["seats"][1]["is_connected"])

        await one.kill()

        for player in players:
            await player.until(player.is_over)
        assert [player.comings > 1 for player in players] == [True, False, True]
        store = await Store.open(shared)
        try:
            await check(store, players)
        finally:
            await store.close()
        for player, person in zip(players, (ada, bruno, cleo), strict=True):
            newcomer = Player(person, [other], code, player.seat)
            await newcomer.until(newcomer.is_over)
            same(player, newcomer)
            await player.stop()
            await newcomer.stop()


def test_the_house_with_two_workers_replaces_one_that_dies(shared: str) -> None:
    command = [str(RATHAUS), "serve", "--no-browser", "--host", "127.0.0.1", "--port", "0", "--workers", "2"]
    with subprocess.Popen(
        [*command, "--database", shared], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stderr is not None
            url = process.stdout.readline().removeprefix("rathaus is open at ").strip()
            workers = children(process.pid)
            assert len(workers) == 2
            with httpx.Client(base_url=url, headers={"origin": url}, trust_env=False) as ada:
                ada.post("/api/me", json={"name": "Ada"}).raise_for_status()
                os.kill(workers[0], signal.SIGKILL)
                assert "another one takes its place" in process.stderr.readline()
                assert ada.get("/api/me").json()["name"] == "Ada"
            process.send_signal(signal.SIGTERM)
            assert process.wait(20) in (0, -signal.SIGTERM)
            assert [pid for pid in workers if Path(f"/proc/{pid}").exists()] == []
        finally:
            process.kill()


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found if b"rathaus.server.worker" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_several_workers_need_postgresql(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["serve", "--no-browser", "--port", "0", "--database", str(tmp_path / "x.sqlite"), "--workers"]

    assert main([*words, "2"]) == 2
    assert "--workers 2 needs a PostgreSQL" in capsys.readouterr().err
    assert main([*words, "0"]) == 2
    assert "--workers 0 is too few; expected 1 or more" in capsys.readouterr().err


def test_a_database_that_does_not_answer_is_one_sentence(capsys: pytest.CaptureFixture[str], shared: str) -> None:
    nobody = {
        "postgresql://ada:cheese@127.0.0.1:1/rathaus": "the database postgresql://127.0.0.1:1/rathaus cannot be used:",
        re.sub(r"/t[0-9a-f]+", "/nothere", shared): 'database "nothere" does not exist',
        "postgresql://ada:cheese@127.0.0.1:port/rathaus": "cannot be used: ",
        f"{shared}&default_transaction_read_only=on": "cannot be used: cannot execute CREATE TABLE in a read-only",
    }
    for database, sentence in nobody.items():
        assert main(["serve", "--no-browser", "--host", "127.0.0.1", "--port", "0", "--database", database]) == 2
        said = capsys.readouterr().err
        assert sentence in said
        assert "cheese" not in said
        assert said.count("\n") == 1


async def test_a_letter_that_postgresql_cannot_keep_is_refused_like_any_other(shared: str) -> None:
    async with house(shared, CAGE) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "open", game="canary")
        for path, reason in (("tables/%00", "unknown-table"), ("matches/%00/export", "unknown-match")):
            assert (await ada.get(f"/api/{path}")).json()["reason"] == reason
        assert (await ada.post("/api/return", {"secret": "\0"})).json()["reason"] == "malformed"
        assert (await ada.post("/api/me", {"name": "A\0"})).json()["reason"] == "bad-name"
        mute, chat = {"who": "\0", "is_on": True}, {"table": code, "text": "x", "id": "\0"}
        for kind, fields in (("mute", mute), ("chat", chat)):
            page = await ada.page()
            await page.say(kind, **fields)
            assert (await page.closed())[1] == "unknown-message"
        assert (await (await ada.page()).do("watch", table="\0"))["reason"] == "unknown-table"
