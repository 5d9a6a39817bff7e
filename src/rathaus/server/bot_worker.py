"""A worker: reads questions (game, bot, seed, View, data), writes picks. It never sees a position or the dice's key."""

import contextlib
import os
import pickle
import signal
import sys
from functools import lru_cache
from typing import BinaryIO

import msgspec

from rathaus.bots.levels import answer, mind_from
from rathaus.core import flow
from rathaus.core.export import BotRecord
from rathaus.core.game import Game
from rathaus.core.view import View
from rathaus.games import GAMES

AT_ONCE = "at-once"  # the word for an understudy


def main() -> None:
    """Answer until the house closes the line."""
    if AT_ONCE not in sys.argv and hasattr(os, "nice"):
        os.nice(10)  # people come first; an understudy comes with them
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the house, which then closes the line
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever else prints goes where complaints go
    with contextlib.suppress(BrokenPipeError, EOFError, pickle.UnpicklingError):  # the house is gone
        serve(sys.stdin.buffer, answers)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """A line to say that it is ready, then one of picks for each question; none where the bot failed."""
    answers.write(b"[]\n" if str(flow.__file__).endswith(".py") else b"[1]\n")
    answers.flush()
    while size := questions.read(4):
        game, bot, seed, view, data = pickle.loads(questions.read(int.from_bytes(size, "big")))
        try:
            picks = choose(game, bot, seed, view, data)
        except Exception as fault:
            print(f"bot {bot.level} of {game} failed: {fault!r}", file=sys.stderr)
            picks = []
        answers.write(msgspec.json.encode(picks) + b"\n")
        answers.flush()


@lru_cache(maxsize=32)
def rules(game: str, data: str) -> Game:
    """The game, on other data than the box's own where there is some."""
    return GAMES[game].with_data(data, "the data of the match") if data else GAMES[game]


def choose(game: str, bot: BotRecord, seed: str, view: View, data: str = "") -> list[int]:
    """The bot's whole answer to what the view asks."""
    return answer(rules(game, data), mind_from(bot), view, seed)


if __name__ == "__main__":
    main()
