"""Looks back at long matches of all games: seconds until a step in the middle is there, milliseconds for each step.

`benchmarks/replay.py [--matches N]`: of N matches played at random for each game the longest is opened as a file, and
looked at from every kind of viewpoint. Times are those of a whole request, as a page waits for it.
"""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec

from rathaus.core.export import SeatRecord, export
from rathaus.core.match import Match
from rathaus.games import GAMES
from rathaus.server.reel import AT_ONCE
from rathaus.server.replay_bodies import OPEN

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.server.match_files import played_match
from tools.roomy import roomy

VIEWPOINTS = {"open": OPEN, "seat": 0, "spectator": -1}


def main() -> int:
    """Play the matches, open a house, and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=5)
    matches = parser.parse_args().matches
    longest = {name: longest_of(name, matches) for name in GAMES}
    with tempfile.TemporaryDirectory() as folder, roomy(Path(folder), "") as house:
        for name, match in longest.items():
            for figures in asyncio.run(measured(house.url, name, match)):
                print(figures, flush=True)
    return 0


def longest_of(name: str, matches: int) -> Match:
    """The match with the most answers, with as many players as the game allows."""
    players = GAMES[name].players[-1]
    played = [played_match(GAMES[name], players, f"bench {number}") for number in range(matches)]
    return max(played, key=lambda match: len(match.log))


async def measured(url: str, name: str, match: Match) -> list[str]:
    """Open the file, and look at every step from each kind of viewpoint."""
    content = msgspec.json.encode(export(match, [SeatRecord(f"P{seat}", "person") for seat in range(match.players)]))
    found: list[str] = []
    async with httpx.AsyncClient(base_url=url, headers={"origin": url}, trust_env=False, timeout=60) as client:
        begun = time.perf_counter()
        said = (await client.post("/api/replays", content=content)).raise_for_status()
        checked = time.perf_counter() - begun
        at = f"/api/matches/{said.json()['match']}/replay"
        found.append(
            f"{name}: {len(match.log)} answers, {match.players} players; the file is checked in {checked:.2f} s"
        )
        for viewpoint, seat in VIEWPOINTS.items():
            begun = time.perf_counter()
            info = (await client.get(f"{at}?seat={seat}")).raise_for_status().json()
            steps = len(info["steps"])
            await step(client, f"{at}/{steps // 2 // AT_ONCE * AT_ONCE}", seat, info["version"])
            opened = time.perf_counter() - begun
            firsts = list(range(0, steps, AT_ONCE))
            random.Random(name).shuffle(firsts)
            took = sorted([await step(client, f"{at}/{first}", seat, info["version"]) for first in firsts])
            far = took[int(0.99 * (len(took) - 1))]
            found.append(
                f"  {viewpoint}: opened in {opened:.2f} s; {AT_ONCE} steps in {1000 * statistics.median(took):.0f} ms,"
                f" 99 of 100 in {1000 * far:.0f} ms, at most {1000 * took[-1]:.0f} ms"
            )
    return found


async def step(client: httpx.AsyncClient, path: str, seat: int, version: int) -> float:
    """Seconds until some steps are there."""
    begun = time.perf_counter()
    (await client.get(path, params={"seat": seat, "version": version})).raise_for_status()
    return time.perf_counter() - begun


if __name__ == "__main__":
    sys.exit(main())
