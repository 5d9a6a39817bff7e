"""The lobby: making a table, sitting, leaving, and what the host arranges."""

import secrets
import unicodedata
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from rathaus.bots.names import free_name
from rathaus.core import fair
from rathaus.core.errors import SetupError
from rathaus.core.game import Game
from rathaus.core.rng import fast
from rathaus.server.refusals import Refusal
from rathaus.server.request_bodies import NewTable, PlayOn, SeatWish, SetTable, Sit, Swap
from rathaus.server.seats import seat_at
from rathaus.server.store.people import Guest
from rathaus.server.store.records import MatchRecord, TableRecord, TableSeat

if TYPE_CHECKING:
    from rathaus.server.room import Room
    from rathaus.server.service import Service

CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # none that look alike
CODE_LENGTH = 6


def clean_name(name: str) -> str:
    """A name as it can be shown: no control characters, no outer or double spaces."""
    name = " ".join(name.split())
    if not name or any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise Refusal("bad-name")
    return name


# Making a table.


async def new_table(service: "Service", guest: Guest, wish: NewTable, seed: str = "") -> "Room":
    """A table with its first match, whose commitment is public from now on; a first game has a public seed."""
    if wish.game not in service.games:
        raise Refusal("unknown-game", games=", ".join(service.games))
    game = service.data_sets.named(wish.game, wish.data)
    match = new_match(game, "", service.now(), wish.data, seed)
    return await add_table(service, guest, wish, match, agreed(game, len(wish.seats), wish.options))


async def add_table(
    service: "Service",
    guest: Guest,
    wish: NewTable | PlayOn,
    match: MatchRecord,
    options: dict[str, str],
    origin: str = "",
) -> "Room":
    """Keep a new table with its first match, and the file that this goes on from."""
    table = TableRecord(
        code="",
        version=1,
        game=match.game,
        options=options,
        is_public=wish.is_public,
        state="open",
        host=guest.id,
        seats=[],
        match=match.id,
        data=match.data_name,
        pace=wish.pace,
        guided=match.guided,
    )
    for seat in wish.seats:
        table.seats.append(TableSeat())
        _set_seat(service, table, len(table.seats) - 1, seat, guest)
    if guest.id not in table.guests() and wish.start:
        table.host = guest.id  # a table of bots only, to watch
    while True:
        table.code = match.table = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        if await service.store.tables.add(table, match, service.now(), origin):
            return await service.room(table.code)


def new_match(game: Game, code: str, now: float, data: str = "", seed: str = "") -> MatchRecord:
    """A match with its secret, chosen before anything else is known of it; it keeps a data set of the house.

    With a public seed it is a first game: its dice are known, so nothing is promised.
    """
    identity, secret = secrets.token_hex(16), secrets.token_bytes(fair.SECRET_BYTES)
    commitment = fair.commitment(identity, game.name, game.rules_version, data_sha256=game.data_sha256, secret=secret)
    return MatchRecord(
        id=identity,
        table=code,
        game=game.name,
        rules_version=game.rules_version,
        data_sha256=game.data_sha256,
        secret=secret.hex(),
        commitment="" if seed else commitment,
        promised="" if seed else datetime.fromtimestamp(now, UTC).isoformat(timespec="seconds"),
        data=game.data_text if data and not game.is_default_data else "",
        data_name=data,
        guided=bool(seed),
        seed=seed,
    )


def game_at(service: "Service", table: TableRecord) -> Game:
    """What the next match of a table is played with; the box's own data where its data set is gone."""
    return service.data_sets.named(table.game, service.data_sets.still(table.game, table.data))


def match_at(room: "Room", seed: str = "") -> MatchRecord:
    """The next match of a table."""
    service, table = room.service, room.table
    data = service.data_sets.still(table.game, table.data)
    return new_match(game_at(service, table), table.code, service.now(), data, seed)


async def renew(room: "Room") -> None:
    """Rules or data were updated while people were gathering: the match that they will play is promised again."""
    match = match_at(room, room.match.record.seed)

    def edit(table: TableRecord) -> None:
        table.state = "open"
        _promise(table, match)

    await room.change(edit, match)


def _promise(table: TableRecord, match: MatchRecord) -> None:
    """The table gets another match before its start; all seeds have to be promised for this one."""
    table.match, table.data, table.guided = match.id, match.data_name, match.guided
    for seat in table.seats:
        seat.seed_hash = seat.seed = ""


def agreed(game: Game, players: int, options: dict[str, str]) -> dict[str, str]:
    """All options with their values, or why the game is not played like that."""
    try:
        return game.agreed(players, options)
    except SetupError as problem:
        raise Refusal(problem.reason, **(problem.facts or {"problem": str(problem)})) from None


# Seats.


