"""A table as one of its people sees it: seats, options, who is here, and the match with what it promises."""

from typing import TYPE_CHECKING

from rathaus.core import fair
from rathaus.core.export import FAST
from rathaus.server.bodies import (
    FairnessState,
    HintLine,
    MatchInfo,
    OriginState,
    RulesUpdate,
    SeatState,
    TableState,
    You,
)
from rathaus.server.store.finished import unrated
from rathaus.server.store.records import ENDED, MatchRecord, OriginRecord, TableSeat

if TYPE_CHECKING:
    from rathaus.server.room import Room


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
        unrated=unrated(record),
        origin=origin_state(record.origin),
    )


def origin_state(origin: OriginRecord | None) -> OriginState | None:
    """What a match goes on from, for people."""
    if origin is None:
        return None
    return OriginState(
        match=origin.match, step=origin.step, turn=origin.turn, names=origin.names, known_by=origin.known_by
    )
