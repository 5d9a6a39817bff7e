"""How the house is run: addresses, limits, and how long it waits."""

import os
from pathlib import Path
from typing import Literal

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """A number of things in a number of seconds: per guest or, where it says so, per address or per socket.

    Strangers count as one guest for each address.
    """

    requests: tuple[int, float] = (600, 60.0)
    requests_an_address: tuple[int, float] = (6000, 60.0)
    handshakes: tuple[int, float] = (60, 60.0)
    handshakes_an_address: tuple[int, float] = (600, 60.0)
    new_guests: tuple[int, float] = (30, 600.0)  # per address
    new_tables: tuple[int, float] = (30, 600.0)
    new_tables_an_address: tuple[int, float] = (300, 600.0)
    wrong_codes: tuple[int, float] = (30, 60.0)  # per guest or per line
    wrong_codes_an_address: tuple[int, float] = (300, 3600.0)
    shown: tuple[int, float] = (25_000, 30.0)  # log entries that are sent to pages when they begin to look
    shown_an_address: tuple[int, float] = (250_000, 30.0)
    exported: tuple[int, float] = (30_000, 60.0)  # log entries that are replayed for a file
    exported_an_address: tuple[int, float] = (120_000, 60.0)
    hints: tuple[int, float] = (20, 60.0)
    hints_an_address: tuple[int, float] = (120, 60.0)
    analyses: tuple[int, float] = (10, 600.0)
    analyses_an_address: tuple[int, float] = (40, 600.0)
    messages: tuple[int, float] = (100, 20.0)  # per socket
    arrival_seconds: float = 10.0  # for the head of a request, for its body, and for the first message on a socket
    unfinished_an_address: int = 64  # requests that are unfinished after a second; of more, the oldest are closed
    frame_bytes: int = 8192
    body_bytes: int = 16384
    queue: int = 256  # messages that wait for a page; a page that reads too slowly is closed
    sockets: int = 5000
    sockets_a_guest: int = 64
    sockets_an_address: int = 512
    rooms: int = 2000  # in memory; others are loaded when somebody looks


class Keep(msgspec.Struct, frozen=True, kw_only=True):
    """For how many days things are kept that nobody touches; None is forever."""

    tables: float | None = 7.0  # that nobody started
    matches: float | None = None  # that have ended, with their chat
    guests: float | None = 365.0  # without games


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a house."""

    database: str
    host: str = "0.0.0.0"
    port: int = 8470
    reports: str = ""  # where faults of the rules are reported; usually beside the database
    data: str = ""  # where data sets of the house lie; usually beside the database
    log: Literal["text", "json"] = "text"
    public_url: str = ""  # where people find it behind a proxy, as https://games.example
    address: str = ""  # for other devices in the same network
    workers: int = 1  # processes; more than one only on PostgreSQL
    bot_workers: int = 2  # per worker
    bot_seconds: float = 1.5  # if a bot needs longer, a stand-in answers
    hint_seconds: float = 6.0  # if a hint takes longer, there is none
    analyst_seconds: float = 60.0  # for one answer of a match; if it takes longer, it is left open
    understudy_seconds: float = 0.3  # if that takes longer, any legal answer is given
    bot_command: tuple[str, ...] = ("-m", "rathaus.server.bot_worker")  # what Python runs as a worker
    bot_pace: float = 0.4  # seconds before a bot answers in the open, so that people can follow
    compiles: bool = False  # whether rules are compiled for the bots while the house is open
    seed_seconds: float = 3.0
    has_best: bool = True  # whether people see a table of the best
    limits: Limits = Limits()
    keep: Keep = Keep()


def reports_folder(config: Config) -> Path:
    """Where faults of the rules are reported: beside the database where that is a file, else in the data folder."""
    return Path(config.reports) if config.reports else _beside(config.database) / "reports"


def data_folder(config: Config) -> Path:
    """Where data sets of the house lie: beside the database where that is a file, else in the data folder."""
    return Path(config.data) if config.data else _beside(config.database) / "data"


def _beside(database: str) -> Path:
    path = database.removeprefix("sqlite:///")
    if "://" not in path:
        return Path(path).expanduser().absolute().parent
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "rathaus"
