"""Commands in processes of their own, which are interrupted at some moment."""

import contextlib
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

RATHAUS = str(Path(sys.executable).parent / "rathaus")
PATIENCE = 60.0
# Python itself takes some time to begin, and answers Ctrl+C in its own way then. This tells when the command's own code
# is reached: `main` loads that module first.
ANNOUNCES = """import os, sys

def hear(event, facts):
    if event == "import" and facts[0] == "rathaus.cli.process":
        os.write(int(os.environ["RATHAUS_BEGUN"]), b"!")

sys.addaudithook(hear)
"""


class Ended:
    """How a command ended: its exit code, what it said, what it complained about."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


def interrupted(folder: Path, words: list[str], after: float) -> Ended:
    """Run a command and interrupt it this many seconds after it has begun."""
    with begun(folder, words, subprocess.DEVNULL, subprocess.PIPE, subprocess.PIPE) as process:
        time.sleep(after)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    return Ended(process.returncode, out.decode(), err.decode())


def interrupted_in_terminal(folder: Path, words: list[str], after: float) -> Ended:
    """The same in a terminal of its own; all that appears there counts as said."""
    here, there = pty.openpty()
    shown: list[bytes] = []
    reader = Thread(target=_read, args=(here, shown))
    with begun(folder, words, there, there, there) as process:
        os.close(there)
        reader.start()
        try:
            process.wait(after)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGINT)
            process.wait(PATIENCE)
    reader.join(PATIENCE)
    os.close(here)
    return Ended(process.returncode, b"".join(shown).decode(errors="replace"), "")


def _read(terminal: int, shown: list[bytes]) -> None:
    with contextlib.suppress(OSError):  # nobody is at the other end any more
        while piece := os.read(terminal, 65536):
            shown.append(piece)


@contextlib.contextmanager
def begun(folder: Path, words: list[str], *streams: int) -> Iterator["subprocess.Popen[bytes]"]:
    """The process of a command, in a group of its own, from the moment on at which its own code runs."""
    (folder / "sitecustomize.py").write_text(ANNOUNCES)
    hears, tells = os.pipe()
    environment = {**os.environ, "PYTHONPATH": str(folder), "RATHAUS_BEGUN": str(tells), "TERM": "xterm-256color"}
    stdin, stdout, stderr = streams
    with subprocess.Popen(
        [RATHAUS, *words],
        stdin=stdin,
        stdout=stdout,
        stderr=stderr,
        env=environment,
        pass_fds=[tells],
        start_new_session=True,
    ) as process:
        os.close(tells)
        os.read(hears, 1)
        os.close(hears)
        try:
            yield process
        finally:
            process.kill()
