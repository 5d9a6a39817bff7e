"""RT-1, RT-5: the data file, and how its mistakes are named."""

import re

import pytest

from rathaus.core.errors import DataError
from rathaus.core.rng import fast
from rathaus.games.rattus import RATTUS
from rathaus.games.rattus.data import load

FILE = "house.toml"
DATA = RATTUS.data


def changed(old: str, new: str) -> str:
    """The data file of the box with one text replaced."""
    assert RATTUS.data_text.count(old) == 1, f"{old!r} is there {RATTUS.data_text.count(old)} times"
    return RATTUS.data_text.replace(old, new)


def problem(text: str) -> str:
    """What is wrong with a data file, with its place."""
    with pytest.raises(DataError) as caught:
        load(text, FILE)
    assert caught.value.file == FILE
    return f"{caught.value.where}: {caught.value.problem}"


@pytest.mark.clause("RT-1.2")
@pytest.mark.parametrize(("players", "ways"), [(2, 11), (3, 18), (4, 25), (5, 26), (6, 33)])
def test_rt_1_2_so_many_ways_lead_between_regions_in_play(players: int, ways: int) -> None:
    near = DATA.neighbours[players]

    assert sum(len(others) for others in near) == 2 * ways
    assert min(len(near[region]) for region in DATA.lands[players]) == 2
    assert all(region in near[other] for region, others in enumerate(near) for other in others)


@pytest.mark.clause("RT-1.2")
@pytest.mark.parametrize("players", range(2, 7))
def test_rt_1_2_everywhere_can_be_reached(players: int) -> None:
    for region in DATA.lands[players]:
        assert sorted([region, *DATA.within[players][9][region]]) == DATA.lands[players]


@pytest.mark.clause("RT-1.2")
def test_rt_1_2_sea_and_land() -> None:
    names = DATA.regions
    anglia = names.index("anglia")

    assert [names[other] for other in DATA.overseas[anglia]] == ["scandia", "france", "germania"]
    assert len(names) == 17


@pytest.mark.clause("RT-1.4")
def test_rt_1_4_sixty_five_tokens_of_which_seventeen_start() -> None:
    assert sum(DATA.counts) == 65
    assert sum(DATA.counts[: DATA.starting_kinds]) == 17


@pytest.mark.clause("RT-1.4", "RT-5.1l")
@pytest.mark.parametrize(
    ("symbol", "times"),
    [
        *((name, 18) for name in ("peasantry", "church", "bourgeoisie", "magic", "royalty", "chivalry")),
        ("islam", 17),
        ("majority", 32),
        ("all", 22),
    ],
)
def test_rt_1_4_how_often_each_symbol_is_there(symbol: str, times: int) -> None:
    found = sum(count * symbols.count(symbol) for count, symbols in zip(DATA.counts, DATA.symbols, strict=True))

    assert found == times


@pytest.mark.clause("RT-1.4")
@pytest.mark.parametrize(("limit", "tokens"), [(1, 7), (2, 9), (3, 10), (4, 16), (5, 13), (6, 10)])
def test_rt_1_4_how_many_tokens_have_each_limit(limit: int, tokens: int) -> None:
    assert sum(count for count, other in zip(DATA.counts, DATA.limits, strict=True) if other == limit) == tokens


@pytest.mark.clause("RT-5.1")
@pytest.mark.parametrize(
    ("card", "number", "card_class"),
    [
        ("peasant", 1, "peasantry"),
        ("monk", 2, "church"),
        ("merchant", 3, "bourgeoisie"),
        ("witch", 4, "magic"),
        ("king", 5, "royalty"),
        ("knight", 6, "chivalry"),
        ("baker", 7, "peasantry"),
        ("serf", 8, "peasantry"),
        ("courier", 11, "bourgeoisie"),
        ("queen", 15, "royalty"),
        ("soldier", 17, "chivalry"),
        ("caravanner", 21, "islam"),
        ("boccaccio", 0, "none"),
    ],
)
def test_rt_5_1_numbers_and_classes_of_the_cards(card: str, number: int, card_class: str) -> None:
    at = DATA.cards.index(card)

    assert (DATA.card_numbers[at], DATA.card_classes[at]) == (number, card_class)


def test_other_data_is_played() -> None:
    game = RATTUS.with_data(changed("citizens = 20", "citizens = 12"), FILE)

    assert not game.is_default_data
    assert game.setup(3, {}, fast("other")).table.reserves == [12, 12, 12]
    assert RATTUS.with_data(RATTUS.data_text, FILE).is_default_data


def test_tokens_that_look_alike_are_one_kind_but_starting_ones_are_marked() -> None:
    twin = (
        '{ limit = 2, symbols = ["majority", "peasantry"] },\n    { limit = 2, symbols = ["majority", "bourgeoisie"] },'
    )
    data = load(changed(twin, twin.replace("bourgeoisie", "peasantry")), FILE)
    start = load(
        changed('{ limit = 3, symbols = ["peasantry", "bourgeoisie"] }', '{ limit = 4, symbols = ["all"] }'), FILE
    )

    assert data.counts[data.tokens.index("2 majority peasantry")] == 2
    assert "4 all start" in start.tokens


