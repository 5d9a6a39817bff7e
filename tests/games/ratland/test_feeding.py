"""RL-9: phase 7, feeding."""

from typing import Any

import pytest

from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.card_events import RatTraded, TradeReady
from rathaus.games.ratland.events import ClanFed, RatsStarved
from rathaus.games.ratland.feeding import KEEP, TRADE_HEALTHY, TRADE_POISONED, feeding_cost
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import sewers

REFERENCE_CARD = {
    range(4): 0,
    range(4, 7): 1,
    range(7, 10): 3,
    range(10, 13): 4,
    range(13, 16): 5,
    range(16, 19): 6,
    range(19, 21): 7,
    range(21, 23): 8,
    range(23, 25): 9,
}


@pytest.mark.clause("RL-9.1")
@pytest.mark.parametrize(("rats", "cost"), [(n, cost) for line, cost in REFERENCE_CARD.items() for n in line])
def test_rl_9_1_so_many_rats_cost_so_much(rats: int, cost: int) -> None:
    assert feeding_cost(RATLAND.data, rats) == cost


@pytest.mark.clause("RL-9.1")
@pytest.mark.parametrize(("rats", "cost"), [(25, 10), (26, 11), (30, 15), (115, 100)])
def test_rl_9_1_each_rat_beyond_the_card_costs_one_more(rats: int, cost: int) -> None:
    assert feeding_cost(RATLAND.data, rats) == cost


@pytest.mark.clause("RL-9.1")
def test_rl_9_1_twenty_six_rats_cost_eleven() -> None:
    flow = sewers(3, ["feeding"], A={"pantry": 20, "dump": 6, "cheese": 12})
    flow.settle()

    assert flow.table.cheese[0] == 1
    assert flow.table.graveyard[0] == 0


@pytest.mark.clause("RL-9.1")
def test_rl_9_1_poisoned_rats_eat() -> None:
    flow = sewers(3, ["feeding"], A={"pantry": 3, "infirmary": 1, "cheese": 5})
    flow.settle()

    assert flow.table.cheese[0] == 4


@pytest.mark.clause("RL-9.1")
def test_rl_9_1_lost_rats_do_not_eat() -> None:
    flow = sewers(3, ["feeding"], A={"pantry": 3, "lost": 9, "cheese": 5})
    flow.settle()

    assert flow.table.cheese[0] == 5


@pytest.mark.clause("RL-9.1")
def test_rl_9_1_every_meal_is_told() -> None:
    flow = sewers(2, ["feeding"], A={"pantry": 3}, B={"pantry": 4})
    told = flow.listen()
    flow.settle()

    assert told == [ClanFed(seat=0, rats=3, cheese=0), ClanFed(seat=1, rats=4, cheese=1)]


@pytest.mark.clause("RL-9.2")
def test_rl_9_2_eleven_rats_with_two_cheese_lose_two() -> None:
    flow = sewers(3, ["feeding"], A={"pantry": 11, "cheese": 2})
    flow.settle()
    clan = RATLAND.facts(flow)["A"]

    assert (clan["cheese"], clan["pantry"], clan["graveyard"]) == (0, 9, 2)


@pytest.mark.clause("RL-9.2")
def test_rl_9_2_the_last_cheese_is_just_enough() -> None:
    flow = sewers(3, ["feeding"], A={"pantry": 11, "cheese": 4})
    flow.settle()
    clan = RATLAND.facts(flow)["A"]

    assert (clan["cheese"], clan["pantry"], clan["graveyard"]) == (0, 11, 0)


@pytest.mark.clause("RL-9.2")
def test_rl_9_2_the_dead_join_those_in_the_graveyard() -> None:
    flow = sewers(3, ["feeding"], A={"pantry": 7, "graveyard": 5, "cheese": 0})
    flow.settle()

    assert flow.table.graveyard[0] == 8
    assert RATLAND.laws(flow)["rats"] == (115, 115)


@pytest.mark.clause("RL-9.2")
def test_rl_9_2_poisoned_rats_die_first() -> None:
    flow = sewers(3, ["feeding"], A={"pantry": 5, "infirmary": 2, "cheese": 0})
    flow.settle()
    clan = RATLAND.facts(flow)["A"]

    assert (clan["infirmary"], clan["pantry"], clan["graveyard"]) == (0, 4, 3)


@pytest.mark.clause("RL-9.2")
def test_rl_9_2_no_more_poisoned_rats_die_than_must() -> None:
    flow = sewers(3, ["feeding"], A={"pantry": 5, "infirmary": 5, "cheese": 0})
    flow.settle()
    clan = RATLAND.facts(flow)["A"]

    assert (clan["infirmary"], clan["pantry"], clan["graveyard"]) == (1, 5, 4)


@pytest.mark.clause("RL-9.2")
def test_rl_9_2_lost_rats_never_die() -> None:
    flow = sewers(3, ["feeding"], A={"pantry": 4, "lost": 6, "cheese": 0})
    flow.settle()
    clan = RATLAND.facts(flow)["A"]

    assert (clan["pantry"], clan["lost"], clan["graveyard"]) == (3, 6, 1)


@pytest.mark.clause("RL-9.2")
@pytest.mark.parametrize("zone", ["dump", "city", "field", "left-pipe", "right-pipe", "nursery"])
def test_rl_9_2_rats_die_wherever_they_stand_in_the_sewer(zone: str) -> None:
    flow = sewers(3, ["feeding"], A={zone: 7, "cheese": 1})
    flow.settle()
    clan = RATLAND.facts(flow)["A"]

    assert (clan[zone], clan["graveyard"]) == (5, 2)


