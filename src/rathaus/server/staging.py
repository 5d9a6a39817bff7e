"""The stage: a house of its own that sets up the same table for everyone who opens `/stage`. Nothing is kept."""

from typing import TYPE_CHECKING

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.response import Redirect

from rathaus.core.game import Game
from rathaus.core.seats import letter
from rathaus.server import lobby, table_lifecycle
from rathaus.server.guard import COOKIE
from rathaus.server.http import cookie, service_of
from rathaus.server.request_bodies import NewTable, SeatWish
from rathaus.server.service import Service, new_id, new_token
from rathaus.server.store.people import Guest

if TYPE_CHECKING:
    from rathaus.server.room import Room

DOOR = "/stage"


class Stage:
    """A game that begins where it was staged, and the seats that one person plays; bots play the others."""

    def __init__(self, game: Game, hands: list[int]) -> None:
        self.game = game
        self.hands = hands

    def seats(self, bot: str) -> list[SeatWish]:
        """Who sits where; people are called by the letters of their seats."""
        found = [SeatWish(kind="bot", bot=bot) for _ in range(self.game.players[0])]
        for seat in self.hands:
            found[seat] = SeatWish(kind="here", name=letter(seat))
        return found


@get(DOOR, include_in_schema=False)
async def door(request: Request[object, object, State]) -> Response[None]:
    """A new staged table for each visitor."""
    service = service_of(request)
    token = request.cookies.get(COOKIE) or new_token()  # a browser that knows another house keeps its cookie
    guest = await service.store.people.by_token(token, service.now())
    if guest is None:
        guest = Guest(new_id(), "A")
        await service.store.people.add(guest, token, service.now())
    service.recognise(token, guest)
    room = await lay(service, guest)
    given = [] if COOKIE in request.cookies else [cookie(service, token)]
    return Redirect(f"/t/{room.table.code}", status_code=303, cookies=given)


async def lay(service: Service, guest: Guest) -> "Room":
    """A table of the staged game, begun."""
    stage = service.stage
    assert stage is not None, "only a stage has this door"
    wish = NewTable(game=stage.game.name, seats=stage.seats(service.substitute), start=True)
    room = await lobby.new_table(service, guest, wish)
    await table_lifecycle.start(room, guest)
    return room
