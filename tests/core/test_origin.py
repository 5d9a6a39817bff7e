"""Matches that go on from a position of another one, as it was or as one viewpoint knew it."""

import random
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from crumbs import CRUMBS
from rathaus.core import fair
from rathaus.core.errors import SetupError
from rathaus.core.export import (
    MOST_ORIGINS,
    OLD_FORMAT,
    Export,
    Fairness,
    OriginFile,
    SeatRecord,
    Update,
    VerifyError,
    decode,
    export,
    file_bytes,
    log_hashes,
    origin_of,
    verify,
)
from rathaus.core.game import Game
from rathaus.core.match import Match, Origin, origin_in
from rathaus.core.view import encode
from rathaus.games import GAMES
from rathaus.testing.fingerprint import facts_of
from tests.games.ratland.redeal import redeal as redeal_ratland
from tests.games.rattus.redeal import redeal as redeal_rattus
from tests.games.ratville.redeal import redeal as redeal_ratville
from tests.games.ratzzia.redeal import redeal as redeal_ratzzia
from tests.server.match_files import played_match, whole_answer

REDEALS: dict[str, Any] = {
    "ratland": redeal_ratland,
    "rattus": redeal_rattus,
    "ratville": redeal_ratville,
    "ratzzia": redeal_ratzzia,
}


def crumbs() -> Match:
    """Both have bid and the first one has not gambled yet: one card is known to its owner."""
    match = Match(CRUMBS, 2, {}, "7")
    match.act(0, [1])
    match.act(1, [0])
    return match


def after(match: Match, entry: int, known_by: int | None = None) -> Origin:
    begun = Match(match.game, match.players, match.options, match.seed)
    return origin_in(begun, match.log, entry, known_by)


def table_of(position: Any) -> dict[str, Any]:
    """Everything but the dice."""
    return {path: fact for path, fact in facts_of(position).items() if not path.startswith("position.rng")}


def test_as_it_was_everything_lies_where_it_lay_and_only_the_dice_are_new() -> None:
    earlier = crumbs()
    match = Match(CRUMBS, 2, {}, "other", origin=after(earlier, 2))

    assert table_of(match.position) == table_of(earlier.position)
    assert match.opening == []
    assert not match.can_undo(0)
    assert [match.position.rng.below(2**30) for _ in range(3)] != [earlier.position.rng.below(2**30) for _ in range(3)]


def test_an_origin_can_be_used_again() -> None:
    origin = after(crumbs(), 2)
    first = Match(CRUMBS, 2, {}, "other", origin=origin)
    first.act(0, [1])

    assert table_of(Match(CRUMBS, 2, {}, "other", origin=origin).position) == table_of(crumbs().position)


def test_as_known_the_rest_is_dealt_anew_by_the_first_draws() -> None:
    earlier = crumbs()
    origin = after(earlier, 2, 0)
    matches = [Match(CRUMBS, 2, {}, f"other {n}", records_draws=True, origin=origin) for n in range(6)]

    assert len({tuple(match.position.table.deck) for match in matches}) > 1
    for match in matches:
        assert encode(CRUMBS.see(match.position, 0)) == encode(CRUMBS.see(earlier.position, 0))
        assert len(match.draws()) == match.position.rng.draws > 0
        match.act(0, [1])
        assert match.draws()[-1][0] == 6


def test_as_known_others_have_not_answered_what_they_answer_in_secret() -> None:
    earlier = Match(CRUMBS, 3, {}, "7")
    earlier.act(2, [1])
    earlier.act(0, [2])

    assert after(earlier, 2).beginning(CRUMBS, earlier.position.rng).asked() == [1]
    known = after(earlier, 2, 0).beginning(CRUMBS, earlier.position.rng)
    assert known.asked() == [1, 2]
    assert known.todo[-1].answers == [[2], [], []]  # type: ignore[attr-defined]
    assert after(earlier, 2, -1).beginning(CRUMBS, earlier.position.rng).asked() == [0, 1, 2]
    assert after(earlier, 0, 0).beginning(CRUMBS, earlier.position.rng).asked() == [0, 1, 2]


