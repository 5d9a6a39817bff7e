"""Bots that hang, crash or answer illegally; and that they get a view and nothing else."""

import asyncio
import inspect
from pathlib import Path

import pytest

from rathaus.core.match import Match
from rathaus.games import GAMES
from rathaus.server import bot_worker
from rathaus.server.bots import BotWorkers
from tests.server.house import house

READ = "import sys\nwhile size := sys.stdin.buffer.read(4):\n    sys.stdin.buffer.read(int.from_bytes(size, 'big'))\n"
BAD_BOTS = {
    "hangs": READ + "    import time; time.sleep(60)",
    "crashes": READ + "    sys.exit(1)",
    "cheats": READ + "    print('[123456789]', flush=True)",
    "babbles": READ + "    print('cheese', flush=True)",
    "says nothing": READ + "    print('[]', flush=True)",
}


@pytest.mark.parametrize("bad", BAD_BOTS.values(), ids=BAD_BOTS.keys())
async def test_a_bad_bot_gets_a_legal_substitute(tmp_path: Path, bad: str) -> None:
    async with house(tmp_path, bot_seconds=0.2) as opened:
        opened.service.bots.command = ("-c", bad)
        await opened.service.bots.stop()
        opened.service.bots = BotWorkers(1, 0.2, ("-c", bad))
        await opened.service.bots.start()
        ada = await opened.person("Ada")
        page = await ada.look(await ada.table("you", "rat", start=True), 0)

        await page.until(lambda: page.state["version"] >= 2)

        assert page.state["view"]["result"] is None


async def test_people_are_answered_while_bots_think(tmp_path: Path) -> None:
    async with house(tmp_path, bot_seconds=5.0) as opened:
        await opened.service.bots.stop()
        opened.service.bots = BotWorkers(1, 5.0, ("-c", BAD_BOTS["hangs"]))
        await opened.service.bots.start()
        ada = await opened.person("Ada")
        page = await ada.look(await ada.table("you", "rat", start=True), 0)

        async with asyncio.timeout(2):
            answer = await page.play()

        assert answer["type"] == "done"


@pytest.mark.parametrize("name", ["mouse", "rat"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_bot_plays_from_views_alone(game: str, name: str) -> None:
    rules = GAMES[getattr(game, "name", game)]
    match = Match(rules, rules.players[0], {}, "a bot's evening")
    for number in range(60):
        if match.position.outcome:
            break
        seat = match.position.asked()[0]
        match.act(seat, bot_worker.choose(rules.name, name, str(number), rules.see(match.position, seat)))

    assert len(match.log) > 10 or match.position.outcome
    assert "position" not in inspect.signature(BotWorkers.choose).parameters


async def test_bots_alone_play_to_the_end_while_somebody_looks_on(tmp_path: Path) -> None:
    async with house(tmp_path, bot_workers=2) as opened:
        ada = await opened.person("Ada")
        page = await ada.look(await ada.table("mouse", "rat", "rat", start=True))

        await page.until(page.is_over)

        assert page.state["view"]["decision"] is None
        assert page.table["match"]["state"] == "over"
