"""T9 and T10: how fast the service is with a full house, on this machine. Ctrl+C ends it with what is measured so far.

python benchmarks/service.py load [--matches 250] [--rate 100] [--seconds 60] [--bot-matches 10]
python benchmarks/service.py load --database postgresql://…         two workers, which share the people of each table
python benchmarks/service.py idle [--sockets 5000]
python benchmarks/service.py bots [--matches 50] [--seconds 30]
python benchmarks/service.py kings [--matches 1] [--seconds 60]     on compiled rules: with PYTHONPATH=build/compiled
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import resource
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks.crowd import GAMES, PLAYERS, Page, each, four_people, share, table, visitor
from tools.roomy import Roomy, roomy

Figures = dict[str, Any]
SEARCHES = """
import random, time
from rathaus.server import bot_worker
answer = bot_worker.choose
def search(*question):
    until = time.process_time() + 0.3
    while time.process_time() < until:
        pass
    if random.random() < 0.02:
        time.sleep(60)
    return [-1] if random.random() < 0.02 else answer(*question)
bot_worker.choose = search
bot_worker.main()
"""  # thinks for 0.3 s; one in fifty hangs, one in fifty cheats


class Workers:
    """The workers of a house from outside; all figures are sums."""

    def __init__(self, houses: list[Roomy]) -> None:
        self.houses = houses
        self.urls = [house.url for house in houses]
        self.url = self.urls[0]

    def memory(self) -> float:
        """Megabytes."""
        return sum(house.memory() for house in self.houses)

    def seconds(self) -> float:
        """Seconds of CPU time."""
        return sum(house.seconds() for house in self.houses)

    def complaints(self) -> list[str]:
        """Error lines of their logs."""
        return [line for house in self.houses for line in house.complaints()]


def main() -> int:
    """Measure what the arguments name, and print it as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["load", "idle", "bots", "kings"])
    parser.add_argument("--matches", type=int, default=0)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--bot-matches", type=int, default=10)
    parser.add_argument("--database", default="", help="an empty PostgreSQL for two workers; otherwise SQLite for one")
    parser.add_argument("--profile", default="", help="write the house's profile to this file")
    arguments = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536), hard))
    measure: dict[str, Callable[[Workers, argparse.Namespace, Figures], Coroutine[Any, Any, None]]] = {
        "load": load,
        "idle": idle,
        "bots": bots,
        "kings": kings,
    }
    settings: dict[str, object] = {"bot_workers": 2}
    if arguments.what == "bots":
        settings |= {"bot_pace": 0.0, "bot_command": ["-c", SEARCHES]}
    figures: Figures = {"what": arguments.what, "python": platform.python_version(), "cores": os.cpu_count()}
    with contextlib.ExitStack() as opened:
        houses = []
        for _ in range(2 if arguments.database else 1):
            folder = Path(opened.enter_context(tempfile.TemporaryDirectory()))
            houses.append(
                opened.enter_context(roomy(folder, arguments.profile, database=arguments.database, **settings))
            )
        house = Workers(houses)
        try:
            asyncio.run(measure[arguments.what](house, arguments, figures))
        except KeyboardInterrupt:
            figures["interrupted"] = True
        figures |= {"load_average": os.getloadavg()[0], "complaints": house.complaints()[:5]}
    print(json.dumps(figures, indent=1))
    return 0


# T9: moves a second.


async def load(house: Workers, arguments: argparse.Namespace, figures: Figures) -> None:
    """People at tables of four, who move at a rate; and bots beside them."""
    matches = arguments.matches or 250
    print(f"{matches} tables of {PLAYERS} people sit down", flush=True)
    work = [four_people(house.urls, GAMES[number % len(GAMES)]) for number in range(matches)]
    tables: list[list[Page]] = await each(work, "tables", matches)
    await bot_matches(house, arguments.bot_matches)
    for warm in (True, False):
        seconds = min(5.0, arguments.seconds) if warm else arguments.seconds
        print(f"{arguments.rate:g} moves a second for {seconds:g} seconds{', to warm up' if warm else ''}", flush=True)
        await moves(house, tables, arguments.rate, seconds, figures)
    pages = [page for pages in tables for page in pages]
    figures |= {"matches": matches, "sockets": len(pages), "memory_mb": round(house.memory())}
    figures["refused"] = sorted({reason for page in pages for reason in page.refused})
    await each([page.close() for page in pages], "pages closed", len(pages))


async def bot_matches(house: Workers, count: int) -> None:
    """Games of four bots that nobody looks at."""
    async with visitor(house.url) as client:
        await client.post("/api/me", json={"name": "Host"})
        for number in range(count):
            seats = [{"kind": "bot", "bot": "rat"}] * PLAYERS
            wish = {"game": GAMES[number % len(GAMES)], "seats": seats, "start": True}
            (await client.post("/api/tables", json=wish)).raise_for_status()


