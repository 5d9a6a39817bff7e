"""A house in its own process, without limits for one address: for tests and benchmarks.

python tools/roomy.py DATABASE ['{"bot_pace": 0.1, …}' [PROFILE]]    settings of `server/config.py`, as JSON

It writes its address as its first line, then its log as JSON lines to stderr.
"""

import asyncio
import contextlib
import cProfile
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import uvicorn

from rathaus.server.config import Config, Limits
from rathaus.server.serve import bound_socket, run

MANY = (1_000_000_000, 1.0)
ROOMY = Limits(
    requests=MANY,
    requests_an_address=MANY,
    handshakes=MANY,
    handshakes_an_address=MANY,
    new_guests=MANY,
    new_tables=MANY,
    new_tables_an_address=MANY,
    wrong_codes=MANY,
    wrong_codes_an_address=MANY,
    shown=MANY,
    shown_an_address=MANY,
    exported=MANY,
    exported_an_address=MANY,
    messages=MANY,
    sockets=20_000,
    sockets_a_guest=20_000,
    sockets_an_address=20_000,
)


def main(words: list[str]) -> int:
    """Open the house until it is told to stop."""
    settings = msgspec.json.decode(words[1]) if len(words) > 1 else {}
    values = {"database": words[0], "host": "127.0.0.1", "log": "json", "limits": ROOMY, **settings}
    config = msgspec.convert(values, Config)
    signal.signal(signal.SIGTERM, lambda *_: None)  # the server hears it; then the profile is written
    profile = cProfile.Profile(time.thread_time) if len(words) > 2 and words[2] else None
    loop = uvicorn.Config("", loop="auto").get_loop_factory()
    watching = profile or contextlib.nullcontext()
    with bound_socket("127.0.0.1", 0) as taken, asyncio.Runner(loop_factory=loop) as runner, watching:
        here = f"http://127.0.0.1:{taken.getsockname()[1]}"
        runner.run(run(config, taken, lambda: print(here, flush=True)))
    if profile:
        profile.dump_stats(words[2])
    return 0


class Roomy:
    """The house from outside: where it is, how much memory it uses, and the errors in its log."""

    def __init__(self, process: "subprocess.Popen[str]", log: Path) -> None:
        assert process.stdout is not None, "it says where it is"
        self.process = process
        self.log = log
        self.url = process.stdout.readline().strip()

    def memory(self) -> float:
        """Megabytes of the house itself, without its bots."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def seconds(self) -> float:
        """Seconds of CPU time that the house itself has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def complaints(self) -> list[str]:
        """Error lines of its log, and all lines that are not JSON."""
        return [
            line for line in self.log.read_text("utf-8").splitlines() if '"level":"error"' in line or line[:1] != "{"
        ]


@contextmanager
def roomy(folder: Path, profile: str = "", database: str = "", **settings: object) -> Iterator[Roomy]:
    """Such a house on this database, or on a new one, until the end of the block."""
    wanted = msgspec.json.encode(settings).decode()
    command = [sys.executable, __file__, database or f"sqlite:///{folder}/house.sqlite", wanted, profile]
    log = folder / "house.log"
    with log.open("w") as lines, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=lines, text=True) as process:
        try:
            yield Roomy(process, log)
        finally:
            process.terminate()
            process.wait(20)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
