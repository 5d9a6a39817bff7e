"""Everything that can happen, be asked or be refused can be said."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from importlib.resources import files
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from rathaus.bots import make_bot
from rathaus.bots.policy import Policy
from rathaus.core.events import Event, Seat, kebab
from rathaus.core.game import Game
from rathaus.core.log import lines_of
from rathaus.core.match import Match
from rathaus.core.view import Decision, Result, SpelledOption, TieBreak, ranked
from rathaus.games import GAMES
from rathaus.games.ratland import events as ratland
from rathaus.games.ratland.card_events import RatKilled
from rathaus.terminal.panels import CHAPTER_WIDTH
from rathaus.words import HOUSE, UnknownLanguageError, Words, languages, seat_fields, spoken_in

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
EVERY_CATALOGUE = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES.values() for language in languages(game)]
)
ROOT = Path(__file__).parents[1]
COMPOSED = (  # the page puts these keys together
    "page-field-",
    "page-bot-",
    "page-level-",
    "page-about-",
    "page-among-",
    "page-wins-among-",
    "page-pace-",
    "page-tab-",
    "page-piece-",
    "page-luck-",
    "page-ending-",
    "page-moment-",
    "page-unrated-",
)
PACKAGES = [HOUSE, *[game.package for game in GAMES.values()]]
EVERY_TRANSLATION = pytest.mark.parametrize(
    ("package", "language"),
    [(package, language) for package in PACKAGES for language in sorted(spoken_in(package) - {"en"})],
)
EVERY_TRANSLATED_GAME = pytest.mark.parametrize(
    ("game", "language"),
    [(game, language) for game in GAMES.values() for language in sorted(spoken_in(game.package) - {"en"})],
)


def ratland_words() -> Words:
    return Words(GAMES["ratland"], "en", ["Ines", "Bruno", "Quark"])


def catalogue(package: str, language: str) -> ast.Resource:
    return FluentParser().parse((files(package) / f"text.{language}.ftl").read_text("utf-8"))


def keys(package: str, language: str) -> list[str]:
    return [entry.id.name for entry in catalogue(package, language).body if isinstance(entry, ast.Message)]


def event_classes(game: Game) -> list[type[Event]]:
    return [event for event in every_event(Event) if event.__module__.startswith(f"{game.package}.")]


def every_event(base: type[Event]) -> list[type[Event]]:
    return [event for child in base.__subclasses__() for event in [child, *every_event(child)]]


def kind_of(event: type[Event]) -> str:
    return kebab(event.__name__)


def sample(event: type[Event], name: str, number: int) -> Event:
    values: dict[object, object] = {
        Seat: number % 2,
        list[Seat]: [0, 1][:number],
        int: number,
        bool: number % 2 == 1,
        str: name,
        list[int]: [number, 2],
        list[str]: [name] * number,
        dict[str, int]: {name: number},
    }
    fields = [field for field in msgspec.structs.fields(event) if field.name != "audience"]
    return msgspec.convert({field.name: values[field.type] for field in fields}, type=event)


@EVERY_CATALOGUE
def test_catalogues_have_no_broken_or_double_message(game: Game, language: str) -> None:
    broken = [
        entry.content
        for package in (HOUSE, game.package)
        for entry in catalogue(package, language).body
        if isinstance(entry, ast.Junk)
    ]
    known = keys(HOUSE, language) + keys(game.package, language)

    assert broken == []
    assert [key for key in known if known.count(key) > 1] == []


# What a translation owes to English.


def messages(package: str, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in catalogue(package, language).body if isinstance(entry, ast.Message)}


def in_both(package: str, language: str) -> Iterator[tuple[str, ast.Message, ast.Message]]:
    """Each message in English and in the other language; what is missing is another test's business."""
    english, others = messages(package, "en"), messages(package, language)
    yield from ((key, english[key], others[key]) for key in english.keys() & others.keys())


def parts(node: ast.BaseNode | None) -> Iterator[ast.BaseNode]:
    """A node of a catalogue with all that is in it, variants included."""
    if node is None:
        return
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from parts(child)


def placeholders(message: ast.Message, known: dict[str, ast.Message]) -> set[str]:
    """The variables of a message and of those it refers to; `$zone-id` is another form of `$zone`."""
    nodes = list(parts(message.value))
    own = {node.id.name.removesuffix("-id") for node in nodes if isinstance(node, ast.VariableReference)}
    others = [known[node.id.name] for node in nodes if isinstance(node, ast.MessageReference)]
    return own.union(*[placeholders(other, known) for other in others])


