"""Seating: people in the first seats, bots in the others, each with a name that begins with the seat's letter."""

from pathlib import Path

from rathaus.bots import make_bot
from rathaus.bots.names import with_bots
from rathaus.bots.policy import Policy
from rathaus.core.errors import SetupError
from rathaus.core.export import SeatRecord
from rathaus.core.game import Game, Options
from rathaus.core.match import Match
from rathaus.core.rng import fast
from rathaus.terminal.app import DRAWINGS, HouseApp
from rathaus.terminal.session import Session
from rathaus.words import Words

PERSON = "person"


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
    app.run()
    return app.return_code or 0


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
    policies = [_policy(kind, f"{seed}|{seat}") for seat, kind in enumerate(kinds)]
    return HouseApp(Session(match, policies, seats), Words(game, language, names), save)


def _policy(kind: str, seed: str) -> Policy | None:
    return None if kind == PERSON else make_bot(kind, seed)
