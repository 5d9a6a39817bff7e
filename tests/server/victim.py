"""A worker in a process of its own that is started often: what it is made of is loaded once, then it is forked."""

import asyncio
import multiprocessing
import os
import socket
from multiprocessing.connection import Connection

FORKS = multiprocessing.get_context("forkserver")
# All that takes long to load, and nothing of the service itself: that reads the environment.
FORKS.set_forkserver_preload(["litestar", "uvicorn", "asyncpg", "sqlalchemy.ext.asyncio", "rathaus.bots", "segno"])


def serve(taken: socket.socket, config: bytes, fail: str, ready: Connection) -> None:
    """Serve on this port; `fail` names a point at which the process dies."""
    os.environ["RATHAUS_FAIL"] = fail
    import msgspec
    import uvicorn

    from rathaus.server.config import Config
    from rathaus.server.serve import run

    with asyncio.Runner(loop_factory=uvicorn.Config("", loop="auto").get_loop_factory()) as runner:
        tests = multiprocessing.parent_process()
        assert tests, "it was forked"
        runner.get_loop().add_reader(tests.sentinel, os._exit, 1)  # it does not outlive them
        runner.run(run(msgspec.json.decode(config, type=Config), taken, lambda: ready.send_bytes(b"ready")))
