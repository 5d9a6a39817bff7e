"""RT-2 and RT-6.1: the turn, and when it was the last one."""

import pytest

from rathaus.games.rattus import RATTUS
from tests.games.rattus.builder import HARMLESS, europe, facts, offered, play


@pytest.mark.clause("RT-2.1")
def test_rt_2_1_first_actions_then_the_plague_then_the_next_player_clockwise() -> None:
    flow = europe(3, plague="france", rats={})
    told = play(flow, "end", "plague anglia")

    assert told == [
        "actions-ended seat=A",
        "plague-moved seat=A source=france region=anglia",
        "turn-began turn=2 seat=B",
    ]
    assert flow.asked() == [1]


@pytest.mark.clause("RT-2.1")
def test_rt_2_1_after_the_last_seat_comes_the_first() -> None:
    flow = europe(2, active="B", plague="france", rats={})
    play(flow, "end", "plague anglia", seat=1)

    assert (flow.asked(), flow.table.active, RATTUS.turns(flow)) == ([0], 0, 2)


@pytest.mark.clause("RT-2.1")
@pytest.mark.parametrize(
    "order", [["increase", "to france", "take", "card monk"], ["take", "card monk", "increase", "to france"]]
)
def test_rt_2_1_increase_and_take_in_either_order(order: list[str]) -> None:
    flow = europe(3, rats={"france": ["any"]})
    play(flow, *order)

    assert (facts(flow)["france"], facts(flow)["cards"]) == (1, ["monk"])
    assert offered(flow) == ["use monk", "end"]


@pytest.mark.clause("RT-6.1")
def test_rt_6_1_the_game_goes_on_while_there_are_rats_and_citizens() -> None:
    flow = europe(3, ["end"], rats_left=1, A={"france": 19})

    assert (flow.asked(), flow.table.is_final) == ([1], False)


@pytest.mark.clause("RT-6.1")
def test_rt_6_1_another_player_with_all_citizens_out_does_not_end_it() -> None:
    flow = europe(3, ["end"], B={"france": 20})

    assert (flow.asked(), flow.table.is_final) == ([1], False)


@pytest.mark.clause("RT-6.1", "RT-5.4")
def test_rt_6_1_all_citizens_on_the_board_or_in_the_haven_end_it() -> None:
    flow = europe(3, ["end"], rats={}, A={"france": 15, "haven": 5})

    assert flow.table.last == 0
    assert flow.outcome is not None


@pytest.mark.clause("RT-6.1")
def test_rt_6_1_who_loses_a_citizen_in_the_plague_of_that_turn_goes_on() -> None:
    flow = europe(3, ["plague", "end"], plague="france", rats={"italia": ["1 majority islam"]}, A={"italia": 20})
    play(flow, "plague italia", "add france")

    assert (facts(flow)["italia"], flow.table.is_final) == (19, False)


@pytest.mark.clause("RT-4.3")
def test_rt_4_3_with_the_supply_empty_nothing_is_added_and_the_turn_ends_the_game() -> None:
    flow = europe(2, ["plague", "end"], plague="france", rats_left=0, rats={"italia": [HARMLESS]}, A={"italia": 1})
    told = play(flow, "plague italia")

    assert "last-turn-ended seat=A reason=no-rats-left" in told
    assert RATTUS.facts(flow)["rats"]["italia"] == []


@pytest.mark.clause("RT-6.6")
@pytest.mark.parametrize(("turn", "is_over"), [(119, False), (120, True)])
def test_rt_6_6_forty_turns_each_are_enough(turn: int, is_over: bool) -> None:
    flow = europe(3, ["end"], turn=turn, rats={})

    assert (flow.outcome is not None) == is_over
