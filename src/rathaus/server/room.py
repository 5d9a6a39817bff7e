"""A room: one table and its match, one command at a time.

Every answer goes through `play`, whoever gives it: asked? offered? written and synced, then acknowledged, then shown.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from rathaus.core.errors import RefusedError
from rathaus.core.export import LogEntry
from rathaus.core.game import Game
from rathaus.core.view import result_of
from rathaus.server import reports, updates
from rathaus.server.audience import Audience
from rathaus.server.played import Played, RuleFaultError, acted, undone
from rathaus.server.refusals import Refusal
from rathaus.server.store import LostRaceError
from rathaus.server.store.records import ENDED, LogRow, MatchDocument, SeatDocument, Standing, TableDocument
from rathaus.server.story import Story, stored_story

if TYPE_CHECKING:
    from rathaus.server.service import Service

ATTEMPTS = 5
REFUSALS_KEPT = 256
BOT = "bot"
ORDER = "order"

logger = logging.getLogger("rathaus")


class Room:
    """A table, its match in memory, and those who look at it."""

    def __init__(self, service: "Service", table: TableDocument, record: MatchDocument) -> None:
        self.service = service
        self.table = table
        self.record = record
        self.played: Played | None = None
        self.kept: Story | None = None  # the story beside the log, where the match cannot be played again
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.drafts: dict[int, tuple[str, list[int]]] = {}
        self.orders: dict[int, dict[str, Standing]] = {}
        self.resting: set[int] = set()  # seats that took something back: their orders wait for their next answer
        self.done: dict[tuple[str, str], int] = {}
        self.refused: OrderedDict[tuple[str, str], RefusedError] = OrderedDict()
        self.on_change: Callable[[], None] = lambda: None  # wakes bots and standing orders

    # The match in memory is the replay of its log.

    async def load(self) -> None:
        """Play the log, and read what lies beside it."""
        matches = self.service.store.matches
        if self.record.state == "waiting":
            return
        rows = await matches.log(self.record.id, after=-1)
        self._know(rows)
        if self.record.state == "playing":
            try:
                await updates.go_on(self, rows)
            except RuleFaultError as fault:
                await self.stop(fault)
        if self.record.state in ENDED:
            self._look_back(rows)
        self.drafts = await matches.drafts(self.record.id)
        self.orders = await matches.orders(self.record.id)

    @property
    def game(self) -> Game:
        """The rules as they are installed."""
        return self.service.games[self.table.game]

    def _know(self, rows: list[LogRow]) -> None:
        """What was written: commands are known again by it."""
        self.kept = stored_story(rows)
        self.done |= {(row.by, row.command): row.seq for row in rows if row.command}

    def _look_back(self, rows: list[LogRow]) -> None:
        """A match that has ended can be looked at: the table too, where its rules are installed."""
        self.kept = stored_story(rows)
        self.played = updates.as_it_ended(self.game, self.record, rows)

    def _follow(self, rows: list[LogRow]) -> None:
        played = self.match()
        for row in rows:
            played.do(row.entry)
            if row.command:
                self.done[row.by, row.command] = row.seq

    async def _catch_up(self) -> None:
        """Somebody else wrote: read it before looking again."""
        store, before = self.service.store, self.record.id
        self.table = await store.tables.load(self.table.code) or self.table
        self.record = await store.matches.load(self.table.match) or self.record
        if self.played is None or before != self.record.id or self.record.state in ENDED:
            self.played = self.kept = None
            await self.load()
        else:
            self._follow(await store.matches.log(self.record.id, self.played.version))
        self.audience.tell_table()
        self.audience.tell_state()

    def match(self) -> Played:
        """The match, if it has begun and can be played here."""
        if self.played is None:
            raise Refusal("not-begun" if self.record.state == "waiting" else "other-rules")
        return self.played

    @property
    def story(self) -> Story | None:
        """What was told so far, if the match has begun."""
        return self.played.story if self.played else self.kept

    @property
    def version(self) -> int:
        """The version of the match."""
        return self.story.version if self.story else 0

    # Who may do what.

    def seat(self, number: int) -> SeatDocument:
        """The seat of this number."""
        if not 0 <= number < len(self.table.seats):
            raise Refusal("no-such-seat")
        return self.table.seats[number]

    def own_seat(self, guest: str, number: int) -> SeatDocument:
        """A seat that is this guest's."""
        seat = self.seat(number)
        if not guest or seat.guest != guest:
            raise Refusal("not-your-seat")
        return seat

    def _check_player(self, by: str, number: int) -> None:
        if by == BOT:
            if not self.seat(number).bot:
                raise Refusal("not-your-seat")
        elif by != ORDER and self.own_seat(by, number).bot:
            raise Refusal("bot-plays")

    # Commands.

    async def play(self, by: str, seat: int, actions: list[int], *, decision: str, command: str) -> int:
        """Answer a decision; return the version that the match then has."""
        version = await self._once(by, command, acted(seat, actions), decision)
        if by not in (BOT, ORDER):
            self.resting.discard(seat)
        return version

    async def undo(self, by: str, seat: int, *, command: str) -> int:
        """Take back the seat's last answer."""
        was_resting = seat in self.resting
        self.resting.add(seat)
        try:
            return await self._once(by, command, undone(seat), "")
        except RefusedError:
            if not was_resting:
                self.resting.discard(seat)
            raise

    async def _once(self, by: str, command: str, entry: LogEntry, decision: str) -> int:
        key = (by, command)
        async with self.lock:
            if key in self.done:
                return self.done[key]
            if key in self.refused:
                raise self.refused[key]
            try:
                version = await self._append(by, command, entry, decision)
            except RefusedError as refused:
                self._remember(key, refused)
                raise
        self.on_change()
        return version

    def _remember(self, key: tuple[str, str], refused: RefusedError) -> None:
        if refused.reason == "store":
            return  # worth another try
        self.refused[key] = refused
        if len(self.refused) > REFUSALS_KEPT:
            self.refused.popitem(last=False)

    async def _append(self, by: str, command: str, entry: LogEntry, decision: str) -> int:
        for _ in range(ATTEMPTS):
            try:
                played = self._check(by, entry, decision)
                asked = played.asked
                events = played.do(entry)
                row = LogRow(played.version, entry, by, command, events, played.state_sha256())
                await self._write(row)
            except LostRaceError:
                await self._catch_up()
                if (by, command) in self.done:
                    return self.done[by, command]
                continue
            except RuleFaultError as fault:
                await self.stop(fault, entry)
                raise Refusal("frozen") from None
            self.done[by, command] = row.seq
            self.service.metrics.moves += 1
            await self._show(row, asked)
            return row.seq
        raise Refusal("store")

    def _check(self, by: str, entry: LogEntry, decision: str) -> Played:
        seat = entry.seat if entry.seat is not None else -1
        self._check_player(by, seat)
        if self.record.state == "frozen":
            raise Refusal("frozen")
        played = self.match()
        if not entry.undo and decision != played.decision_id(seat):
            raise Refusal("late" if seat in played.asked else "not-your-turn")
        return played

    async def _write(self, row: LogRow) -> None:
        """To the disk; where that fails, what was played in memory is forgotten."""
        played = self.match()
        result = result_of(played.match.position)
        state = "over" if result else "playing"
        record = msgspec.structs.replace(self.record, state=state, result=result)
        try:
            await self.service.store.matches.append(record, row, played.asked, self.service.now())
        except LostRaceError:
            self.played = played.at(row.seq - 1)
            raise
        except (SQLAlchemyError, OSError) as problem:
            told = {"match": record.id, "entry": row.seq, "problem": str(problem)}
            logger.error("an entry was not written", extra=told)
            self.played = played.at(row.seq - 1)
            raise Refusal("store") from None
        self.record = record

    async def _show(self, row: LogRow, asked_before: list[int]) -> None:
        """It is on the disk: acknowledge, then tell everybody."""
        self.drafts.pop(row.entry.seat if row.entry.seat is not None else -1, None)
        self.audience.acknowledge(row.by, row.command or "", row.seq)
        self.audience.tell_state()
        if self.record.state == "over":
            await self.change(_set_over)
        await self.audience.tell_turns(asked_before, self.match().asked)

    async def freeze(self, fault: RuleFaultError) -> None:
        """The rules failed while somebody looked, or was about to be asked."""
        async with self.lock:
            if self.record.state == "playing":
                await self.stop(fault)

    async def stop(self, fault: RuleFaultError, entry: LogEntry | None = None) -> None:
        """A fault of the rules decides nothing: the match stops as it was before, and a file tells how it came.

        The lock is held by whoever calls.
        """
        record, matches = self.record, self.service.store.matches
        rows = await matches.log(record.id, after=-1)
        log = [row.entry for row in rows if row.seq] + ([entry] if entry else [])
        file = await asyncio.to_thread(reports.write, self.service.reports, record, log, fault)
        told = {"match": record.id, "entry": len(log), "fault": str(fault), "report": str(file or "")}
        logger.error("a match is frozen", extra=told)
        self.service.metrics.frozen += 1
        self.record = msgspec.structs.replace(record, state="frozen")
        self._look_back(rows)
        try:
            await matches.update(self.record, self.version, [], self.service.now())
            await self.change(_set_over)
        except (SQLAlchemyError, OSError, LostRaceError, Refusal) as problem:
            logger.error("a frozen match was not written", extra={"match": record.id, "problem": str(problem)})
        self.audience.tell_state()

    # The table.

    async def change(self, edit: Callable[[TableDocument], None], match: MatchDocument | None = None) -> None:
        """Change the table: checked and edited on a copy, kept, then shown. The lock is held by whoever calls."""
        for _ in range(ATTEMPTS):
            table = msgspec.json.decode(msgspec.json.encode(self.table), type=TableDocument)
            edit(table)
            table.version += 1
            try:
                await self.service.store.tables.save(table, self.service.now(), match)
            except LostRaceError:
                await self._catch_up()
                continue
            self.table = table
            if match is not None:
                self._begin_anew(match)
            self.audience.tell_table()
            return
        raise Refusal("store")

    def _begin_anew(self, match: MatchDocument) -> None:
        self.record, self.played, self.kept = match, None, None
        self.drafts, self.orders, self.resting = {}, {}, set()
        self.done, self.refused = {}, OrderedDict()

    async def settle(self) -> None:
        """The table follows its match, also where a crash came between them."""
        if self.table.state == "playing" and self.record.state in ENDED:
            async with self.lock:
                await self.change(_set_over)


def _set_over(table: TableDocument) -> None:
    table.state = "over"
    table.abort_asked_by = []
