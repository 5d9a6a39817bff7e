"""Checks a thousand matches twice: as `rathaus verify` does, and with check.html in a real browser, from a file.

`benchmarks/checked.py [--matches N] [--changes N]`: matches of bots in all titles, with all numbers of players and all
values of all options, on the fair stream. In some files the browser also replaces every byte with this many other
values: it must notice each change, or the file must still say the same. Prints the counts and the times.
"""

import argparse
import asyncio
import base64
import hashlib
import random
import sys
import time
from pathlib import Path
from typing import Any

from playwright.async_api import Page, async_playwright

from rathaus.bots import make_bot
from rathaus.bots.policy import Policy
from rathaus.core import fair
from rathaus.core.export import Export, Fairness, SeatRecord, decode, export, file_bytes, game_for, verify
from rathaus.core.game import Game, Options
from rathaus.core.match import Match
from rathaus.games import GAMES
from rathaus.testing.spec import setups

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import fair_vectors, page
from tools.browser import chromium

BOTS = ("random", "mouse", "rat")
# What the browser finds wrong in a file, and how many draws it recomputed.
CHECK = """(file) => {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  const begun = performance.now();
  const { findings, draws } = rathausCheck(bytes);
  const wrong = findings.filter(({ verdict }) => verdict === 'wrong').map(({ key }) => key);
  const good = draws.filter(({ made, told }) => made?.result === told).length;
  return { wrong, draws: good, ms: performance.now() - begun };
}"""
# Bytes that can be replaced unnoticed although the file then says something else, and their new values.
CHANGE = """([file, values]) => {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  const said = JSON.stringify(rathausCheck(bytes).file);
  const missed = [];
  let same = 0;
  for (let at = 0; at < bytes.length; at++)
    for (let step = 1; step <= values; step++) {
      const changed = bytes.slice();
      changed[at] = bytes[at] ^ (values === 8 ? 1 << (step - 1) : step);
      const { file, findings } = rathausCheck(changed);
      if (findings.some(({ verdict }) => verdict === 'wrong')) continue;
      if (JSON.stringify(file) === said) same++;
      else missed.push([at, changed[at]]);
    }
  return { missed, same, tried: bytes.length * values };
}"""


def main() -> int:
    """Play, check twice, print; return 1 if something is wrong or a change was missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--changes", type=int, default=8, help="values for each byte: 8 (single bits) up to 255 (all)")
    parser.add_argument("--checker", type=Path, default=page.BUILT / "check.html", help="the file to check with")
    arguments = parser.parse_args()
    return asyncio.run(checked(arguments.checker.resolve(), arguments.matches, arguments.changes))


async def checked(checker: Path, matches: int, changes: int) -> int:
    """Check all titles, then change bytes."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        opened = await browser.new_page()
        await opened.goto(checker.as_uri())
        wrong = 0
        for name in GAMES:
            wrong += await check_title(opened, GAMES[name], matches // len(GAMES))
        for name, file in fair_vectors.right_files().items():
            if name not in ("older", "oldest"):  # these have no hash of their own
                wrong += await change_bytes(opened, name, file, changes)
        await browser.close()
    print(f"{wrong} wrong")
    return int(wrong > 0)


async def check_title(opened: Page, game: Game, matches: int) -> int:
    """Check this many matches of a title both ways; return how many are wrong."""
    wrong, entries, draws, size, python, browser = 0, 0, 0, 0, 0.0, 0.0
    for number in range(matches):
        file = file_bytes(played(game, number))
        begun = time.perf_counter()
        record = decode(file)
        verify(record, game_for(record, GAMES))
        python += time.perf_counter() - begun
        found: dict[str, Any] = await opened.evaluate(CHECK, base64.b64encode(file).decode())
        browser += found["ms"] / 1000
        wrong += bool(found["wrong"]) or found["draws"] != len(record.draws or [])
        entries, draws, size = entries + len(record.log), draws + len(record.draws or []), size + len(file)
    each = f"verify {1000 * python / matches:.0f} ms, browser {1000 * browser / matches:.0f} ms a match"
    print(f"{game.name}: {matches} matches, {entries:,} entries, {draws:,} draws, {size:,} bytes; {each}", flush=True)
    return wrong


def played(game: Game, number: int) -> Export:
    """A random match as a house would have served it."""
    chance = random.Random(f"{game.name} {number}")
    players, options = setups(game)[number % len(setups(game))]
    options = {name: chance.choice(values_of(game, name, options)) for name in options}
    identity = hashlib.sha256(f"{game.name} {number}".encode()).hexdigest()[:32]
    secret, seeds = chance.randbytes(32), [chance.choice(["", chance.randbytes(32).hex()]) for _ in range(players)]
    match = Match(game, players, options, fair.stream_seed(identity, secret, seeds))
    bots = [make_bot(chance.choice(BOTS), f"{number}/{seat}", game) for seat in range(players)]
    while asked := match.position.asked():
        seat = chance.choice(asked)
        match.act(seat, answer(match, seat, bots[seat]))
        if match.can_undo(seat) and chance.random() < 0.02:
            match.undo(seat)
    promised = fair.commitment(identity, game.name, game.rules_version, data_sha256=game.data_sha256, secret=secret)
    fairness = Fairness(
        stream=fair.STREAM,
        match=identity,
        secret=secret.hex(),
        seat_seeds=seeds,
        commitment=promised,
        promised="2026-11-18T07:30:00Z",
        seed_hashes=[fair.seed_hash(seed) for seed in seeds],
    )
    return export(match, [SeatRecord(f"Seat {seat}", "person") for seat in range(players)], fairness)


def answer(match: Match, seat: int, bot: Policy) -> list[int]:
    """One whole answer of a bot."""
    trial, picks, goes_on = match.position.copy(), list[int](), True
    while goes_on:
        picks.append(bot.choose(trial, seat))
        goes_on = trial.pick(seat, picks[-1])
    return picks


def values_of(game: Game, name: str, usual: Options) -> list[str]:
    """Values to draw from: mostly that of the set-up, sometimes the default."""
    default = next(option.default for option in game.option_list if option.name == name)
    return [usual[name], usual[name], default]


async def change_bytes(opened: Page, name: str, file: bytes, changes: int) -> int:
    """Replace every byte of a file; return how many changes were missed."""
    begun = time.perf_counter()
    found: dict[str, Any] = await opened.evaluate(CHANGE, [base64.b64encode(file).decode(), changes])
    seconds = time.perf_counter() - begun
    told = f"{found['tried']:,} changes, {found['same']} say the same, {len(found['missed'])} missed"
    print(f"{name}: {told}, {seconds:.0f} s", flush=True)
    return len(found["missed"])


if __name__ == "__main__":
    sys.exit(main())
