"""The commands of the service: serve, and matches out of a database and into one."""

import argparse
import asyncio
import os
import time
import webbrowser
from pathlib import Path

import msgspec

from rathaus.cli.process import tidy_up_first
from rathaus.core.errors import SetupError
from rathaus.core.export import VerifyError, decode
from rathaus.files import writing
from rathaus.games import GAMES

Arguments = argparse.Namespace
LONGEST = 36_500  # days for which something is kept, if not forever
DATABASES = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (default: a file in your data folder)"


def add_serve(command: argparse.ArgumentParser) -> None:
    """The options of `serve`, which are also those of the bare command."""
    command.add_argument(
        "--host", default="0.0.0.0", metavar="H", help="the address to listen on (default: all of them)"
    )
    command.add_argument("--port", type=int, default=8470, metavar="P", help="the port (default: 8470)")
    add_database(command)
    command.add_argument(
        "--workers",
        type=int,
        default=1,
        metavar="N",
        help="number of processes; more than 1 needs PostgreSQL (default: 1)",
    )
    command.add_argument("--no-browser", action="store_true", help="do not open the page in a browser")
    command.add_argument(
        "--public-url", default="", metavar="URL", help="the address behind a proxy, as in https://games.example"
    )
    command.add_argument(
        "--reports",
        default="",
        metavar="DIR",
        help="the folder for reports of errors in the rules (default: beside the database)",
    )
    command.add_argument(
        "--keep-tables", type=days, default=7, metavar="DAYS", help="keep tables that nobody started (default: 7)"
    )
    command.add_argument(
        "--keep-matches", type=days, default=None, metavar="DAYS", help="keep finished matches (default: forever)"
    )
    command.add_argument(
        "--keep-guests",
        type=days,
        default=365,
        metavar="DAYS",
        help="keep guests without games, a number or `ever` (default: 365)",
    )
    command.add_argument(
        "--data", default="", metavar="DIR", help="the folder of the house's data sets (default: beside the database)"
    )
    command.add_argument(
        "--log", choices=["text", "json"], default="text", help="the format of the log (default: text)"
    )
    command.add_argument("--no-best", action="store_true", help="show no table of the best players")
    command.add_argument(
        "--compile",
        action="store_true",
        help="compile rules in the background: stronger bots, and a faster house at its next start",
    )
    command.set_defaults(command=serve)


def days(text: str) -> int | None:
    """A number of days, or None for forever."""
    if text == "ever":
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 5 and 1 <= int(text) <= LONGEST):
        raise argparse.ArgumentTypeError(f"{text!r} is not `ever` or a number of days from 1 to {LONGEST}")
    return int(text)


def add_database(command: argparse.ArgumentParser) -> None:
    """Which database."""
    command.add_argument("--database", default=None, metavar="URL", help=DATABASES)


def add_export(command: argparse.ArgumentParser) -> None:
    """The options of `export`."""
    add_database(command)
    command.add_argument("--all", action="store_true", help="also matches still being played (this shows secrets)")
    command.add_argument(
        "--everything", action="store_true", help="the whole house as one FILE: people, tables, matches, all secrets"
    )
    command.add_argument("path", type=Path, metavar="DIR", help="each match is written to DIR/ID.json")
    command.set_defaults(command=export)


def add_import(command: argparse.ArgumentParser) -> None:
    """The options of `import`."""
    add_database(command)
    command.add_argument(
        "--everything", action="store_true", help="read one FILE of `export --everything` into an empty database"
    )
    command.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a match, as `rathaus export` writes it")
    command.set_defaults(command=import_)


def database_of(arguments: Arguments) -> str:
    """The address of the database that was asked for, or of the usual one."""
    from rathaus.server.store import database_address

    return str(arguments.database or database_address(dict(os.environ)))


def serve(arguments: Arguments) -> int:
    """The service and the page, until it is stopped."""
    from rathaus.server.compiling import go_on_compiled
    from rathaus.server.config import Config, Keep
    from rathaus.server.serve import serve as run

    if arguments.compile:
        go_on_compiled()
    config = Config(
        database=database_of(arguments),
        host=arguments.host,
        port=arguments.port,
        public_url=_public_url(arguments.public_url),
        workers=arguments.workers,
        reports=arguments.reports,
        data=_folder(arguments.data),
        log=arguments.log,
        compiles=arguments.compile,
        has_best=not arguments.no_best,
        keep=Keep(tables=arguments.keep_tables, matches=arguments.keep_matches, guests=arguments.keep_guests),
    )

    def ready(here: str, network: str) -> None:
        print(f"rathaus is open at {here}", flush=True)
        if network:
            print(f"Phones on the same network find it at {network}", flush=True)
        print("Ctrl+C closes it; all games are kept", flush=True)
        if not arguments.no_browser:
            webbrowser.open(here)

    run(config, ready)
    return 0


def _folder(data: str) -> str:
    if data and not Path(data).is_dir():
        raise SetupError(f"--data {data!r} is not there; expected a folder with one folder for each game")
    return data


def _public_url(url: str) -> str:
    if url and not url.startswith(("http://", "https://")):
        raise SetupError(f"--public-url {url!r} is no address; expected one like https://games.example")
    return url.rstrip("/")


def export(arguments: Arguments) -> int:
    """Write matches as files."""
    from rathaus.server.store.dump import write_dump
    from rathaus.server.store.opened import opened

    tidy_up_first()
    if not arguments.everything:
        print(f"{asyncio.run(_matches_out(arguments))} matches written to {arguments.path}")
        return 0

    async def run() -> int:
        async with opened(database_of(arguments)) as store:
            return await write_dump(store.database, arguments.path)

    print(f"{asyncio.run(run())} rows written to {arguments.path}; it holds all secrets, so keep it to yourself")
    return 0


async def _matches_out(arguments: Arguments) -> int:
    from rathaus.server.data_sets import DataSets
    from rathaus.server.export import file_in
    from rathaus.server.store.opened import opened
    from rathaus.server.store.records import ENDED

    written = 0
    async with opened(database_of(arguments)) as store:
        arguments.path.mkdir(parents=True, exist_ok=True)
        for identity in await store.matches.ids():
            record = await store.matches.load(identity)
            if record is not None and (arguments.all or record.state in ENDED):
                content = await file_in(store, record, DataSets(GAMES).of(record))
                with writing(arguments.path / f"{identity}.json") as out:
                    out.write(content)
                written += 1
    return written


def import_(arguments: Arguments) -> int:
    """Read matches from files; each is verified first."""
    from rathaus.server.store.dump import read_dump
    from rathaus.server.store.opened import opened

    tidy_up_first()
    if not arguments.everything:
        return 1 if asyncio.run(_matches_in(arguments)) else 0

    async def run(file: Path) -> int:
        async with opened(database_of(arguments)) as store:
            return await read_dump(store.database, file)

    if len(arguments.files) != 1:
        raise SetupError(f"--everything takes one file, not {len(arguments.files)}")
    print(f"{asyncio.run(run(arguments.files[0]))} rows imported from {arguments.files[0]}")
    return 0


async def _matches_in(arguments: Arguments) -> int:
    from rathaus.server.export import take_in
    from rathaus.server.store.opened import opened

    failed = 0
    async with opened(database_of(arguments)) as store:
        for file in arguments.files:
            try:
                is_new = await take_in(store, decode(file.read_bytes()), GAMES, time.time())
                print(f"{file}: {'imported' if is_new else 'already there'}")
            except (VerifyError, msgspec.DecodeError) as problem:
                failed += 1
                print(f"{file}: {problem}")
    return failed
