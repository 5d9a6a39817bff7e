"""What a player of Rattus is told of regions and cards before choosing."""

import pytest

from rathaus.core.seats import SPECTATOR
from rathaus.games.rattus import RATTUS
from rathaus.games.rattus.forecast import Forecast, RegionForecast
from rathaus.games.rattus.table import Flow
from tests.games.rattus.builder import europe, play


def seen(flow: Flow) -> Forecast:
    forecast = RATTUS.see(flow, 0).forecast
    assert forecast is not None
    return forecast


@pytest.mark.clause("RT-3.1", "RT-3.2")
def test_rt_3_1_each_region_tells_how_many_would_settle_and_why() -> None:
    flow = europe(2, rats={"france": ["any"] * 2}, plague="anglia", A={"cards": ["peasant"]})

    assert len(seen(flow).regions) == 7
    assert seen(flow).regions["france"] == RegionForecast(rats=2, bonus=1, settlers=3, new_rats=2, is_in_reach=True)
    assert seen(flow).regions["italia"] == RegionForecast(rats=0, bonus=1, settlers=1, new_rats=0, is_in_reach=False)
    assert seen(europe(3, rats={}, A={"france": 20})).regions["france"].settlers == 0


@pytest.mark.clause("RT-4.2", "RT-4.3")
def test_rt_4_2_new_rats_come_as_far_as_supply_and_room_last() -> None:
    full = ["any"] * 3
    scarce = europe(2, ["plague"], plague="france", rats={"italia": full}, rats_left=1)
    crowded = europe(
        2, ["plague"], plague="italia", rats={"espagna": full, "france": full, "italia": ["any"] * 2, "germania": full}
    )

    assert seen(scarce).regions["italia"].new_rats == 1
    assert seen(crowded).regions["espagna"].new_rats == 1


@pytest.mark.clause("RT-6.3")
def test_rt_6_3_the_final_round_brings_no_rats() -> None:
    flow = europe(2, ["plague"], plague="france", rats={"italia": ["any"]}, last="B")

    assert seen(flow).regions["italia"].new_rats == 0


@pytest.mark.clause("RT-3.3")
def test_rt_3_3_cards_tell_whether_they_can_be_used() -> None:
    flow = europe(3, rats={"france": ["any"]}, A={"france": 1, "cards": ["peasant", "monk", "king", "witch"]})
    before = {use.card: use.state for use in seen(flow).cards}
    safe = europe(3, rats={"france": ["any"]}, A={"anglia": 2, "cards": ["king"]})
    play(safe, "use king", "save anglia")

    assert before == {"peasant": "passive", "monk": "may", "king": "useless", "witch": "may"}
    assert [(use.card, use.state) for use in seen(safe).cards] == [("king", "done")]


@pytest.mark.clause("RT-2.1")
def test_rt_2_1_only_who_acts_is_told() -> None:
    flow = europe(3, rats={"france": ["any"]})

    assert [RATTUS.see(flow, seat).forecast for seat in (1, SPECTATOR)] == [None, None]
    play(flow, "increase")
    assert seen(flow).regions["france"].settlers == 1
    play(flow, "to france", "take")
    assert RATTUS.see(flow, 0).forecast is None
    assert RATTUS.see(europe(phases=[]), 0).forecast is None
