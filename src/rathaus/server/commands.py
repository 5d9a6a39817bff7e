"""What each command of a page does. The number that comes back is the version of the match that it concerns."""

import unicodedata
from typing import TYPE_CHECKING, assert_never

from rathaus.core import fair
from rathaus.server import course
from rathaus.server.audience import NOTHING, Viewer
from rathaus.server.bodies import SPECTATOR
from rathaus.server.messages import (
    Chat,
    ChatLine,
    ChatNews,
    Done,
    Draft,
    Hello,
    Mute,
    Order,
    Ping,
    Play,
    Said,
    Seed,
    Single,
    TableNews,
    Undo,
    Unwatch,
    Watch,
)
from rathaus.server.orders import SINGLE
from rathaus.server.refusals import Refusal
from rathaus.server.room import Room
from rathaus.server.store.people import Guest
from rathaus.server.store.records import Standing, TableDocument

if TYPE_CHECKING:
    from rathaus.server.connection import Connection

MOST_TABLES = 8


async def carry_out(page: "Connection", said: Said) -> int:
    """Do what a page says, or refuse it."""
    match said:
        case Hello() | Ping():
            return 0
        case Watch():
            return await watch(page, said)
        case Unwatch():
            return unwatch(page, said)
        case Mute():
            return await mute(page, said)
        case _:
            return await at_table(page, said)


async def at_table(page: "Connection", said: Play | Draft | Undo | Order | Single | Seed | Chat) -> int:
    """What only people with a name may say, at a table."""
    guest = named(page)
    room = await find_room(page, said.table)
    match said:
        case Play():
            return await room.play(guest.id, said.seat, said.actions, decision=said.decision, command=said.id)
        case Undo():
            return await room.undo(guest.id, said.seat, command=said.id)
        case Draft():
            return await room.draft(guest.id, said.seat, said.picks, decision=said.decision, without=said.without)
        case Order():
            answer = Standing(said.verb, said.args) if said.verb else None
            return await room.order(guest.id, said.seat, said.prompt, answer)
        case Single():
            return await room.order(guest.id, said.seat, SINGLE, Standing("", {}) if said.is_on else None)
        case Seed():
            return await seed(room, guest, said)
        case Chat():
            return await chat(room, guest, said)
        case _:
            assert_never(said)


def named(page: "Connection") -> Guest:
    """The guest whose page it is."""
    if page.guest is None:
        raise Refusal("no-name")
    return page.guest


async def find_room(page: "Connection", code: str) -> Room:
    """The room of a table; who guesses codes is stopped."""
    return await page.service.find(code, page.sender)


# Looking.


async def watch(page: "Connection", said: Watch) -> int:
    """Show a table from one of the page's seats, from the version on that it has seen."""
    room = await find_room(page, said.table)
    if room.table.code not in page.rooms and len(page.rooms) >= MOST_TABLES:
        raise Refusal("too-many")
    if said.seat != SPECTATOR:
        room.own_seat(page.who, said.seat)
    if not page.can_pay(entries=room.version - _since(room, said)):
        raise Refusal("too-many")
    async with room.lock:
        viewer = Viewer(said.seat, _since(room, said))
        is_new = page not in room.audience.viewers
        page.rooms[room.table.code] = room
        page.answer(said.id, Done(id=said.id, version=room.version))
        room.audience.come(page, viewer)
        if not is_new:
            page.send(TableNews(table=room.audience.table_for(page.who)))
        room.audience.tell_viewer(page, viewer)
        await course.come_back(room, page.who)
    if is_new:
        await _show_chat(page, room)
    return room.version


def _since(room: Room, said: Watch) -> int:
    is_known = said.match == room.record.id and 0 <= said.seen <= room.version
    return said.seen if is_known else NOTHING


async def _show_chat(page: "Connection", room: Room) -> None:
    lines = await page.service.store.tables.chat(room.table.code)
    heard = [line for line in lines if line.who not in page.muted]
    page.send(ChatNews(table=room.table.code, lines=heard))


def unwatch(page: "Connection", said: Unwatch) -> int:
    """Show a table no longer."""
    room = page.rooms.pop(said.table.upper(), None)
    if room is not None:
        room.audience.go(page)
    return 0


# Chance.


async def seed(room: Room, guest: Guest, said: Seed) -> int:
    """A seat's part of chance: first its hash, then, when all hashes are known, itself."""

    def edit(table: TableDocument) -> None:
        seat = table.seats[said.seat]
        if said.seed:
            if table.state != "starting" or fair.seed_hash(said.seed) != seat.seed_hash or seat.seed:
                raise Refusal("no-seed")
            seat.seed = said.seed
        elif table.state != "open":
            raise Refusal("begun")
        else:
            seat.seed_hash = said.hash

    async with room.lock:
        room.own_seat(guest.id, said.seat)
        await room.change(edit)
    return room.version


# Talking.


async def chat(room: Room, guest: Guest, said: Chat) -> int:
    """Say something to all who look at the table."""
    text = "".join(letter for letter in said.text if unicodedata.category(letter)[0] != "C").strip()
    if not text:
        raise Refusal("empty-line")
    own = [number for number, seat in enumerate(room.table.seats) if seat.guest == guest.id]
    name = room.table.seats[own[0]].name if own else guest.name
    line = ChatLine(
        number=0, who=guest.id, name=name, seat=own[0] if own else SPECTATOR, text=text, at=room.service.now()
    )
    kept = await room.service.store.tables.add_chat(room.table.code, line, said.id)
    if kept is not None:
        room.audience.tell_chat(kept)
    return room.version


async def mute(page: "Connection", said: Mute) -> int:
    """Hear somebody no longer, or again, on all pages of this guest."""
    guest = named(page)
    await page.service.store.people.mute(guest.id, said.who, is_on=said.is_on)
    for other in page.service.pages_of(guest.id):
        other.muted = other.muted | {said.who} if said.is_on else other.muted - {said.who}
    return 0
