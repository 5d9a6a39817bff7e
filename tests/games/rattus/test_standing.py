"""What a player of Rattus may decide once and for all."""

import pytest

from rathaus.core.seats import SPECTATOR
from rathaus.core.view import Answer
from rathaus.games.rattus import RATTUS
from tests.games.rattus.builder import europe


@pytest.mark.clause("RT-5.3", "RT-5.1h", "RT-5.1k", "RT-5.1m")
def test_rt_5_3_only_who_holds_a_card_may_order_for_it() -> None:
    cards = ["knight", "serf", "soldier", "boccaccio"]
    flow = europe(3, cards=cards, A={"cards": ["peasant", *cards]})
    choices = {choice.card: choice for choice in RATTUS.standing(RATTUS.see(flow, 0))}

    assert {card: choice.prompt for card, choice in choices.items()} == {
        "knight": "lower-limits",
        "serf": "join",
        "soldier": "add-extra-rat",
        "boccaccio": "flee",
    }
    assert (choices["knight"].never, choices["knight"].always) == (Answer("keep"), Answer("lower"))
    assert (choices["soldier"].never, choices["soldier"].always) == (Answer("add-none"), None)
    assert [RATTUS.standing(RATTUS.see(flow, seat)) for seat in (1, SPECTATOR)] == [[], []]
    assert RATTUS.standing(RATTUS.see(europe(3, cards=cards), SPECTATOR)) == []  # though nobody holds them
