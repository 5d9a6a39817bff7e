"""Everything that Ratville asks, offers and shows can be said."""

import re
from importlib.resources import files

import pytest

from rathaus.bots import make_bot
from rathaus.core.match import Match
from rathaus.core.view import Decision, SpelledOption
from rathaus.games.ratville import RATVILLE, creature_events
from rathaus.games.ratville import action_events as ratville
from rathaus.games.ratville.achievements import ACHIEVEMENT_NAMES
from rathaus.games.ratville.components import CHARACTER_NAMES, CORROSIVE, GAIN_NAMES, KIND_NAMES
from rathaus.games.ratville.data import cards_in
from rathaus.terminal.ratville_cards import Cards
from rathaus.terminal.ratville_town import HALF, SLOT, WIDTH
from rathaus.words import Words, languages
from tests.test_words import say_match

STEPS = """return-objects plan use-cards preach take-loot build make-object discard-object assign-creature take-creature
    eliminate trap spread-damage pay-for-people"""
VERBS = """return assign pass use use-for preach take skill build make discard send creature eliminate damage"""
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages(RATVILLE))


def words(language: str = "en") -> Words:
    return Words(RATVILLE, language, ["Ines", "Bruno", "Quark"])


def test_ratville_speaks_four_languages() -> None:
    assert languages(RATVILLE) == ["de", "en", "es", "fr"]


@EVERY_LANGUAGE
def test_every_question_and_every_answer_can_be_said(language: str) -> None:
    prompts, verbs = set(STEPS.split()), set(VERBS.split())
    for number in range(30):
        options = {"building_faces": "mixed", "mandatory_characters": "false" if number % 2 else "true"}
        match = Match(RATVILLE, 4, options, f"said {number}")
        said = say_match(Words(RATVILLE, language), match, make_bot("random" if number % 2 else "rat", "said"))
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


# What the terminal has room for.


@EVERY_LANGUAGE
def test_every_resource_and_the_creatures_have_a_letter_of_their_own(language: str) -> None:
    said = words(language)
    letters = [*[said.say(f"letter-{name}") for name in GAIN_NAMES], said.say("table-beasts")]

    assert {len(letter) for letter in letters} == {1}
    assert len(set(letters)) == len(letters)


@EVERY_LANGUAGE
def test_characters_fit_under_their_dice_and_can_be_told_apart_by_three_letters(language: str) -> None:
    said = words(language)
    names = CHARACTER_NAMES[1:]

    assert [name for name in names if len(said.short(name)) > SLOT - 2] == []
    assert len({said.name(name)[:3] for name in names}) == len({said.short(name)[:3] for name in names}) == len(names)


@EVERY_LANGUAGE
def test_cards_and_their_effects_fit_into_a_line(language: str) -> None:
    said, cards = words(language), Cards(words(language), RATVILLE.data, cards_in(RATVILLE.data))

    assert [card for card in RATVILLE.data.cards if len(said.short(card)) > 17] == []
    assert [card for card in RATVILLE.data.cards if len(cards.effects(card)) > WIDTH - 33] == []


@EVERY_LANGUAGE
def test_the_life_and_the_damage_of_creatures_fit_into_half_a_line(language: str) -> None:
    said, data = words(language), RATVILLE.data
    bites = ["S" if special == CORROSIVE else damage for damage, special in zip(data.damage, data.special, strict=True)]
    lines = [
        f"{said.short(name)} {said.say('table-strength', life=life, damage=bite)}"
        for name, life, bite in zip(data.creatures, data.life, bites, strict=True)
    ]

    assert [line for line in lines if len(line) > HALF - 1] == []


@EVERY_LANGUAGE
def test_headings_fit_beside_their_cards_and_hunger_beside_the_town(language: str) -> None:
    said = words(language)
    hunger = f"{said.say('table-people', people=30)} · {said.say('table-hungry', due=3)}"

    assert [key for key in ("centre", "town-cards", "objects") if len(said.say(f"table-{key}")) > 8] == []
    assert len(hunger) <= 24


