"""Writes web/tests/fairness.json: the test vectors for both checks of a match, in Python and in the browser.

Keys, draws and hashes by themselves, and whole files: right ones, and ones in which something was changed.
"""

import hmac
import json
import sys
from collections.abc import Callable
from hashlib import shake_128
from pathlib import Path
from typing import Any

import msgspec

from rathaus.core import fair
from rathaus.core.export import (
    OLD_FORMAT,
    BotRecord,
    Export,
    Fairness,
    LogEntry,
    OriginFile,
    SeatRecord,
    Update,
    export,
    file_bytes,
    log_hashes,
    origin_of,
)
from rathaus.core.match import Match
from rathaus.core.rng import fair_draw, fast, limit_of
from rathaus.core.view import Result, Standing
from rathaus.games import GAMES

FILE = Path(__file__).resolve().parent.parent / "web" / "tests" / "fairness.json"
MATCH = "5d0c4f0e9a7b"
LATER = "77aa01"  # the match that goes on from that one
SECRET = bytes(range(32, 64))
SEEDS = ["c0ffee", "", "00" * 32, "f"]
ANSWERS = 4  # in each title's file
STRUCTS = [Export, SeatRecord, Fairness, LogEntry, Update, BotRecord, OriginFile, Result, Standing]
ODD: dict[str, object] = {
    "z": [],
    "a": {"é": 1, "𝒓": 2, "\ufffd": 3},
    "text": 'quote " slash / \\ \b\f\n\r\t\x00\x1f\x7f\u2028 ü 🐀',
    "n": None,
}
Plain = dict[str, Any]
Change = Callable[[Plain], None]


def main() -> int:
    """Write the file."""
    FILE.write_text(written(), "utf-8")
    return 0


def written() -> str:
    """What the file must hold."""
    files = right_files()
    vectors = {
        "fields": {struct.__name__: list(struct.__struct_fields__) for struct in STRUCTS},
        "written": {"value": ODD, "text": msgspec.json.encode(ODD, order="sorted").decode()},
        "shake": [{"size": size, "hex": shake_128(bytes(size)).hexdigest(40)} for size in (0, 1, 167, 168, 169, 400)],
        "fair": fair_vectors(),
        "fast": fast_vectors(),
        "right": [{"name": name, "file": file.decode(), "noted": noted(file)} for name, file in files.items()],
        "wrong": wrong_files(files["ratland"], CHANGES) + wrong_files(files["as known"], ORIGIN_CHANGES),
    }
    return json.dumps(vectors, indent=1, ensure_ascii=False) + "\n"


def fair_vectors() -> list[dict[str, Any]]:
    """Draws of the fair stream: small ones, large ones, and the first that needs another block."""
    key = fair.key(MATCH, SECRET, SEEDS)
    half = 2**31 + 1  # every other word is rejected
    late = next(number for number in range(10_000) if is_late(key, number, half))
    asked = [(0, 2), (1, 6), (2, 6), (3, 52), (255, 6), (65_536, 1000), (2**40, 7), (4, 2**32), (5, half), (late, half)]
    return [{"key": key.hex(), "number": i, "n": n, "result": fair_draw(key, i, n)} for i, n in asked]


def is_late(key: bytes, number: int, n: int) -> bool:
    """Whether all eight words of the first block are rejected."""
    block = hmac.digest(key, number.to_bytes(8, "big"), "sha256")
    return all(int.from_bytes(block[at : at + 4], "big") >= limit_of(n) for at in range(0, 32, 4))


def fast_vectors() -> list[dict[str, Any]]:
    """Draws of the fast stream, over more than one block of words."""
    found = []
    for seed in ("3", "ein Käse", ""):
        rng = fast(seed)
        sizes = [2, 6, 52, 2**31 + 1] * 50
        found.append({"seed": seed, "sizes": sizes, "results": [rng.below(n) for n in sizes]})
    return found


