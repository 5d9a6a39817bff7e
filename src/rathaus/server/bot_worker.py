"""A worker: reads questions (what, game, bot, seed, View, data), writes answers: picks, advice or a verdict.

It never sees a position or the dice's key.
"""

import contextlib
import os
import pickle
import signal
import sys
from functools import lru_cache
from typing import BinaryIO

import msgspec

from rathaus.bots.advice import advised, judged
from rathaus.bots.levels import answer, is_compiled, mind_from
from rathaus.core.export import BotRecord
from rathaus.core.game import Game
from rathaus.core.view import View
from rathaus.games import GAMES

AT_ONCE = "at-once"  # the argument that makes it an understudy
PATIENT = "patient"  # the argument of one that analyses: it gives way to all others


def main() -> None:
    """Answer until the house closes the line."""
    if AT_ONCE not in sys.argv and hasattr(os, "nice"):
        os.nice(19 if PATIENT in sys.argv else 10)  # people come first; an understudy has their priority
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the house, which then closes the line
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # everything else that prints goes to stderr
    with contextlib.suppress(BrokenPipeError, EOFError, pickle.UnpicklingError):  # the house is gone
        serve(sys.stdin.buffer, answers)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Write a line when ready, then a line for each question; nothing in it if the bot failed."""
    answers.write(b"[1]\n" if is_compiled() else b"[]\n")
    answers.flush()
    while size := questions.read(4):
        what, game, bot, seed, view, data, taken = pickle.loads(questions.read(int.from_bytes(size, "big")))
        answer: object
        try:
            match what:
                case "advise":
                    answer = advised(rules(game, data), mind_from(bot), view, seed)
                case "judge":
                    answer = judged(rules(game, data), mind_from(bot), view, seed, taken)
                case _:
                    answer = choose(game, bot, seed, view, data)
        except Exception as fault:
            print(f"bot {bot.level} of {game} failed: {fault!r}", file=sys.stderr)
            answer = [] if what == "choose" else None
        answers.write(msgspec.json.encode(answer) + b"\n")
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
