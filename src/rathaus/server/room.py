"""A room: one table and its match, one thing at a time.

All that changes the table or the match is a method of the room, which takes its lock; a name with an underscore
runs under it. Every answer, also of bots, goes through `play`: asked? offered? written and synced, then shown.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from rathaus.core.errors import RefusedError
from rathaus.core.export import LogEntry
from rathaus.core.view import result_of
from rathaus.server import reports, rules_upgrade, table_lifecycle, votes
from rathaus.server.drafts import without_pick
from rathaus.server.fail import passing
from rathaus.server.live_match import Question, RuleFaultError, Tried
from rathaus.server.refusals import Refusal, beyond_the_answer
from rathaus.server.seats import check_player, own_seat
from rathaus.server.store import LostRaceError
from rathaus.server.store.news import DraftWritten, EntryWritten, TurnsChanged
from rathaus.server.store.records import BY_BOTS, ENDED, TABLE, LogRow, MatchRecord, Newest, StandingOrder, TableRecord
from rathaus.server.table_match import TableMatch, check_decision
from rathaus.server.viewers import Viewer, Viewers

if TYPE_CHECKING:
    from rathaus.server.connection import Connection
    from rathaus.server.service import Service

ATTEMPTS = 5
Edit = Callable[[TableRecord], None]

logger = logging.getLogger("rathaus")


class Room:
    """A table, its match in memory, and those who look at it."""

    def __init__(self, service: "Service", newest: Newest) -> None:
        self.service = service
        self.table = newest.table
        self.viewers = Viewers(self)
        self.on_change: Callable[[], None] = lambda: None  # wakes bots and standing orders
        self._lock = asyncio.Lock()
        self._is_behind = False
        self.match = TableMatch(service.data_sets, newest.match)

    # The match in memory is the replay of its log.

    async def load(self, newest: Newest) -> None:
        """Play the log of the match for the first time."""
        async with self._lock:
            await self._take(newest)

    async def _take(self, newest: Newest) -> None:
        if newest.match.id != self.match.record.id:
            self.match = TableMatch(self.service.data_sets, newest.match)
        self.table = newest.table
        is_new = self.match.live is None
        try:
            record = await self.match.follow(newest)
        except RuleFaultError as fault:
            await self._stop(fault)
        else:
            if record is not self.match.record:  # the installed rules are others
                await self._conclude(record, self.match.live.asked if self.match.live else [])
        if is_new and self.match.record.state in ENDED:
            await self.match.look_back(newest.log)

    async def _catch_up(self) -> None:
        """Another worker wrote: read that before trying again."""
        known = self.match.record.id if self.match.live else ""
        newest = await self.service.store.tables.newest(self.table.code, known, self.match.version)
        if newest is None:
            self.service.forget([self.table.code])
            raise Refusal("unknown-table")
        await self._take(newest)
        self.viewers.tell_table()
        self.viewers.tell_state()

    async def hear(self) -> None:
        """Another worker wrote. What else is written while this waits is read at the same time."""
        if self._is_behind:
            return
        self._is_behind = True
        async with self._lock:
            self._is_behind = False
            await self._catch_up()
        self.on_change()

    async def hear_entry(self, news: EntryWritten) -> bool:
        """Another worker wrote an entry: play it without reading; False where that is not the next one here."""
        async with self._lock:
            if not self.match.take(news):
                return False
            self.viewers.tell_state()
        self.on_change()
        return True

    async def hear_draft(self, news: DraftWritten) -> bool:
        """Another worker wrote a draft; False where it is not for this match."""
        async with self._lock:
            if self.match.live is None or news.match != self.match.record.id:
                return False
            self.match.drafts.keep(news.seat, news.decision, news.picks)
            self.viewers.tell_state(only=news.seat)
            return True

    async def refresh(self) -> None:
        """If other workers write, too, read what is new before checking anything."""
        if await self._is_outdated():
            await self.hear()

    async def _newest(self, work: Callable[[], Coroutine[None, None, int]]) -> int:
        """Try on what is known here; where that is refused and another worker has written, read and try again."""
        try:
            return await work()
        except RefusedError:
            if not await self._is_outdated():
                raise
        await self._catch_up()
        return await work()

    async def _is_outdated(self) -> bool:
        if not self.service.store.database.is_shared:
            return False
        known = (self.table.version, self.match.record.id, self.match.version, self.match.record.state)
        return await self.service.store.tables.stamp(self.table.code) != known

    # Looking, and being asked.

    async def watch(self, page: "Connection", seat: int, since: int) -> None:
        """Show the table to a page from a seat, and the match from a version on; people who look count as back."""
        async with self._lock:
            self.viewers.come(page, Viewer(seat, since))
            with beyond_the_answer(self.table.code):
                await self._come_back(page.who)

    async def question(self, seat: int) -> Question | None:
        """What a seat is asked now, if it is."""
        async with self._lock:
            live = self.match.begun()
            return live.question(seat) if seat in live.asked else None

    async def asked(self, by: str, seat: int, decision: str) -> Question:
        """What a person's seat is asked, if it still is this."""
        async with self._lock:
            return self._asked(by, seat, decision)

    def _asked(self, by: str, seat: int, decision: str) -> Question:
        live = self.match.playing()
        check_player(self.table, by, seat)
        check_decision(live, seat, decision)
        return live.question(seat)

    async def take_hint(self, by: str, seat: int, decision: str) -> None:
        """Somebody takes a hint: it is noted and everybody sees that, before anybody sees what it says."""
        async with self._lock:
            self._asked(by, seat, decision)
            record, matches = self.match.record, self.service.store.matches
            await self._beside(matches.add_hint(record, seat, decision, self.match.version))
            self.match.record = msgspec.structs.replace(record, hints=await matches.hints(record.id))
            self.viewers.tell_table()

    # Answers.

    async def play(self, by: str, seat: int, actions: list[int], *, decision: str, command: str) -> int:
        """Answer a decision; return the version that the match then has."""
        entry = LogEntry(seat=seat, actions=actions, by=BY_BOTS.get(by, ""))
        return await self._give(by, command, entry, decision)

    async def undo(self, by: str, seat: int, *, command: str) -> int:
        """Take back the seat's last answer."""
        with self.match.orders.resting_for(seat):
            return await self._give(by, command, LogEntry(seat=seat, undo=True), "")

    async def _give(self, by: str, command: str, entry: LogEntry, decision: str) -> int:
        async with self._lock:
            try:
                version = await self._newest(lambda: self._append(by, command, entry, decision))
            except RefusedError:
                written = await self.service.store.matches.written_as(self.match.record.id, by, command)
                if written is None:
                    raise
                version = written  # this command was carried out before
        self.on_change()
        return version

    async def _append(self, by: str, command: str, entry: LogEntry, decision: str) -> int:
        for _ in range(ATTEMPTS):
            try:
                check_player(self.table, by, -1 if entry.seat is None else entry.seat)
                entry = self.match.whole(entry, decision)
                tried = self.match.begun().tried(entry)
                hash_ = tried.state_sha256()
                row = LogRow(self.match.version + 1, entry, by, command, tried.events, hash_, tried.is_sealed)
                passing("validated")
                await self._write(row, tried)
            except LostRaceError:
                await self._catch_up()
                continue
            except RuleFaultError as fault:
                await self._stop(fault, entry)
                raise Refusal("frozen") from None
            passing("committed")
            await self._keep(row, tried)
            return row.seq
        raise Refusal("store")

    async def _write(self, row: LogRow, tried: Tried) -> None:
        """Write it to the disk; until that is done, nothing has changed in memory."""
        record, asked = self.match.record_with(tried), tried.position.asked()
        turns = self.viewers.turns(self.match.begun().asked, asked)
        try:
            await self.service.store.matches.append(record, row, asked, self.service.now(), turns)
        except (SQLAlchemyError, OSError) as problem:
            told = {"match": record.id, "entry": row.seq, "problem": str(problem)}
            logger.error("an entry was not written", extra=told)
            raise Refusal("store") from None

    async def _keep(self, row: LogRow, tried: Tried) -> None:
        """It is on the disk: keep it in memory, and tell everybody."""
        turns = self.viewers.turns(self.match.begun().asked, tried.position.asked())
        self.match.keep(row, tried)
        self.service.metrics.moves += 1
        self.viewers.tell_state()
        with beyond_the_answer(self.table.code):
            if self.match.record.state == "over":
                await self._change(table_lifecycle.set_over)
            await self.service.tell_tables(self.table.code, turns)

    # Beside the log, and only while the match is played.

    async def draft(self, by: str, seat: int, picks: list[int], *, decision: str, without: int | None) -> int:
        """Keep picks for what is asked, for this seat's eyes only; `without` is the place of one to take back."""
        async with self._lock:
            return await self._newest(lambda: self._draft(by, seat, picks, decision, without))

    async def _draft(self, by: str, seat: int, picks: list[int], decision: str, without: int | None) -> int:
        own_seat(self.table, by, seat)
        live = self.match.playing()
        check_decision(live, seat, decision)
        kept = picks if without is None else without_pick(live, seat, picks, without)
        self.match.drafts.walked(live, seat, kept)
        await self._beside(self.service.store.matches.save_draft(self.match.record, seat, decision, kept))
        self.match.drafts.keep(seat, decision, kept)
        self.viewers.tell_state(only=seat)
        return self.match.version

    async def order(self, by: str, seat: int, prompt: str, answer: StandingOrder | None) -> int:
        """Keep a standing order, or drop it."""
        async with self._lock:
            own_seat(self.table, by, seat)
            self.match.playing()
            if answer is not None:
                self.match.orders.check_new(seat, prompt)
            await self._beside(self.service.store.matches.save_order(self.match.record, seat, prompt, answer))
            self.match.orders.keep(seat, prompt, answer)
            self.viewers.tell_state(only=seat)
        self.on_change()
        return self.match.version

    async def _beside(self, saving: Coroutine[None, None, None]) -> None:
        try:
            await saving
        except LostRaceError:  # another worker has ended the match
            await self._catch_up()
            self.match.playing()
            raise Refusal("store") from None

    # The table.

    async def change(self, edit: Edit, match: MatchRecord | None = None) -> None:
        """Change the table: checked and edited on a copy, kept, then shown; with another match where there is one."""
        async with self._lock:
            await self._change(edit, match)
        self.on_change()

    async def _change(self, edit: Edit, match: MatchRecord | None = None) -> None:
        for _ in range(ATTEMPTS):
            table = TABLE.decode(msgspec.json.encode(self.table))
            edit(table)
            table.version += 1
            try:
                await self.service.store.tables.save(table, self.service.now(), match)
            except LostRaceError:
                await self._catch_up()
                continue
            self.table = table
            if match is not None:
                self.match = TableMatch(self.service.data_sets, match)
            self.viewers.tell_table()
            return
        raise Refusal("store")

    async def start(self, edit: Edit) -> None:
        """Start the match: at once, where no seed is missing."""
        async with self._lock:
            await self._change(edit)
            if not table_lifecycle.missing_seeds(self):
                await self._begin()
        self.on_change()

    async def begin(self) -> None:
        """All seeds are here, or the wait for them is over."""
        async with self._lock:
            if self.table.state == "starting":
                await self._begin()

    async def _begin(self) -> None:
        """Set up the table and ask the first question. A withheld seed counts as none."""
        if self.match.record.state == "waiting":
            await self._lay(table_lifecycle.begun_record(self))
        if self.match.record.state == "frozen":
            return
        await self._change(table_lifecycle.set_playing)
        self.viewers.tell_state()
        turns = self.viewers.turns([], self.match.begun().asked)
        self.service.peers.tell(TurnsChanged(self.table.code, turns))
        await self.service.tell_tables(self.table.code, turns)

    async def _lay(self, record: MatchRecord) -> None:
        try:
            live = await rules_upgrade.laid(self.match.game, record, self.match.origin)
            opening, result = live.opening(), result_of(live.match.position)
        except RuleFaultError as fault:
            await self._conclude(record, [])
            await self._stop(fault)
            return
        if result:  # it was over before anybody was asked
            record = msgspec.structs.replace(record, state="over", result=result)
        try:
            await self.service.store.matches.begin(record, opening, live.asked, self.service.now())
        except LostRaceError:  # another worker was faster
            await self._catch_up()
        else:
            self.match.record, self.match.live = record, live

    async def vote(self, edit: Edit) -> None:
        """Change the table by somebody's vote, or by their leaving, and do what all ask for then."""
        async with self._lock:
            await self._change(edit)
            if votes.is_end_wanted(self.table):
                while self.match.record.state == "playing":
                    await self._conclude(msgspec.structs.replace(self.match.record, state="aborted"), [])
                await self._change(table_lifecycle.set_over)
            elif votes.seats_for_bots(self.table, self.viewers):
                await self._change(lambda table: votes.seat_bots(table, self.viewers))
        self.on_change()

    async def come_back(self, who: str) -> None:
        """Somebody looks at the table: the seats that others gave to a bot are theirs again."""
        async with self._lock:
            await self._come_back(who)

    async def _come_back(self, who: str) -> None:
        if table_lifecycle.is_missed(self.table, who):
            await self._change(lambda table: table_lifecycle.return_seats(table, who))
            self.on_change()

    async def settle(self) -> None:
        """The table follows its match, even after a crash between the two."""
        async with self._lock:
            if self.table.state == "playing" and self.match.record.state in ENDED:
                await self._change(table_lifecycle.set_over)

    # An end without a result.

    async def freeze(self, fault: RuleFaultError) -> None:
        """The rules failed while somebody looked, or was about to be asked."""
        async with self._lock:
            if self.match.record.state == "playing":
                await self._stop(fault)

    async def _stop(self, fault: RuleFaultError, entry: LogEntry | None = None) -> None:
        """A fault of the rules decides nothing: the match stops as it was before, and a report tells how."""
        record = self.match.record
        rows = await self.service.store.matches.log(record.id, after=-1)
        await reports.report(self.service.reports, record, rows, entry, fault, self.match.origin)
        self.service.metrics.frozen += 1
        await self.match.look_back(rows)
        frozen = msgspec.structs.replace(record, state="frozen")
        try:
            await self._conclude(frozen, [])
            await self._change(table_lifecycle.set_over)
        except (SQLAlchemyError, OSError, Refusal) as problem:
            logger.error("a frozen match was not written", extra={"match": record.id, "problem": str(problem)})
            self.match.record = frozen
        self.viewers.tell_state()

    async def _conclude(self, record: MatchRecord, asked: list[int]) -> None:
        """Keep the new state of a match without an entry; if another worker was faster, its state counts."""
        now, before = self.service.now(), self.match.record.state
        try:
            await self.service.store.matches.update(record, self.match.version, asked, now, before=before)
        except LostRaceError:
            await self._catch_up()
        else:
            self.match.record = record
