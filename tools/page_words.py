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
from rathaus.core.match import Match
from rathaus.core.view import decision_for
from rathaus.games import GAMES
from rathaus.testing.spec import setups
from rathaus.words import Words, languages, seat_fields

FOLDER = Path(__file__).resolve().parent.parent / "web" / "tests" / "words"
EACH = 3  # examples of each key
SETUPS = 6  # matches

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
    return {
        f"{game.name}.{language}.json": written(game, language)
        for game in GAMES.values()
        for language in languages(game)
    }


def written(game: Game, language: str) -> str:
    """The sentences of one game in one language."""
    sentences = Sentences(game, language)
    for players, options in setups(game)[:SETUPS]:
        sentences.play(players, options)
    lines = ",\n".join(json.dumps(line, ensure_ascii=False) for line in sentences.said)
    head = json.dumps({"game": game.name, "language": language, "package": _folder(game)})[:-1]
    return f'{head}, "said": [\n{lines}\n]}}\n'


class Sentences:
    """A few examples of everything that a game says, without names of players and with some that may be awkward."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.said: list[Said] = []
        self._seen: Counter[str] = Counter()

    def play(self, players: int, options: dict[str, str]) -> None:
        """Play one match and note what it says."""
        names = [f"{letter}{'’' * seat}" for seat, letter in enumerate("ABCDEFGHJKLM"[:players])]
        words = Words(self.game, self.language, names)
        match = Match(self.game, players, options, "words of the page")
        self._events(words, names, match.opening)
        number = 0
        while match.position.asked():
            seat = match.position.asked()[-1]
            decision = decision_for(match.position, seat)
            assert decision is not None
            step = match.position.todo[-1]
            self._note("prompt", partial(words.prompt, decision), names, decision)
            waiting = partial(words.waiting, decision.prompt, step.asked())
            self._note("waiting", waiting, names, step.asked(), step=decision.prompt)
            for option in decision.options[:EACH]:
                self._note("option", partial(words.option, option), names, option)
            number += 1
            self._events(words, names, match.act(seat, [decision.options[number * 7 % len(decision.options)].action]))

    def _events(self, words: Words, names: list[str], events: list[Event]) -> None:
        for event in events:
            said = {
                "entry": 0,
                "kind": kind(event),
                "clause": event.clause,
                "facts": facts(event),
                "seats": seat_fields(type(event)),
            }
            self._note("event", partial(words.event, event), names, said)

    def _note(self, what: str, say: Callable[[], str], names: list[str], said: object, *, step: str = "") -> None:
        built = msgspec.to_builtins(said)
        key = f"{what} {step or built.get('kind') or built.get('prompt') or built.get('verb')}"
        self._seen[key] += 1
        if self._seen[key] <= EACH:
            line: Said = {"what": what, "names": names, "said": built, "text": say()}
            self.said.append({**line, "step": step} if step else line)


def _folder(game: Game) -> str:
    return game.package.replace(".", "/")


if __name__ == "__main__":
    sys.exit(main())
