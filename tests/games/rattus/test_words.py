"""Everything that Rattus can ask and tell can be said."""

import pytest

from rathaus.bots.mouse import Mouse
from rathaus.core.match import Match
from rathaus.core.rng import fast
from rathaus.games.rattus import RATTUS, card_events, events
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
        mouse = Mouse(fast(f"said {number}"))
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


def test_a_rat_is_said_in_one_sentence() -> None:
    words = Words(RATTUS, "en", ["Ines", "Bruno"])
    rat = events.PlagueBrokeOut(region="italia", rat=2, limit=3, symbols=["all", "magic", "all"], citizens=4)
    spared = events.PlagueSpared(region="italia", rat=2, limit=3, symbols=["all"], citizens=1)

    assert words.event(rat) == "Rat 2 of Italia: limit 3, 4 citizens. Outbreak: 2 all, 1 magic."
    assert words.event(spared) == "Rat 2 of Italia: limit 3, but only 1 citizen. Nothing happens."


def test_what_a_witch_saw_is_for_her_only() -> None:
    words = Words(RATTUS, "en", ["Ines", "Bruno"])
    seen = card_events.RatSeen(region="france", rat=1, limit=4, symbols=["majority"], audience=0)

    assert words.event(seen) == "Only you see it: rat 1 of France has limit 4 and shows 1 majority."
    assert not seen.is_heard_by(1)
