"""Policy: a compiled way to choose, `(position, seat) -> action`, and the loop that plays whole games with it."""

from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from rathaus.core.flow import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC):
    """Chooses for a seat. It gets the whole position for speed, but uses only what that seat may know."""

    @abstractmethod
    def choose(self, position: Position[Any, Any], seat: int) -> int:
        """One of the seat's options."""


def play_out(position: Position[Any, Any], policies: list[Policy], log: list[tuple[int, int]] | None = None) -> int:
    """Play to the end, one policy for each seat; write who chose what into the log, and count the decisions."""
    decisions = 0
    seat = position.first_asked()
    while seat >= 0:
        action = policies[seat].choose(position, seat)
        if log is not None:
            log.append((seat, action))
        seat = position.apply(seat, action)
        decisions += 1
    return decisions
