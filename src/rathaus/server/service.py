"""The service: the store, the rooms in memory, the people who are here, and the bots."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from rathaus.bots import LEVELS, SUBSTITUTE, mind_of
from rathaus.bots.levels import recorded
from rathaus.core.export import BotRecord
from rathaus.core.game import Game
from rathaus.games import GAMES
from rathaus.server import lobby
from rathaus.server.analysis import AnalysisDesk
from rathaus.server.answers import Answers
from rathaus.server.bodies import Me, YourTable
from rathaus.server.bots import COMMAND, BotWorkers
from rathaus.server.compiling import compile_rules
from rathaus.server.config import Config, data_folder, reports_folder
from rathaus.server.data_sets import DataSets, sets_in
from rathaus.server.driver import Driver
from rathaus.server.hints import Hints
from rathaus.server.housekeeping import keep_house
from rathaus.server.limits import SENDERS, FairLimit, Guesses, Limit, Sender
from rathaus.server.messages import Yours
from rathaus.server.metrics import Metrics
from rathaus.server.peers import Peers
from rathaus.server.persons import Persons
from rathaus.server.presence import Presence
from rathaus.server.refusals import Refusal
from rathaus.server.replay import Replays
from rathaus.server.room import Room
from rathaus.server.rules_upgrade import rules_of
from rathaus.server.store import Store
from rathaus.server.store.people import Guest
from rathaus.server.store.tables import Listed

if TYPE_CHECKING:
    from rathaus.server.connection import Connection
    from rathaus.server.staging import Stage

logger = logging.getLogger("rathaus")
UNDERSTUDY = (*COMMAND, "at-once")
ANALYST = (*COMMAND, "patient")
Result = TypeVar("Result")


class Service:
    """All that lives as long as the process."""

    def __init__(self, config: Config, store: Store, games: dict[str, Game] | None = None) -> None:
        self.config = config
        self.store = store
        self.clock: Callable[[], float] = time.monotonic  # it never goes back
        self.games = GAMES if games is None else games
        self.data_sets = DataSets(self.games, sets_in(data_folder(config), self.games))
        self.stage: Stage | None = None
        self.metrics = Metrics()
        self.reports = reports_folder(config)
        self.bot_names = LEVELS
        self.substitute = SUBSTITUTE
        self.bots = BotWorkers(config.bot_workers, config.bot_seconds, config.bot_command)
        self.understudies = BotWorkers(min(config.bot_workers, 1), config.understudy_seconds, UNDERSTUDY)
        self.analysts = BotWorkers(min(config.bot_workers, 1), config.analyst_seconds, ANALYST)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.drivers: dict[str, Driver] = {}
        self.connections: dict[str, set[Connection]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        limits = config.limits
        self.new_guests = Limit(*limits.new_guests)
        self.new_tables = FairLimit(limits.new_tables, limits.new_tables_an_address)
        self.guesses = Guesses(limits.wrong_codes, limits.wrong_codes_an_address)
        self.shown = FairLimit(limits.shown, limits.shown_an_address)
        self.exported = FairLimit(limits.exported, limits.exported_an_address)
        self.exporting = asyncio.Lock()
        self.guests: OrderedDict[str, str] = OrderedDict()
        self.answers = Answers(self)
        self.replays = Replays(self)
        self.hints = Hints(self)
        self.analyses = AnalysisDesk(self)
        self.persons = Persons(self)
        self.presence = Presence(self)
        self.peers = Peers(self)
        self._loading: dict[str, asyncio.Lock] = {}
        self._is_started = False

    def now(self) -> float:
        """The time of day."""
        return time.time()

    async def start(self) -> None:
        """Let the bots go on where the last run ended; once."""
        if self._is_started:
            return
        self._is_started = True
        self.peers.start()
        self.spawn(keep_house(self))
        if self.config.compiles:
            self.spawn(compile_rules(self))
        await self.wake()
        await self.analyses.resume()
        for match in await self.store.matches.playing():
            if match.table and match.rules != rules_of(self.data_sets.of(match)):
                self.spawn(self._drive(match.table))

    def bot_record(self, game: Game, players: int, level: str) -> BotRecord:
        """A bot as a match that begins now fixes it; in a person's seat, the one that would stand in."""
        return recorded(mind_of(game, players, level or self.substitute, is_slow=self.bots.is_slow))

    async def wake(self, code: str = "") -> None:
        """Let the bots of all tables, or of one, go on, where this worker drives them."""
        for listed in await self.store.tables.in_play(code):
            if _is_due(listed) and self.peers.drives(listed.table.code):
                self.spawn(self._drive(listed.table.code))

    async def _drive(self, code: str) -> None:
        try:
            await self.room(code)
        except Exception as problem:
            logger.error("a table could not be loaded", extra={"table": code, "problem": type(problem).__name__})
        else:
            self.drivers[code].wake()

    async def stop(self) -> None:
        """Say goodbye to all pages, stop the bots, close the store."""
        for connection in [page for pages in self.connections.values() for page in pages]:
            connection.close("restart", 1012)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.peers.stop()
        await self.bots.stop()
        await self.understudies.stop()
        await self.analysts.stop()
        await self.store.close()

    def spawn(self, work: Coroutine[None, None, Result]) -> asyncio.Task[Result]:
        """Run something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # Rooms.

    async def room(self, code: str) -> Room:
        """The room of a table, loaded where it is not in memory. Asking for a room never creates one."""
        code = code.upper()
        lock = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                if code not in self.rooms:
                    room = await self._loaded(code)
                    if code not in self.rooms:
                        self._add_room(room)
        finally:
            self._loading.pop(code, None)
        self.rooms.move_to_end(code)
        return self.rooms[code]

    async def _loaded(self, code: str) -> Room:
        newest = await self.store.tables.newest(code) if is_code(code) else None
        if newest is None:
            raise Refusal("unknown-table")
        room = Room(self, newest)
        match = newest.match
        is_waiting = match.state == "waiting" and match.origin is None
        if is_waiting and match.rules != rules_of(lobby.game_at(self, newest.table)):
            await lobby.renew(room)
        else:
            await room.load(newest)
        return room

    def is_here(self, code: str) -> bool:
        """Whether the room of a table is in memory, or about to be."""
        return code in self.rooms or code in self._loading

    def _add_room(self, room: Room) -> None:
        self.rooms[room.table.code] = room
        driver = self.drivers[room.table.code] = Driver(room)
        room.on_change = driver.wake
        driver.wake()
        self._evict()

    def _evict(self) -> None:
        for code in list(self.rooms):
            if len(self.rooms) <= self.config.limits.rooms:
                return
            if not self.rooms[code].viewers.pages and not self.drivers[code].is_busy:
                self._drop(code)

    def _drop(self, code: str) -> None:
        """Forget a room; it lets go of its driver, or both would stay until the collector looks at everything."""
        self.rooms.pop(code).on_change = _rest
        del self.drivers[code]

    def forget(self, names: list[str]) -> None:
        """Drop the rooms of tables or matches that are not kept any more."""
        for code, room in list(self.rooms.items()):
            if code in names or room.match.record.id in names:
                self._drop(code)

    async def find(self, code: str, sender: Sender, *, is_fresh: bool = True) -> Room:
        """The room of a table for anyone who knows its code; guessing is limited, except for people who sit there.

        It is fresh: what other workers wrote has been read.
        """
        code = code.upper()
        if not self.guesses.may(sender, code) and not await self._sits(sender.who, code):
            raise Refusal("too-many")
        try:
            room = await self.room(code)
        except Refusal:
            self.guesses.wrong(sender)
            raise
        self.guesses.right(sender, code)
        if is_fresh:
            await room.refresh()
        return room

    async def _sits(self, guest: str, code: str) -> bool:
        return bool(guest) and is_code(code) and await self.store.tables.sits(guest, code)

    # People.

    def recognise(self, token: str, guest: Guest) -> None:
        """Remember whose token it is, so that limits count against this guest and not against the whole address."""
        self.guests[token] = guest.id
        self.guests.move_to_end(token)
        if len(self.guests) > SENDERS:
            self.guests.popitem(last=False)

    def pages_of(self, guest: str) -> set["Connection"]:
        """The open pages of a guest."""
        return self.connections.get(guest, set())

    async def me(self, guest: Guest) -> Me:
        """Who one is, and one's tables."""
        return Me(who=guest.id, name=guest.name, tables=await self.tables_of(guest.id))

    async def tables_of(self, guest: str) -> list[YourTable]:
        """The tables of a guest, the latest first."""
        return [_your_table(listed, guest) for listed in await self.store.tables.of_guest(guest)]

    async def tell_tables(self, table: str, guests: Iterable[str]) -> None:
        """Tell people who look elsewhere that something has changed at a table of theirs."""
        for guest in guests:
            elsewhere = [page for page in self.pages_of(guest) if table not in page.rooms]
            if elsewhere:
                tables = Yours(tables=await self.tables_of(guest))
                for page in elsewhere:
                    page.send(tables)


def _rest() -> None:
    """Nobody drives a room that is not in memory."""


def _is_due(listed: Listed) -> bool:
    seats = listed.table.seats
    return listed.table.state == "starting" or any(seats[seat].bot for seat in listed.asked)


def _your_table(listed: Listed, guest: str) -> YourTable:
    table = listed.table
    seats = table.seats_of(guest)
    asked = listed.asked if table.state == "playing" else []
    return YourTable(
        table=table.code,
        game=table.game,
        state=table.state,
        names=[seat.name for seat in table.seats],
        seats=seats,
        asked=asked,
        is_your_turn=any(seat in asked and not table.seats[seat].bot for seat in seats),
        version=listed.seq,
        updated=listed.updated,
        guided=table.guided,
    )


def is_code(code: str) -> bool:
    """Whether it could be the code of a table."""
    return code.isascii() and code.isalnum()


def new_token() -> str:
    """A secret of 256 bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A public id of 80 bits."""
    return secrets.token_hex(10)
