"""What a view says of class cards: where they could be used, and why not."""

from typing import Any

import pytest

from rathaus.games.rattus import RATTUS
from rathaus.games.rattus.card_forecast import idle_cards, uses, why_unsettled
from rathaus.games.rattus.table import Flow
from tests.games.rattus.builder import europe, play

RAT = ["any"]
FULL = ["any"] * 3


def where(flow: Flow, card: str, seat: int = 0) -> list[str]:
    return [RATTUS.data.regions[region] for region, use in uses(flow, seat).items() if card in use.cards]


@pytest.mark.clause("RT-3.3")
def test_rt_3_3_a_card_is_idle_once_it_was_used() -> None:
    flow = europe(2, rats={"france": RAT}, A={"anglia": 2, "cards": ["king", "peasant"]})

    assert idle_cards(flow, 0) == {"peasant": "asked-later"}
    play(flow, "use king", "save anglia")
    assert idle_cards(flow, 0) == {"peasant": "asked-later", "king": "used"}


@pytest.mark.clause("RT-3.3")
@pytest.mark.parametrize(
    ("card", "table", "reason"),
    [
        ("monk", {"rats": {}}, "no-move"),
        ("witch", {"rats": {}}, "no-rats"),
        ("merchant", {"rats": {"france": RAT}}, "no-citizens"),
        ("courier", {"rats": {"france": RAT}}, "no-citizens"),
        ("king", {"rats": {"france": RAT}, "A": {"france": 1}}, "no-safe-region"),
        ("baker", {"A": {"france": 20}}, "no-supply"),
        ("queen", {"A": {"france": 1}, "B": {"italia": 1}}, "no-largest-area"),
        ("queen", {"A": {"france": 1}}, "asked-later"),
        ("knight", {}, "asked-later"),
    ],
)
def test_rt_3_3_a_card_that_would_do_nothing_says_why(card: str, table: dict[str, Any], reason: str) -> None:
    own = {**table.get("A", {}), "cards": [card]}
    cards = [card] if card in ("courier", "baker", "queen") else []

    assert idle_cards(europe(2, cards=cards, **{**table, "A": own}), 0)[card] == reason


@pytest.mark.clause("RT-3.2")
def test_rt_3_2_one_card_a_turn_is_taken() -> None:
    flow = europe(2, rats={"france": RAT}, B={"france": 1, "cards": ["knight"]})

    assert idle_cards(flow, 0) == {}
    play(flow, "take")
    assert idle_cards(flow, 0) == {}
    play(flow, "card monk")
    assert idle_cards(flow, 0) == dict.fromkeys(["peasant", "merchant", "witch", "king", "knight"], "taken")


@pytest.mark.clause("RT-2.1")
def test_rt_2_1_cards_wait_for_one_s_own_turn() -> None:
    flow = europe(2, rats={"france": RAT}, A={"cards": ["monk"]}, B={"cards": ["knight"]})

    assert set(idle_cards(flow, 1).values()) == {"not-now"}
    assert (why_unsettled(flow, 1), why_unsettled(flow, 0)) == ("not-now", None)
    assert idle_cards(flow, -1) == {}
    assert (where(flow, "monk"), where(flow, "knight", seat=1)) == (["france"], [])
    play(flow, "end")
    assert set(idle_cards(flow, 0).values()) == {"not-now"}


@pytest.mark.clause("RT-6.2", "RT-6.3")
def test_rt_6_3_in_the_final_round_cards_do_what_they_do_then() -> None:
    own = {"france": 1, "cards": ["peasant", "queen", "knight", "boccaccio"]}
    flow = europe(2, ["final-round"], active="B", cards=["queen", "boccaccio", "knight"], A=own, B={"italia": 1})

    assert idle_cards(flow, 0) == {
        "queen": "no-largest-area",
        "knight": "with-the-plague",
        "boccaccio": "asked-later",
        "monk": "final-round",
        "merchant": "final-round",
    }
    assert why_unsettled(flow, 0) == "final-round"
    assert len(where(flow, "peasant")) == 7
    play(flow, "use peasant", "place france", "move-plague", "plague france")
    assert idle_cards(flow, 0)["knight"] == idle_cards(flow, 0)["peasant"] == "used"


