"""T21: opens, watches and exports matches with very long logs, while somebody at another table pings.

`benchmarks/long_logs.py [--entries N]`: one match with all entries in force, and one with 400 of them, the others taken
back. Prints seconds until the first state and until the export is there, and how long pings took meanwhile.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import msgspec
from sqlalchemy import Connection, insert, update

from rathaus.core import fair
from rathaus.core.export import LogEntry, SeatRecord
from rathaus.games import GAMES
from rathaus.server.live_match import LiveMatch
from rathaus.server.lobby import new_match
from rathaus.server.rules_upgrade import match_of
from rathaus.server.store import Store, schema
from rathaus.server.store.matches import row_values
from rathaus.server.store.records import LogRow, MatchRecord, TableRecord, TableSeat

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks.crowd import Page
from tools.roomy import roomy

Measured = Callable[[str, str, str], Awaitable[float]]
PLAYERS = 5
IN_FORCE = 400


def main() -> int:
    """Make the matches, open a house on them, and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--entries", type=int, default=10_000)
    entries = parser.parse_args().entries
    with tempfile.TemporaryDirectory() as folder:
        matches = asyncio.run(make(Path(folder), entries))
        for what in (watch, export):
            with roomy(Path(folder), "") as house:
                for code, match in matches.items():
                    figures = asyncio.run(beside_pings(house.url, what, code, match))
                    print(json.dumps({"what": what.__name__, "match": code, **figures}), flush=True)
            asyncio.run(end(Path(folder)))
    return 0


# Making them.


async def make(folder: Path, entries: int) -> dict[str, str]:
    """A table for each match in the house's database: its code and the id of its match."""
    store = await Store.open(f"sqlite:///{folder}/house.sqlite")
    made = {}
    for code, in_force in (("FRCEAA", entries), ("TAKENB", IN_FORCE)):
        print(f"a match of {entries} entries, {in_force} of them in force", flush=True)
        record, rows = long_match(code, entries, in_force)
        seats = [TableSeat(kind="person", name=seat.name, guest=f"g{at}") for at, seat in enumerate(record.seats)]
        table = TableRecord(code, 1, "ratzzia", record.options, False, "playing", "g0", seats, record.id)
        await store.tables.add(table, record, 0.0)
        await store.database.write(lambda connection, record=record, rows=rows: _put(connection, record, rows))  # type: ignore[misc]
        made[code] = record.id
    await store.close()
    return made


def _put(connection: Connection, record: MatchRecord, rows: list[LogRow]) -> None:
    connection.execute(insert(schema.log), [row_values(record.id, row, 0.0) for row in rows])
    connection.execute(update(schema.matches).where(schema.matches.c.id == record.id).values(seq=rows[-1].seq))


def long_match(code: str, entries: int, in_force: int) -> tuple[MatchRecord, list[LogRow]]:
    """A match of people who change their minds a lot, or never; the first seed whose game is long enough."""
    for attempt in range(1000):
        chance = random.Random(f"{code} {attempt}")
        record = msgspec.structs.replace(
            new_match(GAMES["ratzzia"], code, time.time()),
            state="playing",
            secret=chance.randbytes(fair.SECRET_BYTES).hex(),
            options=GAMES["ratzzia"].agreed(PLAYERS, {}),
            seats=[SeatRecord(f"P{seat}", "person") for seat in range(PLAYERS)],
            seat_seeds=[""] * PLAYERS,
        )
        rows = _played(record, entries, in_force, chance)
        if rows:
            return record, rows
    raise RuntimeError("no game is long enough")


def _played(record: MatchRecord, entries: int, in_force: int, chance: random.Random) -> list[LogRow]:
    live = LiveMatch(match_of(GAMES["ratzzia"], record, ""))
    rows = [live.opening()]
    spare = (entries - in_force) // 2  # answers that are taken back
    while len(rows) <= entries:
        if not live.asked:
            return []
        seat = live.asked[0]
        entry = LogEntry(seat=seat, actions=[chance.choice(live.match.position.options(seat))])
        _add(live, rows, entry)
        if spare and live.match.can_undo(seat):
            for _ in range(min(spare, 1 + 2 * spare // in_force)):
                _add(live, rows, LogEntry(seat=seat, undo=True))
                _add(live, rows, entry)
                spare -= 1
    return rows[: entries + 1]


def _add(live: LiveMatch, rows: list[LogRow], entry: LogEntry) -> None:
    tried = live.follow(entry)
    rows.append(LogRow(live.version, entry, "p", f"c{live.version}", tried.events, None, tried.is_sealed))


async def end(folder: Path) -> None:
    """The people give up, so that the matches can be exported."""
    store = await Store.open(f"sqlite:///{folder}/house.sqlite")
    for record in await store.matches.playing():
        ended = msgspec.structs.replace(record, state="aborted")
        log = await store.matches.log(record.id)
        await store.matches.update(ended, log[-1].seq, [], 0.0, before="playing")
    await store.close()


# Measuring.


async def beside_pings(url: str, what: Measured, code: str, match: str) -> dict[str, object]:
    """Do it twice, the second time with the match in memory, while somebody else pings."""
    page = await Page(url, "", -1, "").open()
    pings: list[float] = []
    pinging = asyncio.create_task(_ping(page, pings))
    await asyncio.sleep(0.5)
    quiet = max(pings)
    pings.clear()
    seconds = [await what(url, code, match) for _ in range(2)]
    await asyncio.sleep(0.1)
    pinging.cancel()
    await page.close()
    return {"seconds": seconds, "ping_before": quiet, "ping_meanwhile": max(pings), "load": os.getloadavg()[0]}


async def watch(url: str, code: str, _match: str) -> float:
    """Seconds until a spectator sees the table."""
    page = Page(url, "", -1, "")
    await page.open()
    begun = time.perf_counter()
    await page.do({"type": "watch", "table": code, "seat": -1})
    while page.state is None:
        await asyncio.sleep(0.001)
    await page.close()
    return round(page.came - begun, 3)


async def export(url: str, _code: str, match: str) -> float:
    """Seconds until the whole match is there as a file."""
    begun = time.perf_counter()
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60) as client:
        (await client.get(f"/api/matches/{match}/export")).raise_for_status()
    return round(time.perf_counter() - begun, 3)


async def _ping(page: Page, pings: list[float]) -> None:
    while True:
        begun = time.perf_counter()
        await page.do({"type": "ping"})
        pings.append(round(time.perf_counter() - begun, 3))
        await asyncio.sleep(0.005)


if __name__ == "__main__":
    sys.exit(main())
