"""Checking bots: all that a bot answered in an exported match follows from its view, its mind and its seed."""
# not compiled

import msgspec

from rathaus.bots.levels import POLICIES, Mind, answer, mind_from
from rathaus.bots.weights import weights_for
from rathaus.core import fair
from rathaus.core.errors import SetupError
from rathaus.core.export import BotRecord, Export, VerifyError, entry_from, seed_of
from rathaus.core.game import Game
from rathaus.core.match import Acted, Match
from rathaus.core.view import View, encode

STAND_IN = "stand-in"


class Checked(msgspec.Struct):
    """How many answers were computed again, how many came from stand-ins, and the entries that are no bot's answer."""

    right: int = 0
    stand_ins: int = 0
    wrong: list[int] = []


def check_bots(record: Export, game: Game) -> Checked:
    """Compute every answer of a bot again; refuse where the bots of the match are not here."""
    if not record.bots:
        raise VerifyError("this match does not say which bots played in it")
    minds = [_mind(game, len(record.seats), bot) for bot in record.bots]
    match = Match(game, len(record.seats), record.options, seed_of(record))
    secret = bytes.fromhex(record.fairness.secret)
    seeds = [fair.bot_seed(record.fairness.match, secret, seat) for seat in range(len(minds))]
    asked: dict[int, list[View]] = {}
    found = Checked()
    for number, line in enumerate(record.log, start=1):
        _look(match, asked)
        entry = entry_from(number, line)
        if isinstance(entry, Acted) and line.by:
            if line.by == STAND_IN:
                found.stand_ins += 1
            elif _follows(game, minds[entry.seat], seeds[entry.seat], asked[entry.seat], entry.actions):
                found.right += 1
            else:
                found.wrong.append(number)
        match.follow([entry])
    return found


def _mind(game: Game, players: int, bot: BotRecord) -> Mind:
    try:
        mind = mind_from(bot)
    except (SetupError, msgspec.ValidationError) as problem:
        raise VerifyError(f"the bots cannot be checked here: {problem}") from None
    if mind.level not in POLICIES and weights_for(game.name, players).sha256 != mind.weights:
        raise VerifyError(f"the bots cannot be checked here: {mind.level} has been taught anew since")
    return mind


def _look(match: Match, asked: dict[int, list[View]]) -> None:
    """Keep what each seat has seen since it was asked: where others answer meanwhile, it may have begun before that."""
    for seat in range(match.players):
        view: View = match.game.see(match.position, seat)
        if view.decision is None:
            asked.pop(seat, None)
        elif seat in asked and asked[seat][0].decision == view.decision:
            asked[seat].append(view)
        else:
            asked[seat] = [view]


def _follows(game: Game, mind: Mind, seed: str, views: list[View], actions: list[int]) -> bool:
    """Whether one of the views since it was asked gives this answer, the last ones first."""
    tried: set[bytes] = set()
    for view in reversed(views):
        if encode(view) not in tried:
            tried.add(encode(view))
            if answer(game, mind, view, seed) == actions:
                return True
    return False
