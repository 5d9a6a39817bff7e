"""Everything that Rattus can ask and tell can be said."""

import re

import pytest

from rathaus.bots.random import Random
from rathaus.core.match import Match
from rathaus.core.rng import fast
from rathaus.games.rattus import RATTUS, card_events, events
from rathaus.terminal.rattus_map import NAME, NEAR, PEOPLE, PLAGUE, RATS, WIDTH
from rathaus.words import Words, languages

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages(RATTUS))
STEPS = """place-citizens act increase-population use-bonus take-card choose-rat move-rat look-at-rat swap-rats
    choose-source choose-target move-citizens save-citizen place-kept-citizens carry-from carry-to move-camel
    move-plague add-rat add-extra-rat lower-limits join flee act-finally place-finally choose-region choose-next-rat"""
VERBS = """place to from end increase take use move-plague bring card rat look swap leave move save stop plague add
    add-none lower keep join stay-away flee flee-nobody ravage reveal"""


@EVERY_LANGUAGE
def test_every_question_of_rattus_and_every_answer_can_be_said(language: str) -> None:
    words = Words(RATTUS, language)
    prompts, verbs = set(STEPS.split()), set(VERBS.split())
    for number in range(80):
        match = Match(RATTUS, 2 + number % 5, {"classes": "random"}, f"said {number}")
        mouse = Random(fast(f"said {number}"))
        while asked := match.position.asked():
            decision = RATTUS.see(match.position, asked[0]).decision
            assert decision is not None
            assert decision.prompt in STEPS.split()
            assert words.prompt(decision)
            assert words.waiting(decision.prompt, asked)
            assert all(words.option(option) for option in decision.options)
            match.act(asked[0], [mouse.choose(match.position, asked[0])])
            prompts.discard(decision.prompt)
            verbs -= {option.verb for option in decision.options}
        if not prompts and not verbs:
            return

    pytest.fail(f"never asked: {prompts}, never offered: {verbs}")


@EVERY_LANGUAGE
def test_regions_cards_and_signs_have_names_of_their_own(language: str) -> None:
    words = Words(RATTUS, language)
    data = RATTUS.data
    symbols = ["majority", "all", *data.classes]

    assert len({words.name(region) for region in data.regions}) == 17
    assert len({words.say(f"short-{region}") for region in data.regions}) == 17
    assert len({words.name(card) for card in data.cards}) == 13
    assert len({words.say(f"letter-{symbol}") for symbol in symbols}) == len(symbols)
    assert all(words.name(symbol) for symbol in symbols)


@EVERY_LANGUAGE
def test_every_card_is_explained_in_a_line(language: str) -> None:
    words = Words(RATTUS, language)
    finals = [f"final-{card}" for card in ("peasant", "queen", "knight", "soldier", "serf", "baker")]
    abouts = [words.say(f"about-{card}") for card in [*RATTUS.data.cards, *finals]]

    assert len(set(abouts)) == 19
    assert [about for about in abouts if len(about) > 82 or "\n" in about] == []


@EVERY_LANGUAGE
@pytest.mark.parametrize("reason", ["no-rats-left", "all-citizens-out", "longest-game"])
def test_why_the_game_ends_can_be_said(language: str, reason: str) -> None:
    assert Words(RATTUS, language).event(events.LastTurnEnded(seat=1, reason=reason))


# What is written where room is short.


@EVERY_LANGUAGE
def test_names_and_signs_fit_the_map_and_the_cards(language: str) -> None:
    words = Words(RATTUS, language)
    data = RATTUS.data
    letters = [words.say(f"letter-{symbol}") for symbol in ("majority", "all", *data.classes)]
    columns = [words.say(f"table-{key}") for key in ("map", "haven", "reserve", "held")]

    assert [letter for letter in letters if len(letter) > 2] == []
    assert {len(words.say(f"short-{region}")) for region in data.regions} == {2}
    assert [column for column in columns if len(column) > 5] == []
    assert [region for region in data.regions if len(words.name(region)) > RATS - NAME - 1] == []
    assert [card for card in data.cards if len(words.short(card)) > 13] == []


@EVERY_LANGUAGE
def test_headings_of_the_map_stand_apart(language: str) -> None:
    words = Words(RATTUS, language)
    heading = ""
    for x, key in ((NAME, "region"), (RATS, "rats"), (PEOPLE, "citizens"), (NEAR, "neighbours")):
        assert len(heading) <= x
        heading = heading.ljust(x) + words.say(f"table-{key}")

    assert len(heading.split()) == 4
    assert len(heading) <= WIDTH


