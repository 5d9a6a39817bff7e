"""The kit's property of refusals: whatever a seat tries, what it is told depends on nothing that it may not know."""

import random

import msgspec

from rathaus.core.errors import RefusedError
from rathaus.core.match import bars_undo
from rathaus.core.view import decision_for, encode
from rathaus.testing.spec import AnyPosition, Case, Spec, require, sampled

TRIES = 6
LONGEST = 10


def refuses_alike(spec: Spec, case: Case) -> None:
    """For arbitrary batches: a refusal, its reason, and what a draft of them shows reveal no secret."""
    for move in sampled(spec, case, "oracle", 6):
        chance = case.chance(f"oracle {move.number}")
        for seat in range(case.players):
            other = spec.redeal(move.position, seat, chance)
            for picks in _batches(move.position, seat, chance):
                first, second = (answer_to(spec, each, seat, picks) for each in (move.position, other))
                require(first == second, f"seat {seat} learns from {picks}: {first!r} or {second!r}")
        _check_undo(spec, case, move.position, move.seat, chance)


def _batches(position: AnyPosition, seat: int, chance: random.Random) -> list[list[int]]:
    """Legal picks, as long as the seat is asked and far beyond its answer; some cut short, some with a random pick."""
    batches = []
    for _ in range(TRIES):
        picks = _legal_picks(position, seat, chance)[: chance.randint(1, LONGEST)]
        if not picks or chance.random() < 0.3:
            picks.insert(chance.randint(0, len(picks)), chance.randint(-1, 12))
        batches.append(picks)
    return batches


def _legal_picks(position: AnyPosition, seat: int, chance: random.Random) -> list[int]:
    trial = position.copy()
    picks: list[int] = []
    while seat in trial.asked() and len(picks) < LONGEST:
        picks.append(chance.choice(trial.options(seat)))
        trial.play(seat, picks[-1])
    return picks


def answer_to(spec: Spec, position: AnyPosition, seat: int, picks: list[int]) -> list[bytes]:
    """All that a seat is told when it tries these picks: as an answer, and as a draft pick by pick."""
    try:
        position.check_answer(seat, picks)
        said = [b"whole"]
    except RefusedError as refused:
        said = [refused.reason.encode()]
    trial = position.copy()
    told = trial.listen()
    goes_on = seat in trial.asked() and (trial.todo[-1].sealed or trial.todo[-1].stages)
    for action in picks:
        if not goes_on or action not in trial.options(seat):
            break
        goes_on = trial.pick(seat, action)
        reveals = bars_undo(position, trial, told if goes_on else [])
        require(not reveals, f"picks {picks} of seat {seat} draw or reveal before they are given")
        said.append(msgspec.json.encode(decision_for(trial, seat)) if goes_on else b"complete")
        if goes_on and not trial.todo[-1].sealed:
            said.append(encode(spec.game.see(trial, seat)))
    return said


def _check_undo(spec: Spec, case: Case, position: AnyPosition, seat: int, chance: random.Random) -> None:
    """Whether something can be taken back tells nobody more than they see anyway."""
    picks = whole_answer(position, seat, chance)
    for viewer in case.viewers():
        other = spec.redeal(position, viewer, chance)
        if not _takes(other, seat, picks):
            continue
        (seen, bars), (seen_other, bars_other) = (_after(spec, each, viewer, seat, picks) for each in (position, other))
        if seen == seen_other:
            require(bars == bars_other, f"seat {viewer} learns from whether seat {seat} can take {picks} back")


def whole_answer(position: AnyPosition, seat: int, chance: random.Random) -> list[int]:
    """A random whole answer."""
    return position.whole_answer(seat, lambda trial, asked: chance.choice(trial.options(asked)))


def _takes(position: AnyPosition, seat: int, picks: list[int]) -> bool:
    try:
        position.check_answer(seat, picks)
    except RefusedError:
        return False
    return True


def _after(spec: Spec, position: AnyPosition, viewer: int, seat: int, picks: list[int]) -> tuple[bytes, bool]:
    after = position.copy()
    told = after.listen()
    for action in picks:
        after.play(seat, action)
    heard = b"".join(msgspec.json.encode(event) for event in told if event.is_heard_by(viewer))
    return encode(spec.game.see(after, viewer)) + heard, bars_undo(position, after, told)
