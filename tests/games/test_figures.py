"""Figures that begin in the middle of a match, as those of a match that plays on from another one do."""

import pytest

from rathaus.bots.random import Random
from rathaus.core.game import Game
from rathaus.core.rng import fast
from rathaus.games import GAMES

LATER = 60  # decisions


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_tally_that_begins_later_counts_the_rest_alike(game: Game) -> None:
    position = game.setup(3, {}, fast("figures"))
    player = Random(fast("player"))
    told = position.listen()
    early, late = game.tally(3), game.tally(3)
    heard = before = decisions = 0
    while asked := position.asked():
        position.play(asked[0], player.choose(position, asked[0]))
        for event in told[heard:]:
            early.hear(event)
            if decisions > LATER:
                late.hear(event)
        heard = len(told)
        if decisions == LATER:
            late.begin(position)
            before = len(early.draws)
        decisions += 1

    assert late.draws
    assert late.draws == early.draws[before:]
