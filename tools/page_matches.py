"""Writes web/tests/matches/: what a page hears and is asked in whole matches of RatLand, to check what it shows."""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from rathaus.core.events import Event, facts, kind
from rathaus.core.match import Match
from rathaus.core.seats import SPECTATOR
from rathaus.core.view import Decision, decision_for
from rathaus.games.ratland import RATLAND
from rathaus.words import seat_fields

FOLDER = Path(__file__).resolve().parent.parent / "web" / "tests" / "matches"
SHOWN = ("rats", "cheese", "graveyard", "pile", "bag")  # what a picture of the table holds
MATCHES: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {}),
    "clans": (5, {"clans": "true", "boards": "aggressive"}),
    "seven": (7, {"boards": "secret"}),
}


def main() -> int:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in all_files().items():
        (FOLDER / name).write_text(text, "utf-8")
    return 0


def all_files() -> dict[str, str]:
    """What the files must hold, by their names."""
    matches = {f"ratland.{name}.json": written(*MATCHES[name]) for name in MATCHES}
    return {**matches, "ratland.questions.json": questions()}


def questions() -> str:
    """Each question of RatLand with the answers that it offers every time."""
    found: dict[str, list[dict[str, Any]]] = {}
    for number in range(3):  # all clans, and all events
        match = Match(RATLAND, 12, {"clans": "true", "boards": "secret"}, f"questions of the page {number}")
        for decision in asked_in(match):
            offered = [{"verb": option.verb, "args": option.args} for option in decision.options]
            found[decision.prompt] = [answer for answer in found.get(decision.prompt, offered) if answer in offered]
    return json.dumps(dict(sorted(found.items())), indent=1) + "\n"


def asked_in(match: Match) -> Iterator[Decision]:
    """All that is asked in a match that is played at random, but always in the same way."""
    chance = random.Random(match.seed)
    while match.position.asked():
        seat = match.position.asked()[-1]
        decision = decision_for(match.position, seat)
        assert decision is not None
        yield decision
        match.act(seat, [chance.choice(decision.options).action])


def written(players: int, options: dict[str, str]) -> str:
    """A match as an onlooker follows it: the table before, what happened, the table after."""
    match = Match(RATLAND, players, options, "matches of the page")
    news: list[dict[str, Any]] = []
    number = 0
    while match.position.asked():
        seat = match.position.asked()[-1]
        before = table(match)
        number += 1
        choices = match.position.options(seat)
        events = heard(match.act(seat, [choices[number * 7 % len(choices)]]))
        after = table(match)
        if before != after:
            news.append({"before": before, "events": events, "after": after})
    return "[\n" + ",\n".join(json.dumps(each, separators=(",", ":")) for each in news) + "\n]\n"


def table(match: Match) -> dict[str, Any]:
    """What an onlooker sees of the table and what moves."""
    view: dict[str, Any] = msgspec.to_builtins(RATLAND.see(match.position, SPECTATOR))
    return {field: view[field] for field in SHOWN}


def heard(events: list[Event]) -> list[dict[str, Any]]:
    """Events as they travel, without those that are for one seat only."""
    return [
        {
            "entry": 0,
            "kind": kind(event),
            "clause": event.clause,
            "facts": msgspec.to_builtins(facts(event)),
            "seats": seat_fields(type(event)),
        }
        for event in events
        if event.is_heard_by(SPECTATOR)
    ]


if __name__ == "__main__":
    sys.exit(main())
