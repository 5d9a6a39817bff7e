"""Weights of the learned values: a small data file for each game, with one entry for each range of player counts."""
# not compiled

import json
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

import msgspec

from rathaus.core.game import Game


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Trained weights: for which numbers of players, on which rules, by which command and in how long."""

    least: int
    most: int
    rules: str
    command: str
    seconds: int
    games: int
    weights: list[float]

    @property
    def sha256(self) -> str:
        """A unique name of these weights."""
        return sha256(json.dumps(self.weights).encode()).hexdigest()


def rules_hash(game: Game) -> str:
    """A name of the rules: their version and their data."""
    return sha256(f"{game.rules_version}|{game.data_sha256}".encode()).hexdigest()


@lru_cache(maxsize=16)
def weights_of(game: str) -> list[Weights]:
    """All entries of a game's file; none without a file."""
    file = files("rathaus.bots").joinpath("weights", f"{game}.json")
    return msgspec.json.decode(file.read_bytes(), type=list[Weights]) if file.is_file() else []


def weights_for(game: str, players: int) -> Weights:
    """The entry for this many players, or the nearest one."""
    found = weights_of(game)
    if not found:
        return Weights(players, players, "", "", 0, 0, [])
    return min(found, key=lambda entry: max(entry.least - players, players - entry.most, 0))


def outdated(game: Game) -> list[Weights]:
    """The entries that were trained on other rules than these."""
    return [entry for entry in weights_of(game.name) if entry.rules != rules_hash(game)]


def encoded(entries: list[Weights]) -> bytes:
    """The file."""
    plain: Any = msgspec.to_builtins(entries)
    return msgspec.json.format(msgspec.json.encode(plain), indent=1) + b"\n"
