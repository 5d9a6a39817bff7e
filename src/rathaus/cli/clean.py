"""The command that counts what nobody needs any more, and removes it."""

import argparse
import asyncio
import sys
import time
from typing import TYPE_CHECKING

from rathaus.cli.asked import Arguments, UsageError
from rathaus.cli.process import tidy_up_first
from rathaus.cli.serve import LONGEST, add_database, database_of

if TYPE_CHECKING:
    from rathaus.server.store.cleaning import AgeLimits, Old


def add_clean(command: argparse.ArgumentParser) -> None:
    """The options of `clean`."""
    add_database(command)
    command.add_argument(
        "--older-than", type=int, required=True, metavar="DAYS", help="what nobody has touched for this number of days"
    )
    command.add_argument("--matches", action="store_true", help="finished matches with their chat, too")
    command.add_argument("--yes", action="store_true", help="do not ask")
    command.set_defaults(command=clean)


def clean(arguments: Arguments) -> int:
    """Count what is old, ask, and remove it; a house that is open on the same database goes on."""
    from rathaus.server.config import Keep
    from rathaus.server.store.cleaning import limits_of

    tidy_up_first()
    days = arguments.older_than
    if not 1 <= days <= LONGEST:
        raise UsageError(f"--older-than {days} is out of range; expected 1 to {LONGEST} days")
    limits = limits_of(Keep(tables=days, matches=days if arguments.matches else None, guests=days), time.time())
    old = asyncio.run(_find(arguments, limits))
    tables, guests = _counted(old.tables, "table"), _counted(old.guests, "guest")
    print(f"not touched for {days} days: {tables} nobody started, {guests} without games")
    matches = _counted(old.matches, "match", "matches")
    print(f"finished as long ago: {matches}" if arguments.matches else "finished matches stay, without --matches")
    if old.count and _is_meant(arguments):
        asyncio.run(_remove(arguments, old, limits))
    return 0


async def _find(arguments: Arguments, limits: "AgeLimits") -> "Old":
    from rathaus.server.store.cleaning import find
    from rathaus.server.store.opened import opened

    async with opened(database_of(arguments)) as store:
        return await find(store.database, limits)


def _counted(names: list[str], noun: str, plural: str = "") -> str:
    return f"{len(names)} {noun if len(names) == 1 else plural or noun + 's'}"


def _is_meant(arguments: Arguments) -> bool:
    """Ask whether all that may be removed; without a terminal the answer is no."""
    if arguments.yes:
        return True
    if sys.stdin is not None and sys.stdin.isatty():
        print("remove that for good? [y/N] ", end="", flush=True)
        return sys.stdin.readline().strip().lower() in ("y", "yes")
    print("nothing was removed; --yes removes it without asking")
    return False


async def _remove(arguments: Arguments, old: "Old", limits: "AgeLimits") -> None:
    from rich.console import Console
    from rich.progress import Progress

    from rathaus.server.store.cleaning import sweep
    from rathaus.server.store.opened import opened

    removed, console = 0, Console(stderr=True)
    try:
        with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
            task = progress.add_task("removing", total=old.count)
            async with opened(database_of(arguments)) as store:
                async for step in sweep(store.database, old, limits):
                    removed += len(step)
                    progress.advance(task, len(step))
    finally:
        print(f"{removed} of {old.count} removed", flush=True)
