"""Makes build/compiled: a copy of rathaus whose rules and bots are compiled with mypyc.

Nothing under src changes. To use the copy, put build/compiled on PYTHONPATH.
"""

import argparse
import ast
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "rathaus"
TARGET = ROOT / "build" / "compiled"
FOLDERS = ("core", "games/*", "bots")
INTERPRETED = {"__init__.py", "view.py", "events.py", "export.py", "printed.py", "scenario.py"}
MARK = "# not compiled"
MARK_LINES = 10
TWIN = "_compiled.py"  # a module with this end takes the place of the one without it
HEADER = Path(__file__).with_suffix(".h")
# No fused multiply-add: bots score their answers the same in both builds. Hidden names: functions that only their own
# file can call are called directly, or inlined; in such large files only if the limits are raised.
FLAGS = "-fno-plt -ffp-contract=off -fvisibility=hidden --param inline-unit-growth=300 --param max-inline-insns-auto=50"
CLASS = re.compile(r"(?<!\)\n)^class (\w+)\((\w+)\):", re.MULTILINE)  # without a decorator
EXTENDED = re.compile(r"^(?:@mypyc_attr\((.*)\)\n)?class (\w+)(?:\((\w+))?", re.MULTILINE)
REUSED = "from mypy_extensions import mypyc_attr\n\n\n@mypyc_attr(acyclic=True, free_list_len=1)\n"


class CompileError(Exception):
    """The copy cannot be compiled; the message is one sentence."""


def main() -> int:
    """Compile unless that is done already; return the exit code."""
    parser = argparse.ArgumentParser(description="Compile a copy of rathaus with mypyc.")
    parser.add_argument("--source", type=Path, default=SOURCE, help="the package to copy")
    parser.add_argument("--target", type=Path, default=TARGET, help="the folder for the copy")
    parser.add_argument("--check", action="store_true", help="only tell by the exit code whether that is done")
    wanted = parser.parse_args()
    if wanted.check:
        return 0 if is_done(wanted.source.resolve(), wanted.target.resolve()) else 1
    try:
        compile_copy(wanted.source.resolve(), wanted.target.resolve())
    except CompileError as error:
        print(f"rathaus: {error}", file=sys.stderr)
        return 1
    return 0


def compile_copy(source: Path = SOURCE, target: Path = TARGET) -> None:
    """Copy the package source into target and compile it there, unless the stamp says it is done."""
    if is_done(source, target):
        return
    wanted = fingerprint(source)
    check_compiler()
    for left_over in target.parent.glob(f"{target.name}.*"):
        if not Path(f"/proc/{left_over.suffix[1:]}").exists():  # its process has ended
            shutil.rmtree(left_over, ignore_errors=True)
    draft = target.with_name(f"{target.name}.{os.getpid()}")
    try:
        copy = draft / source.name
        shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        prepare(copy)
        build(draft, [path.relative_to(draft) for path in modules(copy)])
        (draft / "stamp").write_text(wanted)
        shutil.rmtree(target, ignore_errors=True)
        draft.rename(target)
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def is_done(source: Path, target: Path) -> bool:
    """Whether the copy was made of these sources."""
    stamp = target / "stamp"
    return stamp.exists() and stamp.read_text() == fingerprint(source)


def modules(source: Path = SOURCE) -> list[Path]:
    """List the files of the package that are compiled, in a stable order."""
    found = {path for folder in FOLDERS for top in source.glob(folder) for path in top.rglob("*.py")}
    return sorted(path for path in found if path.name not in INTERPRETED and not is_marked(path))


def is_marked(path: Path) -> bool:
    """Whether one of the first lines says that the file stays interpreted."""
    return any(MARK in line for line in path.read_text().splitlines()[:MARK_LINES])


def prepare(copy: Path) -> None:
    """Rewrite the copy so that the compiler makes more of it."""
    for twin in copy.rglob(f"*{TWIN}"):
        shutil.copy(twin, twin.with_name(twin.name.removesuffix(TWIN) + ".py"))
    texts = {path: path.read_text() for path in modules(copy)}
    check_bases(texts)
    steps = {"Step", "Asking", "Sealed", "Table"}
    while found := {name for text in texts.values() for name, base in CLASS.findall(text) if base in steps} - steps:
        steps |= found
    kernel = [text for path, text in texts.items() if path.parent.name == "core"]
    inits = {name: init for text in kernel for name, init in inits_in(text) if name in steps}
    for path, text in texts.items():
        path.write_text(reusing(with_inits(text, inits), steps))


def check_bases(texts: dict[Path, str]) -> None:
    """Refuse a class that is extended in another folder, unless it is open: those are compiled as nobody's base."""
    found = [(path.parent, *groups) for path, text in texts.items() for groups in EXTENDED.findall(text)]
    closed = {(folder, name) for folder, marks, name, _ in found if "allow_interpreted_subclasses=True" not in marks}
    for folder, _, name, base in found:
        if any(name == base and home != folder for home, name in closed) and (folder, base) not in closed:
            raise CompileError(f"{name} extends {base} of another folder, which does not allow interpreted subclasses.")


