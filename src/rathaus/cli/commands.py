"""Every command with its options, and one clear sentence when something is wrong."""

import argparse
import sys

from rathaus import __version__
from rathaus.cli import arena, check, clean, look_back, play, serve, stage, study
from rathaus.cli.asked import Command, UsageError
from rathaus.cli.process import INTERRUPTED, UNREAD
from rathaus.core.errors import DataError, SetupError
from rathaus.core.export import VerifyError


def run(words: list[str] | None) -> int:
    """Run one command; return its exit code."""
    arguments = parser().parse_args(words)
    command: Command = arguments.command
    try:
        code = command(arguments)
        print(end="", flush=True)
    except (UsageError, SetupError, DataError, VerifyError) as problem:
        return _complain(str(problem), 2)
    except BrokenPipeError:
        return UNREAD
    except OSError as problem:
        return _complain(f"{problem.filename or 'the output'}: {problem.strerror or problem}", 2)
    except (KeyboardInterrupt, RuntimeError) as problem:
        if isinstance(problem, RuntimeError) and not isinstance(problem.__cause__, KeyboardInterrupt):
            raise
        return _complain("stopped", INTERRUPTED)
    return code


def _complain(sentence: str, code: int) -> int:
    print(f"rathaus: {sentence}", file=sys.stderr)
    return code


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
        stage.add_stage,
        look_back.add_open,
        check.add_clauses,
        check.add_verify,
        study.add_bench,
        arena.add_arena,
        arena.add_train,
        check.add_doctor,
    ):
        add(commands)
    serve.add_export(commands.add_parser("export", help="write matches of a database to files"))
    serve.add_import(commands.add_parser("import", help="read matches from files into a database"))
    clean.add_clean(commands.add_parser("clean", help="remove what nobody needs any more from a database"))
    return top
