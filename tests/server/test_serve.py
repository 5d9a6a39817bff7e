"""`rathaus serve` from outside: what it says, how it ends, and that nothing acknowledged is lost."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from rathaus.cli import main
from rathaus.server.serve import ServeError, bound_socket, lan_address

RATHAUS = Path(sys.executable).parent / "rathaus"


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@contextmanager
def served(database: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    command = [str(RATHAUS), "--no-browser", "--host", "127.0.0.1", "--port", str(port), "--database", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def person(port: int) -> httpx.Client:
    url = f"http://127.0.0.1:{port}"
    return httpx.Client(base_url=url, headers={"origin": url}, trust_env=False, verify=False)


def test_the_house_says_where_it_is_keeps_what_it_acknowledged_and_ends_soon(tmp_path: Path) -> None:
    port = free_port()
    with served(tmp_path / "deep" / "x.sqlite", port) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == f"rathaus is open at http://127.0.0.1:{port}\n"
        with person(port) as ada:
            ada.post("/api/me", json={"name": "Ada"}).raise_for_status()
            wish = {"game": "ratland", "seats": [{"kind": "you"}, {"kind": "bot", "bot": "rat"}], "start": True}
            code = ada.post("/api/tables", json=wish).json()["code"]
            cookies = ada.cookies
        process.send_signal(signal.SIGKILL)
    with served(tmp_path / "deep" / "x.sqlite", port) as process:
        assert process.stdout is not None
        process.stdout.readline()
        with person(port) as ada:
            ada.cookies = cookies
            table = ada.get(f"/api/tables/{code}").json()
            assert (table["state"], table["you"]["seats"]) == ("playing", [0])
        started = time.monotonic()
        process.send_signal(signal.SIGTERM)
        process.wait(10)
        assert time.monotonic() - started < 6


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["serve", "--no-browser", "--host", "127.0.0.1", *words]) == 2
    return capsys.readouterr().err


def test_what_cannot_be_served_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    port = str(free_port())
    (tmp_path / "file").write_text("")
    newer = tmp_path / "newer.sqlite"
    with sqlite3.connect(newer) as connection:
        connection.execute("CREATE TABLE house (schema_version)")
        connection.execute("INSERT INTO house VALUES (99)")
    connection.close()
    expected = {
        f"{tmp_path}/file/x.sqlite": "cannot be made: File exists",
        str(newer): "was written by a newer rathaus",
        "mysql://x/y": "only sqlite:///FILE and postgresql://",
        str(tmp_path): "is a folder; expected a file",
    }
    for database, sentence in expected.items():
        said = complaint(capsys, "--port", port, "--database", database)
        assert sentence in said
        assert said.count("\n") == 1
    assert "is no address" in complaint(capsys, "--port", port, "--public-url", "games.example")


def test_an_unwritable_folder_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tmp_path.chmod(0o500)
    folder = tmp_path if os.geteuid() else Path("/proc")  # where not even root may make a file

    said = complaint(capsys, "--port", str(free_port()), "--database", f"{folder}/x")

    assert f"the folder {folder} cannot be written to: " in said


def test_ports_and_addresses_that_cannot_be_used() -> None:
    with bound_socket("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ServeError, match=f"port {port} is in use, perhaps by another rathaus; try --port"):
            bound_socket("127.0.0.1", port)
    for host, bad_port in (("192.0.2.77", 0), ("nowhere.invalid", 0), ("127.0.0.1", 99999)):
        with pytest.raises(ServeError, match=r"there is no address|cannot be used"):
            bound_socket(host, bad_port)


def test_the_address_for_phones_is_not_this_machines_own() -> None:
    assert not lan_address(8470).startswith(("http://127.", "http://localhost"))
