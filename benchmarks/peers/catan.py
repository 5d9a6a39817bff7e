"""catanatron: random play driven from Python, and copies."""

import random

from catanatron import Color, Game, RandomPlayer
from timing import rate, seconds, tell

COLOURS = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]


class Counting(RandomPlayer):
    """Counts what it is asked."""

    asked = 0

    def decide(self, game, playable_actions):
        """Any action."""
        Counting.asked += 1
        return random.choice(list(playable_actions))


def driven():
    """One game."""
    Counting.asked = 0
    Game([Counting(colour) for colour in COLOURS]).play()
    return Counting.asked


def main():
    """Measure."""
    game = Game([RandomPlayer(colour) for colour in COLOURS])

    def copies():
        for _ in range(100):
            game.copy()
        return 100

    row = {"name": "catanatron", "players": 4, "driven": rate(driven, seconds()), "own": None}
    tell([{**row, "copies": rate(copies, seconds())}])


main()