def right_files() -> dict[str, bytes]:
    """Files that are right: all titles, both streams, and everything that a file may have."""
    files = {name: file_bytes(played(name)) for name in GAMES}
    files["not served"] = file_bytes(plain())
    files["undone"] = file_bytes(undone())
    files["updated"] = file_bytes(updated())
    files["as it was"] = file_bytes(played_on(recorded(match_of("ratville")), None))
    files["as known"] = file_bytes(played_on(recorded(match_of("rattus")), 1))
    files["played on twice"] = file_bytes(played_on(played_on(plain(), -1), None))
    files["no draws"] = file_bytes(without_draws())
    files["own data"] = file_bytes(own_data())
    files["older"] = msgspec.json.encode(older())
    files["oldest"] = msgspec.json.encode(oldest())
    return files


def noted(file: bytes) -> dict[str, Any]:
    """What a player could have noted of it."""
    record = msgspec.json.decode(file, type=Export)
    if record.format == OLD_FORMAT or record.fairness.stream != fair.STREAM:
        return {"commitment": record.fairness.commitment, "hashes": []}
    return {"commitment": record.fairness.commitment, "hashes": list(enumerate(log_hashes(record)))}


def match_of(name: str, players: int = 3, answers: int = ANSWERS) -> Match:
    """A match on the fair stream, this many answers long."""
    match = Match(GAMES[name], players, {}, fair.stream_seed(MATCH, SECRET, SEEDS[:players]))
    return answered(match, answers)


def answered(match: Match, answers: int) -> Match:
    """The match with this many answers more."""
    for number in range(answers):
        seat = match.position.asked()[0]
        options = match.position.options(seat)
        match.act(seat, [options[number * 7 % len(options)]])
    return match


def recorded(match: Match, identity: str = MATCH, origin: OriginFile | None = None) -> Export:
    """A match as a house would write it."""
    game = match.game
    promised = fair.commitment(identity, game.name, game.rules_version, data_sha256=game.data_sha256, secret=SECRET)
    seeds = SEEDS[: match.players]
    fairness = Fairness(
        stream=fair.STREAM,
        match=identity,
        secret=SECRET.hex(),
        seat_seeds=seeds,
        commitment=promised,
        promised="2026-11-18T07:30:00Z",
        seed_hashes=[fair.seed_hash(seed) for seed in seeds],
    )
    names = [SeatRecord("Inés", "person"), SeatRecord('"Quark" \\ 🐀', "rat"), *[SeatRecord("Bruno", "person")] * 9]
    return export(match, names[: match.players], fairness, origin=origin)


def hashed(record: Export) -> Export:
    """The record with the hash that its log has now."""
    record.log_hash = log_hashes(record)[-1]
    return record


def played(name: str) -> Export:
    """A title, with the record of a bot."""
    record = recorded(match_of(name))
    record.bots = [
        BotRecord("rat"),
        BotRecord("rat", {"playouts": 12}, [0, -3, 10_000], 3),
        BotRecord("mouse", {}, "ab" * 32),
    ]
    record.log[-1].by = "bot"
    return hashed(record)


def plain() -> Export:
    """A match that was not served."""
    match = Match(GAMES["ratzzia"], 2, {}, "ein Käse")
    for _ in range(ANSWERS):
        seat = match.position.asked()[0]
        match.act(seat, match.position.options(seat)[:1])
    return export(match, [SeatRecord("A", "person"), SeatRecord("B", "person")])


def undone() -> Export:
    """An answer that was taken back."""
    match = match_of("ratland", answers=0)
    match.act(0, [1])
    match.undo(0)
    return recorded(match)


def updated() -> Export:
    """Rules that were updated twice, the second time without a difference that anybody saw."""
    record = recorded(match_of("ratland", answers=2))
    record.updates = [Update(1, 7, "cd" * 32, "ef" * 32, is_same=False), Update(2, 8, "cd" * 32)]
    return hashed(record)


