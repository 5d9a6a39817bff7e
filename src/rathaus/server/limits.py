"""Limits: so many in so many seconds, for as many senders as fit into a bounded map."""

from collections import OrderedDict

SENDERS = 10_000


class Limit:
    """A bucket for each sender: it holds `count`, and fills up again within `seconds`."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.rate = count / seconds
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def takes(self, sender: str, now: float) -> bool:
        """Whether this sender may have one more; it is counted if so."""
        left = self._left(sender, now)
        is_fine = left >= 1
        self._keep(sender, left - 1 if is_fine else left, now)
        return is_fine

    def has(self, sender: str, now: float) -> bool:
        """Whether this sender may have one more, without counting it."""
        return self._left(sender, now) >= 1

    def _left(self, sender: str, now: float) -> float:
        left, then = self._buckets.get(sender, (float(self.count), now))
        return min(float(self.count), left + (now - then) * self.rate)

    def _keep(self, sender: str, left: float, now: float) -> None:
        self._buckets[sender] = (left, now)
        self._buckets.move_to_end(sender)
        if len(self._buckets) > SENDERS:
            self._buckets.popitem(last=False)
