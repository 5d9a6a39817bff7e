"""RV-1.6: the data file, and how its mistakes are named."""

from pathlib import Path

import pytest

from rathaus.core.errors import DataError
from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.checks import FIELDS, OF_BUILDINGS, OF_OBJECTS
from rathaus.games.ratville.components import CHARACTER_NAMES, KIND_NAMES
from rathaus.games.ratville.data import cards_in, load

FILE = "house.toml"
TEXT = RATVILLE.data_text
DATA = RATVILLE.data
TURRET = 'effects = [{ kind = "dmg", amount = 1 }]\nb = '
BOX = "boxes = [{ scrap = 2, mechanism = 1 }, "
DANCE = 'name = "fighter"\nskill = [{ from = 1, gain = { food = 1 } }]\n'
TABLET = 'name = "tablet"\ncharacter = "geek"\ndie = 4\n'


def changed(old: str, new: str) -> str:
    """The data file of the box with the first such text replaced."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def problem(text: str) -> DataError:
    """What is wrong with a data file."""
    with pytest.raises(DataError) as caught:
        load(text, FILE)
    assert caught.value.file == FILE
    return caught.value


@pytest.mark.clause("RV-1.6")
def test_rv_1_6_so_many_cards_of_each_sort() -> None:
    assert len(DATA.objects) == 32
    assert sum(map(sum, DATA.type_copies)) == 34
    assert sum(map(sum, DATA.creature_copies)) == 36
    assert len(DATA.loot) == 10
    assert len(DATA.skills) - 1 == 7


@pytest.mark.clause("RV-1.6")
def test_rv_1_6_loot_adds_up() -> None:
    totals = [sum(box[resource] for card in DATA.loot_boxes for box in card) for resource in range(5)]

    assert totals == [25, 15, 15, 12, 10]


@pytest.mark.clause("RV-1.6")
def test_rv_1_6_objects_by_character() -> None:
    owners = [DATA.owner[card] for card in DATA.objects]

    assert [owners.count(character) for character in range(1, 8)] == [4, 5, 5, 5, 4, 4, 5]


@pytest.mark.clause("RV-3.5")
def test_every_kind_of_effect_is_on_some_card_and_may_be_somewhere() -> None:
    assert set(FIELDS) == set(KIND_NAMES) == {*OF_BUILDINGS, *OF_OBJECTS}
    assert [kind for kind in KIND_NAMES if f'kind = "{kind}"' not in TEXT] == []


@pytest.mark.parametrize(
    ("old", "new", "where", "complaint"),
    [
        ("characters = 28", "characters = 24", "box", "characters = 24, but 28 are listed"),
        ("objects = 32", "objects = 33", "box", "objects = 33, but 32 are listed"),
        (TABLET, TABLET + "copies = 2\n", "box", "objects = 32, but 33 are listed"),
        ("loot = 10", "loot = 9", "box", "loot = 9, but 10 are listed"),
        ("copies = [2, 1, 1]", "copies = [2, 1, 2]", "box", "buildings = 34, but 35 are listed"),
        ("copies = [3, 0, 0]", "copies = [4, 0, 0]", "box", "creatures = 36, but 37 are listed"),
        ("population = 5", "population = -1", "start", "population = -1, expected 0 or more"),
        ("kept = 3", "kept = 0", "start", "kept = 0, expected 1 or more"),
        ("dealt = 5", "dealt = 2", "start", "dealt = 2, expected 3 or more"),
        ("dealt = 5", "dealt = 9", "start", "dealt = 9 to each of 4 players, but there are too few objects"),
        ("scrap = 2\n", "scrap = -2\n", "corrosive", "scrap = -2, expected 0 or more"),
        ("kills_from = 6", "kills_from = 0", "fighter", "kills_from = 0, expected 1 or more"),
        ("damage = 2", "damage = -2", "fighter", "damage = -2, expected 0 or more"),
        ("bonus = 2", "bonus = -2", "preacher", "bonus = -2, expected 0 or more"),
        ("rounds = 200", "rounds = 0", "house", "rounds = 0, expected 1 or more"),
        ('name = "basic"', 'name = "easy"', "board", "the boards are ['easy', 'advanced'], expected basic, then"),
        ("goal = 20", "goal = 5", "board 'basic'", "goal = 5, expected 6 or more"),
        ("boxes = 25", "boxes = 19", "board 'basic'", "boxes = 19, expected 20 or more"),
        ("{ from = 0, due = 1 }", "{ from = 1, due = 1 }", "board 'basic'", "food is due from [1, 10, 18]"),
        ("{ from = 18, due = 3 }", "{ from = 9, due = 3 }", "board 'basic'", "food is due from [0, 10, 9]"),
        ("{ from = 18, due = 3 }", "{ from = 26, due = 3 }", "board 'basic'", "due from 26, but there are 25 boxes"),
        ("{ from = 18, due = 3 }", "{ from = 18, due = -3 }", "board 'basic'", "due = -3, expected 0 or more"),
        ('name = "fighter"', 'name = "dancer"', "character", "the characters are ['preacher', 'collector'"),
        ('name = "fighter"\n', DANCE, "character 'fighter'", "builder and geek have a skill, and nobody else"),
        ("{ from = 3, gain", "{ from = 1, gain", "character 'builder'", "the skill has bands from [1, 1, 5], expected"),
        ("{ from = 5, gain", "{ from = 13, gain", "character 'builder'", "a band from 13, expected 12 at most"),
        ("gain = { mechanism = 1 }", "gain = { gold = 1 }", "character 'builder'", "unknown resource 'gold'"),
        ("gain = { mechanism = 1 }", "gain = { scrap = 0 }", "character 'builder'", "scrap = 0, expected 1 or more"),
        ('name = "barricade"', 'name = "turret"', "building", "'turret' is listed twice, expected once"),
        ('name = "tablet"', 'name = "trap"', "building", "'trap' is listed twice, expected once"),
        ("copies = [2, 1, 1]", "copies = [3, 1]", "building 'hydroponic_garden'", "copies = [3, 1], expected three"),
        ("die = 3\n", "die = 7\n", "building 'hydroponic_garden'", "die = 7, expected 1 to 6"),
        (TABLET, TABLET.replace("4", "0"), "object 'tablet'", "die = 0, expected 1 to 6"),
        ("cost = { scrap = 2 }", "cost = { gold = 2 }", "building 'barricade', cost", "unknown resource 'gold'"),
        ("cost = { scrap = 2 }", "cost = { population = 2 }", "building 'barricade', cost", "unknown resource 'pop"),
        ("cost = { scrap = 2 }", "cost = { scrap = 0 }", "building 'barricade', cost", "scrap = 0, expected 1 or more"),
        (TURRET, "effects = []\nb = ", "building 'turret'", "effects is empty, expected at least one effect"),
        (TURRET, TURRET.replace("dmg", "dance"), "building 'turret'", "unknown effect 'dance', expected one of pop,"),
        (TURRET, TURRET.replace("dmg", "die_plus"), "building 'turret'", "unknown effect 'die_plus', expected one of"),
        (TURRET, TURRET.replace(", amount = 1", ""), "building 'turret', dmg", "amount is missing"),
        (TURRET, TURRET.replace("= 1", "= -1"), "building 'turret', dmg", "amount = -1, expected 0 or more"),
        (TURRET, TURRET.replace(" }", ", faces = [1] }"), "building 'turret', dmg", "faces is not expected here"),
        (
            'character = "preacher"',
            'character = "geek"',
            "object 'megaphone', preach_twice",
            "carried by geek, expected",
        ),
        ('character = "preacher"', 'character = "dancer"', "object 'megaphone'", "unknown character 'dancer'"),
        ('character = "preacher"', 'character = ""', "object 'megaphone'", "unknown character ''"),
        ("faces = [1],", "faces = [7],", "object 'lucky_coin', if_die", "face 7, expected 1 to 6"),
        ("faces = [1],", "faces = [0],", "object 'lucky_coin', if_die", "face 0, expected 1 to 6"),
        ('one_of = ["scrap", "module"]', 'one_of = ["gold"]', "object 'soldering_iron', convert", "unknown resource"),
        ('one_of = ["scrap", "module"]', 'one_of = ["scrap", "scrap"]', "object 'soldering_iron', convert", "'scrap'"),
        ("pay = { module = 1 }", "pay = { module = 0 }", "building 'electric_fence', dmg_pay, pay", "module = 0"),
        ("gain = { food = 1 } }]", "gain = { gold = 1 } }]", "building 'butchery', on_kill", "unknown resource 'gold'"),
        ('name = "leech"', 'name = "toad"', "creature", "'toad' is listed twice, expected once"),
        ('deck = "basic"', 'deck = "bonus"', "creature 'cockroach'", "unknown deck 'bonus', expected one of start"),
        ('special = "squeaky"', 'special = "silent"', "creature 'squeaky'", "unknown special 'silent'"),
        ("life = 2", "life = 0", "creature 'rat'", "life = 0, expected 1 or more"),
        ("damage = 1\n", "damage = -1\n", "creature 'rat'", "damage = -1, expected 0 or more"),
        ("food = 1\n", "food = -1\n", "creature 'rat'", "food = -1, expected 0 or more"),
        ('deck = "start"', 'deck = "basic"', "creature", "0 creatures are in deck 'start', expected one kind"),
        ('deck = "basic"', 'deck = "start"', "creature", "2 creatures are in deck 'start', expected one kind"),
        ('name = "L02"', 'name = "L01"', "loot", "'L01' is listed twice, expected once"),
        (
            BOX,
            "boxes = [",
            "loot 'L01'",
            "3 boxes, expected 4 that hold something",
        ),
        (BOX, "boxes = [{}, ", "loot 'L01'", "4 boxes, expected 4 that hold something"),
        (BOX, "boxes = [{ gold = 1 }, ", "loot 'L01', box 1", "unknown resource 'gold'"),
        ("[box]", "[bags]\nn = 1\n\n[box]", "top level", "unknown field `bags`"),
        ("life = 2", 'life = "two"', "creature[0].life", "Expected `int`, got `str`"),
        ("[box]", "[box", "not TOML", ""),
    ],
)
def test_what_is_wrong_is_named_with_its_place(old: str, new: str, where: str, complaint: str) -> None:
    error = problem(changed(old, new))

    assert error.where == where
    assert complaint in error.problem


@pytest.mark.clause("RV-3.5")
@pytest.mark.parametrize("face", [1, 6])
def test_rv_3_5_an_object_may_look_at_any_face(face: int) -> None:
    text = changed("faces = [1],", f"faces = [{face}],")

    assert load(text, FILE).text == text


@pytest.mark.clause("RV-3.3", "RR-11")
def test_rr_11_the_last_band_may_begin_at_the_highest_value() -> None:
    skill = load(changed("{ from = 5, gain", "{ from = 12, gain"), FILE).skills[CHARACTER_NAMES.index("builder")]

    assert skill[11] == skill[3]
    assert skill[12] == DATA.skills[CHARACTER_NAMES.index("builder")][5]


@pytest.mark.clause("RV-4.3")
def test_rv_4_3_food_may_rise_in_the_last_box() -> None:
    due = load(changed("{ from = 18, due = 3 }", "{ from = 25, due = 3 }"), FILE).food_due[0]

    assert due[24:] == [2, 3]


@pytest.mark.clause("RV-1.2")
@pytest.mark.parametrize("copies", ["[1, 2, 1]", "[2, 0, 2]", "[2, 1, 0]"])
def test_rv_1_2_a_rat_for_each_player_must_be_there(copies: str) -> None:
    rats = TEXT.index("copies", TEXT.index('name = "rat"'))
    other = TEXT[:rats] + TEXT[rats:].replace("[2, 1, 1]", copies, 1)
    total = 32 + sum(int(digit) for digit in copies if digit.isdigit())
    error = problem(other.replace("creatures = 36", f"creatures = {total}"))

    assert error.where == "creature 'rat'"
    assert error.problem == f"copies = {copies}, expected one for each of 2, 3 and 4 players at least"


@pytest.mark.clause("RV-1.6")
def test_rv_1_6_an_object_without_a_copy_is_none() -> None:
    error = problem(changed(TABLET, TABLET + "copies = 0\n").replace("objects = 32", "objects = 31"))

    assert (error.where, error.problem) == ("object 'tablet'", "copies = 0, expected 1 or more")


def test_two_payments_on_one_card_are_one_too_many() -> None:
    pay = '{ kind = "pop_pay", pay = { scrap = 1 }, amount = 1 }'
    error = problem(changed(f"effects = [{pay}]", f"effects = [{pay}, {pay}]"))

    assert error.where == "building 'shanty_row'"
    assert error.problem == "more than one payment, expected one at the most"


def test_more_mandatory_characters_than_dice() -> None:
    text = TEXT
    for name in ("preacher", "ragged_boy", "fighter"):
        text = text.replace(f'[[character]]\nname = "{name}"\n', f'[[character]]\nname = "{name}"\nmandatory = true\n')
    error = problem(text)

    assert error.problem == "more than 4 are mandatory, but there are 4 dice"


def test_a_cost_that_nobody_can_pay() -> None:
    start = TEXT.index("[[loot]]")
    text = TEXT[:start] + TEXT[start:].replace("food = ", "population = ").replace(", population = 1 }", " }")
    error = problem(text.replace("{ population = 1, population = 1 }", "{ population = 2 }"))

    assert error.where == "building 'canteen', pop_pay"
    assert error.problem == "pay asks for food, which no loot and no skill gives"


def test_cards_can_be_shown_as_the_file_describes_them() -> None:
    cards = cards_in(DATA)

    assert [card.name for card in cards] == DATA.cards
    assert [card.die for card in cards] == DATA.die


def test_another_data_file_makes_another_game() -> None:
    game = RATVILLE.with_data(changed("goal = 20", "goal = 15"), FILE)

    assert game.data.goals == [15, 24]
    assert not game.is_default_data
    assert game.data_sha256 != RATVILLE.data_sha256


def test_the_same_data_file_makes_the_same_game() -> None:
    assert RATVILLE.with_data(TEXT, FILE).is_default_data


@pytest.mark.clause("RV-6.2")
def test_rv_6_2_only_two_sided_types_can_be_listed() -> None:
    faces = next(option for option in RATVILLE.option_list if option.name == "building_faces")

    assert faces.accepts("turret,dormitory")
    assert not faces.accepts("canteen")


def test_the_rules_tell_the_same_number_of_rounds() -> None:
    rules = Path(__file__).parents[3] / "src" / "rathaus" / "games" / "ratville" / "rules.en.md"

    assert f"after {DATA.rounds} rounds" in rules.read_text("utf-8")
