"""V20: a fault of the rules stops its match, leaves a file that reproduces it, and touches nothing else."""

import json
import logging
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rathaus.cli import main
from rathaus.core.export import decode, game_for, verify
from rathaus.core.game import Game
from rathaus.games import GAMES
from rathaus.games.ratland import RATLAND, RatLand, rats
from rathaus.server.logs import JsonLines, Text
from tests.server.canary import CAGE, Pick
from tests.server.house import House, Page, house
from tests.server.test_room import answer, cage, picks_of

Patch = pytest.MonkeyPatch
REAL: dict[str, Game] = {"ratland": RATLAND}


async def two_tables(opened: House) -> list[Page]:
    """Two matches of RatLand, each of two people at one device."""
    pages = []
    for name in ("Ada", "Eve"):
        person = await opened.person(name)
        code = await person.table("you", "here:Bob", game="ratland", start=True)
        page = await person.look(code, 0)
        await page.until(page.is_asked)
        pages.append(page)
    return pages


async def deploy(page: Page) -> dict[str, Any]:
    """Lay all rats of the seat down, whoever it is."""
    count = page.state["view"]["decision"]["args"]["rats"]
    return await page.do("play", **answer(page, [0, 0, 0, 0, 0, count]))


def breaks(monkeypatch: Patch, owner: type, name: str, when: Callable[..., bool] = lambda *_: True) -> None:
    """From now on a real rule fails, where `when` says so."""
    real = getattr(owner, name)

    def fail(*args: Any) -> Any:
        if when(*args):
            raise ArithmeticError("seven rats in six holes")
        return real(*args)

    monkeypatch.setattr(owner, name, fail)


def reports(folder: Path) -> list[Path]:
    return sorted((folder / "reports").glob("*.json"))


async def is_frozen(page: Page) -> None:
    """The table says that its match is stopped, without a result, and can be played again."""
    await page.until(lambda: page.is_over() and page.table["match"]["state"] == "frozen")
    assert page.table["match"]["result"] is None
    assert (await page.person.get(f"/api/matches/{page.table['match']['id']}/export")).status_code == 200
    assert (await page.person.post(f"/api/tables/{page.table['code']}/rematch")).status_code == 200


async def test_v20_an_answer_on_which_the_rules_fail(
    tmp_path: Path, monkeypatch: Patch, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    async with house(tmp_path, REAL) as opened:
        page, other = await two_tables(opened)
        await deploy(page)
        await page.do("watch", table=page.state["table"], seat=1)
        await page.until(lambda: page.state["seat"] == 1)
        breaks(monkeypatch, rats.Deploy, "run")

        assert (await deploy(page))["reason"] == "frozen"

        assert (await page.play())["reason"] == "frozen"
        await is_frozen(page)
        assert (await deploy(other))["type"] == "done"  # all other matches go on
        assert other.table["match"]["state"] == "playing"
        (report,) = reports(tmp_path)
        assert stat.S_IMODE(report.stat().st_mode) == 0o600
        told = vars(next(record for record in caplog.records if record.message == "a match is frozen"))
        assert (told["report"], told["entry"], told["fault"]) == (str(report), 2, "ArithmeticError")

    record = decode(report.read_bytes())
    assert "seven rats in six holes" in record.fault
    assert main(["verify", str(report)]) == 1  # the file reproduces it
    assert "the rules fail at log entry 2: ArithmeticError" in capsys.readouterr().out
    monkeypatch.undo()
    verify(record, game_for(record, GAMES))  # the rules are mended: it can be played


@pytest.mark.parametrize(("owner", "name"), [(RatLand, "see"), (rats.Deploy, "spell")])
async def test_v20_a_table_that_cannot_be_shown(tmp_path: Path, monkeypatch: Patch, owner: type, name: str) -> None:
    async with house(tmp_path, REAL) as opened:
        page, other = await two_tables(opened)
        table = (await opened.service.room(page.state["table"])).match.begun().match.position.table

        def is_here(*args: Any) -> bool:
            return any(getattr(arg, "table", None) is table for arg in args)

        breaks(monkeypatch, owner, name, is_here)
        await page.person.look(page.state["table"], 1)

        await is_frozen(page)
        assert len(reports(tmp_path)) == 1
        assert (await deploy(other))["type"] == "done"


async def test_v20_a_match_that_cannot_even_begin(tmp_path: Path, monkeypatch: Patch) -> None:
    async with house(tmp_path, REAL) as opened:
        breaks(monkeypatch, RatLand, "start")
        ada = await opened.person("Ada")
        page = await ada.look(await ada.table("you", "here:Bob", game="ratland", start=True), 0)

        await is_frozen(page)
        assert len(reports(tmp_path)) == 1


async def test_v20_a_match_that_cannot_be_loaded(tmp_path: Path, monkeypatch: Patch) -> None:
    async with house(tmp_path, REAL) as opened:
        page, other = await two_tables(opened)
        await deploy(page)
        heard = [line for state in page.states for line in state["events"]]
    breaks(monkeypatch, rats.Deploy, "take")
    async with house(tmp_path, REAL) as opened:
        ada, eve = await opened.person(), await opened.person()
        ada.http.cookies, eve.http.cookies = page.person.http.cookies, other.person.http.cookies
        again, spared = await ada.look(page.state["table"], 0), await eve.look(other.state["table"], 0)
        await again.until(lambda: again.states)

        assert again.state["is_told"]
        assert again.state["events"] == heard
        await is_frozen(again)
        await spared.until(spared.is_asked)


async def test_v20_a_bot_whose_answer_breaks_the_rules_stalls_nobody(tmp_path: Path, monkeypatch: Patch) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        breaks(monkeypatch, rats.Deploy, "take", lambda _self, _flow, seat, _action: seat == 1)
        page = await ada.look(await ada.table("you", "rat", start=True), 0)

        await is_frozen(page)
        assert len(reports(tmp_path)) == 1


async def test_v20_a_report_that_cannot_be_written_changes_nothing(
    tmp_path: Path, monkeypatch: Patch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "reports").write_text("in the way")
    async with house(tmp_path, REAL) as opened:
        page, _ = await two_tables(opened)
        breaks(monkeypatch, rats.Deploy, "take")

        assert (await deploy(page))["reason"] == "frozen"
        await is_frozen(page)
        assert "a report was not written" in caplog.text


async def test_t6_no_line_of_the_log_holds_a_secret(
    tmp_path: Path, monkeypatch: Patch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "rathaus")

    def fail(self: object, flow: Any, seat: int, action: int) -> None:
        raise ValueError(f"the rules know {flow.table.secrets} and {flow.table.deck}")

    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 2)
        room = await opened.service.room(code)
        table, record = room.match.begun().match.position.table, room.match.record
        monkeypatch.setattr(Pick, "take", fail)
        await pages[0].do("play", **answer(pages[0], picks_of(pages[0])))
        await is_frozen(pages[0])

    lines = [style.format(record) for record in caplog.records for style in (JsonLines(), Text())]
    assert any("a match is frozen" in line and "ValueError" in line for line in lines)
    secrets = [*table.secrets, *table.deck, *picks_of(pages[0]), record.secret]
    assert [line for line in lines for secret in secrets if str(secret) in line] == []
    assert all(json.loads(line)["event"] for line in lines[::2])
