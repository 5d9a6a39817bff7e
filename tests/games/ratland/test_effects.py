"""RL-11, RL-13: what applies now."""

import pytest

from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.components import ATTACK_BONUS, BREEDERS_DEFEND, EFFECT_NAMES
from rathaus.games.ratland.effects import event_now, is_final_stage
from tests.games.ratland.builder import FINALS, STARTING, sewers


@pytest.mark.clause("RL-3.4")
def test_rl_3_4_the_event_of_this_turn_is_in_force() -> None:
    flow = sewers(3, ["attack"], past_events=["massive-attacks"])

    assert event_now(flow, ATTACK_BONUS) == 1


@pytest.mark.clause("RL-3.4")
def test_rl_3_4_an_earlier_event_is_over() -> None:
    flow = sewers(3, ["attack"], past_events=["massive-attacks", "we-did-it"])

    assert event_now(flow, ATTACK_BONUS) == 0


@pytest.mark.clause("RL-3.4")
def test_rl_3_4_before_the_first_event_nothing_is_in_force() -> None:
    flow = sewers(3, ["turns"])

    assert [event_now(flow, effect) for effect in range(len(EFFECT_NAMES))] == [0] * len(EFFECT_NAMES)


@pytest.mark.clause("RL-11.14")
def test_rl_11_14_an_effect_has_an_amount() -> None:
    flow = sewers(3, ["attack"], past_events=["locked-and-loaded"])

    assert event_now(flow, BREEDERS_DEFEND) == 3


def test_every_event_has_one_effect_of_its_own() -> None:
    kinds = [
        [name for name, amount in zip(EFFECT_NAMES, card, strict=True) if amount] for card in RATLAND.data.event_effects
    ]

    assert kinds[:-1] == [[name] for name in EFFECT_NAMES[:13]]


@pytest.mark.clause("RL-11.10")
def test_rl_11_10_the_end_of_the_game_has_no_effect() -> None:
    assert not any(RATLAND.data.event_effects[RATLAND.data.end_of_game])


@pytest.mark.parametrize(("past", "is_final"), [([], False), (STARTING, False), ([*STARTING, FINALS[0]], True)])
def test_the_final_stage_begins_with_the_first_final_event(past: list[str], is_final: bool) -> None:
    flow = sewers(3, ["attack"], past_events=past)

    assert is_final_stage(flow) == is_final