def played_on(earlier: Export, known_by: int | None) -> Export:
    """A match that goes on from another one, as it was or as one viewpoint knew it."""
    file_bytes(earlier)  # with its hash
    game, players = GAMES[earlier.game], len(earlier.seats)
    origin = OriginFile(earlier, 2, known_by)
    seed = fair.stream_seed(LATER, SECRET, SEEDS[:players])
    match = Match(game, players, {}, seed, origin=origin_of(origin, game))
    return recorded(answered(match, 2), LATER, origin)


def without_draws() -> Export:
    """A file whose rules were not there to list the draws; a seed that came too late; how the rules failed."""
    record = recorded(match_of("rattus", answers=1))
    record.draws, record.fault = None, "Traceback:\n\tdivision by zero"
    record.fairness.seat_seeds[0] = ""
    return hashed(record)


def own_data() -> Export:
    """Data of the house's owner, and an end with all that it may tell."""
    other = GAMES["ratzzia"].with_data(GAMES["ratzzia"].data_text + "\n# ours, über alles\n", "other.toml")
    record = recorded(Match(other, 2, {}, fair.stream_seed(MATCH, SECRET, SEEDS[:2])))
    record.result = Result(
        [0], [3, 2], [Standing(0, 1, 3, {"sacks": 3}), Standing(1, 2, 2, {}, "last", "RZ-1", {"x": -1})]
    )
    return record


def older() -> Export:
    """A file from before files had hashes of their own and seeds had promises."""
    record = recorded(match_of("ratville", players=2, answers=1))
    record.fairness.seed_hashes = []
    return hashed(record)


def oldest() -> Export:
    """A file of the first format."""
    record = recorded(match_of("ratland", answers=1))
    record.format, record.log_hash = OLD_FORMAT, ""
    record.fairness.promised, record.fairness.seed_hashes = "", []
    return record


def wrong_files(right: bytes, changes: list[tuple[str, Change, bool, str]]) -> list[dict[str, Any]]:
    """Files in which one thing was changed, and what finds it; hashes are recomputed where that hides it better."""
    return [
        {"name": name, "file": changed(right, change, hides=hides), "finding": finding}
        for name, change, hides, finding in changes
    ]


def changed(right: bytes, change: Change, *, hides: bool) -> str:
    """The file with a change; `hides` recomputes the hashes of log and file."""
    plain: Plain = json.loads(right)
    change(plain)
    if hides:
        record = hashed(msgspec.convert(plain, type=Export))
        return file_bytes(record).decode()
    return json.dumps(plain, ensure_ascii=False)


def put(*place: object) -> Change:
    """Put the last thing at the place that the others name."""

    def change(plain: Plain) -> None:
        *path, name, value = place
        found: Any = plain
        for part in path:
            found = found[part]
        found[name] = value

    return change


