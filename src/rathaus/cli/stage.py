"""The command that opens the page on a scenario's table."""

import tempfile
import webbrowser
from pathlib import Path

from rathaus.cli.asked import Arguments, Commands, UsageError, read
from rathaus.cli.process import tidy_up_first
from rathaus.games import GAMES


def add_stage(commands: Commands) -> None:
    """The options of `stage`."""
    command = commands.add_parser("stage", help="open the page on a scenario's table; nothing is kept")
    command.add_argument("file", type=Path, metavar="FILE", help="a scenario, as in docs/scenarios.md")
    command.add_argument("--port", type=int, default=0, metavar="P", help="the port (any that is free)")
    command.add_argument("--all", action="store_true", help="you play all seats, and no bot plays any")
    command.add_argument("--no-browser", action="store_true", help="do not open the page here")
    command.set_defaults(command=stage)


def stage(arguments: Arguments) -> int:
    """A separate house with this one table, until it is stopped."""
    from rathaus.server.config import Config
    from rathaus.server.serve import serve
    from rathaus.server.staging import DOOR, Stage
    from rathaus.testing.scenario import ScenarioError
    from rathaus.testing.staging import Staged

    try:
        game = Staged(read(arguments.file), str(arguments.file), GAMES)
    except ScenarioError as problem:
        raise UsageError(str(problem)) from None

    def ready(here: str, _network: str) -> None:
        print(f"{arguments.file} is staged at {here}{DOOR}", flush=True)
        print("Ctrl+C closes it; nothing is kept", flush=True)
        if not arguments.no_browser:
            webbrowser.open(here + DOOR)

    everybody = list(range(game.players[0]))  # bots know only the cards of the house
    hands = everybody if arguments.all or not game.is_default_data else game.hands
    tidy_up_first()
    with tempfile.TemporaryDirectory(prefix="rathaus-stage-") as folder:
        config = Config(database=f"sqlite:///{folder}/house.sqlite", host="127.0.0.1", port=arguments.port)
        serve(config, ready, Stage(game, hands))
    return 0
