"""The command that removes what nobody needs any more, counted first."""

import argparse
import asyncio
import sys
import time
from typing import TYPE_CHECKING

from rathaus.cli.asked import Arguments, UsageError
from rathaus.cli.process import tidy_up_first
from rathaus.cli.serve import LONGEST, add_database, database_of

if TYPE_CHECKING:
    from rathaus.server.store.cleaning import Limits, Old
    from rathaus.server.store.database import Database


def add_clean(command: argparse.ArgumentParser) -> None:
    """The options of `clean`."""
    add_database(command)
    command.add_argument(
        "--older-than", type=int, required=True, metavar="DAYS", help="what nobody has touched for so many days"
    )
    command.add_argument("--matches", action="store_true", help="finished matches with their chat, too")
    command.add_argument("--yes", action="store_true", help="do not ask")
    command.set_defaults(command=clean)


def clean(arguments: Arguments) -> int:
    """Count what is old, ask, and remove it; a house that is open on the same database goes on."""
    tidy_up_first()
    if not 1 <= arguments.older_than <= LONGEST:
        raise UsageError(f"--older-than {arguments.older_than} is out of range; expected 1 to {LONGEST} days")
    return asyncio.run(_clean(arguments))


async def _clean(arguments: Arguments) -> int:
    from rathaus.server.config import Keep
    from rathaus.server.store.cleaning import find, limits_of
    from rathaus.server.store.opened import opened

    days = arguments.older_than
    limits = limits_of(Keep(tables=days, matches=days if arguments.matches else None, guests=days), time.time())
    async with opened(database_of(arguments)) as store:
        old = await find(store.database, limits)
        counts = [_counted(old.tables, "table"), _counted(old.guests, "guest"), _counted(old.matches, "match")]
        print(f"not touched for {days} days: {counts[0]} nobody started, {counts[1]} without games")
        print(f"finished as long ago: {counts[2]}" if arguments.matches else "finished matches stay, without --matches")
        if not old.count or not _is_meant(arguments):
            return 0
        return await _remove(store.database, old, limits)


def _counted(names: list[str], noun: str) -> str:
    plural = f"{noun}es" if noun.endswith("ch") else f"{noun}s"
    return f"{len(names)} {noun if len(names) == 1 else plural}"


def _is_meant(arguments: Arguments) -> bool:
    """Whether all that may be removed; where nobody can be asked, nothing is."""
    if arguments.yes:
        return True
    if sys.stdin is not None and sys.stdin.isatty():
        print("remove that for good? [y/N] ", end="", flush=True)
        return sys.stdin.readline().strip().lower() in ("y", "yes")
    print("nothing was removed; --yes removes it without asking")
    return False


async def _remove(database: "Database", old: "Old", limits: "Limits") -> int:
    from rich.console import Console
    from rich.progress import Progress

    from rathaus.server.store.cleaning import sweep

    removed, console = 0, Console(stderr=True)
    try:
        with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
            task = progress.add_task("removing", total=old.count)
            async for step in sweep(database, old, limits):
                removed += len(step)
                progress.advance(task, len(step))
    finally:
        print(f"{removed} of {old.count} removed", flush=True)
    return 0
