"""Replays: who may look back at which match from where, and the reels and opened files that are in memory.

A running match shows nobody more than it showed them while it was played; one that has ended shows everything.
"""

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from rathaus.core.errors import SetupError
from rathaus.core.export import (
    Export,
    VerifyError,
    decode,
    entry_from,
    game_for,
    origin_of,
    origins_of,
    seed_of,
    verify,
)
from rathaus.core.game import Game
from rathaus.server.bodies import SPECTATOR, HintLine
from rathaus.server.export import OPENED, file_id, id_of, origin_in_file
from rathaus.server.limits import FairLimit, Sender
from rathaus.server.live_match import RuleFaultError, entry_of
from rathaus.server.moments import moments_of
from rathaus.server.reel import PlayedReel, Reel, UnplayableError, told, wound
from rathaus.server.refusals import Refusal
from rathaus.server.replay_bodies import OPEN, Course, Replay, ReplaySeat, ShownStep
from rathaus.server.rules_upgrade import match_of, rules_of
from rathaus.server.store.finished import NotedMoment
from rathaus.server.store.records import ENDED, LogRow, MatchRecord, MatchStage, OriginRecord
from rathaus.server.table_state import origin_state

if TYPE_CHECKING:
    from rathaus.server.service import Service

MATCH = 1000  # the cost of a match, besides the entries that are replayed for it
MOST_STEPS = 100_000  # of all reels in memory
MOST_FILES = 64
HOUSE = Sender("", "", "")  # nobody but the house itself
FILE_BYTES = 4_000_000


class MatchSource(msgspec.Struct):
    """A match that may be looked back at: what is known of it, and the reader's seats."""

    match: str
    game: Game
    options: dict[str, str]
    seats: list[ReplaySeat]
    state: MatchStage
    version: int
    own: list[int] = []
    table: str = ""
    record: MatchRecord | None = None
    file: Export | None = None
    origin: OriginRecord | None = None

    @property
    def viewpoints(self) -> list[int]:
        """Those that the reader may use: in a running match, the reader's own seats and the spectators' view."""
        if self.state in ENDED:
            return [OPEN, *range(len(self.seats)), SPECTATOR]
        return [*self.own, SPECTATOR]


