"""V30: every decoder exists before the first thread; two threads that build one at once end the process."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from rathaus.core.export import LogEntry
from rathaus.core.view import Result
from rathaus.server.store import Store
from rathaus.server.store.records import LogRow, MatchRecord, StoredEvent, TableRecord, TableSeat

SERVER = Path(__file__).parents[2] / "src" / "rathaus" / "server"
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
LAZY = {"msgspec.json.decode", "msgspec.json.Decoder", "msgspec.convert"}  # what a type is made of is worked out then
STARTS = """
import asyncio, os, pathlib, sys, threading
from rathaus.server.store.matches import read_log, read_match
from rathaus.server.store.sqlite import SQLite

both = threading.Barrier(2)

def together(connection):
    for read in (read_log, read_match):
        read(connection, "nobody's")  # the statement is known now
        both.wait()
        read(connection, "m1")

async def start(file):
    database = SQLite(pathlib.Path(file))
    sys.setswitchinterval(1e-6)
    await asyncio.gather(database.read(together), database.read(together))
    os._exit(0)

for number in range(int(sys.argv[2])):
    child = os.fork()
    if not child:
        asyncio.run(start(sys.argv[1]))
    status = os.waitpid(child, 0)[1]
    if status:
        sys.exit(f"start {number} ended with {os.waitstatus_to_exitcode(status)}")
"""  # each child is a start of its own: nothing has been decoded before


async def kept(file: Path) -> None:
    """A database with a table, its match and an entry."""
    store = await Store.open(f"sqlite:///{file}")
    match = MatchRecord("m1", "K7MPQ2", "ratland", 1, "0" * 64, "11" * 32, "c", "playing", result=Result([0], [1]))
    table = TableRecord("K7MPQ2", 1, "ratland", {}, False, "open", "ada", [TableSeat()], "m1")
    assert await store.tables.add(table, match, 0.0)
    event = StoredEvent(-1, "cheese", "RL-1.1", {"seat": 0}, ["seat"])
    await store.matches.append(match, LogRow(1, LogEntry(seat=0, actions=[1]), "ada", "a", [event]), [0], 0.0)
    await store.close()


async def test_v30_two_threads_may_be_the_first_to_decode(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite"
    await kept(file)

    ran = subprocess.run([sys.executable, "-c", STARTS, file, "60"], check=False, capture_output=True, text=True)

    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("file", sorted(SERVER.rglob("*.py")), ids=lambda file: file.stem)
def test_v30_decoders_are_made_when_a_module_is_loaded(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    inside = [node for scope in ast.walk(tree) if isinstance(scope, FUNCTIONS) for node in ast.walk(scope)]

    late = [ast.unparse(node) for node in inside if isinstance(node, ast.Call) and ast.unparse(node.func) in LAZY]

    assert late == []
