"""Measures our rules beside those of other projects, in one run, and writes docs/benchmarks.md with a plot.

Each peer has an environment of its own below build/peers. A peer that cannot be installed is named and left out.
Everything is measured several times in turns; what counts is the median, per second of CPU time.

python benchmarks/compare.py [--seconds 1] [--rounds 3]
"""

import argparse
import json
import math
import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = ROOT / "benchmarks" / "peers"
BUILD = ROOT / "build" / "peers"
COMPILED = ROOT / "build" / "compiled"
PAGE = ROOT / "docs" / "benchmarks.md"
PLOT = ROOT / "docs" / "images" / "benchmarks.svg"
FIGURES = ("driven", "own", "copies")


class Peer(msgspec.Struct):
    """Another project: the packages to install, the script that measures it, and its name for people."""

    name: str
    packages: list[str]
    script: str

    @property
    def is_node(self) -> bool:
        """Whether it runs in node instead of Python."""
        return self.script.endswith(".mjs")

    @property
    def folder(self) -> Path:
        """Its own environment."""
        return BUILD / Path(self.script).stem


class Row(msgspec.Struct):
    """A game's figures a second of CPU time; None where a project has no such thing."""

    name: str
    players: int
    driven: float | None
    own: float | None
    copies: float | None


Rounds = dict[str, list[Row]]  # by the name of the game

OURS = "house.py"
PEERS = [
    Peer("OpenSpiel", ["open_spiel==2.0.2"], "spiel.py"),
    Peer("catanatron", ["catanatron==3.2.1"], "catan.py"),
    Peer("RLCard", ["rlcard==1.2.0"], "cards.py"),
    Peer("PettingZoo", ["pettingzoo[classic]==1.27.0"], "classics.py"),
    Peer("boardgame.io", ["boardgame.io@0.50.2"], "boardgame.mjs"),
]


def main() -> int:
    """Install, measure, write."""
    parser = argparse.ArgumentParser(description="Measure the rules beside those of other projects.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each figure (default: 1)")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured (default: 3)")
    wanted = parser.parse_args()
    subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py")], check=True)
    there = {peer.name: installed(peer) for peer in PEERS}
    rounds: Rounds = {}
    for number in range(wanted.rounds):
        print(f"round {number + 1} of {wanted.rounds}", file=sys.stderr)
        for row in measured(None, wanted.seconds):
            rounds.setdefault(row.name, []).append(row)
        for peer in PEERS:
            for row in measured(peer, wanted.seconds) if not there[peer.name] else []:
                rounds.setdefault(row.name, []).append(row)
    missing = {name: why for name, why in there.items() if why}
    PAGE.write_text(page(rounds, missing, wanted.rounds), "utf-8")
    PLOT.write_text(plot(rounds), "utf-8")
    print(f"written: {PAGE.relative_to(ROOT)}, {PLOT.relative_to(ROOT)}")
    return 0


