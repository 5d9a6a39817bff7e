"""The course of a table: starting with everybody's seeds, asking for a bot or an end, coming back, playing again."""

import asyncio
from typing import NoReturn

import msgspec

from rathaus.core.export import SeatRecord
from rathaus.core.view import result_of
from rathaus.server.bodies import Ask
from rathaus.server.lobby import agreed, check_host, check_open, match_at
from rathaus.server.played import Played, RuleFaultError
from rathaus.server.refusals import Refusal
from rathaus.server.room import Room
from rathaus.server.store import LostRaceError
from rathaus.server.store.people import Guest
from rathaus.server.store.records import SeatDocument, TableDocument
from rathaus.server.updates import match_of

PERSON = "person"


async def start(room: Room, guest: Guest) -> None:
    """The host starts: first the seats' seeds are asked for, where there are any."""
    check_host(room, guest)

    def edit(table: TableDocument) -> None:
        check_open(table)
        if any(seat.kind == "open" for seat in table.seats):
            raise Refusal("seats-open")
        agreed(room.game, len(table.seats), table.options)
        table.state = "starting"

    async with room.lock:
        await room.change(edit)
        if not missing_seeds(room):
            await begin(room)
    room.on_change()


def missing_seeds(room: Room) -> list[int]:
    """Seats that promised a seed, are not away, and have not sent it: a line that has just dropped is waited for."""
    return [
        number
        for number, seat in enumerate(room.table.seats)
        if seat.seed_hash and not seat.seed and not room.audience.is_away(seat)
    ]


async def begin_when_ready(room: Room) -> None:
    """Wait for the seeds, but not for ever."""
    clock = asyncio.get_running_loop()
    deadline = clock.time() + room.service.config.seed_seconds
    while missing_seeds(room) and clock.time() < deadline:
        await asyncio.sleep(0.02)
    async with room.lock:
        if room.table.state == "starting":
            await begin(room)


async def begin(room: Room) -> None:
    """Lay the table and ask the first question. A withheld seed counts as none."""
    if room.record.state == "waiting":
        await _lay(room)
    if room.record.state == "frozen":
        return
    await room.change(_set_playing)
    room.audience.tell_state()
    await room.audience.tell_turns([], room.match().asked)


async def _lay(room: Room) -> None:
    table = room.table
    record = msgspec.structs.replace(
        room.record,
        state="playing",
        options=table.options,
        seats=[SeatRecord(seat.name, seat.bot or PERSON) for seat in table.seats],
        seat_seeds=[seat.seed for seat in table.seats],
        seed_hashes=[seat.seed_hash for seat in table.seats],
        bots=[room.service.bot_record(room.game, len(table.seats), seat.bot) for seat in table.seats],
    )
    try:
        played = Played(match_of(room.game, record))
        opening = played.opening()
        result = result_of(played.match.position)
    except RuleFaultError as fault:
        await room.conclude(record, [])
        await room.stop(fault)
        return
    if result:  # it was over before anybody was asked
        record = msgspec.structs.replace(record, state="over", result=result)
    try:
        await room.service.store.matches.begin(record, opening, played.asked, room.service.now())
    except LostRaceError:  # another worker was faster
        await room.catch_up()
    else:
        room.record, room.played = record, played


def _set_playing(table: TableDocument) -> None:
    table.state = "playing"


async def ask(room: Room, guest: Guest, wish: Ask) -> None:
    """Ask for a bot in a seat, or for an end without a result; or take that back."""

    def edit(table: TableDocument) -> None:
        if guest.id not in table.guests():
            raise Refusal("not-seated")
        if table.state != "playing":
            raise Refusal("not-begun")
        if wish.what == "abort":
            table.abort_asked_by = _counted(table.abort_asked_by, guest.id, is_on=wish.is_on)
        else:
            _ask_for_bot(room, table.seats[wish.seat], guest.id, is_on=wish.is_on)

    room.seat(wish.seat)
    async with room.lock:
        await room.change(edit)
        await do_what_all_ask(room)
    room.on_change()


def _counted(votes: list[str], who: str, *, is_on: bool) -> list[str]:
    return sorted({*votes, who} if is_on else {*votes} - {who})


def _ask_for_bot(room: Room, seat: SeatDocument, who: str, *, is_on: bool) -> None:
    """A bot for one's own seat comes at once; for somebody else's it takes all the others, once they are away."""
    if seat.kind != "person" or seat.bot:
        raise Refusal("not-person")
    if seat.guest == who and is_on:
        seat.bot, seat.is_lent, seat.bot_asked_by = room.service.substitute, True, []
        return
    if is_on and not room.audience.is_away(seat):
        _refuse_here(room, seat)
    seat.bot_asked_by = _counted(seat.bot_asked_by, who, is_on=is_on)


