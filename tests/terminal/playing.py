"""What tests of the terminal share: an app to play with, and its keys."""

from pathlib import Path

from textual.pilot import Pilot
from textual.screen import UPDATE_PERIOD

from rathaus.bots.policy import Policy
from rathaus.bots.random import Random
from rathaus.core.export import SeatRecord
from rathaus.core.game import Options
from rathaus.core.match import Match
from rathaus.core.rng import fast
from rathaus.games import GAMES
from rathaus.terminal.app import HouseApp
from rathaus.terminal.session import Session
from rathaus.words import Words

GAME = GAMES["ratland"]
NAMES = ["Ines", "Bruno", "Quark", "Odile", "Max", "Zoe", "Ada", "Clara", "Jana", "Karl", "Lena", "Mia"]
SIZE = (100, 30)


WHOLE_GAME = {"clans": "true", "boards": "secret"}


def app_for(
    players: int,
    people: int,
    save: Path | None = None,
    options: Options | None = None,
    seed: str = "terminal",
    language: str = "en",
) -> HouseApp:
    bots: list[Policy | None] = [Random(fast(f"{seat}")) for seat in range(people, players)]
    kinds = ["person"] * people + ["mouse"] * len(bots)
    seats = [SeatRecord(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    match = Match(GAME, players, options or {}, seed)
    policies: list[Policy | None] = [None] * people
    return HouseApp(Session(match, policies + bots, seats), Words(GAME, language, NAMES[:players]), save)


def screen_text(app: HouseApp) -> str:
    """All that can be read on the screen, line by line."""
    lines = app.screen._compositor.render_strips(app.screen.size)
    return "\n".join("".join(segment.text for segment in line) for line in lines)


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press the keys, and wait until the screen stays as it is: it is painted by a timer."""
    await pilot.press(*keys)
    app = pilot.app
    assert isinstance(app, HouseApp)
    before = ""
    while (now := screen_text(app)) != before:
        before = now
        await pilot.pause(2 * UPDATE_PERIOD)


async def deploy_all_to_nursery(pilot: Pilot[None]) -> None:
    """Six zeros, and the forced rest."""
    await press(pilot, *["enter"] * 7)