def text_in(node: ast.BaseNode | None) -> str:
    return " ".join(part.value for part in parts(node) if isinstance(part, ast.TextElement))


def is_empty(pattern: ast.Pattern | None) -> bool:
    says = (ast.VariableReference, ast.MessageReference, ast.SelectExpression)
    return not text_in(pattern).strip() and not any(isinstance(part, says) for part in parts(pattern))


def test_the_house_and_ratland_speak_four_languages() -> None:
    assert sorted(spoken_in(HOUSE)) == languages(GAMES["ratland"]) == ["de", "en", "es", "fr"]


@EVERY_TRANSLATION
def test_all_languages_have_the_same_messages(package: str, language: str) -> None:
    english, known = set(keys(package, "en")), set(keys(package, language))

    assert {"missing": sorted(english - known), "surplus": sorted(known - english)} == {"missing": [], "surplus": []}


@EVERY_TRANSLATION
def test_all_languages_use_the_same_placeholders(package: str, language: str) -> None:
    english, known = messages(package, "en"), messages(package, language)
    used = {
        key: (placeholders(here, english), placeholders(there, known))
        for key, here, there in in_both(package, language)
    }

    assert {key: both for key, both in used.items() if both[0] != both[1]} == {}


@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_empty(package: str) -> None:
    empty = [
        f"{language}: {key}"
        for language in sorted(spoken_in(package))
        for key, message in messages(package, language).items()
        for pattern in [message.value, *[attribute.value for attribute in message.attributes]]
        if is_empty(pattern)
    ]

    assert empty == []


@EVERY_TRANSLATION
def test_nothing_is_left_in_english(package: str, language: str) -> None:
    texts = [(key, text_in(here.value), text_in(there.value)) for key, here, there in in_both(package, language)]

    assert [key for key, here, there in texts if here == there and len(here.split()) > 3] == []


def forms(message: ast.Message) -> dict[str, ast.Attribute]:
    return {attribute.id.name: attribute for attribute in message.attributes}


@pytest.mark.parametrize("package", PACKAGES)
def test_names_have_a_shorter_form_and_events_some_for_log_and_recap(package: str) -> None:
    for language in spoken_in(package):
        for key, message in messages(package, language).items():
            for form, attribute in forms(message).items():
                assert re.fullmatch(r"name-.* (short|parts|many)|event-.* (also|then|you-[a-z]+)", f"{key} {form}")
                assert form != "short" or len(text_in(attribute.value)) < len(text_in(message.value))
                assert form != "parts" or text_in(attribute.value).replace("|", "") == text_in(message.value)


@EVERY_TRANSLATION
def test_all_languages_have_the_same_forms_of_events(package: str, language: str) -> None:
    both = [(key, forms(here), forms(there)) for key, here, there in in_both(package, language) if key[:6] == "event-"]

    assert [key for key, here, there in both if here.keys() != there.keys()] == []
    assert [
        f"{key}.{form}"
        for key, here, there in both
        for form in here
        if variables(here[form].value) != variables(there[form].value)
    ] == []


def variables(node: ast.BaseNode | None) -> set[str]:
    """Those that a form names itself; what it refers to has its own."""
    found = {part.id.name.removesuffix("-id") for part in parts(node) if isinstance(part, ast.VariableReference)}
    refers = {part.id.name for part in parts(node) if isinstance(part, ast.MessageReference)}
    return found | {counted.removesuffix("-counted") for counted in refers if counted.endswith("-counted")}


@EVERY_GAME
def test_what_a_form_is_for_is_there(game: Game) -> None:
    known = messages(game.package, "en")
    kinds = {kind_of(event): event for event in event_classes(game)}
    for key, message in known.items():
        for form in forms(message):
            if form.startswith("you-"):
                assert form.removeprefix("you-") in seat_fields(kinds[key.removeprefix("event-")])
    for name, event in kinds.items():
        line = event.line
        assert {*line.joins, *line.until, *filter(None, [line.under])} <= kinds.keys()
        assert {*filter(None, [line.needs, line.same])} <= set(event.__struct_fields__)
        if name in line.joins:
            assert "also" in forms(known[f"event-{name}"]) or line.same, f"{name} is repeated in a line"


