"""A match as a file, and everything that verification must notice."""

import copy
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from crumbs import CRUMBS
from crumbs.bidding import Bid
from rathaus.core import fair
from rathaus.core.export import (
    Export,
    Fairness,
    SeatRecord,
    Update,
    VerifyError,
    bot_seed_of,
    decode,
    export,
    game_for,
    log_hashes,
    seed_of,
    verify,
)
from rathaus.core.match import Match
from rathaus.games import GAMES
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.components import PANTRY

SECRET = bytes(range(32))
SEATS = [SeatRecord("Ines", "person"), SeatRecord("Quark", "mouse")]


def played(seed: str, *, rounds: int = 99) -> Match:
    """A two-player match in which all rats breed, for this many rounds or to the end."""
    match = Match(RATLAND, 2, {}, seed)
    for _ in range(rounds):
        for seat in match.position.asked().copy():
            rats = match.position.table.rats_in(seat, PANTRY)
            match.act(seat, [0, 0, 0, 0, 0, rats])
    return match


def record(rounds: int = 99) -> Export:
    return export(played("3", rounds=rounds), SEATS)


def drawn(rounds: int) -> list[tuple[int, int]]:
    return record(rounds).draws or []


def fair_record() -> Export:
    seed = fair.stream_seed("table-7", SECRET, ["c0ffee", ""])
    promised = fair.commitment(
        "table-7", "ratland", RATLAND.rules_version, data_sha256=RATLAND.data_sha256, secret=SECRET
    )
    fairness = Fairness(
        stream=fair.STREAM, match="table-7", secret=SECRET.hex(), seat_seeds=["c0ffee", ""], commitment=promised
    )
    return export(played(seed, rounds=2), SEATS, fairness)


def check(changed: Export) -> Match:
    return verify(decode(msgspec.json.encode(changed)), game_for(changed, GAMES))


def test_a_whole_match_goes_out_and_in_again() -> None:
    whole = record()

    assert whole.result is not None
    assert check(whole).position.outcome is not None


def test_a_match_that_goes_on_verifies_too() -> None:
    assert check(record(rounds=1)).position.outcome is None


def test_a_match_on_the_fair_stream_verifies() -> None:
    assert check(fair_record()).seed.startswith("fair:")


def test_a_bots_chance_comes_from_the_secret_or_on_the_fast_stream_from_the_seed() -> None:
    out = fair_record()

    assert bot_seed_of(out, 1) == fair.bot_seed(out.fairness.match, SECRET, 1)
    assert bot_seed_of(record(1), 1) == "3|bot|1"


def test_undo_is_in_the_file() -> None:
    match = Match(RATLAND, 2, {}, "3")
    match.act(0, [1])
    match.undo(0)
    match.act(0, [2])
    out = export(match, SEATS)

    assert [line.undo for line in out.log] == [False, True, False]
    assert check(out).position.asked() == [0, 1]


def test_data_that_is_not_the_default_is_embedded() -> None:
    other = RATLAND.with_data(RATLAND.data_text.replace("cheese = 2\n", "cheese = 5\n"), "other.toml")
    out = export(Match(other, 2, {}, "3"), SEATS)

    assert "cheese = 5" in (out.data or "")
    assert check(out).position.table.cheese == [5, 5]


def test_data_that_the_rules_refuse_is_named() -> None:
    out = export(Match(RATLAND, 2, {}, "3"), SEATS)
    out.data = RATLAND.data_text.replace("rats = 7\n", "rats = -7\n")

    with pytest.raises(VerifyError, match=r"of ratland refuses this: the data in the file: start: "):
        game_for(out, GAMES)


def changed(**fields: Any) -> Export:
    """A file in which something was changed by somebody who makes the hash of its log again."""
    out = copy.deepcopy(record(rounds=2))
    for name, value in fields.items():
        setattr(out, name, value)
    return hashed_again(out)


def hashed_again(out: Export) -> Export:
    with suppress(ValueError):
        out.log_hash = log_hashes(out)[-1]
    return out


@pytest.mark.parametrize(
    ("out", "complaint"),
    [
        (changed(draws=[(2, 1 - drawn(2)[0][1])]), "draw 0 out of 2 was"),
        (changed(draws=[(2, 2)]), "draw 0 claims 2 out of 2"),
        (changed(draws=[(1, 0)]), "draw 0 claims 0 out of 1"),
        (changed(draws=[(2**70, 2)]), f"draw 0 claims 2 out of {2**70}"),
        (changed(draws=drawn(2)[:-1]), r"the replay draws \d+ times"),
        (changed(result=record().result), "the replay ends with None, the file says"),
        (changed(log=record(rounds=2).log[:1] * 2), "the log cannot be played: seat 0 is not asked"),
        (changed(options={"food_order": "none"}), "the log cannot be played: option 'food_order'"),
        (changed(seats=SEATS * 9), "2 to 12 players, not 18"),
        (changed(log=[type(record().log[0])()]), "log entry 0 is neither actions nor undo"),
        (changed(data_sha256="00"), "the data's SHA-256 is"),
        (changed(game="chess"), "there is no game 'chess' here; there are ratland"),
        (changed(format="rathaus-match/9"), "'rathaus-match/9', expected 'rathaus-match/2' or 'rathaus-match/1'"),
        (changed(fairness=Fairness(stream="dice")), "the stream is 'dice', expected"),
        (changed(fairness=Fairness(stream="rathaus-fast/1", seed="4")), r"draw \d+ out of \d+ was"),
    ],
)
def test_what_was_tampered_with_is_noticed(out: Export, complaint: str) -> None:
    with pytest.raises(VerifyError, match=complaint):
        check(out)


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("secret", SECRET.hex()[:-2] + "00", "commitment is not the one"),
        ("secret", "zz", "fairness record is broken"),
        ("secret", "00", "1 bytes, expected 32"),
        ("seat_seeds", ["c0ffee", "1"], "draw 0 out of"),
        ("seat_seeds", ["C0FFEE", ""], "lower-case hex"),
        ("match", "table-8", "commitment is not the one"),
        ("commitment", "00", "commitment is not the one"),
    ],
)
def test_tampering_with_fairness_is_noticed(field: str, value: object, complaint: str) -> None:
    out = fair_record()
    setattr(out.fairness, field, value)

    with pytest.raises(VerifyError, match=complaint):
        check(hashed_again(out))


