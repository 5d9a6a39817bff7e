"""The stage: a scenario's table, served."""

from pathlib import Path

import pytest

from rathaus.games import GAMES
from rathaus.server.staging import Stage
from rathaus.testing.staging import Staged
from tests.server.house import Page, Person, house

FOLDER = Path(__file__).parents[2] / "scenarios"
THEFT = """game = "ratland"
players = 3
about = "a theft, and then?"

[table]
phases = ["attack"]
A = { cheese = 3, pantry = 2 }
B = { cheese = 0, right-pipe = 5 }
"""


def staged(text: str, file: str = "a.toml") -> Stage:
    game = Staged(text, file, GAMES)
    return Stage(game, game.hands)


async def enter(person: Person) -> str:
    """Come in by the door; return the table's code."""
    answer = await person.get("/stage")
    assert (answer.status_code, answer.text) == (303, "")
    return answer.headers["location"].removeprefix("/t/")


async def seat_asked(person: Person, code: str, hands: list[int]) -> Page:
    """The page of the first of these seats that is asked, or of a table that is over."""
    pages = [await person.look(code, seat) for seat in hands]
    await pages[-1].until(lambda: any(page.is_asked() for page in pages) or pages[-1].is_over())
    return next((page for page in pages if page.is_asked()), pages[-1])


@pytest.mark.parametrize("name", GAMES)
async def test_every_scenario_opens_and_asks_whom_it_plays_or_has_ended(tmp_path: Path, name: str) -> None:
    files = sorted(FOLDER.glob(f"{name}/*.toml"))
    asked, ended = 0, 0
    async with house(tmp_path, stage=staged(files[0].read_text("utf-8"), str(files[0])), bot_workers=0) as opened:
        for file in files:
            stage = staged(file.read_text("utf-8"), str(file))
            opened.service.stage = stage
            opened.service.games[name] = stage.game
            person = await opened.person()
            page = await seat_asked(person, await enter(person), stage.hands)
            asked, ended = asked + page.is_asked(), ended + page.is_over()
            await person.leave()
            opened.service.rooms.clear()

    assert asked + ended == len(files)
    assert asked > ended


async def test_the_game_goes_on_after_the_phases_that_the_file_names(tmp_path: Path) -> None:
    async with house(tmp_path, stage=staged(THEFT)) as opened:
        ada = await opened.person()
        page = await seat_asked(ada, await enter(ada), [0])

        assert page.state["view"]["decision"]["prompt"] == "deploy"
        assert page.state["view"]["cheese"][:2] != [3, 0]
        assert [seat["kind"] for seat in page.table["seats"]] == ["person", "bot", "bot"]


async def test_whoever_comes_in_again_finds_the_table_laid_again(tmp_path: Path) -> None:
    async with house(tmp_path, stage=staged(THEFT)) as opened:
        ada = await opened.person()
        first, second = [await seat_asked(ada, await enter(ada), [0]) for _ in range(2)]

        assert first.state["table"] != second.state["table"]
        assert first.state["view"] == second.state["view"]
        assert len((await ada.get("/api/me")).json()["tables"]) == 2


async def test_a_browser_keeps_the_cookie_of_another_house(tmp_path: Path) -> None:
    async with house(tmp_path, stage=staged(THEFT)) as opened:
        ada = await opened.person(cookie="rathaus=" + "x" * 43)
        answer = await ada.get("/stage")

        assert answer.status_code == 303
        assert "set-cookie" not in answer.headers


async def test_a_staged_match_is_not_exported(tmp_path: Path) -> None:
    ended = FOLDER / "ratland" / "end-of-game-at-once.toml"
    async with house(tmp_path, stage=staged(ended.read_text("utf-8"), str(ended))) as opened:
        ada = await opened.person()
        page = await seat_asked(ada, await enter(ada), [0])
        answer = await ada.get(f"/api/matches/{page.table['match']['id']}/export")

        assert answer.status_code == 403
        assert answer.json()["message"] == (
            "This table was staged from a file: its match cannot be exported, and nothing of it is kept."
        )


async def test_a_house_that_is_no_stage_has_no_such_door(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person()

        assert "set-cookie" not in (await ada.get("/stage")).headers
