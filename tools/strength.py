"""Takes files of tournaments into src/rathaus/bots/measured.json, and writes the table of docs/bots.md from it.

python tools/strength.py [FILE …]    files of `rathaus arena tournament --file FILE`
"""

import json
import sys
from pathlib import Path

import msgspec

from rathaus.arena.bench import set_ups
from rathaus.arena.tournament import table_of
from rathaus.bots.levels import LEVELS, MOUSE, OLD_RAT, RAT, RAT_KING
from rathaus.bots.measured import Measured, measured
from rathaus.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "rathaus" / "bots" / "measured.json"
DOC = ROOT / "docs" / "bots.md"
TITLES = {"ratland": "RatLand", "rattus": "Rattus", "ratville": "Ratville", "ratzzia": "Ratzzia"}
FIELDS = {MOUSE: "among mice", RAT: "among rats", OLD_RAT: "among old-rats"}
ENOUGH = 400  # games, if the interval still contains the bar
HEAD = """| game | players | options | who | wins | 95 % | games | bar | | ms mean / most |
|---|---|---|---|---|---|---|---|---|---|
"""


def bar_of(cell: Measured) -> float:
    """The bar for a cell; most have none."""
    below = LEVELS[LEVELS.index(cell.bot) - 1] if cell.bot != MOUSE else ""
    if cell.field != below or cell.players not in (2, 4):
        return 0.0
    is_hard = cell.game == "ratzzia"
    wanted = {
        RAT: (0.95, 0.90),
        OLD_RAT: (0.65 if is_hard else 0.75, 0.45 if is_hard else 0.60),
        RAT_KING: (0.60, 0.40),
    }[cell.bot]
    return wanted[cell.players == 4]


def verdict(cell: Measured) -> str:
    """Whether the bar is held, as far as the games show."""
    bar = bar_of(cell)
    if not bar:
        return "no bar"
    if cell.low > bar:
        return "held"
    if cell.high < bar:
        return "**missed**"
    if cell.games < ENOUGH:
        return "**not measured enough**"
    return "held, within the interval" if cell.share >= bar else "**missed**, within the interval"


def row(cell: Measured) -> str:
    """A line of the table."""
    bar = bar_of(cell)
    parts = [
        TITLES[cell.game],
        str(cell.players),
        "all variants" if cell.variants else "usual",
        f"{cell.bot} {FIELDS.get(cell.field, 'in a mixed field')}",
        f"{100 * cell.share:.1f} %",
        f"{100 * cell.low:.0f}–{100 * cell.high:.0f} %",
        str(cell.games),
        f"≥ {100 * bar:.0f} %" if bar else "–",
        verdict(cell),
        f"{cell.ms_mean:.0f} / {cell.ms_most:.0f}",
    ]
    return f"| {' | '.join(parts)} |\n"


def place(cell: Measured) -> tuple[int, int, bool, int, str]:
    """Where a cell stands in file and table."""
    return list(GAMES).index(cell.game), cell.players, cell.variants, LEVELS.index(cell.bot), cell.field


def read(file: Path) -> Measured:
    """The cell that a file of a tournament has measured."""
    first, *lines = file.read_text("utf-8").splitlines()
    run = json.loads(first)
    table = table_of(run, {number: result for number, result in map(json.loads, lines)})
    best, others = table.rows[0], sorted({bot for bot in table.bots if bot != table.bots[0]}, key=LEVELS.index)
    return Measured(
        game=table.game,
        players=table.players,
        bot=best.bot,
        field=",".join(others),
        games=table.games,
        share=best.share,
        low=best.low,
        high=best.high,
        variants=table.options == GAMES[table.game].agreed(table.players, set_ups(GAMES[table.game])[-1]),
        ms_mean=best.ms_mean,
        ms_most=best.ms_most,
    )


def written(cells: list[Measured]) -> str:
    """The data file."""
    lines = [json.dumps(msgspec.to_builtins(cell)) for cell in cells]
    return "[\n " + ",\n ".join(lines) + "\n]\n"


def documented(text: str, cells: list[Measured]) -> str:
    """The document with the table of these cells."""
    before, _, rest = text.partition(HEAD.partition("\n")[0])
    after = rest[rest.index("\n\n") + 1 :]
    return f"{before}{HEAD}{''.join(map(row, cells))}{after}"


def main(files: list[str]) -> int:
    """Take the files in, and write both."""
    found = {place(cell): cell for cell in [*measured(), *(read(Path(file)) for file in files)]}
    cells = [found[key] for key in sorted(found)]
    DATA.write_text(written(cells), "utf-8")
    DOC.write_text(documented(DOC.read_text("utf-8"), cells), "utf-8")
    print(f"{len(cells)} cells, {sum(verdict(cell) == 'held' for cell in cells)} bars held")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