def test_what_was_taken_back_is_left_out_also_if_that_came_later() -> None:
    earlier = Match(CRUMBS, 3, {}, "7")
    earlier.act(2, [1])
    earlier.act(0, [2])
    earlier.undo(2)
    earlier.act(2, [0])

    assert after(earlier, 2).position.asked() == [1, 2]
    assert after(earlier, 4).position.todo[-1].answers == [[2], [], [0]]  # type: ignore[attr-defined]


def test_nobody_plays_on_after_the_end() -> None:
    earlier = played_match(GAMES["ratland"], 2, "end")

    with pytest.raises(SetupError, match="nobody can play on after entry"):
        after(earlier, len(earlier.log))


@pytest.mark.parametrize("name", GAMES)
def test_as_known_is_made_of_what_the_viewpoint_knew_and_of_nothing_else(name: str) -> None:
    """However the hidden things lay, what is dealt again is the same; and it looks the same to the viewpoint."""
    game, chance = GAMES[name], random.Random(f"known {name}")
    match = Match(game, 3, {}, name)
    compared = 0
    while match.position.asked() and compared < 40:
        seat = chance.choice(match.position.asked())
        match.act(seat, whole_answer(match, seat, chance))
        if match.position.outcome is not None or chance.random() < 0.3:
            continue
        for viewer in range(-1, 3):
            other = REDEALS[name](match.position, viewer, chance)
            deals = [begun(game, position, viewer) for position in (match.position, other)]
            assert table_of(deals[0]) == table_of(deals[1])
            assert encode(game.see(deals[0], viewer)) == encode(game.see(match.position, viewer))
            compared += 1
    assert compared >= 40


def begun(game: Game, position: Any, viewer: int) -> Any:
    return Match(game, 3, {}, "dealt", origin=Origin(position, viewer)).position


@pytest.mark.parametrize("known_by", [None, 0])
@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_played_on_from_anywhere_to_its_end(name: str, known_by: int | None) -> None:
    earlier = played_match(GAMES[name], 2, "anywhere", undone=0.2, answers=500)
    chance, last = random.Random(name), len(earlier.log) - 1
    for entry in [last] if name == "ratzzia" else [0, *chance.sample(range(1, last), 4), last]:
        match = Match(earlier.game, 2, {}, f"on {entry}", origin=after(earlier, entry, known_by))
        while match.position.asked():
            seat = chance.choice(match.position.asked())
            match.act(seat, whole_answer(match, seat, chance))
        assert match.position.outcome is not None


# The file.

SECRET = bytes(range(32))


def fairness(match: str, game: Game) -> Fairness:
    promised = fair.commitment(match, game.name, game.rules_version, data_sha256=game.data_sha256, secret=SECRET)
    stream = fair.STREAM
    return Fairness(stream=stream, match=match, secret=SECRET.hex(), seat_seeds=["", "", ""], commitment=promised)


def played_on(earlier: Export, entry: int, known_by: int | None, match_id: str = "later", answers: int = 4) -> Export:
    """A file of a match that goes on from that of another one."""
    game, players, chance = GAMES[earlier.game], len(earlier.seats), random.Random(match_id)
    origin = OriginFile(earlier, entry, known_by)
    seed = fair.stream_seed(match_id, SECRET, [""] * players)
    match = Match(game, players, earlier.options, seed, origin=origin_of(origin, game))
    for _ in range(answers):
        seat = chance.choice(match.position.asked())
        match.act(seat, whole_answer(match, seat, chance))
    seats = [SeatRecord(f"P{seat}", "person") for seat in range(players)]
    return export(match, seats, fairness(match_id, game), origin=origin)


def earlier_file(name: str) -> Export:
    match = played_match(GAMES[name], 3, f"file {name}", undone=0.1, answers=90)
    return decode(file_bytes(export(match, [SeatRecord(f"E{seat}", "mouse") for seat in range(3)])))


EARLIER = {name: earlier_file(name) for name in GAMES}


def again(record: Export) -> Match:
    read = decode(file_bytes(record))
    return verify(read, GAMES[read.game])