@pytest.mark.clause("RL-9.2")
def test_rl_9_2_the_dead_are_told_after_the_meal() -> None:
    flow = sewers(2, ["feeding"], A={"pantry": 11, "cheese": 2}, B={"pantry": 1})
    told = flow.listen()
    flow.settle()

    assert told == [
        ClanFed(seat=0, rats=11, cheese=2),
        RatsStarved(seat=0, rats=2, places={"pantry": 2}),
        ClanFed(seat=1, rats=1, cheese=0),
    ]


LECTOR = ["rattibal-lector"]


def last_to_trade(**table: Any) -> Flow:
    """A is the last of three players to decide about a trade; the others keep their rats."""
    flow = sewers(3, ["feeding"], past_events=LECTOR, **table)
    flow.settle()
    for seat in (1, 2):
        flow.play(seat, KEEP)
    return flow


@pytest.mark.clause("RL-11.12")
def test_rl_11_12_everyone_is_asked_at_once_before_the_meal() -> None:
    flow = sewers(3, ["feeding"], past_events=LECTOR)
    flow.settle()

    assert flow.asked() == [0, 1, 2]
    assert flow.table.cheese == [2, 2, 2]


@pytest.mark.clause("RL-11.12")
def test_rl_11_12_a_rat_goes_to_the_pile_for_a_cheese() -> None:
    flow = last_to_trade(A={"pantry": 3, "cheese": 0})
    pile = flow.table.pile
    flow.play(0, TRADE_HEALTHY)

    assert (flow.table.living_rats(0), flow.table.cheese[0], flow.table.graveyard[0]) == (2, 1, 0)
    assert flow.table.pile == pile + 1


@pytest.mark.clause("RL-11.12")
def test_rl_11_12_the_cost_is_counted_after_the_trade() -> None:
    flow = last_to_trade(A={"pantry": 7, "cheese": 0})
    flow.play(0, TRADE_HEALTHY)

    assert (flow.table.rats_in_sewer(0), flow.table.cheese[0], flow.table.graveyard[0]) == (6, 0, 0)


@pytest.mark.clause("RL-11.12")
def test_rl_11_12_nobody_has_to_trade() -> None:
    flow = last_to_trade(A={"pantry": 7, "cheese": 5})
    flow.play(0, KEEP)

    assert (flow.table.rats_in_sewer(0), flow.table.cheese[0]) == (7, 2)


@pytest.mark.clause("RL-11.12")
def test_rl_11_12_a_poisoned_rat_may_be_traded() -> None:
    flow = last_to_trade(A={"pantry": 2, "infirmary": 1, "cheese": 0})
    flow.play(0, TRADE_POISONED)
    clan = RATLAND.facts(flow)["A"]

    assert (clan["pantry"], clan["infirmary"], clan["cheese"]) == (2, 0, 1)


@pytest.mark.clause("RL-11.12")
@pytest.mark.parametrize(
    ("clan", "offers"),
    [
        ({"pantry": 2, "infirmary": 1}, ["keep", "trade-healthy", "trade-poisoned"]),
        ({"field": 2}, ["keep", "trade-healthy"]),
        ({"pantry": 0, "infirmary": 1}, ["keep", "trade-poisoned"]),
    ],
)
def test_rl_11_12_a_healthy_or_a_poisoned_rat_if_there_is_one(clan: dict[str, int], offers: list[str]) -> None:
    flow = sewers(3, ["feeding"], past_events=LECTOR, A=clan)
    flow.settle()
    decision = RATLAND.see(flow, 0).decision

    assert decision is not None
    assert [option.text for option in decision.options] == offers


@pytest.mark.clause("RL-11.12")
def test_rl_11_12_a_lost_rat_cannot_be_traded() -> None:
    flow = sewers(3, ["feeding"], past_events=LECTOR, A={"pantry": 0, "lost": 4})
    flow.settle()

    assert flow.asked() == [1, 2]


@pytest.mark.clause("RL-11.12")
def test_rl_11_12_where_nobody_has_a_rat_nobody_is_asked() -> None:
    flow = sewers(2, ["feeding"], past_events=LECTOR, A={"pantry": 0}, B={"pantry": 0})
    flow.settle()

    assert flow.todo == []


@pytest.mark.clause("RL-11.12")
def test_rl_11_12_decisions_are_told_and_trades_are_revealed_together() -> None:
    flow = sewers(2, ["feeding"], past_events=LECTOR, A={"pantry": 2}, B={"city": 2})
    flow.settle()
    told = flow.listen()
    flow.play(1, TRADE_HEALTHY)
    flow.play(0, TRADE_HEALTHY)

    assert told[:4] == [
        TradeReady(seat=1),
        TradeReady(seat=0),
        RatTraded(seat=0, place="pantry"),
        RatTraded(seat=1, place="city"),
    ]


@pytest.mark.clause("RL-11.12")
def test_rl_11_12_until_then_nobody_sees_who_trades() -> None:
    one, other = (sewers(3, ["feeding"], past_events=LECTOR) for _ in range(2))
    for flow, answer in ((one, KEEP), (other, TRADE_HEALTHY)):
        flow.settle()
        flow.play(1, answer)

    assert RATLAND.see(one, 0) == RATLAND.see(other, 0)


@pytest.mark.clause("RL-3.4", "RL-11.12")
def test_rl_3_4_in_other_turns_nobody_trades() -> None:
    flow = sewers(3, ["feeding"], past_events=["rattibal-lector", "tacticians"])
    flow.settle()

    assert flow.asked() == []


@pytest.mark.clause("RL-9.1", "RL-11.7")
def test_rl_11_7_hidden_cheese_feeds_the_clan() -> None:
    flow = sewers(3, ["attack", "feeding"], A={"pantry": 4, "cheese": 1, "alarmed": 1})
    flow.settle()

    assert (flow.table.cheese[0], flow.table.graveyard[0]) == (0, 0)
