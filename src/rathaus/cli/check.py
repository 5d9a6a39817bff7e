"""The commands that check: scenarios, clauses, a match's draws, and what is installed."""

import os
import re
import sys
from pathlib import Path

from rathaus import __version__
from rathaus.cli.asked import Arguments, Commands, UsageError, add_game, game_named, print_json, read
from rathaus.core.export import Export, OriginFile, VerifyError
from rathaus.games import GAMES


def add_scenario(commands: Commands) -> None:
    """The options of `scenario`."""
    command = commands.add_parser("scenario", help="play scenarios and check what must hold")
    command.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a scenario, as in docs/scenarios.md")
    command.set_defaults(command=scenario)


def add_clauses(commands: Commands) -> None:
    """The options of `clauses`."""
    command = commands.add_parser("clauses", help="list the clauses of the rules, and where they are coded and tested")
    add_game(command)
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(command=clauses)


def add_verify(commands: Commands) -> None:
    """The options of `verify`."""
    command = commands.add_parser("verify", help="replay an exported match and check every draw")
    command.add_argument("file", type=Path, metavar="FILE", help="a match, as `rathaus export` or the page writes it")
    command.add_argument(
        "--commitment", default="", metavar="HEX", help="the house's commitment, as it was shown at the table"
    )
    command.add_argument(
        "--hash",
        action="append",
        default=[],
        dest="hashes",
        metavar="ENTRY:HEX",
        help="the log's hash after an entry, as it was shown at the table; may be repeated",
    )
    command.add_argument("--origin", action="store_true", help="check the match that this one goes on from instead")
    command.add_argument("--bots", action="store_true", help="compute the bots' answers again, too")
    command.set_defaults(command=verify)


def add_doctor(commands: Commands) -> None:
    """`doctor` has none."""
    command = commands.add_parser("doctor", help="show what is installed and compiled, and from where")
    command.set_defaults(command=doctor)


def scenario(arguments: Arguments) -> int:
    """Run scenario files; each that fails is named with its line."""
    from rathaus.testing.scenario import ScenarioError, run_scenario

    failed = 0
    for file in arguments.files:
        try:
            run_scenario(read(file), str(file), GAMES)
            print(f"{file}: holds")
        except ScenarioError as problem:
            failed += 1
            print(problem)
    print(f"{len(arguments.files) - failed} passed, {failed} failed")
    return 1 if failed else 0


def clauses(arguments: Arguments) -> int:
    """Each clause with its code and its tests."""
    from rathaus.testing.clauses import report

    root = Path(__file__).resolve().parents[3]
    if not (root / "tests").is_dir():
        raise UsageError(f"there are no tests in {root}; `rathaus clauses` needs the project's folder")
    found = report(game_named(arguments.game), root)
    if arguments.json:
        print_json(found)
    else:
        for row in found.rows:
            print(f"{row.id:<9}{len(row.coded):>3} in code{len(row.tested):>4} in tests   {row.text}")
        print(
            f"{found.clauses} clauses, {found.coded} coded, {found.tested} tested; missing: {found.missing or 'none'}"
        )
    return 1 if found.missing or found.unknown else 0


def verify(arguments: Arguments) -> int:
    """Play an exported match again, check it, and compare it with what a player noted."""
    from rathaus.core.export import decode, game_for
    from rathaus.core.export import verify as check
    from rathaus.core.noted import compare, unchecked

    commitment, hashes = _noted(arguments)
    record = decode(arguments.file.read_bytes())
    if arguments.origin:
        if record.origin is None:
            raise UsageError(f"{arguments.file} does not go on from another match, so there is no --origin")
        record = record.origin.file
    _print_promises(record)
    try:
        compare(record, commitment, hashes)
        match = check(record, game_for(record, GAMES))
    except VerifyError as problem:
        print(f"{arguments.file}: {problem}")
        return 1
    ended = "ended" if match.position.outcome else "goes on"
    draws = "no listed" if record.draws is None else f"all {len(record.draws)}"
    print(f"{arguments.file}: {draws} draws and {len(record.log)} entries are right; the match {ended}")
    print(unchecked(record, commitment, hashes) or "Everything agrees with what was noted at the table.")
    return _verify_bots(record) if arguments.bots else 0


def _verify_bots(record: Export) -> int:
    """Whether all answers of bots follow from their views, minds and seeds."""
    from rathaus.bots.checking import check_bots
    from rathaus.core.export import game_for

    try:
        found = check_bots(record, game_for(record, GAMES))
    except VerifyError as problem:
        print(problem)
        return 1
    if found.wrong:
        print(f"entries {', '.join(map(str, found.wrong))} are not what the bots would have answered")
        return 1
    print(f"all {found.right} answers of bots are right; {found.stand_ins} were given for bots that gave none in time")
    return 0


def _noted(arguments: Arguments) -> tuple[str, dict[int, str]]:
    """What the player noted."""
    hashes: dict[int, str] = {}
    for pair in arguments.hashes:
        entry, _, noted = pair.partition(":")
        if not entry.isdecimal() or len(entry) > 9:
            raise UsageError(f"--hash {pair!r} has no number; expected ENTRY:HEX as it was shown at the table")
        hashes[int(entry)] = _hex("--hash", noted)
    return _hex("--commitment", arguments.commitment) if arguments.commitment else "", hashes


def _hex(option: str, noted: str) -> str:
    if re.fullmatch("[0-9a-fA-F]{64}", noted) is None:
        raise UsageError(f"{option} {noted!r} is not what the table shows; expected 64 hex digits")
    return noted.lower()


def _print_promises(record: Export) -> None:
    """What can be compared by eye with what was shown at the table."""
    from rathaus.core.noted import left_out

    if record.fairness.commitment:
        when = f" (promised {record.fairness.promised})" if record.fairness.promised else ""
        print(f"commitment {record.fairness.commitment}{when}")
    if record.log_hash:
        print(f"hash       {len(record.log)}:{record.log_hash}")
    if record.origin is not None:
        _print_origin(record.origin)
    for name in left_out(record):
        print(f"seed       {name}'s was promised, but came too late and was left out")


def _print_origin(origin: OriginFile) -> None:
    knew = "everybody" if origin.known_by == -1 else f"seat {origin.known_by}"
    how = "as it was" if origin.known_by is None else f"dealt again from what {knew} knew"
    of = f"match {origin.file.fairness.match}" if origin.file.fairness.match else "a match that was not served"
    print(f"origin     it goes on from {of} after entry {origin.entry}, {how}")


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
    _print_bots()
    print(f"terminal {os.environ.get('TERM', 'unknown')}, encoding {sys.stdout.encoding}")
    return 0


def _print_bots() -> None:
    """How much the bots search here, and whether their weights still fit the rules."""
    from rathaus.bots.levels import is_compiled
    from rathaus.bots.weights import outdated

    if is_compiled():
        print("bots: rules are compiled, so bots search as much as they can")
    else:
        print("bots: rules run interpreted, so bots that search do so eight times less; a C compiler would help")
    for game in GAMES.values():
        for entry in outdated(game):
            print(f"{game.name}: warning: bots for {entry.least} to {entry.most} players were taught by other rules")