@pytest.mark.clause("RT-1.2")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('name = "syria"', 'name = "libya"', "region: 'libya' is listed 2 times, expected once"),
        (
            'land = ["libya", "syria"]',
            'land = ["libya", "syria", "libya"]',
            "region 'egyptus': 'libya' is listed 2 times, expected once",
        ),
        (
            'land = ["libya", "syria"]',
            'land = ["syria"]',
            "region 'libya': 'egyptus' is a neighbour by land, but does not list 'libya'",
        ),
        (
            'land = ["libya", "syria"]',
            'land = ["libya", "syria", "atlantis"]',
            "region 'egyptus': 'atlantis' is no other region, and cannot be a neighbour by land",
        ),
        (
            'land = ["libya", "syria"]',
            'land = ["libya", "syria", "egyptus"]',
            "region 'egyptus': 'egyptus' is no other region, and cannot be a neighbour by land",
        ),
    ],
)
def test_rt_1_2_what_can_be_wrong_with_a_region(old: str, new: str, complaint: str) -> None:
    assert problem(changed(old, new)) == complaint


def test_rt_1_2_a_tier_must_be_known() -> None:
    text = changed('name = "russia"\ntier = "dark"', 'name = "russia"\ntier = "grey"')

    assert problem(text) == "region 'russia': unknown tier 'grey', expected one of light, medium, dark, south"


@pytest.mark.clause("RT-1.2")
def test_rt_1_2_there_must_be_regions_for_every_number_of_players() -> None:
    text = changed("tiers.light = [2, 3, 4, 5, 6]", "tiers.light = [4, 5, 6]")

    assert problem(text) == "region: 0 in play with 2 players, expected at least 2"


@pytest.mark.clause("RT-1.2")
def test_rt_1_2_two_regions_are_enough() -> None:
    text = changed("tiers.light = [2, 3, 4, 5, 6]", "tiers.light = [3, 4, 5, 6]\ntiers.two = [2, 3, 4, 5, 6]")
    for name in ("anglia", "france"):
        text = text.replace(f'name = "{name}"\ntier = "light"', f'name = "{name}"\ntier = "two"')

    assert load(text, FILE).lands[2] == [0, 2]


@pytest.mark.clause("RT-1.2")
def test_rt_1_2_an_island_is_named() -> None:
    text = changed('name = "turkiye"\ntier = "medium"', 'name = "turkiye"\ntier = "south"')
    island = text.replace('name = "libya"\ntier = "south"', 'name = "libya"\ntier = "light"')

    assert problem(island) == "region 'libya': cannot be reached from 'anglia' with 2 players"


@pytest.mark.clause("RT-1.2")
def test_rt_1_2_an_island_is_named_even_where_it_is_the_second_region() -> None:
    text = changed('sea = ["scandia", "france", "germania"]', 'sea = ["france", "germania"]')
    text = text.replace('sea = ["anglia", "scandia"]', 'sea = ["anglia"]')
    text = text.replace('sea = ["anglia", "germania", "polonia"]', 'sea = ["polonia"]')

    assert problem(text) == "region 'scandia': cannot be reached from 'anglia' with 2 players"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("total = 65", "total = 66", "tokens: 65 tokens, expected 66"),
        ("starting_total = 17", "starting_total = 16", "tokens, starting: 17 tokens, expected 16"),
        (
            '{ limit = 1, symbols = ["majority", "islam"] }',
            '{ limit = 0, symbols = ["majority", "islam"] }',
            "tokens, others 4: limit 0 and count 1, expected 1 or more of both",
        ),
        (
            '{ limit = 1, symbols = ["majority", "islam"] }',
            "{ limit = 1, symbols = [] }",
            "tokens, others 4: no symbol, expected at least one",
        ),
        (
            '{ limit = 1, symbols = ["majority", "islam"] }',
            '{ limit = 1, symbols = ["none"] }',
            "tokens, others 4: unknown symbol 'none', expected one of majority, all, peasantry, church, bourgeoisie,"
            " magic, royalty, chivalry, islam",
        ),
        ("citizens = 20", "citizens = 6", "citizens: 6, but each of 5 players begins with 6"),
        ("longest = 40", "longest = 0", "longest: 0, expected 1 or more"),
        ("6 = 0 }", "6 = 48 }", "players, removed: with 6 players no token is left for the supply"),
        ("6 = 0 }", "6 = -1 }", "players, removed: -1 with 6 players, expected 0 or more"),
        ("cards = { 2 = 6", "cards = { 2 = 0", "players, cards: 0 with 2 players, expected 1 or more"),
        ("placements = { 2 = 2", "placements = { 2 = 0", "players, placements: 0 with 2 players, expected 1 or more"),
        (
            "removed = { 2 = 24, 3 = 20, 4 = 16, 5 = 8, 6 = 0 }",
            "removed = { 2 = 24 }",
            "players, removed: there are numbers for 2, expected one for each of 2 to 6 players",
        ),
        (
            "removed = { 2 = 24, 3 = 20, 4 = 16, 5 = 8, 6 = 0 }",
            "removed = {}",
            "players, removed: there are numbers for nobody, expected one for each of 2 to 6 players",
        ),
    ],
)
def test_what_can_be_wrong_with_tokens_and_numbers(old: str, new: str, complaint: str) -> None:
    assert problem(changed(old, new)) == complaint


