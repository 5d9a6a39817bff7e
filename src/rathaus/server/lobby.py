"""The lobby: making a table, sitting, leaving, starting, and what people at a table agree on."""

import asyncio
import secrets
import unicodedata
from typing import TYPE_CHECKING

import msgspec

from rathaus.core import fair
from rathaus.core.errors import SetupError
from rathaus.core.export import SeatRecord
from rathaus.core.game import Game
from rathaus.server.messages import Ask, NewTable, SeatWish, SetTable, Sit, Swap
from rathaus.server.played import Played
from rathaus.server.refusals import Refusal
from rathaus.server.room import Room
from rathaus.server.store.people import Guest
from rathaus.server.store.records import MatchDocument, SeatDocument, TableDocument

if TYPE_CHECKING:
    from rathaus.server.service import Service

CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # none that look alike
CODE_LENGTH = 6
PERSON = "person"


def clean_name(name: str) -> str:
    """A name as it can be shown: no control characters, no outer or double spaces."""
    name = " ".join(name.split())
    if not name or any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise Refusal("bad-name")
    return name


# Making a table.


async def new_table(service: "Service", guest: Guest, wish: NewTable) -> Room:
    """A table with its first match, whose commitment is public from now on."""
    if wish.game not in service.games:
        raise Refusal("unknown-game", games=", ".join(service.games))
    game = service.games[wish.game]
    if len(wish.seats) > game.players[-1] or len(wish.seats) < game.players[0]:
        raise Refusal("setup", problem=_seats_problem(game, len(wish.seats)))
    table = TableDocument(
        code="",
        version=1,
        game=game.name,
        options=_agreed(game, len(wish.seats), wish.options),
        is_public=wish.is_public,
        state="open",
        host=guest.id,
        seats=[],
        match="",
    )
    for seat in wish.seats:
        table.seats.append(SeatDocument())
        _set_seat(service, table, len(table.seats) - 1, seat, guest)
    if guest.id not in table.guests() and wish.start:
        table.host = guest.id  # a table of bots only, to look at
    while True:
        table.code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        match = new_match(game, table.code)
        table.match = match.id
        if await service.store.tables.add(table, match, service.now()):
            return await service.room(table.code)


def new_match(game: Game, code: str) -> MatchDocument:
    """A match with its secret, chosen before anything else is known of it."""
    identity, secret = secrets.token_hex(16), secrets.token_bytes(fair.SECRET_BYTES)
    commitment = fair.commitment(identity, game.name, game.rules_version, data_sha256=game.data_sha256, secret=secret)
    return MatchDocument(identity, code, game.name, game.rules_version, game.data_sha256, secret.hex(), commitment)


def _agreed(game: Game, players: int, options: dict[str, str]) -> dict[str, str]:
    try:
        return game.agreed(players, options)
    except SetupError as problem:
        raise Refusal("setup", problem=str(problem)) from None


def _seats_problem(game: Game, players: int) -> str:
    return f"{game.name} is for {game.players[0]} to {game.players[-1]} players, not {players}"


# Seats.


def _set_seat(service: "Service", table: TableDocument, number: int, wish: SeatWish, guest: Guest) -> None:
    match wish.kind:
        case "bot":
            if wish.bot not in service.bot_names:
                raise Refusal("unknown-bot", bots=", ".join(service.bot_names))
            table.seats[number] = SeatDocument(kind="bot", name=_bot_name(table, wish.bot), bot=wish.bot)
        case "you" | "here":
            name = wish.name if wish.kind == "here" else guest.name
            _seat_person(table, number, guest, name)
        case "open":
            table.seats[number] = SeatDocument()


def _bot_name(table: TableDocument, bot: str) -> str:
    names = {seat.name for seat in table.seats}
    return next(name for name in (f"{bot} {number}" for number in range(1, 100)) if name not in names)


def _seat_person(table: TableDocument, number: int, guest: Guest, name: str) -> None:
    name = clean_name(name)
    if name.casefold() in {seat.name.casefold() for at, seat in enumerate(table.seats) if at != number}:
        raise Refusal("name-taken", name=name)
    table.seats[number] = SeatDocument(kind="person", name=name, guest=guest.id)


async def sit(room: Room, guest: Guest, wish: Sit) -> None:
    """Take a free seat, for oneself or for another person at the same device."""

    def edit(table: TableDocument) -> None:
        _check_open(table)
        free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
        if wish.seat is not None and wish.seat not in free:
            raise Refusal("seat-taken" if wish.seat < len(table.seats) else "no-such-seat")
        if not free:
            raise Refusal("table-full")
        if guest.id in table.guests() and not wish.name:
            _move(table, guest, free[0] if wish.seat is None else wish.seat)
        else:
            _seat_person(table, free[0] if wish.seat is None else wish.seat, guest, wish.name or guest.name)

    async with room.lock:
        await room.change(edit)


