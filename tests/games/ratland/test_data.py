"""RL-1: the data file, and how its mistakes are named."""

import pytest

from rathaus.core.errors import DataError
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.checks import EVENT_EFFECTS
from rathaus.games.ratland.components import COLOUR_NAMES, EFFECT_NAMES
from rathaus.games.ratland.data import load
from rathaus.games.ratland.events import BagFilled
from tests.games.ratland.builder import sewers

FILE = "house.toml"
CARD_9 = """
[[food.card]]
number = 9
dump = { yellow = 4, white = 8 }
city = { yellow = 2, orange = 4, white = 4, black = 2 }
field = { yellow = 8, black = 2, blue = 2 }
"""
FOOD = """
6Y 6W | 3Y 3O 4W 2P | 6Y 3W 3B
7Y 5W | 2Y 3O 5W 2K | 5Y 2O 5B
5Y 7W | 5O 2W 2K 3P | 7Y 3K 2B
9Y 3K | 2Y 3O 5W 2P | 5Y 2W 5B
6Y 6W | 6O 2W 2K 2P | 5Y 2O 5B
7Y 5W | 3Y 4O 2W 3P | 7Y 3W 2B
5Y 7W | 1Y 6O 2K 3P | 6Y 5W 1K
8Y 4W | 6Y 2O 3K 1P | 6O 4W 2K
4Y 8W | 2Y 4O 4W 2K | 8Y 2K 2B
"""


def changed(old: str, new: str) -> str:
    """The data file of the box with one text replaced."""
    assert RATLAND.data_text.count(old) == 1
    return RATLAND.data_text.replace(old, new)


def spelled(bag: dict[str, int]) -> str:
    """`6Y 6W`: what is in a bag, with K for black."""
    letters = dict(zip(COLOUR_NAMES, "YOWKPB", strict=True))
    return " ".join(f"{count}{letters[colour]}" for colour, count in bag.items())


def problem(text: str) -> DataError:
    """What is wrong with a data file."""
    with pytest.raises(DataError) as caught:
        load(text, FILE)
    assert caught.value.file == FILE
    return caught.value


@pytest.mark.clause("RL-1.2")
def test_rl_1_2_the_box_holds_one_hundred_and_fifteen_rats() -> None:
    assert RATLAND.data.rats == 115


@pytest.mark.clause("RL-1.3")
@pytest.mark.parametrize("line", ["yellow = 44", "orange = 11", "white = 11", "black = 4", "purple = 4", "blue = 6"])
def test_rl_1_3_so_many_pieces_of_each_colour(line: str) -> None:
    assert f"\n{line}\n" in RATLAND.data_text


@pytest.mark.clause("RL-1.5")
def test_rl_1_5_five_starting_events_eight_final_ones_and_the_end() -> None:
    data = RATLAND.data

    assert (data.starting_events, len(data.events), data.finals_played) == (5, 14, 4)
    assert data.events[data.end_of_game] == "end-of-game"


@pytest.mark.clause("RL-1.6")
@pytest.mark.parametrize(("number", "line"), list(enumerate(FOOD.strip().splitlines(), start=1)))
def test_rl_1_6_the_food_cards(number: int, line: str) -> None:
    flow = sewers(4, ["cheese"], past_food=[str(number)], A={"dump": 1, "city": 1, "field": 1})
    told = flow.listen()
    flow.settle()

    bags = [event.pieces for event in told if isinstance(event, BagFilled)]
    assert " | ".join(spelled(bag) for bag in bags) == line


@pytest.mark.clause("RL-1.6")
@pytest.mark.parametrize("line", FOOD.strip().splitlines())
def test_rl_1_6_every_area_holds_twelve_pieces(line: str) -> None:
    areas = [[int(pieces[:-1]) for pieces in area.split()] for area in line.split(" | ")]

    assert [sum(area) for area in areas] == [12, 12, 12]


def test_a_wrong_total_of_rats() -> None:
    error = problem(changed("single = 55", "single = 54"))

    assert error.where == "rats"
    assert error.problem == "single and double tokens make 114 rats, expected total = 115"


@pytest.mark.parametrize("rats", [0, -1, 20])
def test_more_rats_at_the_start_than_the_box_holds_or_none(rats: int) -> None:
    error = problem(changed("rats = 7\n", f"rats = {rats}\n"))

    assert error.where == "start"
    assert error.problem == f"rats = {rats} for each of 6 players, but the box holds 115"


def test_less_than_no_cheese_at_the_start() -> None:
    error = problem(changed("cheese = 2\n", "cheese = -2\n"))

    assert str(error) == "house.toml: start: cheese = -2, expected 0 or more"


def test_an_unknown_colour_in_the_box() -> None:
    error = problem(changed("blue = 6\n", "green = 6\n"))

    assert error.where == "cheese"
    assert error.problem == f"unknown colour 'green', expected one of {', '.join(COLOUR_NAMES)}"


