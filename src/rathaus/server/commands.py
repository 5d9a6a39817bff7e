"""What each command of a page does. The number that comes back is the version of the match that it concerns."""

import unicodedata
from typing import TYPE_CHECKING, assert_never

from rathaus.core import fair
from rathaus.server.bodies import SPECTATOR
from rathaus.server.messages import (
    PROTOCOL,
    Chat,
    ChatLine,
    ChatNews,
    Draft,
    Hello,
    Mute,
    Order,
    Ping,
    Play,
    Said,
    Seed,
    Single,
    Undo,
    Unwatch,
    Watch,
    Welcome,
)
from rathaus.server.refusals import Refusal
from rathaus.server.room import Room
from rathaus.server.seats import own_seat
from rathaus.server.standing_orders import SINGLE
from rathaus.server.store.people import Guest
from rathaus.server.store.records import StandingOrder, TableRecord
from rathaus.server.viewers import NOTHING

if TYPE_CHECKING:
    from rathaus.server.connection import Connection

MOST_TABLES = 8


async def carry_out(page: "Connection", said: Said) -> int:
    """Do what a page says, or refuse it."""
    match said:
        case Hello():
            return await greet(page, said)
        case Ping():
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
    is_checked = isinstance(said, Play | Draft | Undo)  # if the room refuses these, it reads what is new itself
    room = await page.service.find(said.table, page.sender, is_fresh=not is_checked)
    match said:
        case Play():
            return await room.play(guest.id, said.seat, said.actions, decision=said.decision, command=said.id)
        case Undo():
            return await room.undo(guest.id, said.seat, command=said.id)
        case Draft():
            return await room.draft(guest.id, said.seat, said.picks, decision=said.decision, without=said.without)
        case Order():
            answer = StandingOrder(said.verb, said.args) if said.verb else None
            return await room.order(guest.id, said.seat, said.prompt, answer)
        case Single():
            return await room.order(guest.id, said.seat, SINGLE, room.match.orders.single(is_on=said.is_on))
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


# Greeting.


async def greet(page: "Connection", said: Hello) -> int:
    """The first thing that a page says: whether it can be understood, and who it is."""
    if said.version != PROTOCOL:
        page.close("version")
    elif not page.can_pay():
        page.close("too-many")
    else:
        me = None
        if page.guest:
            me = await page.service.me(page.guest)
            page.muted = await page.service.store.people.muted_by(page.guest.id)
        page.has_greeted = True
        page.send(Welcome(version=PROTOCOL, me=me))
    return 0


# Looking.


async def watch(page: "Connection", said: Watch) -> int:
    """Show a table from one of the page's seats, starting from the version that it has seen."""
    room = await page.service.find(said.table, page.sender)
    if room.table.code not in page.rooms and len(page.rooms) >= MOST_TABLES:
        raise Refusal("too-many")
    if said.seat != SPECTATOR:
        own_seat(room.table, page.who, said.seat)
    if not page.can_pay(entries=room.match.version - _since(room, said)):
        raise Refusal("too-many")
    is_new = room.table.code not in page.rooms
    page.rooms[room.table.code] = room
    await room.watch(page, said.seat, _since(room, said))
    if is_new:
        await _show_chat(page, room)
    return room.match.version


def _since(room: Room, said: Watch) -> int:
    is_known = said.match == room.match.record.id and 0 <= said.seen <= room.match.version
    return said.seen if is_known else NOTHING


async def _show_chat(page: "Connection", room: Room) -> None:
    lines = await page.service.store.tables.chat(room.table.code)
    heard = [line for line in lines if line.who not in page.muted]
    page.send(ChatNews(table=room.table.code, lines=heard))


def unwatch(page: "Connection", said: Unwatch) -> int:
    """Stop showing a table."""
    room = page.rooms.pop(said.table.upper(), None)
    if room is not None:
        room.viewers.go(page)
    return 0


# Chance.


async def seed(room: Room, guest: Guest, said: Seed) -> int:
    """A seat's part of chance: first its hash, then, when all hashes are known, itself."""

    def edit(table: TableRecord) -> None:
        seat = own_seat(table, guest.id, said.seat)
        if said.seed:
            if table.state != "starting" or fair.seed_hash(said.seed) != seat.seed_hash or seat.seed:
                raise Refusal("no-seed")
            seat.seed = said.seed
        elif table.state != "open":
            raise Refusal("begun")
        else:
            seat.seed_hash = said.hash

    await room.change(edit)
    return room.match.version


# Talking.


async def chat(room: Room, guest: Guest, said: Chat) -> int:
    """Say something to all who look at the table."""
    text = "".join(letter for letter in said.text if unicodedata.category(letter)[0] != "C").strip()
    if not text:
        raise Refusal("empty-line")
    own = room.table.seats_of(guest.id)
    name = room.table.seats[own[0]].name if own else guest.name
    line = ChatLine(
        number=0, who=guest.id, name=name, seat=own[0] if own else SPECTATOR, text=text, at=room.service.now()
    )
    kept = await room.service.store.tables.add_chat(room.table.code, line, said.id)
    if kept is not None:
        room.viewers.tell_chat(kept)
    return room.match.version


async def mute(page: "Connection", said: Mute) -> int:
    """Mute or unmute somebody, on all pages of this guest."""
    guest = named(page)
    await page.service.store.people.mute(guest.id, said.who, is_on=said.is_on)
    for other in page.service.pages_of(guest.id):
        other.muted = other.muted | {said.who} if said.is_on else other.muted - {said.who}
    return 0
