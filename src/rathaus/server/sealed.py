"""Sealed answers of several picks: whether a pick leaves the same question open for its seat."""

from typing import Any

from rathaus.core.flow import Position, Sealed


def goes_on(position: Position[Any, Any], seat: int, action: int) -> bool:
    """Make a pick of a sealed answer; whether the same question goes on for this seat. Open answers have one pick."""
    before = position.todo[-1]
    if not isinstance(before, Sealed):
        return False
    made = len(before.answers[seat])
    position.play(seat, action)
    after = position.todo[-1] if position.todo else None
    return (
        isinstance(after, Sealed)
        and type(after) is type(before)
        and seat in after.asked()
        and len(after.answers[seat]) == made + 1
    )