def installed(peer: Peer) -> str:
    """Set its environment up where that is not done yet; return what went wrong, or nothing."""
    stamp = peer.folder / "stamp"
    if stamp.exists() and stamp.read_text() == " ".join(peer.packages):
        return ""
    print(f"installing {peer.name}", file=sys.stderr)
    shutil.rmtree(peer.folder, ignore_errors=True)
    peer.folder.mkdir(parents=True)
    try:
        for command in setup(peer):
            subprocess.run(command, cwd=peer.folder, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        said = getattr(problem, "stderr", "") or str(problem)
        return said.strip().splitlines()[-1]
    stamp.write_text(" ".join(peer.packages))
    return ""


def setup(peer: Peer) -> list[list[str]]:
    """The commands that set a peer up in its folder."""
    if peer.is_node:
        return [["npm", "install", "--no-audit", "--no-fund", "--prefix", ".", *peer.packages]]
    uv = str(Path(sys.executable).with_name("uv"))
    python = "venv/bin/python"
    return [
        [uv, "venv", "-q", "--python", sys.executable, "venv"],
        [uv, "pip", "install", "-q", "--python", python, *peer.packages],
    ]


def measured(peer: Peer | None, seconds: float) -> list[Row]:
    """The figures of a peer, or ours."""
    environment = {**os.environ, "PYTHONWARNINGS": "ignore"}
    if peer is None:
        command = [sys.executable, str(SCRIPTS / OURS)]
        environment["PYTHONPATH"] = str(COMPILED)
    elif peer.is_node:
        for script in SCRIPTS.glob("*.mjs"):
            shutil.copy(script, peer.folder)  # node looks for packages beside the script
        command = ["node", str(peer.folder / peer.script)]
    else:
        command = [str(peer.folder / "venv" / "bin" / "python"), str(SCRIPTS / peer.script)]
    done = subprocess.run([*command, str(seconds)], env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return msgspec.convert(json.loads(done.stdout), list[Row])


def median(rows: list[Row], figure: str) -> float | None:
    """The middle one of all rounds."""
    values = [value for row in rows if (value := getattr(row, figure)) is not None]
    return statistics.median(values) if values else None


def told(rows: list[Row], figure: str) -> str:
    """The median in thousands, with its spread."""
    value = median(rows, figure)
    if value is None:
        return "–"
    values = [getattr(row, figure) for row in rows]
    spread = (max(values) - min(values)) / value * 100
    return f"{value / 1000:,.{0 if value > 20_000 else 1}f} k ± {spread / 2:.0f} %"


def page(rounds: Rounds, missing: dict[str, str], count: int) -> str:
    """The whole page."""
    table = [f"| {name} | {' | '.join(told(rows, figure) for figure in FIGURES)} |" for name, rows in rounds.items()]
    left_out = [f"- {name} could not be installed: {why}" for name, why in missing.items()]
    return "\n".join([HEAD.format(count=count), *table, *(["", *left_out] if left_out else []), "", FOOT])


def plot(rounds: Rounds) -> str:
    """Decisions a second driven from Python (or node) as bars on a scale by powers of ten; ours are filled."""
    rows = sorted(rounds.items(), key=lambda item: -(median(item[1], "driven") or 0))
    height, left, width = 24, 250, 420
    lowest, highest = 2.0, 6.5  # powers of ten
    bars = []
    for at, (name, measurements) in enumerate(rows):
        value = median(measurements, "driven") or 1.0
        length = max(2.0, (math.log10(value) - lowest) / (highest - lowest) * width)
        y = 30 + at * height
        kind = "ours" if name.endswith("compiled") else "peer"
        bars.append(
            f'<text x="{left - 8}" y="{y + 13}" text-anchor="end">{name}</text>'
            f'<rect class="{kind}" x="{left}" y="{y}" width="{length:.1f}" height="17" rx="3"/>'
            f'<text x="{left + length + 6:.1f}" y="{y + 13}">{value / 1000:,.{0 if value > 20_000 else 1}f} k</text>'
        )
    tall = 44 + len(rows) * height
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 {tall}" font-family="sans-serif" font-size="12"'
        ' role="img"><title>Decisions a second of CPU time, driven from outside</title><style>text{fill:#333}'
        ".ours{fill:#c8643c}.peer{fill:#9aa3ad}@media(prefers-color-scheme:dark){text{fill:#ddd}}</style>"
        '<text x="8" y="18" font-weight="bold">Decisions a second of CPU time, driven from outside '
        f"(each step to the right multiplies)</text>{''.join(bars)}</svg>\n"
    )


HEAD = """# Benchmarks

Written by `make bench-peers` (`benchmarks/compare.py`): our compiled rules beside other projects, all measured in one
run, {count} times in turns. Each figure is the median per second of CPU time; ± is half of the spread between the
runs. Ratios within one run count; the figures themselves depend on the machine and on what else runs there.

- **Driven from outside**: a loop in Python (boardgame.io: in node) asks for the legal actions, picks one with the same
  chance for each, and plays it, until the game is over; then a new game begins.
- **Its own loop**: the same, but in the project's own compiled code (OpenSpiel: `evaluate_bots` with its uniform random
  bots in C++; ours: `play_out` with the policy `Random`).
- **Copies**: independent copies of one position (RLCard has none; there it is `deepcopy` of the game).
- **A decision** is one choice of a player among at least one legal action. Deals, dice and draws are not counted, but
  their time is. In a simultaneous game each player's choice is one. In RatLand a placed group of rats, in
  boardgame.io's RatLand each placed rat is one.

| game | driven from outside | its own loop | copies |
|---|---:|---:|---:|"""

FOOT = """![Bars: decisions a second, driven from outside](images/benchmarks.svg)
"""


if __name__ == "__main__":
    sys.exit(main())