def test_an_unknown_colour_on_a_card() -> None:
    error = problem(changed("dump = { yellow = 9, black = 3 }", "dump = { yellow = 9, brown = 3 }"))

    assert error.where == "food card 4, dump"
    assert error.problem == f"unknown colour 'brown', expected one of {', '.join(COLOUR_NAMES)}"


def test_a_negative_number_of_pieces() -> None:
    error = problem(changed("dump = { yellow = 9, black = 3 }", "dump = { yellow = 15, black = -3 }"))

    assert str(error) == "house.toml: food card 4, dump: black = -3, expected 0 or more"


def test_an_area_that_does_not_add_up() -> None:
    error = problem(changed("dump = { yellow = 8, white = 4 }", "dump = { yellow = 8, white = 3 }"))

    assert str(error) == "house.toml: food card 8, dump: the pieces add up to 11, expected 12"


def test_a_missing_card() -> None:
    error = problem(changed(CARD_9.strip(), ""))

    assert str(error) == "house.toml: food card 9: missing, expected cards 1 to 9"


def test_the_first_card_missing() -> None:
    error = problem(changed("number = 1\n", "number = 10\n"))

    assert str(error) == "house.toml: food card 1: missing, expected cards 1 to 9"


def test_a_card_that_is_there_twice() -> None:
    error = problem(RATLAND.data_text + CARD_9)

    assert error.where == "food"
    assert error.problem == "the cards are [1, 2, 3, 4, 5, 6, 7, 8, 9, 9], expected 1 to 9 once each"


def test_an_event_that_is_listed_twice() -> None:
    error = problem(changed('"drunk"', '"abundance"'))

    assert str(error) == "house.toml: events: 'abundance' is listed 2 times, expected once"


@pytest.mark.parametrize("finals", [-1, 9])
def test_more_finals_than_there_are_or_less_than_none(finals: int) -> None:
    error = problem(changed("finals_played = 4", f"finals_played = {finals}"))

    assert str(error) == f"house.toml: events: finals_played = {finals}, expected 0 to 8"


@pytest.mark.clause("RL-13.1")
def test_rl_13_1_twelve_clans() -> None:
    assert len(RATLAND.data.clans) == 12
    assert [len(side) for side in RATLAND.data.clan_effects] == [12, 12]


def test_every_effect_is_on_some_card() -> None:
    data = RATLAND.data
    cards = [*data.event_effects, *data.clan_effects[0], *data.clan_effects[1]]

    assert [sum(amounts) > 0 for amounts in zip(*cards, strict=True)] == [True] * len(EFFECT_NAMES)


def test_an_unknown_effect_of_an_event() -> None:
    error = problem(changed("cheese-for-all = 1", "cheese-for-nobody = 1"))

    assert error.where == "event 'abundance'"
    assert error.problem == f"unknown effect 'cheese-for-nobody', expected one of {', '.join(EVENT_EFFECTS)}"


@pytest.mark.parametrize("amount", [0, -1])
def test_an_effect_of_an_event_that_amounts_to_nothing(amount: int) -> None:
    error = problem(changed("breeders-defend = 3", f"breeders-defend = {amount}"))

    assert str(error) == f"house.toml: event 'locked-and-loaded': breeders-defend = {amount}, expected 1 or more"


def test_an_event_without_effects() -> None:
    error = problem(changed('{ name = "drunk", effects = { most-give-to-fewest = 1 } }', '{ name = "drunk" }'))

    assert error.where.startswith("events.final[")
    assert error.problem == "Object missing required field `effects`"


def test_an_unknown_effect_of_a_clan_s_first_side() -> None:
    error = problem(changed("first = { foresee-event = 1 }", "first = { foresee-all = 1 }"))

    assert error.where == "clan 'seer', first side"
    assert error.problem.startswith("unknown effect 'foresee-all', expected one of more-at-the-dump")


def test_an_effect_of_an_event_is_none_of_a_clan() -> None:
    error = problem(changed("first = { foresee-event = 1 }", "first = { attack-bonus = 1 }"))

    assert error.problem.startswith("unknown effect 'attack-bonus'")


def test_a_piece_is_worth_two_cheese_at_the_most() -> None:
    error = problem(changed("second = { purple-is-cheese = 2 }", "second = { purple-is-cheese = 3 }"))

    assert str(error) == "house.toml: clan 'mutant', second side: purple-is-cheese = 3, expected 2 at the most"


def test_an_effect_of_a_clan_s_second_side_that_amounts_to_nothing() -> None:
    error = problem(changed("defence-bonus = 2", "defence-bonus = 0"))

    assert str(error) == "house.toml: clan 'warrior', second side: defence-bonus = 0, expected 1 or more"


def test_a_clan_that_is_listed_twice() -> None:
    error = problem(changed('name = "seer"', 'name = "ninja"'))

    assert str(error) == "house.toml: clan: 'ninja' is listed 2 times, expected once"