def test_several_have_a_name_of_their_own_where_a_language_needs_it() -> None:
    english, german = Words(GAMES["ratville"], "en"), Words(GAMES["ratville"], "de")

    assert english.counted({"module": 2, "mechanism": 1, "scrap": 2}) == "2 modules, 1 mechanism, 2 scrap metal"
    assert german.counted({"module": 2}) == "2× Modul"


def test_a_short_name_is_the_name_where_a_language_has_no_other() -> None:
    german = Words(GAMES["ratland"], "de")

    assert (german.name("pantry"), german.short("pantry")) == ("Vorratskammer", "Kammer")
    assert german.short("city") == german.name("city") == "Stadt"
    with pytest.raises(LookupError, match="'name-hiccup' in language 'de'"):
        german.short("hiccup")


# Sentences begin with a capital.

SENTENCES = ("prompt-", "event-", "refused-", "waiting-", "about-option-")
OPENING = "«„“¿¡"


def beginnings(pattern: ast.Pattern) -> Iterator[str]:
    """The text that a message begins with, in each of its variants; none where it begins with a value."""
    first = pattern.elements[0]
    if isinstance(first, ast.TextElement):
        yield first.value.lstrip(OPENING)
    elif isinstance(first.expression, ast.SelectExpression):
        for variant in first.expression.variants:
            yield from beginnings(variant.value)


def is_sentence(key: str, message: ast.Message) -> bool:
    """By its key, or because it ends like one; a note goes on where another one ends."""
    words = text_in(message.value).split()
    return key.startswith(SENTENCES) or (len(words) > 1 and words[-1][-1] in ".?!" and not key.startswith("note-"))


@pytest.mark.parametrize("package", PACKAGES)
def test_sentences_begin_with_a_capital(package: str) -> None:
    small = [
        f"{language}: {key}"
        for language in sorted(spoken_in(package))
        for key, message in messages(package, language).items()
        if message.value and is_sentence(key, message)
        for text in beginnings(message.value)
        if text[:1].islower()
    ]

    assert small == []


@EVERY_CATALOGUE
def test_chapters_fit_beside_the_log(game: Game, language: str) -> None:
    chapters = [Words(game, language).say(key) for key in keys(game.package, language) if key.startswith("chapter-")]

    assert [chapter for chapter in chapters if len(chapter) > CHAPTER_WIDTH] == []


LONGEST_PHASE = 13


@EVERY_CATALOGUE
def test_phases_have_names_that_fit_on_a_rail(game: Game, language: str) -> None:
    phases = {event.phase for event in event_classes(game)}
    names = [Words(game, language).say(f"phase-{phase}") for phase in phases]

    assert {key for key in keys(game.package, language) if key.startswith("phase-")} == {f"phase-{p}" for p in phases}
    assert [name for name in names if len(name) > LONGEST_PHASE] == []


# The log, what it meant to somebody, and the end.


def logged(words: Words, *events: Event) -> list[str]:
    return [words.line(line) for line in lines_of(list(events))]


def test_a_deployment_is_one_line_without_zones_where_no_rat_goes() -> None:
    zones = [("dump", 3), ("city", 0), ("nursery", 2), ("pantry", 1)]
    placed = [ratland.RatsPlaced(seat=0, zone=zone, rats=rats) for zone, rats in zones]
    ready = ratland.DeploymentReady(seat=0)
    deployed = ratland.RatsDeployed(seat=0, zones=dict(zones), joined={})

    assert logged(ratland_words(), *placed, ready) == ["Ines places 3 rats: dump, 2 rats: nursery, 1 rat: pantry."]
    assert logged(ratland_words(), *placed, ready, deployed) == ["Ines deploys: 3 dump, 2 nursery, 1 pantry."]


def test_a_draw_is_one_line_with_all_that_it_did() -> None:
    drawn = ratland.PiecesDrawn(seat=1, area="city", pieces=["purple", "orange", "purple"])
    found = ratland.CheeseFound(seat=1, cheese=2)
    poisoned = ratland.RatPoisoned(seat=1, place="city")

    assert logged(ratland_words(), drawn, found, poisoned, poisoned) == [
        "Bruno draws in the city: 2 purple, 1 orange. Finds 2 cheese. 2× A rat is poisoned (city)."
    ]


def test_the_event_of_a_turn_stands_under_its_turn() -> None:
    revealed, began = ratland.EventRevealed(card="abundance"), ratland.TurnBegan(turn=2, active=1)

    assert logged(ratland_words(), revealed, began) == [
        "Turn 2 begins. Bruno wins every tie.",
        "Event of the turn: Abundance",
    ]


