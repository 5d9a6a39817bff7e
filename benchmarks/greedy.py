"""T22: what a player notices when somebody else asks too much, or sends requests that never finish.

python benchmarks/greedy.py looks  [--sockets 55] [--seconds 15]     sockets that ask for a long match again and again
python benchmarks/greedy.py halves [--sockets 1100] [--seconds 15]   requests of which only half is sent

With --roomy the house has no limits: this shows what the limits are for.
"""

import argparse
import asyncio
import contextlib
import json
import os
import resource
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks.crowd import PLAYERS, Page, share, table, visitor
from rathaus.server.config import Limits
from tools.roomy import ROOMY, Roomy, roomy

Figures = dict[str, Any]
PERSON = {"kind": "you"}
BOT = {"kind": "bot", "bot": "mouse"}


def main() -> int:
    """Measure what the arguments name, and print it as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["looks", "halves"])
    parser.add_argument("--sockets", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--roomy", action="store_true", help="a house without limits")
    arguments = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536), hard))
    limits = msgspec.to_builtins(ROOMY if arguments.roomy else Limits())
    figures: Figures = {"what": arguments.what, "is_roomy": arguments.roomy, "cores": os.cpu_count()}
    with tempfile.TemporaryDirectory() as folder, roomy(Path(folder), limits=limits, bot_pace=0.0) as house:
        asyncio.run({"looks": looks, "halves": halves}[arguments.what](house, arguments, figures))
        figures |= {"load_average": os.getloadavg()[0], "complaints": house.complaints()[:5]}
    print(json.dumps(figures, indent=1))
    return 0


async def looks(house: Roomy, arguments: argparse.Namespace, figures: Figures) -> None:
    """A long match, and a guest whose sockets ask for all of it as often as they may send anything."""
    async with visitor(house.url) as client:
        host = (await client.post("/api/me", json={"name": "Host"})).cookies["rathaus"]
        made = await client.post("/api/tables", json={"game": "ratville", "seats": [BOT] * PLAYERS, "start": True})
        code = str(made.raise_for_status().json()["code"])
        while (await client.get(f"/api/tables/{code}")).json()["state"] != "over":
            await asyncio.sleep(1)
    pages = [Page(house.url, "", -1, f"rathaus={host}") for _ in range(arguments.sockets or 55)]
    for page in pages:
        await page.open()
    answers: list[str] = []

    async def ask(page: Page, until: float) -> None:
        while time.perf_counter() < until:
            answers.append((await page.do({"type": "watch", "table": code})).type)
            await asyncio.sleep(0.2)  # a hundred messages in twenty seconds

    async with neighbour(house) as watching:
        until = time.perf_counter() + arguments.seconds
        await asyncio.gather(watching(until, figures), *(ask(page, until) for page in pages))
    known = pages[0].state
    figures |= {"sockets": len(pages), "entries": known.version if known else 0}
    figures |= {"looks": answers.count("done"), "refused": answers.count("refused")}
    await asyncio.gather(*(page.close() for page in pages))


async def halves(house: Roomy, arguments: argparse.Namespace, figures: Figures) -> None:
    """Requests whose heads never end."""
    host, _, port = house.url.removeprefix("http://").partition(":")
    count = arguments.sockets or 1100
    readers, writers = [], []
    async with neighbour(house) as watching:
        for _ in range(count):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET /api/house HTTP/1.1\r\nHost: x\r\n")
            readers.append(reader)
            writers.append(writer)
        await watching(time.perf_counter() + arguments.seconds, figures)
    gone = sum(reader.at_eof() or reader.exception() is not None for reader in readers)
    figures |= {"halves": count, "hung_up": gone}
    for writer in writers:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


@asynccontextmanager
async def neighbour(house: Roomy) -> AsyncIterator[Callable[[float, Figures], Awaitable[None]]]:
    """Somebody at a table of their own, who then says something and opens the page twice a second."""
    async with visitor(house.url) as client:
        code, cookies = await table(client, "ratland", [PERSON, {"kind": "here", "name": "Bob"}])
    page = await Page(house.url, code, 0, cookies[0]).open()

    async def watch(until: float, figures: Figures) -> None:
        took: dict[str, list[float]] = {"answer": [], "page": []}
        while (begun := time.perf_counter()) < until:
            await page.do({"type": "ping"})
            took["answer"].append(time.perf_counter() - begun)
            async with visitor(house.url) as newcomer:
                begun = time.perf_counter()
                (await newcomer.get(f"/api/tables/{code}")).raise_for_status()
                took["page"].append(time.perf_counter() - begun)
            await asyncio.sleep(0.5)
        for what, times in took.items():
            figures |= {f"{what}_p50_ms": round(share(times, 0.5) * 1000, 1)}
            figures |= {f"{what}_most_ms": round(max(times) * 1000, 1)}

    yield watch
    await page.close()


if __name__ == "__main__":
    sys.exit(main())