def _set_seat(service: "Service", table: TableRecord, number: int, wish: SeatWish, guest: Guest) -> None:
    match wish.kind:
        case "bot":
            if wish.bot not in service.bot_names:
                raise Refusal("unknown-bot", bots=", ".join(service.bot_names))
            table.seats[number] = TableSeat(kind="bot", name=_bot_name(table, number), bot=wish.bot)
        case "you" | "here":
            name = wish.name if wish.kind == "here" else guest.name
            _seat_person(table, number, guest, name)
        case "open":
            table.seats[number] = TableSeat()


def _bot_name(table: TableRecord, number: int) -> str:
    """The name that a bot has there already, or a new one."""
    if table.seats[number].kind == "bot":
        return table.seats[number].name
    return _new_bot_name(table, number)


def _new_bot_name(table: TableRecord, number: int) -> str:
    return free_name(number, [seat.name for seat in table.seats], fast(secrets.token_hex(16)))


def _seat_person(table: TableRecord, number: int, guest: Guest, name: str) -> None:
    name = clean_name(name)
    alike = [at for at, seat in enumerate(table.seats) if at != number and seat.name.casefold() == name.casefold()]
    if any(table.seats[at].kind == "person" for at in alike):
        raise Refusal("name-taken", name=name)
    table.seats[number] = TableSeat(kind="person", name=name, guest=guest.id)
    for at in alike:  # a bot gives way
        table.seats[at].name = _new_bot_name(table, at)


async def sit(room: "Room", guest: Guest, wish: Sit) -> None:
    """Take a free seat, for oneself or for another person at the same device."""

    def edit(table: TableRecord) -> None:
        check_open(table)
        free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
        if wish.seat is not None and wish.seat not in free:
            raise Refusal("seat-taken" if wish.seat < len(table.seats) else "no-such-seat")
        if not free:
            raise Refusal("table-full")
        if guest.id in table.guests() and not wish.name:
            _move(table, guest, free[0] if wish.seat is None else wish.seat)
        else:
            _seat_person(table, free[0] if wish.seat is None else wish.seat, guest, wish.name or guest.name)

    room.service.presence.see(room.table.code, [guest.id])
    await room.change(edit)


def _move(table: TableRecord, guest: Guest, number: int) -> None:
    before = next(at for at, seat in enumerate(table.seats) if seat.guest == guest.id)
    table.seats[before], table.seats[number] = table.seats[number], table.seats[before]


def check_open(table: TableRecord) -> None:
    """The match has not begun."""
    if table.state != "open":
        raise Refusal("begun")


def check_free(room: "Room", *, changes: bool = True) -> None:
    """A match that goes on from another one has its options, its data and its number of seats."""
    if changes and room.match.record.origin is not None:
        raise Refusal("play-on-fixed")


def check_host(room: "Room", guest: Guest) -> None:
    """Only the host may; knowing the code is not enough."""
    if room.table.host != guest.id:
        raise Refusal("not-host")


async def set_seat(room: "Room", guest: Guest, number: int, wish: SeatWish) -> None:
    """The host gives a seat to a bot, to a person at the host's device, or frees it; one more may be added."""
    check_host(room, guest)
    game = room.service.games[room.table.game]

    def edit(table: TableRecord) -> None:
        check_open(table)
        if number == len(table.seats) and number < game.players[-1]:
            check_free(room)
            table.seats.append(TableSeat())
        seat_at(table, number)
        _set_seat(room.service, table, number, wish, guest)

    await room.change(edit)


async def remove_seat(room: "Room", guest: Guest, number: int) -> None:
    """The host removes a seat."""
    check_host(room, guest)
    game = room.service.games[room.table.game]

    def edit(table: TableRecord) -> None:
        check_open(table)
        check_free(room)
        seat_at(table, number)
        if len(table.seats) == game.players[0]:
            agreed(game, len(table.seats) - 1, {})  # says why not
        del table.seats[number]

    await room.change(edit)


async def swap(room: "Room", guest: Guest, wish: Swap) -> None:
    """The host lets two seats change places."""
    check_host(room, guest)

    def edit(table: TableRecord) -> None:
        check_open(table)
        for number in (wish.a, wish.b):
            seat_at(table, number)
        table.seats[wish.a], table.seats[wish.b] = table.seats[wish.b], table.seats[wish.a]

    await room.change(edit)


async def set_table(room: "Room", guest: Guest, wish: SetTable) -> None:
    """The host agrees on other options or data, who may see the table, grace time, pace or hints."""
    check_host(room, guest)
    check_free(room, changes=wish.options is not None or wish.data is not None)
    service, table = room.service, room.table
    game, match = room.match.game, None
    if wish.data is not None and wish.data != table.data:
        game = service.data_sets.named(table.game, wish.data)
        match = new_match(game, table.code, service.now(), wish.data)

    def edit(table: TableRecord) -> None:
        check_open(table)
        if match is not None:
            _promise(table, match)
        if wish.options is not None or match is not None:
            options = table.options if wish.options is None else wish.options
            table.options = agreed(game, len(table.seats), dict(options))
        for name in ("is_public", "grace", "pace", "hints"):
            if getattr(wish, name) is not None:
                setattr(table, name, getattr(wish, name))

    await room.change(edit, match)
