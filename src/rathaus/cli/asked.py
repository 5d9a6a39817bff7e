"""What the commands have in common: the game that was asked for, its options, how answers are printed."""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import msgspec

from rathaus.core.game import Game, Options
from rathaus.games import GAMES

Arguments = argparse.Namespace
Command = Callable[[Arguments], int]
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class UsageError(ValueError):
    """The command cannot be carried out as given: one sentence says why."""


def add_game(command: argparse.ArgumentParser) -> None:
    """Which game."""
    command.add_argument("game", metavar="GAME", help=", ".join(GAMES))


def add_options(command: argparse.ArgumentParser) -> None:
    """The options of the game."""
    command.add_argument(
        "--set",
        action="append",
        default=[],
        dest="set",
        metavar="OPTION=VALUE",
        help="an option of the game, or data=FILE for other cards (see `rathaus games`); may be repeated",
    )


def game_and_options(arguments: Arguments) -> tuple[Game, Options]:
    """The game that was named, on other data where that was asked for, and the options that were set."""
    game = game_named(arguments.game)
    options: Options = {}
    for pair in arguments.set:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(f"--set {pair!r} has no value; expected OPTION=VALUE")
        if name == game.data_name:
            game = game.with_data(read(Path(value)), value)
        else:
            options[name] = value
    return game, options


def game_named(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise UsageError(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]


def read(file: Path) -> str:
    """The text of a file."""
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise UsageError(f"{file} is not a text file in UTF-8") from None


def print_json(value: object) -> None:
    """Print the value as JSON; what the terminal cannot show is escaped."""
    text = msgspec.json.format(msgspec.json.encode(value)).decode()
    print(text if _can_show(text) else json.dumps(json.loads(text), indent=2))


def _can_show(text: str) -> bool:
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def in_words(fields: tuple[str, ...], report: object) -> str:
    """A report, a line for each field."""
    return "\n".join(f"{name.replace('_', ' '):<22}{_value(getattr(report, name))}" for name in fields)


def _value(value: object) -> str:
    return ", ".join(map(_value, value)) if isinstance(value, list) else str(value)
