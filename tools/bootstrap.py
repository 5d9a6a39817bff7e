"""Makes .venv with all that rathaus needs; run again it returns at once. Standard library only.

The syntax is kept old on purpose: an old Python must be able to read this file to say that it is too old.
"""

import contextlib
import fcntl
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "rathaus.stamp"
LOCK = ROOT / "requirements.lock"
NETWORK_SIGNS = re.compile(
    "NewConnectionError|ConnectTimeout|ReadTimeout|NameResolution|ProxyError|SSLError|Connection refused"
    "|Network is unreachable|dns error|error sending request|Could not find a version",
    re.IGNORECASE,
)


class SetupError(Exception):
    """The set-up cannot go on; the message is one sentence for the person who asked for it."""


class CommandError(Exception):
    """A command failed; the message is its output."""


def main() -> int:
    """Bring .venv up to date; return the exit code."""
    try:
        check_python()
        with one_at_a_time():
            if not is_ready():
                build()
    except SetupError as error:
        return complain(str(error), 1)
    except CommandError as error:
        print(str(error).strip(), file=sys.stderr)
        return complain("the set-up failed with the output above.", 1)
    except OSError as error:
        return complain(f"the set-up could not read or write its files: {error}.", 1)
    except KeyboardInterrupt:
        return complain("the set-up was interrupted; the next call starts it afresh.", 130)
    return 0


def complain(sentence: str, code: int) -> int:
    """Print one sentence and return the exit code."""
    print(f"rathaus: {sentence}", file=sys.stderr)
    return code


def check_python() -> None:
    """Refuse a Python that is too old or lacks venv."""
    if sys.version_info < OLDEST:
        found = "{}.{}".format(*sys.version_info)
        raise SetupError(f"Python 3.11 or newer is needed, this is {found}; try make PYTHON=python3.11.")
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            raise SetupError(f"this Python lacks the module {module}; on Debian and Ubuntu, python3-venv has it.")


@contextlib.contextmanager
def one_at_a_time() -> "Iterator[None]":
    """Let a second call wait until the first is done, and any command that outlived it too."""
    with open(__file__, "rb") as held:
        with contextlib.suppress(OSError):
            fcntl.flock(held, fcntl.LOCK_EX)
            os.set_inheritable(held.fileno(), True)
        yield


def is_ready() -> bool:
    """Whether .venv was built from exactly these files, and still works."""
    try:
        if STAMP.read_text() != fingerprint():
            return False
        command = [str(PYTHON), "-I", "-c", "import msgspec"]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    except OSError:
        return False
    return done.returncode == 0 and (VENV / "bin" / "rathaus").exists()


def fingerprint() -> str:
    """Hash all that decides what .venv holds; a folder that was moved counts as another one."""
    digest = hashlib.sha256(f"{sys.version} {sys.base_prefix} {ROOT} {packaging()}".encode())
    for path in (LOCK, Path(__file__)):
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def packaging() -> str:
    """Give what pyproject.toml says of the package itself; how it is linted and tested changes nothing in .venv."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return repr([project["build-system"], project["project"], project["tool"]["hatch"]])


def build() -> None:
    """Make .venv from scratch; the stamp comes last, so an interrupted run is not trusted."""
    started = time.monotonic()
    stamp = fingerprint()
    say("making .venv")
    remove(VENV)
    run(sys.executable, "-m", "venv", VENV)
    say("installing the packages of requirements.lock")
    install_lock()
    say("installing rathaus")
    install_project()
    warm_up()
    STAMP.write_text(stamp)
    say(f"ready after {time.monotonic() - started:.0f} s")


def say(line: str) -> None:
    """Print a line of progress."""
    print(f"rathaus: {line}", flush=True)


def remove(path: Path) -> None:
    """Delete a folder, or whatever else has its name."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    elif path.is_symlink() or path.exists():
        path.unlink()


def install_lock() -> None:
    """Install all of requirements.lock: with uv, which is fast, or else with pip."""
    try:
        install_uv()
        uv("--require-hashes", "-r", LOCK)
    except CommandError:
        say("uv did not manage; trying pip, which takes longer")
        pip("--require-hashes", "--no-deps", "-r", LOCK)


def install_uv() -> None:
    """Install only uv, from its own lines of requirements.lock."""
    found = re.search(r"^uv==.*(?:\n .*)*", LOCK.read_text(), re.MULTILINE)
    if found is None:
        raise CommandError("requirements.lock does not name uv.")
    only_uv = VENV / "uv.lock"
    only_uv.write_text(found.group() + "\n")
    pip("--require-hashes", "--no-deps", "-r", only_uv)
    only_uv.unlink()


def install_project() -> None:
    """Install rathaus itself, editable, with the build tools that requirements.lock brought."""
    wanted = ("--no-deps", "--no-build-isolation", "--editable", ROOT)
    try:
        uv(*wanted)
    except CommandError:
        pip(*wanted)


def warm_up() -> None:
    """Let Python compile what the house imports: then even the first one opens within two seconds."""
    run(PYTHON, "-c", "import rathaus.server.worker")


def uv(*wanted: object) -> None:
    """Install with uv."""
    run(VENV / "bin" / "uv", "pip", "install", "--python", PYTHON, *wanted)


def pip(*wanted: object) -> None:
    """Install with pip; a missing network is told apart from other errors."""
    try:
        run(PYTHON, "-m", "pip", "install", *wanted)
    except CommandError as error:
        if NETWORK_SIGNS.search(str(error)):
            raise SetupError(
                "the packages could not be fetched; a network is needed, or a package mirror set for pip."
            ) from None
        raise


def run(*command: object) -> None:
    """Run a command quietly; when it fails, raise its output."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=str(ROOT),
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        close_fds=False,  # the command holds the lock of one_at_a_time as well
        check=False,
    )
    if done.returncode != 0:
        raise CommandError(done.stdout.decode(errors="replace"))


def environment() -> "dict[str, str]":
    """Give the environment for pip and uv: without settings from elsewhere, with pip's mirror also for uv."""
    unwanted = {"PYTHONHOME", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "VIRTUAL_ENV"}
    unwanted |= {"PIP_USER", "PIP_TARGET", "PIP_PREFIX"}
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    kept.update(PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_ROOT_USER_ACTION="ignore", PIP_NO_INPUT="1")
    for ours, theirs in (("UV_DEFAULT_INDEX", "PIP_INDEX_URL"), ("SSL_CERT_FILE", "PIP_CERT")):
        if theirs in kept:
            kept.setdefault(ours, kept[theirs])
    return kept


if __name__ == "__main__":
    sys.exit(main())
