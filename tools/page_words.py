"""Writes web/tests/words/: sentences of whole matches as Python says them, for the page's words to be compared with."""

import json
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from rathaus.core.events import Event, facts, kind
from rathaus.core.game import Game
from rathaus.core.log import lines_of
from rathaus.core.match import Match
from rathaus.core.view import Decision, Result, decision_for
from rathaus.games import GAMES
from rathaus.testing.spec import setups
from rathaus.words import Words, languages, seat_fields

FOLDER = Path(__file__).resolve().parent.parent / "web" / "tests" / "words"
EACH = 3  # examples of each key
SETUPS = 6  # matches
LOGGED = 60  # the last events of a match, as a log

Said = dict[str, Any]


def main() -> int:
    """Write all files; with --check, only tell whether they are up to date."""
    wanted = all_files()
    found = {path.name: path.read_text("utf-8") for path in FOLDER.glob("*.json")}
    if "--check" in sys.argv:
        return 0 if found == wanted else 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in found.keys() - wanted.keys():
        (FOLDER / name).unlink()
    for name, text in wanted.items():
        (FOLDER / name).write_text(text, "utf-8")
    return 0


def all_files() -> dict[str, str]:
    """What the files must hold, by their names."""
    files = {}
    for game in GAMES.values():
        for sentences in said_in(game):
            files[f"{game.name}.{sentences.language}.json"] = sentences.written()
    return files


def said_in(game: Game) -> list["Sentences"]:
    """What some matches of a game say, in each of its languages."""
    everywhere = [Sentences(game, language) for language in languages(game)]
    for players, options in setups(game)[:SETUPS]:
        play(everywhere, game, players, options)
    return everywhere


def play(everywhere: list["Sentences"], game: Game, players: int, options: dict[str, str]) -> None:
    """Play one match and note what it says."""
    names = [f"{letter}{'’' * seat}" for seat, letter in enumerate("ABCDEFGHJKLM"[:players])]
    match = Match(game, players, options, "words of the page")
    for sentences in everywhere:
        sentences.begin(names)
        sentences.tell(match.opening)
    number = 0
    while match.position.asked():
        seat = match.position.asked()[-1]
        decision = decision_for(match.position, seat)
        assert decision is not None
        for sentences in everywhere:
            sentences.ask(decision, match.position.todo[-1].asked())
        number += 1
        events = match.act(seat, [decision.options[number * 7 % len(decision.options)].action])
        for sentences in everywhere:
            sentences.tell(events)
    for sentences in everywhere:
        sentences.end(game.see(match.position, 0).result)


class Sentences:
    """A few examples of everything that a game says, without names of players and with some that may be awkward."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.said: list[Said] = []
        self._seen: Counter[str] = Counter()

    def written(self) -> str:
        """All of them, as a file."""
        lines = ",\n".join(json.dumps(line, ensure_ascii=False) for line in self.said)
        head = json.dumps({"game": self.game.name, "language": self.language, "package": _folder(self.game)})[:-1]
        return f'{head}, "said": [\n{lines}\n]}}\n'

    def begin(self, names: list[str]) -> None:
        """Another match, of these players."""
        self._names = names
        self._words = Words(self.game, self.language, names)
        self._events: list[Event] = []

    def ask(self, decision: Decision, asked: list[int]) -> None:
        """Note the question, what the others wait for, and some options."""
        words = self._words
        self._note("prompt", decision.prompt, partial(words.prompt, decision), decision)
        self._note("waiting", decision.prompt, partial(words.waiting, decision.prompt, asked), asked)
        for option in decision.options[:EACH]:
            self._note("option", option.verb, partial(words.option, option), option)

    def tell(self, events: list[Event]) -> None:
        """Note what happened."""
        for event in events:
            self._note("event", kind(event), partial(self._words.event, event), event)
        self._events += [event for event in events if event.is_heard_by(0)]

    def end(self, result: Result) -> None:
        """Note a log, what it meant to a seat, and how the match ended."""
        events = self._events[-LOGGED:]
        lines = "\n".join(self._words.line(line) for line in lines_of(events))
        self._note("log", "", lambda: lines, [_told(event) for event in events])
        self._note("summary", "", partial(self._words.summary, events, 0), [_told(event) for event in events])
        self._note("verdict", "", partial(self._words.verdict, result), result)
        parts = "\n".join(self._words.parts(standing) for standing in result.ranking)
        self._note("parts", "", lambda: parts, result)
        ties = "\n".join(sentence for sentence, _ in self._words.ties(result.ranking))
        self._note("ties", "", lambda: ties, result)

    def _note(self, what: str, name: str, say: Callable[[], str], said: object) -> None:
        self._seen[f"{what} {name}"] += 1
        if self._seen[f"{what} {name}"] > EACH:
            return
        built = msgspec.to_builtins(_told(said) if isinstance(said, Event) else said)
        line: Said = {"what": what, "names": self._names, "said": built, "text": say()}
        self.said.append({**line, "step": name} if what == "waiting" else line)


def _told(event: Event) -> Said:
    """An event as a page gets it."""
    seats = seat_fields(type(event))
    return {"entry": 0, "kind": kind(event), "clause": event.clause, "facts": facts(event), "seats": seats}


def _folder(game: Game) -> str:
    return game.package.replace(".", "/")


if __name__ == "__main__":
    sys.exit(main())
