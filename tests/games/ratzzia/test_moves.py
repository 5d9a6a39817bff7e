"""Ratzzia's events tell what moves: dice square by square, and food."""

import pytest

from rathaus.core.game import Options
from rathaus.games.ratzzia import RATZZIA
from rathaus.testing.moving import tells_what_moves
from rathaus.testing.spec import Case, Spec, setups
from tests.games.ratzzia.redeal import redeal
from tests.games.ratzzia.test_conformance import OTHER, POLICIES, QUICK


@pytest.mark.parametrize("game", [QUICK, OTHER], ids=["board", "other board"])
@pytest.mark.parametrize(("players", "options"), setups(RATZZIA))
@pytest.mark.parametrize("seed", range(4))
def test_what_lies_there_is_what_was_told(game, players: int, options: Options, seed: int) -> None:
    tells_what_moves(Spec(game, redeal, POLICIES), Case(players, options, seed))
