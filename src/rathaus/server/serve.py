"""Serving: one port, one database, one worker or several; problems are reported before anything starts."""

import asyncio
import contextlib
import errno
import gc
import logging
import socket
from collections.abc import Callable

import msgspec
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from rathaus.core.errors import SetupError
from rathaus.server.app import application
from rathaus.server.arrivals import Leaving, protocol
from rathaus.server.config import Config
from rathaus.server.logs import listen
from rathaus.server.service import Service
from rathaus.server.staging import Stage
from rathaus.server.store import Store
from rathaus.server.store.database import unusable
from rathaus.server.workers import Workers, check_workers

ANY_HOST = ("0.0.0.0", "::", "")


class ServeError(SetupError):
    """The house cannot be opened like that: one sentence says why."""


def bound_socket(host: str, port: int) -> socket.socket:
    """Bind the port; if it is busy, say so."""
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
    except (socket.gaierror, OverflowError):
        raise ServeError(f"there is no address {host!r} with a port {port} here; try --host 127.0.0.1") from None
    taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # TCP, or asyncio leaves Nagle's delay on
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((host, port))
        taken.listen(1024)
    except (OSError, OverflowError) as problem:
        taken.close()
        raise ServeError(_busy(host, port, problem)) from None
    return taken


def _busy(host: str, port: int, problem: Exception) -> str:
    code = problem.errno if isinstance(problem, OSError) else None
    if code == errno.EADDRINUSE:
        return f"port {port} is in use, perhaps by another rathaus; try --port {port + 1}"
    if code == errno.EACCES:
        return f"port {port} needs more rights than you have; try --port 8470"
    if code == errno.EADDRNOTAVAIL:
        return f"there is no address {host!r} on this machine; try --host 127.0.0.1"
    return f"port {port} cannot be used: {problem}"


def lan_address(port: int) -> str:
    """Where other devices of the same network find this machine, as far as it knows. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith("127.") else f"http://{found}:{port}"


def serve(config: Config, ready: Callable[[str, str], None], stage: Stage | None = None, *, file: bytes = b"") -> None:
    """Open the house until it is told to stop; `ready` gets its addresses here and in the network."""
    check_workers(config.workers, config.database)
    taken = bound_socket(config.host, config.port)
    port = taken.getsockname()[1]
    if config.host in ANY_HOST and not config.address:
        config = msgspec.structs.replace(config, address=lan_address(port))
    here = "localhost" if config.host in ANY_HOST else config.host

    def opened() -> None:
        ready(f"http://{here}:{port}", config.address)

    work = run(config, taken, opened, stage, file=file) if config.workers == 1 else Workers(config, taken).run(opened)
    try:
        uvicorn_loop = uvicorn.Config("", loop="auto").get_loop_factory()
        with asyncio.Runner(loop_factory=uvicorn_loop) as runner:
            runner.run(work)
    finally:
        taken.close()


async def run(
    config: Config, taken: socket.socket, ready: Callable[[], None], stage: Stage | None = None, *, file: bytes = b""
) -> None:
    """Serve in this process, on a port that is bound already; a match file is open from the start."""
    calm_collector()
    open_files()
    store = await Store.open(config.database, is_house=True)
    listen(config.log)
    service = Service(config, store, {stage.game.name: stage.game} if stage else None)
    service.stage = stage
    if file:
        service.replays.keep_file(file)
    try:
        await service.start()
    except SQLAlchemyError as problem:
        await service.stop()
        raise unusable(config.database, problem) from None
    server = uvicorn.Server(server_config(service))
    task = asyncio.create_task(server.serve(sockets=[taken]))
    while not server.started and not task.done():
        await asyncio.sleep(0.01)
    if server.started:
        ready()
    await task


def open_files() -> None:
    """As many open files as the system lets this process have: every connection is one."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 not on every system

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def calm_collector() -> None:
    """Keep what is imported out of garbage collection, since it stays forever; collect the rest less often.

    A full collection takes a tenth of a second with 250 matches in memory, and everybody waits for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 1000)


def server_config(service: Service) -> uvicorn.Config:
    """How uvicorn is run: small frames, a short shutdown, and proxy headers only behind a proxy."""
    logging.getLogger("rathaus").setLevel(logging.INFO)
    return uvicorn.Config(
        application(service),
        lifespan="on",
        http=protocol(service.config.limits),
        ws=Leaving,
        ws_max_size=65536,
        ws_per_message_deflate=False,  # compressed sizes could reveal secrets
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=30,
        access_log=False,
        log_config=None,  # see logs.py
        log_level="error",  # so that nobody fills the log with requests that are not HTTP
        server_header=False,
        proxy_headers=bool(service.config.public_url),
    )
