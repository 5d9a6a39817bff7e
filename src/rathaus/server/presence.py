"""Presence: for how long people have been gone from a table. Kept in memory: after a restart it starts over."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import TYPE_CHECKING

from rathaus.server.bodies import LONGEST_GRACE

if TYPE_CHECKING:
    from rathaus.server.service import Service


class Presence:
    """When people were last seen at a table, through this worker or another one.

    People who are gone for longer than any grace time are forgotten, and then count as gone since the start.
    """

    def __init__(self, service: "Service") -> None:
        self.service = service
        self._started = service.clock()
        self._seen: OrderedDict[tuple[str, str], float] = OrderedDict()  # by table and guest, the oldest first

    def see(self, table: str, guests: Iterable[str]) -> None:
        """These people were at the table just now."""
        now = self.service.clock()
        for guest in guests:
            self._seen[table, guest] = now
            self._seen.move_to_end((table, guest))
        while self._seen and now - next(iter(self._seen.values())) > LONGEST_GRACE:
            self._seen.popitem(last=False)

    def seconds_since(self, table: str, guest: str) -> float:
        """How long ago somebody was last seen there, at most since the start of this worker."""
        return self.service.clock() - self._seen.get((table, guest), self._started)