@EVERY_LANGUAGE
def test_lines_beside_the_map_fit(language: str) -> None:
    say = Words(RATTUS, language).say
    signs = f"{PLAGUE} {say('table-plague')}  {say('table-legend-rats')}"
    left = [f"{say('table-rats-left', rats=rats)}  ·  {say('table-final')}" for rats in (0, 1, 48)]

    assert [line for line in [signs, *left] if len(line) > 43] == []


# Sentences.


@pytest.mark.parametrize(
    ("language", "struck", "spared"),
    [
        (
            "en",
            "Rat 2 of Italia: limit 3, 4 citizens. Outbreak: 2 all, 1 magic.",
            "Rat 2 of Italia: limit 3, but only 1 citizen. Nothing happens.",
        ),
        (
            "es",
            "Rata 2 de Italia: límite 3, 4 ciudadanos. Brote: 2× todos, 1× magia.",
            "Rata 2 de Italia: límite 3, pero solo 1 ciudadano. No pasa nada.",
        ),
        (
            "de",
            "Ratte 2 in Italia: Grenzwert 3, 4 Bürger. Ausbruch: 2× alle, 1× Zauberkunst.",
            "Ratte 2 in Italia: Grenzwert 3, aber nur 1 Bürger. Nichts geschieht.",
        ),
        (
            "fr",
            "Rat 2 en Italia\N{NO-BREAK SPACE}: seuil 3, 4 citoyens. Épidémie\N{NO-BREAK SPACE}: 2× tous, 1× magie.",
            "Rat 2 en Italia\N{NO-BREAK SPACE}: seuil 3, mais seulement 1 citoyen. Rien ne se passe.",
        ),
    ],
)
def test_a_rat_is_said_in_one_sentence(language: str, struck: str, spared: str) -> None:
    words = Words(RATTUS, language, ["Ines", "Bruno"])
    rat = events.PlagueBrokeOut(
        region="italia", rat=2, limit=3, symbols=["all", "magic", "all"], citizens=4, is_starting=False
    )
    harmless = events.PlagueSpared(region="italia", rat=2, limit=3, symbols=["all"], citizens=1, is_starting=False)

    assert words.event(rat) == struck
    assert words.event(harmless) == spared


@pytest.mark.parametrize(
    ("language", "moved", "taken"),
    [
        ("es", "de la Horda de Oro a Maghreb.", ["el Siervo", "la Bruja", "la carta de Boccaccio"]),
        ("de", "aus der Goldenen Horde in den Maghreb.", ["den Leibeigenen", "die Hexe", "Boccaccio"]),
        ("fr", "depuis la Horde d’Or vers le Maghreb.", ["le Serf", "la Sorcière", "Boccaccio"]),
    ],
)
def test_regions_and_cards_have_their_articles(language: str, moved: str, taken: list[str]) -> None:
    words = Words(RATTUS, language, ["Ines", "Bruno"])
    move = card_events.CitizensMoved(seat=0, source="golden_horde", target="maghreb", citizens=2)
    cards = [words.event(events.CardTaken(seat=0, card=card)) for card in ("serf", "witch", "boccaccio")]

    assert words.event(move).endswith(moved)
    assert [said.partition(" ")[2].partition(" ")[2] for said in cards] == [f"{card}." for card in taken]


def test_what_a_witch_saw_is_for_her_only() -> None:
    words = Words(RATTUS, "en", ["Ines", "Bruno"])
    seen = card_events.RatSeen(region="france", rat=1, limit=4, symbols=["majority"], audience=0)

    assert words.event(seen) == "Only you see it: rat 1 of France has limit 4 and shows 1 majority."
    assert not seen.is_heard_by(1)


@EVERY_LANGUAGE
def test_where_the_box_s_numbers_come_from_is_said_in_a_few_short_sentences(language: str) -> None:
    said = Words(RATTUS, language).say("sources")

    assert 2 <= len(re.findall(r"[.;](?= |$)", said)) <= 5
    assert "data.toml" in said
    assert "--set data=FILE" in said


@pytest.mark.parametrize(("language", "turn"), [("en", "turn 7"), ("es", "turno 7"), ("de", "Zug 7"), ("fr", "tour 7")])
def test_turns_are_counted(language: str, turn: str) -> None:
    words = Words(RATTUS, language)

    assert words.say("turn-counted", turn=7) == turn
    assert words.name("turn") == turn.partition(" ")[0]
