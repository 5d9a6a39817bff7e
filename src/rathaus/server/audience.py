"""Those who look at a table: what each of them is told, and nothing that they may not know."""

from math import ceil
from typing import TYPE_CHECKING

import msgspec

from rathaus.core import fair
from rathaus.core.errors import RefusedError
from rathaus.core.view import View
from rathaus.server.bodies import SPECTATOR, Fairness, MatchInfo, Recap, RulesUpdate, SeatState, TableState, You
from rathaus.server.messages import ChatLine, ChatNews, Done, DraftState, OrderState, State, TableNews
from rathaus.server.orders import SINGLE
from rathaus.server.played import RuleFaultError
from rathaus.server.refusals import Refusal
from rathaus.server.store.news import TurnsChanged
from rathaus.server.store.records import ENDED, MatchDocument, SeatDocument
from rathaus.server.story import Story

if TYPE_CHECKING:
    from rathaus.server.connection import Connection
    from rathaus.server.room import Room

RECAP_EVENTS = 300
NOTHING = -1  # not even the version that a match begins with


class Viewer:
    """A page that looks: from which seat, and what it was told last."""

    def __init__(self, seat: int, since: int) -> None:
        self.seat = seat
        self.since = since
        self.shown: State | None = None


class Audience:
    """All pages that look at a room."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.viewers: dict[Connection, Viewer] = {}

    def come(self, page: "Connection", viewer: Viewer) -> None:
        """A page looks, or looks from another seat."""
        is_new = page not in self.viewers
        self.viewers[page] = viewer
        if is_new:
            self._tell_presence()

    def go(self, page: "Connection") -> None:
        """A page looks no longer."""
        self.viewers.pop(page, None)
        self.room.service.presence.see(self.room.table.code, [page.who])
        self._tell_presence()

    def _tell_presence(self) -> None:
        self.tell_table()
        self.room.service.neighbours.tell_presence(self.room)

    def guests(self) -> set[str]:
        """The people who look, here and by way of other workers."""
        return self.guests_here() | self.room.service.neighbours.guests(self.room.table.code)

    def guests_here(self) -> set[str]:
        """The people who look by way of this worker."""
        return {connection.who for connection in self.viewers if connection.who}

    def grace_left(self, guest: str) -> int:
        """After how many seconds somebody who does not look counts as away."""
        table = self.room.table
        return max(0, ceil(table.grace - self.room.service.presence.seconds_since(table.code, guest)))

    def is_away(self, seat: SeatDocument) -> bool:
        """Whether the person of a seat has left, or has not looked for longer than the grace time."""
        return seat.has_left or (seat.guest not in self.guests() and not self.grace_left(seat.guest))

    def spectators(self) -> int:
        """How many pages look from no seat."""
        return self.spectators_here() + self.room.service.neighbours.spectators(self.room.table.code)

    def spectators_here(self) -> int:
        """How many pages of this worker look from no seat."""
        sitters = self.room.table.guests()
        return sum(connection.who not in sitters for connection in self.viewers)

    # What is told.

    def acknowledge(self, by: str, command: str, version: int) -> None:
        """The sender hears first that it is done."""
        for connection in self.viewers:
            if connection.who == by:
                connection.answer(command, Done(id=command, version=version))

    def tell_table(self) -> None:
        """The table as it is now, to all."""
        for connection in list(self.viewers):
            connection.send(TableNews(table=table_state(self.room, connection.who)))

    def table_for(self, who: str) -> TableState:
        """The table as one of its people sees it."""
        return table_state(self.room, who)

    def tell_state(self, only: int | None = None) -> None:
        """The match as it is now, to all, or to those who look from one seat."""
        for connection, viewer in list(self.viewers.items()):
            if only is None or viewer.seat == only:
                self.tell_viewer(connection, viewer)
        if self.room.played is not None:
            self.room.played.looks = {}

    def tell_viewer(self, connection: "Connection", viewer: Viewer) -> None:
        """The match as one page may know it; where nothing of that has changed, nothing is sent."""
        if self.room.story is None:
            return
        if viewer.seat != SPECTATOR and self.room.seat(viewer.seat).guest != connection.who:
            viewer.seat = SPECTATOR  # the seat is somebody else's now
        if viewer.shown is not None and viewer.shown.match != self.room.record.id:
            viewer.since = NOTHING  # they play again: all of this match is new
        try:
            state = state_for(self.room, viewer.seat, viewer.since)
        except RuleFaultError as fault:
            self.room.service.spawn(self.room.freeze(fault))
            return
        if viewer.shown is not None and not is_news(viewer.shown, state):
            return
        viewer.shown, viewer.since = state, state.version
        connection.send(state)

    def tell_chat(self, line: ChatLine) -> None:
        """A line that was just said, to all who want to hear its speaker."""
        for connection in list(self.viewers):
            if line.who not in connection.muted:
                connection.send(ChatNews(table=self.room.table.code, lines=[line]))

    async def tell_turns(self, before: list[int], after: list[int]) -> None:
        """People who sit here and look elsewhere hear when it becomes their turn, and when it is over."""
        seats = set(before) ^ set(after)
        guests = {self.room.table.seats[seat].guest for seat in seats} - {""}
        if self.room.record.state == "over":
            guests = self.room.table.guests()
        if guests:
            self.room.service.neighbours.tell(TurnsChanged(self.room.table.code, sorted(guests)))
            await self.room.service.tell_games(self.room.table.code, guests)


def is_news(old: State, new: State) -> bool:
    """Whether a page would learn anything from this."""
    if new.events or new.undone:
        return True
    return any(
        getattr(old, name) != getattr(new, name)
        for name in ("match", "seat", "view", "decision", "draft", "can_undo", "orders", "is_single")
    )


def state_for(room: "Room", seat: int, since: int) -> State:
    """The match as this viewpoint may know it."""
    played = room.played
    if played is None:
        assert room.story is not None, "the match has begun"
        return told_for(room, room.story, seat, since)
    is_playing = room.record.state == "playing"
    orders, look = room.orders.get(seat, {}), played.look(seat)
    listed = [OrderState(prompt=key, verb=o.verb, args=o.args) for key, o in orders.items() if key != SINGLE]
    return State(
        table=room.table.code,
        match=room.record.id,
        version=played.version,
        seat=seat,
        view=msgspec.Raw(look.view),
        since=since,
        events=played.story.events(seat, since),
        undone=played.story.undone(seat, since),
        decision=look.decision if is_playing else "",
        is_sealed=played.is_sealed,
        is_staged=played.is_staged,
        draft=draft_state(room, seat) if is_playing else None,
        can_undo=seat >= 0 and is_playing and played.match.can_undo(seat),
        orders=listed,
        is_single=SINGLE in orders,
        last_own=room.last_own(seat),
        log_hash=room.log_hash.at(room.record).hex,
        places=look.places,
        standing=look.standing if is_playing else [],
    )


def told_for(room: "Room", story: Story, seat: int, since: int) -> State:
    """A match that cannot be played again: what was told of it, and how it ended."""
    view = View(seat=seat, asked=[], pending=[], decision=None, result=room.record.result)
    return State(
        table=room.table.code,
        match=room.record.id,
        version=story.version,
        seat=seat,
        view=msgspec.Raw(msgspec.json.encode(view)),
        since=since,
        events=story.events(seat, since),
        undone=story.undone(seat, since),
        last_own=room.last_own(seat),
        is_told=True,
        log_hash=room.log_hash.at(room.record).hex,
    )


def draft_state(room: "Room", seat: int) -> DraftState | None:
    """The seat's draft, if it still answers what is asked."""
    played = room.match()
    if seat not in room.drafts:
        return None
    decision, picks = room.drafts[seat]
    if decision != played.decision_id(seat):
        return None
    try:
        return played.draft(seat, picks)
    except RefusedError:
        return None