def test_a_theft_of_nothing_says_why_and_a_death_who_killed() -> None:
    facts = {"thief": 0, "victim": 1, "strength": 3, "defence": 3}
    words = ratland_words()

    assert logged(words, ratland.AttackRepelled(**facts, is_defended=True)) == [
        "Ines attacks Bruno and gets nothing: 3 against 3 is not enough."
    ]
    assert logged(words, ratland.AttackRepelled(**facts, is_defended=False)) == [
        "Ines attacks Bruno and gets nothing: there is no cheese left to take."
    ]
    assert logged(
        words,
        RatKilled(seat=1, place="pantry", killer=0, is_repelled=False),
        RatKilled(seat=0, place="left-pipe", killer=1, is_repelled=True),
    ) == [
        "The attack of Ines kills a rat of Bruno (pantry).",
        "The defence of Bruno kills a rat of Ines (left pipe).",
    ]


def test_points_have_names_and_the_winner_of_a_tie_is_first() -> None:
    ended = ratland.GameEnded(winners=[2], scores=[-8, 22, 22])

    assert ratland_words().event(ended) == "The sewers belong to Quark. Points: Quark 22, Bruno 22, Ines −8."


def test_a_summary_adds_up_what_concerned_a_seat() -> None:
    stolen = [ratland.CheeseStolen(thief=1, victim=0, cheese=n, strength=9, defence=1) for n in (1, 2)]
    others = ratland.CheeseStolen(thief=2, victim=1, cheese=4, strength=9, defence=1)
    born = ratland.RatsBorn(seat=0, rats=3)
    lost = ratland.RatLost(seat=0, place="field")
    events = [stolen[0], others, born, stolen[1], lost, lost]
    words = ratland_words()

    assert words.summary(events, 0) == "You lost 3 cheese to Bruno, 3 of your rats were born, 2 of your rats got lost."
    assert words.summary(events, 1) == "You stole 3 cheese from Ines, you lost 4 cheese to Quark."
    assert words.summary([ratland.DeploymentReady(seat=1)], 0) == ""


@EVERY_CATALOGUE
def test_every_form_of_every_event_can_be_said(game: Game, language: str) -> None:
    words = Words(game, language)
    name = next(key for key in keys(game.package, language) if key.startswith("name-")).removeprefix("name-")

    for event in event_classes(game):
        for number in (0, 1, 2, 5):
            said = sample(event, name, number)
            assert words.line([said, said, said])
            assert words.summary([said, said], number % 2) is not None


def test_the_end_tells_parts_and_how_a_tie_was_decided() -> None:
    scores, cheese = [11, 4, 11], [2, 9, 5]
    parts = [{"living": 12, "dead": -1}, {"living": 4, "dead": 0}, {"living": 11, "dead": 0}]
    ranking = ranked(scores, parts, [TieBreak("most-cheese", "RL-10.2", cheese)])
    words = ratland_words()

    assert words.verdict(Result([2], scores, ranking)) == "Quark wins by the tie-break, with 11 points."
    assert words.parts(ranking[1]) == "living rats 12, graveyard −1"
    assert words.ties(ranking) == [
        ("Quark and Ines have the same points; the clan with more cheese is ahead: Quark 5, Ines 2.", "RL-10.2")
    ]


def test_the_end_without_a_tie_tells_who_won_or_shares() -> None:
    words = ratland_words()

    assert words.verdict(Result([2], [1, 2, 3])) == "Quark wins with 3 points."
    assert words.verdict(Result([0, 2], [3, 2, 3])).startswith("Ines and Quark share the victory")
    assert words.ties(ranked([1, 2, 2], [{}] * 3, [TieBreak("most-cheese", "RL-10.2", [1, 1, 1])])) == []


@EVERY_CATALOGUE
def test_every_end_can_be_said(game: Game, language: str) -> None:
    match = Match(game, game.players[-1], {}, "the end")
    bot = make_bot("random", "the end")
    while asked := match.position.asked():
        match.act(asked[0], [bot.choose(match.position, asked[0])])
    words, result = Words(game, language), game.see(match.position, 0).result
    first = [standing.seat for standing in result.ranking if standing.place == 1]

    assert sorted(first) == sorted(result.winners)
    assert [standing.score for standing in result.ranking] == sorted(result.scores, reverse=True)
    assert all(sum(standing.parts.values()) == standing.score for standing in result.ranking)
    assert words.verdict(result)
    assert all(words.parts(standing) for standing in result.ranking)
    assert all(sentence for sentence, _ in words.ties(result.ranking))


