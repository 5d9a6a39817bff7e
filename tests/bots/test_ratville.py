"""Rat in Ratville: whom it beats, and that it chooses what is offered."""

import pytest

from rathaus.arena.simulate import Simulation
from rathaus.bots import make_bot
from rathaus.bots.ratville import choose
from rathaus.bots.ratville_plan import best_plan
from rathaus.bots.ratville_worth import best_kills, prizes_by_damage
from rathaus.core.rng import fast
from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.components import COLLECTOR, HUNTER
from rathaus.games.ratville.planning import Plan
from tests.games.ratville.builder import plan, played

GAMES = 24
ADVANCED = {"population_board": "advanced", "building_faces": "mixed", "mandatory_characters": "false"}


@pytest.mark.parametrize("options", [{}, ADVANCED])
def test_rat_wins_at_least_half_of_its_games_of_ratville_against_three_mice(options: dict[str, str]) -> None:
    simulation = Simulation(RATVILLE, 4, options, "bots", ["rat", "mouse", "mouse", "mouse"])
    simulation.play(range(GAMES))

    assert simulation.wins[0] >= GAMES / 2


@pytest.mark.parametrize("players", RATVILLE.players)
@pytest.mark.parametrize("options", [{}, ADVANCED])
def test_rat_plays_what_is_offered(players: int, options: dict[str, str]) -> None:
    position = RATVILLE.setup(players, RATVILLE.agreed(players, options), fast(f"rats {players}"))
    rats = [make_bot("rat", str(seat)) for seat in range(players)]
    while asked := position.asked():
        position.play(asked[-1], rats[asked[-1]].choose(position, asked[-1]))

    assert position.outcome is not None


def test_damage_is_spent_on_what_is_worth_most() -> None:
    assert prizes_by_damage([2, 3], [10, 20], 5) == [0, 0, 10, 20, 20, 30]
    assert best_kills([2, 3, 4], [10, 20, 25], 4) == [2]
    assert best_kills([2, 3, 4], [10, 20, 25], 5) == [0, 1]


def test_rat_kills_what_it_can_and_leaves_the_rest() -> None:
    flow = played(2, ["hunter"], A={"plan": plan(hunter=3, fighter=1), "creatures": ["crocodile", "hound"]})

    assert choose(flow, 0, flow.options(0)) == 0  # five damage kill the Hound


def test_rat_does_not_feed_a_canteen_with_food_that_is_due() -> None:
    flow = played(2, ["population"], A={"food": 1, "buildings": ["canteen"]})

    assert choose(flow, 0, flow.options(0)) == 0


def test_rat_pays_where_it_brings_people() -> None:
    flow = played(2, ["population"], A={"food": 1, "module": 1, "buildings": ["radio_mast"]})

    assert choose(flow, 0, flow.options(0)) > 0


def test_it_gathers_and_hunts_also_where_it_need_not() -> None:
    position = RATVILLE.setup(2, {**RATVILLE.agreed(2, {}), "mandatory_characters": "false"}, fast("both"))
    for _ in range(20):
        seat = position.asked()[0]
        if isinstance(position.todo[-1], Plan):
            assert {COLLECTOR, HUNTER} <= set(best_plan(position, seat, []))
        position.apply(seat, make_bot("rat", "both").choose(position, seat))