def recap_for(room: "Room", who: str) -> Recap:
    """What somebody who sits here may know of what happened since their last answer, and of what that set off.

    Several people at one device are told what everybody may know.
    """
    own = [number for number, seat in enumerate(room.table.seats) if seat.guest == who]
    if not own:
        raise Refusal("not-seated")
    story = room.story
    if story is None:
        raise Refusal("not-begun")
    reader = own[0] if len(own) == 1 else SPECTATOR
    answer = max(room.last_own(seat) for seat in own)
    events = story.events(reader, answer - 1 if answer else 0)
    names = [seat.name for seat in room.table.seats]
    return Recap(names=names, events=events[-RECAP_EVENTS:], seat=reader, answer=answer)


def table_state(room: "Room", who: str) -> TableState:
    """The table as one of its people sees it."""
    table = room.table
    present = room.audience.guests()
    return TableState(
        code=table.code,
        version=table.version,
        game=table.game,
        options=table.options,
        is_public=table.is_public,
        state=table.state,
        seats=[seat_state(room, seat, present) for seat in table.seats],
        spectators=room.audience.spectators(),
        match=match_info(room.record),
        earlier=table.earlier,
        abort_asked_by=table.abort_asked_by,
        grace=table.grace,
        data=table.data,
        you=You(
            who=who,
            seats=[number for number, seat in enumerate(table.seats) if who and seat.guest == who],
            is_host=bool(who) and who == table.host,
        ),
    )


def seat_state(room: "Room", seat: SeatDocument, present: set[str]) -> SeatState:
    """One seat, without what is its own: the seed stays hidden until the end."""
    is_connected = seat.guest in present
    return SeatState(
        kind=seat.kind,
        name=seat.name,
        who=seat.guest,
        bot=seat.bot,
        is_lent=seat.is_lent,
        is_host=bool(seat.guest) and seat.guest == room.table.host,
        is_connected=is_connected,
        grace_left=grace_shown(room, seat, is_connected=is_connected),
        has_left=seat.has_left,
        bot_asked_by=seat.bot_asked_by,
        seed_hash=seat.seed_hash,
    )


def grace_shown(room: "Room", seat: SeatDocument, *, is_connected: bool) -> int:
    """It runs while people play, for those whose line is down."""
    if is_connected:
        return room.table.grace
    return room.audience.grace_left(seat.guest) if seat.guest and room.table.state == "playing" else 0


def match_info(record: MatchDocument) -> MatchInfo:
    """The match; its secret and seeds only when nothing can come of them any more."""
    is_ended = record.state in ENDED
    return MatchInfo(
        id=record.id,
        state=record.state,
        rules_version=record.rules_version,
        data_sha256=record.data_sha256,
        fairness=Fairness(
            stream=fair.STREAM,
            match=record.id,
            commitment=record.commitment,
            promised=record.promised,
            seeds_used=[fair.seed_hash(seed) for seed in record.seat_seeds],
            secret=record.secret if is_ended else "",
            seat_seeds=record.seat_seeds if is_ended else [],
        ),
        result=record.result,
        updates=[RulesUpdate(entry=u.entry, rules_version=u.rules_version, is_same=u.is_same) for u in record.updates],
        stopped_at=record.stopped_at,
    )