# What page, terminal and service say is there.


def used_keys(folder: str, pattern: str, said: str) -> set[str]:
    """The keys that sources name where they say something."""
    texts = [file.read_text("utf-8") for file in (ROOT / folder).rglob(pattern)]
    return {key for text in texts for key in re.findall(said, text)}


def test_all_that_the_page_says_is_in_the_catalogues_and_nothing_else() -> None:
    quoted = r"'(page-[a-z-]*[a-z])'"
    used = used_keys("web/src", "*.svelte", quoted) | used_keys("web/src", "*.ts", quoted)
    known = {key for key in keys(HOUSE, "en") if key.startswith("page-")}

    assert len(used) > 100
    assert used - known == set()
    assert {key for key in known - used if not key.startswith(COMPOSED)} == set()


def test_the_page_leaves_colons_to_the_catalogues() -> None:
    pages = {file.name: file.read_text("utf-8") for file in (ROOT / "web/src").rglob("*.svelte")}
    colon = re.compile(r"\}: (?:\$\{|[{<\w](?=[^\n]*\S))")  # French has a space before it
    markup = {name: page.rpartition("</script>")[2].partition("<style>")[0] for name, page in pages.items()}

    assert len(pages) > 50
    assert [name for name, page in markup.items() if colon.search(page)] == []
    assert [name for name, page in pages.items() if "}: ${" in page] == []


def test_all_that_the_terminal_says_is_in_the_catalogues() -> None:
    used = used_keys("src/rathaus/terminal", "*.py", r"\bsay\(\s*\"([a-z][a-z-]+)\"")
    known = set(keys(HOUSE, "en")).union(*[keys(game.package, "en") for game in GAMES.values()])

    assert len(used) > 30
    assert used - known == set()


# The rules in other languages.


def rules(game: Game, language: str) -> list[str]:
    return (files(game.package) / f"rules.{language}.md").read_text("utf-8").splitlines()


def ids(lines: list[str]) -> list[str]:
    """Chapters and clauses, in their order."""
    found = [re.match(r"## ([A-Z]+-\d+)|- \*\*([A-Z]+-\d+[.\w]*)\*\*", line) for line in lines]
    return [match[1] or match[2] for match in found if match]


def facts_in(line: str) -> list[str]:
    """What no translation changes: figures, ids of clauses, and words that are typed as they are."""
    return sorted(re.findall(r"`[^`]*`|[A-Z]+-\d+(?:\.\d+)?|\d+", line))


@EVERY_GAME
def test_rules_and_catalogue_are_there_in_the_same_languages(game: Game) -> None:
    found = [re.fullmatch(r"rules\.(.+)\.md", file.name) for file in files(game.package).iterdir()]

    assert {file[1] for file in found if file} == spoken_in(game.package)


@EVERY_TRANSLATED_GAME
def test_rules_have_the_same_clauses_in_the_same_order(game: Game, language: str) -> None:
    assert ids(rules(game, "en"))
    assert ids(rules(game, language)) == ids(rules(game, "en"))


@EVERY_TRANSLATED_GAME
def test_rules_are_translated_line_by_line_with_the_same_figures(game: Game, language: str) -> None:
    pairs = list(zip_longest(rules(game, "en"), rules(game, language), fillvalue=""))

    assert [(here, there) for here, there in pairs if facts_in(here) != facts_in(there)] == []
    assert [(here, there) for here, there in pairs if len(here) > 40 and here == there] == []


@pytest.mark.parametrize("package", [package for package in PACKAGES if "fr" in spoken_in(package)])
def test_french_punctuation_stays_with_its_word(package: str) -> None:
    texts = [file.read_text("utf-8") for file in files(package).iterdir() if re.search(r"\.fr\.\w+$", file.name)]

    assert [match[0] for text in texts for match in re.finditer(r".{,20}(?: [:;!?»]|« ).{,9}", text)] == []


@EVERY_CATALOGUE
def test_every_event_can_be_said(game: Game, language: str) -> None:
    words = Words(game, language)
    name = next(key for key in keys(game.package, language) if key.startswith("name-")).removeprefix("name-")

    for event in event_classes(game):
        for number in (0, 1, 2, 5):
            assert words.event(sample(event, name, number))
        assert words.chapter(event.clause)