# Sentences.


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Bruno takes box 2: 2 scrap metal, 1 food."),
        ("es", "Bruno se lleva la casilla 2: 2× chatarra, 1× comida."),
        ("de", "Bruno nimmt Feld 2: 2× Schrott, 1× Nahrung."),
        ("fr", "Bruno prend la case 2\N{NO-BREAK SPACE}: 2× ferraille, 1× nourriture."),
    ],
)
def test_resources_are_counted_in_words(language: str, said: str) -> None:
    taken = ratville.LootTaken(seat=1, box=2, gained={"scrap": 2, "food": 1})

    assert words(language).event(taken) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ines uses the Big Rucksack: pays nothing, gets 2 on the die."),
        ("es", "Ines usa «Mochila grande»: recibe 2× punto de dado a cambio de nada."),
        ("de", "Ines nutzt „Großer Rucksack“: zahlt nichts, bekommt 2× Würfelpunkt."),
        ("fr", "Ines utilise « Gros sac à dos » : reçoit 2× point de dé contre rien."),
    ],
)
def test_what_costs_nothing_is_said_so(language: str, said: str) -> None:
    used = ratville.CardUsed(seat=0, card="big_rucksack", paid={}, gained={"value": 2})

    assert words(language).event(used).replace("\N{NO-BREAK SPACE}", " ") == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("es", ["Ines deja en paz al Sapo hinchado.", "Ines deja en paz a la Rata alfa."]),
        ("de", ["Ines verschont die Blähkröte.", "Ines verschont die Alpharatte."]),
        ("fr", ["Ines épargne le Crapaud bouffi.", "Ines épargne le Rat alpha."]),
    ],
)
def test_creatures_have_the_article_of_their_gender(language: str, said: list[str]) -> None:
    spared = [creature_events.CreatureSpared(seat=0, creature=creature) for creature in ("toad", "alpha_rat")]

    assert [words(language).event(event) for event in spared] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("es", ["Ines revela al Niño harapiento con un 4.", "Ines revela al Cazador con un 4."]),
        ("de", ["Ines deckt den Lumpenjungen mit einer 4 auf.", "Ines deckt den Jäger mit einer 4 auf."]),
        ("fr", ["Ines révèle l’Enfant en haillons avec un 4.", "Ines révèle le Chasseur avec un 4."]),
    ],
)
def test_characters_are_declined(language: str, said: list[str]) -> None:
    revealed = [
        ratville.CharacterRevealed(seat=0, character=character, slot=1, die=4) for character in ("ragged_boy", "hunter")
    ]

    assert [words(language).event(event) for event in revealed] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Bloated Toad", "Bloated Toad (damage 2)"]),
        ("es", ["Sapo hinchado", "Sapo hinchado (daño 2)"]),
        ("de", ["Blähkröte", "Blähkröte (Schaden 2)"]),
        ("fr", ["Crapaud bouffi", "Crapaud bouffi (dégâts\N{NO-BREAK SPACE}: 2)"]),
    ],
)
def test_damage_on_a_creature_is_mentioned_where_there_is_any(language: str, said: list[str]) -> None:
    options = [SpelledOption(0, "eliminate", {"creature": "toad", "wounds": wounds}) for wounds in (0, 2)]

    assert [words(language).option(option) for option in options] == said


def test_a_creature_is_sent_to_a_player_by_name() -> None:
    assert words().option(SpelledOption(0, "send", {"creature": "bat", "player": "C"})) == "Sewer Bat → Quark"


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        ("reveal", "Your Collector is revealed. Do you use an object?"),
        ("hunt", "Before you deal damage: do you pay for more?"),
    ],
)
def test_the_moment_decides_how_one_is_asked(moment: str, said: str) -> None:
    assert words().prompt(Decision("use-cards", {"moment": moment, "character": "collector"}, [])) == said


@pytest.mark.clause("RV-3.5")
@pytest.mark.parametrize(
    ("extra", "said"),
    [
        (0, "7 damage left. How much does the Bloated Toad take? It has 5 life left."),
        (2, "7 damage left, 2 of it optional (from objects). How much does the Bloated Toad take? It has 5 life left."),
    ],
)
def test_rv_3_5_a_question_says_how_much_damage_need_not_be_dealt(extra: int, said: str) -> None:
    asked = Decision("spread-damage", {"creature": "toad", "life": 5, "damage": 7, "extra": extra}, [])

    assert words().prompt(asked) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Your Geek has a 5. Does he make an object, or use his skill: +1 scrap metal +1 module?"),
        ("es", "Tu Friki tiene un 5. ¿Fabrica un objeto, o usa su habilidad: +1 chatarra +1 módulo?"),
        (
            "de",
            "Dein Tüftler hat eine 5. Bastelt er einen Gegenstand, oder nutzt er seine Fähigkeit: +1 Schrott +1 Modul?",
        ),
        ("fr", "Ton Geek a un 5. Fabrique-t-il un objet, ou utilise-t-il sa compétence : +1 ferraille +1 module ?"),
    ],
)
def test_what_a_skill_gives_is_said_in_words(language: str, said: str) -> None:
    asked = Decision("make-object", {"value": 5, "scrap": 1, "mechanism": 0, "module": 1, "food": 0}, [])

    assert words(language).prompt(asked).replace("\N{NO-BREAK SPACE}", " ") == said


@EVERY_LANGUAGE
def test_the_help_follows_the_options_of_the_table(language: str) -> None:
    usual = words(language).say("rules-summary", goal=20, must="yes")
    free = words(language).say("rules-summary", goal=24, must="no")

    assert "20" in usual
    assert "24" in free
    assert (words(language).name("hunter") in usual, words(language).name("hunter") in free) == (True, False)


@pytest.mark.parametrize(("language", "other"), [("es", r"\bturnos?\b"), ("fr", r"\btours?\b")])
def test_a_round_is_called_the_same_everywhere(language: str, other: str) -> None:
    texts = [
        (files(RATVILLE.package) / name).read_text("utf-8") for name in (f"text.{language}.ftl", f"rules.{language}.md")
    ]

    assert [line for text in texts for line in text.splitlines() if re.search(other, line)] == []


@EVERY_LANGUAGE
def test_sources_are_told_in_a_few_sentences(language: str) -> None:
    said = words(language).say("sources")

    assert 2 <= said.count(". ") + 1 <= 4
