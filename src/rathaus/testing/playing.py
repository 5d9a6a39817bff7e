"""The kit's properties of playing: a game ends, offers sound options, is deterministic, and keeps its values apart."""

import random

from rathaus.core.errors import IllegalActionError, NotYourTurnError, RefusedError
from rathaus.core.export import SeatRecord, VerifyError, export, verify
from rathaus.core.flow import Sealed
from rathaus.core.match import Match, replay
from rathaus.core.view import spelled
from rathaus.testing.fingerprint import difference, facts_of, fingerprint
from rathaus.testing.oracle import whole_answer
from rathaus.testing.spec import AnyPosition, Case, RandomMove, Spec, require, sampled, walk


def ends(spec: Spec, case: Case) -> None:
    """The game ends within the bound that it declares, never in a dead end, with somebody who wins."""
    position = case.begin(spec.game)
    for move in walk(spec, case):
        position = move.position
    outcome = position.outcome
    if outcome is None:
        require(False, "nobody is asked, and yet the game is not over")
        return
    seats = range(case.players)
    require(bool(outcome.winners), "the game ended without a winner")
    require(all(seat in seats for seat in outcome.winners), f"{outcome.winners} are not all seats")
    require(len(outcome.scores) == case.players, f"{outcome.scores} is not a score for each seat")


def offers_sound_options(spec: Spec, case: Case) -> None:
    """Options are distinct, in a stable order, spelled differently, and asking for them changes nothing."""
    for move in sampled(spec, case, "options", 80):
        before = facts_of(move.position)
        for seat in move.position.asked():
            _check_options(move.position, seat)
        after = facts_of(move.position)
        require(before == after, f"asking for options changed {difference(before, after)}")


def _check_options(position: AnyPosition, seat: int) -> None:
    options = position.options(seat)
    step = position.todo[-1]
    require(len(set(options)) == len(options), f"seat {seat} is offered {options}, some twice")
    require(position.options(seat) == options, f"seat {seat} is offered {options} in a changing order")
    texts = [spelled(*step.spell(position, seat, action)) for action in options]
    require(len(set(texts)) == len(texts), f"options are spelled alike: {texts}")


def keeps_laws(spec: Spec, case: Case) -> None:
    """What the game declares as conserved is conserved, at every moment."""
    position = case.begin(spec.game)
    _check_laws(spec, position)
    for move in walk(spec, case):
        position = move.position
        _check_laws(spec, position)
    _check_laws(spec, position)


def _check_laws(spec: Spec, position: AnyPosition) -> None:
    for name, (found, expected) in spec.game.laws(position).items():
        require(found == expected, f"the law of {name} is broken: found {found}, expected {expected}")


def is_deterministic(spec: Spec, case: Case) -> None:
    """The same seed and choices give the same bytes, whatever other random generators do."""
    state = random.getstate()
    runs = []
    for world in (1, 2):
        random.seed(world)
        runs.append([fingerprint(move.position) for move in sampled(spec, case, "deterministic", 40)])
    random.setstate(state)
    require(runs[0] == runs[1], "two games with the same seed and choices went different ways")


def replays(spec: Spec, case: Case) -> None:
    """A match played in batches replays from its log, and from its exported file, to the same bytes."""
    match = Match(spec.game, case.players, case.options, str(case.seed))
    for seat, actions in _batches(spec, case):
        match.act(seat, actions)
    again = replay(spec.game, case.players, case.options, match.seed, match.log)
    before, after = facts_of(match.position), facts_of(again.position)
    require(before == after, f"the replay differs: {difference(before, after)}")
    record = export(match, [SeatRecord(f"seat {seat}", "person") for seat in range(case.players)])
    try:
        verify(record, spec.game)
    except VerifyError as problem:
        require(False, f"the exported match does not verify: {problem}")


def _batches(spec: Spec, case: Case) -> list[tuple[int, list[int]]]:
    """A random game's choices, those of one seat in a row sometimes put together."""
    chance = case.chance("batches")
    batches: list[tuple[int, list[int]]] = []
    for move in walk(spec, case):
        if batches and batches[-1][0] == move.seat and chance.random() < 0.5:
            batches[-1][1].append(move.action)
        else:
            batches.append((move.seat, [move.action]))
    return batches


def refuses_without_a_trace(spec: Spec, case: Case) -> None:
    """Who is not asked, and what is not offered, is refused; the position stays what it was."""
    for move in sampled(spec, case, "refusals", 8):
        before = facts_of(move.position)
        _check_refusals(move, case)
        after = facts_of(move.position)
        require(before == after, f"a refused action changed {difference(before, after)}")


def _check_refusals(move: RandomMove, case: Case) -> None:
    position = move.position
    asked = position.asked()
    for seat in case.viewers():
        if seat not in asked:
            _check_refused(position, seat, move.action, NotYourTurnError)
            continue
        options = position.options(seat)
        for action in (-1, max(options) + 1, min(options) - 1, 10**6):
            if action not in options:
                _check_refused(position, seat, action, IllegalActionError)


def _check_refused(position: AnyPosition, seat: int, action: int, kind: type[RefusedError]) -> None:
    try:
        position.play(seat, action)
    except kind:
        return
    except RefusedError as problem:
        require(False, f"seat {seat} is refused with {type(problem).__name__}, expected {kind.__name__}")
    require(False, f"seat {seat} was allowed action {action}, which it was not offered")


def copies_independently(spec: Spec, case: Case) -> None:
    """A copy holds the same facts and plays on in the same way; it and the original do not affect each other."""
    kept: list[tuple[AnyPosition, str]] = []
    chosen = [move.number for move in sampled(spec, case, "copies", 8)]
    for move in walk(spec, case):
        if move.number in chosen:
            kept.append(_check_copy(move))
            _check_kept(kept)
    _check_kept(kept)


def _check_copy(move: RandomMove) -> tuple[AnyPosition, str]:
    position = move.position
    kept = position.copy()
    before, copied = facts_of(position), facts_of(kept)
    require(before == copied, f"a copy differs from its original: {difference(before, copied)}")
    branch, twin = position.copy(), kept.copy()
    for other in (branch, twin):
        other.play(move.seat, move.action)
    require(before == facts_of(position), f"playing on a copy changed {difference(before, facts_of(position))}")
    first, second = facts_of(branch), facts_of(twin)
    require(first == second, f"two copies went on differently: {difference(first, second)}")
    return kept, fingerprint(kept)


def _check_kept(kept: list[tuple[AnyPosition, str]]) -> None:
    for position, mark in kept:
        require(fingerprint(position) == mark, "a copy of an earlier moment is no longer what it was")


def takes_sealed_answers_in_any_order(spec: Spec, case: Case) -> None:
    """The order in which seats answer a simultaneous step makes no difference to anything after it."""
    for move in sampled(spec, case, "order", 40):
        step = move.position.todo[-1]
        if isinstance(step, Sealed) and len(step.missing) > 1:
            _check_orders(move.position, case)


def _check_orders(position: AnyPosition, case: Case) -> None:
    chance = case.chance("answers")
    forth = position.copy()
    answers = [(seat, _answered(forth, seat, chance)) for seat in position.asked().copy()]
    back = position.copy()
    for seat, actions in reversed(answers):
        for action in actions:
            back.play(seat, action)
    first, second = facts_of(forth), facts_of(back)
    require(first == second, f"the order of sealed answers matters: {difference(first, second)}")


def _answered(position: AnyPosition, seat: int, chance: random.Random) -> list[int]:
    """Let one seat answer completely; returns its picks."""
    picks = whole_answer(position, seat, chance)
    for action in picks:
        position.play(seat, action)
    return picks
