"""RV-1: components and set-up."""

import pytest

from rathaus.core.rng import fast
from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.events import HandsKept, ObjectReturned, ObjectsReturned
from tests.games.ratville.builder import DATA, act, offered, played, told, town, towns


@pytest.mark.clause("RV-1.1", "RR-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rv_1_1_everybody_begins_with_five_people_and_nothing_else(players: int) -> None:
    table = RATVILLE.setup(players, {}, fast("start")).table

    assert table.population == [5] * players
    assert not any(table.resources)
    assert not any(table.dice + table.assigned + table.bonus)


@pytest.mark.clause("RV-1.2", "RR-3")
@pytest.mark.parametrize(("players", "basic"), [(2, 8), (3, 12), (4, 16)])
def test_rv_1_2_a_rat_each_and_the_basic_creatures_on_top(players: int, basic: int) -> None:
    table = towns(players).table
    decks = [DATA.decks[creature] for creature in table.creature_deck]

    assert [town(towns(players), seat)["creatures"] for seat in "ABCD"[:players]] == [["rat"]] * players
    assert decks == ["advanced"] * 16 + ["basic"] * basic
    assert table.past_creatures == []


@pytest.mark.clause("RR-48")
def test_rr_48_b_is_the_advanced_deck_on_creatures_and_another_face_on_buildings() -> None:
    squeaky = [DATA.creatures.index(name) for name in ("squeaky", "squeaky_b")]

    assert [DATA.decks[creature] for creature in squeaky] == ["basic", "advanced"]
    assert DATA.cards[DATA.b_faces[DATA.types.index("turret")]] == "steam_cannon"


def test_decks_are_shuffled() -> None:
    decks = [towns(4, rng=fast(seed)).table for seed in "ab"]

    assert decks[0].creature_deck != decks[1].creature_deck
    assert decks[0].loot_deck != decks[1].loot_deck
    assert sorted(decks[0].loot_deck) == list(range(10))


@pytest.mark.clause("RV-1.3")
def test_rv_1_3_of_five_objects_two_go_back_in_secret() -> None:
    flow = played(2, ["objects"], A={"hand": ["tablet", "trap", "crossbow", "toolbox", "megaphone"]})
    assert town(flow, "B")["hand"] == [DATA.cards[card] for card in flow.table.hands[1]]
    assert len(flow.table.hands[1]) == 5
    first = act(flow, "A", "return trap")
    second = act(flow, "A", "return tablet")
    act(flow, "B", offered(flow, "B")[0])
    last = act(flow, "B", offered(flow, "B")[0])

    assert first == [ObjectReturned(seat=0, object="trap", audience=0)]
    assert second == [ObjectReturned(seat=0, object="tablet", audience=0), ObjectsReturned(seat=0)]
    assert last[-1] == HandsKept(returned=[2, 2])
    assert town(flow, "A")["hand"] == ["crossbow", "toolbox", "megaphone"]
    assert town(flow, "A")["returned"] == ["trap", "tablet"]
    assert {"trap", "tablet"} < {DATA.cards[card] for card in flow.table.object_deck}
    assert len(flow.table.object_deck) == 32 - 6


def test_what_was_given_back_is_not_offered_again() -> None:
    flow = played(2, ["objects"], A={"hand": ["tablet", "trap", "crossbow", "toolbox", "megaphone"]})
    act(flow, "A", "return trap")

    assert offered(flow, "A") == ["return megaphone", "return toolbox", "return tablet", "return crossbow"]


@pytest.mark.clause("RV-1.4")
@pytest.mark.parametrize(("players", "copies"), [(2, [2, 1, 1]), (3, [3, 2, 1]), (4, [4, 2, 2])])
def test_rv_1_4_stock_by_number_of_players(players: int, copies: list[int]) -> None:
    stock = RATVILLE.facts(towns(players))["stock"]

    assert [stock["turret"], stock["canteen"], stock["bunker"]] == copies


@pytest.mark.clause("RV-1.5")
def test_rv_1_5_the_start_player_is_random_and_the_goal_is_20() -> None:
    tables = [RATVILLE.start(4, RATVILLE.agreed(4, {}), fast(str(seed))).table for seed in range(40)]

    assert {table.start for table in tables} == {0, 1, 2, 3}
    assert DATA.goals[tables[0].board] == 20


@pytest.mark.clause("RV-6.2", "RR-49")
@pytest.mark.parametrize(
    ("faces", "shown"),
    [
        ("A", ["hydroponic_garden", "turret", "canteen"]),
        ("B", ["fungus_cellar", "steam_cannon", "canteen"]),
        ("turret", ["hydroponic_garden", "steam_cannon", "canteen"]),
        ("turret,hydroponic_garden", ["fungus_cellar", "steam_cannon", "canteen"]),
    ],
)
def test_rv_6_2_faces_of_buildings(faces: str, shown: list[str]) -> None:
    stock = RATVILLE.facts(towns(4, options={"building_faces": faces}))["stock"]

    assert [name in stock for name in shown] == [True] * 3
    assert len(stock) == 12


@pytest.mark.clause("RV-6.2")
def test_rv_6_2_mixed_faces_follow_the_seed() -> None:
    games = [towns(4, options={"building_faces": "mixed"}, rng=fast(str(seed))).table.faces for seed in range(20)]

    assert len({tuple(faces) for faces in games}) > 10
    assert {faces[DATA.types.index("turret")] for faces in games} == {3, DATA.cards.index("steam_cannon")}


def test_the_choice_of_objects_comes_before_the_first_round() -> None:
    flow = RATVILLE.setup(3, {}, fast("start"))

    assert flow.asked() == [0, 1, 2]
    assert flow.table.round == 0
    assert told(flow) == []


@pytest.mark.clause("RR-53")
def test_rr_53_a_match_has_no_more_decisions_than_its_longest_rounds() -> None:
    cards, creatures = 66, 36

    assert RATVILLE.bound(2) == 2 * 5 + 200 * (2 * 12 + 2 * cards + 3 * creatures)
