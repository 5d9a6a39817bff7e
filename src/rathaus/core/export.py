"""A match as one JSON file that anyone can read, replay and verify. (Plain structs, never compiled.)"""

import hmac
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Literal

import msgspec

from rathaus.core import fair
from rathaus.core.errors import DataError, RefusedError, SetupError
from rathaus.core.game import Game, Options
from rathaus.core.match import Acted, Entry, Match, Origin, Undone, origin_in, replay
from rathaus.core.rng import generator
from rathaus.core.view import Result, result_of
from rathaus.core.words import WORDS

FORMAT = "rathaus-match/2"
OLD_FORMAT = "rathaus-match/1"  # without the seeds' hashes, the time of the promise and the hash of the log
FAST = "rathaus-fast/1"
PERSON = "person"
MOST_ORIGINS = 20  # one inside the other


class SeatRecord(msgspec.Struct, forbid_unknown_fields=True):
    """Who sat there: a name, and `person` or the name of a bot."""

    name: str
    kind: str


class Fairness(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where chance came from: the fast generator's seed, or all inputs of the fair stream.

    `promised` is when the commitment was published, `seed_hashes` what the seats promised before the start.
    """

    stream: str
    seed: str = ""
    match: str = ""
    secret: str = ""
    seat_seeds: list[str] = []
    commitment: str = ""
    promised: str = ""
    seed_hashes: list[str] = []


class BotRecord(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The bot of a seat as the match fixed it at its start: its level and, where it searches, how much and with what.

    `budget` has numbers of evaluations, by name, `weights` the trained weights in ten-thousandths (in older matches
    their hash), `version` is that of the bots. In a person's seat it is the bot that would stand in, or `person`.
    """

    level: str
    budget: dict[str, int] = {}
    weights: list[int] | str = []
    version: int = 1


class LogEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One entry: a seat's actions, or a seat's undo; `by` is set if a bot gave it, or somebody for a bot."""

    seat: int | None = None
    actions: list[int] | None = None
    undo: bool = False
    by: Literal["", "bot", "stand-in"] = ""


class Update(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """After this entry the match continued under other rules; and whether every view was the same before and after."""

    entry: int
    rules_version: int
    data_sha256: str
    state_sha256: str = ""
    is_same: bool = True


class OriginFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where a match goes on from: another match, as its own whole file, after one of its entries (0: its opening).

    Where `known_by` is a viewpoint (-1: a spectator), what that did not know is dealt again, with the first draws.
    """

    file: "Export"
    entry: int
    known_by: int | None = None


class OriginNote(msgspec.Struct, omit_defaults=True):
    """An origin as it is hashed: the hash of its file instead of the file."""

    entry: int
    file_hash: str
    known_by: int | None = None


class Export(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole match.

    `rules_version` and `data_sha256` are those that its commitment covers, `updates` the later ones. `draws` is null
    if the rules that it was played with were not installed at export. `fault` tells how the rules failed at the last
    entry. `log_hash` is the running hash after the last entry, `file_hash` the hash of everything else. With an
    `origin`, the match goes on from another one; draws are only its own.
    """

    format: str
    game: str
    rules_version: int
    data_sha256: str
    options: Options
    seats: list[SeatRecord]
    fairness: Fairness
    log: list[LogEntry]
    draws: list[tuple[int, int]] | None
    result: Result | None
    data: str | None = None
    updates: list[Update] = []
    fault: str = ""
    log_hash: str = ""
    bots: list[BotRecord] = []
    file_hash: str = ""
    origin: OriginFile | None = None

    @property
    def rules(self) -> tuple[int, str]:
        """The rules that were in force at the end: their version and the hash of their data."""
        if self.updates:
            return self.updates[-1].rules_version, self.updates[-1].data_sha256
        return self.rules_version, self.data_sha256


class Agreed(msgspec.Struct, omit_defaults=True):
    """What the running hash begins with: all that is fixed when the first question is asked, except the secret."""

    game: str
    rules_version: int
    data_sha256: str
    options: Options
    seats: list[SeatRecord]
    fairness: Fairness
    bots: list[BotRecord] = []
    origin: OriginNote | None = None


class VerifyError(ValueError):
    """The file is not a true record of the match, or cannot be read: one sentence says why."""


def export(
    match: Match,
    seats: list[SeatRecord],
    fairness: Fairness | None = None,
    bots: list[BotRecord] | None = None,
    origin: OriginFile | None = None,
) -> Export:
    """The match as it is now, with every draw; if it has bots, they answered for all seats except those of people."""
    game, players = match.game, match.players
    played = replay(game, players, match.options, match.seed, match.log, records_draws=True, origin=match.origin)
    record = Export(
        format=FORMAT,
        game=match.game.name,
        rules_version=match.game.rules_version,
        data_sha256=match.game.data_sha256,
        options=match.options,
        seats=seats,
        fairness=fairness or Fairness(stream=FAST, seed=match.seed),
        log=[_log_entry(entry, bots or []) for entry in match.log],
        draws=played.draws(),
        result=result_of(match.position),
        data=None if match.game.is_default_data else match.game.data_text,
        bots=bots or [],
        origin=origin,
    )
    record.log_hash = log_hashes(record)[-1]
    return record


def file_bytes(record: Export, indent: int = 1) -> bytes:
    """The file of a match, with the hash of its contents; an indent of -1 puts it on one line."""
    record.file_hash = "" if record.format == OLD_FORMAT else file_hash(record)
    return msgspec.json.format(msgspec.json.encode(record), indent=indent)


def file_hash(record: Export) -> str:
    """The hash of everything else in the file; whitespace does not matter."""
    return sha256(msgspec.json.encode(msgspec.structs.replace(record, file_hash=""), order="sorted")).hexdigest()


def log_hashes(record: Export) -> list[str]:
    """The running hash before the first entry and after each one."""
    running = running_hash(record)
    found = [running.hex]
    for line in record.log:
        running.add(entry_bytes(line, running.entries, record.updates))
        found.append(running.hex)
    return found


def running_hash(record: Export, origin: OriginNote | None = None) -> fair.RunningHash:
    """The running hash before the first entry; the note of its origin may stand for the origin itself."""
    fairness = msgspec.structs.replace(record.fairness, secret="")
    rules = record.rules_version, record.data_sha256
    noted = note_of(record.origin) if record.origin else origin
    agreed = Agreed(record.game, *rules, record.options, record.seats, fairness, record.bots, noted)
    return fair.RunningHash(_log_key(record.fairness), msgspec.json.encode(agreed, order="sorted"))


def note_of(origin: OriginFile) -> OriginNote:
    """The origin as it is hashed."""
    return OriginNote(origin.entry, file_hash(origin.file), origin.known_by)


def _log_key(fairness: Fairness) -> bytes:
    """The match's own key; a match on the fast stream has no secret and needs none."""
    if fairness.stream == FAST:
        return fairness.seed.encode()
    return fair.log_key(fairness.match, bytes.fromhex(fairness.secret))


def entry_bytes(line: LogEntry, before: int, updates: list[Update]) -> bytes:
    """An entry as it is hashed: with the updates of the rules between the previous entry and this one."""
    return msgspec.json.encode([line, [update for update in updates if update.entry == before]], order="sorted")


def _log_entry(entry: Entry, bots: list[BotRecord]) -> LogEntry:
    if isinstance(entry, Acted):
        is_bot = bool(bots) and bots[entry.seat].level != PERSON
        return LogEntry(seat=entry.seat, actions=entry.actions, by="bot" if is_bot else "")
    return LogEntry(seat=entry.seat, undo=True)


def entry_from(number: int, line: LogEntry) -> Entry:
    """What an entry of the log says."""
    match line:
        case LogEntry(seat=int(seat), actions=list(actions), undo=False):
            return Acted(seat, actions)
        case LogEntry(seat=int(seat), actions=None, undo=True):
            return Undone(seat)
    raise VerifyError(f"log entry {number} is neither actions nor undo")


def decode(raw: bytes) -> Export:
    """Read an exported file."""
    try:
        record = msgspec.json.decode(raw, type=Export)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise VerifyError(f"this is not an exported match: {problem}") from None
    chain = origins_of(record)
    if len(chain) > MOST_ORIGINS:
        raise VerifyError(f"the match goes on from another one {len(chain)} times in a row, {MOST_ORIGINS} are enough")
    for each in [record, *chain]:
        _check_format(each)
    return record


def origins_of(record: Export) -> list[Export]:
    """The match that this one goes on from, the one that that goes on from, and so on."""
    found: list[Export] = []
    while record.origin is not None:
        record = record.origin.file
        found.append(record)
    return found


def _check_format(record: Export) -> None:
    if record.format not in (FORMAT, OLD_FORMAT):
        raise VerifyError(f"the format is {record.format!r}, expected {FORMAT!r} or {OLD_FORMAT!r}")
    fairness = record.fairness
    has_newer = bool(record.log_hash or record.file_hash or fairness.promised or fairness.seed_hashes or record.origin)
    if record.format == OLD_FORMAT and has_newer:
        raise VerifyError(f"the format is {record.format!r}, which has no hash of the log, but the file has more")


def seed_of(record: Export) -> str:
    """The seed that follows from the record's fairness; a broken commitment is refused."""
    fairness = record.fairness
    if fairness.stream == FAST:
        return fairness.seed
    if fairness.stream != fair.STREAM:
        raise VerifyError(f"the stream is {fairness.stream!r}, expected {fair.STREAM!r} or {FAST!r}")
    try:
        secret = bytes.fromhex(fairness.secret)
        promised = fair.commitment(
            fairness.match, record.game, record.rules_version, data_sha256=record.data_sha256, secret=secret
        )
        seed = fair.stream_seed(fairness.match, secret, fairness.seat_seeds)
    except ValueError as problem:
        raise VerifyError(f"the fairness record is broken: {problem}") from None
    if not hmac.compare_digest(promised, fairness.commitment):
        raise VerifyError("the commitment is not the one that this secret, game and data give")
    return seed


def bot_seed_of(record: Export, seat: int) -> str:
    """The seed of a seat's bot."""
    return bot_seed(record.fairness, seat)


def bot_seed(fairness: Fairness, seat: int) -> str:
    """The seed of a seat's bot; on the fast stream the seed of the dice is not secret, so bots use it too."""
    if fairness.stream == FAST:
        return f"{fairness.seed}|bot|{seat}"
    return fair.bot_seed(fairness.match, bytes.fromhex(fairness.secret), seat)


def check_draws(record: Export) -> None:
    """Each draw is the one that its seed gives."""
    rng = generator(seed_of(record))
    for number, (n, result) in enumerate(record.draws or []):
        if not 2 <= n <= WORDS or not 0 <= result < n:
            raise VerifyError(f"draw {number} claims {result} out of {n}")
        drawn = rng.below(n)
        if drawn != result:
            raise VerifyError(f"draw {number} out of {n} was {drawn}, the file says {result}")


def verify(record: Export, game: Game) -> Match:
    """Check the file against itself, replay the match and compare everything; return the match."""
    log = check(record)
    _check_rules(record, game)
    for origin in origins_of(record):
        if origin.rules[0] == game.rules_version:
            with _in_origin():
                _compare(origin, game, _log_of(origin))
    return _compare(record, game, log)


@contextmanager
def _in_origin() -> Iterator[None]:
    """What is wrong here is wrong in the match that another one goes on from."""
    try:
        yield
    except VerifyError as problem:
        raise VerifyError(f"the match that this one goes on from is not right: {problem}") from None


def _compare(record: Export, game: Game, log: list[Entry]) -> Match:
    """The replay gives the draws and the result that are in the file; return it."""
    match = _replayed(record, game, log)
    if record.draws is not None and match.draws() != record.draws:
        raise VerifyError(
            f"the replay draws {len(match.draws())} times and not as the file's {len(record.draws)} draws say"
        )
    if result_of(match.position) != record.result:
        raise VerifyError(f"the replay ends with {result_of(match.position)}, the file says {record.result}")
    return match


def check(record: Export) -> list[Entry]:
    """What can be checked without the rules: commitment, seeds, log, draws and the file's own hash; return the log.

    All that a match goes on from is checked in the same way.
    """
    if record.origin is not None:
        _check_origin(record, record.origin)
    seed_of(record)
    if record.format != OLD_FORMAT:
        _check_seeds(record.fairness)
        _check_log(record)
    check_draws(record)
    log = _log_of(record)
    if record.file_hash and record.file_hash != file_hash(record):
        raise VerifyError(f"the file was changed after it was written: its hash is not {record.file_hash}")
    return log


def _log_of(record: Export) -> list[Entry]:
    return [entry_from(number, line) for number, line in enumerate(record.log)]


def _check_origin(record: Export, origin: OriginFile) -> None:
    """The origin is right in itself, and the same game with the same seats goes on from it."""
    file = origin.file
    with _in_origin():
        check(file)
    agreed = (file.game, len(file.seats), file.options, file.rules)
    if agreed != (record.game, len(record.seats), record.options, (record.rules_version, record.data_sha256)):
        raise VerifyError("the match that this one goes on from has another game, number of seats, options or rules")
    if not 0 <= origin.entry <= len(file.log):
        raise VerifyError(f"there is no entry {origin.entry} to go on from, among {len(file.log)}")
    if origin.known_by is not None and not -1 <= origin.known_by < len(file.seats):
        raise VerifyError(f"there is no viewpoint {origin.known_by} that knew the position")


def origin_of(origin: OriginFile | None, game: Game) -> Origin | None:
    """The position that a match goes on from, played again from the file of the match in which it came up."""
    if origin is None:
        return None
    file = origin.file
    match = Match(game, len(file.seats), file.options, seed_of(file), origin=origin_of(file.origin, game))
    try:
        return origin_in(match, _log_of(file), origin.entry, origin.known_by)
    except RefusedError as problem:
        raise SetupError(f"the rules do not lead to the position that the match goes on from: {problem}") from None


def _check_seeds(fairness: Fairness) -> None:
    """Each seat's seed is the one that it promised, or was left out. (Older houses did not store the promises.)"""
    if not fairness.seed_hashes:
        return
    if len(fairness.seed_hashes) != len(fairness.seat_seeds):
        raise VerifyError(f"{len(fairness.seed_hashes)} seeds were promised, the file has {len(fairness.seat_seeds)}")
    for seat, (promised, seed) in enumerate(zip(fairness.seed_hashes, fairness.seat_seeds, strict=True)):
        if seed and fair.seed_hash(seed) != promised:
            raise VerifyError(f"the seed of seat {seat} is not the one that was promised before the start")


def _check_log(record: Export) -> None:
    """The agreed set-up and the entries give the hashes that are in the file."""
    updated = [0, *(update.entry for update in record.updates), len(record.log)]
    if updated != sorted(updated):
        raise VerifyError(f"the rules were updated after entries {updated[1:-1]} of {len(record.log)}, out of order")
    found = log_hashes(record)[-1]
    if found != record.log_hash:
        raise VerifyError(f"the hash of the log is {found}, the file says {record.log_hash or 'nothing'}")


def _check_rules(record: Export, game: Game) -> None:
    """Other rules cannot judge a log, even where they happen to allow it."""
    version = record.rules[0]
    if version != game.rules_version:
        raise VerifyError(
            f"commitment and draws are right, but the log needs rules version {version} of"
            f" {record.game}, which is not installed (here: {game.rules_version})"
        )


def _replayed(record: Export, game: Game, log: list[Entry]) -> Match:
    seed, entry = seed_of(record), 0
    try:
        origin = origin_of(record.origin, game)
        match = Match(game, len(record.seats), record.options, seed, records_draws=True, origin=origin)
        for done in log:
            entry += 1
            match.follow([done])
    except (RefusedError, SetupError) as problem:
        raise VerifyError(f"the log cannot be played: {problem}") from None
    except Exception as fault:
        raise VerifyError(f"the rules fail at log entry {entry}: {fault!r}") from fault
    return match


def game_for(record: Export, games: dict[str, Game]) -> Game:
    """The game that the record was played with, on its own data if that is embedded."""
    if record.game not in games:
        raise VerifyError(f"there is no game {record.game!r} here; there are {', '.join(sorted(games))}")
    game = games[record.game]
    if record.data is not None:
        game = _on_its_data(game, record.data)
    version, data_sha256 = record.rules
    if game.data_sha256 != data_sha256 and version == game.rules_version:
        raise VerifyError(f"the data's SHA-256 is {game.data_sha256}, the file says {data_sha256}")
    return game


def _on_its_data(game: Game, data: str) -> Game:
    try:
        return game.with_data(data, "the data in the file")
    except DataError as problem:
        raise VerifyError(f"rules version {game.rules_version} of {game.name} refuses this: {problem}") from None
