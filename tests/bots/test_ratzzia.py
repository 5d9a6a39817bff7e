"""The hand-made bot in Ratzzia."""

import pytest

from rathaus.arena.simulate import Simulation
from rathaus.bots import make_bot
from rathaus.core.rng import fast
from rathaus.games.ratzzia import RATZZIA

GAMES = 20


def test_rat_wins_at_least_half_of_its_games_of_ratzzia_against_three_mice() -> None:
    simulation = Simulation(RATZZIA, 4, {}, "bots", ["rat", "mouse", "mouse", "mouse"])
    simulation.play(range(GAMES))

    assert simulation.wins[0] >= GAMES / 2


@pytest.mark.parametrize("players", RATZZIA.players)
@pytest.mark.parametrize("at", [0, -1])
def test_rat_plays_what_is_offered(players: int, at: int) -> None:
    options = {option.name: option.values[at] for option in RATZZIA.option_list}
    position = RATZZIA.setup(players, options, fast(f"rats {players}"))
    rats = [make_bot("rat", str(seat)) for seat in range(players)]
    while asked := position.asked():
        position.play(asked[0], rats[asked[0]].choose(position, asked[0]))

    assert position.outcome is not None
