"""Limits: a number of things in a number of seconds, for as many senders as fit into a bounded map."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

SENDERS = 10_000


class Limit:
    """A bucket for each sender: it holds `count`, fills up again within `seconds`, and never goes below empty.

    It uses a monotonic clock: if the time of day is set back, nobody has to wait longer.
    """

    def __init__(self, count: float, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.count = float(count)
        self.rate = count / seconds
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def takes(self, sender: str, cost: float = 1.0) -> bool:
        """Whether this sender may take this much; if so, it is counted. Nothing costs more than a full bucket."""
        left, cost = self._left(sender), min(cost, self.count)
        is_fine = left >= cost
        self._keep(sender, left - cost if is_fine else left)
        return is_fine

    def has(self, sender: str) -> bool:
        """Whether this sender may take one more, without counting it."""
        return self._left(sender) >= 1

    def _left(self, sender: str) -> float:
        now = self._clock()
        left, then = self._buckets.get(sender, (self.count, now))
        return min(self.count, left + max(0.0, now - then) * self.rate)

    def _keep(self, sender: str, left: float) -> None:
        self._buckets[sender] = (left, self._clock())
        self._buckets.move_to_end(sender)
        if len(self._buckets) > SENDERS:
            self._buckets.popitem(last=False)


class Sender(NamedTuple):
    """Who sends something: a guest, or a stranger ("") on a line; and the address, which others may share."""

    who: str
    address: str
    line: str


class FairLimit:
    """A limit for each guest and for all strangers of an address together, and a higher one for a whole address."""

    def __init__(self, own: tuple[float, float], address: tuple[float, float]) -> None:
        self._own = Limit(*own)
        self._address = Limit(*address)

    def takes(self, sender: Sender, cost: float = 1.0) -> bool:
        """Whether this sender may take this much; if so, it is counted."""
        return self._own.takes(sender.who or sender.address, cost) and self._address.takes(sender.address, cost)


class Guesses:
    """Wrong codes. They count against the guest who sends them, or a stranger's line; and against the address.

    An address is stopped later than a guest, so being many guests does not help much. Even then a code that was right
    once still works at that address: people at a table do not notice others there who guess.
    """

    def __init__(self, own: tuple[float, float], address: tuple[float, float]) -> None:
        self._own = Limit(*own)
        self._address = Limit(*address)
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def may(self, sender: Sender, code: str = "") -> bool:
        """Whether this sender may try this code."""
        is_known = (sender.address, code) in self._known
        return is_known or (self._own.has(sender.who or sender.line) and self._address.has(sender.address))

    def wrong(self, sender: Sender) -> None:
        """It was wrong."""
        self._own.takes(sender.who or sender.line)
        self._address.takes(sender.address)

    def right(self, sender: Sender, code: str) -> None:
        """It was right: from now on it works at this address."""
        self._known[sender.address, code] = None
        self._known.move_to_end((sender.address, code))
        if len(self._known) > SENDERS:
            self._known.popitem(last=False)
