"""Those who look at a table: what each of them is told, and nothing that they may not know."""

from math import ceil
from typing import TYPE_CHECKING

import msgspec

from rathaus.core import fair
from rathaus.core.export import FAST
from rathaus.core.view import View
from rathaus.guide import LEARNER
from rathaus.server.bodies import (
    SPECTATOR,
    FairnessState,
    HintLine,
    MatchInfo,
    OriginState,
    Recap,
    RulesUpdate,
    SeatState,
    TableState,
    You,
)
from rathaus.server.history import History
from rathaus.server.live_match import LiveMatch, RuleFaultError
from rathaus.server.messages import ChatLine, ChatNews, GuideState, GuideStep, State, TableNews
from rathaus.server.refusals import Refusal
from rathaus.server.store.news import TurnsChanged
from rathaus.server.store.records import ENDED, MatchRecord, OriginRecord, TableSeat

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


class Viewers:
    """All pages that look at a room."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.pages: dict[Connection, Viewer] = {}

    def come(self, page: "Connection", viewer: Viewer) -> None:
        """A page looks, or looks from another seat: it is shown the table and the match."""
        is_new = page not in self.pages
        self.pages[page] = viewer
        if is_new:
            self._tell_presence()
        else:
            page.send(TableNews(table=table_state(self.room, page.who)))
        self.tell_viewer(page, viewer)

    def go(self, page: "Connection") -> None:
        """A page looks no longer."""
        self.pages.pop(page, None)
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
        for connection, viewer in list(self.pages.items()):
            if only is None or viewer.seat == only:
                self.tell_viewer(connection, viewer)
        if self.room.match.live is not None:
            self.room.match.live.looks = {}

    def tell_viewer(self, connection: "Connection", viewer: Viewer) -> None:
        """The match as one page may know it; where nothing of that has changed, nothing is sent."""
        if self.room.match.history is None:
            return
        if viewer.seat not in (SPECTATOR, *self.room.table.seats_of(connection.who)):
            viewer.seat = SPECTATOR  # the seat is somebody else's now
        if viewer.shown is not None and viewer.shown.match != self.room.match.record.id:
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
        for connection in list(self.pages):
            if line.who not in connection.muted:
                connection.send(ChatNews(table=self.room.table.code, lines=[line]))

    async def tell_turns(self, before: list[int], after: list[int]) -> None:
        """People who sit here and look elsewhere hear when it becomes their turn, and when it is over."""
        seats = set(before) ^ set(after)
        guests = {self.room.table.seats[seat].guest for seat in seats} - {""}
        if self.room.match.record.state == "over":
            guests = self.room.table.guests()
        if guests:
            self.room.service.peers.tell(TurnsChanged(self.room.table.code, sorted(guests)))
            await self.room.service.tell_tables(self.room.table.code, guests)


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
    match, live = room.match, room.match.live
    if live is None:
        assert match.history is not None, "the match has begun"
        return told_for(room, match.history, seat, since)
    is_playing, look = match.record.state == "playing", live.look(seat)
    return State(
        table=room.table.code,
        match=room.match.record.id,
        version=live.version,
        seat=seat,
        view=msgspec.Raw(look.view),
        since=since,
        events=live.history.events(seat, since),
        undone=live.history.undone(seat, since),
        decision=look.decision if is_playing else "",
        is_sealed=live.is_sealed,
        is_staged=live.is_staged,
        draft=match.drafts.shown(live, seat) if is_playing else None,
        can_undo=seat >= 0 and is_playing and live.match.can_undo(seat),
        orders=match.orders.shown(seat),
        is_single=match.orders.is_single(seat),
        last_own=room.match.last_own(seat),
        log_hash=room.match.log_hash.at(room.match.record).hex,
        places=look.places,
        standing=look.standing if is_playing else [],
        guide=guide_for(live, seat),
    )


def guide_for(live: LiveMatch, seat: int) -> GuideState | None:
    """What the guide tells the learner."""
    guide = live.guide
    if guide is None or seat != LEARNER:
        return None
    steps = [
        GuideStep(name=step.name, clause=step.clause, at=step.at, enough=step.enough) for step in guide.script.steps
    ]
    is_now = LEARNER in live.asked or not live.asked
    return GuideState(steps=steps, told=guide.told, now=[step.name for step in guide.now] if is_now else [])


def told_for(room: "Room", history: History, seat: int, since: int) -> State:
    """A match that cannot be played again: what was told of it, and how it ended."""
    view = View(seat=seat, asked=[], pending=[], decision=None, result=room.match.record.result)
    return State(
        table=room.table.code,
        match=room.match.record.id,
        version=history.version,
        seat=seat,
        view=msgspec.Raw(msgspec.json.encode(view)),
        since=since,
        events=history.events(seat, since),
        undone=history.undone(seat, since),
        last_own=room.match.last_own(seat),
        is_told=True,
        log_hash=room.match.log_hash.at(room.match.record).hex,
    )


def recap_for(room: "Room", who: str) -> Recap:
    """What somebody who sits here may know of what happened since their last answer, and of what that caused.

    Several people at one device are told what everybody may know.
    """
    own = room.table.seats_of(who)
    if not own:
        raise Refusal("not-seated")
    history = room.match.history
    if history is None:
        raise Refusal("not-begun")
    reader = own[0] if len(own) == 1 else SPECTATOR
    answer = max(room.match.last_own(seat) for seat in own)
    events = history.events(reader, answer - 1 if answer else 0)
    names = [seat.name for seat in room.table.seats]
    return Recap(names=names, events=events[-RECAP_EVENTS:], seat=reader, answer=answer)


def table_state(room: "Room", who: str) -> TableState:
    """The table as one of its people sees it."""
    table = room.table
    present = room.viewers.guests()
    return TableState(
        code=table.code,
        version=table.version,
        game=table.game,
        options=table.options,
        is_public=table.is_public,
        state=table.state,
        seats=[seat_state(room, seat, present) for seat in table.seats],
        spectators=room.viewers.spectators(),
        match=match_info(room.match.record),
        earlier=table.earlier,
        abort_asked_by=table.abort_asked_by,
        grace=table.grace,
        pace=table.pace,
        data=table.data,
        has_hints=table.has_hints,
        guided=table.guided,
        you=You(who=who, seats=table.seats_of(who), is_host=bool(who) and who == table.host),
    )


def seat_state(room: "Room", seat: TableSeat, present: set[str]) -> SeatState:
    """One seat, without what only its person may know: the seed stays hidden until the end."""
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


def grace_shown(room: "Room", seat: TableSeat, *, is_connected: bool) -> int:
    """The grace time left: it runs during a match, for people whose line is down."""
    if is_connected:
        return room.table.grace
    return room.viewers.grace_left(seat.guest) if seat.guest and room.table.state == "playing" else 0


def match_info(record: MatchRecord) -> MatchInfo:
    """The match; its secret and seeds only when it has ended, and only where the dice follow from them."""
    is_ended = record.state in ENDED and not record.seed
    return MatchInfo(
        id=record.id,
        state=record.state,
        rules_version=record.rules_version,
        data_sha256=record.data_sha256,
        fairness=FairnessState(
            stream=FAST if record.seed else fair.STREAM,
            match=record.id,
            commitment=record.commitment,
            promised=record.promised,
            seeds_used=[fair.seed_hash(seed) for seed in record.seat_seeds],
            secret=record.secret if is_ended else "",
            seat_seeds=record.seat_seeds if is_ended else [],
            seed=record.seed,
        ),
        result=record.result,
        updates=[RulesUpdate(entry=u.entry, rules_version=u.rules_version, is_same=u.is_same) for u in record.updates],
        stopped_at=record.stopped_at,
        hints=[HintLine(seat=hint.seat, entry=hint.entry) for hint in record.hints],
        guided=record.guided,
        origin=origin_state(record.origin),
    )


def origin_state(origin: OriginRecord | None) -> OriginState | None:
    """What a match goes on from, for people."""
    if origin is None:
        return None
    return OriginState(
        match=origin.match, step=origin.step, turn=origin.turn, names=origin.names, known_by=origin.known_by
    )
