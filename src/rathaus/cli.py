"""The command `rathaus`: every command, its options, and one clear sentence where something is wrong."""

import argparse
import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import msgspec

from rathaus import __version__, cli_serve
from rathaus.core.errors import DataError, SetupError
from rathaus.core.export import VerifyError
from rathaus.core.game import Game, Option, Options
from rathaus.games import GAMES

Arguments = argparse.Namespace
Command = Callable[[Arguments], int]
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class UsageError(ValueError):
    """What was asked cannot be done like that: one sentence says why."""


def main(words: list[str] | None = None) -> int:
    """Run one command; return its exit code."""
    arguments = parser().parse_args(words)
    command: Command = arguments.command
    try:
        return command(arguments)
    except (UsageError, SetupError, DataError, VerifyError) as problem:
        print(f"rathaus: {problem}", file=sys.stderr)
        return 2
    except OSError as problem:
        print(f"rathaus: {problem.filename}: {problem.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("rathaus: stopped", file=sys.stderr)
        return 130


def parser() -> argparse.ArgumentParser:
    """All commands with their options."""
    top = argparse.ArgumentParser(prog="rathaus", description="Four rat games, one house.")
    top.add_argument("--version", action="version", version=f"rathaus {__version__}")
    cli_serve.add_serve(top)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    cli_serve.add_serve(commands.add_parser("serve", help="the service and the page; so does `rathaus` alone"))
    for add in (
        _add_play,
        _add_games,
        _add_simulate,
        _add_scenario,
        _add_clauses,
        _add_verify,
        _add_bench,
        _add_doctor,
    ):
        add(commands)
    cli_serve.add_export(commands.add_parser("export", help="matches of a database as files"))
    cli_serve.add_import(commands.add_parser("import", help="matches from files into a database"))
    return top


def _add_play(commands: Commands) -> None:
    command = commands.add_parser("play", help="a game in the terminal")
    _add_game(command)
    command.add_argument("--players", type=int, default=4, metavar="N", help="how many sit at the table (4)")
    command.add_argument(
        "--bots",
        default=None,
        metavar="NAMES",
        help="the bots, by name and separated by commas; all other seats are people (one person, the rest mouse)",
    )
    _add_options(command)
    command.add_argument("--seed", default=None, metavar="S", help="the seed of the dice (a new one)")
    command.add_argument("--lang", default="en", metavar="xx", help="the language (en)")
    command.add_argument("--save", type=Path, default=None, metavar="FILE", help="write the match to this file")
    command.set_defaults(command=play)


def _add_games(commands: Commands) -> None:
    command = commands.add_parser("games", help="titles, seats, options with their values")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(command=games)


def _add_simulate(commands: Commands) -> None:
    command = commands.add_parser("simulate", help="many games between bots")
    _add_game(command)
    command.add_argument("--players", type=int, required=True, metavar="N", help="how many sit at the table")
    command.add_argument("--games", type=int, required=True, metavar="G", help="how many games")
    command.add_argument("--seed", default="1", metavar="S", help="the seed of the run (1)")
    command.add_argument(
        "--bots", default="mouse", metavar="NAMES", help="a bot for all seats, or one for each (mouse)"
    )
    _add_options(command)
    command.add_argument("--save", type=Path, default=None, metavar="DIR", help="write each match into this folder")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(command=simulate)


def _add_scenario(commands: Commands) -> None:
    command = commands.add_parser("scenario", help="set tables up, play, and check what must hold")
    command.add_argument("files", nargs="+", type=Path, metavar="FILE")
    command.set_defaults(command=scenario)


def _add_clauses(commands: Commands) -> None:
    command = commands.add_parser("clauses", help="each clause of the rules, where it is coded and tested")
    _add_game(command)
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(command=clauses)


def _add_verify(commands: Commands) -> None:
    command = commands.add_parser("verify", help="play an exported match again and check every draw")
    command.add_argument("file", type=Path, metavar="FILE")
    command.set_defaults(command=verify)


def _add_bench(commands: Commands) -> None:
    command = commands.add_parser("bench", help="decisions, copies and games a second")
    command.add_argument("--seconds", type=float, default=4.0, metavar="S", help="for each game about so long (4)")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(command=bench)


def _add_doctor(commands: Commands) -> None:
    command = commands.add_parser("doctor", help="what is installed and compiled, and from where")
    command.set_defaults(command=doctor)


def _add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help=", ".join(GAMES))


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--set",
        action="append",
        default=[],
        dest="set",
        metavar="OPTION=VALUE",
        help="an option of the game, or data=FILE for other cards (see `rathaus games`); may be repeated",
    )


# What the commands need to know.


def game_and_options(arguments: Arguments) -> tuple[Game, Options]:
    """The game that was named, on other data where that was asked for, and the options that were set."""
    game = game_named(arguments.game)
    options: Options = {}
    for pair in arguments.set:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(f"--set {pair!r} has no value; expected OPTION=VALUE")
        if name == game.data_name:
            game = game.with_data(_read(Path(value)), value)
        else:
            options[name] = value
    return game, options


