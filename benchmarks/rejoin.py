"""Measures how long a page in a real browser needs until it is back: `benchmarks/rejoin.py [--seconds N] [--times N]`.

Once after the line was cut for some seconds, and once after the house was killed and restarted: from the moment
that the line works again, or that the house answers, until the page shows its table again.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from pathlib import Path

import httpx
from playwright.async_api import Page, async_playwright

from rathaus.server.config import Config
from rathaus.server.serve import bound_socket

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks.restart import SEATS, started
from tools.browser import chromium
from tools.roomy import ROOMY

IS_BACK = "count => window.shown > count"
COUNT = """
  window.shown = 0;
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(address) {
      super(address);
      this.addEventListener('message', ({ data }) => (window.shown += data.includes('"type":"table"') ? 1 : 0));
    }
  };
"""


class Cable:
    """Between the page and the house: while it is cut, nothing gets through and nobody is told."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.is_whole = asyncio.Event()
        self.is_whole.set()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, both ways."""
        await self.is_whole.wait()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            writer.close()
            return
        await asyncio.gather(self._pass(reader, back), self._pass(there, writer))

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                await self.is_whole.wait()
                target.write(data)
                await target.drain()
        except OSError:
            pass
        finally:
            target.close()


async def until_back(page: Page, before: int, since: float) -> float:
    """Seconds until the page was shown its table again."""
    await page.wait_for_function(IS_BACK, arg=before, polling=10, timeout=60_000)
    return time.perf_counter() - since


async def measure(folder: str, seconds: float, times: int) -> None:
    """Open a table in a browser, then cut and kill."""
    config = Config(database=f"sqlite:///{folder}/house.sqlite", host="127.0.0.1", limits=ROOMY, bot_pace=0.0)
    with bound_socket("127.0.0.1", 0) as port:
        cable = Cable(port.getsockname()[1])
        server = await asyncio.start_server(cable.carry, "127.0.0.1", 0)
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        worker = await started(config, port.fileno())
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
            page = await browser.new_page(base_url=url)
            await page.add_init_script(COUNT)
            await page.goto("/")
            await page.request.post("/api/me", data={"name": "Ada"}, headers={"origin": url})
            made = await page.request.post(
                "/api/tables", data={"game": "ratland", "seats": SEATS, "start": True}, headers={"origin": url}
            )
            await page.goto(f"/t/{(await made.json())['code']}")
            await page.locator("[data-step=more]").first.wait_for()
            for _ in range(times):
                before = await page.evaluate("window.shown")
                cable.is_whole.clear()
                await page.locator("[data-step=more]:enabled").first.click()  # a draft, which gets no answer
                await asyncio.sleep(seconds)
                cable.is_whole.set()
                waited = await until_back(page, before, time.perf_counter())
                print(f"a line that was cut for {seconds:g} s: back after {waited:.2f} s")
            for _ in range(times):
                before = await page.evaluate("window.shown")
                os.kill(worker.pid, signal.SIGKILL)
                await worker.wait()
                await asyncio.sleep(seconds)
                worker = await started(config, port.fileno())
                async with httpx.AsyncClient(trust_env=False) as person:
                    (await person.get(f"{url}/api/health")).raise_for_status()
                waited = await until_back(page, before, time.perf_counter())
                print(f"a house that was away for {seconds:g} s: back after {waited:.2f} s")
            await browser.close()
        server.close()
        worker.kill()
        await worker.wait()


def main() -> None:
    """Read the options and measure."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=4.0)
    options.add_argument("--times", type=int, default=3)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(folder, chosen.seconds, chosen.times))


if __name__ == "__main__":
    main()
