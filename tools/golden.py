"""Rewrites the golden playthroughs: one game for each set-up that the conformance kit covers."""

from pathlib import Path

from rathaus.core.game import Game
from rathaus.games import GAMES
from rathaus.testing.spec import setups
from rathaus.testing.transcript import write

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"


def main() -> None:
    """Write all files of all games."""
    for game in GAMES.values():
        write_game(game)


def write_game(game: Game) -> None:
    """Write a game's files, and remove those of set-ups that are gone."""
    folder = GOLDEN / game.name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for number, (players, options) in enumerate(setups(game), start=1):
        file = folder / f"{number:02}-{players}-players.txt"
        file.write_text(write(game, players, options, f"golden {number}"), encoding="utf-8")
        print(f"wrote {file.relative_to(GOLDEN.parent.parent)}")


if __name__ == "__main__":
    main()
