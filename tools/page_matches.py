"""Writes web/tests/matches/: what a page hears in matches of all games, to check what it shows."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from rathaus.core.events import Event, facts, kind
from rathaus.core.match import Match
from rathaus.core.seats import SPECTATOR
from rathaus.games import GAMES
from rathaus.server.looks import counted
from rathaus.words import seat_fields

FOLDER = Path(__file__).resolve().parent.parent / "web" / "tests" / "matches"
MATCHES: dict[str, tuple[str, int, dict[str, str]]] = {
    "ratland.two": ("ratland", 2, {}),
    "ratland.clans": ("ratland", 5, {"clans": "true", "boards": "aggressive"}),
    "rattus": ("rattus", 4, {}),
    "ratville": ("ratville", 3, {}),
    "ratzzia.two": ("ratzzia", 2, {}),
    "ratzzia": ("ratzzia", 4, {}),
}
MOST = 30  # answers that moved something


def main() -> int:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in all_files().items():
        (FOLDER / name).write_text(text, "utf-8")
    return 0


def all_files() -> dict[str, str]:
    """What the files must hold, by their names."""
    return {f"{name}.json": written(*MATCHES[name]) for name in MATCHES}


def written(name: str, players: int, options: dict[str, str]) -> str:
    """A match as a spectator follows it: what lies where before, what happened, what lies where after."""
    game = GAMES[name]
    match = Match(game, players, options, "matches of the page")
    news: list[dict[str, Any]] = []
    number = 0
    while match.position.asked() and len(news) < MOST:
        seat = match.position.asked()[-1]
        before = places(match)
        number += 1
        choices = match.position.options(seat)
        events = heard(match.act(seat, [choices[number * 7 % len(choices)]]))
        after = places(match)
        if before != after:
            news.append({"before": before, "events": events, "after": after})
    return "[\n" + ",\n".join(json.dumps(each, separators=(",", ":")) for each in news) + "\n]\n"


def places(match: Match) -> dict[str, dict[str, int]]:
    """What a spectator can count, as the service sends it."""
    found: dict[str, dict[str, int]] = match.game.places(match.game.see(match.position, SPECTATOR))
    return counted(found)


def heard(events: list[Event]) -> list[dict[str, Any]]:
    """Events as they travel, without those that are for one seat only."""
    return [
        {
            "entry": 0,
            "kind": kind(event),
            "clause": event.clause,
            "facts": msgspec.to_builtins(facts(event)),
            "seats": seat_fields(type(event)),
            "moves": msgspec.to_builtins(event.moves()),
        }
        for event in events
        if event.is_heard_by(SPECTATOR)
    ]


if __name__ == "__main__":
    sys.exit(main())
