"""Data sets of the house: offered by name, chosen at a table, kept by its match, embedded in its export."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from rathaus.cli import main
from rathaus.core.errors import DataError
from rathaus.core.export import decode, game_for, verify
from rathaus.core.game import Game
from rathaus.games import GAMES
from rathaus.games.ratland import RATLAND, RatLand
from rathaus.games.ratzzia import RATZZIA
from rathaus.server import bot_worker
from rathaus.server.live_match import RuleFaultError
from rathaus.server.store.records import MatchRecord
from tests.server.house import House, Page, Person, house
from tests.server.test_lobby import reason

RICHER = RATLAND.data_text.replace("cheese = 2\n", "cheese = 5\n", 1)
POORER = RATLAND.data_text.replace("cheese = 2\n", "cheese = 1\n", 1)
LONGER = RATZZIA.data_text.replace("goal = 25 ", "goal = 30 ", 1)
START = 5  # pieces of cheese that everybody begins with


def put(folder: Path, game: str, name: str, text: str) -> Path:
    file = folder / "data" / game / f"{name}.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return file


async def offered(person: Person, game: str = "ratland") -> list[str]:
    games = (await person.get("/api/house")).json()["games"]
    return next(info["data"] for info in games if info["name"] == game)


async def look(opened: House, like: Person, code: str) -> Page:
    person = await opened.person()
    person.http.cookies = like.http.cookies
    page = await person.look(code, 0)
    await page.until(lambda: page.tables)
    return page


async def record_of(opened: House, table: dict[str, Any]) -> MatchRecord:
    found = await opened.service.store.matches.load(table["match"]["id"])
    assert found is not None
    return found


async def begun(folder: Path, **settings: Any) -> tuple[Person, str, dict[str, Any]]:
    """A match on a data set of the house, after its first answer; the house is closed again."""
    put(folder, "ratland", "my-box", RICHER)
    async with house(folder, **settings) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "here:Bob", data="my-box", start=True)
        page = await ada.look(code, 0)
        await page.until(page.is_asked)
        assert (await page.play())["type"] == "done"
        await page.until(lambda: page.state["version"] == 1)
        return ada, code, page.state


# The folder.


async def test_the_lobby_offers_the_files_of_the_folder_by_name(tmp_path: Path) -> None:
    put(tmp_path, "ratland", "my-box", RICHER)
    put(tmp_path, "ratland", "Another_2", POORER)
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")

        assert await offered(ada) == ["Another_2", "my-box"]
        assert await offered(ada, "ratzzia") == []


async def test_the_folder_can_be_elsewhere(tmp_path: Path) -> None:
    put(tmp_path / "far", "ratland", "my-box", RICHER)
    async with house(tmp_path, data=str(tmp_path / "far" / "data")) as opened:
        assert await offered(await opened.person("Ada")) == ["my-box"]


async def test_what_cannot_be_played_is_named_and_left_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    put(tmp_path, "ratland", "good", RICHER)
    put(tmp_path, "ratland", "no-toml", "rats = = 7")
    put(tmp_path, "ratland", "no-rats", RATLAND.data_text.replace("rats = 7\n", "rats = -7\n", 1))
    put(tmp_path, "ratland", "..bad name", RICHER)
    put(tmp_path, "ratland", "endless", "#" * 200_001)
    put(tmp_path, "chess", "mine", RICHER)
    put(tmp_path, "ratland/deep", "mine", RICHER)
    put(tmp_path, "ratland", "latin", "").write_bytes(b"# caf\xe9")
    (tmp_path / "data" / "ratland" / "folder.toml").mkdir()
    (tmp_path / "data" / "ratland" / "notes.txt").write_text("mine")
    with caplog.at_level(logging.WARNING, "rathaus"):
        async with house(tmp_path) as opened:
            assert await offered(await opened.person("Ada")) == ["good"]

    told = [vars(line)["problem"] for line in caplog.records if line.message == "a data set is left out"]
    folder = f"{tmp_path}/data"
    assert [problem.removeprefix(f"{folder}/").split(": ")[:2] for problem in told] == [
        ["chess/mine.toml", "its place"],
        ["ratland/..bad name.toml", "its name"],
        ["ratland/deep/mine.toml", "its place"],
        ["ratland/endless.toml", "its size"],
        ["ratland/folder.toml", "reading it"],
        ["ratland/latin.toml", "its content"],
        ["ratland/no-rats.toml", "start"],
        ["ratland/no-toml.toml", "not TOML"],
    ]
    assert told[0].endswith(f"expected in {folder}/GAME, where GAME is one of {', '.join(GAMES)}")


def test_a_folder_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["serve", "--no-browser", "--data", f"{tmp_path}/nowhere"]) == 2

    assert "expected a folder with one folder for each game" in capsys.readouterr().err


# At a table.


async def test_a_table_chooses_a_data_set_and_its_match_is_promised_with_it(tmp_path: Path) -> None:
    put(tmp_path, "ratland", "my-box", RICHER)
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "here:Bob", data="my-box", is_public=True)
        table = (await ada.get(f"/api/tables/{code}")).json()
        game = RATLAND.with_data(RICHER, "mine")

        assert table["data"] == "my-box"
        assert table["match"]["data_sha256"] == game.data_sha256
        assert opened.service.games["ratland"] is RATLAND
        page = await ada.look(code, 0)
        await ada.post(f"/api/tables/{code}/start")
        await page.until(page.is_asked)
        assert page.state["view"]["cheese"] in ([START] * 2, [START + 1] * 2)  # Abundance may come first


async def test_public_tables_say_which_data_they_play_with(tmp_path: Path) -> None:
    put(tmp_path, "ratland", "my-box", RICHER)
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        await ada.table("you", "open", data="my-box", is_public=True)

        assert [table["data"] for table in (await ada.get("/api/tables")).json()] == ["my-box"]


@pytest.mark.parametrize("name", ["nothing", "../ratland/my-box", "/etc/passwd", "my-box.toml", "MY-BOX"])
async def test_only_what_is_offered_can_be_chosen(tmp_path: Path, name: str) -> None:
    put(tmp_path, "ratland", "my-box", RICHER)
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        seats = [{"kind": "you"}, {"kind": "open"}]
        assert reason(await ada.post("/api/tables", {"game": "ratland", "seats": seats, "data": name})) == (
            400,
            "unknown-data",
        )
        code = await ada.table("you", "open", data="my-box")
        said = await ada.send("PATCH", f"/api/tables/{code}", {"data": name})

        assert reason(said) == (400, "unknown-data")
        assert (await ada.get(f"/api/tables/{code}")).json()["data"] == "my-box"


async def test_another_choice_is_another_promise(tmp_path: Path) -> None:
    put(tmp_path, "ratland", "my-box", RICHER)
    async with house(tmp_path) as opened:
        ada, bob = await opened.person("Ada"), await opened.person("Bob")
        code = await ada.table("you", "open")
        await bob.post(f"/api/tables/{code}/sit", {})
        before = (await ada.get(f"/api/tables/{code}")).json()
        page = await ada.look(code, 0)
        await page.do("seed", table=code, seat=0, hash="ab" * 32)

        assert reason(await bob.send("PATCH", f"/api/tables/{code}", {"data": "my-box"})) == (403, "not-host")
        after = (await ada.send("PATCH", f"/api/tables/{code}", {"data": "my-box"})).json()
        same = (await ada.send("PATCH", f"/api/tables/{code}", {"data": "my-box"})).json()
        usual = (await ada.send("PATCH", f"/api/tables/{code}", {"data": ""})).json()

        assert after["match"]["id"] not in (before["match"]["id"], usual["match"]["id"])
        assert after["match"]["fairness"]["commitment"] != before["match"]["fairness"]["commitment"]
        assert [seat["seed_hash"] for seat in after["seats"]] == ["", ""]
        assert same["match"]["id"] == after["match"]["id"]
        assert (usual["data"], usual["match"]["data_sha256"]) == ("", RATLAND.data_sha256)


async def test_options_that_the_data_does_not_allow_stay_in_the_way(tmp_path: Path) -> None:
    put(tmp_path, "ratzzia", "long", LONGER)
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "open", game="ratzzia", options={"bank_limit": "50"})
        assert reason(await ada.send("PATCH", f"/api/tables/{code}", {"data": "long"})) == (400, "number-too-small")
        table = (await ada.send("PATCH", f"/api/tables/{code}", {"data": "long", "options": {}})).json()

        assert (table["data"], table["options"]["bank_limit"]) == ("long", "0")
        said = await ada.send("PATCH", f"/api/tables/{code}", {"options": {"bank_limit": "50"}})
        assert reason(said) == (400, "number-too-small")


# Bots.


def test_a_worker_imagines_on_the_data_of_the_match() -> None:
    assert bot_worker.rules("ratland", RICHER).data_sha256 == RATLAND.with_data(RICHER, "mine").data_sha256
    assert bot_worker.rules("ratland", "") is RATLAND


async def test_bots_play_with_the_data_set(tmp_path: Path) -> None:
    put(tmp_path, "ratzzia", "one-column-less", without_last_column())
    async with house(tmp_path, bot_seconds=20.0) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "rat", game="ratzzia", data="one-column-less", start=True)
        page = await ada.look(code, 0)
        for _ in range(12):
            await page.until(page.is_asked)
            version = page.state["version"]
            await page.play()
            await page.until(lambda version=version: page.state["version"] > version)

        rows = await opened.service.store.matches.log(page.table["match"]["id"])
        assert any(row.by == "bot" for row in rows)
        assert opened.service.metrics.stood_in == 0


def without_last_column() -> str:
    """A board with eight columns instead of nine."""
    text = RATZZIA.data_text
    start = text.rindex("[[columns]]")
    text = text[:start] + text[text.index("\n[", start + 1) + 1 :]
    return text.replace('[[pieces]]\nnumber = 2\nhides = "C9.1"\n', "")


# Exports.


async def ended(opened: House, page: Page, code: str) -> bytes:
    """The export of the match, given up."""
    await page.person.post(f"/api/tables/{code}/ask", {"what": "abort"})
    return (await page.person.get(f"/api/matches/{page.table['match']['id']}/export")).content


async def test_an_export_embeds_the_data_set_and_verifies_anywhere(tmp_path: Path) -> None:
    ada, code, _ = await begun(tmp_path)
    async with house(tmp_path) as opened:
        content = await ended(opened, await look(opened, ada, code), code)
    exported = decode(content)
    assert exported.data == RICHER
    verify(exported, game_for(exported, GAMES))
    (tmp_path / "match.json").write_bytes(content)
    other = f"sqlite:///{tmp_path}/other.sqlite"
    for words in (
        ["verify", f"{tmp_path}/match.json"],
        ["import", "--database", other, f"{tmp_path}/match.json"],
        ["export", "--database", other, f"{tmp_path}/out"],
    ):
        assert await asyncio.to_thread(main, words) == 0

    assert decode((tmp_path / "out" / f"{exported.fairness.match}.json").read_bytes()) == exported


async def test_the_box_s_own_data_is_not_embedded(tmp_path: Path) -> None:
    put(tmp_path, "ratland", "my-box", RATLAND.data_text)
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "here:Bob", data="my-box", start=True)
        page = await ada.look(code, 0)
        await page.until(page.is_asked)

        assert decode(await ended(opened, page, code)).data is None


async def test_a_report_of_a_fault_holds_the_data_that_it_happened_with(tmp_path: Path) -> None:
    ada, code, _ = await begun(tmp_path)
    async with house(tmp_path) as opened:
        page = await look(opened, ada, code)
        room = await opened.service.room(code)
        await room.freeze(RuleFaultError("on purpose"))
        await page.until(page.is_over)
        report = next((tmp_path / "reports").glob("*.json"))

        assert decode(report.read_bytes()).data == RICHER


# After a restart.


@pytest.mark.parametrize("change", ["gone", "changed", "broken"])
async def test_a_match_goes_on_with_what_it_was_begun_with(tmp_path: Path, change: str) -> None:
    ada, code, before = await begun(tmp_path)
    file = tmp_path / "data" / "ratland" / "my-box.toml"
    if change == "gone":
        file.unlink()
    else:
        file.write_text(POORER if change == "changed" else "rats = = 7")
    async with house(tmp_path) as opened:
        page = await look(opened, ada, code)
        await page.until(lambda: page.states)

        assert page.state["view"] == before["view"]
        assert page.table["data"] == "my-box"
        assert page.table["match"]["updates"] == []
        assert decode(await ended(opened, page, code)).data == RICHER
        await page.person.post(f"/api/tables/{code}/rematch")
        await page.until(lambda: page.table["state"] == "open")

        expected = {"gone": "", "changed": "my-box", "broken": ""}[change]
        text = POORER if change == "changed" else RATLAND.data_text
        assert page.table["data"] == expected
        assert page.table["match"]["data_sha256"] == RATLAND.with_data(text, "now").data_sha256


@pytest.mark.parametrize(("text", "name"), [(None, ""), (POORER, "my-box")])
async def test_people_who_gather_are_promised_what_is_there_now(tmp_path: Path, text: str | None, name: str) -> None:
    file = put(tmp_path, "ratland", "my-box", RICHER)
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "open", data="my-box")
        before = (await ada.get(f"/api/tables/{code}")).json()
    if text is None:
        file.unlink()
    else:
        file.write_text(text)
    async with house(tmp_path) as opened:
        person = await opened.person()
        after = (await person.get(f"/api/tables/{code}")).json()

        assert after["data"] == name
        assert after["match"]["data_sha256"] == RATLAND.with_data(text or RATLAND.data_text, "now").data_sha256
        assert after["match"]["id"] != before["match"]["id"]


class Stricter(RatLand):
    """Rules that refuse every other data set."""

    def with_data(self, text: str, file: str) -> RatLand:
        raise DataError(file, "food", "expected other cards")


async def test_where_later_rules_refuse_the_data_a_match_is_played_again_with_the_box_s_own(tmp_path: Path) -> None:
    ada, code, before = await begun(tmp_path)
    later: dict[str, Game] = {"ratland": Stricter(RATLAND.data, is_default_data=True)}
    async with house(tmp_path, later) as opened:
        page = await look(opened, ada, code)
        await page.until(lambda: page.states)

        version = RATLAND.rules_version
        assert page.table["match"]["updates"] == [{"entry": 1, "rules_version": version, "is_same": False}]
        assert page.state["view"] != before["view"]
        exported = decode(await ended(opened, page, code))
        assert exported.data is None
        verify(exported, RATLAND)


async def test_what_is_printed_is_told_to_whoever_knows_the_code_with_the_data_of_the_match(tmp_path: Path) -> None:
    put(tmp_path, "ratzzia", "my-board", LONGER)
    async with house(tmp_path) as opened:
        ada, stranger = await opened.person("Ada"), await opened.person()
        usual = await ada.table("you", "here:Bob", game="ratzzia", start=True)
        other = await ada.table("you", "here:Bob", "here:Cid", game="ratzzia", data="my-board")

        first, second = [(await person.get(f"/api/tables/{usual}/printed")).json() for person in (ada, stranger)]
        assert first == second
        assert (first["goal"], first["dice"]) == (25, 6)
        longer = (await stranger.get(f"/api/tables/{other}/printed")).json()
        assert (longer["goal"], longer["dice"]) == (30, 7)
