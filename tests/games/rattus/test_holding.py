"""RT-5: what the cards in front of a player amount to."""

import pytest

from rathaus.core.rng import fast
from rathaus.games.rattus import RATTUS
from rathaus.games.rattus.components import JOIN_AFTER_KILL, KEEP_CITIZEN, MOVE_CAMEL
from rathaus.games.rattus.holding import area_bonus, has_largest_area, holder_of, holds, largest_area, plague_steps
from tests.games.rattus.builder import europe


@pytest.mark.clause("RT-5.1f", "RT-5.1k")
@pytest.mark.parametrize("card", ["knight", "soldier"])
@pytest.mark.parametrize(("players", "steps"), [(2, 2), (4, 2), (5, 3), (6, 3)])
def test_rt_5_1f_chivalry_goes_two_steps_and_three_with_many(card: str, players: int, steps: int) -> None:
    flow = europe(players, cards=["knight", "soldier"], A={"cards": [card]})

    assert plague_steps(flow, 0) == steps
    assert plague_steps(flow, 1) == 1


@pytest.mark.clause("RT-5.2")
def test_rt_5_2_steps_are_not_added_up() -> None:
    flow = europe(4, cards=["knight", "soldier"], A={"cards": ["knight", "soldier"]})

    assert plague_steps(flow, 0) == 2


@pytest.mark.clause("RT-5.1j")
def test_rt_5_1j_an_area_is_connected_by_land_or_sea() -> None:
    flow = europe(3, A={"anglia": 1, "france": 2, "italia": 1, "polonia": 5, "turkiye": 1})

    assert largest_area(flow, 0) == 4  # italia~turkiye is a way over the sea
    assert largest_area(flow, 1) == 0


@pytest.mark.clause("RT-5.1j")
def test_rt_5_1j_an_area_may_be_long() -> None:
    flow = europe(6, A=dict.fromkeys(["russia", "scandia", "anglia", "france", "espagna", "maghreb", "libya"], 1))

    assert largest_area(flow, 0) == 6


@pytest.mark.clause("RT-5.1j")
@pytest.mark.parametrize(("other", "is_largest"), [({"italia": 9}, True), ({"italia": 1, "hungaria": 1}, False)])
def test_rt_5_1j_larger_than_any_other_player_s(other: dict[str, int], is_largest: bool) -> None:
    flow = europe(3, cards=["queen"], A={"anglia": 1, "france": 1, "cards": ["queen"]}, C=other)

    assert has_largest_area(flow, 0) == is_largest
    assert area_bonus(flow, 0) == 2 * is_largest


def test_who_has_no_queen_has_no_bonus() -> None:
    assert area_bonus(europe(3, A={"anglia": 1}), 0) == 0


def test_what_cards_have_and_who_holds_the_only_one() -> None:
    flow = europe(3, cards=["serf", "baker"], A={"cards": ["serf"]}, B={"cards": ["baker"]})

    assert (holds(flow, 0, JOIN_AFTER_KILL), holds(flow, 1, JOIN_AFTER_KILL)) == (1, 0)
    assert holder_of(flow, KEEP_CITIZEN) == 1
    assert holder_of(flow, MOVE_CAMEL) < -1


def test_an_effect_that_no_card_has_is_held_by_nobody() -> None:
    game = RATTUS.with_data(RATTUS.data_text.replace("{ keep-citizen = 1 }", "{ more-citizens = 1 }"), "no baker")
    flow = game.setup(3, {}, fast("no baker"))

    assert holder_of(flow, KEEP_CITIZEN) == -1
