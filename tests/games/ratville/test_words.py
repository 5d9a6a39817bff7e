"""Everything that Ratville asks, offers and shows can be said."""

import pytest

from rathaus.core.match import Match
from rathaus.core.view import Decision, SpelledOption
from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville import action_events as ratville
from rathaus.games.ratville.achievements import ACHIEVEMENT_NAMES
from rathaus.games.ratville.components import CHARACTER_NAMES, GAIN_NAMES, KIND_NAMES
from rathaus.words import Words, languages
from tests.test_words import say_match

STEPS = """return-objects plan use-cards preach take-loot build make-object discard-object assign-creature take-creature
    eliminate spread-damage"""
VERBS = """return assign pass use use-for preach take skill build make discard send creature eliminate damage"""
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages(RATVILLE))


def words() -> Words:
    return Words(RATVILLE, "en", ["Ines", "Bruno", "Quark"])


@EVERY_LANGUAGE
def test_every_question_and_every_answer_can_be_said(language: str) -> None:
    prompts, verbs = set(STEPS.split()), set(VERBS.split())
    for number in range(10):
        options = {"building_faces": "mixed", "mandatory_characters": "false" if number % 2 else "true"}
        said = say_match(Words(RATVILLE, language), Match(RATVILLE, 4, options, f"said {number}"))
        assert said[0] <= set(STEPS.split())
        assert said[1] <= set(VERBS.split())
        prompts -= said[0]
        verbs -= said[1]
        if not prompts and not verbs:
            return

    pytest.fail(f"never asked: {prompts}, never offered: {verbs}")


@EVERY_LANGUAGE
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    data = RATVILLE.data
    ids = [*data.cards, *data.creatures, *data.loot, *CHARACTER_NAMES[1:], *GAIN_NAMES, *ACHIEVEMENT_NAMES]
    names = [Words(RATVILLE, language).name(thing) for thing in ids]

    assert len(set(names)) == len(ids)


@EVERY_LANGUAGE
def test_every_kind_of_effect_and_every_achievement_is_explained(language: str) -> None:
    said = Words(RATVILLE, language)
    parts = {"amount": 1, "pay": "1S", "gain": "1F", "one_of": "S/M", "faces": "1/2"}
    effects = [said.say(f"effect-{kind}", **parts) for kind in KIND_NAMES]
    abouts = [said.say(f"about-{name}") for name in ACHIEVEMENT_NAMES]

    assert len(set(effects)) == len(KIND_NAMES)
    assert len(set(abouts)) == len(ACHIEVEMENT_NAMES)


def test_resources_are_counted_in_words() -> None:
    taken = ratville.LootTaken(seat=1, box=2, gained={"scrap": 2, "food": 1})

    assert words().event(taken) == "Bruno takes box 2: 2 scrap metal, 1 food."


def test_what_costs_nothing_is_said_so() -> None:
    used = ratville.CardUsed(seat=0, card="big_rucksack", paid={}, gained={"value": 2})

    assert words().event(used) == "Ines uses the Big Rucksack: pays nothing, gets 2 on the die."


def test_damage_on_a_creature_is_mentioned_where_there_is_any() -> None:
    said = [words().option(SpelledOption(0, "eliminate", {"creature": "toad", "wounds": wounds})) for wounds in (0, 2)]

    assert said == ["Bloated Toad", "Bloated Toad (damage 2)"]


def test_a_creature_is_sent_to_a_player_by_name() -> None:
    assert words().option(SpelledOption(0, "send", {"creature": "bat", "player": "C"})) == "Sewer Bat → Quark"


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        ("reveal", "Your character is revealed. Do you use an object?"),
        ("growth", "Your town grows. Do you use a card for more people?"),
    ],
)
def test_the_moment_decides_how_one_is_asked(moment: str, said: str) -> None:
    assert words().prompt(Decision("use-cards", {"moment": moment}, [])) == said
