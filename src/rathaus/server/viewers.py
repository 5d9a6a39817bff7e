"""Those who look at a table: what each of them is told, and nothing that they may not know."""

import weakref
from math import ceil
from typing import TYPE_CHECKING

import msgspec

from rathaus.server.bodies import SPECTATOR
from rathaus.server.live_match import RuleFaultError
from rathaus.server.looks import Look
from rathaus.server.match_state import is_news, state_for
from rathaus.server.messages import ChatLine, ChatNews, State, TableNews
from rathaus.server.store.records import TableSeat
from rathaus.server.table_state import table_state

if TYPE_CHECKING:
    from rathaus.server.connection import Connection
    from rathaus.server.room import Room

NOTHING = -1  # not even the version that a match begins with


class Viewer:
    """A page that looks: from which seat, what it was told last, and what it saw then."""

    def __init__(self, seat: int, since: int) -> None:
        self.seat = seat
        self.since = since
        self.shown: State | None = None
        self.look: Look | None = None


class Telling:
    """What is told at one moment: pages that look from the same viewpoint and know the same share one message."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._states: dict[tuple[int, int, Look | None], State] = {}
        self._frames: dict[int, bytes] = {}

    def state(self, viewer: Viewer) -> State:
        """What a viewer would be told."""
        known = (viewer.seat, viewer.since, viewer.look)
        if known not in self._states:
            self._states[known] = state_for(self.room, *known)
        return self._states[known]

    def frame(self, state: State) -> bytes:
        """It as bytes."""
        if id(state) not in self._frames:
            self._frames[id(state)] = msgspec.json.encode(state)
        return self._frames[id(state)]


class Viewers:
    """All pages that look at a room."""

    def __init__(self, room: "Room") -> None:
        self._room = weakref.ref(room)
        self.pages: dict[Connection, Viewer] = {}

    @property
    def room(self) -> "Room":
        """The room whose viewers these are: it keeps them, and not the other way round."""
        room = self._room()
        assert room is not None, "who looks, looks at a room"
        return room

    def come(self, page: "Connection", viewer: Viewer) -> None:
        """A page looks, or looks from another seat: it is shown the table and the match."""
        is_new = page not in self.pages
        self.pages[page] = viewer
        if is_new:
            self._tell_presence()
        else:
            page.send(TableNews(table=table_state(self.room, page.who)))
        self._tell(page, viewer, Telling(self.room))

    def go(self, page: "Connection") -> None:
        """A page looks no longer."""
        self.pages.pop(page, None)
        self._look_away()
        self.room.service.presence.see(self.room.table.code, [page.who])
        self._tell_presence()

    def _tell_presence(self) -> None:
        self.tell_table()
        self.room.service.peers.tell_presence(self.room)

    def guests(self) -> set[str]:
        """The people who look, here and through other workers."""
        return self.guests_here() | self.room.service.peers.guests(self.room.table.code)

    def guests_here(self) -> set[str]:
        """The people who look through this worker."""
        return {connection.who for connection in self.pages if connection.who}

    def grace_left(self, guest: str) -> int:
        """After how many seconds somebody who does not look counts as away."""
        table = self.room.table
        return max(0, ceil(table.grace - self.room.service.presence.seconds_since(table.code, guest)))

    def is_away(self, seat: TableSeat) -> bool:
        """Whether the person of a seat has left, or has not looked for longer than the grace time."""
        return seat.has_left or (seat.guest not in self.guests() and not self.grace_left(seat.guest))

    def spectators(self) -> int:
        """How many pages look from no seat."""
        return self.spectators_here() + self.room.service.peers.spectators(self.room.table.code)

    def spectators_here(self) -> int:
        """How many pages of this worker look from no seat."""
        sitters = self.room.table.guests()
        return sum(connection.who not in sitters for connection in self.pages)

    # What is told.

    def tell_table(self) -> None:
        """The table as it is now, to all."""
        for connection in list(self.pages):
            connection.send(TableNews(table=table_state(self.room, connection.who)))

    def tell_state(self, only: int | None = None) -> None:
        """The match as it is now, to all, or to those who look from one seat."""
        telling = Telling(self.room)
        for connection, viewer in list(self.pages.items()):
            if only is None or viewer.seat == only:
                self._tell(connection, viewer, telling)
        self._look_away()

    def _look_away(self) -> None:
        if self.room.match.live is not None:
            self.room.match.live.look_away({viewer.seat for viewer in self.pages.values()})

    def _tell(self, connection: "Connection", viewer: Viewer, telling: Telling) -> None:
        """The match as one page may know it; where nothing of that has changed, nothing is sent."""
        match, shown = self.room.match, viewer.shown
        if match.history is None:
            return
        if viewer.seat not in (SPECTATOR, *self.room.table.seats_of(connection.who)):
            viewer.seat = SPECTATOR  # the seat is somebody else's now
        if shown is not None and shown.match != match.record.id:
            viewer.since = NOTHING  # they play again: all of this match is new
        if shown is not None and (shown.match, shown.seat) != (match.record.id, viewer.seat):
            viewer.look = None
        try:
            state = telling.state(viewer)
        except RuleFaultError as fault:
            self.room.service.spawn(self.room.freeze(fault))
            return
        viewer.look = match.live.look(viewer.seat) if match.live else None
        if shown is None or is_news(shown, state):
            viewer.shown, viewer.since = state, state.version
            connection.pass_on(telling.frame(state))

    def tell_chat(self, line: ChatLine) -> None:
        """A line that was just said, to all who want to hear its speaker."""
        for connection in list(self.pages):
            if line.who not in connection.muted:
                connection.send(ChatNews(table=self.room.table.code, lines=[line]))

    def turns(self, before: list[int], after: list[int]) -> list[str]:
        """People who sit here and have to hear, also where they look elsewhere, that it is their turn, or no longer."""
        seats = set(before) ^ set(after)
        guests = {self.room.table.seats[seat].guest for seat in seats} - {""} if after else self.room.table.guests()
        return sorted(guests)
