"""One worker of several: it serves on a port that the house has opened, and ends when the house does.

`python -m rathaus.server.worker FD`: the file descriptor of the open port; the first line of stdin is the
configuration as JSON. When stdin ends, so does the worker.
"""

import asyncio
import contextlib
import os
import signal
import socket
import sys

import msgspec
import uvicorn

from rathaus.core.errors import SetupError
from rathaus.server.config import Config
from rathaus.server.serve import run

READY = "ready"
CONFIG = msgspec.json.Decoder(Config)


async def work(port: int) -> None:
    """Serve until the house is gone or asks to stop."""
    house = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(house), sys.stdin)
    config = CONFIG.decode(await house.readline())
    following = asyncio.create_task(_follow(house))
    with socket.socket(fileno=port) as taken:
        await run(config, taken, lambda: print(READY, flush=True))
    following.cancel()


async def _follow(house: asyncio.StreamReader) -> None:
    await house.read()
    with contextlib.suppress(ProcessLookupError):
        os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    """Run one worker."""
    try:
        with asyncio.Runner(loop_factory=uvicorn.Config("", loop="auto").get_loop_factory()) as runner:
            runner.run(work(int(sys.argv[1])))
    except SetupError as problem:
        sys.exit(f"rathaus: {problem}")


if __name__ == "__main__":
    main()
