"""A room: one table and its match, one command at a time.

Every answer goes through `play`, whoever gives it: asked? offered? written and synced, then acknowledged, then shown.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from rathaus.core.errors import RefusedError
from rathaus.core.export import LogEntry
from rathaus.core.game import Game
from rathaus.core.view import result_of
from rathaus.server import reports, updates
from rathaus.server.audience import Audience
from rathaus.server.fail import passing
from rathaus.server.log_hash import LogHash
from rathaus.server.orders import filled_in
from rathaus.server.played import Played, RuleFaultError, Tried, acted, undone
from rathaus.server.refusals import Refusal
from rathaus.server.store import LostRaceError
from rathaus.server.store.records import (
    BOT,
    ENDED,
    ORDER,
    STAND_IN,
    TABLE,
    Drafts,
    LogRow,
    MatchDocument,
    Newest,
    Orders,
    SeatDocument,
    Standing,
    TableDocument,
)
from rathaus.server.story import Story, stored_story

if TYPE_CHECKING:
    from rathaus.server.service import Service

ATTEMPTS = 5
MOST_ORDERS = 32
ENDED_REASONS = {"frozen": "frozen", "outdated": "other-rules"}
REFUSALS_KEPT = 256

logger = logging.getLogger("rathaus")


class Room:
    """A table, its match in memory, and those who look at it."""

    def __init__(self, service: "Service", newest: Newest) -> None:
        self.service = service
        self.table = newest.table
        self.record = newest.match
        self.played: Played | None = None
        self.kept: Story | None = None  # the story beside the log, where the match cannot be played again
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.drafts: Drafts = {}
        self.orders: Orders = {}
        self.resting: set[int] = set()  # seats that took something back: their orders wait for their next answer
        self.done: dict[tuple[str, str], int] = {}
        self.refused: OrderedDict[tuple[str, str], RefusedError] = OrderedDict()
        self.log_hash = LogHash()
        self.on_change: Callable[[], None] = lambda: None  # wakes bots and standing orders
        self._is_behind = False

    # The match in memory is the replay of its log.

    async def take(self, newest: Newest) -> None:
        """Play what is new in the log, and keep what lies beside it."""
        if newest.match.id != self.record.id:
            self._begin_anew(newest.match)
        self.table, self.record = newest.table, newest.match
        if self.played is not None:
            await self._follow(self.played, newest.log)
        elif self.record.state != "waiting":
            await self._open(newest.log)
        self.drafts, self.orders = newest.drafts, newest.orders

    async def _open(self, rows: list[LogRow]) -> None:
        """Play the whole log, under the rules as they are installed."""
        self.kept = stored_story(rows)
        await self.log_hash.follow(self.record, rows)
        for row in rows:
            self._note(row)
        if self.record.state == "playing":
            try:
                await updates.go_on(self, rows)
            except RuleFaultError as fault:
                await self.stop(fault)
        if self.record.state in ENDED:
            await self._look_back(rows)

    @property
    def game(self) -> Game:
        """The rules as they are installed, on the data of the match."""
        return self.service.data_sets.of(self.record)

    async def _look_back(self, rows: list[LogRow]) -> None:
        """A match that has ended can be looked at: the table too, where its rules are installed."""
        self.kept = stored_story(rows)
        self.played = await updates.as_it_ended(self.game, self.record, rows)

    async def _follow(self, played: Played, rows: list[LogRow]) -> None:
        await updates.follow(played, rows)
        for row in rows:
            self._note(row)

    def _note(self, row: LogRow) -> None:
        self.log_hash.add(self.record, row)
        if row.command:
            self.done[row.by, row.command] = row.seq
        if row.entry.undo:
            self.resting.add(row.entry.seat or 0)
        elif row.is_own:
            self.resting.discard(row.entry.seat or 0)

    async def catch_up(self) -> None:
        """Somebody else wrote: read it before looking again. The lock is held by whoever calls."""
        known = self.record.id if self.played else ""
        newest = await self.service.store.tables.newest(self.table.code, known, self.version)
        if newest is None:
            self.service.forget([self.table.code])
            raise Refusal("unknown-table")
        await self.take(newest)
        self.audience.tell_table()
        self.audience.tell_state()

    async def hear(self) -> None:
        """Another worker wrote. What comes while this waits for its turn is read along."""
        if self._is_behind:
            return
        self._is_behind = True
        async with self.lock:
            self._is_behind = False
            await self.catch_up()
        self.on_change()

    async def refresh(self) -> None:
        """Where other workers write, too: make sure that nothing is missing before something is judged."""
        if not self.service.store.database.is_shared:
            return
        known = (self.table.version, self.record.id, self.version, self.record.state)
        if await self.service.store.tables.stamp(self.table.code) != known:
            await self.hear()

    def match(self) -> Played:
        """The match, if it has begun and can be played here."""
        if self.played is None:
            raise Refusal("not-begun" if self.record.state == "waiting" else "other-rules")
        return self.played

    def playing(self) -> Played:
        """The match while it is played: one that has ended is over, whatever comes."""
        if self.record.state in ENDED:
            raise Refusal(ENDED_REASONS.get(self.record.state, "over"))
        return self.match()

    @property
    def story(self) -> Story | None:
        """What was told so far, if the match has begun."""
        return self.played.story if self.played else self.kept

    @property
    def version(self) -> int:
        """The version of the match."""
        return self.story.version if self.story else 0

    def last_own(self, seat: int) -> int:
        """The last entry that the seat's person gave: what came after it is news to them."""
        return self.story.last_own(seat) if self.story else 0

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
        if by in (BOT, STAND_IN):
            if not self.seat(number).bot:
                raise Refusal("not-your-seat")
        elif by != ORDER and self.own_seat(by, number).bot:
            raise Refusal("bot-plays")

    # Commands.

    async def play(self, by: str, seat: int, actions: list[int], *, decision: str, command: str) -> int:
        """Answer a decision; return the version that the match then has."""
        return await self._once(by, command, acted(seat, actions, by), decision)

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
                entry = self._whole(played, entry)
                tried = played.tried(entry)
                hash_ = tried.state_sha256()
                row = LogRow(played.version + 1, entry, by, command, tried.events, hash_, tried.is_sealed)
                passing("validated")
                await self._write(row, tried)
            except LostRaceError:
                await self.catch_up()
                if (by, command) in self.done:
                    return self.done[by, command]
                continue
            except RuleFaultError as fault:
                await self.stop(fault, entry)
                raise Refusal("frozen") from None
            passing("committed")
            asked = played.asked
            played.keep(tried, is_own=row.is_own)
            self.service.metrics.moves += 1
            self._note(row)
            await self._show(row, asked)
            return row.seq
        raise Refusal("store")

    def _check(self, by: str, entry: LogEntry, decision: str) -> Played:
        seat = entry.seat if entry.seat is not None else -1
        self._check_player(by, seat)
        played = self.playing()
        if not entry.undo:
            self._check_decision(played, seat, decision)
        return played

    def _whole(self, played: Played, entry: LogEntry) -> LogEntry:
        """An answer with what standing orders say of its last picks; refuse what is not whole then."""
        if entry.undo:
            return entry
        seat, picks = entry.seat or 0, entry.actions or []
        if played.is_sealed or played.is_staged:
            picks = filled_in(played, seat, picks, self.orders.get(seat, {}))
        played.check_answer(seat, picks)
        return acted(seat, picks, entry.by)

    def _check_decision(self, played: Played, seat: int, decision: str) -> None:
        if decision != played.decision_id(seat):
            raise Refusal("late" if seat in played.asked else "not-your-turn")

    async def _write(self, row: LogRow, tried: Tried) -> None:
        """To the disk; until that is done, nothing has changed in memory."""
        result = result_of(tried.position)
        state = "over" if result else "playing"
        record = msgspec.structs.replace(self.record, state=state, result=result)
        try:
            await self.service.store.matches.append(record, row, tried.position.asked(), self.service.now())
        except (SQLAlchemyError, OSError) as problem:
            told = {"match": record.id, "entry": row.seq, "problem": str(problem)}
            logger.error("an entry was not written", extra=told)
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

    # Beside the log, and only while the match is played.

    async def draft(self, by: str, seat: int, picks: list[int], *, decision: str, without: int | None) -> int:
        """Keep picks for what is asked, for this seat's eyes only; `without` is the place of one to take back."""
        async with self.lock:
            self.own_seat(by, seat)
            played = self.playing()
            self._check_decision(played, seat, decision)
            kept = picks if without is None else played.without_pick(seat, picks, without)
            played.draft(seat, kept)
            matches = self.service.store.matches
            await self._beside(matches.save_draft(self.record, seat, decision, kept))
            self.drafts[seat] = (decision, kept)
            if not kept:
                del self.drafts[seat]
            self.audience.tell_state(only=seat)
            return self.version

    async def order(self, by: str, seat: int, prompt: str, answer: Standing | None) -> int:
        """Keep a standing order, or drop it."""
        async with self.lock:
            self.own_seat(by, seat)
            self.playing()
            orders = self.orders.setdefault(seat, {})
            if answer is not None and len(orders) >= MOST_ORDERS and prompt not in orders:
                raise Refusal("too-many")
            await self._beside(self.service.store.matches.save_order(self.record, seat, prompt, answer))
            orders.pop(prompt, None)
            if answer is not None:
                orders[prompt] = answer
            self.audience.tell_state(only=seat)
        self.on_change()
        return self.version

    async def _beside(self, saving: Coroutine[None, None, None]) -> None:
        try:
            await saving
        except LostRaceError:  # another worker has ended the match
            await self.catch_up()
            self.playing()
            raise Refusal("store") from None

    async def freeze(self, fault: RuleFaultError) -> None:
        """The rules failed while somebody looked, or was about to be asked."""
        async with self.lock:
            if self.record.state == "playing":
                await self.stop(fault)

    async def stop(self, fault: RuleFaultError, entry: LogEntry | None = None) -> None:
        """A fault of the rules decides nothing: the match stops as it was before, and a file tells how it came.

        The lock is held by whoever calls.
        """
        record = self.record
        rows = await self.service.store.matches.log(record.id, after=-1)
        log = [row.entry for row in rows if row.seq] + ([entry] if entry else [])
        file = await asyncio.to_thread(reports.write, self.service.reports, record, log, fault)
        told = {"match": record.id, "entry": len(log), "fault": str(fault), "report": str(file or "")}
        logger.error("a match is frozen", extra=told)
        self.service.metrics.frozen += 1
        await self._look_back(rows)
        frozen = msgspec.structs.replace(record, state="frozen")
        try:
            await self.conclude(frozen, [])
            await self.change(_set_over)
        except (SQLAlchemyError, OSError, Refusal) as problem:
            logger.error("a frozen match was not written", extra={"match": record.id, "problem": str(problem)})
            self.record = frozen
        self.audience.tell_state()

    async def conclude(self, record: MatchDocument, asked: list[int]) -> None:
        """Keep what the match has come to without an entry; where another worker was faster, that counts."""
        now, before = self.service.now(), self.record.state
        try:
            await self.service.store.matches.update(record, self.version, asked, now, before=before)
        except LostRaceError:
            await self.catch_up()
        else:
            self.record = record

    # The table.

    async def change(self, edit: Callable[[TableDocument], None], match: MatchDocument | None = None) -> None:
        """Change the table: checked and edited on a copy, kept, then shown. The lock is held by whoever calls."""
        for _ in range(ATTEMPTS):
            table = TABLE.decode(msgspec.json.encode(self.table))
            edit(table)
            table.version += 1
            try:
                await self.service.store.tables.save(table, self.service.now(), match)
            except LostRaceError:
                await self.catch_up()
                continue
            self.table = table
            if match is not None:
                self._begin_anew(match)
            self.audience.tell_table()
            return
        raise Refusal("store")

    def _begin_anew(self, match: MatchDocument) -> None:
        self.record, self.played, self.kept, self.log_hash = match, None, None, LogHash()
        self.drafts, self.orders, self.resting = {}, {}, set()
        self.done, self.refused = {}, OrderedDict()

    async def settle(self) -> None:
        """The table follows its match, also where a crash came between them."""
        async with self.lock:
            if self.table.state == "playing" and self.record.state in ENDED:
                await self.change(_set_over)


def _set_over(table: TableDocument) -> None:
    table.state = "over"
    table.abort_asked_by = []
