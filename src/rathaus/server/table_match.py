"""The match of a table in memory: the replay of its log, and what lies beside it. Nothing is written here."""

import msgspec

from rathaus.core.errors import RefusedError
from rathaus.core.export import LogEntry
from rathaus.core.game import Game
from rathaus.core.view import result_of
from rathaus.server import rules_upgrade
from rathaus.server.data_sets import DataSets
from rathaus.server.drafts import Drafts
from rathaus.server.history import History, stored_history
from rathaus.server.live_match import LiveMatch, RuleFaultError, Tried
from rathaus.server.log_hash import LogHash
from rathaus.server.refusals import Refusal
from rathaus.server.standing_orders import StandingOrders
from rathaus.server.store.news import EntryWritten
from rathaus.server.store.records import ENDED, LogRow, MatchRecord, Newest

ENDED_REASONS = {"frozen": "frozen", "outdated": "other-rules"}


class TableMatch:
    """A match: live where its rules can play it, and otherwise as it was told."""

    def __init__(self, data_sets: DataSets, record: MatchRecord) -> None:
        self.record = record
        self.origin = ""  # the file that it goes on from
        self.live: LiveMatch | None = None
        self.drafts = Drafts()
        self.orders = StandingOrders(data_sets.of(record).obvious)
        self.log_hash = LogHash()
        self._data_sets = data_sets
        self._kept: History | None = None  # the history beside the log

    @property
    def game(self) -> Game:
        """The rules as they are installed, on the data of the match."""
        return self._data_sets.of(self.record)

    @property
    def history(self) -> History | None:
        """What was told so far, if the match has begun."""
        return self.live.history if self.live else self._kept

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return self.history.version if self.history else 0

    def last_own(self, seat: int) -> int:
        """The last entry that the seat's person gave: what came after it is news to them."""
        return self.history.last_own(seat) if self.history else 0

    def begun(self) -> LiveMatch:
        """The match, if it has begun and can be played here."""
        if self.live is None:
            raise Refusal("not-begun" if self.record.state == "waiting" else "other-rules")
        return self.live

    def playing(self) -> LiveMatch:
        """The match while it is played: one that has ended stays over."""
        if self.record.state in ENDED:
            raise Refusal(ENDED_REASONS.get(self.record.state, "over"))
        return self.begun()

    # It follows its log.

    async def follow(self, newest: Newest) -> MatchRecord:
        """Play what is new in the log; return the record, which installed rules may have changed."""
        self.record = record = newest.match
        self.origin = newest.origin or self.origin
        self.drafts, self.orders.kept = Drafts(newest.drafts), newest.orders
        if self.live is not None:
            await rules_upgrade.follow(self.live, newest.log)
            self.note(newest.log)
        elif record.state != "waiting":
            self._kept = stored_history(newest.log)
            await self.log_hash.follow(record, newest.log)
            self.note(newest.log)
            if record.state == "playing":
                self.live, record = await rules_upgrade.upgraded(self.game, record, newest.log, self.origin)
        return record

    async def look_back(self, rows: list[LogRow]) -> None:
        """A match that has ended can be looked at: the table too, where its rules are installed."""
        self._kept = stored_history(rows)
        self.live = await rules_upgrade.as_it_ended(self.game, self.record, rows, self.origin)

    def note(self, rows: list[LogRow]) -> None:
        """Entries that are on the disk."""
        for row in rows:
            self.log_hash.add(self.record, row)
            self.orders.note(row)

    def take(self, news: EntryWritten) -> bool:
        """Play an entry that another worker wrote, where it is the next one here; the last one has to be read."""
        live = self.live
        if live is None or (self.record.id, self.version) != (news.match, news.seq - 1):
            return False
        try:
            tried = live.tried(news.entry)
            is_same = tried.state_sha256() == news.state_sha256
        except (RefusedError, RuleFaultError):
            return False
        if not is_same or self.record.state != "playing" or result_of(tried.position):
            return False
        self.keep(LogRow(news.seq, news.entry, news.by, None, tried.events, news.state_sha256, tried.is_sealed), tried)
        return True

    # Its next entry.

    def whole(self, entry: LogEntry, decision: str) -> LogEntry:
        """An answer with what standing orders say of its last picks; refuse what is not whole then, or not asked."""
        live, seat, picks = self.playing(), entry.seat or 0, entry.actions or []
        if entry.undo:
            return entry
        check_decision(live, seat, decision)
        if live.is_sealed or live.is_staged:
            picks = self.orders.filled_in(live, seat, picks)
        live.check_answer(seat, picks)
        return msgspec.structs.replace(entry, actions=picks)

    def record_with(self, tried: Tried) -> MatchRecord:
        """The record once that is the last entry."""
        result = result_of(tried.position)
        return msgspec.structs.replace(self.record, state="over" if result else "playing", result=result)

    def keep(self, row: LogRow, tried: Tried) -> None:
        """It is on the disk: it is the last entry."""
        self.record = self.record_with(tried)
        self.begun().keep(tried, is_own=row.is_own)
        self.note([row])
        self.drafts.drop(row.entry.seat or 0)


def check_decision(live: LiveMatch, seat: int, decision: str) -> None:
    """An answer has to name what is asked now."""
    if decision != live.decision_id(seat):
        raise Refusal("late" if seat in live.asked else "not-your-turn")
