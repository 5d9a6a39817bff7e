"""Where there is only one option: in Ratville the house takes it, if everybody can tell; a seat may switch that off."""

import pytest

from rathaus.core.match import Match
from rathaus.games.ratville import RATVILLE
from rathaus.server.live_match import LiveMatch
from rathaus.server.standing_orders import SINGLE, StandingOrders
from tests.games.ratville.builder import offered, plan, played


def live(phase: str) -> LiveMatch:
    """A is poor: neither the Builder nor the Geek has anything but the skill."""
    found = LiveMatch(Match(RATVILLE, 2, {}, "rats"))
    found.match.position = played(2, [phase], A={"plan": plan(builder=1, geek=1), "hand": ["tablet"]})
    assert offered(found.match.position, "A") == ["skill"]
    return found


@pytest.mark.parametrize(("is_on", "answer"), [(True, [0]), (False, [])])
def test_a_builder_who_can_only_use_the_skill_does_so_unless_it_is_switched_off(is_on: bool, answer: list[int]) -> None:
    orders = StandingOrders(RATVILLE.obvious)
    assert orders.is_single(0)
    orders.keep(0, SINGLE, orders.single(is_on=is_on))

    assert orders.is_single(0) == is_on
    assert orders.answer(live("builder"), 0) == answer
    assert orders.shown(0) == []


def test_a_geek_is_asked_anyway_since_a_quick_answer_would_tell_of_the_hand() -> None:
    assert StandingOrders(RATVILLE.obvious).answer(live("geek"), 0) == []


def test_in_other_games_it_is_switched_on_first() -> None:
    orders = StandingOrders([])
    assert orders.answer(live("geek"), 0) == []
    orders.keep(0, SINGLE, orders.single(is_on=True))

    assert orders.answer(live("geek"), 0) == [0]
