"""RT-1: components and set-up."""

from collections import Counter

import pytest

from rathaus.core.errors import SetupError
from rathaus.core.rng import fast
from rathaus.games.rattus import RATTUS
from rathaus.games.rattus.components import EMPTY, NOT_PLAYED, STARTED
from rathaus.games.rattus.setup import placing
from rathaus.games.rattus.table import Flow
from tests.games.rattus.builder import BASE, europe, facts, offered, play, prompt

DATA = RATTUS.data


def start(players: int, classes: str = "recommended", seed: str = "set-up") -> Flow:
    return RATTUS.setup(players, {"classes": classes}, fast(seed))


def cards_of(flow: Flow) -> list[str]:
    return [DATA.cards[card] for card, holder in enumerate(flow.table.holders) if holder != NOT_PLAYED]


@pytest.mark.clause("RT-1.1")
@pytest.mark.parametrize("players", [1, 7])
def test_rt_1_1_two_to_six_can_play(players: int) -> None:
    with pytest.raises(SetupError, match="rattus is for 2 to 6 players"):
        start(players)


@pytest.mark.clause("RT-1.1")
def test_rt_1_1_everybody_has_twenty_citizens() -> None:
    assert start(6).table.reserves == [20] * 6


@pytest.mark.clause("RT-1.2")
@pytest.mark.parametrize(("players", "regions"), [(2, 7), (3, 10), (4, 12), (5, 15), (6, 17)])
def test_rt_1_2_so_many_regions_are_in_play(players: int, regions: int) -> None:
    flow = start(players)

    assert len(offered(flow, flow.asked()[0])) == regions
    assert sum(flow.table.rat_counts) == regions


@pytest.mark.clause("RT-1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rt_1_3_six_recommended_cards_for_few(players: int) -> None:
    assert sorted(cards_of(start(players))) == sorted(BASE)


@pytest.mark.clause("RT-1.3")
@pytest.mark.parametrize("players", [5, 6])
def test_rt_1_3_courier_and_caravanner_for_many(players: int) -> None:
    assert sorted(cards_of(start(players))) == sorted([*BASE, "courier", "caravanner"])


@pytest.mark.clause("RT-1.3")
def test_rt_1_3_random_cards_may_be_any() -> None:
    games = [cards_of(start(4, "random", str(seed))) for seed in range(40)]

    assert {len(set(cards)) for cards in games} == {6}
    assert {card for cards in games for card in cards} == set(DATA.cards)


@pytest.mark.clause("RT-1.3")
@pytest.mark.parametrize(("players", "classes"), [(3, 6), (6, 8)])
def test_rt_1_3_one_card_of_each_class(players: int, classes: int) -> None:
    games = [cards_of(start(players, "one_per_class", str(seed))) for seed in range(20)]
    found = [[DATA.card_classes[DATA.cards.index(card)] for card in cards] for cards in games]

    assert all(sorted(names) == sorted(DATA.classes[:classes]) for names in found)
    assert {card for cards in games for card in cards} >= {"peasant", "baker", "serf", "king", "queen"}


@pytest.mark.clause("RT-1.3")
def test_rt_1_3_the_cards_of_a_list() -> None:
    named = "baker,serf,queen,soldier,boccaccio,monk"

    assert sorted(cards_of(start(4, named))) == sorted(named.split(","))


@pytest.mark.clause("RT-1.3")
@pytest.mark.parametrize(("players", "wanted"), [(4, 6), (5, 8)])
def test_rt_1_3_a_list_must_have_the_right_number_of_cards(players: int, wanted: int) -> None:
    with pytest.raises(SetupError) as caught:
        start(players, "baker,serf")

    assert str(caught.value) == f"option 'classes' of rattus names 2 cards, but {players} players use {wanted}"


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(SetupError, match="option 'classes' of rattus cannot be 'baker,pope'"):
        start(4, "baker,pope")


@pytest.mark.clause("RT-1.4")
@pytest.mark.parametrize(
    ("players", "supply", "removed"), [(2, 34, 24), (3, 35, 20), (4, 37, 16), (5, 42, 8), (6, 48, 0)]
)
def test_rt_1_4_the_supply(players: int, supply: int, removed: int) -> None:
    table = start(players).table

    assert (len(table.supply), len(table.removed), table.returnable) == (supply, removed, 0)


@pytest.mark.clause("RT-1.4")
@pytest.mark.parametrize("players", range(2, 7))
def test_rt_1_4_one_starting_token_in_each_region(players: int) -> None:
    table = start(players).table
    places = [place for place, kind in enumerate(table.rats) if kind != EMPTY]

    assert [place // 3 for place in places] == DATA.lands[players]
    assert all(table.rats[place] < DATA.starting_kinds and table.marks[place] == STARTED for place in places)


@pytest.mark.clause("RT-1.4")
def test_rt_1_4_the_other_starting_tokens_join_the_supply() -> None:
    table = start(2).table
    tokens = Counter(table.supply + table.removed + [kind for kind in table.rats if kind != EMPTY])

    assert sum(tokens[kind] for kind in range(DATA.starting_kinds)) == 17
    assert sum(kind < DATA.starting_kinds for kind in table.supply + table.removed) == 10


@pytest.mark.clause("RT-1.5")
def test_rt_1_5_the_plague_begins_in_any_region_in_play() -> None:
    plagues = {start(2, seed=str(seed)).table.plague for seed in range(60)}

    assert plagues == set(DATA.lands[2])


@pytest.mark.clause("RT-1.6")
def test_rt_1_6_anybody_may_begin() -> None:
    assert {start(3, seed=str(seed)).asked()[0] for seed in range(30)} == {0, 1, 2}


@pytest.mark.clause("RT-1.6")
def test_rt_1_6_clockwise_and_back_and_with_many_once_more() -> None:
    order = [placing(3, number, 5) for number in range(15)]

    assert order == [3, 4, 0, 1, 2, 2, 1, 0, 4, 3, 3, 4, 0, 1, 2]


@pytest.mark.clause("RT-1.6")
def test_rt_1_6_two_citizens_go_to_one_region() -> None:
    flow = europe(2, ["placing"])
    assert prompt(flow) == {"citizens": 2, "more": 1}
    told = play(flow, "place france")

    assert told == ["citizens-placed seat=A region=france citizens=2"]
    assert (facts(flow)["france"], facts(flow)["supply"], flow.asked()) == (2, 18, [1])
    play(flow, "place france", seat=1)
    assert prompt(flow, 1) == {"citizens": 2, "more": 0}


@pytest.mark.clause("RT-1.6")
@pytest.mark.parametrize("players", range(2, 7))
def test_rt_1_6_the_start_player_has_the_first_turn(players: int) -> None:
    flow = start(players)
    first = flow.asked()[0]
    while flow.table.turn == 0:
        flow.play(flow.asked()[0], 0)

    assert flow.asked() == [first]
    assert flow.table.reserves == [20 - 2 * DATA.placements[players]] * players


@pytest.mark.clause("RT-5.1l")
def test_rt_5_1l_the_camel_begins_anywhere_and_only_with_its_card() -> None:
    assert {start(5, seed=str(seed)).table.camel for seed in range(120)} == set(DATA.lands[5])
    assert start(4).table.camel < 0


@pytest.mark.clause("RT-6.6")
def test_rt_6_6_a_match_has_no_more_decisions_than_its_longest_turns() -> None:
    assert RATTUS.bound(2) == 2 * (2 + 41 * 37) + 2 * 65
