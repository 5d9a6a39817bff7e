"""The store: appended once, synced, replayed; and databases that cannot be used."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, insert, select, text

from rathaus.core.export import LogEntry
from rathaus.server.store import LostRaceError, Store, StoreError, database_address, schema
from rathaus.server.store.records import ENDED, LogRow, MatchRecord, MatchStage, StandingOrder

MATCH = MatchRecord("m1", "", "ratland", 1, "0" * 64, "11" * 32, "c", state="playing")
WAITING = msgspec.structs.replace(MATCH, state="waiting")


def row(seq: int, command: str, by: str = "ada") -> LogRow:
    return LogRow(seq, LogEntry(seat=0, actions=[seq]), by, command, [])


async def opened(database: str, match: MatchRecord = MATCH) -> Store:
    store = await Store.open(database)
    await store.matches.put(match, [], 0.0)
    return store


async def test_an_entry_is_appended_once(database: str) -> None:
    store = await opened(database)
    await store.matches.append(MATCH, row(1, "a"), [0], 0.0)

    with pytest.raises(LostRaceError):
        await store.matches.append(MATCH, row(1, "b"), [0], 0.0)

    assert [kept.command for kept in await store.matches.log("m1")] == ["a"]
    await store.close()


async def test_an_entry_leaves_no_gap(database: str) -> None:
    store = await opened(database)

    with pytest.raises(LostRaceError):
        await store.matches.append(MATCH, row(2, "a"), [0], 0.0)

    assert await store.matches.log("m1") == []
    await store.close()


async def test_a_command_is_kept_once(database: str) -> None:
    store = await opened(database)
    await store.matches.append(MATCH, row(1, "a"), [0], 0.0)

    with pytest.raises(LostRaceError):
        await store.matches.append(MATCH, row(2, "a"), [0], 0.0)

    await store.matches.append(MATCH, row(2, "a", by="bruno"), [0], 0.0)
    await store.close()


async def test_of_writers_at_once_one_wins_and_others_are_kept_apart(database: str) -> None:
    store = await opened(database)
    writers = [store.matches.append(MATCH, row(1, f"c{number}"), [0], 0.0) for number in range(20)]
    others = [store.matches.save_draft(MATCH, seat, "d", [seat]) for seat in range(20)]

    results = await asyncio.gather(*writers, *others, return_exceptions=True)

    assert [type(result) for result in results].count(LostRaceError) == 19
    drafts = await store.matches.drafts("m1")
    assert {*drafts, 0} == {*range(20)}  # that of the seat which acted was deleted or came later
    await store.close()


async def test_what_is_written_is_synced(tmp_path: Path) -> None:
    store = await opened(f"sqlite:///{tmp_path}/house.sqlite")

    def pragmas(connection: Connection) -> tuple[object, ...]:
        return tuple(connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous"))

    assert await store.database.write(pragmas) == ("wal", 2)  # 2 is FULL
    await store.close()


async def test_work_that_fails_leaves_no_trace_and_hurts_nobody(database: str) -> None:
    store = await Store.open(database)

    def good(connection: Connection) -> None:
        connection.execute(insert(schema.mutes).values(guest="good", muted="x"))

    def bad(connection: Connection) -> None:
        connection.execute(insert(schema.mutes).values(guest="bad", muted="x"))
        raise LookupError("no")

    results = await asyncio.gather(store.database.write(good), store.database.write(bad), return_exceptions=True)

    assert isinstance(results[1], LookupError)
    query = select(schema.mutes.c.guest)
    assert await store.database.read(lambda connection: list(connection.execute(query).scalars())) == ["good"]
    await store.close()


async def test_a_second_start_changes_nothing(database: str) -> None:
    store = await opened(database)
    await store.close()
    store = await Store.open(database)

    assert await store.matches.load("m1") == MATCH
    await store.close()


async def test_an_older_database_is_brought_up_to_date(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await opened(database)).close()

    def newest(connection: Connection) -> None:
        connection.execute(text("ALTER TABLE guests ADD COLUMN colour VARCHAR"))

    known = len(schema.MIGRATIONS)
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, newest])
    store = await Store.open(database)

    assert await store.database.read(schema.version_of) == known + 1
    assert await store.matches.load("m1") == MATCH
    await store.close()


async def test_a_database_of_version_1_keeps_its_entries_and_has_no_hash_of_them(database: str) -> None:
    store = await opened(database)
    await store.matches.append(MATCH, row(1, "a"), [0], 0.0)

    def as_version_1_has_left_it(connection: Connection) -> None:
        connection.execute(text("DROP INDEX chat_commands"))
        connection.execute(text("ALTER TABLE chat DROP COLUMN command"))
        connection.execute(text("ALTER TABLE log DROP COLUMN state_sha256"))
        connection.execute(text("ALTER TABLE log DROP COLUMN is_sealed"))
        connection.execute(text("UPDATE house SET schema_version = 1"))

    await store.database.write(as_version_1_has_left_it)
    await store.close()

    store = await Store.open(database)
    newer = row(2, "b")
    newer.state_sha256 = "ab" * 32
    await store.matches.append(MATCH, newer, [0], 0.0)

    assert [kept.state_sha256 for kept in await store.matches.log("m1")] == [None, "ab" * 32]
    await store.close()


@pytest.mark.parametrize("state", ["waiting", *ENDED])
async def test_nothing_is_written_to_a_match_that_is_not_played(database: str, state: MatchStage) -> None:
    store = await opened(database, msgspec.structs.replace(MATCH, state=state))

    with pytest.raises(LostRaceError):
        await store.matches.append(MATCH, row(1, "a"), [0], 0.0)
    with pytest.raises(LostRaceError):
        await store.matches.save_draft(MATCH, 0, "d", [1])
    with pytest.raises(LostRaceError):
        await store.matches.save_order(MATCH, 0, "boast", StandingOrder("boast", {"how": 1}))

    assert await store.matches.log("m1") == []
    assert await store.matches.drafts("m1") == {}
    found = await store.matches.load("m1")
    assert found is not None
    assert found.state == state
    await store.close()


async def test_a_match_begins_once(database: str) -> None:
    store = await opened(database, WAITING)
    begun = MATCH
    opening = LogRow(0, LogEntry(), "", None, [])
    await store.matches.begin(begun, opening, [0], 0.0)

    with pytest.raises(LostRaceError):
        await store.matches.begin(begun, opening, [0], 0.0)

    assert await store.matches.log("m1") == []
    assert await store.matches.log("m1", after=-1) == [opening]
    await store.close()


async def complaint(address: str) -> str:
    with pytest.raises(StoreError) as problem:
        await Store.open(address)
    return str(problem.value)


async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    await (await opened(f"sqlite:///{tmp_path}/house.sqlite")).close()
    with sqlite3.connect(tmp_path / "house.sqlite") as connection:
        connection.execute("UPDATE house SET schema_version = 99")
    connection.close()

    assert "written by a newer rathaus" in await complaint(f"{tmp_path}/house.sqlite")


async def test_a_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "other.sqlite") as connection:
        connection.execute("CREATE TABLE recipes (name)")
    connection.close()

    assert "holds something else" in await complaint(f"{tmp_path}/other.sqlite")


async def test_a_database_without_a_version_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "other.sqlite") as connection:
        connection.execute("CREATE TABLE house (schema_version)")
    connection.close()

    assert "its version is unknown" in await complaint(f"{tmp_path}/other.sqlite")


async def test_what_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("cheese " * 1000)

    assert "notes.txt cannot be used: file is not a database" in await complaint(f"{tmp_path}/notes.txt")
    assert "is a folder" in await complaint(str(tmp_path))
    assert "has no name" in await complaint("sqlite:///")


async def test_an_address_that_is_not_known_is_told_without_its_password(tmp_path: Path) -> None:
    said = await complaint("mysql://ada:cheese@db.example/rathaus")

    assert "only sqlite:///FILE and postgresql://USER:PASSWORD@HOST/NAME are known" in said
    assert "cheese" not in said


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    assert f"the folder {tmp_path}/file/deep cannot be made" in await complaint(f"{tmp_path}/file/deep/x.sqlite")


def test_the_database_lies_in_the_data_folder() -> None:
    assert database_address({"XDG_DATA_HOME": "/data"}) == "sqlite:////data/rathaus/rathaus.sqlite"
    assert database_address({}).endswith("/.local/share/rathaus/rathaus.sqlite")
    assert database_address({"RATHAUS_DATABASE": "sqlite:///x"}) == "sqlite:///x"


async def test_the_file_is_nobody_elses_to_read(tmp_path: Path) -> None:
    await (await opened(f"sqlite:///{tmp_path}/house.sqlite")).close()

    assert (tmp_path / "house.sqlite").stat().st_mode & 0o077 == 0
