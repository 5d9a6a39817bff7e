"""RV-2.2: the initial phase, and decks that run out."""

from typing import Any

import pytest

from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.events import CreaturesArrived, DeckShuffled, LootTurned, RoundBegan
from tests.games.ratville.builder import DATA, played, told, town, towns


@pytest.mark.clause("RV-2.2", "RR-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rv_2_2_a_creature_for_each_player_and_as_many_boxes(players: int) -> None:
    flow = towns(players, ["initial"], next_creatures=["toad", "bat", "leech", "hound"], next_loot=["L03"])
    events = told(flow)

    facts = RATVILLE.facts(flow)
    assert facts["centre"] == ["toad", "bat", "leech", "hound"][:players]
    assert (facts["loot"], facts["boxes"]) == ("L03", ["1", "2", "3", "4"][:players])
    assert events[:2] == [RoundBegan(round=1, start=0), CreaturesArrived(creatures=facts["centre"])]
    loot = events[2]
    assert isinstance(loot, LootTurned)
    assert loot.card == "L03"
    assert loot.box_2 == {"food": 2}
    assert [bool(box) for box in (loot.box_1, loot.box_2, loot.box_3, loot.box_4)].count(True) == players


def everything_dead(*alive: str) -> dict[str, Any]:
    """All creatures of a game for two but these lie among the discards."""
    names = [DATA.creatures[card] for card in towns(2).table.creature_deck]
    for name in alive:
        names.remove(name)
    return {"past_creatures": names}


@pytest.mark.clause("RV-2.2", "RR-29")
def test_rr_29_the_last_cards_come_first_then_all_discards_are_shuffled() -> None:
    dead = everything_dead("toad")
    flow = towns(2, ["initial"], A={"creatures": []}, **dead)
    events = told(flow)

    facts = RATVILLE.facts(flow)
    assert facts["centre"][0] == "toad"
    assert events[1] == DeckShuffled(deck="creatures", cards=len(dead["past_creatures"]) + 1)
    assert facts["is_mixed"]
    assert facts["past_creatures"] == []
    assert "rat" in [*facts["centre"], *facts["next_creatures"]]


@pytest.mark.clause("RR-28")
def test_rr_28_without_discards_fewer_come() -> None:
    alive = [DATA.creatures[card] for card in towns(2).table.creature_deck]
    flow = played(2, ["initial"], A={"creatures": ["rat", *alive[1:]]}, B={"creatures": ["rat"]})

    assert RATVILLE.facts(flow)["centre"] == alive[:1]


@pytest.mark.clause("RV-2.2", "RR-29")
def test_rr_29_loot_is_shuffled_anew_after_ten_rounds() -> None:
    flow = towns(2, ["initial"], round=10, past_loot=DATA.loot)
    events = told(flow)

    facts = RATVILLE.facts(flow)
    assert DeckShuffled(deck="loot", cards=10) in events
    assert len(facts["next_loot"]) == 9
    assert facts["past_loot"] == []


@pytest.mark.clause("RV-5.2")
def test_rv_5_2_creatures_stay_from_round_to_round() -> None:
    flow = played(2, ["final", "initial"], A={"creatures": ["toad 2"]})

    assert town(flow, "A")["creatures"] == ["toad 2"]
