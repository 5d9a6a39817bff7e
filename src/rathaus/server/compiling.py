"""Compiled rules for bots, made while the house is open: at low priority, and used as soon as they are there."""

import asyncio
import contextlib
import logging
import os
import shutil
import signal
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
    if is_compiled() or not tool.is_file():
        return []
    nice = shutil.which("nice")
    return [*([nice, "-n", "19"] if nice else []), sys.executable, str(tool)]


async def compile_rules(service: "Service", project: Path = PROJECT) -> None:
    """Compile, and let bots use the result; a failure is one line in the log, and bots go on as before."""
    command = command_of(project)
    if not command:
        return
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
