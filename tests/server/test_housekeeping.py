"""Housekeeping: what is kept how long, and that nobody notices when the rest goes."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, Table, func, insert, select, update

from rathaus.cli import main
from rathaus.server import housekeeping
from rathaus.server.config import Keep
from rathaus.server.service import Service
from rathaus.server.store import Store, cleaning, schema
from rathaus.server.store.matches import insert_match
from tests.server.canary import CAGE
from tests.server.house import House, Person, house
from tests.server.test_room import cage
from tests.server.test_store import MATCH

DAY = 86400.0
Capture = pytest.CaptureFixture[str]


async def age(service: Service, days: float) -> None:
    """Let everything that was done so far have been done this many days earlier."""
    columns = (
        *(schema.tables.c.updated, schema.matches.c.updated, schema.chat.c.at, schema.guests.c.created),
        schema.sessions.c.seen,
    )

    def work(connection: Connection) -> None:
        for column in columns:
            connection.execute(update(column.table).values({column.name: column - days * DAY}))

    await service.store.database.write(work)


async def count(service: Service, table: Table) -> int:
    query = select(func.count()).select_from(table)
    return await service.store.database.read(lambda connection: connection.execute(query).scalar_one())


async def is_there(person: Person, code: str) -> bool:
    return (await person.get(f"/api/tables/{code}")).status_code == 200


async def over(opened: House) -> tuple[str, str, list[Person]]:
    """A table with a match that has ended, at which something was said; its code, its match, its people."""
    code, pages = await cage(opened, 2)
    await pages[1].do("chat", table=code, text="Käse!")
    for page in pages:
        assert (await page.person.post(f"/api/tables/{code}/ask", {"what": "abort"})).status_code == 200
    match = opened.service.rooms[code].match.record.id
    for page in pages:
        await page.close()
    await asyncio.sleep(0.05)
    return code, match, [page.person for page in pages]


async def test_a_table_that_nobody_started_goes_after_a_week(database: str) -> None:
    async with house(database) as opened:
        ada = await opened.person("Ada")
        old = await ada.table("you", "open")
        await age(opened.service, 6.5)
        young = await ada.table("you", "open")
        await housekeeping.clean(opened.service)
        assert await is_there(ada, old)

        await age(opened.service, 1)
        await housekeeping.clean(opened.service)

        assert [await is_there(ada, code) for code in (old, young)] == [False, True]
        assert [game["table"] for game in (await ada.get("/api/me")).json()["tables"]] == [young]
        assert (await ada.post(f"/api/tables/{old}/sit", {})).status_code == 404
        counts = [await count(opened.service, table) for table in (schema.tables, schema.matches, schema.sitters)]
        assert counts == [1, 1, 1]


async def test_a_table_at_which_somebody_speaks_or_looks_stays(database: str) -> None:
    async with house(database) as opened:
        ada = await opened.person("Ada")
        spoken, seen = [await ada.table("you", "open") for _ in range(2)]
        page = await ada.look(spoken, 0)
        await age(opened.service, 30)
        await page.do("chat", table=spoken, text="Anybody?")
        await page.close()
        await ada.look(seen, 0)

        await housekeeping.clean(opened.service)

        assert [await is_there(ada, code) for code in (spoken, seen)] == [True, True]


async def test_matches_stay_for_ever_with_their_chat(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, match, people = await over(opened)
        running, _ = await cage(opened, 2)
        await age(opened.service, 5000)

        await housekeeping.clean(opened.service)

        assert [await is_there(people[0], table) for table in (code, running)] == [True, True]
        assert (await people[0].get(f"/api/matches/{match}/export")).status_code == 200
        assert await count(opened.service, schema.chat) == 1
        assert await count(opened.service, schema.guests) == 4


async def test_a_host_may_keep_matches_for_a_while_only(database: str) -> None:
    async with house(database, CAGE, keep=Keep(matches=30)) as opened:
        code, match, people = await over(opened)
        running, _ = await cage(opened, 2)
        await age(opened.service, 31)

        await housekeeping.clean(opened.service)

        assert [await is_there(people[0], table) for table in (code, running)] == [False, True]
        assert (await people[0].get(f"/api/matches/{match}/export")).status_code == 404
        assert await count(opened.service, schema.chat) == 0
        rows = await opened.service.store.matches.log(match, after=-1)
        assert rows == []


async def test_where_people_play_on_only_the_match_goes(database: str) -> None:
    async with house(database, CAGE, keep=Keep(matches=30)) as opened:
        code, match, people = await over(opened)
        await age(opened.service, 31)
        assert (await people[0].post(f"/api/tables/{code}/rematch")).status_code == 200

        await housekeeping.clean(opened.service)

        assert await is_there(people[0], code)
        assert (await people[0].get(f"/api/matches/{match}/export")).status_code == 404
        assert await count(opened.service, schema.chat) == 0


async def test_a_table_of_an_earlier_match_stays_with_it(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, match, people = await over(opened)
        assert (await people[0].post(f"/api/tables/{code}/rematch")).status_code == 200
        await age(opened.service, 5000)

        await housekeeping.clean(opened.service)

        assert await is_there(people[0], code)
        assert (await people[0].get(f"/api/matches/{match}/export")).status_code == 200


async def test_guests_without_games_go_after_a_year(database: str) -> None:
    async with house(database, CAGE) as opened:
        _, _, players = await over(opened)
        gone, here = await opened.person("Gone"), await opened.person("Here")
        host = await opened.person("Host")
        await host.table("you", "open", game="canary")
        await age(opened.service, 366)
        assert (await here.get("/api/me")).status_code == 200

        await housekeeping.clean(opened.service)

        assert (await gone.get("/api/me")).json()["reason"] == "no-name"
        for person in (*players, here):
            assert (await person.get("/api/me")).status_code == 200
        assert await count(opened.service, schema.guests) == 4  # the host's table was removed first, the host next time


async def test_who_played_and_left_before_the_next_match_stays(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, _, people = await over(opened)
        row = {"match": "m", "seq": 1, "entry": "{}", "by": people[1].who, "events": "[]", "at": 0.0}
        await opened.service.store.database.write(lambda connection: connection.execute(insert(schema.log), row))
        assert (await people[1].post(f"/api/tables/{code}/leave")).status_code == 200
        assert (await people[0].post(f"/api/tables/{code}/rematch")).status_code == 200
        await age(opened.service, 390)

        await housekeeping.clean(opened.service)

        assert (await people[1].get("/api/me")).status_code == 200


async def test_what_opens_nothing_any_more_goes(database: str) -> None:
    async with house(database) as opened:
        ada = await opened.person("Ada")
        await ada.table("you", "mouse", start=True)
        await ada.post("/api/me/link")
        await age(opened.service, 401)

        def leave(connection: Connection) -> None:
            connection.execute(update(schema.links).values(expires=1.0))
            connection.execute(insert_match(msgspec.structs.replace(MATCH, state="waiting"), 1.0))
            line = {"code": "GONE", "who": "x", "name": "x", "seat": -1, "text": "x", "at": 1.0}
            connection.execute(insert(schema.chat), line)

        await opened.service.store.database.write(leave)

        await housekeeping.clean(opened.service)

        counts = [await count(opened.service, table) for table in (schema.sessions, schema.links, schema.chat)]
        assert counts == [0, 0, 0]
        assert await count(opened.service, schema.matches) == 1
        assert await count(opened.service, schema.guests) == 1


async def test_it_happens_by_itself(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "FIRST", 0.2)
    monkeypatch.setattr(housekeeping, "PAUSE", 0.1)
    async with house(database) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "open")
        await age(opened.service, 8)

        async with asyncio.timeout(20):
            while await is_there(ada, code):
                await asyncio.sleep(0.05)


async def fill(store: Store, tables: int) -> None:
    rows = [{"id": f"g{number}", "name": "x", "created": 0.0} for number in range(tables)]
    await store.database.write(lambda connection: connection.execute(insert(schema.guests), rows))


async def test_steps_are_small_and_others_write_between_them(database: str) -> None:
    store = await Store.open(database)
    await fill(store, 100)
    limits = cleaning.limits_of(Keep(), time.time())
    old = await cleaning.find(store.database, limits)
    sizes = []
    async for step in cleaning.sweep(store.database, old, limits):
        sizes.append(len(step))
        await store.people.rename("g99", f"y{len(sizes)}")

    assert sizes == [20] * 5
    await store.close()


async def test_what_is_used_meanwhile_stays(database: str) -> None:
    store = await Store.open(database)
    await fill(store, 2)
    limits = cleaning.limits_of(Keep(), time.time())
    old = await cleaning.find(store.database, limits)
    sits = insert(schema.sitters).values(guest="g1", code="X")
    await store.database.write(lambda connection: connection.execute(sits))

    assert [step async for step in cleaning.sweep(store.database, old, limits)] == [["g0"]]
    await store.close()


async def test_one_of_several_workers_cleans_and_the_others_notice(shared: str) -> None:
    async with house(shared) as here, house(shared) as there:
        ada = await here.person("Ada")
        code = await ada.table("you", "open")
        bruno = await there.person("Bruno")
        assert await is_there(bruno, code)
        async with asyncio.timeout(20):
            while here.service.peers.drives("house") == there.service.peers.drives("house"):
                await asyncio.sleep(0.05)
        await age(here.service, 8)

        await housekeeping.clean(here.service)

        async with asyncio.timeout(20):
            while code in there.service.rooms:
                await asyncio.sleep(0.05)
        assert (await bruno.post(f"/api/tables/{code}/sit", {})).status_code == 404


# On demand.


def clean(database: str, *words: str) -> int:
    return main(["clean", "--database", database, *words])


async def test_the_command_counts_first_and_removes_when_told(database: str, capsys: Capture) -> None:
    async with house(database, CAGE) as opened:
        _, match, people = await over(opened)
        ada = await opened.person("Ada")
        code = await ada.table("you", "open", game="canary")
        page = await ada.look(code, 0)
        await opened.person("Gone")
        await age(opened.service, 40)

        assert await asyncio.to_thread(clean, database, "--older-than", "30") == 0
        said = capsys.readouterr().out
        assert "not touched for 30 days: 1 table nobody started, 1 guest without games\n" in said
        assert "finished matches stay, without --matches" in said
        assert "nothing was removed; --yes removes it without asking" in said
        assert await count(opened.service, schema.tables) == 2

        assert await asyncio.to_thread(clean, database, "--older-than", "30", "--yes") == 0
        assert "2 of 2 removed" in capsys.readouterr().out
        assert await count(opened.service, schema.tables) == 1

        # The house that is open meanwhile says so, and goes on.
        assert (await ada.post(f"/api/tables/{code}/leave")).status_code == 404
        assert (await ada.get(f"/api/tables/{code}")).status_code == 404
        assert (await page.do("chat", table=code, text="Hello?"))["type"] in ("refused", "done")
        assert (await people[0].get(f"/api/matches/{match}/export")).status_code == 200

        assert await asyncio.to_thread(clean, database, "--older-than", "30", "--yes", "--matches") == 0
        assert "finished as long ago: 1 match\n" in capsys.readouterr().out
        assert (await people[0].get(f"/api/matches/{match}/export")).status_code == 404


@pytest.mark.parametrize("days", ["0", "-1", str(2**70)])
def test_days_that_cannot_be_meant_are_refused(tmp_path: Path, capsys: Capture, days: str) -> None:
    assert clean(f"{tmp_path}/x.sqlite", f"--older-than={days}") == 2
    assert f"--older-than {days} is out of range; expected 1 to 36500 days" in capsys.readouterr().err


@pytest.mark.parametrize("days", ["nan", "1e400", "9" * 5000, "0", "soon"])
def test_settings_that_cannot_be_meant_are_refused(capsys: Capture, days: str) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--keep-tables", days])
    assert "is not `ever` or a number of days from 1 to 36500" in capsys.readouterr().err


def kept(*words: str) -> Any:
    from rathaus.cli.commands import parser

    return parser().parse_args(["serve", *words])


def test_settings_have_the_defaults_that_the_house_has() -> None:
    usual = kept()
    assert Keep(tables=usual.keep_tables, matches=usual.keep_matches, guests=usual.keep_guests) == Keep()
    assert (kept("--keep-tables", "ever").keep_tables, kept("--keep-matches", "90").keep_matches) == (None, 90)
