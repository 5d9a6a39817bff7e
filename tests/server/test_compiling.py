"""Compiled rules for the bots, made while the house is open: here by a tool that only says what it would do."""

import asyncio
import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rathaus.server import compiling
from tests.server.house import house

MAKES = "from pathlib import Path; (Path(__file__).parents[1] / 'build' / 'compiled').mkdir(parents=True)"
FAILS = "import sys; print('rathaus: no C compiler was found.', file=sys.stderr); sys.exit(1)"

HANGS = """
import os, time
from pathlib import Path

Path(__file__).with_name("new").write_text(str(os.getpid()))
Path(__file__).with_name("new").rename(Path(__file__).with_name("pid"))
time.sleep(60)
"""


def project(folder: Path, tool: str) -> Path:
    (folder / "project" / "tools").mkdir(parents=True)
    (folder / "project" / "tools" / "compile.py").write_text(tool)
    return folder / "project"


CHECKED = "import sys; sys.exit(0 if sys.argv[1:] == ['--check'] else 2)"
BEGINS = """
import os, sys
from pathlib import Path
from rathaus.server.compiling import go_on_compiled

go_on_compiled(Path(sys.argv[1]))
print(os.environ.get("PYTHONPATH", "as it is"))
"""


def test_a_house_begins_on_compiled_rules_where_they_are_there(tmp_path: Path) -> None:
    made = project(tmp_path, CHECKED)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

    def begun() -> str:
        command = [sys.executable, "-c", BEGINS, str(made)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()

    assert begun() == str(made / "build" / "compiled")
    (made / "tools" / "compile.py").write_text(FAILS)
    assert begun() == "as it is"


async def test_bots_go_on_with_compiled_rules(tmp_path: Path) -> None:
    async with house(tmp_path, bot_workers=1) as opened:
        ada = await opened.person("Ada")
        await compiling.compile_rules(opened.service, project(tmp_path, MAKES))
        page = await ada.look(await ada.table("rat", "mouse", start=True))

        await page.until(page.is_over, patience=60)

        assert opened.service.bots.path == str(tmp_path / "project" / "build" / "compiled")
        assert opened.service.metrics.stood_in == 0


async def test_a_failed_compile_is_one_line_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with house(tmp_path) as opened:
        with caplog.at_level(logging.WARNING, "rathaus"):
            await compiling.compile_rules(opened.service, project(tmp_path, FAILS))

        assert opened.service.bots.path == ""
    assert [record.getMessage() for record in caplog.records] == ["rules stay interpreted, so bots think less"]


def test_nothing_is_compiled_where_the_project_is_not_there(tmp_path: Path) -> None:
    assert compiling.command_of(tmp_path) == []
    assert compiling.command_of(project(tmp_path, MAKES))[-1].endswith("compile.py")


async def test_a_house_that_closes_does_not_wait_for_the_compiler_but_for_its_end(tmp_path: Path) -> None:
    started = tmp_path / "project" / "tools" / "pid"
    async with house(tmp_path) as opened:
        opened.service.spawn(compiling.compile_rules(opened.service, project(tmp_path, HANGS)))
        while not started.exists():
            await asyncio.sleep(0.02)

    assert not Path("/proc", started.read_text()).exists()
