"""Analyses of matches that have ended: the same for the same match, through a restart, and never in anybody's way."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rathaus.bots import advice
from rathaus.bots.advice import Verdict, analyst, judged
from rathaus.bots.levels import Budget
from rathaus.games import GAMES
from rathaus.server.reel import PlayedReel
from tests.server.house import Person, house

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
SMALL = Budget(4, 2, 3)


@pytest.fixture(autouse=True)
def small_budgets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Budgets travel with each question, so that workers have the small ones, too."""
    monkeypatch.setattr(advice, "ANALYSIS", dict.fromkeys(GAMES, SMALL))


async def ended(person: Person, game: str, answers: int = 6) -> str:
    """A match between a person and a bot that is given up after some answers."""
    code = await person.table("you", "mouse", game=game, start=True)
    page = await person.look(code, 0)
    while True:
        await page.until(page.is_asked)
        if page.state["version"] >= answers:
            break
        version = page.state["version"]
        await page.play()
        await page.until(lambda version=version: page.state["version"] > version)
    await person.post(f"/api/tables/{code}/ask", {"what": "abort"})
    await page.until(page.is_over)
    return str(page.state["match"])


async def analysis(person: Person, match: str, after: int = 0) -> dict[str, Any]:
    answer = await person.get(f"/api/matches/{match}/analysis?after={after}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def done(person: Person, match: str) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while (found := await analysis(person, match))["state"] != "done":
            await asyncio.sleep(0.05)
    return found


@EVERY_GAME
async def test_every_answer_is_judged_by_what_its_seat_could_know(tmp_path: Path, game: str) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        match = await ended(ada, game)
        assert (await analysis(ada, match))["state"] == "none"
        stranger = await opened.person()

        asked = await stranger.post(f"/api/matches/{match}/analysis")
        assert (asked.status_code, asked.json()["state"]) == (200, "running")
        found = await done(stranger, match)

        _, reel = await opened.service.replays.ended(match)
        assert isinstance(reel, PlayedReel)
        assert [verdict["step"] for verdict in found["judged"]] == reel.answered()
        assert found["done"] == found["answers"] == len(reel.answered())
        rules = GAMES[game]
        for verdict in found["judged"][:3]:
            view, taken = reel.question(verdict["step"])
            assert view.seat == verdict["seat"]
            expected = judged(rules, analyst(rules, 2), view, f"analysis|{match}", taken)
            assert verdict["chances"] == expected.chances
            assert verdict["cost"] == expected.cost
        assert (await analysis(ada, match, after=found["judged"][-1]["step"]))["judged"] == []


async def test_an_analysis_goes_on_after_a_restart_where_it_was(database: str) -> None:
    async with house(database) as opened:
        ada = await opened.person("Ada")
        match = await ended(ada, "ratzzia", answers=10)
        opened.service.analysts.judge = twice_then_never()  # type: ignore[method-assign]
        await ada.post(f"/api/matches/{match}/analysis")
        async with asyncio.timeout(20):
            while (await analysis(ada, match))["done"] < 2:
                await asyncio.sleep(0.02)
    async with house(database) as opened:
        eve = await opened.person()
        before = await opened.service.store.analyses.verdicts(match)
        found = await done(eve, match)

        assert before[1].chances == [0.25, 0.75]  # not judged again
        assert found["judged"][0]["chances"] == [0.25, 0.75]
        assert found["done"] == found["answers"] > 2
        assert all(abs(sum(verdict["chances"]) - 1) < 0.001 for verdict in found["judged"])


def twice_then_never() -> Any:
    """Two quick verdicts, and then the house is closed in the middle of a thought."""
    given: list[int] = []

    async def judge(*_args: object, **_more: object) -> Verdict:
        given.append(1)
        if len(given) > 2:
            await asyncio.sleep(60)
        return Verdict([0.25, 0.75])

    return judge


async def test_only_what_has_ended_is_analysed(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        page = await ada.look(await ada.table("you", "mouse", start=True), 0)
        await page.until(page.is_asked)

        for method in ("GET", "POST"):
            refused = await ada.send(method, f"/api/matches/{page.state['match']}/analysis")
            assert (refused.status_code, refused.json()["reason"]) == (403, "not-over")
        unknown = await ada.post(f"/api/matches/{'0' * 32}/analysis")
        assert unknown.json()["reason"] == "unknown-match"


async def test_an_analysis_gives_way_while_bots_of_a_match_think(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        match = await ended(ada, "ratzzia")
        opened.service.bots._thinking = 1
        await ada.post(f"/api/matches/{match}/analysis")
        await asyncio.sleep(0.4)
        waited = await analysis(ada, match)
        opened.service.bots._thinking = 0

        assert (waited["state"], waited["done"]) == ("running", 0)
        assert (await done(ada, match))["done"] == waited["answers"]


async def test_an_answer_that_no_bot_can_judge_stays_open_and_the_others_are_judged(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        match = await ended(ada, "ratland")
        judge, calls = opened.service.analysts.judge, []

        async def forgetful(*args: Any, **more: Any) -> Verdict | None:
            calls.append(1)
            return None if len(calls) <= 2 else await judge(*args, **more)

        opened.service.analysts.judge = forgetful  # type: ignore[method-assign]
        await ada.post(f"/api/matches/{match}/analysis")
        found = await done(ada, match)

        assert [bool(verdict["chances"]) for verdict in found["judged"][:3]] == [False, True, True]


async def test_a_file_that_was_opened_is_analysed_too(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        match = await ended(ada, "rattus", answers=4)
        file = (await ada.get(f"/api/matches/{match}/export")).content
        replay = (await ada.http.post("/api/replays", content=file)).json()["match"]
        await ada.post(f"/api/matches/{replay}/analysis")
        found = await done(ada, replay)

        assert found["done"] == found["answers"] > 0
