"""RT-5: which card can be used when."""

import pytest

from tests.games.rattus.builder import europe, offered, play

ACTIVE = ["monk", "merchant", "witch", "king", "baker", "courier", "caravanner"]
OTHERS = ["peasant", "knight", "serf", "queen", "soldier", "boccaccio"]


@pytest.mark.clause("RT-3.3", "RT-5.1")
@pytest.mark.parametrize("card", ACTIVE)
def test_rt_3_3_these_cards_are_used_in_the_action_phase_once(card: str) -> None:
    flow = europe(2, cards=[card], rats={"italia": ["any"]}, A={"france": 1, "cards": [card]})
    assert f"use {card}" in offered(flow)
    told = play(flow, f"use {card}")

    assert told[0] == f"ability-used seat=A card={card}"
    assert f"use {card}" not in offered(flow)


@pytest.mark.clause("RT-3.3", "RT-5.1")
@pytest.mark.parametrize("card", OTHERS)
def test_rt_3_3_these_cards_act_by_themselves_or_in_the_plague_phase(card: str) -> None:
    flow = europe(2, cards=[card], A={"france": 1, "cards": [card]})

    assert f"use {card}" not in offered(flow)


@pytest.mark.clause("RT-6.3")
@pytest.mark.parametrize("card", [*ACTIVE, "peasant", "queen"])
def test_rt_6_3_these_cards_are_used_in_the_final_round(card: str) -> None:
    flow = europe(2, ["final-round"], cards=[card], rats={"italia": ["any"]}, B={"france": 1, "cards": [card]})

    assert offered(flow, 1) == [f"use {card}", "end"]


@pytest.mark.clause("RT-6.3")
@pytest.mark.parametrize("card", ["knight", "soldier", "serf"])
def test_rt_6_3_these_cards_move_the_plague_in_the_final_round(card: str) -> None:
    flow = europe(2, ["final-round"], cards=[card], B={"france": 1, "cards": [card]})

    assert offered(flow, 1) == ["move-plague", "end"]


@pytest.mark.clause("RT-6.3")
def test_rt_6_3_boccaccio_alone_has_nothing_to_do_in_the_final_round() -> None:
    flow = europe(2, ["final-round"], cards=["boccaccio"], B={"france": 1, "cards": ["boccaccio"]})

    assert flow.asked() == []
