"""Measures our rules beside those of other projects, in one run, and writes docs/benchmarks.md with a plot.

Each peer has an environment of its own below build/peers. A peer that cannot be installed or does not run is named and
left out. Everything is measured several times in turns; what counts is the median, per second of CPU time. Of the page
only this part is written again: what stands there from `## Service` on is kept.

python benchmarks/compare.py [--seconds 1] [--rounds 3]
"""

import argparse
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
BOT_FIGURES = ("playouts", "evaluations")
OTHERS = "## Service"  # where the part of the page begins that others measure


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
    playouts: float | None = None
    evaluations: float | None = None


Rounds = dict[str, list[Row]]  # by the name of the game

OURS = SCRIPTS / "house.py"
COMPILED_ROW = "compiled"  # how the names of these rows end
INTERPRETED_ROW = "interpreted"
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
    missing = {peer.name: why for peer in PEERS if (why := installed(peer))}
    measures = {"our rules, compiled": ours(COMPILED), "our rules, interpreted": ours(ROOT / "src")}
    measures |= {peer.name: theirs(peer) for peer in PEERS if peer.name not in missing}
    rounds: Rounds = {}
    for number in range(wanted.rounds):
        for at, (name, measure) in enumerate(measures.items()):
            show(f"round {number + 1} of {wanted.rounds}, {at + 1} of {len(measures)}: {name}")
            if name in missing:
                continue
            try:
                for row in measured(measure, wanted.seconds):
                    rounds.setdefault(row.name, []).append(row)
            except subprocess.CalledProcessError as problem:
                missing[name] = last_line(problem.stderr)
    PAGE.write_text(page(rounds, missing, wanted.rounds, wanted.seconds) + kept(), "utf-8")
    PLOT.write_text(plot(rounds), "utf-8")
    print(f"written: {PAGE.relative_to(ROOT)}, {PLOT.relative_to(ROOT)}")
    return 0


def show(line: str) -> None:
    """Say how far it is."""
    print(line, file=sys.stderr, flush=True)


def last_line(said: str) -> str:
    """The last line of what a command said, where the error is."""
    return (said.strip().splitlines() or ["no reason was given"])[-1]


def kept() -> str:
    """What others wrote into the page: everything from the section on the service on."""
    text = PAGE.read_text("utf-8") if PAGE.exists() else ""
    return text[text.index(OTHERS) :] if OTHERS in text else f"{OTHERS}\n\n## Page\n"


def installed(peer: Peer) -> str:
    """Set its environment up where that is not done yet; return what went wrong, or nothing."""
    stamp = peer.folder / "stamp"
    if stamp.exists() and stamp.read_text() == " ".join(peer.packages):
        return ""
    show(f"installing {peer.name}")
    shutil.rmtree(peer.folder, ignore_errors=True)
    peer.folder.mkdir(parents=True)
    try:
        for command in setup(peer):
            subprocess.run(command, cwd=peer.folder, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        return last_line(getattr(problem, "stderr", "") or str(problem))
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


class Measure(msgspec.Struct):
    """A command that measures, and what it needs in its environment."""

    command: list[str]
    environment: dict[str, str]


def ours(path: Path) -> Measure:
    """Our own rules, found at a path."""
    return Measure([sys.executable, str(OURS)], {"PYTHONPATH": str(path)})


def theirs(peer: Peer) -> Measure:
    """A peer in its own environment."""
    if peer.is_node:
        for script in SCRIPTS.glob("*.mjs"):
            shutil.copy(script, peer.folder)  # node looks for packages beside the script
        return Measure(["node", str(peer.folder / peer.script)], {})
    return Measure([str(peer.folder / "venv" / "bin" / "python"), str(SCRIPTS / peer.script)], {})


def measured(measure: Measure, seconds: float) -> list[Row]:
    """What a command has measured."""
    environment = {**os.environ, "PYTHONWARNINGS": "ignore", **measure.environment}
    command = [*measure.command, str(seconds)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return msgspec.json.decode(done.stdout, type=list[Row])


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
    return f"{thousands(value)} ± {spread / 2:.0f} %"


def thousands(value: float) -> str:
    """A figure in thousands, small ones as they are."""
    if value < 1000:
        return f"{value:.0f}"
    return f"{value / 1000:,.{0 if value > 20_000 else 1}f} k"


def page(rounds: Rounds, missing: dict[str, str], count: int, seconds: float) -> str:
    """The part of the page that is measured here."""
    table = [line(name, rows, FIGURES) for name, rows in rounds.items()]
    left_out = [f"- {name} is left out: {why}" for name, why in missing.items()]
    bots = [line(name, rows, BOT_FIGURES) for name, rows in rounds.items() if name.endswith(COMPILED_ROW)]
    parts = [
        HEAD.format(count=count, seconds=seconds),
        *table,
        *(["", *left_out] if left_out else []),
        "",
        PICTURE,
        BOTS,
        *bots,
        "",
        "",
    ]
    return "\n".join(parts)


def line(name: str, rows: list[Row], figures: tuple[str, ...]) -> str:
    """A line of a table."""
    return f"| {name} | {' | '.join(told(rows, figure) for figure in figures)} |"


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
        kind = "ours" if name.endswith((COMPILED_ROW, INTERPRETED_ROW)) else "peer"
        bars.append(
            f'<text x="{left - 8}" y="{y + 13}" text-anchor="end">{name}</text>'
            f'<rect class="{kind}" x="{left}" y="{y}" width="{length:.1f}" height="17" rx="3"/>'
            f'<text x="{left + length + 6:.1f}" y="{y + 13}">{thousands(value)}</text>'
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

## Rules

Written by `make bench-peers` (`benchmarks/compare.py`): our rules beside other projects, all in one run.
Everything is measured {count} times in turns, each figure for {seconds:g} seconds of CPU time.
Each figure is the median per second of CPU time; ± is half of the spread between the runs.
Ratios within one run count; the figures themselves depend on the machine and on what else runs there.

- **Driven from outside**: a loop in Python (boardgame.io: in node) asks for the legal actions, picks one of them,
  each with the same chance, and plays it until the game is over; then a new game begins.
- **Its own loop**: the same, but in the project's own code (OpenSpiel: `evaluate_bots` with its uniform random bots,
  in C++; ours: `play_out` with the policy `Random`, compiled or not).
- **Copies**: independent copies of one position (RLCard has none; there it is `deepcopy` of the game).
- **A decision** is one choice of one player among at least one legal action.
  Deals, dice and draws are not counted, but their time is.
  In a simultaneous game each player's choice is one.
  In our RatLand, the number of rats for a zone is one; in boardgame.io's RatLand, each placed rat is one.
- All our games have four players and their usual options.

| game | driven from outside | its own loop | copies |
|---|---:|---:|---:|"""

PICTURE = """![Bars: decisions a second, driven from outside](images/benchmarks.svg)
"""

BOTS = """## Playouts and search

From the same run, with compiled rules:

- **Playouts** from the middle of a game to its end, all four seats played by the policy `rat`.
- **Evaluations** of `old-rat`'s search at eight moments of a game: each copies a position, gives an answer and plays
  on from there.

| game | playouts | evaluations |
|---|---:|---:|"""


if __name__ == "__main__":
    sys.exit(main())
