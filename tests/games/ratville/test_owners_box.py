"""RV-1.6: a data file of somebody who owns the box: more rats than players, several copies of an object."""

import pytest

from rathaus.bots import make_bot
from rathaus.core.rng import fast
from rathaus.core.scenario import Fields
from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.table import Flow
from rathaus.testing.conformance import conformance
from rathaus.testing.spec import Spec
from rathaus.words import Words, languages
from tests.games.ratville.builder import act, offered
from tests.games.ratville.redeal import redeal

FILE = "owner.toml"
RAT = "food = 1\ncopies = [2, 1, 1]"


def owned(*changes: tuple[str, str]) -> str:
    """The file of the box with these texts replaced."""
    text = RATVILLE.data_text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


COPIES = owned(
    (RAT, RAT.replace("2, 1, 1", "5, 0, 1")),
    ("creatures = 36", "creatures = 38"),
    ('name = "tablet"\n', 'name = "tablet"\ncopies = 3\n'),
    ('name = "slingshot"\n', 'name = "slingshot"\ncopies = 2\n'),
    ("objects = 32", "objects = 35"),
)
OWNED = RATVILLE.with_data(COPIES, FILE)
TABLET = OWNED.data.cards.index("tablet")
RAT_CARD = OWNED.data.creatures.index("rat")

test_conformance = conformance(Spec(OWNED, redeal, [lambda seed: make_bot("rat", seed)]), examples=4)


@pytest.mark.parametrize("language", languages(OWNED))
def test_a_card_that_only_an_owner_has_is_called_as_in_the_file(language: str) -> None:
    other = RATVILLE.with_data(owned(('name = "canteen"', 'name = "soup_kitchen"')), FILE)

    assert Words(other, language).name("soup_kitchen") == "soup kitchen"
    assert Words(other, language).name("bunker") == Words(RATVILLE, language).name("bunker")
    with pytest.raises(LookupError):
        Words(RATVILLE, language).name("soup_kitchen")


def laid(players: int, *phases: str, **table: object) -> Flow:
    """A table of that box, run up to its first question."""
    flow = OWNED.start(players, OWNED.agreed(players, {}), fast("owner"))
    OWNED.arrange(flow, Fields({"start": "A", "phases": list(phases), **table}, ["table"]))
    flow.settle()
    return flow


@pytest.mark.clause("RV-1.2", "RR-3")
@pytest.mark.parametrize(("players", "left"), [(2, 3), (3, 2), (4, 2)])
def test_rv_1_2_rats_that_nobody_begins_with_are_basic_creatures(players: int, left: int) -> None:
    table = OWNED.setup(players, {}, fast("rats")).table
    basic = [creature for creature in table.creature_deck if OWNED.data.decks[creature] != "advanced"]

    assert table.creatures == [[RAT_CARD]] * players
    assert table.creature_deck.count(RAT_CARD) == left
    assert table.creature_deck[-len(basic) :] == basic


@pytest.mark.clause("RV-1.2")
def test_rv_1_2_who_imagines_the_deck_has_those_rats_on_top_as_well() -> None:
    flow = OWNED.setup(2, {}, fast("rats"))
    deck = OWNED.imagine(OWNED.see(flow, 0), fast("dream")).table.creature_deck
    decks = [OWNED.data.decks[creature] for creature in deck]

    assert deck.count(RAT_CARD) == 3
    assert set(decks[: decks.count("advanced")]) == {"advanced"}


@pytest.mark.clause("RV-1.2")
def test_rv_1_2_a_scenario_leaves_those_rats_in_the_deck() -> None:
    flow = laid(2, "hunter", A={"creatures": []}, B={"creatures": ["rat", "rat"]})

    assert flow.table.past_creatures == []
    assert flow.table.creature_deck.count(RAT_CARD) == 3
    flow = laid(2, "hunter", A={"creatures": []}, B={"creatures": []})
    assert flow.table.past_creatures == [RAT_CARD] * 2
    assert flow.table.creature_deck.count(RAT_CARD) == 3


@pytest.mark.clause("RV-1.3")
def test_rv_1_3_of_two_copies_one_can_be_given_back_and_one_kept() -> None:
    hand = ["tablet", "tablet", "trap", "crossbow", "toolbox"]
    flow = laid(
        2, "objects", A={"hand": hand}, B={"hand": ["megaphone", "slingshot", "slingshot", "blueprints", "tablet"]}
    )
    assert offered(flow, "A") == ["return toolbox", "return tablet", "return trap", "return crossbow"]
    act(flow, "A", "return tablet", "return tablet")
    act(flow, "B", "return slingshot", "return blueprints")

    assert sorted(OWNED.facts(flow)["A"]["hand"]) == ["crossbow", "toolbox", "trap"]
    assert sorted(OWNED.facts(flow)["B"]["hand"]) == ["megaphone", "slingshot", "tablet"]
    assert flow.table.object_deck.count(TABLET) == 2


@pytest.mark.clause("RV-3.4")
def test_rv_3_4_a_copy_that_is_in_hand_twice_is_offered_once() -> None:
    geek = {"plan": {"collector": 1, "hunter": 1, "geek": 6, "fighter": 1}, "hand": ["tablet", "tablet", "trap"]}
    flow = laid(2, "geek", next_objects=["tablet", "slingshot"], A={**geek, "scrap": 2, "module": 2})
    assert offered(flow, "A") == ["skill", "make tablet"]
    act(flow, "A", "make tablet")
    assert offered(flow, "A") == ["discard tablet", "discard trap", "discard slingshot"]
    act(flow, "A", "discard tablet")

    assert sorted(OWNED.facts(flow)["A"]["hand"]) == ["slingshot", "tablet", "trap"]


@pytest.mark.clause("RR-23", "RR-44")
def test_rr_44_each_copy_of_an_object_can_be_used_once() -> None:
    geek = {"plan": {"collector": 1, "hunter": 1, "geek": 6, "fighter": 1}, "objects": ["tablet", "tablet"]}
    flow = laid(2, "population", A={**geek, "food": 9})
    act(flow, "A", "use tablet", "use tablet")

    assert OWNED.facts(flow)["A"]["population"] == 8


@pytest.mark.clause("RV-1.3", "RR-7")
def test_rr_7_who_has_drawn_nothing_holds_no_copy_that_another_gave_back_unless_there_are_more() -> None:
    hands = {"A": {"hand": ["tablet", "trap", "crossbow"], "returned": ["tablet", "slingshot"]}}
    flow = laid(2, "planning", **hands)
    seen = OWNED.see(flow, 0)
    dreams = [OWNED.imagine(seen, fast(f"dream {number}")).table for number in range(60)]
    held = [sum(card == TABLET for card in dream.hands[1]) for dream in dreams]

    assert max(held) == 1  # of three, one is in A's hand and one went back into the deck
    assert all(dream.object_deck.count(TABLET) == 2 - mine for dream, mine in zip(dreams, held, strict=True))