@EVERY_CATALOGUE
def test_whole_matches_can_be_said(game: Game, language: str) -> None:
    words = Words(game, language)
    for players in (game.players[0], game.players[-1]):
        say_match(words, Match(game, players, {}, f"said {players}"), make_bot("rat", "said"))


def say_match(words: Words, match: Match, bot: Policy) -> tuple[set[str], set[str]]:
    """Put a whole match into words, each thing once; the steps that asked, and the verbs of their options."""
    prompts: set[str] = set()
    verbs: set[str] = set()
    said: set[str] = set()

    def say(how: Callable[[Any], str], what: Any, *, is_sentence: bool = True) -> None:
        if repr(what) not in said:
            text = how(what)
            assert text
            assert not (is_sentence and text.lstrip(OPENING)[0].islower()), text
            said.add(repr(what))

    while asked := match.position.asked():
        decision = match.game.see(match.position, asked[0]).decision
        say(words.prompt, Decision(decision.prompt, decision.args, []))
        say(partial(words.waiting, seats=asked), decision.prompt)
        for option in decision.options:
            say(words.option, SpelledOption(0, option.verb, option.args), is_sentence=False)
        for event in match.act(asked[0], [bot.choose(match.position, asked[0])]):
            say(words.event, event)
        prompts.add(decision.prompt)
        verbs |= {option.verb for option in decision.options}
    return prompts, verbs


RULEBOOK_CLANS = [("recycler", "french"), ("scavenger", "german"), ("scavenger", "french")]
RATLAND_STEPS = """choose-clan choose-board deploy redeploy add-piece wound-rat put-back scavenge trade-rats
    turn-cheese"""
RATLAND_VERBS = """dump city field left-pipe right-pipe pantry nursery infirmary lost alarm clan board stay move
    pass add wound keep put-back draw trade-healthy trade-poisoned turn"""


@pytest.mark.parametrize("language", languages(GAMES["ratland"]))
def test_every_question_of_ratland_and_every_answer_can_be_said(language: str) -> None:
    words = Words(GAMES["ratland"], language)
    prompts, verbs = set(RATLAND_STEPS.split()), set(RATLAND_VERBS.split())
    for number in range(30):
        match = Match(GAMES["ratland"], 12, {"clans": "true", "boards": "secret"}, f"said {number}")
        said = say_match(words, match, make_bot("random", "said"))
        assert said[0] <= set(RATLAND_STEPS.split())
        assert said[1] <= set(RATLAND_VERBS.split())
        prompts -= said[0]
        verbs -= said[1]
        if not prompts and not verbs:
            return

    pytest.fail(f"never asked: {prompts}, never offered: {verbs}")


@EVERY_CATALOGUE
def test_every_option_of_a_game_has_a_name(game: Game, language: str) -> None:
    words = Words(game, language)

    assert words.say("title")
    for option in game.option_list:
        assert all(words.name(text) for text in (option.name, *option.values))
        assert words.say(f"about-option-{option.name}")


def test_every_event_card_of_ratland_has_a_name() -> None:
    names = [ratland_words().name(card) for card in GAMES["ratland"].data.events]

    assert len(set(names)) == 14


@pytest.mark.parametrize("language", languages(GAMES["ratland"]))
def test_what_depends_on_the_rulebook_of_ratland_is_explained_in_a_line_too(language: str) -> None:
    words = Words(GAMES["ratland"], language)
    wide = {"tacticians-german": 84, "aggressive-french": 84}
    narrow = {f"{clan}-second-{book}": 76 for clan, book in RULEBOOK_CLANS}
    abouts = {thing: words.say(f"about-{thing}") for thing in [*wide, *narrow]}
    usual = [words.say(f"about-{thing.rpartition('-')[0]}") for thing in abouts]

    assert [thing for thing, width in {**wide, **narrow}.items() if len(abouts[thing]) > width] == []
    assert set(abouts.values()).isdisjoint(usual)
    assert not words.has("about-recycler-second-german")


