"""T8: nonsense in great numbers, while games are played: no fault, no growth, and the games go on."""

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.server.hostile import Nonsense, ask, status_of, visit
from tools.roomy import Roomy, roomy

AT_ONCE = 4
WARM = 80  # sockets before memory is looked at for the first time
REFUSED = 30  # messages of a socket that are refused before one ends it


def browser(house: Roomy) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=house.url, headers={"origin": house.url}, trust_env=False, verify=False)


async def bot_games(ada: httpx.AsyncClient, count: int) -> list[str]:
    """Games of four bots, which somebody may look at."""
    codes = []
    for number in range(count):
        game = ["ratland", "rattus", "ratville", "ratzzia"][number % 4]
        wish = {"game": game, "seats": [{"kind": "bot", "bot": "rat"}] * 4, "start": True}
        answer = await ada.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        codes.append(answer.json()["code"])
    return codes


async def own_table(ada: httpx.AsyncClient) -> str:
    """A table at which Ada sits, so that her nonsense reaches the rules."""
    wish = {"game": "ratland", "seats": [{"kind": "you"}, {"kind": "here", "name": "Bob"}], "start": True}
    return str((await ada.post("/api/tables", json=wish)).json()["code"])


async def rants(house: Roomy, cookies: list[str], tables: list[str], number: int) -> int:
    """One socket full of nonsense, and three requests; return how many messages that were."""
    nonsense, host = Nonsense(number, tables), house.url.removeprefix("http://")
    cookie = cookies[number % len(cookies)]
    messages = dict(nonsense.refused() for _ in range(REFUSED))
    said = await visit(host, cookie, messages, nonsense.fatal())
    assert b'"reason":"fault"' not in said
    for _ in range(3):
        answer = await ask(host, nonsense.request(host, house.url, cookie))
        assert status_of(answer) < 500, answer[:300]
    return REFUSED + 4


async def bombard(house: Roomy, cookies: list[str], tables: list[str], numbers: range) -> int:
    """Several at once."""
    waiting = iter(numbers)

    async def work() -> int:
        return sum([await rants(house, cookies, tables, number) for number in waiting])

    return sum(await asyncio.gather(*(work() for _ in range(AT_ONCE))))


async def attack(folder: Path, messages: int, games: int, growth: float) -> None:
    with roomy(folder, bot_pace=0.3, bot_workers=1) as house:
        async with browser(house) as ada, browser(house) as eve:
            await ada.post("/api/me", json={"name": "Ada"})
            codes, own = await bot_games(ada, games), await own_table(ada)
            cookies = [f"rathaus={ada.cookies['rathaus']}", "rathaus=nobody"]
            tables, last = [own, *codes[:2]], messages // (REFUSED + 4)
            sent = await bombard(house, cookies, tables, range(WARM))
            before, moves = house.memory(), await entries(ada)

            sent += await bombard(house, cookies, tables, range(WARM, last + 1))

            assert sent >= messages
            assert house.complaints() == []
            assert house.memory() - before < growth
            assert await entries(ada) > moves
            shown = [(await eve.get(f"/api/tables/{code}")).json() for code in [own, *codes]]
            assert {table["match"]["state"] for table in shown} <= {"playing", "over"}
            assert shown[0]["match"]["state"] == "playing"


async def entries(ada: httpx.AsyncClient) -> int:
    """How many moves the house has made."""
    lines = (await ada.get("/api/metrics")).text.splitlines()
    return int(next(line for line in lines if line.startswith("rathaus_moves_total ")).split()[1])


async def test_t8_nonsense_hurts_nobody(tmp_path: Path) -> None:
    await attack(tmp_path, 10_000, games=8, growth=48.0)


@pytest.mark.long
async def test_t8_a_million_messages_of_nonsense(tmp_path: Path) -> None:
    await attack(tmp_path, 1_000_000, games=50, growth=64.0)
