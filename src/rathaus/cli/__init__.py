"""The command `rathaus`: every command, its options, and one clear sentence where something is wrong."""

import argparse
import sys

from rathaus import __version__
from rathaus.cli import check, play, serve, study
from rathaus.cli.asked import Command, UsageError
from rathaus.core.errors import DataError, SetupError
from rathaus.core.export import VerifyError


def main(words: list[str] | None = None) -> int:
    """Run one command; return its exit code."""
    arguments = parser().parse_args(words)
    command: Command = arguments.command
    try:
        return command(arguments)
    except (UsageError, SetupError, DataError, VerifyError) as problem:
        print(f"rathaus: {problem}", file=sys.stderr)
        return 2
    except OSError as problem:
        print(f"rathaus: {problem.filename}: {problem.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("rathaus: stopped", file=sys.stderr)
        return 130


def parser() -> argparse.ArgumentParser:
    """All commands with their options."""
    top = argparse.ArgumentParser(prog="rathaus", description="Four rat games, one house.")
    top.add_argument("--version", action="version", version=f"rathaus {__version__}")
    serve.add_serve(top)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    serve.add_serve(commands.add_parser("serve", help="start the service and the page (as `rathaus` alone does)"))
    for add in (
        play.add_play,
        play.add_games,
        study.add_simulate,
        check.add_scenario,
        check.add_clauses,
        check.add_verify,
        study.add_bench,
        check.add_doctor,
    ):
        add(commands)
    serve.add_export(commands.add_parser("export", help="write matches of a database to files"))
    serve.add_import(commands.add_parser("import", help="read matches from files into a database"))
    return top
