"""Measures the page in Chromium, for each board: `benchmarks/page.py [--games ratland,…] [--traces N] [--json FILE]`.

The house runs in a process of its own, and every visitor has an empty cache. Measured at 1440x900:

- first load: bytes over the line until a match can be played, as they are compressed, without fonts and headers
- open: from the click on a link to a match until its question is on the screen
- frames: the time between two frames that Chromium drew while the show ran, out of its trace; the median of the traces
- shifts: the sum of layout shifts from the first paint on, while the page loads and while the show runs; without those
  within half a second of a click or a key, which are its answer
"""

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
from playwright.async_api import Browser, CDPSession, async_playwright

from rathaus.games import GAMES
from rathaus.server.config import Config
from rathaus.server.serve import bound_socket

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks.restart import started
from tests.browser.people import Street, Visitor
from tools.browser import chromium
from tools.roomy import ROOMY

SIZE: Any = {"width": 1440, "height": 900}
BARS = {"load": 200.0, "open": 1.0, "frames": 32.0, "shifts": 0.0}
SHOWN = 12.0  # seconds of the show in a trace
ANSWERS = 60
CATEGORIES = ["devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame", "blink.user_timing", "loading"]
# While the show runs, a dot that moves makes every frame wanted, since Chromium draws none where nothing has changed;
# marks in the trace say when that is.
WATCH = """
  window.shownFor = 0;
  window.askedAfter = 0;
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources, startTime, hadRecentInput } of list.getEntries()) {
      if (hadRecentInput) continue;
      const what = sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '');
      window.shifts.push({ value, at: startTime, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const dot = document.createElement('i');
  const size = 'width: 1px; height: 1px; background: gray;';
  dot.style.cssText = `position: fixed; top: 0; left: 0; will-change: transform; ${size}`;
  let since = 0;
  const look = (now) => {
    if (!window.askedAfter && document.querySelector('.answers')) window.askedAfter = performance.now();
    const isShown = !!document.querySelector('main[data-playing=true]');
    if (isShown && !since) performance.mark('show-begins');
    if (!isShown && since) performance.mark('show-ends');
    if (isShown && since) window.shownFor += now - since;
    since = isShown ? now : 0;
    if (isShown !== dot.isConnected) isShown ? document.body.append(dot) : dot.remove();
    dot.style.transform = dot.style.transform ? '' : 'translateX(1px)';
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""


class Measured(msgspec.Struct):
    """The figures of one board: kB, seconds, milliseconds a frame (99 % are below), and the sum of layout shifts."""

    game: str
    load: float
    open: float
    frames: float
    shifts: float
    traces: list[float]
    drawn: int


async def first_load(browser: Browser, url: str, game: str) -> tuple[float, float, float]:
    """A visitor who follows the link to a match of theirs: kB, seconds, and shifts."""
    street: Any = Street(SimpleNamespace(url=url), browser)  # type: ignore[arg-type]
    host: Visitor = await street.visitor(viewport=SIZE)
    table = {"game": game, "seats": [{"kind": "you"}, *[{"kind": "bot", "bot": "rat"}] * 3], "start": True}
    await host.sit_down(game, table["seats"])  # type: ignore[arg-type]
    await host.next()
    path = host.page.url
    state = await host.context.storage_state()
    await host.leave()
    context = await browser.new_context(viewport=SIZE, storage_state=state)
    await context.add_init_script(WATCH)
    page = await context.new_page()
    loaded = Loaded(await context.new_cdp_session(page))
    await loaded.listen()
    await page.goto(path)
    await page.wait_for_function("() => window.askedAfter > 0", polling=10)
    await page.wait_for_timeout(1500)
    seconds = await page.evaluate("window.askedAfter") / 1000
    shifts = await page.evaluate("window.shifts")
    for shift in shifts:
        print(f"  a shift of {shift['value']:.4f} after {shift['at']:.0f} ms: {shift['what']}", file=sys.stderr)
    await context.close()
    return loaded.bytes / 1000, seconds, sum(shift["value"] for shift in shifts)


class Loaded:
    """All bytes that came, without fonts."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session
        self.bytes = 0
        self.fonts: set[str] = set()

    async def listen(self) -> None:
        """From now on."""
        self.session.on("Network.responseReceived", self._begin)
        self.session.on("Network.dataReceived", self._data)
        self.session.on("Network.webSocketFrameReceived", self._frame)
        await self.session.send("Network.enable")

    def _begin(self, event: dict[str, Any]) -> None:
        if event["type"] == "Font":
            self.fonts.add(event["requestId"])

    def _data(self, event: dict[str, Any]) -> None:
        if event["requestId"] not in self.fonts:
            self.bytes += int(event["encodedDataLength"])

    def _frame(self, event: dict[str, Any]) -> None:
        self.bytes += len(event["response"]["payloadData"].encode())


