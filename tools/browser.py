"""Finds a Chromium for the tests in a real browser, and installs one where there is none.

The order: $CHROMIUM, the path, a copy that was installed before; then Debian's package (as root, or with sudo
without a password), then the npm package @sparticuz/chromium, which needs no root. Prints where it is.
"""

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
NPM_PACKAGE = "@sparticuz/chromium@147.0.0"
UNPACK = "import chromium from '@sparticuz/chromium'; process.stdout.write(await chromium.executablePath());"


class BrowserError(Exception):
    """There is no browser; the message is one sentence for the person who asked for it."""


def main() -> int:
    """Print where the browser is, or why there is none."""
    try:
        print(chromium())
    except BrowserError as error:
        print(f"rathaus: {error}", file=sys.stderr)
        return 1
    return 0


def chromium() -> str:
    """Where the browser is; it is installed first where it is missing."""
    return found() or _installed()


def found() -> str:
    """A browser that is here already."""
    named = os.environ.get("CHROMIUM", "")
    if named:
        if shutil.which(named):
            return named
        raise BrowserError(f"CHROMIUM names {named!r}, which cannot be run")
    here = [path for path in map(shutil.which, NAMES) if path]
    kept = FOLDER / "path"
    if not here and kept.exists() and Path(kept.read_text("utf-8")).exists():
        return kept.read_text("utf-8")
    return here[0] if here else ""


def _installed() -> str:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with open(FOLDER / "lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # parallel test processes install it only once
        path = found() or _by_apt() or _by_npm()
    if not path:
        raise BrowserError("there is no Chromium, and none could be installed; install one, or name it in CHROMIUM")
    return path


def _by_apt() -> str:
    prefix = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if not shutil.which("apt-get") or not all(map(shutil.which, prefix[:1])):
        return ""
    print("rathaus: installing chromium by apt-get …", file=sys.stderr)
    install = [*prefix, "apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]
    if not _runs(install):
        _runs([*prefix, "apt-get", "update", "-qq"])
        _runs(install)
    return found()


def _by_npm() -> str:
    if not shutil.which("npm"):
        return ""
    print(f"rathaus: installing {NPM_PACKAGE} into {FOLDER} …", file=sys.stderr)
    if not _runs(["npm", "install", "--prefix", str(FOLDER), "--no-fund", "--no-audit", NPM_PACKAGE]):
        return ""
    unpacked = subprocess.run(
        ["node", "--input-type=module", "-e", UNPACK], cwd=FOLDER, capture_output=True, text=True, check=False
    )
    path = unpacked.stdout.strip()
    if path and _runs([path, "--version"]):
        (FOLDER / "path").write_text(path, "utf-8")
        return path
    return ""


def _runs(command: list[str]) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return (
        subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False).returncode
        == 0
    )


if __name__ == "__main__":
    sys.exit(main())
