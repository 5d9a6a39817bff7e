"""Writes web/tests/matches/: what a page hears of whole matches of RatLand, for what it shows of them to be checked."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from rathaus.core.events import Event, facts, kind
from rathaus.core.match import Match
from rathaus.core.seats import SPECTATOR
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
    return {f"ratland.{name}.json": written(*MATCHES[name]) for name in MATCHES}


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
