"""How the bots play Ratzzia."""

import pytest

from rathaus.arena.simulate import Simulation
from rathaus.bots import make_bot
from rathaus.bots.levels import RAT_KING, Budget, Mind, Thought
from rathaus.bots.ratzzia_hooks import Placer, RatzziaHooks, all_placements, placement, some_placements, worth_at_end
from rathaus.bots.weights import weights_for
from rathaus.core.rng import fast
from rathaus.games.ratzzia import RATZZIA
from rathaus.games.ratzzia.placing import PlaceDice
from rathaus.games.ratzzia.rolling import KEEP, MarkDice
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


CAREFUL = Mind(RAT_KING, Budget(20, 2, 12, careful=1, tries=2, tables=8), weights_for("ratzzia", 4).weights)


def marking(players: int) -> Flow:
    """A position in which somebody may mark some dice for another throw."""
    position = RATZZIA.setup(players, {}, fast(f"marking {players}"))
    rat = make_bot("rat", "marking")
    while not (isinstance(position.todo[-1], MarkDice) and position.table.turn > 2 * players):
        seat = position.asked()[0]
        position.apply(seat, rat.choose(position, seat))
    return position


@pytest.mark.parametrize("players", RATZZIA.players)
def test_marks_are_judged_by_many_throws_but_what_lies_there_then_only_once(players: int) -> None:
    position = marking(players)
    seat = position.asked()[0]
    thought = Thought(RATZZIA, CAREFUL, RATZZIA.see(position, seat), "marks")

    thought.answer()

    assert thought.search is not None
    assert thought.weighed[0].tried > 2 * CAREFUL.budget.evaluations
    assert len(thought.search.known) < sum(choice.tried for choice in thought.weighed)


def test_dice_that_are_kept_are_worth_the_same_in_each_trial() -> None:
    position = marking(4)
    seat = position.asked()[0]

    search = Thought(RATZZIA, CAREFUL, RATZZIA.see(position, seat), "kept").opened()

    assert len({search.worth(number, [KEEP]) for number in range(20)}) == 1
    assert len(search.known) == 1


def test_support_dice_are_thrown_in_four_ways() -> None:
    position = marking(2)
    seat = position.asked()[0]
    assert position.table.reserve > 0

    search = Thought(RATZZIA, CAREFUL, RATZZIA.see(position, seat), "support").opened()

    assert len({search.worth(number, [KEEP]) for number in range(20)}) > 1
    assert len(search.known) == 4


def test_what_others_roll_is_no_landmark() -> None:
    position = placing(4)
    seat = position.asked()[0]
    hooks = RatzziaHooks(weights_for("ratzzia", 4).weights)
    hooks.tables = 8

    assert hooks.landmark(position, seat, 0)
    assert not hooks.landmark(position, (seat + 1) % 4, 0)
