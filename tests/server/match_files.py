"""Whole matches played at random, as files that the house opens."""

import random

import msgspec

from rathaus.core.export import SeatRecord, export
from rathaus.core.game import Game
from rathaus.core.match import Match
from rathaus.games import GAMES

NAMES = ["Ines", "Bruno", "Quark", "Odile", "Tomás", "Greta"]


def whole_answer(match: Match, seat: int, chance: random.Random) -> list[int]:
    """Any whole answer of a seat."""
    return match.position.whole_answer(seat, lambda trial, asked: chance.choice(trial.options(asked)))


def played_match(game: Game, players: int, seed: str, undone: float = 0.0, answers: int = 100_000) -> Match:
    """A match played to its end, or up to this many answers; now and then somebody takes one back."""
    chance = random.Random(seed)
    match = Match(game, players, {}, seed)
    while match.position.asked() and len(match.log) < answers:
        seat = chance.choice(match.position.asked())
        match.act(seat, whole_answer(match, seat, chance))
        if chance.random() < undone and match.can_undo(seat):
            match.undo(seat)
    return match


def match_file(name: str, players: int = 4, seed: str = "7", answers: int = 100_000) -> bytes:
    """A match of a game as a file: a whole one, or up to this many answers."""
    match = played_match(GAMES[name], players, seed, 0.1, answers)
    return msgspec.json.encode(export(match, [SeatRecord(NAMES[seat], "person") for seat in range(players)]))
