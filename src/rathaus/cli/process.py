"""The process of a command: no traceback after Ctrl+C, on a closed pipe, or in a terminal without UTF-8."""

import io
import os
import signal
import sys
from types import FrameType

INTERRUPTED = 130
UNREAD = 141  # the shell's exit code for a program that ended by SIGPIPE


def run(words: list[str] | None) -> int:
    """Run a command, or the one that this process was called with; return its exit code."""
    if words is not None:
        return _run(words)
    signal.signal(signal.SIGINT, leave)
    sys.unraisablehook = _unraisable
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # what the terminal cannot show becomes a question mark
    try:
        return _run(None)
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # there is nothing left to clean up
        _say_the_rest()


def _run(words: list[str] | None) -> int:
    from rathaus.cli.commands import run as run_command

    return run_command(words)


def leave(_signal: int = 0, _frame: FrameType | None = None) -> None:
    """Exit at once. An exception during imports would leave modules half loaded."""
    os.write(2, b"rathaus: stopped\n")
    os._exit(INTERRUPTED)


def tidy_up_first() -> None:
    """From now on there is something to clean up: Ctrl+C raises an exception."""
    if signal.getsignal(signal.SIGINT) is leave:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _unraisable(problem: "sys.UnraisableHookArgs") -> None:
    """An interruption while an object is being destroyed cannot be raised."""
    if issubclass(problem.exc_type, KeyboardInterrupt):
        leave()
    sys.__unraisablehook__(problem)


def _say_the_rest() -> None:
    """Flush the output; on a closed pipe, Python must not try that again at exit."""
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
