"""The commands for studying games: many games between bots, and their speed."""

from pathlib import Path

from rathaus.cli.asked import (
    Arguments,
    Commands,
    UsageError,
    add_game,
    add_options,
    game_and_options,
    in_words,
    print_json,
)
from rathaus.cli.process import tidy_up_first
from rathaus.games import GAMES

MOST_GAMES = 1_000_000_000
LONGEST = 3600  # seconds of a measurement


def add_simulate(commands: Commands) -> None:
    """The options of `simulate`."""
    command = commands.add_parser("simulate", help="let bots play many games")
    add_game(command)
    command.add_argument("--players", type=int, required=True, metavar="N", help="number of players")
    command.add_argument("--games", type=int, required=True, metavar="G", help="number of games")
    command.add_argument("--seed", default="1", metavar="S", help="the seed of the run (default: 1)")
    command.add_argument(
        "--bots",
        default="mouse",
        metavar="LEVELS",
        help="one level for all bots, or one for each, separated by commas (default: mouse)",
    )
    add_options(command)
    command.add_argument("--save", type=Path, default=None, metavar="DIR", help="write each match into this folder")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(command=simulate)


def add_bench(commands: Commands) -> None:
    """The options of `bench`."""
    command = commands.add_parser("bench", help="measure decisions, copies and games per second")
    command.add_argument(
        "--seconds", type=float, default=4.0, metavar="S", help="about how long to measure each game (default: 4)"
    )
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(command=bench)


def simulate(arguments: Arguments) -> int:
    """Many games between bots; when interrupted, it reports those played so far."""
    from rich.console import Console
    from rich.progress import track

    from rathaus.arena.simulate import Simulation

    tidy_up_first()
    if arguments.games < 1:
        raise UsageError(f"--games {arguments.games} is too few; expected 1 or more")
    if arguments.games > MOST_GAMES:
        raise UsageError(f"--games {arguments.games} is too many; expected {MOST_GAMES} at most")
    game, options = game_and_options(arguments)
    game.agreed(arguments.players, options)
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
    print_json(report) if arguments.json else print(in_words(report.__struct_fields__, report))
    return 0 if report.finished == report.games else 130


def _bots_for(names: str, players: int) -> list[str]:
    bots = names.split(",")
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise UsageError(f"--bots names {len(bots)} bots for {players} players; expected 1 or {players}")
    return bots


def bench(arguments: Arguments) -> int:
    """Measure the rules."""
    from rathaus.arena.bench import bench as measure

    if not 0 < arguments.seconds <= LONGEST:
        raise UsageError(f"--seconds {arguments.seconds} cannot be measured; expected up to {LONGEST}, more than 0")
    report = measure(list(GAMES.values()), arguments.seconds)
    if arguments.json:
        print_json(report)
        return 0
    print("compiled" if report.compiled else "interpreted")
    for speed in report.games:
        print(in_words(speed.__struct_fields__, speed))
    return 0
