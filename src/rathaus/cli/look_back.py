"""The command that opens the page on a match file."""

import tempfile
import webbrowser
from pathlib import Path

from rathaus.cli.asked import Arguments, Commands
from rathaus.cli.process import tidy_up_first
from rathaus.games import GAMES


def add_open(commands: Commands) -> None:
    """The options of `open`."""
    command = commands.add_parser("open", help="look back at a match file, step by step; nothing is kept")
    command.add_argument("file", type=Path, metavar="FILE", help="a match, as `rathaus export` or the page writes it")
    command.add_argument("--port", type=int, default=0, metavar="P", help="the port (any that is free)")
    command.add_argument("--no-browser", action="store_true", help="do not open the page here")
    command.set_defaults(command=open_file)


def open_file(arguments: Arguments) -> int:
    """A separate house with the replay of this one match, until it is stopped."""
    from rathaus.core.export import decode, game_for, verify
    from rathaus.server.config import Config
    from rathaus.server.export import id_of
    from rathaus.server.serve import serve

    content = arguments.file.read_bytes()
    record = decode(content)
    verify(record, game_for(record, GAMES))

    def ready(here: str, _network: str) -> None:
        address = f"{here}/replay/{id_of(content)}"
        print(f"{arguments.file} is open at {address}", flush=True)
        print("Ctrl+C closes it; nothing is kept", flush=True)
        if not arguments.no_browser:
            webbrowser.open(address)

    tidy_up_first()
    with tempfile.TemporaryDirectory(prefix="rathaus-open-") as folder:
        config = Config(database=f"sqlite:///{folder}/house.sqlite", host="127.0.0.1", port=arguments.port)
        serve(config, ready, file=content)
    return 0