CHANGES: list[tuple[str, Change, bool, str]] = [
    ("another format", put("format", "rathaus-match/9"), False, "page-check-format"),
    ("an older format", put("format", OLD_FORMAT), False, "page-check-format"),
    ("a field too many", put("extra", 1), False, "page-check-unreadable"),
    ("a text for a number", put("rules_version", "1"), False, "page-check-unreadable"),
    ("a large number", put("rules_version", 2**70), False, "page-check-unreadable"),
    ("another end", put("result", {"winners": [0], "scores": [9, 0, 0]}), False, "page-check-changed"),
    ("a remark", put("fault", "nothing"), False, "page-check-changed"),
    ("a capital letter in the secret", put("fairness", "secret", SECRET.hex().upper()), False, "page-check-changed"),
    ("another secret", put("fairness", "secret", "11" * 32), True, "page-check-broken"),
    ("another game", put("game", "rattus"), True, "page-check-broken"),
    ("other rules", put("rules_version", 99), True, "page-check-broken"),
    ("other data", put("data_sha256", "00" * 32), True, "page-check-broken"),
    ("another match", put("fairness", "match", "other"), True, "page-check-broken"),
    ("another commitment", put("fairness", "commitment", "00" * 32), True, "page-check-broken"),
    ("a short secret", put("fairness", "secret", "11" * 31), False, "page-check-broken"),
    ("another stream", put("fairness", "stream", "dice"), False, "page-check-stream"),
    ("another seed", put("fairness", "seat_seeds", 0, "c0ffef"), True, "page-check-seeds-wrong"),
    ("a seed that is none", put("fairness", "seat_seeds", 0, "C0FFEE"), True, "page-check-seeds-broken"),
    ("a seed too few", put("fairness", "seat_seeds", ["c0ffee"]), True, "page-check-seeds-broken"),
    ("another name", put("seats", 0, "name", "Ines"), False, "page-check-log-wrong"),
    ("another option", put("options", {"clans": "true"}), False, "page-check-log-wrong"),
    ("another move", put("log", 0, "actions", [0, 0]), False, "page-check-log-wrong"),
    ("another time", put("fairness", "promised", "2026-11-18T07:30:01Z"), False, "page-check-log-wrong"),
    ("another bot", put("bots", 0, "level", "mouse"), False, "page-check-log-wrong"),
    ("a move by somebody else", put("log", 0, "by", "stand-in"), False, "page-check-log-wrong"),
    ("no hash", put("log_hash", ""), False, "page-check-log-wrong"),
    ("an entry that is none", put("log", 0, {"seat": 0}), True, "page-check-log-entry"),
    ("an update out of order", put("updates", [{"entry": 9, "rules_version": 1, "data_sha256": ""}]), True,
     "page-check-log-updates"),
    ("data that do not fit", put("data", "rats = 7"), True, "page-check-data-wrong"),
    ("another draw", lambda plain: put("draws", 0, 1, 1 - plain["draws"][0][1])(plain), True, "page-check-draws-wrong"),
    ("a draw out of one", put("draws", 1, [1, 0]), True, "page-check-draws-impossible"),
    ("a draw that cannot be", put("draws", 1, [6, 6]), True, "page-check-draws-impossible"),
]  # fmt: skip

ORIGIN = "origin", "file"
ORIGIN_CHANGES: list[tuple[str, Change, bool, str]] = [
    ("another origin's entry", put("origin", "entry", 1), False, "page-check-log-wrong"),
    ("another viewpoint", put("origin", "known_by", 0), False, "page-check-log-wrong"),
    ("no viewpoint", put("origin", "known_by", None), False, "page-check-log-wrong"),
    ("no origin", put("origin", None), False, "page-check-log-wrong"),
    ("an entry that the origin lacks", put("origin", "entry", 99), True, "page-check-origin-other"),
    ("a viewpoint that the origin lacks", put("origin", "known_by", 3), True, "page-check-origin-other"),
    ("another move in the origin", put(*ORIGIN, "log", 0, "actions", [1]), True, "page-check-origin-broken"),
    ("another secret of the origin", put(*ORIGIN, "fairness", "secret", "11" * 32), True, "page-check-origin-broken"),
    ("another draw of the origin", put(*ORIGIN, "draws", 0, 1, 1), True, "page-check-origin-broken"),
    ("another remark in the origin", put(*ORIGIN, "fault", "nothing"), True, "page-check-origin-broken"),
    ("a seat less in the origin", put(*ORIGIN, "seats", []), True, "page-check-origin-broken"),
    ("other options", put("options", {}), True, "page-check-origin-other"),
    ("an older format of the origin", put(*ORIGIN, "format", OLD_FORMAT), False, "page-check-format"),
    ("a field too many in the origin", put(*ORIGIN, "extra", 1), False, "page-check-unreadable"),
]


if __name__ == "__main__":
    sys.exit(main())
