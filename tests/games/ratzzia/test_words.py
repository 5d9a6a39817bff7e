"""Ratzzia in words: every event, question and answer; its names, and what they do."""

import re

import pytest

from rathaus.bots import make_bot
from rathaus.core.events import Event
from rathaus.core.match import Match
from rathaus.core.view import Decision, SpelledOption
from rathaus.games.ratzzia import RATZZIA, events
from rathaus.games.ratzzia.components import REWARD_NAMES
from rathaus.games.ratzzia.reward_events import JarOpened
from rathaus.terminal.panels import CHAPTER_WIDTH
from rathaus.words import Words, languages

NAMES = ["Ines", "Bruno", "Quark", "Odile", "Max"]
PROMPTS: dict[str, list[dict[str, int | str]]] = {
    "choose-turn": [{"dice": dice, "columns": columns} for dice in (0, 5) for columns in (0, 2)],
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
    abouts = {words.say(f"about-{thing}", players=players) for thing in REWARD_NAMES for players in (2, 3)}
    lines = [words.say(f"about-{thing}") for thing in ABOUTS]

    assert len(set(names)) == 11
    assert len(abouts) == 7
    assert [about for about in abouts if len(about) > 74] == []
    assert [line for line in lines if len(line) > 94] == []


ABOUTS = ["cat-grey", "cat-red", "cat-comes", "candy-die", "support-dice", "open-food"]


@EVERY_LANGUAGE
def test_signs_fit_above_their_columns_and_chapters_beside_the_log(language: str) -> None:
    words = Words(RATZZIA, language)
    signs = [words.say(f"{key}-{reward}", jar=99) for reward in REWARD_NAMES for key in ("sign", "gist")]

    assert [sign for sign in signs if len(sign) > 5] == []
    assert len(words.say("table-any")) == 3
    assert all(len(words.chapter(f"RZ-{number}.1")) <= CHAPTER_WIDTH for number in range(1, 13))
    assert len(words.say("table-cat-wants", value=6, left=5)) <= 53
    assert len(words.say("table-cat-wants", value=6, left=1)) <= 53
    assert len(words.say("table-cat-waits")) <= 53


@EVERY_LANGUAGE
def test_what_stands_around_the_board_fits(language: str) -> None:
    words = Words(RATZZIA, language, NAMES)
    phases = [words.say("table-end"), *[words.say(f"table-phase-{step}") for step in PROMPTS]]
    headers = [words.say(f"table-{key}") for key in ("dice", "candy", "open", "sack")]
    signs = f"✓ {words.say('terminal-ready')}  … {words.say('terminal-thinking')}  ! {words.say('table-close')}"

    assert len(words.say("table-turn", name="Rodolfo")) <= 27
    assert [phase for phase in phases if len(phase) > 22] == []
    assert len(words.say("table-jar", dice="**")) <= 15
    assert len("".join(headers)) <= 19
    assert [line for line in (signs, words.say("table-legend")) if len(line) > 43] == []
    assert len(words.say("table-heading-bank", turn=99, goal=25, bank=143)) <= 70


@EVERY_LANGUAGE
def test_questions_and_answers_fit_under_the_board(language: str) -> None:
    words = Words(RATZZIA, language)
    questions = [words.prompt(Decision(step, args, [])) for step, several in PROMPTS.items() for args in several]
    short = [words.option(SpelledOption(0, verb, VERBS[verb])) for verb in ("place", "support", "cat", "support-cat")]

    assert [question for question in questions if len(question) > 84] == []
    assert [label for label in short if len(label) > 12] == []


@EVERY_LANGUAGE
def test_two_columns_are_previewed_in_a_line(language: str) -> None:
    words = Words(RATZZIA, language, NAMES)
    columns = [
        words.say("note-column", column=3) + ", ".join([note, words.say("note-jar", food=5)])
        for note in (words.say("note-paid", food=2, name=name) for name in ("Bruno", "Quark"))
    ]

    assert len(words.say("note-stop") + "  ·  ".join(columns)) <= 94
    assert len(words.say("note-stuck") + words.say("note-stop") + words.say("note-nothing")) <= 94


@EVERY_LANGUAGE
def test_rewards_are_explained_beside_their_names(language: str) -> None:
    words = Words(RATZZIA, language)
    jar = words.say("info-jar", reward=words.name("sausages"), jar=5)
    width = max(len(name) for name in [jar, *map(words.name, REWARD_NAMES)])
    abouts = [words.say(f"about-{thing}", players=players) for thing in REWARD_NAMES for players in (2, 3)]

    assert [about for about in abouts if width + len(about) > 90] == []


def test_every_event_belongs_to_a_chapter_of_the_rules() -> None:
    told = [event for event in Event.__subclasses__() if event.__module__.startswith(f"{RATZZIA.package}.")]

    assert len(told) == 32
    assert [event for event in told if not event.clause.startswith("RZ-")] == []


FORCED = {
    "en": [
        "The cat wants every 5: 1 die of Bruno goes onto the red squares.",
        "The cat wants every 5: 2 dice of Bruno go onto the red squares.",
        "The cat wants every 5: 1 support die goes onto the red squares.",
    ],
    "es": [
        "El gato quiere todos los 5: 1 dado de Bruno va a las casillas rojas.",
        "El gato quiere todos los 5: 2 dados de Bruno van a las casillas rojas.",
        "El gato quiere todos los 5: 1 dado de apoyo va a las casillas rojas.",
    ],
    "de": [
        "Die Katze will jede 5: 1 Würfel von Bruno muss auf die roten Felder.",
        "Die Katze will jede 5: 2 Würfel von Bruno müssen auf die roten Felder.",
        "Die Katze will jede 5: 1 Stützwürfel muss auf die roten Felder.",
    ],
    "fr": [
        "Le chat veut tous les 5\N{NO-BREAK SPACE}: chez Bruno, 1 dé va sur les cases rouges.",
        "Le chat veut tous les 5\N{NO-BREAK SPACE}: chez Bruno, 2 dés vont sur les cases rouges.",
        "Le chat veut tous les 5\N{NO-BREAK SPACE}: 1 dé de soutien va sur les cases rouges.",
    ],
}


@EVERY_LANGUAGE
def test_what_the_cat_takes_is_counted(language: str) -> None:
    words = Words(RATZZIA, language, NAMES)
    forced = [events.DiceForced(seat=1, value=5, dice=dice, is_support=False, square=2) for dice in (1, 2)]
    support = events.DiceForced(seat=1, value=5, dice=1, is_support=True, square=2)

    assert [words.event(event) for event in (*forced, support)] == FORCED[language]


RETURNED = {
    "en": ["paid.", "paid; 1 may be rolled again.", "paid; 4 may be rolled again."],
    "es": ["cobra.", "cobra; 1 se puede volver a lanzar.", "cobra; 4 se pueden volver a lanzar."],
    "de": ["etwas.", "etwas; 1 darf noch einmal geworfen werden.", "etwas; 4 dürfen noch einmal geworfen werden."],
    "fr": [
        "payé.",
        "payé\N{NO-BREAK SPACE}; 1 peut être relancé.",
        "payé\N{NO-BREAK SPACE}; 4 peuvent être relancés.",
    ],
}


def cat(recovered: int) -> events.CatCame:
    return events.CatCame(seat=0, recovered=recovered, is_candy_kept=False, columns=[], rows=[], owners=[], values=[])


@EVERY_LANGUAGE
def test_what_comes_back_from_the_cat_may_be_rolled_again(language: str) -> None:
    words = Words(RATZZIA, language)
    said = [words.event(cat(dice)) for dice in (0, 1, 4)]

    start = said[0].removesuffix(RETURNED[language][0])
    assert [sentence.removeprefix(start) for sentence in said] == RETURNED[language]


def test_a_roll_is_read_die_by_die() -> None:
    rolled = events.DiceRolled(seat=0, values=[1, 1, 3, 5, 6])

    assert in_english().event(rolled) == "Ines rolls 1, 1, 3, 5, 6."


OPENED = {
    "en": ["opens the jar, but the bank is empty.", "takes 1 sausage from the jar.", "takes 5 sausages from the jar."],
    "es": ["abre el tarro, pero la banca está vacía.", "saca del tarro 1 salchicha.", "saca del tarro 5 salchichas."],
    "de": [
        "öffnet das Glas, aber der Vorrat ist leer.",
        "nimmt 1 Würstchen aus dem Glas.",
        "nimmt 5 Würstchen aus dem Glas.",
    ],
    "fr": [
        "ouvre le bocal, mais la banque est vide.",
        "prend 1 saucisse dans le bocal.",
        "prend 5 saucisses dans le bocal.",
    ],
}


@EVERY_LANGUAGE
def test_nothing_paid_is_said_in_other_words(language: str) -> None:
    words = Words(RATZZIA, language, NAMES)
    said = [words.event(JarOpened(seat=2, sausages=paid, is_bank_limited=True)) for paid in (0, 1, 5)]

    assert said == [f"Quark {rest}" for rest in OPENED[language]]


def test_the_game_speaks_four_languages() -> None:
    assert languages(RATZZIA) == ["de", "en", "es", "fr"]


@EVERY_LANGUAGE
def test_where_the_box_s_numbers_come_from_is_said_in_a_few_short_sentences(language: str) -> None:
    said = Words(RATZZIA, language).say("sources")

    assert 2 <= len(re.findall(r"[.;](?= |$)", said)) <= 5
    assert "data.toml" in said
    assert "--set board=FILE" in said


@pytest.mark.parametrize(("language", "turn"), [("en", "turn 7"), ("es", "turno 7"), ("de", "Zug 7"), ("fr", "tour 7")])
def test_turns_are_counted(language: str, turn: str) -> None:
    words = Words(RATZZIA, language)

    assert words.say("turn-counted", turn=7) == turn
    assert words.name("turn") == turn.partition(" ")[0]
