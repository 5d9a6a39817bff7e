"""Ratzzia in words: every event, question and answer; its names, and what they do."""

import pytest

from rathaus.bots import make_bot
from rathaus.core.events import Event
from rathaus.core.match import Match
from rathaus.core.view import Decision, SpelledOption
from rathaus.games.ratzzia import RATZZIA, events
from rathaus.games.ratzzia.components import REWARD_NAMES
from rathaus.words import Words, languages

NAMES = ["Ines", "Bruno", "Quark", "Odile", "Max"]
PROMPTS: dict[str, list[dict[str, int | str]]] = {
    "choose-turn": [{}],
    "mark-dice": [{"marked": marked} for marked in (0, 1, 3)],
    "roll-support": [{"dice": dice} for dice in (1, 3)],
    "place-dice": [{"dice": dice, "support": support} for dice in (0, 1, 5) for support in (0, 1, 2)],
    "choose-column": [{}],
    "choose-holder": [{}],
    "choose-candy": [{}],
    "name-candy": [{"times": times, "food": 7} for times in (1, 2)],
    "rob": [{}],
    "choose-side": [{}],
}
VERBS: dict[str, dict[str, int | str]] = {
    **{verb: {} for verb in ("roll", "pass", "mark-recovered", "reroll", "keep", "roll-support", "skip", "done")},
    **{verb: {"column": 3} for verb in ("take-back", "candy", "ana")},
    **{verb: {"value": 5} for verb in ("mark", "cat", "support-cat", "name")},
    **{verb: {"value": 5, "column": 6} for verb in ("place", "support")},
    **{verb: {"player": "B"} for verb in ("candy-from", "rob")},
    "candy-at": {"column": 5, "row": 2},
    "left": {},
    "right": {},
}
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages(RATZZIA))


def in_english() -> Words:
    return Words(RATZZIA, "en", NAMES)


@EVERY_LANGUAGE
def test_every_question_and_every_answer_can_be_said(language: str) -> None:
    words = Words(RATZZIA, language)
    questions = [words.prompt(Decision(step, args, [])) for step, several in PROMPTS.items() for args in several]
    answers = [words.option(SpelledOption(0, verb, args)) for verb, args in VERBS.items()]

    assert len(set(questions)) == len(questions)
    assert len(set(answers)) == len(answers)
    assert all(words.waiting(step, [1]) for step in PROMPTS)


@EVERY_LANGUAGE
@pytest.mark.parametrize("players", [2, 5])
def test_a_well_played_game_lacks_no_words(players: int, language: str) -> None:
    """Random games are said in `tests/test_words.py`, with those of all titles."""
    words = Words(RATZZIA, language)
    match = Match(RATZZIA, players, {}, "rats said")
    policies = [make_bot("rat", f"{seat}") for seat in range(players)]

    assert all(words.event(event) for event in match.opening)
    while asked := match.position.asked():
        decision = RATZZIA.see(match.position, asked[0]).decision
        assert decision is not None
        assert decision.prompt in PROMPTS
        assert {option.verb for option in decision.options} <= set(VERBS)
        assert words.prompt(decision)
        assert all(words.option(option) for option in decision.options)
        told = match.act(asked[0], [policies[asked[0]].choose(match.position, asked[0])])
        assert all(words.event(event) and words.chapter(event.clause) for event in told)


@EVERY_LANGUAGE
def test_rewards_and_tokens_have_names_and_rewards_are_explained_in_a_line(language: str) -> None:
    words = Words(RATZZIA, language)
    tokens = [name for name, _, _ in RATZZIA.data.tokens]
    names = [words.name(thing) for thing in [*REWARD_NAMES, *tokens, "sack", "cat"]]
    abouts = [words.say(f"about-{thing}") for thing in [*REWARD_NAMES, "accountant-two"]]
    lines = [words.say(f"about-{thing}") for thing in ABOUTS]

    assert len(set(names)) == 11
    assert len(set(abouts)) == 7
    assert [about for about in abouts if len(about) > 74] == []
    assert [line for line in lines if len(line) > 94] == []


ABOUTS = ["cat-grey", "cat-red", "cat-comes", "candy-die", "support-dice", "open-food"]


@EVERY_LANGUAGE
def test_signs_fit_above_their_columns_and_chapters_beside_the_log(language: str) -> None:
    words = Words(RATZZIA, language)
    signs = [words.say(f"{key}-{reward}", jar=99) for reward in REWARD_NAMES for key in ("sign", "gist")]

    assert [sign for sign in signs if len(sign) > 5] == []
    assert len(words.say("table-any")) <= 3
    assert all(len(words.chapter(f"RZ-{number}.1")) <= 8 for number in range(1, 13))
    assert len(words.say("table-cat-wants", value=6, left=5)) <= 53
    assert len(words.say("table-cat-waits")) <= 53


def test_every_event_belongs_to_a_chapter_of_the_rules() -> None:
    told = [event for event in Event.__subclasses__() if event.__module__ == events.__name__]

    assert len(told) == 32
    assert [event for event in told if not event.clause.startswith("RZ-")] == []


def test_what_the_cat_takes_is_counted() -> None:
    words = in_english()
    forced = [events.DiceForced(seat=1, value=5, dice=dice, is_support=False) for dice in (1, 2)]
    support = events.DiceForced(seat=1, value=5, dice=1, is_support=True)

    assert words.event(forced[0]) == "The cat wants every 5: 1 die of Bruno goes onto the red squares."
    assert words.event(forced[1]) == "The cat wants every 5: 2 dice of Bruno go onto the red squares."
    assert words.event(support) == "The cat wants every 5: 1 support die goes onto the red squares."


def test_what_comes_back_from_the_cat_may_be_rolled_again() -> None:
    said = [in_english().event(events.CatCame(seat=0, recovered=dice)) for dice in (0, 1, 4)]

    assert [sentence.partition("paid")[2] for sentence in said] == [
        ".",
        "; 1 may be rolled again.",
        "; 4 may be rolled again.",
    ]


def test_a_roll_is_read_die_by_die() -> None:
    rolled = events.DiceRolled(seat=0, values=[1, 1, 3, 5, 6])

    assert in_english().event(rolled) == "Ines rolls 1, 1, 3, 5, 6."


def test_nothing_paid_is_said_in_other_words() -> None:
    said = [in_english().event(events.JarOpened(seat=2, sausages=paid)) for paid in (0, 1, 5)]

    assert said == [
        "Quark opens the jar, but the bank is empty.",
        "Quark takes 1 sausage from the jar.",
        "Quark takes 5 sausages from the jar.",
    ]
