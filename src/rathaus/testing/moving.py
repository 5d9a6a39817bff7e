"""The kit's property of moves: what lies somewhere before, plus the moves that were told, is what lies there after."""

from collections import Counter

from rathaus.core.events import BOX, Event
from rathaus.testing.spec import Case, Spec, require, sampled

Places = dict[str, dict[str, int]]


def tells_what_moves(spec: Spec, case: Case) -> None:
    """For every seat and for spectators, at some moments of a game."""
    for move in sampled(spec, case, "moving", 60):
        before = [spec.game.places(spec.game.see(move.position, viewer)) for viewer in case.viewers()]
        after = move.position.copy()
        told = after.listen()
        after.play(move.seat, move.action)
        for viewer, places in zip(case.viewers(), before, strict=True):
            heard = [event for event in told if event.is_heard_by(viewer)]
            _check(viewer, places, spec.game.places(spec.game.see(after, viewer)), heard)


def _check(viewer: int, before: Places, after: Places, heard: list[Event]) -> None:
    require(bool(before), "the view counts no place")
    counted = _flat(before)
    for event in heard:
        for move in event.moves():
            unknown = {move.source, move.target} - {*before, BOX}
            require(not unknown, f"{type(event).__name__} names {sorted(unknown)}, which no view counts")
            require(move.count > 0, f"{type(event).__name__} moves {move.count} of {move.what}")
            counted[move.source, move.what] -= move.count
            counted[move.target, move.what] += move.count
    found = _flat(after)
    wrong = [
        f"{place} has {found[place, what]} of {what}, told were {counted[place, what]}"
        for place, what in sorted({*counted, *found})
        if place != BOX and counted[place, what] != found[place, what]
    ]
    kinds = [type(event).__name__ for event in heard]
    require(not wrong, f"seat {viewer} was not told what moved: {wrong[:4]} after {kinds}")


def _flat(places: Places) -> Counter[tuple[str, str]]:
    return Counter({(place, what): count for place, things in places.items() for what, count in things.items()})
