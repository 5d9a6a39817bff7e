"""Everything out of one database and into another, SQLite or PostgreSQL, and what cannot be taken in."""

import asyncio
import json
from pathlib import Path

import pytest

from rathaus.cli import main
from rathaus.server.store.schema import MIGRATIONS
from tests.server.canary import CAGE
from tests.server.house import house
from tests.server.test_room import answer, cage, picks_of

VERSION = len(MIGRATIONS)
HEAD = f'{{"format":"rathaus-house/1","schema_version":{VERSION}}}\n'


def run(*words: str) -> int:
    return main([*words[:1], "--everything", *words[1:]])


async def test_a_house_moves_to_another_kind_of_database_and_back(tmp_path: Path, shared: str) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 2)
        await pages[0].do("play", **answer(pages[0], picks_of(pages[0])))
        await pages[1].do("chat", table=code, text="Käse! 🐀")
        await pages[1].do(
            "draft", table=code, seat=1, decision=pages[1].state["decision"], picks=picks_of(pages[1])[:1]
        )
        cookies = [page.person.http.cookies for page in pages]

    await asyncio.to_thread(run, "export", "--database", f"{tmp_path}/house.sqlite", str(files[0]))
    await asyncio.to_thread(run, "import", "--database", shared, str(files[0]))
    await asyncio.to_thread(run, "export", "--database", shared, str(files[1]))
    await asyncio.to_thread(run, "import", "--database", f"{tmp_path}/back.sqlite", str(files[1]))

    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[0].stat().st_mode & 0o077 == 0
    for place in (shared, f"{tmp_path}/back.sqlite"):
        async with house(place, CAGE) as again:
            person = await again.person()
            person.http.cookies = cookies[1]
            page = await person.look(code, 1)
            await page.until(page.is_asked)
            assert page.state["version"] == 1
            assert page.state["draft"]["picks"] == picks_of(page)[:1]
            assert (await page.do("play", **answer(page, picks_of(page))))["type"] == "done"
            assert (await page.do("chat", table=code, text="Hello again"))["type"] == "done"
            await page.until(lambda page=page: [line["number"] for line in chat(page)] == [1, 2])


def chat(page: object) -> list[dict[str, int]]:
    heard = page.heard  # type: ignore[attr-defined]
    return [line for said in heard if said["type"] == "chat" for line in said["lines"]]


def line(**changes: object) -> str:
    """A line of chat as a row, and the end of the file."""
    row = {"number": 1, "code": "A", "who": "x", "name": "x", "seat": 0, "text": "x", "at": 0.5, "command": None}
    return json.dumps(["chat", row | changes]) + '\n{"rows":1}\n'


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("cheese", "is no file of `rathaus export --everything`"),
        ('{"format":"rathaus-match/1"}', "is no file of `rathaus export --everything`"),
        (HEAD.replace(str(VERSION), "77"), f"was written with version 77 of the schema, this rathaus has {VERSION}"),
        (HEAD + '["mutes",{"guest":"a","muted":"b"}]\n', "has no end; it was not written to the last line"),
        (HEAD + '["mutes",{"guest":"a","muted":"b"}]\n{"rows":3}\n', "says that it has 3 rows, but there are 1"),
        (HEAD + '["mutes",{"guest":"a"}]\n{"rows":1}\n', "line 2: this is no row of 'mutes' as it is known here"),
        (HEAD + '["rats",{}]\n{"rows":1}\n', "line 2: this is no row of 'rats'"),
        (HEAD + "[[[\n", "line 2: "),
        (HEAD + '["mutes",{"guest":"a","muted":"b"}]\n' * 2 + '{"rows":2}\n', "contradicts itself: "),
        (HEAD + line(number=2**70), "line 2: 'number' of 'chat' has a value that does not fit"),
        (HEAD + line(seat=2**31), "line 2: 'seat' of 'chat' has a value that does not fit"),
        (HEAD + line(seat=True), "line 2: 'seat' of 'chat' has a value that does not fit"),
        (HEAD + line(at="now"), "line 2: 'at' of 'chat' has a value that does not fit"),
        (HEAD + line(text=None), "line 2: 'text' of 'chat' has a value that does not fit"),
        (HEAD + line(text=["x"]), "line 2: 'text' of 'chat' has a value that does not fit"),
    ],
)
def test_what_cannot_be_taken_in_changes_nothing(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str, sentence: str
) -> None:
    file = tmp_path / "whole.jsonl"
    file.write_text(content)

    assert run("import", "--database", database, str(file)) == 2

    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
    file.write_text(HEAD + '{"rows":0}\n')
    assert run("import", "--database", database, str(file)) == 0  # it is still empty


def test_only_an_empty_database_takes_everything_in(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "whole.jsonl"
    file.write_text(HEAD + '["mutes",{"guest":"a","muted":"b"}]\n{"rows":1}\n')
    assert run("import", "--database", database, str(file)) == 0

    assert run("import", "--database", database, str(file)) == 2
    assert "the database is not empty" in capsys.readouterr().err
    assert run("import", "--database", database, str(file), str(file)) == 2
    assert "takes one file, not 2" in capsys.readouterr().err
    assert run("import", "--database", database, str(tmp_path / "nothing")) == 2
