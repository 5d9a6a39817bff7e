"""A match as one JSON file that anybody can read, replay and check. (Plain structs, never compiled.)"""

import hmac
from typing import Literal

import msgspec

from rathaus.core import fair
from rathaus.core.errors import DataError, RefusedError, SetupError
from rathaus.core.game import Game, Options
from rathaus.core.match import Acted, Entry, Match, Reseeded, Undone, replay
from rathaus.core.rng import WORDS, generator
from rathaus.core.view import Result, result_of

FORMAT = "rathaus-match/2"
OLD_FORMAT = "rathaus-match/1"  # without the seeds' hashes, the time of the promise and the hash of the log
FAST = "rathaus-fast/1"


class SeatRecord(msgspec.Struct, forbid_unknown_fields=True):
    """Who sat there: a name, and `person` or the name of a bot."""

    name: str
    kind: str


class Fairness(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where chance came from: the fast generator's seed, or all that the fair stream was made of.

    `promised` is when the commitment was made public, `seed_hashes` what the seats promised before the start.
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

    `budget` has numbers of evaluations, by name, `weights` the hash of what it was taught. In a person's seat it is
    the bot that would stand in.
    """

    level: str
    budget: dict[str, int] = {}
    weights: str = ""


class LogEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One entry: a seat's actions, a seat's undo, or a reseed; `by` where a bot gave it, or somebody for a bot."""

    seat: int | None = None
    actions: list[int] | None = None
    undo: bool = False
    reseed: str | None = None
    by: Literal["", "bot", "stand-in"] = ""


class Update(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """After this entry the match went on under other rules; whether all could see the same table before and after."""

    entry: int
    rules_version: int
    data_sha256: str
    state_sha256: str = ""
    is_same: bool = True


class Export(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole match.

    `rules_version` and `data_sha256` are those that its commitment covers, `updates` those under which it went on.
    `draws` is null where the rules that it was played with were not there to list them. `fault` tells how the rules
    failed at the last entry. `log_hash` is the running hash after the last entry.
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

    @property
    def rules(self) -> tuple[int, str]:
        """The rules that it was played with to the end: their version and the hash of their data."""
        if self.updates:
            return self.updates[-1].rules_version, self.updates[-1].data_sha256
        return self.rules_version, self.data_sha256


class Agreed(msgspec.Struct, omit_defaults=True):
    """What the running hash begins with: all that is settled when the first question is asked, but not the secret."""

    game: str
    rules_version: int
    data_sha256: str
    options: Options
    seats: list[SeatRecord]
    fairness: Fairness
    bots: list[BotRecord] = []


class VerifyError(ValueError):
    """The file does not tell what was played, or cannot be read: one sentence says why."""


def export(match: Match, seats: list[SeatRecord], fairness: Fairness | None = None) -> Export:
    """The match as it is now, with every draw."""
    played = replay(match.game, match.players, match.options, match.seed, match.log, records_draws=True)
    record = Export(
        format=FORMAT,
        game=match.game.name,
        rules_version=match.game.rules_version,
        data_sha256=match.game.data_sha256,
        options=match.options,
        seats=seats,
        fairness=fairness or Fairness(stream=FAST, seed=match.seed),
        log=[_log_entry(entry) for entry in match.log],
        draws=played.draws(),
        result=result_of(match.position),
        data=None if match.game.is_default_data else match.game.data_text,
    )
    record.log_hash = log_hashes(record)[-1]
    return record


def log_hashes(record: Export) -> list[str]:
    """The running hash before the first entry and after each one."""
    running = running_hash(record)
    found = [running.hex]
    for line in record.log:
        running.add(entry_bytes(line, running.entries, record.updates))
        found.append(running.hex)
    return found


def running_hash(record: Export) -> fair.RunningHash:
    """The running hash before the first entry."""
    fairness = msgspec.structs.replace(record.fairness, secret="")
    rules = record.rules_version, record.data_sha256
    agreed = Agreed(record.game, *rules, record.options, record.seats, fairness, record.bots)
    return fair.RunningHash(_log_key(record.fairness), msgspec.json.encode(agreed, order="sorted"))


def _log_key(fairness: Fairness) -> bytes:
    """The match's own; a match on the fast stream has no secret, and nobody to keep one from."""
    if fairness.stream == FAST:
        return fairness.seed.encode()
    return fair.log_key(fairness.match, bytes.fromhex(fairness.secret))


def entry_bytes(line: LogEntry, before: int, updates: list[Update]) -> bytes:
    """An entry as it is hashed: with the updates of the rules that came between the entries before it and it."""
    return msgspec.json.encode([line, [update for update in updates if update.entry == before]], order="sorted")


def _log_entry(entry: Entry) -> LogEntry:
    if isinstance(entry, Acted):
        return LogEntry(seat=entry.seat, actions=entry.actions)
    if isinstance(entry, Undone):
        return LogEntry(seat=entry.seat, undo=True)
    return LogEntry(reseed=entry.seed)


def entry_from(number: int, line: LogEntry) -> Entry:
    """What a line of the log says."""
    match line:
        case LogEntry(seat=int(seat), actions=list(actions), undo=False, reseed=None):
            return Acted(seat, actions)
        case LogEntry(seat=int(seat), actions=None, undo=True, reseed=None):
            return Undone(seat)
        case LogEntry(seat=None, actions=None, undo=False, reseed=str(seed)):
            return Reseeded(seed)
    raise VerifyError(f"log entry {number} is neither actions, undo nor reseed")


def decode(raw: bytes) -> Export:
    """Read an exported file."""
    try:
        record = msgspec.json.decode(raw, type=Export)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise VerifyError(f"this is not an exported match: {problem}") from None
    if record.format not in (FORMAT, OLD_FORMAT):
        raise VerifyError(f"the format is {record.format!r}, expected {FORMAT!r} or {OLD_FORMAT!r}")
    has_newer = bool(record.log_hash or record.fairness.promised or record.fairness.seed_hashes)
    if record.format == OLD_FORMAT and has_newer:
        raise VerifyError(f"the format is {record.format!r}, which has no hash of the log, but the file has more")
    return record


def seed_of(record: Export) -> str:
    """The seed that the record's fairness stands for; a broken commitment is refused."""
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


def check_draws(record: Export) -> None:
    """Each draw is the one that its seed gives. (A reseeded match is checked by its replay.)"""
    rng = generator(seed_of(record))
    for number, (n, result) in enumerate(record.draws or []):
        if not 2 <= n <= WORDS or not 0 <= result < n:
            raise VerifyError(f"draw {number} claims {result} out of {n}")
        drawn = rng.below(n)
        if drawn != result:
            raise VerifyError(f"draw {number} out of {n} was {drawn}, the file says {result}")


def verify(record: Export, game: Game) -> Match:
    """Check commitment, seeds, log and draws, play the match again and compare everything; return it."""
    seed_of(record)
    if record.format != OLD_FORMAT:
        _check_seeds(record.fairness)
        _check_log(record)
    if not any(line.reseed for line in record.log):
        check_draws(record)
    log = [entry_from(number, line) for number, line in enumerate(record.log)]
    _check_rules(record, game)
    match = _replayed(record, game, log)
    if record.draws is not None and match.draws() != record.draws:
        raise VerifyError(
            f"the replay draws {len(match.draws())} times and not as the file's {len(record.draws)} draws say"
        )
    if result_of(match.position) != record.result:
        raise VerifyError(f"the replay ends with {result_of(match.position)}, the file says {record.result}")
    return match


def _check_seeds(fairness: Fairness) -> None:
    """A seat's seed is the one that it promised, or was left out. (Older houses have not kept the promises.)"""
    if not fairness.seed_hashes:
        return
    if len(fairness.seed_hashes) != len(fairness.seat_seeds):
        raise VerifyError(f"{len(fairness.seed_hashes)} seeds were promised, the file has {len(fairness.seat_seeds)}")
    for seat, (promised, seed) in enumerate(zip(fairness.seed_hashes, fairness.seat_seeds, strict=True)):
        if seed and fair.seed_hash(seed) != promised:
            raise VerifyError(f"the seed of seat {seat} is not the one that was promised before the start")


def _check_log(record: Export) -> None:
    """What was agreed and every entry give the hash that the file has for them."""
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
        match = Match(game, len(record.seats), record.options, seed, records_draws=True)
        for done in log:
            entry += 1
            match.follow([done])
    except (RefusedError, SetupError) as problem:
        raise VerifyError(f"the log cannot be played: {problem}") from None
    except Exception as fault:
        raise VerifyError(f"the rules fail at log entry {entry}: {fault!r}") from fault
    return match


def game_for(record: Export, games: dict[str, Game]) -> Game:
    """The game that the record was played with, on its own data where that is embedded."""
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
