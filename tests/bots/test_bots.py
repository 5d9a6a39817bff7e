"""The bots: whom they beat, and that they choose what is offered."""

import pytest

from crumbs import CRUMBS
from rathaus.arena.simulate import Simulation
from rathaus.bots import make_bot
from rathaus.bots.policy import play_out
from rathaus.core.errors import SetupError
from rathaus.core.rng import fast
from rathaus.games.ratland import RATLAND

GAMES = 60


def wins_of_rat(options: dict[str, str]) -> float:
    simulation = Simulation(RATLAND, 4, options, "bots", ["rat", "mouse", "mouse", "mouse"])
    simulation.play(range(GAMES))
    return simulation.wins[0]


@pytest.mark.parametrize(
    "options", [{}, {"clans": "true"}, {"boards": "aggressive"}, {"clans": "true", "boards": "secret"}]
)
def test_rat_wins_at_least_half_of_its_games_of_ratland_against_three_mice(options: dict[str, str]) -> None:
    assert wins_of_rat(options) >= GAMES / 2


@pytest.mark.parametrize("players", RATLAND.players)
def test_rat_plays_what_is_offered(players: int) -> None:
    position = RATLAND.setup(players, {"clans": "true", "boards": "secret"}, fast(f"rats {players}"))
    rats = [make_bot("rat", str(seat)) for seat in range(players)]
    while asked := position.asked():
        position.play(asked[-1], rats[asked[-1]].choose(position, asked[-1]))

    assert position.outcome is not None


def test_rat_plays_any_option_of_a_game_that_it_does_not_know() -> None:
    position = CRUMBS.setup(2, {}, fast("unknown"))

    assert play_out(position, [make_bot("rat", "1"), make_bot("random", "2")], []) > 6


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(SetupError, match="there is no bot 'cat'; there are random, mouse, rat, old-rat, rat-king"):
        make_bot("cat", "1")