def _refuse_here(room: Room, seat: SeatDocument) -> NoReturn:
    if seat.guest in room.audience.guests():
        raise Refusal("person-here")
    raise Refusal("just-left", seconds=room.audience.grace_left(seat.guest))


async def do_what_all_ask(room: Room) -> None:
    """Votes are counted by who is there at this moment, whoever was when they were given."""
    if room.table.state != "playing":
        return
    if _is_end_wanted(room.table):
        await abort(room)
    elif _seats_for_bots(room, room.table):
        await room.change(lambda table: _seat_bots(room, table))


def _is_end_wanted(table: TableDocument) -> bool:
    """The end takes all who have not left, here or not, also those for whom a bot plays."""
    playing = {seat.guest for seat in table.seats if seat.guest and not seat.has_left}
    return bool(table.abort_asked_by) and playing <= set(table.abort_asked_by)


def _seats_for_bots(room: Room, table: TableDocument) -> list[SeatDocument]:
    """Seats of people who are away, and for which all others who play and are not away have asked for a bot."""
    away = [seat for seat in table.seats if seat.guest and not seat.bot and room.audience.is_away(seat)]
    here = {seat.guest for seat in table.seats if seat.guest and not seat.bot and seat not in away}
    return [seat for seat in away if seat.bot_asked_by and here <= set(seat.bot_asked_by)]


def _seat_bots(room: Room, table: TableDocument) -> None:
    for seat in _seats_for_bots(room, table):
        seat.bot, seat.bot_asked_by = room.service.substitute, []


async def abort(room: Room) -> None:
    """End without a result: what was hidden is published, and nobody has lost."""
    while room.record.state == "playing":
        await room.conclude(msgspec.structs.replace(room.record, state="aborted"), [])

    def edit(table: TableDocument) -> None:
        table.state = "over"
        table.abort_asked_by = []

    await room.change(edit)


async def leave(room: Room, guest: Guest) -> None:
    """Free one's seats before the start; later they wait for one's return."""

    def edit(table: TableDocument) -> None:
        if guest.id not in table.guests():
            raise Refusal("not-seated")
        for number, seat in enumerate(table.seats):
            if seat.guest == guest.id:
                if table.state == "open":
                    table.seats[number] = SeatDocument()
                else:
                    seat.has_left = True
            seat.bot_asked_by = _counted(seat.bot_asked_by, guest.id, is_on=False)
        table.abort_asked_by = _counted(table.abort_asked_by, guest.id, is_on=False)
        stayed = [seat.guest for seat in table.seats if seat.guest and not seat.has_left]
        if table.host == guest.id and stayed:
            table.host = stayed[0]

    async with room.lock:
        await room.change(edit)
        await do_what_all_ask(room)
    room.on_change()


async def back(room: Room, guest: Guest, number: int) -> None:
    """A person takes the seat back, on request."""
    room.own_seat(guest.id, number)

    def edit(table: TableDocument) -> None:
        table.seats[number].is_lent = False
        _return_all(table, guest.id)

    async with room.lock:
        await room.change(edit)
    room.on_change()


async def come_back(room: Room, who: str) -> None:
    """Somebody opens the table, so they are here again. The lock is held by whoever calls."""
    own = [seat for seat in room.table.seats if who and seat.guest == who]
    is_missed = any(seat.has_left or seat.bot_asked_by or (seat.bot and not seat.is_lent) for seat in own)
    if is_missed and room.table.state in ("starting", "playing"):
        await room.change(lambda table: _return_all(table, who))
        room.on_change()


def _return_all(table: TableDocument, who: str) -> None:
    """All seats that others gave to a bot are their person's again; those that the person lent stay lent."""
    for seat in table.seats:
        if seat.guest == who:
            seat.has_left, seat.bot_asked_by = False, []
            if not seat.is_lent:
                seat.bot = ""


async def return_seats(room: Room) -> None:
    """Another worker may give a seat to a bot at the moment when its person opens the table here."""
    taken = {seat.guest for seat in room.table.seats if seat.bot and not seat.is_lent and not seat.has_left}
    for who in taken & room.audience.guests_here():
        async with room.lock:
            await come_back(room, who)


async def rematch(room: Room, guest: Guest) -> None:
    """The same people again: the table is open, with a new match and its commitment."""
    match = match_at(room)

    def edit(table: TableDocument) -> None:
        if guest.id not in table.guests():
            raise Refusal("not-seated")
        if table.state != "over":
            raise Refusal("not-over")
        table.state = "open"
        table.earlier = [*table.earlier, table.match][-20:]
        table.match, table.data = match.id, match.data_name
        table.seats = [_again(seat) for seat in table.seats]

    async with room.lock:
        await room.change(edit, match)


def _again(seat: SeatDocument) -> SeatDocument:
    if seat.has_left:
        return SeatDocument()
    return SeatDocument(kind=seat.kind, name=seat.name, guest=seat.guest, bot=seat.bot if seat.kind == "bot" else "")