def test_what_the_seats_promised_is_compared_with_what_was_used() -> None:
    out = fair_record()
    out.fairness.seed_hashes = [fair.seed_hash("c0ffee"), fair.seed_hash("left out")]
    check(hashed_again(out))

    out.fairness.seed_hashes = [fair.seed_hash("tea"), ""]
    with pytest.raises(VerifyError, match="the seed of seat 0 is not the one that was promised before the start"):
        check(hashed_again(out))
    out.fairness.seed_hashes = [fair.seed_hash("c0ffee")]
    with pytest.raises(VerifyError, match="1 seeds were promised, the file has 2"):
        check(hashed_again(out))


def updated(entry: int, **more: Any) -> Export:
    """A match whose rules were updated after an entry, before and after which they were the same."""
    out = fair_record()
    out.updates = [Update(entry, RATLAND.rules_version, RATLAND.data_sha256, "ab" * 32, **more)]
    return hashed_again(out)


def test_the_hash_covers_under_which_rules_an_entry_was_made() -> None:
    last = len(fair_record().log)
    plain, *_, end = log_hashes(fair_record())

    hashes = log_hashes(updated(1))

    assert (hashes[0], hashes[1]) == (plain, log_hashes(fair_record())[1])  # nothing that was noted before changes
    assert end not in hashes
    assert log_hashes(updated(1, is_same=False))[-1] != hashes[-1]
    assert log_hashes(updated(last))[-1] == end  # no entry was made under these rules


@pytest.mark.parametrize("entries", [[-1], [2, 1], [99]])
def test_updates_out_of_order_are_refused(entries: list[int]) -> None:
    out = fair_record()
    out.updates = [Update(entry, RATLAND.rules_version, RATLAND.data_sha256) for entry in entries]

    with pytest.raises(VerifyError) as caught:
        check(hashed_again(out))
    told = f"the rules were updated after entries {entries} of {len(out.log)}, out of order"
    assert str(caught.value) == told


def test_an_undo_is_an_entry_of_the_hash_too() -> None:
    match = Match(RATLAND, 2, {}, "3")
    before = export(match, SEATS).log_hash
    match.act(0, [1])
    match.undo(0)

    assert len({before, *log_hashes(export(match, SEATS))}) == 3


def test_without_the_hash_of_its_log_a_file_is_of_the_older_format() -> None:
    out = fair_record()
    out.log_hash = ""
    with pytest.raises(VerifyError, match=r"the hash of the log is .*, the file says nothing"):
        check(out)

    out.format = "rathaus-match/1"
    assert check(out).position.outcome is None
    out.fairness.promised = "2026-01-01T00:00:00+00:00"
    with pytest.raises(VerifyError, match="has no hash of the log, but the file has more"):
        check(out)


def test_every_single_bit_of_the_secret_matters() -> None:
    out = fair_record()
    for bit in range(256):
        secret = bytearray(SECRET)
        secret[bit // 8] ^= 1 << bit % 8
        out.fairness.secret = secret.hex()
        with pytest.raises(VerifyError):
            seed_of(out)


@pytest.mark.parametrize("times", [1, 2], ids=["a log that other rules allow", "one that they do not"])
def test_another_rules_version_is_said(times: int) -> None:
    out = changed(rules_version=1007, log=record(rounds=2).log[:1] * times)

    with pytest.raises(
        VerifyError, match="commitment and draws are right, but the log needs rules version 1007 of ratland"
    ):
        check(out)


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b'{"format": 1}', b"\xff\xfe", b'{"format": "rathaus-match/1"}'])
def test_what_is_no_export_is_refused(raw: bytes) -> None:
    with pytest.raises(VerifyError, match="this is not an exported match"):
        decode(raw)


def test_draws_that_nobody_could_list_are_not_missed() -> None:
    assert check(changed(draws=None)).position.outcome is None


def test_after_an_update_the_newest_rules_count_and_the_first_ones_were_promised() -> None:
    out = fair_record()
    promised = fair.commitment("table-7", "ratland", 0, data_sha256="old", secret=SECRET)
    out.rules_version, out.data_sha256, out.fairness.commitment = 0, "old", promised
    out.updates = [Update(1, RATLAND.rules_version, RATLAND.data_sha256)]

    assert check(hashed_again(out)).position.outcome is None
    out.updates[0].data_sha256 = "other"
    with pytest.raises(VerifyError, match="the file says other"):
        check(out)


def test_after_several_updates_the_last_one_counts() -> None:
    out = fair_record()
    out.updates = [Update(1, 7, "first"), Update(2, 8, "last")]

    assert out.rules == (8, "last")


def test_rules_that_fail_are_told_with_the_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(CRUMBS, 2, {}, "3")
    for seat in (0, 1):
        match.act(seat, match.position.options(seat)[:1])
    out = export(match, SEATS)

    def fail(self: object, flow: object) -> None:
        raise ArithmeticError("three rats in two holes")

    monkeypatch.setattr(Bid, "run", fail)

    with pytest.raises(VerifyError, match=r"the rules fail at log entry 2: ArithmeticError\('three rats"):
        verify(out, CRUMBS)
