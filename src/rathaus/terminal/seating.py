"""Seating: people in the first seats, bots in the others, each with a name that begins with the seat's letter."""

import os
import select
import signal
import sys
from pathlib import Path
from threading import Thread
from typing import TextIO

from rathaus.bots import Searching, mind_of
from rathaus.bots.levels import is_compiled
from rathaus.bots.names import with_bots
from rathaus.bots.policy import Policy
from rathaus.core.errors import SetupError
from rathaus.core.export import PERSON, SeatRecord
from rathaus.core.game import Game, Options
from rathaus.core.match import Match
from rathaus.core.rng import fast
from rathaus.terminal.app import DRAWINGS, HouseApp
from rathaus.terminal.session import Session
from rathaus.words import Words

SHOWN = "│█…é"  # some of what tables are drawn with


def play_in_terminal(
    game: Game,
    players: int,
    options: Options,
    *,
    bots: list[str],
    seed: str,
    language: str = "en",
    save: Path | None = None,
) -> int:
    """Play a new match to its end, or until the people leave; 0 is success."""
    app = seated(game, players, options, bots=bots, seed=seed, language=language, save=save)
    check_terminal(sys.__stdin__, sys.__stderr__)
    Thread(target=_end_with, args=(sys.__stdin__,), daemon=True).start()
    app.run()
    if app.return_code is None:  # nobody left: it was interrupted
        raise KeyboardInterrupt
    return app.return_code


def check_terminal(keys: TextIO | None, screen: TextIO | None) -> None:
    """Refuse to play where nobody can press a key or see the table."""
    if keys is None or screen is None or not (keys.isatty() and screen.isatty()):
        raise SetupError("a game needs a terminal, for its keys and for the table; here is none")
    try:
        SHOWN.encode(screen.encoding)
    except UnicodeEncodeError:
        raise SetupError(
            f"this terminal is set to {screen.encoding}, which cannot show the table; set LC_ALL=C.UTF-8"
        ) from None


def _end_with(keys: TextIO) -> None:
    """Exit as soon as the keyboard is gone for good, even if the system sends no signal."""
    line = select.poll()
    line.register(keys, 0)  # waits only for a hang-up
    line.poll()
    os.kill(os.getpid(), signal.SIGHUP)
    os._exit(128 + signal.SIGHUP)  # if that signal is ignored, as under `nohup`


def seated(
    game: Game,
    players: int,
    options: Options,
    *,
    bots: list[str],
    seed: str,
    language: str = "en",
    save: Path | None = None,
) -> HouseApp:
    """The table with everybody seated; refuse what cannot be played here."""
    if game.name not in DRAWINGS:
        raise SetupError(f"{game.name} cannot be played in the terminal; {', '.join(DRAWINGS)} can")
    match = Match(game, players, options, seed)
    people = players - len(bots)
    if people < 1:
        raise SetupError(f"{len(bots)} bots at a table for {players} leave no seat for a person")
    suggested = Words(game, language).say("seat-names").split()[:people]
    names = with_bots(suggested, len(bots), fast(f"names|{seed}"))
    kinds = [PERSON] * people + bots
    seats = [SeatRecord(name, kind) for name, kind in zip(names, kinds, strict=True)]
    policies: list[Policy | None] = [None if kind == PERSON else bot_for(game, players, kind, seed) for kind in kinds]
    return HouseApp(Session(match, policies, seats), Words(game, language, names), save)


def bot_for(game: Game, players: int, level: str, seed: str) -> Searching:
    """A bot that answers from its view and the match's seed, so that its answers can be computed again."""
    mind = mind_of(game, players, level, is_slow=not is_compiled())
    return Searching(game, level, f"{seed}|bot", mind)
