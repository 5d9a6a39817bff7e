"""Compiled rules, made while the house is open, at low priority.

Bots use them as soon as they are there, the house itself from its next start on.
"""

import asyncio
import contextlib
import logging
import os
import shutil
import signal
import subprocess
import sys
from asyncio.subprocess import DEVNULL, PIPE
from pathlib import Path
from typing import TYPE_CHECKING

from rathaus.bots.levels import is_compiled

if TYPE_CHECKING:
    from rathaus.server.service import Service

logger = logging.getLogger("rathaus")
PROJECT = Path(__file__).resolve().parents[3]


def command_of(project: Path) -> list[str]:
    """The command that compiles a copy of the rules; empty if they are compiled already, or without the project."""
    tool = project / "tools" / "compile.py"
    return [] if is_compiled() or not tool.is_file() else [sys.executable, str(tool)]


def go_on_compiled(project: Path = PROJECT) -> None:
    """Begin this process again on compiled rules, where they were made of these sources."""
    command, path = command_of(project), str(project / "build" / "compiled")
    if not command or os.environ.get("PYTHONPATH") == path:
        return
    if subprocess.run([*command, "--check"], stdin=DEVNULL, capture_output=True, check=False).returncode == 0:
        os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], {**os.environ, "PYTHONPATH": path})


async def compile_rules(service: "Service", project: Path = PROJECT) -> None:
    """Compile, and let bots use the result; a failure is one line in the log, and bots go on as before."""
    command, nice = command_of(project), shutil.which("nice")
    if not command:
        return
    if nice:
        command = [nice, "-n", "19", *command]
    process = await asyncio.create_subprocess_exec(
        *command, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE, start_new_session=True
    )
    try:
        said = (await process.communicate())[1].decode(errors="replace").split("\n")
    except asyncio.CancelledError:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # the compiler that it has called, too
        await process.communicate()  # it is gone before the house is
        raise
    if process.returncode:
        problem = next((line for line in reversed(said) if line.strip()), "no reason given")
        logger.warning("rules stay interpreted, so bots think less", extra={"problem": problem.strip()})
        return
    path = str(project / "build" / "compiled")
    await service.bots.speed_up(path)
    await service.understudies.speed_up(path)
    await service.analysts.speed_up(path)
    logger.info("rules are compiled, bots use them from now on")
