"""RT-3: the action phase."""

import pytest

from rathaus.games.rattus.action import amounts
from tests.games.rattus.builder import BASE, europe, facts, offered, play


@pytest.mark.clause("RT-3.1")
@pytest.mark.parametrize(("region", "citizens"), [("france", 3), ("germania", 1)])
def test_rt_3_1_as_many_as_there_are_rats(region: str, citizens: int) -> None:
    flow = europe(3, rats={"france": ["any"] * 3, "germania": ["any"]})
    told = play(flow, "increase", f"to {region}")

    assert told == ["increase-chosen seat=A", f"population-increased seat=A region={region} citizens={citizens}"]
    assert facts(flow)[region] == citizens


@pytest.mark.clause("RT-3.1")
def test_rt_3_1_none_where_there_is_no_rat() -> None:
    flow = europe(3, rats={"france": ["any"]})
    play(flow, "increase")

    assert offered(flow) == ["to france"]


@pytest.mark.clause("RT-3.1")
def test_rt_3_1_without_rats_nobody_can_increase() -> None:
    assert offered(europe(3, rats={})) == ["take", "end"]


@pytest.mark.clause("RT-3.1")
def test_rt_3_1_without_citizens_in_the_supply_nobody_can_increase() -> None:
    assert offered(europe(3, A={"france": 20})) == ["take", "end"]


@pytest.mark.clause("RT-3.1")
def test_rt_3_1_it_is_optional_and_done_once() -> None:
    flow = europe(3)
    assert offered(flow) == ["increase", "take", "end"]
    play(flow, "increase", "to france")

    assert offered(flow) == ["take", "end"]


@pytest.mark.clause("RT-3.2")
def test_rt_3_2_any_card_of_the_table_or_of_a_player_but_not_one_s_own() -> None:
    flow = europe(3, A={"cards": ["monk"]}, B={"cards": ["king", "witch"]})
    play(flow, "take")

    assert offered(flow) == ["card peasant", "card merchant", "card witch", "card king", "card knight"]


@pytest.mark.clause("RT-3.2")
def test_rt_3_2_a_card_of_the_table() -> None:
    flow = europe(3)

    assert play(flow, "take", "card witch") == ["card-chosen seat=A", "card-taken seat=A card=witch"]
    assert facts(flow)["cards"] == ["witch"]


@pytest.mark.clause("RT-3.2")
def test_rt_3_2_cards_of_earlier_turns_are_kept() -> None:
    flow = europe(3, A={"cards": ["monk", "king"]})
    play(flow, "take", "card witch")

    assert facts(flow)["cards"] == ["monk", "witch", "king"]


@pytest.mark.clause("RT-3.2")
def test_rt_3_2_who_has_all_cards_can_take_none() -> None:
    flow = europe(3, rats={}, A={"cards": BASE})

    assert "take" not in offered(flow)


@pytest.mark.clause("RT-3.2", "RT-5.1a")
def test_rt_3_2_a_bonus_counts_if_the_card_is_held_when_increasing() -> None:
    flow = europe(3, rats={"france": ["any"]})
    play(flow, "take", "card peasant", "increase", "to france", "bring 2")

    assert facts(flow)["france"] == 2


@pytest.mark.clause("RT-3.3", "RT-5.1a")
def test_rt_3_3_nobody_has_to_use_a_bonus() -> None:
    flow = europe(3, rats={"france": ["any"]}, A={"cards": ["peasant"]})
    told = play(flow, "increase", "to france")

    assert told[-1] == "region-chosen seat=A region=france"
    assert offered(flow) == ["bring 1", "bring 2"]


@pytest.mark.clause("RT-3.1", "RT-5.1a", "RT-5.1j")
def test_rt_3_1_bonuses_of_several_cards_add_up_as_one_likes() -> None:
    flow = europe(3, cards=["queen"], rats={"france": ["any"]}, A={"anglia": 1, "cards": ["peasant", "queen"]})

    assert amounts(flow, 0, 2) == [1, 2, 3, 4]
    assert amounts(flow, 0, 3) == [1, 2, 3]


@pytest.mark.clause("RT-3.1")
def test_rt_3_1_the_supply_limits_bonuses_too() -> None:
    flow = europe(3, rats={"france": ["any"] * 3}, A={"anglia": 18, "cards": ["peasant"]})
    play(flow, "increase", "to france")

    assert facts(flow)["france"] == 2


@pytest.mark.clause("RT-3.3")
def test_rt_3_3_each_card_once_a_turn_and_in_any_order() -> None:
    flow = europe(3, rats={"france": ["any"]}, A={"anglia": 2, "cards": ["king", "merchant"]})
    play(flow, "use merchant", "from anglia", "to scandia", "move 1")
    assert offered(flow) == ["increase", "take", "use king", "end"]
    play(flow, "use king", "save scandia")

    assert offered(flow) == ["increase", "take", "end"]


@pytest.mark.clause("RT-3.3")
def test_rt_3_3_only_one_s_own_cards_are_of_use() -> None:
    flow = europe(3, A={"anglia": 1}, B={"cards": BASE})

    assert offered(flow) == ["increase", "take", "end"]
