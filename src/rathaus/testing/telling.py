"""The kit's properties of telling and taking back: no visible change without an event, no undo of what was learned."""

from typing import Any

import msgspec

from rathaus.core.events import Event
from rathaus.core.match import Match
from rathaus.core.view import DERIVED, View, encode
from rathaus.testing.fingerprint import difference, facts_of
from rathaus.testing.spec import AnyPosition, Case, Spec, require, sampled, walk

ITS_OWN_TELLING = ("decision", "asked", *DERIVED)  # the prompt tells itself


def tells_all_that_changes(spec: Spec, case: Case) -> None:
    """Whatever changes in anybody's view was named by an event that they heard."""
    for move in sampled(spec, case, "telling", 80):
        before = [spec.game.see(move.position, viewer) for viewer in case.viewers()]
        after = move.position.copy()
        told = after.listen()
        after.play(move.seat, move.action)
        for viewer, view in zip(case.viewers(), before, strict=True):
            heard = [event for event in told if event.is_heard_by(viewer)]
            _check_told(view, spec.game.see(after, viewer), heard)


def _check_told(before: View, after: View, heard: list[Event]) -> None:
    fields = before.__struct_fields__
    named = {name for event in heard for name in event.changes}
    require(named <= set(fields), f"an event names {sorted(named - set(fields))}, which no view has")
    changed = {name for name in fields if getattr(before, name) != getattr(after, name)}
    untold = changed - named - set(ITS_OWN_TELLING)
    require(not untold, f"seat {before.seat} sees {sorted(untold)} change, and no event told it")


def takes_back_only_what_taught_nobody(spec: Spec, case: Case) -> None:
    """Undo restores the bytes; it is refused after a draw, and where anybody could tell two deals apart."""
    match = Match(spec.game, case.players, case.options, str(case.seed))
    chosen = {move.number for move in sampled(spec, case, "undo", 16)}
    for move in walk(spec, case):
        before = match.position
        match.act(move.seat, [move.action])
        if move.number in chosen and match.can_undo(move.seat):
            _check_undo(spec, case, match, move.seat, move.action, before)


def _check_undo(spec: Spec, case: Case, match: Match, seat: int, action: int, before: AnyPosition) -> None:
    require(match.position.rng.draws == before.rng.draws, "a draw can be taken back")
    for viewer in case.viewers():
        learned = _learns(spec, case, viewer, before, seat, action)
        require(not learned, f"seat {viewer} learns something that can be taken back: {learned}")
    facts = facts_of(before)
    match.undo(seat)
    undone = facts_of(match.position)
    require(facts == undone, f"undo does not restore {difference(facts, undone)}")
    match.act(seat, [action])


def _learns(spec: Spec, case: Case, viewer: int, before: AnyPosition, seat: int, action: int) -> str:
    """What tells the viewer, after the action, that the hidden things lie this way and not another."""
    other = spec.redeal(before, viewer, case.chance(f"undo {viewer}"))
    if seat not in other.asked() or action not in other.options(seat):
        return ""
    seen, seen_other = (_seen(spec, position, viewer, seat, action) for position in (before, other))
    return "" if seen == seen_other else f"{seen!r} or {seen_other!r}"


def _seen(spec: Spec, position: AnyPosition, viewer: int, seat: int, action: int) -> bytes:
    after = position.copy()
    told = after.listen()
    after.play(seat, action)
    view: Any = spec.game.see(after, viewer)
    heard = [event for event in told if event.is_heard_by(viewer)]
    return encode(view) + b"".join(msgspec.json.encode(event) for event in heard)
