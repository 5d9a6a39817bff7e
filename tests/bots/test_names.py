"""Names of bots: enough of them, short, and never somebody else's."""

from collections import Counter

from rathaus.bots.names import bot_names, free_name, with_bots
from rathaus.core.rng import fast
from rathaus.core.seats import LETTERS
from rathaus.games import GAMES
from rathaus.words import Words, languages


def test_every_seat_has_five_names_that_begin_with_its_letter() -> None:
    assert Counter(name[0] for name in bot_names()) == dict.fromkeys(LETTERS, 5)
    assert len({name.casefold() for name in bot_names()}) == 60


def test_names_fit_the_terminal_and_every_language() -> None:
    assert [name for name in bot_names() if len(name) > 7 or not name.isascii() or not name.isalpha()] == []


def test_no_bot_is_called_like_a_person_whose_name_the_house_suggests() -> None:
    game = GAMES["ratland"]
    suggested = {name for language in languages(game) for name in Words(game, language).say("seat-names").split()}

    assert suggested.isdisjoint(bot_names())


def test_a_whole_table_has_different_names_and_people_keep_theirs() -> None:
    names = with_bots(["juno", "Ada"], 10, fast("table"))

    assert names[:2] == ["juno", "Ada"]
    assert "".join(name[0] for name in names[2:]) == LETTERS[2:]
    assert len({name.casefold() for name in names}) == 12


def test_names_are_drawn() -> None:
    assert len({free_name(1, [], fast(f"table {number}")) for number in range(50)}) == 5


def test_a_bot_takes_any_name_where_all_with_its_letter_are_taken() -> None:
    taken = [name.upper() for name in bot_names() if name[0] == "B"]

    name = free_name(1, taken, fast("table"))

    assert name in bot_names()
    assert name[0] != "B"
