"""Measures how long the house is away after `kill -9` with many open games: until it answers again.

`benchmarks/restart.py [--games N] [--database URL]`; without a URL, an SQLite file in a temporary folder.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import httpx
import msgspec

from rathaus.server.config import Config
from rathaus.server.serve import bound_socket

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.roomy import ROOMY

LIMITS = msgspec.structs.replace(ROOMY, rooms=100_000)
SEATS = [{"kind": "you"}, {"kind": "bot", "bot": "rat"}, {"kind": "bot", "bot": "mouse"}]


async def started(config: Config, port: int) -> Process:
    """A worker that serves."""
    command = (sys.executable, "-m", "rathaus.server.worker", str(port))
    worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, pass_fds=[port])
    assert worker.stdin is not None, "a worker listens"
    assert worker.stdout is not None, "a worker speaks"
    worker.stdin.write(msgspec.json.encode(config) + b"\n")
    await worker.stdout.readline()
    return worker


async def measure(database: str, games: int) -> None:
    """Open games, kill, start, and look at the clock."""
    config = Config(database=database, host="127.0.0.1", limits=LIMITS, bot_pace=0.0, bot_seconds=20.0)
    with bound_socket("127.0.0.1", 0) as port:
        url = f"http://127.0.0.1:{port.getsockname()[1]}"
        worker = await started(config, port.fileno())
        async with httpx.AsyncClient(base_url=url, headers={"origin": url}, trust_env=False, timeout=60) as person:
            for number in range(games):
                if number % 10 == 0:
                    person.cookies.clear()
                    (await person.post("/api/me", json={"name": "Ada"})).raise_for_status()
                table = {"game": "ratland", "seats": SEATS, "start": True}
                (await person.post("/api/tables", json=table)).raise_for_status()
            os.kill(worker.pid, signal.SIGKILL)
            await worker.wait()
            start = time.perf_counter()
            worker = await started(config, port.fileno())
            (await person.get("/api/me")).raise_for_status()
            print(f"{games} open games, {database.partition(':')[0]}: answers again after {since(start)}")
        worker.kill()
        await worker.wait()


def since(start: float) -> str:
    """Seconds as text."""
    return f"{time.perf_counter() - start:.1f} s"


def main() -> None:
    """Read the options and measure."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=1000)
    options.add_argument("--database", default="")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(chosen.database or f"sqlite:///{folder}/house.sqlite", chosen.games))


if __name__ == "__main__":
    main()