class Replays:
    """The reels and files in memory; the oldest are dropped first."""

    def __init__(self, service: "Service") -> None:
        self._service = service
        self._reels: OrderedDict[tuple[str, int], Reel] = OrderedDict()
        self._files: OrderedDict[str, MatchSource] = OrderedDict()
        self._winding = asyncio.Lock()
        limits = service.config.limits
        self._played = FairLimit(limits.exported, limits.exported_an_address)

    async def replay(self, match: str, viewpoint: int | None, sender: Sender) -> Replay:
        """A match from one viewpoint: all steps, and all that it heard."""
        source = await self.source(match, sender)
        chosen = source.viewpoints[0] if viewpoint is None else _allowed(source, viewpoint)
        reel = await self.reel(source, source.version, sender)
        record = source.record
        return Replay(
            match=match,
            game=source.game.name,
            options=source.options,
            state=source.state,
            version=source.version,
            seats=source.seats,
            viewpoint=chosen,
            viewpoints=source.viewpoints,
            own=source.own,
            steps=reel.steps,
            events=reel.events(chosen),
            result=record.result if record else source.file.result if source.file else None,
            table=source.table if source.own else "",
            data=record.data_name if record else "",
            is_told=reel.is_told,
            is_file=record is None,
            origin=origin_state(source.origin),
            hints=[HintLine(seat=hint.seat, entry=hint.entry) for hint in record.hints] if record else [],
        )

    async def steps(self, match: str, viewpoint: int, first: int, version: int, sender: Sender) -> list[ShownStep]:
        """The table after some steps, as one viewpoint may know it; `version` is that of their replay."""
        source = await self.source(match, sender)
        _allowed(source, viewpoint)
        if not 0 <= version <= source.version:
            raise Refusal("unknown-match")
        reel = await self.reel(source, version, sender)
        return reel.shown(viewpoint, first) if 0 <= first < len(reel.steps) else []

    async def course(self, match: str, sender: Sender) -> Course:
        """The figures of a match; they include what some games hide until the end."""
        source = await self.source(match, sender)
        _allowed(source, OPEN)
        reel = await self.reel(source, source.version, sender)
        luck = await asyncio.to_thread(reel.luck)  # hundreds of draws take a moment
        return Course(course=reel.course(), luck=luck, taken=reel.taken())

    async def moments(self, match: str, sender: Sender) -> list[NotedMoment]:
        """The best moments of a match that has ended; none where its rules are gone."""
        source = await self.source(match, sender)
        _allowed(source, OPEN)
        reel = await self.reel(source, source.version, sender)
        result = source.record.result if source.record else None
        if not isinstance(reel, PlayedReel) or result is None:
            return []
        return await asyncio.to_thread(moments_of, reel, result)

    async def ended(self, match: str, sender: Sender | None = None) -> tuple[Game, Reel]:
        """A match that has ended, with its reel; the house itself needs no sender."""
        source = await self.source(match, sender or HOUSE)
        _allowed(source, OPEN)
        return source.game, await self.reel(source, source.version, sender)

    async def game(self, match: str, sender: Sender) -> tuple[Game, int]:
        """The game that a match is played with, and for how many."""
        source = await self.source(match, sender)
        return source.game, len(source.seats)

    # Where matches come from.

    async def source(self, match: str, sender: Sender) -> MatchSource:
        """A match that may be looked back at."""
        if match in self._files:
            self._files.move_to_end(match)
            return self._files[match]
        store = self._service.store
        record = await store.matches.load(match) if match.isalnum() and not match.startswith(OPENED) else None
        if record is None:
            return await self._kept_beside(match, sender)
        if record.state == "waiting":
            raise Refusal("unknown-match")
        newest = await store.tables.seated(record.table) if record.table else None
        seats = newest.seats if newest and newest.match == match else []
        return MatchSource(
            match=match,
            game=self._service.data_sets.of(record),
            options=record.options,
            seats=[ReplaySeat(name=seat.name, bot="" if seat.kind == "person" else seat.kind) for seat in record.seats],
            state=record.state,
            version=await store.matches.length(match),
            own=[number for number, seat in enumerate(seats) if sender.who and seat.guest == sender.who],
            table=record.table,
            record=record,
            origin=record.origin,
        )

    async def _kept_beside(self, match: str, sender: Sender) -> MatchSource:
        """A match that others go on from: its file is kept beside them, whatever became of the match itself."""
        file = await self._service.store.matches.origin_called(match) if match.isalnum() else ""
        if not file:
            raise Refusal("unknown-match")
        return await self._opened(file.encode(), match, sender)

    async def open_file(self, content: bytes, sender: Sender) -> str:
        """A match file, checked; the id of its replay. Anything else is refused with a reason."""
        return (await self._opened(content, id_of(content), sender)).match

    async def _opened(self, content: bytes, match: str, sender: Sender) -> MatchSource:
        try:
            file = decode(content)
        except VerifyError:
            raise Refusal("no-match-file") from None
        if not self._played.takes(sender, MATCH + sum(len(each.log) for each in [file, *origins_of(file)])):
            raise Refusal("too-many")
        async with self._winding:
            sources = await asyncio.to_thread(self._checked, file, match)
        self._keep(sources)
        return sources[-1]

    def keep_file(self, content: bytes) -> None:
        """A match file that is open from the start."""
        self._keep(self._checked(decode(content), id_of(content)))

    def _keep(self, sources: list[MatchSource]) -> None:
        for source in sources:
            self._files[source.match] = source
        while len(self._files) > MOST_FILES:
            self._files.popitem(last=False)

    def _checked(self, file: Export, match: str) -> list[MatchSource]:
        """A match file that tells what was played; before it, those that it goes on from."""
        game = _game_of(file, self._service.games)
        try:
            verify(file, game)
        except VerifyError as problem:
            raise Refusal("file-broken", problem=str(problem)) from None
        earlier = [_file_source(each, game, file_id(each)) for each in origins_of(file) if each.rules == file.rules]
        return [*reversed(earlier), _file_source(file, game, match)]

    # Reels.

    async def reel(self, source: MatchSource, version: int, sender: Sender | None) -> Reel:
        """The steps of a match up to an entry."""
        key = source.match, version
        if key not in self._reels:
            if sender and not self._played.takes(sender, MATCH + version):
                raise Refusal("too-many")
            async with self._winding:  # one at a time: this needs a lot of CPU, and people play meanwhile
                if key not in self._reels:
                    self._reels[key] = await self._wound(source, version)
                    self._forget_oldest()
        self._reels.move_to_end(key)
        return self._reels[key]

    def _forget_oldest(self) -> None:
        while len(self._reels) > 1 and sum(len(reel.steps) for reel in self._reels.values()) > MOST_STEPS:
            self._reels.popitem(last=False)

    async def _wound(self, source: MatchSource, version: int) -> Reel:
        file, record = source.file, source.record
        if file is not None:
            log = [entry_from(number, line) for number, line in enumerate(file.log)]
            origin = await asyncio.to_thread(origin_of, file.origin, source.game)
            return await wound(source.game, len(file.seats), file.options, seed_of(file), log, origin)
        assert record is not None, "a match comes from a file or from the house"
        rows = (await self._service.store.matches.log(source.match, after=-1))[: version + 1]
        if record.state in ENDED and record.rules != rules_of(source.game):
            return told(rows)
        try:
            return await self._played_again(source.game, record, [row for row in rows if row.seq])
        except UnplayableError:
            return told(rows)

    async def _played_again(self, game: Game, record: MatchRecord, rows: list[LogRow]) -> Reel:
        origin = await self._service.store.matches.origin(record.id)
        try:
            begun = await asyncio.to_thread(match_of, game, record, origin)
        except (SetupError, RuleFaultError) as problem:
            raise UnplayableError(str(problem)) from None
        log = [entry_of(row.entry) for row in rows]
        return await wound(game, begun.players, begun.options, begun.seed, log, begun.origin)


def _file_source(file: Export, game: Game, match: str) -> MatchSource:
    """A match that is known as a file."""
    seats = [ReplaySeat(name=seat.name, bot="" if seat.kind == "person" else seat.kind) for seat in file.seats]
    return MatchSource(
        match=match,
        game=game,
        options=file.options,
        seats=seats,
        state="over" if file.result else "aborted",
        version=len(file.log),
        file=file,
        origin=origin_in_file(file.origin, game, file_id(file.origin.file)) if file.origin else None,
    )


def _allowed(source: MatchSource, viewpoint: int) -> int:
    """The viewpoint, if the reader may look from there."""
    if viewpoint in source.viewpoints:
        return viewpoint
    if viewpoint == OPEN:
        raise Refusal("not-over")
    raise Refusal("not-your-seat" if 0 <= viewpoint < len(source.seats) else "no-such-seat")


def _game_of(file: Export, games: dict[str, Game]) -> Game:
    if file.game not in games:
        raise Refusal("file-other-game", games=", ".join(games))
    try:
        game = game_for(file, games)
    except VerifyError as problem:
        raise Refusal("file-broken", problem=str(problem)) from None
    if file.rules[0] != game.rules_version:
        raise Refusal("file-other-rules", needed=file.rules[0], installed=game.rules_version)
    return game
