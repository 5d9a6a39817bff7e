"""How the bots play Rattus."""

import pytest

from rathaus.arena.simulate import Simulation
from rathaus.bots import make_bot
from rathaus.bots.rattus import choose
from rathaus.core.rng import fast
from rathaus.games.rattus import RATTUS
from rathaus.games.rattus.table import Flow
from tests.games.rattus.builder import HARMLESS, PLAGUE, europe, play

GAMES = 40


@pytest.mark.parametrize("classes", ["recommended", "random", "one_per_class"])
def test_rat_wins_at_least_half_of_its_games_of_rattus_against_three_mice(classes: str) -> None:
    simulation = Simulation(RATTUS, 4, {"classes": classes}, "bots", ["rat", "mouse", "mouse", "mouse"])
    simulation.play(range(GAMES))

    assert simulation.wins[0] >= GAMES / 2


@pytest.mark.parametrize("players", RATTUS.players)
def test_rat_plays_what_is_offered(players: int) -> None:
    for number in range(4):
        position = RATTUS.setup(players, {"classes": "random"}, fast(f"rats {players} {number}"))
        rats = [make_bot("rat", str(seat)) for seat in range(players)]
        while asked := position.asked():
            position.play(asked[0], rats[asked[0]].choose(position, asked[0]))

        assert position.outcome is not None


def chosen(flow: Flow, seat: int = 0) -> str:
    """What rat would do, in the words of the log."""
    action = choose(flow, seat, flow.options(seat), fast("thumb"))
    decision = RATTUS.see(flow, seat).decision
    assert decision is not None
    return next(option.text for option in decision.options if option.action == action)


def test_rat_sends_the_plague_to_others() -> None:
    flow = europe(
        2,
        ["plague"],
        plague="france",
        rats={"italia": ["any"] * 2, "anglia": ["any"]},
        A={"italia": 2},
        B={"anglia": 4},
    )

    assert chosen(flow) == "plague anglia"


def test_rat_uses_what_it_has_seen() -> None:
    table = {"italia": [PLAGUE], "anglia": [HARMLESS]}
    known = {"cards": ["witch"], "knows": ["italia-1", "anglia-1"]}
    flow = europe(2, rats=table, A={"italia": 2, **known}, B={"anglia": 2})
    play(flow, "use witch", "look italia 1", "look anglia 1")

    assert chosen(flow) == "swap"


def test_rat_grows_where_most_rats_are() -> None:
    flow = europe(2, plague="scandia", rats={"italia": ["any"] * 3, "hungaria": ["any"]})
    play(flow, "increase")

    assert chosen(flow) == "to italia"


@pytest.mark.parametrize(("rats", "takes_king"), [({}, True), ({"italia": ["any"]}, False)])
def test_rat_takes_the_king_where_somebody_can_be_saved(rats: dict[str, list[str]], *, takes_king: bool) -> None:
    flow = europe(2, rats=rats, A={"italia": 2})
    assert chosen(flow) == "take"
    play(flow, "take")

    assert (chosen(flow) == "card king") == takes_king
