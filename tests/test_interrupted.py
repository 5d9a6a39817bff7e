"""Ctrl+C at any moment of any command: one line, exit code 130, nothing half written."""

import contextlib
import os
import pty
import random
import signal
import sqlite3
import subprocess
import time
from functools import partial
from pathlib import Path

import pytest

from rathaus.cli import main
from rathaus.cli.commands import parser
from tests.interrupted import PATIENCE, RATHAUS, Ended, begun, interrupted, interrupted_in_terminal

ROOT = Path(__file__).parent.parent
TIMES = 3
MANY_TIMES = 20
SIMULATE = ["simulate", "ratland", "--players", "2", "--games", "9"]
COMMANDS = {
    "serve": ["serve", "--no-browser", "--host", "127.0.0.1", "--port", "0", "--database", "{folder}/house.sqlite"],
    "play": ["play", "ratland", "--players", "2"],
    "games": ["games"],
    "simulate": [*SIMULATE, "--save", "{folder}/played"],
    "verify": ["verify", "{folder}/ratland-000000.json"],
    "scenario": ["scenario", *map(str, sorted((ROOT / "scenarios" / "ratland").glob("*.toml")))],
    "stage": ["stage", "--no-browser", str(ROOT / "scenarios" / "ratland" / "whole-turn.toml")],
    "open": ["open", "--no-browser", "{folder}/ratland-000000.json"],
    "clauses": ["clauses", "ratland"],
    "bench": ["bench", "--seconds", "0.01"],
    "export": ["export", "--everything", "--database", "{folder}/other.sqlite", "{folder}/all.jsonl"],
    "import": ["import", "--database", "{folder}/other.sqlite", "{folder}/ratland-000000.json"],
    "doctor": ["doctor"],
    "arena": [
        "arena",
        "tournament",
        "ratland",
        "--players",
        "2",
        "--bots",
        "rat,mouse",
        "--games",
        "60",
        "--jobs",
        "1",
    ],
    "train": [
        "train",
        "ratzzia",
        "--players",
        "2",
        "--games",
        "4",
        "--rounds",
        "0",
        "--out",
        "{folder}/weights.json",
        "--jobs",
        "1",
    ],
    "clean": ["clean", "--older-than", "1", "--yes", "--database", "{folder}/other.sqlite"],
}


def test_every_command_is_interrupted_below() -> None:
    actions = parser()._actions
    named = next(action.choices for action in actions if action.dest == "==SUPPRESS==" and action.choices)

    assert set(named) == set(COMMANDS)


def lasts(folder: Path, words: list[str]) -> float:
    """About how long the command takes on this machine, now; a house, until it is open."""
    started = time.monotonic()
    with begun(folder, words, subprocess.DEVNULL, subprocess.PIPE, subprocess.STDOUT) as process:
        assert process.stdout is not None
        process.stdout.readline() if words[0] in ("serve", "stage", "open") else process.communicate(timeout=PATIENCE)
    return time.monotonic() - started


