"""First games: their scripts are played to the end, with good, bad and random answers."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rathaus.bots.levels import LEVELS, MOUSE, RANDOM, RAT, Mind, answer
from rathaus.core.export import LogEntry
from rathaus.core.game import Game
from rathaus.core.match import Match
from rathaus.games import GAMES
from rathaus.guide import LEARNER, Guide, Moment, Script, ScriptStep, When, due, script_of
from rathaus.server.live_match import LiveMatch
from rathaus.testing.clauses import clauses_of
from rathaus.words import Words, languages

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
EVERY_CATALOGUE = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES.values() for language in languages(game)]
)
ROOT = Path(__file__).parents[1]
LONGEST = 12  # words of a sentence, in every language
BY_CHOICE = {"ratville": {"build", "make"}}  # only who lets them work is asked


def script(game: Game) -> Script:
    found = script_of(game.package)
    assert found is not None
    return found


class Lesson:
    """A first game that was played to its end: what was told, in which position, and where the learner was asked."""

    def __init__(self, game: Game, learner: str, seed: str) -> None:
        self.game, self.learner, self.seed = game, learner, seed
        first = script(game)
        self.live = LiveMatch(Match(game, first.players, first.options, first.seed), Guide(first))
        self.told: list[tuple[ScriptStep, set[str]]] = []  # with the places of that position
        self.turn_of: dict[str, int] = {}
        self.moments = 0
        self._note()
        while self.live.asked:
            self._answer(self.live.asked[0])

    def _answer(self, seat: int) -> None:
        first = script(self.game)
        mind = Mind(self.learner if seat == LEARNER else first.bot)
        seed = self.seed if seat == LEARNER else f"{first.seed}|bot|{seat}"
        picks = answer(self.game, mind, self.live.see(seat), seed)
        self.live.follow(LogEntry(seat=seat, actions=picks))
        if LEARNER in self.live.asked or not self.live.asked:
            self._note()

    def _note(self) -> None:
        assert self.live.guide is not None
        self.moments += 1
        known = {step.name for step, _ in self.told}
        places = set(self.game.places(self.live.see(LEARNER)))
        for step in self.live.guide.now:
            if step.name not in known:
                self.told.append((step, places))
                self.turn_of[step.name] = self.game.turns(self.live.match.position)


@cache
def lessons(game: Game) -> list[Lesson]:
    """With good, bad and random answers."""
    played = [Lesson(game, RAT, "a"), Lesson(game, MOUSE, "a")]
    return [*played, *[Lesson(game, RANDOM, str(number)) for number in range(6)]]


@cache
def named_parts() -> list[str]:
    """The parts of the page that have a name for guides, as patterns: some of them end with a number or a name."""
    named = [name for text in page() for name in re.findall(r'data-guide="([a-z-]+)"', text)]
    begun = [name for text in page() for name in re.findall(r"data-guide=\{`([a-z]+)/\$\{\w+\}`\}", text)]
    return [*named, "tray", *[rf"{name}/\w+" for name in [*begun, "seat"]]]


@cache
def drawn_places(game: Game) -> list[str]:
    """Places of a game that its board draws, or names for guides, as patterns."""
    called = [
        call for text in page(f"games/{game.name}") for call in re.findall(r"(?:place\(|data-guide=\{)([^\n]*)", text)
    ]
    names = [name for call in called for pair in re.findall(r"`([^`]+)`|'([^']+)'", call) for name in pair if name]
    return [re.sub(r"\$\{[^}]+\}", r"[\\w-]+", name) for name in names]


@cache
def page(part: str = "") -> list[str]:
    return [file.read_text("utf-8") for file in (ROOT / "web/src" / part).rglob("*.svelte")]


def is_part(name: str) -> bool:
    return any(re.fullmatch(part, name) for part in named_parts())


@EVERY_GAME
def test_it_is_set_up_as_its_title_allows(game: Game) -> None:
    first = script(game)

    assert game.agreed(first.players, first.options)
    assert first.bot in LEVELS
    assert len({step.name for step in first.steps}) == len(first.steps)
    assert [step.when.over for step in first.steps] == [False] * (len(first.steps) - 1) + [True]
    assert sum(step.enough for step in first.steps) == 1


@EVERY_GAME
def test_everybody_is_dealt_the_same(game: Game) -> None:
    first, second = (Lesson(game, MOUSE, "a").live for _ in range(2))

    assert first.history.told[0].events == second.history.told[0].events
    assert first.state_sha256() == second.state_sha256()


@EVERY_GAME
def test_every_step_is_told_once_and_some_answers_lead_to_each(game: Game) -> None:
    reached = {step.name for lesson in lessons(game) for step, _ in lesson.told}

    assert [step.name for step in script(game).steps if step.name not in reached] == []
    for lesson in lessons(game):
        names = [step.name for step, _ in lesson.told]
        assert len(set(names)) == len(names)
        assert names[-1] == script(game).steps[-1].name, "it is led to the end, whatever was answered"


@EVERY_GAME
def test_nobody_who_answers_well_or_badly_misses_what_matters(game: Game) -> None:
    """What needs no luck is told in each of them, the same things in the same order."""
    sure = {step.name for step in script(game).steps if not step.when.own and not step.when.after}
    sure -= {step.name for step in script(game).steps if step.when.offers} | BY_CHOICE.get(game.name, set())

    for lesson in lessons(game):
        told = [step.name for step, _ in lesson.told]
        assert sure - set(told) == set(), lesson.learner


@EVERY_GAME
def test_what_it_points_at_is_there(game: Game) -> None:
    for lesson in lessons(game):
        for step, places in lesson.told:
            assert step.at
            assert [name for name in step.at if name not in places and not is_part(name)] == [], step.name


@EVERY_GAME
def test_the_page_draws_what_it_points_at(game: Game) -> None:
    names = [name for step in script(game).steps for name in step.at]

    assert [n for n in names if not is_part(n) and not any(re.fullmatch(p, n) for p in drawn_places(game))] == []


@EVERY_GAME
def test_its_clauses_exist(game: Game) -> None:
    rules = ROOT.joinpath("src", *game.package.split("."), "rules.en.md")
    known = {clause.id for clause in clauses_of(rules, game.prefix)}

    assert {step.clause for step in script(game).steps} - known == set()


def sentences(text: str) -> Iterator[str]:
    yield from (part for part in re.split(r"(?<=[.!?])\*?\s+\*?", text) if part.strip("* "))


@EVERY_CATALOGUE
def test_it_is_told_in_two_short_sentences(game: Game, language: str) -> None:
    words = Words(game, language)
    for step in script(game).steps:
        said = words.say(f"guide-{step.name}")
        assert words.say(f"guide-{step.name}-title")
        assert len(list(sentences(said))) == 2, said
        assert said.count("*") in (2, 4), said
        assert [part for part in sentences(said) if len(re.findall(r"[\w’-]+", part)) > LONGEST] == []


@EVERY_CATALOGUE
def test_the_catalogue_tells_nothing_else(game: Game, language: str) -> None:
    text = ROOT.joinpath("src", *game.package.split("."), f"text.{language}.ftl").read_text("utf-8")
    told = {name.removesuffix("-title") for name in re.findall(r"^guide-([a-z0-9-]+) =", text, re.MULTILINE)}

    assert told == {step.name for step in script(game).steps}


# The rules of telling.


def a_step(name: str, **when: object) -> ScriptStep:
    return ScriptStep(name, "XX-1", ["here"], When(**when))  # type: ignore[arg-type]


def moment(number: int = 0, **known: object) -> Moment:
    return Moment(number, **{"turn": 1, "prompt": "ask", **known})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("when", "known", "is_due"),
    [
        ({}, {}, True),
        ({"prompts": ["ask", "tell"]}, {}, True),
        ({"prompts": ["tell"]}, {}, False),
        ({"turn": 2}, {}, False),
        ({"turn": 2}, {"turn": 3}, True),
        ({"offers": ["go"]}, {"offers": frozenset({"go", "stop"})}, True),
        ({"offers": ["go"]}, {"offers": frozenset({"stop"})}, False),
        ({"after": ["rain"]}, {"heard": frozenset({"rain"})}, True),
        ({"after": ["rain"]}, {}, False),
        ({"own": ["rain"]}, {"heard": frozenset({"rain"})}, False),
        ({"own": ["rain"]}, {"own": frozenset({"rain"})}, True),
        ({"told": ["first"]}, {}, False),
        ({"over": True}, {}, False),
        ({}, {"is_over": True}, False),
    ],
)
def test_a_step_is_due_when_all_that_it_waits_for_is_so(when: object, known: object, is_due: bool) -> None:
    step = a_step("one", **when)  # type: ignore[arg-type]

    assert due(Script("s", 2, MOUSE, [step]), moment(**known), []) == [step] * is_due  # type: ignore[arg-type]


def test_a_moment_is_told_once_and_again_when_an_answer_is_taken_back() -> None:
    guide = Guide(Script("s", 2, MOUSE, [a_step("one"), a_step("two", told=["one"]), a_step("three", turn=2)]))
    guide.follow(0, lambda: moment(0))
    assert [step.name for step in guide.now] == ["one"]

    guide.follow(0, lambda: moment(0))
    assert guide.told == ["one"]

    guide.follow(1, lambda: moment(1, turn=2))
    assert [step.name for step in guide.now] == ["two", "three"]

    guide.follow(0, lambda: moment(0))
    assert ([step.name for step in guide.now], guide.told) == (["one"], ["one"])
