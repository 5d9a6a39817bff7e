"""What a seat sees is the same whether its view is made from nothing or from what spectators see."""

import pytest

from rathaus.bots.random import Random
from rathaus.core.game import Game
from rathaus.core.rng import fast
from rathaus.games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_view_made_from_that_of_spectators_is_the_same(game: Game) -> None:
    position = game.setup(3, {}, fast("views"))
    player = Random(fast("player"))
    for _ in range(60):
        everybody = game.see(position, -1)
        for seat in range(3):
            seen = game.see_from(everybody, position, seat)
            assert seen == game.see(position, seat)
            assert seen.phase == game.phase(position)
        asked = position.asked()[0]
        position.play(asked, player.choose(position, asked))