@pytest.mark.clause("RT-6.3")
def test_rt_6_3_nobody_comes_from_an_empty_supply() -> None:
    own = {"france": 20, "cards": ["peasant", "queen", "monk"]}
    flow = europe(2, ["final-round"], active="B", cards=["queen"], rats={"italia": RAT}, A=own)

    assert [idle_cards(flow, 0)[card] for card in ("peasant", "queen")] == ["no-supply", "no-supply"]


@pytest.mark.clause("RT-3.1")
@pytest.mark.parametrize(
    ("table", "reason"), [({"rats": {}}, "no-rats"), ({"rats": {"france": RAT}, "A": {"italia": 20}}, "no-supply")]
)
def test_rt_3_1_who_can_settle_nowhere_is_told_why(table: dict[str, Any], reason: str) -> None:
    assert why_unsettled(europe(2, **table), 0) == reason


@pytest.mark.clause("RT-3.1")
def test_rt_3_1_one_settles_once_a_turn() -> None:
    flow = europe(2, rats={"france": RAT})
    play(flow, "increase", "to france")

    assert why_unsettled(flow, 0) == "settled"


@pytest.mark.clause("RT-3.3")
@pytest.mark.parametrize(
    ("card", "regions"),
    [
        ("merchant", ["france", "anglia"]),
        ("courier", ["france", "anglia"]),
        ("king", ["anglia"]),
        ("monk", ["italia", "france"]),
        ("witch", ["italia", "france"]),
        ("caravanner", ["germania", "france", "scandia"]),
        ("baker", []),
        ("knight", []),
    ],
)
def test_rt_3_3_a_region_names_the_cards_that_could_be_used_there(card: str, regions: list[str]) -> None:
    cards = [card] if card in ("courier", "baker", "caravanner") else []
    pieces: dict[str, Any] = {"camel": "anglia"} if card == "caravanner" else {}
    flow = europe(
        2, cards=cards, rats={"italia": FULL, "france": RAT}, A={"france": 2, "anglia": 1, "cards": [card]}, **pieces
    )

    assert sorted(where(flow, card)) == sorted(regions)
    if regions and card not in ("monk", "witch"):  # what is told is what will be offered
        play(flow, f"use {card}")
        assert sorted(RATTUS.data.regions[region] for region in flow.options(0)) == sorted(regions)


@pytest.mark.clause("RT-3.3")
@pytest.mark.parametrize(
    ("card", "reasons"),
    [
        ("merchant", {"italia": "nobody-here"}),
        ("courier", {"italia": "nobody-here"}),
        ("king", {"italia": "nobody-here", "france": "rats-here"}),
        ("monk", {"anglia": "no-rats-here", "germania": "no-rats-here"}),
        ("witch", {"anglia": "no-rats-here", "germania": "no-rats-here"}),
        ("caravanner", {"italia": "far-from-camel"}),
        ("baker", {}),
        ("knight", {}),
    ],
)
def test_rt_3_3_a_region_says_why_a_card_is_of_no_use_there(card: str, reasons: dict[str, str]) -> None:
    cards = [card] if card in ("courier", "baker", "caravanner") else []
    pieces: dict[str, Any] = {"camel": "anglia"} if card == "caravanner" else {}
    flow = europe(
        2, cards=cards, rats={"italia": FULL, "france": RAT}, A={"france": 2, "anglia": 1, "cards": [card]}, **pieces
    )
    told = {RATTUS.data.regions[region]: use.elsewhere.get(card) for region, use in uses(flow, 0).items()}

    assert {region: told[region] for region in reasons} == reasons
    assert [region for region in where(flow, card) if told[region]] == []
    assert bool(reasons) == any(told.values())


@pytest.mark.clause("RT-3.3", "RT-5.1b")
def test_rt_3_3_a_rat_whose_neighbours_are_full_stays_where_it_is() -> None:
    flow = europe(
        2,
        rats={"espagna": RAT, "france": FULL, "italia": FULL, "anglia": FULL, "germania": RAT},
        A={"cards": ["monk"]},
    )

    told = uses(flow, 0)[RATTUS.data.regions.index("espagna")]
    assert (told.cards, told.elsewhere) == ([], {"monk": "no-room-near"})


@pytest.mark.clause("RT-6.5")
def test_rt_6_5_nobody_acts_when_all_is_over() -> None:
    assert all(not use.cards and not use.elsewhere for use in uses(europe(2, []), 0).values())