@pytest.mark.parametrize("language", languages(GAMES["ratland"]))
def test_ratland_says_in_a_few_sentences_where_its_numbers_come_from(language: str) -> None:
    sources = Words(GAMES["ratland"], language).say("sources")
    chapter = (files(GAMES["ratland"].package) / f"rules.{language}.md").read_text("utf-8").rpartition("\n## ")[2]

    assert 2 <= len(re.findall(r"[.?!](?:\s|$)", sources)) <= 4
    assert all("--set data=FILE" in text for text in (sources, chapter))
    assert "RL-" not in chapter


@pytest.mark.parametrize("language", languages(GAMES["ratland"]))
def test_every_event_clan_and_board_of_ratland_is_explained_in_a_line(language: str) -> None:
    words = Words(GAMES["ratland"], language)
    data = GAMES["ratland"].data
    clans = [f"{clan}-{side}" for clan in data.clans for side in ("first", "second")]
    abouts = {thing: words.say(f"about-{thing}") for thing in [*data.events, *clans, "standard", "aggressive"]}

    assert len({words.name(clan) for clan in data.clans}) == 12
    assert len(set(abouts.values())) == len(abouts) == 14 + 24 + 2
    assert [
        thing for thing, about in abouts.items() if len(about) > (76 if thing in clans else 84) or "\n" in about
    ] == []
    for card in data.events:
        assert len(f"{words.say('table-event')}{words.name(card)} · {abouts[card]}") <= 98


def test_every_refusal_of_the_kernel_can_be_said() -> None:
    core = files("rathaus.core")
    sources = [(core / file).read_text("utf-8") for file in ("flow.py", "match.py")]
    reasons = re.findall(r"Error\(\s*\"([a-z-]+)\"", "".join(sources))

    assert len(reasons) >= 5
    assert all(ratland_words().refusal(reason) for reason in reasons)


def test_a_missing_message_is_named_with_language_and_file() -> None:
    with pytest.raises(LookupError, match=r"'event-hiccup' in language 'en' .*games/ratland/text.en.ftl"):
        ratland_words().say("event-hiccup")


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(LookupError, match=r"'curtain-text' lacks something: .*name"):
        ratland_words().say("curtain-text")


@EVERY_GAME
def test_an_unknown_language_is_named_with_those_there_are(game: Game) -> None:
    with pytest.raises(UnknownLanguageError, match=f"{game.name} does not speak 'xx'; it speaks .*en"):
        Words(game, "xx")


def test_numbers_get_their_plural_form() -> None:
    words = ratland_words()
    born = [words.event(ratland.RatsBorn(seat=1, rats=rats)) for rats in (1, 3)]
    offered = [words.option(SpelledOption(rats, "dump", {"rats": rats})) for rats in (0, 1, 2)]

    assert born == ["1 pup is born to Bruno.", "3 pups are born to Bruno."]
    assert offered == ["no rat to the dump", "1 rat to the dump", "2 rats to the dump"]


@pytest.mark.parametrize(("beyond", "said"), [(1, "más de 18: 1 queso más por cada rata"), (2, "2 quesos más")])
def test_cheese_is_counted_in_spanish_as_one_says_it(beyond: int, said: str) -> None:
    assert said in Words(GAMES["ratland"], "es").say("info-feeding-beyond", rats=18, beyond=beyond)


def test_ids_become_names_and_lists_are_counted() -> None:
    drawn = ratland.PiecesDrawn(seat=0, area="dump", pieces=["yellow", "black", "yellow"])
    sent = ratland.RatsDeployed(seat=2, zones={"dump": 2, "city": 0, "left-pipe": 1}, joined={})

    assert ratland_words().event(drawn) == "Ines draws at the dump: 2 yellow, 1 black."
    assert ratland_words().event(sent) == "Quark deploys: 2 dump, 1 left pipe."


def test_an_id_can_pick_the_form_of_a_sentence() -> None:
    decision = Decision("deploy", {"zone": "left-pipe", "rats": 1}, [])

    prompt = "How many rats attack through the left pipe? One is left to place."
    assert ratland_words().prompt(decision) == prompt


def test_a_player_is_named_by_the_letter_of_the_seat() -> None:
    option = SpelledOption(1, "wound", {"player": "B"})

    assert ratland_words().option(option) == "wound a rat of Bruno"


def test_names_are_joined_as_in_speech() -> None:
    words = ratland_words()

    assert words.name_list([]) == "nobody"
    assert words.name_list([0]) == "Ines"
    assert words.name_list([0, 1, 2]) == "Ines, Bruno and Quark"
    assert Words(GAMES["ratland"]).name_list([0, 1]) == "Player A and Player B"