def _move(table: TableDocument, guest: Guest, number: int) -> None:
    before = next(at for at, seat in enumerate(table.seats) if seat.guest == guest.id)
    table.seats[before], table.seats[number] = table.seats[number], table.seats[before]


def _check_open(table: TableDocument) -> None:
    if table.state != "open":
        raise Refusal("begun")


def _check_host(room: Room, guest: Guest) -> None:
    if room.table.host != guest.id:
        raise Refusal("not-host")


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
        await _do_what_all_ask(room)
    room.on_change()


async def set_seat(room: Room, guest: Guest, number: int, wish: SeatWish) -> None:
    """The host gives a seat to a bot, to a person at the host's device, or frees it; one more may be added."""
    _check_host(room, guest)
    game = room.service.games[room.table.game]

    def edit(table: TableDocument) -> None:
        _check_open(table)
        if number == len(table.seats) and number < game.players[-1]:
            table.seats.append(SeatDocument())
        elif number >= len(table.seats):
            raise Refusal("no-such-seat")
        _set_seat(room.service, table, number, wish, guest)

    async with room.lock:
        await room.change(edit)


async def remove_seat(room: Room, guest: Guest, number: int) -> None:
    """The host takes a chair away."""
    _check_host(room, guest)
    game = room.service.games[room.table.game]

    def edit(table: TableDocument) -> None:
        _check_open(table)
        if number >= len(table.seats):
            raise Refusal("no-such-seat")
        if len(table.seats) == game.players[0]:
            raise Refusal("setup", problem=_seats_problem(game, len(table.seats) - 1))
        del table.seats[number]

    async with room.lock:
        await room.change(edit)


async def swap(room: Room, guest: Guest, wish: Swap) -> None:
    """The host lets two seats change places."""
    _check_host(room, guest)

    def edit(table: TableDocument) -> None:
        _check_open(table)
        if max(wish.a, wish.b) >= len(table.seats):
            raise Refusal("no-such-seat")
        table.seats[wish.a], table.seats[wish.b] = table.seats[wish.b], table.seats[wish.a]

    async with room.lock:
        await room.change(edit)


async def set_table(room: Room, guest: Guest, wish: SetTable) -> None:
    """The host agrees on other options, or who may see the table."""
    _check_host(room, guest)

    def edit(table: TableDocument) -> None:
        _check_open(table)
        if wish.options is not None:
            table.options = _agreed(room.service.games[table.game], len(table.seats), dict(wish.options))
        if wish.is_public is not None:
            table.is_public = wish.is_public

    async with room.lock:
        await room.change(edit)


# Start, end, and again.


async def start(room: Room, guest: Guest) -> None:
    """The host starts: first the seats' seeds are asked for, where there are any."""
    _check_host(room, guest)

    def edit(table: TableDocument) -> None:
        _check_open(table)
        if any(seat.kind == "open" for seat in table.seats):
            raise Refusal("seats-open")
        game = room.service.games[table.game]
        if (game.rules_version, game.data_sha256) != (room.record.rules_version, room.record.data_sha256):
            raise Refusal("other-rules")
        _agreed(game, len(table.seats), table.options)
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
    table = room.table
    if room.record.state == "waiting":
        room.record = msgspec.structs.replace(
            room.record,
            state="playing",
            options=table.options,
            seats=[SeatRecord(seat.name, seat.bot or PERSON) for seat in table.seats],
            seat_seeds=[seat.seed for seat in table.seats],
        )
        room.played = Played(room.new_match())
        await room.service.store.matches.update(room.record, 0, room.played.asked, room.service.now())
    await room.change(_set_playing)
    room.audience.tell_state()
    await room.audience.tell_turns([], room.match().asked)


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
        await _do_what_all_ask(room, wish.bot)
    room.on_change()


async def _do_what_all_ask(room: Room, bot: str = "") -> None:
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
    room.record = msgspec.structs.replace(room.record, state="aborted")
    await room.service.store.matches.update(room.record, room.version, [], room.service.now())

    def edit(table: TableDocument) -> None:
        table.state = "over"
        table.abort_asked_by = []

    await room.change(edit)


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
    match = new_match(room.service.games[room.table.game], room.table.code)

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