def game_named(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise UsageError(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise UsageError(f"{file} is not a text file in UTF-8") from None


def _print_json(value: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(value)).decode())


# The commands.


def play(arguments: Arguments) -> int:
    """A game in the terminal."""
    from rathaus.terminal import play_in_terminal

    game, options = game_and_options(arguments)
    bots = arguments.bots.split(",") if arguments.bots else ["mouse"] * (arguments.players - 1)
    seed = arguments.seed or secrets.token_hex(16)
    return play_in_terminal(
        game, arguments.players, options, bots=bots, seed=seed, language=arguments.lang, save=arguments.save
    )


def games(arguments: Arguments) -> int:
    """Titles, seats and options."""
    if arguments.json:
        _print_json([_game_facts(game) for game in GAMES.values()])
        return 0
    for game in GAMES.values():
        print(f"{game.name}: {game.players[0]} to {game.players[-1]} players, rules version {game.rules_version}")
        for option in game.option_list:
            print(f"  {option.name} = {' | '.join(_values(option))}   (usually {option.default})")
        print(f"  {game.data_name} = FILE   (usually the box's own)")
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
        "options": [_option_facts(option) for option in game.option_list],
    }


def _option_facts(option: Option) -> dict[str, object]:
    facts: dict[str, object] = {"name": option.name, "values": option.values, "default": option.default}
    if option.most:
        facts["most"] = option.most
    if option.items:
        facts["items"] = option.items
    return facts


def simulate(arguments: Arguments) -> int:
    """Many games between bots; stopped by hand, it reports what was played."""
    from rich.console import Console
    from rich.progress import track

    from rathaus.arena.simulate import Simulation

    if arguments.games < 1:
        raise UsageError(f"--games {arguments.games} is too few; expected 1 or more")
    game, options = game_and_options(arguments)
    bots = _bots_for(arguments.bots, arguments.players)
    simulation = Simulation(game, arguments.players, options, arguments.seed, bots)
    if arguments.save is not None:
        arguments.save.mkdir(parents=True, exist_ok=True)
    console = Console(stderr=True)
    numbers = track(range(arguments.games), game.name, console=console, disable=not console.is_terminal)
    try:
        simulation.play(numbers, arguments.save)
    except KeyboardInterrupt:
        console.print("stopped: this is what was played so far")
    report = simulation.report(arguments.games)
    _print_json(report) if arguments.json else print(_in_words(report.__struct_fields__, report))
    return 0 if report.finished == report.games else 130


def _bots_for(names: str, players: int) -> list[str]:
    bots = names.split(",")
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise UsageError(f"--bots names {len(bots)} bots for {players} players; expected 1 or {players}")
    return bots


def _in_words(fields: tuple[str, ...], report: object) -> str:
    return "\n".join(f"{name.replace('_', ' '):<22}{getattr(report, name)}" for name in fields)


def scenario(arguments: Arguments) -> int:
    """Run scenario files; each that fails is named with its line."""
    from rathaus.testing.scenario import ScenarioError, run_scenario

    failed = 0
    for file in arguments.files:
        try:
            run_scenario(_read(file), str(file), GAMES)
            print(f"{file}: holds")
        except ScenarioError as problem:
            failed += 1
            print(problem)
    print(f"{len(arguments.files) - failed} passed, {failed} failed")
    return 1 if failed else 0


def clauses(arguments: Arguments) -> int:
    """Each clause with its code and its tests."""
    from rathaus.testing.clauses import report

    root = Path(__file__).resolve().parents[2]
    if not (root / "tests").is_dir():
        raise UsageError(f"there are no tests in {root}; `rathaus clauses` needs the project's folder")
    found = report(game_named(arguments.game), root)
    if arguments.json:
        _print_json(found)
    else:
        for row in found.rows:
            print(f"{row.id:<9}{len(row.coded):>3} in code{len(row.tested):>4} in tests   {row.text}")
        print(
            f"{found.clauses} clauses, {found.coded} coded, {found.tested} tested; missing: {found.missing or 'none'}"
        )
    return 1 if found.missing or found.unknown else 0


def verify(arguments: Arguments) -> int:
    """Play an exported match again and check it."""
    from rathaus.core.export import decode, game_for
    from rathaus.core.export import verify as check

    record = decode(arguments.file.read_bytes())
    try:
        match = check(record, game_for(record, GAMES))
    except VerifyError as problem:
        print(f"{arguments.file}: {problem}")
        return 1
    ended = "ended" if match.position.outcome else "goes on"
    draws = "no listed" if record.draws is None else f"all {len(record.draws)}"
    print(f"{arguments.file}: {draws} draws and {len(record.log)} entries are right; the match {ended}")
    return 0


def bench(arguments: Arguments) -> int:
    """Measure the rules."""
    from rathaus.arena.bench import bench as measure

    report = measure(list(GAMES.values()), arguments.seconds)
    if arguments.json:
        _print_json(report)
        return 0
    print("compiled" if report.compiled else "interpreted")
    for speed in report.games:
        print(_in_words(speed.__struct_fields__, speed))
    return 0


def doctor(arguments: Arguments) -> int:
    """What is installed, and where the rules come from."""
    import platform
    from importlib.metadata import version

    from rathaus.core import flow, match, rng

    print(f"rathaus {__version__} on Python {platform.python_version()}, {platform.system()} {platform.machine()}")
    for package in ("msgspec", "fluent.runtime", "textual", "rich", "mypy-extensions", "litestar", "SQLAlchemy"):
        print(f"{package} {version(package)}")
    for module in (rng, flow, match):
        kind = "interpreted" if str(module.__file__).endswith(".py") else "compiled"
        print(f"{module.__name__}: {kind}, {module.__file__}")
    for game in GAMES.values():
        print(f"{game.name}: rules version {game.rules_version}, data {game.data_sha256[:12]}")
    print(f"terminal {os.environ.get('TERM', 'unknown')}, encoding {sys.stdout.encoding}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
