"""Checking bots: every answer of a bot in an exported match follows from its view, its mind and its seed."""
# not compiled

import msgspec

from rathaus.bots.levels import VERSION, Mind, answer, mind_from
from rathaus.bots.weights import weights_for
from rathaus.core.errors import SetupError
from rathaus.core.export import BotRecord, Export, VerifyError, bot_seed_of, entry_from, origin_of, seed_of
from rathaus.core.game import Game
from rathaus.core.match import Acted, Match
from rathaus.core.view import View, encode

STAND_IN = "stand-in"


class Checked(msgspec.Struct):
    """How many answers were recomputed, how many came from stand-ins, and the entries that the bots would not give."""

    right: int = 0
    stand_ins: int = 0
    wrong: list[int] = []


def check_bots(record: Export, game: Game) -> Checked:
    """Recompute every answer of a bot; refuse if the bots of the match are not available here."""
    if not record.bots:
        raise VerifyError("this match does not say which bots played in it")
    played = {line.seat for line in record.log if line.by and line.seat is not None}
    minds = {seat: _mind(game, len(record.seats), record.bots[seat]) for seat in played}
    match = Match(game, len(record.seats), record.options, seed_of(record), origin=origin_of(record.origin, game))
    seeds = {seat: bot_seed_of(record, seat) for seat in played}
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
    if bot.version != VERSION:
        raise VerifyError(f"the bots cannot be checked here: they were of version {bot.version}, here is {VERSION}")
    if isinstance(bot.weights, str) and bot.weights != weights_for(game.name, players).sha256:
        raise VerifyError(f"the bots cannot be checked here: {bot.level} has been trained again since")
    try:
        return mind_from(bot)
    except (SetupError, msgspec.ValidationError) as problem:
        raise VerifyError(f"the bots cannot be checked here: {problem}") from None


def _look(match: Match, asked: dict[int, list[View]]) -> None:
    """Keep the views of each seat since it was asked: the bot may have started before others answered."""
    for seat in range(match.players):
        view: View = match.game.see(match.position, seat)
        if view.decision is None:
            asked.pop(seat, None)
        elif seat in asked and asked[seat][0].decision == view.decision:
            asked[seat].append(view)
        else:
            asked[seat] = [view]


def _follows(game: Game, mind: Mind, seed: str, views: list[View], actions: list[int]) -> bool:
    """Whether one of the views since it was asked gives this answer, the latest first."""
    tried: set[bytes] = set()
    for view in reversed(views):
        if encode(view) not in tried:
            tried.add(encode(view))
            if answer(game, mind, view, seed) == actions:
                return True
    return False
