"""The commands that measure and train bots."""

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from rathaus.cli.asked import Arguments, Commands, UsageError, add_game, add_options, game_and_options, print_json
from rathaus.cli.process import INTERRUPTED, tidy_up_first
from rathaus.core.game import Game
from rathaus.files import writing

if TYPE_CHECKING:
    from rathaus.arena.training import TrainingProgress

MOST_GAMES = 1_000_000


def add_arena(commands: Commands) -> None:
    """`arena tournament`."""
    arena = commands.add_parser("arena", help="let bots compete").add_subparsers(metavar="WHAT", required=True)
    command = arena.add_parser("tournament", help="measure how strong bots are")
    add_game(command)
    command.add_argument("--players", type=int, required=True, metavar="N", help="number of players")
    command.add_argument(
        "--bots",
        required=True,
        metavar="LEVELS",
        help="a level for each player, or two: the first one plays among bots of the second",
    )
    command.add_argument("--games", type=int, required=True, metavar="G", help="number of games")
    _add_common(command)
    add_options(command)
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(command=tournament)


def add_train(commands: Commands) -> None:
    """The options of `train`."""
    command = commands.add_parser("train", help="teach searching bots what a position is worth")
    add_game(command)
    command.add_argument("--players", type=int, required=True, metavar="N", help="number of players to train with")
    command.add_argument("--games", type=int, default=400, metavar="G", help="games in each round (default: 400)")
    command.add_argument("--rounds", type=int, default=3, metavar="R", help="rounds after the first (default: 3)")
    command.add_argument("--out", type=Path, required=True, metavar="WEIGHTS", help="the file to write the weights to")
    _add_common(command)
    command.set_defaults(command=train)


def _add_common(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seed", default="1", metavar="S", help="the seed of the run (default: 1)")
    command.add_argument("--file", type=Path, default=None, metavar="FILE", help="save progress here, and resume")
    command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes (default: all)")


def tournament(arguments: Arguments) -> int:
    """Play with a progress bar, and print the results; when interrupted, print those so far."""
    from rathaus.arena import tournament as arena
    from rathaus.arena.crowd import play_all
    from rathaus.bots.levels import check_level

    tidy_up_first()
    game, options = game_and_options(arguments)
    _check_games(arguments.games)
    if not game.is_default_data:
        raise UsageError("a tournament is played with the cards of the box; leave out other data")
    agreed = game.agreed(arguments.players, options)
    bots = arena.line_up(arguments.bots.split(","), arguments.players)
    for bot in bots:
        check_level(bot)
    if len(bots) != arguments.players:
        raise UsageError(f"--bots names {len(bots)} bots for {arguments.players} players")
    run = arena.run_of(game, arguments.players, agreed, arguments.seed, bots)
    results: dict[int, Any] = {}
    steps = play_all(arena.play_game, run, range(arguments.games), arguments.file, arguments.jobs)
    is_whole = _followed(steps, results, arguments.games, f"{game.name}: {arguments.bots}")
    table = arena.table_of(run, results)
    print_json(table) if arguments.json else print(arena.in_lines(table))
    return 0 if is_whole else INTERRUPTED


def _check_games(games: int) -> None:
    if not 1 <= games <= MOST_GAMES:
        raise UsageError(f"--games {games} cannot be played; expected 1 to {MOST_GAMES}")


def _followed(steps: Iterator[dict[int, Any]], results: dict[int, Any], total: int, what: str) -> bool:
    """Collect results with a progress bar; return whether all came."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    try:
        with Progress(console=console, disable=not console.is_terminal) as progress:
            task = progress.add_task(what, total=total)
            for found in steps:
                results.update(found)
                progress.update(task, completed=len(results))
    except KeyboardInterrupt:
        console.print("stopped: this is what was played so far")
    return len(results) == total


def train(arguments: Arguments) -> int:
    """Play, fit, play again; each round's better weights are kept."""
    from rathaus.arena import training
    from rathaus.cli.asked import game_named

    tidy_up_first()
    game = game_named(arguments.game)
    _check_games(arguments.games)
    if arguments.players not in training.RANGES[game.name]:
        counts = ", ".join(str(count) for count in training.RANGES[game.name])
        raise UsageError(f"{game.name} is trained with {counts} players, not with {arguments.players}")
    course = training.begun(arguments.file, game.name, arguments.players, arguments.seed, arguments.games)
    while course.round <= arguments.rounds:
        if not _round(course, arguments):
            return INTERRUPTED
        print(course.story[-1] if course.story else "round 0: policies have played, the first weights are there")
        _write(game, course, arguments)
    return 0


def _round(course: "TrainingProgress", arguments: Arguments) -> bool:
    """One round; return whether it was completed."""
    from rathaus.arena import training
    from rathaus.arena.crowd import play_all

    begun = perf_counter()
    games = training.lessons_in(course)
    lessons: dict[int, Any] = {}
    steps = play_all(
        training.play_lesson, training.run_of(course), range(games), _part(arguments, course, "lessons"), arguments.jobs
    )
    if not _followed(steps, lessons, games, f"{course.game}, round {course.round}: lessons"):
        return False
    new = training.after_lessons(course, [lessons[number] for number in range(games)])
    trials: dict[int, Any] = {}
    if course.weights:
        count = training.trials_in(course)
        steps = play_all(
            training.play_trial,
            training.trial_of(course, new),
            range(count),
            _part(arguments, course, "trials"),
            arguments.jobs,
        )
        if not _followed(steps, trials, count, f"{course.game}, round {course.round}: trials"):
            return False
    training.decided(course, new, [trials[number] for number in sorted(trials)], begun)
    return True


def _part(arguments: Arguments, course: "TrainingProgress", what: str) -> Path | None:
    """Where a part of a round is kept."""
    if arguments.file is None:
        return None
    return Path(f"{arguments.file}.{course.round}.{what}")


def _write(game: Game, course: "TrainingProgress", arguments: Arguments) -> None:
    """Write the course so far, and the weights beside those for other numbers of players."""
    import msgspec

    from rathaus.arena.training import RANGES
    from rathaus.bots.weights import Weights, encoded, rules_hash

    least, most = RANGES[game.name][course.players]
    command = (
        f"rathaus train {game.name} --players {course.players} --games {course.games}"
        f" --rounds {course.round - 1} --seed {course.seed}"
    )
    entry = Weights(least, most, rules_hash(game), command, round(course.seconds), course.played, course.weights)
    out: Path = arguments.out
    others = msgspec.json.decode(out.read_bytes(), type=list[Weights]) if out.exists() else []
    entries = sorted([*(other for other in others if other.least != least), entry], key=lambda other: other.least)
    with writing(out) as file:
        file.write(encoded(entries))
    if arguments.file is not None:
        with writing(arguments.file) as file:
            file.write(msgspec.json.encode(course))
