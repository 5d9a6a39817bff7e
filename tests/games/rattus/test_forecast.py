"""What a view says could happen in each region."""

import pytest

from rathaus.games.rattus import RATTUS
from rathaus.games.rattus.action import amounts
from rathaus.games.rattus.forecast import RegionForecast, Settling, bonus_cards, forecast
from rathaus.games.rattus.table import Flow
from tests.games.rattus.builder import europe, play


def rats(**counts: int) -> dict[str, list[str]]:
    return {region: ["any"] * count for region, count in counts.items()}


def told(flow: Flow, region: str, seat: int = 0) -> RegionForecast:
    return forecast(flow, seat).regions[region]


@pytest.mark.clause("RT-3.1")
def test_rt_3_1_a_region_says_how_many_citizens_would_come_and_why() -> None:
    flow = europe(3, cards=["queen"], rats=rats(france=2), A={"france": 1, "cards": ["peasant", "queen"]})

    assert told(flow, "france").settle == [
        Settling(2, []),
        Settling(3, ["peasant"]),
        Settling(4, ["queen"]),
        Settling(5, ["peasant", "queen"]),
    ]
    assert told(flow, "france", seat=1).settle == [Settling(2, [])]
    assert told(flow, "france", seat=-1).settle == []


@pytest.mark.clause("RT-3.1")
@pytest.mark.parametrize("supply", [0, 1, 2, 20])
def test_rt_3_1_it_says_what_will_be_offered(supply: int) -> None:
    flow = europe(
        2,
        cards=["queen"],
        rats=rats(france=1),
        A={"italia": 20 - supply, "cards": ["queen", "peasant"]},
    )

    for at, region in enumerate(RATTUS.data.regions):
        if at in RATTUS.data.lands[2]:
            assert [way.citizens for way in told(flow, region).settle] == amounts(flow, 0, at)


@pytest.mark.clause("RT-3.2")
def test_rt_3_2_only_own_cards_that_add_citizens_now_are_named() -> None:
    own = {"france": 1, "cards": ["peasant", "monk", "queen"]}
    flow = europe(2, cards=["queen"], A=own, B={"italia": 2, "cards": ["king"]})

    assert bonus_cards(flow, 0) == [("peasant", 1)]  # the Queen needs the largest area
    assert bonus_cards(flow, 1) == []


@pytest.mark.clause("RT-3.2")
@pytest.mark.parametrize("more", [1, 2])
def test_rt_3_2_the_queen_of_an_owner_s_box_may_add_one(more: int) -> None:
    flow = europe(2, cards=["queen"], A={"france": 1, "cards": ["queen"]})
    text = RATTUS.data_text.replace("more-for-largest-area = 2", f"more-for-largest-area = {more}")
    flow.data = RATTUS.with_data(text, "house.toml").data

    assert bonus_cards(flow, 0) == [("queen", more)]


@pytest.mark.clause("RT-4.6")
def test_rt_4_6_a_region_says_who_has_most() -> None:
    flow = europe(3, A={"france": 2}, B={"france": 2, "italia": 1}, C={"france": 1})

    assert (told(flow, "france").majority, told(flow, "italia").majority) == ([0, 1], [1])
    assert told(flow, "anglia").majority == []


@pytest.mark.clause("RT-4.2", "RT-4.3")
def test_rt_4_2_a_region_says_how_many_rats_the_plague_would_bring() -> None:
    flow = europe(2, rats=rats(germania=3, scandia=2, france=3, italia=3, hungaria=3, anglia=3))

    assert told(flow, "germania").new_rats == 1  # there is no more room
    assert told(flow, "espagna").new_rats == 0
    short = europe(2, rats=rats(scandia=2), rats_left=1)
    assert told(short, "scandia").new_rats == 1


@pytest.mark.clause("RT-6.2")
def test_rt_6_2_the_order_of_the_final_round_is_told_when_it_has_come() -> None:
    assert forecast(europe(4), 0).final_order == []
    flow = europe(4, ["final-round"], active="B", rats=rats(france=2), A={"cards": ["monk"]})

    assert forecast(flow, 0).final_order == [0, 3, 2]
    assert told(flow, "france").new_rats == 0
    play(flow, "end")
    assert flow.table.is_final


@pytest.mark.clause("RT-2.1")
def test_rt_2_1_who_has_done_nothing_yet_is_told_so() -> None:
    flow = europe(2, rats=rats(france=1), A={"france": 1, "cards": ["monk"]})

    assert [forecast(flow, seat).is_idle for seat in (0, 1, -1)] == [True, False, False]
    play(flow, "use monk")
    assert not forecast(flow, 0).is_idle


@pytest.mark.clause("RT-2.1", "RT-3.3")
def test_rt_3_3_everybody_knows_which_actions_are_done_and_which_can_still_be_taken() -> None:
    flow = europe(2, rats=rats(france=1), A={"france": 1, "cards": ["monk"]})

    def actions(seat: int = -1) -> tuple[list[str], list[str]]:
        told = forecast(flow, seat)
        return told.done_actions, told.open_actions

    assert actions(0) == actions() == ([], ["population", "class-card", "abilities"])
    play(flow, "increase")
    assert actions() == (["population"], ["class-card"])  # the one that is going on counts as done
    play(flow, "to france")
    assert actions() == (["population"], ["class-card", "abilities"])
    play(flow, "use monk")
    assert actions() == (["population"], ["class-card"])
    assert forecast(europe(2, ["plague"], plague="france"), 0).open_actions == []


@pytest.mark.clause("RT-6.2")
def test_rt_6_2_in_the_final_round_it_says_whose_turn_it_is_and_who_is_left() -> None:
    knight = {"france": 2, "cards": ["knight"]}
    merchant = {"italia": 1, "cards": ["merchant"]}
    flow = europe(3, ["final-round", "final-plague"], plague="france", rats={}, B=knight, C=merchant)

    assert [(told.final_now, told.final_left) for told in [forecast(flow, 0), forecast(flow, -1)]] == [(2, [1])] * 2
    play(flow, "end", seat=2)
    assert (forecast(flow, 0).final_now, forecast(flow, 0).final_left) == (1, [])


@pytest.mark.clause("RT-6.4")
def test_rt_6_4_from_the_final_plague_on_it_is_nobody_s_turn() -> None:
    table = {"france": ["any", "any"], "italia": ["any"]}
    flow = europe(2, ["final-plague"], rats=table, A={"france": 2})

    assert forecast(flow, 0).final_now == -1
    assert not forecast(flow, 0).is_idle
