"""The course of a table: starting with everybody's seeds, asking for a bot or an end, coming back, playing again."""

import asyncio

import msgspec

from rathaus.core.export import SeatRecord
from rathaus.server.bodies import Ask
from rathaus.server.lobby import agreed, check_host, check_open, new_match
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
    """Seats that promised a seed, are here, and have not sent it."""
    present = room.audience.guests()
    return [
        number
        for number, seat in enumerate(room.table.seats)
        if seat.seed_hash and not seat.seed and seat.guest in present
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
    )
    try:
        played = Played(match_of(room.game, record))
        opening = played.opening()
    except RuleFaultError as fault:
        await room.conclude(record, [])
        await room.stop(fault)
        return
    try:
        await room.service.store.matches.begin(record, opening, played.asked, room.service.now())
    except LostRaceError:  # another worker was faster
        await room.catch_up()
    else:
        room.record, room.played = record, played


def _set_playing(table: TableDocument) -> None:
    table.state = "playing"


async def ask(room: Room, guest: Guest, wish: Ask) -> None:
    """Ask for a bot in somebody's place, or for an end without a result."""

    def edit(table: TableDocument) -> None:
        if guest.id not in table.guests():
            raise Refusal("not-seated")
        if table.state != "playing":
            raise Refusal("not-begun")
        if wish.what == "abort":
            table.abort_asked_by = sorted({*table.abort_asked_by, guest.id})
            return
        seat = room.seat(wish.seat) and table.seats[wish.seat]
        if seat.kind != "person" or seat.bot:
            raise Refusal("not-person")
        if seat.guest != guest.id and seat.guest in room.audience.guests() and not seat.has_left:
            raise Refusal("person-here")
        seat.bot_asked_by = sorted({*seat.bot_asked_by, guest.id})

    if wish.what == "bot" and wish.bot and wish.bot not in room.service.bot_names:
        raise Refusal("unknown-bot", bots=", ".join(room.service.bot_names))
    async with room.lock:
        await room.change(edit)
        await do_what_all_ask(room, wish.bot)
    room.on_change()


async def do_what_all_ask(room: Room, bot: str = "") -> None:
    """A bot comes when all others who are here have asked; the end, when all have who still play, here or not."""
    table = room.table
    if table.state != "playing":
        return
    playing = {seat.guest for seat in table.seats if seat.guest and not seat.has_left and not seat.bot}
    here = playing & room.audience.guests()
    if table.abort_asked_by and playing <= set(table.abort_asked_by):
        await abort(room)
        return
    wanted = [
        number
        for number, seat in enumerate(table.seats)
        if seat.bot_asked_by and not seat.bot and here - {seat.guest} <= set(seat.bot_asked_by)
    ]
    if wanted:
        level = bot or room.service.bot_names[-1]

        def edit(table: TableDocument) -> None:
            for number in wanted:
                table.seats[number].bot = level
                table.seats[number].bot_asked_by = []

        await room.change(edit)


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
        stayed = [seat.guest for seat in table.seats if seat.guest and not seat.has_left]
        if table.host == guest.id and stayed:
            table.host = stayed[0]

    async with room.lock:
        await room.change(edit)
        await do_what_all_ask(room)
    room.on_change()


async def back(room: Room, guest: Guest, number: int) -> None:
    """A person takes the seat back."""
    room.own_seat(guest.id, number)

    def edit(table: TableDocument) -> None:
        for seat in table.seats:
            if seat.guest == guest.id:
                seat.has_left = False
        table.seats[number].bot = ""
        table.seats[number].bot_asked_by = []

    async with room.lock:
        await room.change(edit)


async def rematch(room: Room, guest: Guest) -> None:
    """The same people again: the table is open, with a new match and its commitment."""
    match = new_match(room.service.games[room.table.game], room.table.code, room.service.now())

    def edit(table: TableDocument) -> None:
        if guest.id not in table.guests():
            raise Refusal("not-seated")
        if table.state != "over":
            raise Refusal("not-over")
        table.state = "open"
        table.earlier = [*table.earlier, table.match][-20:]
        table.match = match.id
        table.seats = [_again(seat) for seat in table.seats]

    async with room.lock:
        await room.change(edit, match)


def _again(seat: SeatDocument) -> SeatDocument:
    if seat.has_left:
        return SeatDocument()
    return SeatDocument(kind=seat.kind, name=seat.name, guest=seat.guest, bot=seat.bot if seat.kind == "bot" else "")
