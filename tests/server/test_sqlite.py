"""One file of SQLite, one house; and files that no house can use."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import SQLAlchemyError

from rathaus.cli import main
from rathaus.server.store import Store, StoreError, schema
from tests.server.house import house
from tests.server.test_serve import free_port, person, served
from tests.server.test_store import MATCH, complaint, row

NOBODY = 65534
Capture = pytest.CaptureFixture[str]


def said_by(database: Path | str, *words: str) -> tuple[int, str]:
    """What a second house says, and how it ends."""
    command = [sys.executable, "-m", "rathaus.cli", "serve", "--no-browser", "--host", "127.0.0.1"]
    port = str(free_port())
    done = subprocess.run(
        [*command, "--port", port, "--database", str(database), *words],
        check=False,
        capture_output=True,
        text=True,
        timeout=30,
    )
    return done.returncode, done.stderr


def test_a_second_house_on_the_same_file_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite"
    with served(database, free_port()) as process:
        assert process.stdout is not None
        process.stdout.readline()

        code, said = said_by(database)

        assert (code, said.count("\n")) == (2, 1)
        assert "is in use by another rathaus; close that one, or give this one another --database" in said


@pytest.mark.parametrize("other", ["house.sqlite", "link.sqlite", "hard.sqlite", "../{folder}/house.sqlite"])
async def test_the_same_file_by_another_name_is_the_same_house(tmp_path: Path, other: str) -> None:
    first = await Store.open(str(tmp_path / "house.sqlite"), is_house=True)
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "house.sqlite")
    (tmp_path / "hard.sqlite").hardlink_to(tmp_path / "house.sqlite")
    name = os.path.relpath(tmp_path / other.format(folder=tmp_path.name))

    with pytest.raises(StoreError, match="in use by another rathaus"):
        await Store.open(name, is_house=True)

    await first.close()


def test_a_house_that_was_killed_leaves_its_file_to_the_next_one(tmp_path: Path) -> None:
    database, port = tmp_path / "house.sqlite", free_port()
    with served(database, port) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGKILL)
        process.wait(10)

        with served(database, port) as next_one:
            assert next_one.stdout is not None
            assert "rathaus is open" in next_one.stdout.readline()


async def test_who_closes_a_house_gives_its_file_away(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/house.sqlite"
    first = await Store.open(address, is_house=True)
    with pytest.raises(StoreError, match="in use by another rathaus"):
        await Store.open(address, is_house=True)
    await first.close()

    await (await Store.open(address, is_house=True)).close()


def test_export_works_beside_a_house(tmp_path: Path, capsys: Capture) -> None:
    database, port = tmp_path / "house.sqlite", free_port()
    with served(database, port) as process:
        assert process.stdout is not None
        process.stdout.readline()
        with person(port) as ada:
            ada.post("/api/me", json={"name": "Ada"}).raise_for_status()
            wish = {"game": "ratland", "seats": [{"kind": "you"}, {"kind": "bot", "bot": "rat"}], "start": True}
            code = ada.post("/api/tables", json=wish).json()["code"]

            assert main(["export", "--all", "--database", str(database), str(tmp_path / "out")]) == 0
            assert main(["export", "--everything", "--database", str(database), str(tmp_path / "all")]) == 0

            assert len(list((tmp_path / "out").iterdir())) == 1
            assert ada.get(f"/api/tables/{code}").json()["state"] == "playing"


FOR_EVER = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n"


async def test_work_that_is_interrupted_leaves_no_trace(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "house.sqlite"))

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.mutes).values(guest="a", muted="b"))
        connection.execute(text(FOR_EVER))

    working = [asyncio.create_task(do(work)) for do in (store.database.write, store.database.read)]
    await asyncio.sleep(0.1)
    store.database.interrupt()
    with pytest.raises(SQLAlchemyError, match="interrupted"):
        await working[0]
    with pytest.raises(SQLAlchemyError, match="interrupted"):
        await working[1]
    await store.close()

    store = await Store.open(str(tmp_path / "house.sqlite"))
    assert await store.people.muted_by("a") == set()
    await store.close()


# Files that no house can use.


@contextmanager
def somebody() -> Iterator[Path]:
    """A folder that somebody who is not root owns, for as long as one is that person."""
    folder = Path(tempfile.mkdtemp())
    is_root = os.geteuid() == 0
    if is_root:
        os.chown(folder, NOBODY, -1)
        os.seteuid(NOBODY)
    try:
        yield folder
    finally:
        if is_root:
            os.seteuid(0)
        folder.chmod(0o700)
        shutil.rmtree(folder)


async def test_a_file_that_can_only_be_read_is_named() -> None:
    with somebody() as folder:
        file = folder / "house.sqlite"
        await (await Store.open(str(file))).close()
        file.chmod(0o400)

        assert f"the database {file} cannot be read and written: change its rights" in await complaint(str(file))


async def test_a_folder_that_can_only_be_read_is_told() -> None:
    with somebody() as folder:
        file = folder / "house.sqlite"
        await (await Store.open(str(file))).close()
        folder.chmod(0o500)

        said = await complaint(str(file))

        assert f"the database {file} cannot be used: it can" in said
        assert "sqlite3" not in said


async def test_an_empty_file_is_not_taken_for_a_new_house(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite"
    file.touch()

    said = await complaint(str(file))

    assert f"the database {file} is empty, so whatever it held is lost: put a copy in its place" in said
    assert file.stat().st_size == 0


async def test_a_new_file_is_never_empty_and_nobody_elses(tmp_path: Path) -> None:
    store = await Store.open(f"{tmp_path}/house.sqlite")

    assert sorted(file.name for file in tmp_path.iterdir()) == [f"house.sqlite{end}" for end in ("", "-shm", "-wal")]
    await store.close()
    assert (tmp_path / "house.sqlite").stat().st_mode & 0o077 == 0


async def test_a_link_to_a_file_that_is_not_there_yet_leads_to_a_new_one(tmp_path: Path) -> None:
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "house.sqlite")

    await (await Store.open(f"{tmp_path}/link.sqlite")).close()

    assert (tmp_path / "link.sqlite").is_symlink()
    assert (tmp_path / "house.sqlite").stat().st_size > 0


async def test_what_is_neither_file_nor_folder_is_named() -> None:
    assert "the database /dev/null is no file; expected a file" in await complaint("/dev/null")


def damage(file: Path, first: int = 1) -> None:
    """Scribble over all pages from one on."""
    with file.open("r+b") as pages:
        pages.seek(first * 4096)
        pages.write(b"cheese" * ((file.stat().st_size - first * 4096) // 6))


async def filled(file: Path) -> None:
    """A house with so much in it that the log has pages of its own."""
    store = await Store.open(str(file))
    await store.matches.put(
        msgspec.structs.replace(MATCH, state="over"), [row(number, f"c{number}") for number in range(1, 2000)], 0.0
    )

    def guests(connection: Connection) -> None:
        connection.execute(
            insert(schema.guests), [{"id": f"g{n}", "name": "Ada" * 20, "created": 0.0} for n in range(500)]
        )

    await store.database.write(guests)
    await store.close()


async def test_damaged_pages_are_one_sentence_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite"
    await filled(file)
    damage(file)

    code, said = said_by(file)

    assert (code, said.count("\n")) == (2, 1)
    assert f"the database {file} cannot be used: it is damaged; put a copy in its place" in said


async def test_damage_that_is_met_later_is_one_sentence_too(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "house.sqlite"
    await filled(file)
    damage_log(file)
    command = [sys.executable, "-m", "rathaus.cli", "export", "--database", str(file)]

    for words in (["--all", "out"], ["--everything", "all.jsonl"]):
        done = subprocess.run([*command, *words], check=False, capture_output=True, text=True, timeout=30, cwd=tmp_path)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert "cannot be used: it is damaged" in done.stderr
    assert sorted(found.name for found in tmp_path.iterdir() if "part" in found.name) == []


def damage_log(file: Path) -> None:
    """Scribble over all pages but the first of each table: only the log has more."""
    with sqlite3.connect(file) as connection:
        pages = [page for (page,) in connection.execute("SELECT rootpage FROM sqlite_schema WHERE rootpage > 0")]
    connection.close()
    damage(file, max(pages))


async def test_damage_that_a_house_meets_is_told_in_a_line_and_the_rest_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "house.sqlite"
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        bad = await ada.table("you", "mouse", start=True)
        cookies = ada.http.cookies
    with sqlite3.connect(file) as connection:
        (match,) = connection.execute("SELECT match FROM tables").fetchone()
        rows = [(match, number, "{}" * 99) for number in range(9, 999)]
        columns = 'match, seq, entry, "by", events, at'
        connection.executemany(f"INSERT INTO log ({columns}) VALUES (?, ?, ?, 'x', '[]', 0)", rows)
    connection.close()
    damage_log(file)

    async with house(tmp_path) as opened:
        ada = await opened.person()
        ada.http.cookies = cookies
        answer = await ada.get(f"/api/tables/{bad}")
        assert (answer.status_code, answer.json()["reason"]) == (503, "store")
        assert (await ada.post(f"/api/tables/{bad}/leave")).status_code == 503
        assert (await ada.get("/api/me")).status_code == 200
    lines = [record.getMessage() for record in caplog.records if "could not be used" in record.getMessage()]
    assert [line.count("\n") for line in lines] == [0, 0]
    assert lines[0].endswith("could not be used: database disk image is malformed")