async def trace(browser: Browser, url: str, game: str, seed: int) -> tuple[list[float], float]:
    """Some seconds of the show: milliseconds between its frames, and shifts."""
    street: Any = Street(SimpleNamespace(url=url), browser)  # type: ignore[arg-type]
    person: Visitor = await street.visitor(viewport=SIZE, reduced_motion="no-preference")
    await person.context.add_init_script(WATCH)
    await person.sit_down(game, [{"kind": "you"}, *[{"kind": "bot", "bot": "rat"}] * 3])
    await person.next()
    chance = random.Random(seed)
    todo = ""
    await browser.start_tracing(page=person.page, categories=CATEGORIES)
    for _ in range(ANSWERS):
        todo = await person.answer(chance, todo)
        await person.page.wait_for_timeout(200)
        await person.page.wait_for_function("() => !document.querySelector('main[data-playing=true]')", timeout=120_000)
        if await person.page.evaluate("window.shownFor") > SHOWN * 1000:
            break
    events = json.loads(await browser.stop_tracing())["traceEvents"]
    shifts = await person.page.evaluate("window.shifts")
    for shift in shifts:
        print(f"  a shift of {shift['value']:.4f} in play: {shift['what']}", file=sys.stderr)
    await person.leave()
    return frames(events), sum(shift["value"] for shift in shifts)


def frames(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds between two frames that were drawn one after the other while the show ran."""
    found: list[float] = []
    marks = {"show-begins", "show-ends", "DrawFrame"}
    is_shown, last = False, 0.0
    for event in sorted((event for event in events if event["name"] in marks), key=lambda event: event["ts"]):
        now = event["ts"] / 1000
        if event["name"] == "DrawFrame":
            if is_shown and last:
                found.append(now - last)
            last = now if is_shown else 0.0
        else:
            is_shown, last = event["name"] == "show-begins", 0.0
    return found


def slowest(found: list[float]) -> float:
    """99 % of all frames take at most this long."""
    return sorted(found)[max(0, -(-len(found) * 99 // 100) - 1)]


async def measure(url: str, games: list[str], traces: int) -> list[Measured]:
    """One board after the other."""
    found = []
    async with async_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
        browser = await playwright.chromium.launch(executable_path=chromium(), args=arguments)
        for game in games:
            loads = [await first_load(browser, url, game) for _ in range(traces)]
            runs = [await trace(browser, url, game, seed) for seed in range(traces)]
            tails = [slowest(times) for times, _ in runs]
            found.append(
                Measured(
                    game,
                    load=max(size for size, _, _ in loads),
                    open=statistics.median(seconds for _, seconds, _ in loads),
                    frames=statistics.median(tails),
                    shifts=max([shifts for _, _, shifts in loads] + [shifts for _, shifts in runs]),
                    traces=tails,
                    drawn=sum(len(times) for times, _ in runs),
                )
            )
            print(line(found[-1]), flush=True)
        await browser.close()
    return found


HEADER = """| board | first load, kB | open, s | 99 % of frames below, ms | each trace | frames | layout shift |
|---|---|---|---|---|---|---|"""


def line(board: Measured) -> str:
    """One row of the table; what misses its bar is bold."""
    values = {name: getattr(board, name) for name in BARS}
    digits = {"load": 0, "open": 2, "frames": 1, "shifts": 4}
    said = {name: f"{value:.{digits[name]}f}" for name, value in values.items()}
    marked = {name: said[name] if values[name] <= BARS[name] else f"**{said[name]}**" for name in BARS}
    each = " / ".join(f"{tail:.1f}" for tail in board.traces)
    return (
        f"| {GAMES[board.game].name} | {marked['load']} | {marked['open']} | {marked['frames']} | {each} "
        f"| {board.drawn} | {marked['shifts']} |"
    )


async def run(games: list[str], traces: int, written: str) -> None:
    """A house of its own, and the table."""
    with tempfile.TemporaryDirectory() as folder, bound_socket("127.0.0.1", 0) as port:
        config = Config(database=f"sqlite:///{folder}/house.sqlite", host="127.0.0.1", limits=ROOMY, bot_pace=0.0)
        worker = await started(config, port.fileno())
        try:
            print(HEADER, flush=True)
            found = await measure(f"http://127.0.0.1:{port.getsockname()[1]}", games, traces)
        finally:
            worker.kill()
            await worker.wait()
    if written:
        commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True)
        figures = {"commit": commit.stdout.strip(), "bars": BARS, "boards": found}
        Path(written).write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")


def main() -> None:
    """Read the options and measure."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", default=",".join(GAMES))
    options.add_argument("--traces", type=int, default=3)
    options.add_argument("--json", default="", help="write the figures to this file too")
    chosen = options.parse_args()
    asyncio.run(run(chosen.games.split(","), chosen.traces, chosen.json))


if __name__ == "__main__":
    main()