def test_there_must_be_a_starting_token_for_each_region() -> None:
    text = changed('    { limit = 3, symbols = ["peasantry", "bourgeoisie"] },\n', "")
    text = text.replace("starting_total = 17", "starting_total = 16").replace("\ntotal = 65", "\ntotal = 64")

    assert problem(text) == "tokens, starting: 16 tokens for 17 regions"


RECOMMENDED = '"peasant", "monk", "merchant", "witch", "king", "knight", "courier", "caravanner"'


@pytest.mark.clause("RT-5.1")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('name = "serf"', 'name = "baker"', "card: 'baker' is listed 2 times, expected once"),
        (RECOMMENDED, RECOMMENDED.replace("monk", "pope"), "classes, recommended: there is no card 'pope'"),
        (RECOMMENDED, '"monk", "king"', "classes, recommended: 2 cards, expected at least 8"),
        (
            RECOMMENDED,
            RECOMMENDED.replace("monk", "king"),
            "classes, recommended: 'king' is listed 2 times, expected once",
        ),
        ('"islam", "none"]', '"islam"]', "classes, names: only 7 of the first 8 classes have a card"),
        ('"islam", "none"]', '"islam", "islam"]', "classes, names: 'islam' is listed 2 times, expected once"),
        (
            'number = 2\nclass = "church"',
            'number = 2\nclass = "chapel"',
            "classes, names: only 7 of the first 8 classes have a card",
        ),
        (
            'number = 8\nclass = "peasantry"',
            'number = 8\nclass = "chapel"',
            "card 'serf': unknown class 'chapel', expected one of peasantry, church, bourgeoisie, magic, royalty,"
            " chivalry, islam, none",
        ),
        ("{ move-rat = 1 }", "{ move-rat = 2 }", "card 'monk': move-rat = 2, expected 1 to 1"),
        ("{ move-citizens = 3 }", "{ move-citizens = 0 }", "card 'merchant': move-citizens = 0, expected 1 or more"),
        (
            "{ move-rat = 1 }",
            "{ move-rat = 1, save-citizen = 1 }",
            "card 'monk': it has several abilities for the action phase, expected one at the most",
        ),
        (
            "{ save-citizen = 1 }",
            "{ keep-citizen = 1 }",
            "card: king and baker have keep-citizen, expected one card at the most",
        ),
    ],
)
def test_rt_5_1_what_can_be_wrong_with_cards(old: str, new: str, complaint: str) -> None:
    assert problem(changed(old, new)) == complaint


def test_an_unknown_effect_is_named_with_those_there_are() -> None:
    assert re.match(
        "card 'monk': unknown effect 'sing', expected one of move-rat, move-citizens, ",
        problem(changed("{ move-rat = 1 }", "{ sing = 1 }")),
    )


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("citizens = 20", 'citizens = "many"', "citizens: Expected `int`, got `str`"),
        ("longest = 40", "longest = 40\ncats = 1", "top level: Object contains unknown field `cats`"),
        ("citizens = 20", "citizens = ", "not TOML: "),
    ],
)
def test_what_does_not_fit_the_file_is_named_with_its_place(old: str, new: str, complaint: str) -> None:
    assert problem(changed(old, new)).startswith(complaint)


ONCE = ["move-rat", "save-citizen", "keep-citizen", "move-camel", "extra-rat", "join-after-kill", "flee-after-kill"]


@pytest.mark.clause("RT-5.1", "RT-5.1l")
@pytest.mark.parametrize("effect", ONCE)
def test_rt_5_1_what_a_card_does_once_no_card_does_twice(effect: str) -> None:
    text = changed(f"{effect} = 1", f"{effect} = 2")

    assert problem(text).endswith(f": {effect} = 2, expected 1 to 1")


@pytest.mark.clause("RT-1.4")
def test_rt_1_4_one_token_is_enough_for_the_supply() -> None:
    assert load(changed("6 = 0 }", "6 = 47 }"), FILE).removed[6] == 47


@pytest.mark.clause("RT-1.3", "RT-1.6")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("cards = { 2 = 6", "cards = { 2 = 1"),
        ("placements = { 2 = 2", "placements = { 2 = 1"),
        ("citizens = 20", "citizens = 7"),
        ("longest = 40", "longest = 1"),
    ],
)
def test_rt_1_3_what_is_just_enough_is_read(old: str, new: str) -> None:
    text = changed(old, new)

    assert load(text, FILE).text == text
