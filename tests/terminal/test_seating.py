"""Who sits where at the terminal."""

import pytest

from rathaus.bots.names import bot_names
from rathaus.core.errors import SetupError
from rathaus.core.seats import LETTERS
from rathaus.games import GAMES
from rathaus.terminal.seating import seated
from rathaus.words import Words, languages

GAME = GAMES["ratland"]


def test_people_sit_first_and_bots_after_them() -> None:
    app = seated(GAME, 4, {"food_order": "ascending"}, bots=["mouse", "mouse"], seed="s")

    assert [seat.kind for seat in app.session.seats] == ["person", "person", "mouse", "mouse"]
    assert [seat.name for seat in app.session.seats[:2]] == ["Ada", "Bruno"]
    assert app.session.people == [0, 1]
    assert app.session.match.options["food_order"] == "ascending"


def test_bots_have_the_same_names_of_their_own_in_every_language() -> None:
    tables = [seated(GAME, 12, {}, bots=["rat"] * 11, seed="s", language=language) for language in languages(GAME)]
    bots = [[seat.name for seat in app.session.seats[1:]] for app in tables]

    assert set(bots[0]) <= set(bot_names())
    assert len(set(bots[0])) == 11
    assert "".join(name[0] for name in bots[0]) == LETTERS[1:]
    assert bots.count(bots[0]) == len(bots)
    assert tables[0].words.player(1) == bots[0][0]


@pytest.mark.parametrize("language", languages(GAME))
def test_names_begin_with_the_letters_of_the_seats(language: str) -> None:
    names = Words(GAME, language).say("seat-names").split()

    assert "".join(name[0] for name in names) == LETTERS
    assert all(len(name) <= 7 for name in names)


def test_somebody_has_to_be_a_person() -> None:
    with pytest.raises(SetupError, match="3 bots at a table for 3 leave no seat for a person"):
        seated(GAME, 3, {}, bots=["mouse"] * 3, seed="s")


def test_what_is_not_known_is_refused_in_a_sentence() -> None:
    with pytest.raises(SetupError, match="does not speak 'xx'"):
        seated(GAME, 3, {}, bots=["mouse"], seed="s", language="xx")
    with pytest.raises(SetupError, match="no bot 'cat'"):
        seated(GAME, 3, {}, bots=["cat"], seed="s")