@pytest.mark.parametrize("known_by", [None, -1, 2])
@pytest.mark.parametrize("name", GAMES)
def test_the_file_of_a_match_that_was_played_on_verifies(name: str, known_by: int | None) -> None:
    first = played_on(EARLIER[name], 8, known_by)
    second = played_on(decode(file_bytes(first)), 3, None, "latest")

    assert again(first).origin is not None
    assert len(again(second).log) == 4
    assert log_hashes(first)[0] != log_hashes(msgspec.structs.replace(first, origin=None))[0]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda out: setattr(out.origin, "entry", 7), "the hash of the log is"),
        (lambda out: setattr(out.origin, "known_by", 1), "the hash of the log is"),
        (lambda out: setattr(out, "origin", None), "the hash of the log is"),
        (lambda out: setattr(out.origin, "entry", -1), "there is no entry -1 to go on from"),
        (lambda out: setattr(out.origin, "entry", 9999), "there is no entry 9999 to go on from"),
        (lambda out: setattr(out.origin, "known_by", 3), "there is no viewpoint 3 that knew the position"),
        (lambda out: setattr(out.origin, "known_by", -2), "there is no viewpoint -2 that knew the position"),
        (lambda out: setattr(out, "options", {}), "has another game, number of seats, options or rules"),
        (lambda out: setattr(out.origin.file.seats[0], "name", "X"), "goes on from is not right: the hash of the log"),
        (lambda out: setattr(out.origin.file, "fault", "none"), "goes on from is not right: the file was changed"),
        (lambda out: setattr(out.origin.file, "format", OLD_FORMAT), "which has no hash of the log"),
        (lambda out: setattr(out.origin.file, "format", "other"), "the format is 'other'"),
    ],
)
def test_a_changed_origin_is_noticed(change: Any, problem: str) -> None:
    out = decode(file_bytes(played_on(EARLIER["rattus"], 8, 0)))
    out.file_hash = ""
    change(out)

    with pytest.raises(VerifyError, match=problem):
        read_again(out)


def read_again(record: Export) -> Match:
    read = decode(msgspec.json.encode(record))
    return verify(read, GAMES[read.game])


def forged(change: Any) -> Export:
    """A file whose origin was changed, with all hashes made again."""
    out = deepcopy(played_on(EARLIER["ratland"], 3, None))
    assert out.origin is not None
    earlier = out.origin.file
    change(earlier)
    earlier.log_hash = log_hashes(earlier)[-1]
    file_bytes(earlier)
    out.log_hash = log_hashes(out)[-1]
    return out


def test_a_position_that_the_rules_do_not_lead_to_is_noticed_even_where_all_hashes_fit() -> None:
    with pytest.raises(VerifyError, match=r"goes on from is not right: the replay ends with"):
        again(forged(lambda earlier: setattr(earlier, "result", None)))
    with pytest.raises(VerifyError, match=r"goes on from is not right: the log cannot be played"):
        again(forged(lambda earlier: setattr(earlier.log[0], "actions", [99])))


def test_under_newer_rules_the_origin_is_checked_as_far_as_that_goes() -> None:
    """A match that was begun under older rules and goes on under these: its origin has no result of these rules."""
    today = GAMES["ratland"]
    older = today.with_data(today.data_text, "older")
    older.rules_version -= 1
    earlier = deepcopy(EARLIER["ratland"])
    earlier.rules_version, earlier.result = older.rules_version, None
    earlier.log_hash = log_hashes(earlier)[-1]
    file_bytes(earlier)
    out = played_on(earlier, 3, None)
    out.rules_version, out.fairness = older.rules_version, fairness("later", older)
    out.updates = [Update(2, today.rules_version, today.data_sha256)]
    out.log_hash = log_hashes(out)[-1]

    assert again(out).position.outcome is None
    with pytest.raises(VerifyError, match="which is not installed"):
        verify(decode(file_bytes(out)), older)


def test_an_origin_that_the_rules_refuse_is_no_set_up() -> None:
    origin = OriginFile(deepcopy(EARLIER["ratland"]), 1)
    origin.file.log[0].actions = [99]

    with pytest.raises(SetupError, match="the rules do not lead to the position"):
        origin_of(origin, GAMES["ratland"])


def test_matches_inside_each_other_have_a_limit() -> None:
    plain = msgspec.json.decode(file_bytes(EARLIER["ratzzia"]))
    for _ in range(MOST_ORIGINS + 1):
        plain = {**plain, "origin": {"file": plain, "entry": 0}}

    with pytest.raises(VerifyError, match="goes on from another one 21 times in a row"):
        decode(msgspec.json.encode(plain))
    with pytest.raises(VerifyError, match="this is not an exported match"):
        decode(b'{"origin":{"file":' * 100_000)