def test_fewer_clans_than_six_players_need() -> None:
    text = RATLAND.data_text
    start, end = text.index('[[clan]]\nname = "seer"'), text.index("[feeding]")
    error = problem(text[:start] + text[end:])

    assert str(error) == "house.toml: clan: 11 clans, expected at least 12: two cards for each of 6 players"


def test_a_clan_without_a_second_side() -> None:
    error = problem(changed("second = { birth-always = 1 }\n", ""))

    assert error.where.startswith("clan[")
    assert error.problem == "Object missing required field `second`"


def test_feeding_lines_out_of_order() -> None:
    error = problem(changed("{ rats = 9, cheese = 3 }", "{ rats = 5, cheese = 3 }"))

    assert str(error) == "house.toml: feeding: rats = 5 comes after 6, expected more each line"


def test_more_rats_that_cost_less() -> None:
    error = problem(changed("{ rats = 9, cheese = 3 }", "{ rats = 9, cheese = 0 }"))

    assert str(error) == "house.toml: feeding: 9 rats cost 0, expected at least 1"


def test_no_feeding_line_at_all() -> None:
    text = RATLAND.data_text
    start, end = text.index("costs = ["), text.index("]\n\n# RL-1.6")
    error = problem(f"{text[:start]}costs = []{text[end + 1 :]}")

    assert str(error) == "house.toml: feeding: costs is empty, expected at least one line"


def test_an_unknown_field() -> None:
    error = problem(changed("beyond = 1\n", "beyond = 1\nabove = 1\n"))

    assert error.where == "feeding"
    assert "unknown field `above`" in error.problem


def test_a_missing_field() -> None:
    error = problem(changed('end = "end-of-game" # RL-11.10\n', ""))

    assert error.where == "events"
    assert "missing required field `end`" in error.problem


def test_an_unknown_table() -> None:
    error = problem(RATLAND.data_text + "\n[mice]\ntotal = 3\n")

    assert error.where == "top level"
    assert "unknown field `mice`" in error.problem


def test_a_value_of_the_wrong_type() -> None:
    error = problem(changed("single = 55", 'single = "many"'))

    assert error.where == "rats.single"
    assert error.problem == "Expected `int`, got `str`"


def test_a_card_with_a_value_of_the_wrong_type() -> None:
    error = problem(changed("dump = { yellow = 9, black = 3 }", "dump = { yellow = 9, black = true }"))

    assert error.where.startswith("food.card")
    assert error.problem == "Expected `int`, got `bool`"


def test_what_is_not_toml() -> None:
    error = problem(changed("[rats]", "[rats"))

    assert error.where == "not TOML"
    assert "line 12" in error.problem


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("{ rats = 9, cheese = 3 }", "{ rats = 7, cheese = 3 }"),
        ("{ rats = 9, cheese = 3 }", "{ rats = 9, cheese = 1 }"),
        ("dump = { yellow = 9, black = 3 }", "dump = { yellow = 12, black = 0 }"),
        ("finals_played = 4", "finals_played = 0"),
        ("cheese = 2\n", "cheese = 0\n"),
        ("rats = 7\n", "rats = 19\n"),
        ("breeders-defend = 3", "breeders-defend = 1"),
        ("effects = { put-back = 1 }", "effects = {}"),
    ],
)
def test_what_is_just_right_is_read(old: str, new: str) -> None:
    text = changed(old, new)

    assert load(text, FILE).text == text


def test_another_data_file_makes_another_game() -> None:
    game = RATLAND.with_data(changed("cheese = 2\n", "cheese = 5\n"), FILE)

    assert game.data.start_cheese == 5
    assert not game.is_default_data
    assert game.data_sha256 != RATLAND.data_sha256


def test_the_same_data_file_makes_the_same_game() -> None:
    game = RATLAND.with_data(RATLAND.data_text, FILE)

    assert game.is_default_data
    assert game.data_sha256 == RATLAND.data_sha256


@pytest.mark.clause("RL-1.2")
def test_rl_1_2_all_tokens_may_be_single_ones() -> None:
    assert load(changed("single = 55\ndouble = 30", "single = 115\ndouble = 0"), FILE).rats == 115


@pytest.mark.parametrize(
    ("old", "new", "where", "complaint"),
    [
        ("single = 55\ndouble = 30", "single = -5\ndouble = 60", "rats", "expected 0 or more of each"),
        ("{ rats = 3, cheese = 0 }", "{ rats = 3, cheese = -1 }", "feeding", "3 rats cost -1, expected at least 0"),
        ("beyond = 1", "beyond = -5", "feeding", "beyond = -5, expected 0 or more"),
        ("finals_played = 4", "finals_played = 8", "food", "9 cards, expected one for each of up to 13 turns"),
    ],
)
def test_what_could_not_be_played_is_refused(old: str, new: str, where: str, complaint: str) -> None:
    error = problem(changed(old, new))

    assert error.where == where
    assert complaint in error.problem
