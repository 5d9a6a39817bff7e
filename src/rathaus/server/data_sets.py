"""Data sets of the house: cards and boards as owners of a box have corrected them, put into a folder by the host.

`FOLDER/<game>/<name>.toml` is offered at tables of that game as `<name>`. A match keeps the text of the set that it is
played with, so that it goes on as it began, whatever becomes of the file.
"""

import logging
import re
from pathlib import Path

from rathaus.core.errors import DataError
from rathaus.core.game import Game
from rathaus.server.refusals import Refusal
from rathaus.server.store.records import MatchRecord

logger = logging.getLogger("rathaus")
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
MOST_BYTES = 200_000
USUAL = ""  # the name of the box's own data
Sets = dict[str, dict[str, Game]]  # by title and name


class DataSets:
    """The games of the house, with all their data sets."""

    def __init__(self, games: dict[str, Game], sets: Sets | None = None) -> None:
        self._games = games
        self._sets = sets or {}
        self._kept: dict[tuple[str, str], Game] = {}  # by title and text

    def names(self, title: str) -> list[str]:
        """What a table of this game may choose besides the usual data."""
        return list(self._sets.get(title, {}))

    def named(self, title: str, name: str) -> Game:
        """The game on the data of this name."""
        if name == USUAL:
            return self._games[title]
        if name not in self.names(title):
            raise Refusal("unknown-data")
        return self._sets[title][name]

    def still(self, title: str, name: str) -> str:
        """The name, or the usual one where the house does not have that set any more."""
        return name if name in self.names(title) else USUAL

    def of(self, match: MatchRecord) -> Game:
        """The game with the data of a match; with the usual data if the installed rules refuse that of the match."""
        if not match.data:
            return self._games[match.game]
        key = match.game, match.data
        if key not in self._kept:
            self._kept[key] = self._read(match)
        return self._kept[key]

    def _read(self, match: MatchRecord) -> Game:
        usual = self._games[match.game]
        try:
            return usual.with_data(match.data, match.data_name)
        except DataError as problem:
            logger.warning("the data of a match is refused", extra={"match": match.id, "problem": str(problem)})
            return usual


def sets_in(folder: Path, games: dict[str, Game]) -> Sets:
    """All data sets of a folder by title and name; one that cannot be played is logged and left out."""
    found: Sets = {title: {} for title in games}
    for file in sorted(folder.rglob("*.toml")):
        try:
            title = _title(file, folder, games)
            found[title][file.stem] = _game(file, games[title])
        except DataError as problem:
            logger.warning("a data set is left out", extra={"problem": str(problem)})
    return found


def _title(file: Path, folder: Path, games: dict[str, Game]) -> str:
    if file.parent.parent != folder or file.parent.name not in games:
        raise DataError(str(file), "its place", f"expected in {folder}/GAME, where GAME is one of {', '.join(games)}")
    return file.parent.name


def _game(file: Path, usual: Game) -> Game:
    if NAME.fullmatch(file.stem) is None:
        expected = "1 to 40 letters from a to z, digits, - and _, with a letter or digit first"
        raise DataError(str(file), "its name", f"expected {expected}, and then .toml")
    return usual.with_data(_text(file), str(file))


def _text(file: Path) -> str:
    try:
        if file.stat().st_size > MOST_BYTES:
            raise DataError(str(file), "its size", f"expected at most {MOST_BYTES} bytes")
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise DataError(str(file), "its content", "expected text in UTF-8") from None
    except OSError as problem:
        raise DataError(str(file), "reading it", str(problem.strerror)) from None
