"""The commands for players: the list of games, and a game in the terminal."""

import secrets
from pathlib import Path
from textwrap import fill

from rathaus.cli.asked import Arguments, Commands, add_game, add_options, game_and_options, print_json
from rathaus.cli.process import tidy_up_first
from rathaus.core.game import Game, Option
from rathaus.games import GAMES
from rathaus.words import Words


def add_play(commands: Commands) -> None:
    """The options of `play`."""
    command = commands.add_parser("play", help="play a game in the terminal")
    add_game(command)
    command.add_argument("--players", type=int, default=4, metavar="N", help="number of players (default: 4)")
    command.add_argument(
        "--bots",
        default=None,
        metavar="LEVELS",
        help="the bots' levels, separated by commas; other seats are people (default: one person, the rest mouse)",
    )
    add_options(command)
    command.add_argument("--seed", default=None, metavar="S", help="the seed of the dice (default: a new one)")
    command.add_argument("--lang", default="en", metavar="xx", help="the language (default: en)")
    command.add_argument("--save", type=Path, default=None, metavar="FILE", help="write the match to this file")
    command.set_defaults(command=play)


def add_games(commands: Commands) -> None:
    """The options of `games`."""
    command = commands.add_parser("games", help="list the games with their options")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(command=games)


def play(arguments: Arguments) -> int:
    """A game in the terminal."""
    from rathaus.terminal import play_in_terminal

    tidy_up_first()
    game, options = game_and_options(arguments)
    game.agreed(arguments.players, options)
    bots = arguments.bots.split(",") if arguments.bots else ["mouse"] * (arguments.players - 1)
    seed = arguments.seed or secrets.token_hex(16)
    return play_in_terminal(
        game, arguments.players, options, bots=bots, seed=seed, language=arguments.lang, save=arguments.save
    )


def games(arguments: Arguments) -> int:
    """Titles, seats and options."""
    if arguments.json:
        print_json([_game_facts(game) for game in GAMES.values()])
        return 0
    for game in GAMES.values():
        print(f"{game.name}: {game.players[0]} to {game.players[-1]} players, rules version {game.rules_version}")
        for option in game.option_list:
            print(f"  {option.name} = {' | '.join(_values(option))}   (usually {option.default})")
        print(f"  {game.data_name} = FILE   (usually the box's own)")
        print(fill(Words(game).sources(), 110, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False))
    return 0


def _values(option: Option) -> list[str]:
    numbers = [f"0…{option.most}"] if option.most else []
    lists = [f"a list of {', '.join(option.items)}"] if option.items else []
    return [*option.values, *numbers, *lists]


def _game_facts(game: Game) -> dict[str, object]:
    return {
        "game": game.name,
        "players": {"min": game.players[0], "max": game.players[-1]},
        "rules_version": game.rules_version,
        "data_sha256": game.data_sha256,
        "data_name": game.data_name,
        "sources": Words(game).sources(),
        "options": [_option_facts(option) for option in game.option_list],
    }


def _option_facts(option: Option) -> dict[str, object]:
    facts: dict[str, object] = {"name": option.name, "values": option.values, "default": option.default}
    if option.most:
        facts["most"] = option.most
    if option.items:
        facts["items"] = option.items
    return facts
