"""RL-1: what is printed on RatLand's cards."""

import pytest

from rathaus.games.ratland import RATLAND


@pytest.mark.clause("RL-1.5")
def test_rl_1_5_every_event_has_its_effects_and_the_last_ends_the_game() -> None:
    printed = RATLAND.printed(4)

    assert [card.name for card in printed.events] == RATLAND.data.events
    assert [card.is_final for card in printed.events] == [False] * 5 + [True] * 9
    assert printed.events[0].effects == {"cheese-for-all": 1}
    assert printed.events[-1].effects == {}


@pytest.mark.clause("RL-13.1")
def test_rl_13_1_clans_have_two_sides() -> None:
    warrior = next(card for card in RATLAND.printed(4).clans if card.name == "warrior")

    assert (warrior.first, warrior.second) == ({"ignore-black": 1}, {"ignore-black": 1, "defence-bonus": 2})


@pytest.mark.clause("RL-1.6", "RL-9.1")
def test_rl_1_6_food_cards_and_feeding_are_those_of_the_match() -> None:
    other = RATLAND.with_data(RATLAND.data_text.replace("rats = 3, cheese = 0", "rats = 2, cheese = 0"), "mine")

    assert RATLAND.printed(2).food[0].number == 1
    assert RATLAND.printed(2).food[0].areas["dump"] == {"yellow": 6, "white": 6}
    assert RATLAND.printed(2).feeding[:5] == [0, 0, 0, 0, 1]
    assert other.printed(2).feeding[:5] == [0, 0, 0, 1, 1]
