"""First games: a table for one person and bots, with a fixed deal and a guide; or the one that was left."""

from typing import TYPE_CHECKING

from rathaus.guide import script_of
from rathaus.server import lobby, table_lifecycle
from rathaus.server.refusals import Refusal
from rathaus.server.request_bodies import Ask, FirstGame, NewTable, SeatWish
from rathaus.server.store.people import Guest

if TYPE_CHECKING:
    from rathaus.server.room import Room
    from rathaus.server.service import Service


async def play(service: "Service", guest: Guest, wish: FirstGame) -> "Room":
    """Go on with a first game, or begin one: the learner in the first seat, bots in the others."""
    scripts = {name: script for name, game in service.games.items() if (script := script_of(game.package))}
    if wish.game not in scripts:
        raise Refusal("unknown-game", games=", ".join(scripts))
    script = scripts[wish.game]
    begun = await _begun(service, guest, wish.game)
    if begun and not wish.is_again:
        return begun[0]
    for room in begun:
        await table_lifecycle.ask(room, guest, Ask(what="abort"))
    bots = [SeatWish(kind="bot", bot=script.bot) for _ in range(script.players - 1)]
    seats = [SeatWish(kind="you"), *bots]
    table = NewTable(game=wish.game, seats=seats, options=script.options, start=True)
    room = await lobby.new_table(service, guest, table, script.seed)
    await table_lifecycle.start(room, guest)
    return room


async def _begun(service: "Service", guest: Guest, game: str) -> list["Room"]:
    """The first games of this title that the guest has not finished, the latest first."""
    listed = await service.store.tables.of_guest(guest.id)
    tables = [one.table for one in listed if one.table.game == game and one.table.guided]
    return [await service.room(table.code) for table in tables if table.state == "playing"]
