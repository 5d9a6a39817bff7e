"""The life of a table: starting with everybody's seeds, asking for a bot or an end, coming back, playing again."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from rathaus.core.export import SeatRecord
from rathaus.server import votes
from rathaus.server.lobby import agreed, check_host, check_open, match_at
from rathaus.server.refusals import Refusal
from rathaus.server.request_bodies import Ask
from rathaus.server.rules_upgrade import rules_of
from rathaus.server.seats import own_seat, seat_at
from rathaus.server.store.people import Guest
from rathaus.server.store.records import MatchRecord, TableRecord, TableSeat

if TYPE_CHECKING:
    from rathaus.server.room import Room

PERSON = "person"

# The start.


async def start(room: "Room", guest: Guest) -> None:
    """The host starts: first the seats' seeds are asked for, where there are any."""
    check_host(room, guest)
    record = room.match.record
    if record.origin is not None and record.rules != rules_of(room.match.game):
        raise Refusal("play-on-rules")

    def edit(table: TableRecord) -> None:
        check_open(table)
        if any(seat.kind == "open" for seat in table.seats):
            raise Refusal("seats-open")
        agreed(room.match.game, len(table.seats), table.options)
        table.state = "starting"

    await room.start(edit)


def missing_seeds(room: "Room") -> list[int]:
    """Seats that promised a seed, are not away, and have not sent it: a line that has just dropped may come back."""
    return [
        number
        for number, seat in enumerate(room.table.seats)
        if seat.seed_hash and not seat.seed and not room.viewers.is_away(seat)
    ]


async def begin_when_ready(room: "Room") -> None:
    """Wait for the seeds, but not forever."""
    clock = asyncio.get_running_loop()
    deadline = clock.time() + room.service.config.seed_seconds
    while missing_seeds(room) and clock.time() < deadline:
        await asyncio.sleep(0.02)
    await room.begin()


def begun_record(room: "Room") -> MatchRecord:
    """The match as it begins: what is agreed, who sits, and their seeds."""
    table, match = room.table, room.match
    return msgspec.structs.replace(
        match.record,
        state="playing",
        options=table.options,
        seats=[SeatRecord(seat.name, seat.bot or PERSON) for seat in table.seats],
        seat_seeds=[seat.seed for seat in table.seats],
        seed_hashes=[seat.seed_hash for seat in table.seats],
        bots=[room.service.bot_record(match.game, len(table.seats), seat.bot) for seat in table.seats],
    )


def set_playing(table: TableRecord) -> None:
    """The match has begun."""
    table.state = "playing"


def set_over(table: TableRecord) -> None:
    """The match has ended."""
    table.state = "over"
    table.abort_asked_by = []


# Asking, leaving, coming back.


async def ask(room: "Room", guest: Guest, wish: Ask) -> None:
    """Ask for a bot in a seat, or for an end without a result; or take that back."""
    seat_at(room.table, wish.seat)
    await room.vote(lambda table: votes.cast(table, guest.id, wish, room.viewers))


async def leave(room: "Room", guest: Guest) -> None:
    """Free one's seats before the start; later they wait for one's return."""

    def edit(table: TableRecord) -> None:
        if guest.id not in table.guests():
            raise Refusal("not-seated")
        for number, seat in enumerate(table.seats):
            if seat.guest == guest.id:
                if table.state == "open":
                    table.seats[number] = TableSeat()
                else:
                    seat.has_left = True
        votes.withdraw(table, guest.id)
        stayed = [seat.guest for seat in table.seats if seat.guest and not seat.has_left]
        if table.host == guest.id and stayed:
            table.host = stayed[0]

    await room.vote(edit)


async def back(room: "Room", guest: Guest, number: int) -> None:
    """A person takes the seat back, on request."""

    def edit(table: TableRecord) -> None:
        own_seat(table, guest.id, number).is_lent = False
        return_seats(table, guest.id)

    await room.change(edit)


def is_missed(table: TableRecord, who: str) -> bool:
    """Whether somebody has left, or others want a bot in their seat or have one there."""
    own = [seat for seat in table.seats if who and seat.guest == who]
    is_away = any(seat.has_left or seat.bot_asked_by or (seat.bot and not seat.is_lent) for seat in own)
    return is_away and table.state in ("starting", "playing")


def return_seats(table: TableRecord, who: str) -> None:
    """All seats that others gave to a bot are their person's again; those that the person lent stay lent."""
    for seat in table.seats:
        if seat.guest == who:
            seat.has_left, seat.bot_asked_by = False, []
            if not seat.is_lent:
                seat.bot = ""


async def return_to_viewers(room: "Room") -> None:
    """Another worker may give a seat to a bot at the moment when its person opens the table here."""
    taken = {seat.guest for seat in room.table.seats if seat.bot and not seat.is_lent and not seat.has_left}
    for who in taken & room.viewers.guests_here():
        await room.come_back(who)


# Again.


async def rematch(room: "Room", guest: Guest) -> None:
    """The same people again: the table is open, with a new match and its commitment."""
    match = match_at(room)

    def edit(table: TableRecord) -> None:
        if guest.id not in table.guests():
            raise Refusal("not-seated")
        if table.state != "over":
            raise Refusal("not-over")
        table.state = "open"
        table.earlier = [*table.earlier, table.match][-20:]
        table.match, table.data, table.guided = match.id, match.data_name, match.guided
        table.seats = [_again(seat) for seat in table.seats]

    await room.change(edit, match)


def _again(seat: TableSeat) -> TableSeat:
    if seat.has_left:
        return TableSeat()
    return TableSeat(kind=seat.kind, name=seat.name, guest=seat.guest, bot=seat.bot if seat.kind == "bot" else "")
