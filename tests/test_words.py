"""Everything that can happen, be asked or be refused can be said."""

import re
from importlib.resources import files

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from rathaus.bots.mouse import Mouse
from rathaus.core.events import Event, Seat
from rathaus.core.game import Game
from rathaus.core.match import Match
from rathaus.core.rng import fast
from rathaus.core.view import Decision, SpelledOption
from rathaus.games import GAMES
from rathaus.games.ratland import events as ratland
from rathaus.words import HOUSE, UnknownLanguageError, Words, languages

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
EVERY_CATALOGUE = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES.values() for language in languages(game)]
)


def ratland_words() -> Words:
    return Words(GAMES["ratland"], "en", ["Ines", "Bruno", "Quark"])


def catalogue(package: str, language: str) -> ast.Resource:
    return FluentParser().parse((files(package) / f"text.{language}.ftl").read_text("utf-8"))


def keys(package: str, language: str) -> list[str]:
    return [entry.id.name for entry in catalogue(package, language).body if isinstance(entry, ast.Message)]


def event_classes(game: Game) -> list[type[Event]]:
    return [event for event in Event.__subclasses__() if event.__module__.startswith(f"{game.package}.")]


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


@EVERY_CATALOGUE
def test_all_languages_have_the_same_messages(game: Game, language: str) -> None:
    assert set(keys(HOUSE, language)) == set(keys(HOUSE, "en"))
    assert set(keys(game.package, language)) == set(keys(game.package, "en"))


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
        say_match(words, Match(game, players, {}, f"said {players}"))


def say_match(words: Words, match: Match) -> tuple[set[str], set[str]]:
    """Put a whole match into words; the steps that asked, and the verbs of their options."""
    prompts: set[str] = set()
    verbs: set[str] = set()
    mouse = Mouse(fast("said"))
    while asked := match.position.asked():
        decision = match.game.see(match.position, asked[0]).decision
        assert words.prompt(decision)
        assert words.waiting(decision.prompt, asked)
        assert all(words.option(option) for option in decision.options)
        for event in match.act(asked[0], [mouse.choose(match.position, asked[0])]):
            assert words.event(event)
        prompts.add(decision.prompt)
        verbs |= {option.verb for option in decision.options}
    return prompts, verbs


RATLAND_STEPS = """choose-clan choose-board deploy redeploy add-piece wound-rat put-back scavenge trade-rats
    turn-cheese"""
RATLAND_VERBS = """dump city field left-pipe right-pipe pantry nursery infirmary lost alarm clan board stay move
    pass add wound keep put-back draw trade-healthy trade-poisoned turn"""


@pytest.mark.parametrize("language", languages(GAMES["ratland"]))
def test_every_question_of_ratland_and_every_answer_can_be_said(language: str) -> None:
    words = Words(GAMES["ratland"], language)
    prompts, verbs = set(RATLAND_STEPS.split()), set(RATLAND_VERBS.split())
    for number in range(30):
        said = say_match(words, Match(GAMES["ratland"], 12, {"clans": "true", "boards": "secret"}, f"said {number}"))
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


def test_ids_become_names_and_lists_are_counted() -> None:
    drawn = ratland.PiecesDrawn(seat=0, area="dump", pieces=["yellow", "black", "yellow"])
    sent = ratland.RatsDeployed(seat=2, zones={"dump": 2, "city": 0, "left-pipe": 1})

    assert ratland_words().event(drawn) == "Ines draws in the dump: 2 yellow, 1 black."
    assert ratland_words().event(sent) == "Quark sends out: 2 dump, 1 left pipe."


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
