"""How the bots play Ratzzia."""

import pytest

from rathaus.arena.simulate import Simulation
from rathaus.bots import make_bot
from rathaus.bots.ratzzia_hooks import Placer, RatzziaHooks, all_placements, placement, some_placements, worth_at_end
from rathaus.bots.weights import weights_for
from rathaus.core.rng import fast
from rathaus.games.ratzzia import RATZZIA
from rathaus.games.ratzzia.placing import PlaceDice
from rathaus.games.ratzzia.table import Flow

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


def placing(players: int) -> Flow:
    """A position in which somebody has a choice where to place a few dice."""
    position = RATZZIA.setup(players, {}, fast(f"placing {players}"))
    rat = make_bot("rat", "placing")
    while not (
        isinstance(position.todo[-1], PlaceDice)
        and sum(position.table.rolled) == 4
        and len(position.options(position.todo[-1].seat)) > 4
    ):
        seat = position.asked()[0]
        position.apply(seat, rat.choose(position, seat))
    return position


def after(flow: Flow, picks: list[int]) -> str:
    """The board after these picks."""
    seat = flow.asked()[0]
    trial = flow.copy()
    for pick in picks[:-1]:
        trial.pick(seat, pick)
    return f"{trial.table.squares}{trial.table.cat}"


@pytest.mark.parametrize("players", RATZZIA.players)
def test_all_placements_are_legal_and_lead_to_different_tables(players: int) -> None:
    flow = placing(players)
    seat = flow.asked()[0]

    found, is_all = all_placements(flow, seat, 2000)

    assert is_all
    for picks in found:
        flow.check_answer(seat, picks)
    tables = {after(flow, picks) for picks in found}
    assert len(tables) == len(found)
    assert {after(flow, placement(flow, seat, fast(str(number)), 100)) for number in range(40)} <= tables


def test_with_too_many_tables_some_placements_are_drawn_as_well() -> None:
    flow = placing(4)
    seat = flow.asked()[0]
    hooks = RatzziaHooks([0.0] * 17)
    hooks.tables = 2

    found = hooks.candidates(flow, seat, fast("drawn"), 12)

    assert not all_placements(flow, seat, 2)[1]
    assert len(found) > 2
    for picks in found:
        flow.check_answer(seat, picks)


def test_whoever_compares_placements_takes_the_one_that_is_worth_most() -> None:
    flow = placing(4)
    seat = flow.asked()[0]
    hooks = RatzziaHooks(weights_for("ratzzia", 4).weights)
    drawn = some_placements(flow, seat, fast("same"), 8, 8)

    picks = flow.whole_answer(seat, Placer(fast("same"), hooks, 8).choose)

    assert len(drawn) > 1
    assert worth_at_end(hooks, flow, seat, picks) == max(worth_at_end(hooks, flow, seat, other) for other in drawn)
