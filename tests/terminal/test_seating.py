"""Who sits where at the terminal."""

from pathlib import Path

import pytest

from rathaus.bots import mind_of
from rathaus.bots.checking import check_bots
from rathaus.bots.levels import is_compiled
from rathaus.bots.names import bot_names
from rathaus.core.errors import SetupError
from rathaus.core.export import decode, verify
from rathaus.core.seats import LETTERS
from rathaus.games import GAMES
from rathaus.terminal.seating import bot_for, seated
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


def test_what_bots_answered_at_the_terminal_can_be_computed_again(tmp_path: Path) -> None:
    session = seated(GAMES["rattus"], 3, {}, bots=["rat", "old-rat"], seed="again").session
    while decision := session.view().decision:
        session.answer(decision.options[0].action)
    session.save(tmp_path / "match.json")
    record = decode((tmp_path / "match.json").read_bytes())

    verify(record, GAMES["rattus"])
    assert [bot.level for bot in record.bots] == ["person", "rat", "old-rat"]
    assert {(line.seat, line.by) for line in record.log} == {(0, ""), (1, "bot"), (2, "bot")}
    checked = check_bots(record, GAMES["rattus"])
    assert (checked.wrong, checked.stand_ins) == ([], 0)
    assert checked.right == sum(line.seat != 0 for line in record.log)


def test_where_rules_run_interpreted_bots_at_the_terminal_think_less() -> None:
    bot = bot_for(GAMES["ratland"], 4, "rat-king", "seed")

    assert bot.mind == mind_of(GAMES["ratland"], 4, "rat-king", is_slow=not is_compiled())