async def moves(house: Workers, tables: list[list[Page]], rate: float, seconds: float, figures: Figures) -> None:
    """At each tick one idle page that is asked something moves, without waiting for the move before."""
    chance = random.Random(9)
    took: list[float] = []
    late: list[float] = []
    busy: set[Page] = set()
    running: set[asyncio.Task[None]] = set()
    queue = deque(page for pages in tables for page in pages)
    chance.shuffle(queue)

    async def move(page: Page) -> None:
        busy.add(page)
        try:
            took.append(await page.move(chance))
        finally:
            busy.discard(page)

    begun, cpu = time.perf_counter(), house.seconds()
    answers = -sum(page.answers for page in queue)
    made, shown = 0, 0.0
    try:
        while (now := time.perf_counter() - begun) < seconds:
            if now - shown > 5:
                shown = now
                print(f"  {now:.0f} s: {len(took)} moves, p99 {share(took, 0.99) * 1000:.0f} ms", flush=True)
            if made > now * rate:
                await asyncio.sleep(made / rate - now)
                continue
            late.append(now - made / rate)
            made += 1
            page = idle_page(queue, busy)
            if page is not None:
                task = asyncio.create_task(move(page))
                running.add(task)
                task.add_done_callback(running.discard)
        await asyncio.gather(*running)
    finally:
        elapsed = time.perf_counter() - begun
        answers += sum(page.answers for page in queue)
        figures |= {
            "rate_wanted": rate,
            "seconds": round(elapsed, 1),
            "moves": len(took),
            "whole_answers": answers,
            "moves_per_second": round(len(took) / elapsed, 1),
            "p50_ms": round(share(took, 0.5) * 1000, 1),
            "p99_ms": round(share(took, 0.99) * 1000, 1),
            "most_ms": round(max(took, default=0.0) * 1000, 1),
            "crowd_late_p99_ms": round(share(late, 0.99) * 1000, 1),
            "house_cpu_per_move_ms": round((house.seconds() - cpu) / max(1, len(took)) * 1000, 2),
        }


def idle_page(queue: deque[Page], busy: set[Page]) -> Page | None:
    """The next page that is asked something and has nothing on its way."""
    for _ in range(len(queue)):
        page = queue.popleft()
        queue.append(page)
        if page.question is not None and page not in busy:
            return page
    return None


# T9: sockets that only wait.


async def idle(house: Workers, arguments: argparse.Namespace, figures: Figures) -> None:
    """Pages that have greeted and wait."""
    async with visitor(house.url) as client:
        (await client.get("/api/house")).raise_for_status()
    before = house.memory()
    pages = [Page(house.url, "", -1, "") for _ in range(arguments.sockets)]
    await each([page.open() for page in pages], "sockets", len(pages))
    after = house.memory()
    figures |= {"sockets": len(pages), "memory_before_mb": round(before), "memory_mb": round(after)}
    figures["kb_a_socket"] = round((after - before) * 1024 / len(pages), 1)
    await each([page.close() for page in pages], "sockets closed", len(pages))


# T10: bots that search, hang and cheat.


async def bots(house: Workers, arguments: argparse.Namespace, figures: Figures) -> None:
    """A person against a bot at each of 50 tables."""
    await against(house, arguments.matches or 50, ["rat"], arguments.seconds, figures)


async def kings(house: Workers, arguments: argparse.Namespace, figures: Figures) -> None:
    """A person among eleven rat-kings, who think as much as they do for people."""
    await against(house, arguments.matches or 1, ["rat-king"] * 11, arguments.seconds, figures)


async def against(house: Workers, matches: int, levels: list[str], seconds: float, figures: Figures) -> None:
    """A person against bots at each table: how long people wait for the bots, and for the house."""
    pages: list[Page] = await each([with_bots(house.url, levels) for _ in range(matches)], "tables", matches)
    asked: dict[Page, float] = {}
    waits: list[float] = []

    def follow(page: Page) -> None:
        is_asked = any(page.seen.asked)
        if is_asked:
            asked.setdefault(page, time.perf_counter())
        elif page in asked:
            waits.append(time.perf_counter() - asked.pop(page))

    for page in pages:
        page.on_state = follow
        follow(page)
    took: list[float] = []
    chance, until = random.Random(10), time.perf_counter() + seconds

    async def play(page: Page) -> None:
        while time.perf_counter() < until and not page.seen.result:
            if page.question is not None:
                took.append(await page.move(chance))
            await asyncio.sleep(chance.uniform(0.2, 0.8))  # people think, too

    try:
        await asyncio.gather(*(play(page) for page in pages))
    finally:
        stalled = [time.perf_counter() - since for since in asked.values()]
        figures |= {
            "matches": matches,
            "answers_of_people": len(took),
            "people_p50_ms": round(share(took, 0.5) * 1000, 1),
            "people_p99_ms": round(share(took, 0.99) * 1000, 1),
            "waits_for_bots": len(waits),
            "waits_p50_s": round(share(waits, 0.5), 2),
            "waits_p99_s": round(share(waits, 0.99), 2),
            "waits_most_s": round(max([*waits, *stalled], default=0.0), 2),
        }
        async with visitor(house.url) as client:
            counted = dict(line.rsplit(" ", 1) for line in (await client.get("/api/metrics")).text.splitlines())
            figures["stood_in"] = counted["rathaus_bot_stand_ins_total"]
            figures["questions_to_bots"] = counted["rathaus_bot_seconds_count"]
            figures["answered_in_2_s"] = counted['rathaus_bot_seconds_bucket{le="2.0"}']
    await each([page.close() for page in pages], "pages closed", len(pages))


async def with_bots(url: str, levels: list[str]) -> Page:
    """One person against bots, at RatLand: all deploy at once."""
    async with visitor(url) as client:
        code, cookies = await table(
            client, "ratland", [{"kind": "you"}, *({"kind": "bot", "bot": bot} for bot in levels)]
        )
    return await Page(url, code, 0, cookies[0]).open()


if __name__ == "__main__":
    sys.exit(main())