@pytest.mark.parametrize("times", [TIMES, pytest.param(MANY_TIMES, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", COMMANDS)
def test_interruptions_leave_no_traceback_and_no_half_file(name: str, times: int, tmp_path: Path) -> None:
    main([*SIMULATE[:-1], "1", "--save", str(tmp_path)])
    words = [word.format(folder=tmp_path) for word in COMMANDS[name]]
    span = 2.0 if name == "play" else 1.2 * lasts(tmp_path, words)
    interrupt = interrupted_in_terminal if name == "play" else interrupted
    moments = random.Random(name)

    ends: list[Ended] = []
    while len(ends) < times or (stopped(ends) < times / 4 and len(ends) < 4 * times):
        ends.append(interrupt(tmp_path, words, moments.uniform(0, span)))
        span *= 0.8 if ends[-1].code == 0 else 1  # it was over before: the machine is faster now

    for end in ends:
        check(end)
    assert stopped(ends) >= times / 4
    assert [file for file in tmp_path.rglob("*") if file.name.endswith((".part", ".new"))] == []
    for file in (tmp_path / "played").glob("*"):
        assert main(["verify", str(file)]) == 0


def stopped(ends: list[Ended]) -> int:
    return sum(end.code == 130 for end in ends)


def check(end: Ended) -> None:
    said = end.out + end.err
    assert "Traceback" not in said, said
    assert "Exception" not in said, said
    assert end.code in (0, 1, 130, -signal.SIGINT), said  # 1: what it checks is not right
    if end.code == 130:
        assert "stopped" in said


@pytest.mark.parametrize(("heed", "code"), [(signal.SIG_DFL, -signal.SIGHUP), (signal.SIG_IGN, 128 + signal.SIGHUP)])
def test_a_game_ends_when_its_terminal_goes_away(
    tmp_path: Path, heed: signal.Handlers, code: int, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(partial(signal.signal, signal.SIGHUP, signal.signal(signal.SIGHUP, heed)))  # it is inherited
    here, there = pty.openpty()
    with begun(tmp_path, ["play", "ratland", "--players", "2"], there, there, there) as process:
        os.close(there)
        while b"\x1b[?1049h" not in os.read(here, 65536):
            pass
        os.close(here)

        assert process.wait(PATIENCE) == code


CLEAN = ["clean", "--older-than", "1", "--database", "{folder}/house.sqlite"]


def asked(folder: Path, answer: bytes) -> tuple[int, str]:
    """What `clean` says where there is something to remove, and how it ends after an answer."""
    with sqlite3.connect(folder / "house.sqlite") as connection:
        connection.execute("INSERT INTO guests VALUES ('a', 'Ada', 0)")
    connection.close()
    here, there = pty.openpty()
    with begun(folder, [word.format(folder=folder) for word in CLEAN], there, there, there) as process:
        os.close(there)
        said = os.read(here, 65536)
        while b"[y/N]" not in said:
            said += os.read(here, 65536)
        os.write(here, answer) if answer else os.killpg(process.pid, signal.SIGINT)
        with contextlib.suppress(OSError):
            while piece := os.read(here, 65536):
                said += piece
        process.wait(PATIENCE)
    os.close(here)
    return process.returncode, said.decode()


def test_clean_asks_in_a_terminal_and_heeds_the_answer(tmp_path: Path) -> None:
    main([word.format(folder=tmp_path) for word in CLEAN])

    code, said = asked(tmp_path, b"")
    assert (code, "Traceback" in said, "stopped" in said) == (130, False, True)
    (tmp_path / "house.sqlite").unlink()
    main([word.format(folder=tmp_path) for word in CLEAN])
    code, said = asked(tmp_path, b"y\n")
    assert (code, "1 of 1 removed" in said) == (0, True)
    code, said = asked(tmp_path, b"\n")
    assert (code, "removed" in said) == (0, False)


# Other ends.


def said_by(words: str, **environment: str) -> tuple[int, str, str]:
    """What a line of shell comes to, with `rathaus` in it."""
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", words.replace("rathaus", RATHAUS)],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        timeout=PATIENCE,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("words", ["games", "clauses ratland", "--help", "doctor"])
def test_a_reader_who_leaves_is_no_fault(words: str) -> None:
    assert said_by(f"rathaus {words} | true", PYTHONUNBUFFERED="1")[2] == ""
    assert said_by(f"rathaus {words} | true")[2] == ""


def test_output_that_cannot_be_kept_is_one_sentence() -> None:
    assert said_by("rathaus games > /dev/full") == (2, "", "rathaus: the output: No space left on device\n")
    assert said_by("rathaus games >&-")[2] == ""


@pytest.mark.parametrize("words", ["games", "games --json", "clauses ratzzia", "clauses ratzzia --json", "doctor"])
def test_a_terminal_without_utf_8_gets_what_it_can_show(words: str) -> None:
    code, out, err = said_by(f"rathaus {words}", LC_ALL="C", PYTHONIOENCODING="ascii")

    assert (code, err) == (0, "")
    assert out.isascii()


@pytest.mark.parametrize("keys", ["< /dev/null", "<&-"])
def test_without_keys_there_is_no_game(keys: str) -> None:
    assert said_by(f"rathaus play ratland {keys}") == (
        2,
        "",
        "rathaus: a game needs a terminal, for its keys and for the table; here is none\n",
    )


def test_a_terminal_that_cannot_show_the_table_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")

    end = interrupted_in_terminal(tmp_path, ["play", "ratland"], 20.0)

    assert end.code == 2
    assert "this terminal is set to ascii, which cannot show the table; set LC_ALL=C.UTF-8" in end.out
