"""What is said of the bots' strength is what was measured."""

from rathaus.bots.levels import LEVELS
from rathaus.bots.measured import measured
from rathaus.games import GAMES
from tools.strength import DATA, DOC, documented, place, written


def test_the_document_shows_what_was_measured() -> None:
    text = DOC.read_text("utf-8")

    assert documented(text, measured()) == text
    assert written(measured()) == DATA.read_text("utf-8")


def test_cells_are_of_games_and_levels_that_there_are() -> None:
    places = [place(cell) for cell in measured()]

    assert places == sorted(set(places))
    for cell in measured():
        assert cell.players in GAMES[cell.game].players
        assert {cell.bot, *cell.field.split(",")} <= set(LEVELS)
        assert 0 <= cell.low <= cell.share <= cell.high <= 1