def inits_in(text: str) -> list[tuple[str, str]]:
    """The classes of a module that have an `__init__`, each with its lines."""
    lines = text.splitlines(keepends=True)
    return [
        (top.name, "".join(lines[part.lineno - 1 : part.end_lineno]) + "\n")
        for top in ast.parse(text).body
        if isinstance(top, ast.ClassDef)
        for part in top.body
        if isinstance(part, ast.FunctionDef) and part.name == "__init__"
    ]


def with_inits(text: str, inits: dict[str, str]) -> str:
    """The module with the kernel's `__init__` in each class that inherits it: of one in another folder, mypyc could not
    tell which fields it sets."""
    lines = text.splitlines(keepends=True)
    for top in reversed(ast.parse(text).body):
        if not isinstance(top, ast.ClassDef):
            continue
        base = next((base.id for base in top.bases if isinstance(base, ast.Name)), "")
        methods = [part for part in top.body if isinstance(part, ast.FunctionDef)]
        if base in inits and methods and all(method.name != "__init__" for method in methods):
            first = min([methods[0].lineno, *(mark.lineno for mark in methods[0].decorator_list)])
            lines.insert(first - 1, inits[base])
    return "".join(lines)


def reusing(text: str, steps: set[str]) -> str:
    """Say of every step and table that it is in no cycle of references, and that its memory waits for the next one."""
    return CLASS.sub(lambda match: (REUSED if match[2] in steps else "") + match[0], text)


def fingerprint(source: Path) -> str:
    """Hash the package and all that decides what the compiler makes of it."""
    digest = hashlib.sha256(f"{version('mypy')} {sys.version} {compiler()}".encode())
    digest.update(Path(__file__).read_bytes() + HEADER.read_bytes())
    for path in sorted(source.rglob("*")):
        if path.is_file() and path.suffix not in {".pyc", ".so"}:
            digest.update(f"\n{path.relative_to(source)}\n".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def compiler() -> str:
    """Name the C compiler that setuptools will call."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shlex.split(command)[0]


def check_compiler() -> None:
    """Refuse to begin without a C compiler or Python's headers."""
    if shutil.which(compiler()) is None:
        raise CompileError(f"no C compiler was found ({compiler()}); install one, such as gcc, or name it in CC.")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CompileError("Python.h was not found; the C headers of Python are needed (on Debian, python3-dev).")


def build(folder: Path, files: list[Path]) -> None:
    """Compile the files in place, in a process of its own; show what it said only when it fails."""
    if not files:
        raise CompileError(f"nothing to compile was found in {folder}.")
    print(f"rathaus: compiling {len(files)} modules", flush=True)
    shutil.copy(HEADER, folder)  # a path with a space would be two words
    environment = {name: value for name, value in os.environ.items() if name not in {"MYPYPATH", "PYTHONPATH"}}
    environment["CFLAGS"] = f"{environment.get('CFLAGS', '')} -include {HEADER.name} {FLAGS}".strip()
    done = subprocess.run(
        [sys.executable, "-c", CHILD, *map(str, files)],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        print(done.stdout.strip(), file=sys.stderr)
        raise CompileError("the rules could not be compiled; the output above says why.")
    for left_over in ("build", ".mypy_cache"):
        shutil.rmtree(folder / left_over, ignore_errors=True)
    (folder / HEADER.name).unlink()


# An empty config file keeps mypy from finding pyproject.toml further up, which points at src. One C file for the
# kernel, the bots and each game: several cores can compile them, and they take half the time of one file for all.
# mypyc does not look at classes as a whole where files are apart, since they could be compiled one without the other.
# Here all are, and `prepare` sees to the rest: methods without an heir are called directly, and fields that `__init__`
# sets are not asked whether they are set.
CHILD = """
import os
import sys
from mypyc.build import mypyc_build, mypycify
from mypyc.options import CompilerOptions
from setuptools import setup

groups = {}
for file in sys.argv[1:]:
    groups.setdefault(os.path.basename(os.path.dirname(file)), []).append(file)
words = ["--config-file=", "--namespace-packages", "--explicit-package-bases", *sys.argv[1:]]
apart = [(files, name) for name, files in groups.items()]
options = CompilerOptions(separate=True)
options.global_opts = True
_, written, _ = mypyc_build(words, options, separate=apart)
done = [[(os.path.relpath(file, options.target_dir), "") for file in files] for files, _ in written]
extensions = mypycify(words, opt_level="3", debug_level="0", separate=apart, skip_cgen_input=(done, []))
arguments = ["build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)]
setup(name="rathaus-compiled", packages=[], ext_modules=extensions, script_args=arguments)
"""


if __name__ == "__main__":
    sys.exit(main())
