"""What is the rulebook's and what is not, at the end of the page of all that applies."""

import pytest

from rathaus.bots.random import Random
from rathaus.core.export import SeatRecord
from rathaus.core.match import Match
from rathaus.core.rng import fast
from rathaus.games import GAMES
from rathaus.terminal.app import HouseApp
from rathaus.terminal.screens import Info
from rathaus.terminal.session import Session
from rathaus.words import Words
from tests.terminal.playing import press, screen_text

SMALL = (80, 24)


def app_of(game: str) -> HouseApp:
    rules = GAMES[game]
    seats = [SeatRecord("Ines", "person"), SeatRecord("Bruno", "mouse")]
    session = Session(Match(rules, 2, {}, "sources"), [None, Random(fast("1"))], seats)
    return HouseApp(session, Words(rules, "en", ["Ines", "Bruno"]), None)


@pytest.mark.parametrize("game", GAMES)
async def test_the_page_of_what_applies_ends_with_the_sources(game: str) -> None:
    app = app_of(game)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "i")
        while isinstance(app.screen, Info) and not app.screen.is_read:
            await press(pilot, "pagedown")

        assert "Where this comes from" in screen_text(app)
        assert f"rathaus/games/{game}/rules.en.md" in screen_text(app)
