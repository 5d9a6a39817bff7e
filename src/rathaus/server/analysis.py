"""Analyses: how everybody's chances went in a match that has ended, and what answers have cost.

Each answer is judged from the view of the seat that gave it, in a process that gives way to everybody else. Verdicts
are kept one by one: after a restart an analysis goes on where it was.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from rathaus.bots.advice import COSTLY, Verdict, analyst
from rathaus.bots.levels import HOOKS, recorded
from rathaus.core.game import Game
from rathaus.server.limits import FairLimit, Sender
from rathaus.server.reel import PlayedReel
from rathaus.server.refusals import Refusal
from rathaus.server.replay_bodies import Analysis, Judged

if TYPE_CHECKING:
    from rathaus.server.service import Service

WAITING = 32  # analyses at most that wait for their turn
PAUSE = 0.05  # seconds before it looks again whether bots of running matches still think
PATIENCE = 30.0  # seconds after which it goes on with one answer even if they do
AT_ONCE = 200  # verdicts that are sent together

logger = logging.getLogger("rathaus")


class AnalysisDesk:
    """One analysis at a time; the others wait."""

    def __init__(self, service: "Service") -> None:
        self._service = service
        self._waiting: list[str] = []
        self._is_working = False
        limits = service.config.limits
        self._limit = FairLimit(limits.analyses, limits.analyses_an_address)

    async def resume(self) -> None:
        """Go on with what was asked for before the house was closed."""
        for match in await self._service.store.analyses.unfinished():
            if self._service.peers.drives(match):
                self._add(match)

    async def ask(self, match: str, sender: Sender) -> Analysis:
        """Anybody may ask for the analysis of a match that has ended."""
        service = self._service
        game, reel = await service.replays.ended(match, sender)
        if not isinstance(reel, PlayedReel):
            raise Refusal("other-rules")
        if game.name not in HOOKS:
            raise Refusal("no-advice")
        if await service.store.analyses.load(match) is None:
            if len(self._waiting) >= WAITING or not self._limit.takes(sender):
                raise Refusal("too-many")
            await service.store.analyses.add(match, len(reel.answered()), service.now())
        return await self.state(match, sender)

    async def state(self, match: str, sender: Sender, after: int = 0) -> Analysis:
        """How far an analysis is, and its verdicts on steps after this one."""
        service = self._service
        _, reel = await service.replays.ended(match, sender)
        record = await service.store.analyses.load(match)
        if record is None:
            return Analysis(state="none", done=0, answers=0, judged=[])
        if not record.is_done and isinstance(reel, PlayedReel):
            self._add(match)
        new = await service.store.analyses.verdicts(match, after, AT_ONCE)
        return Analysis(
            state="done" if record.is_done else "running",
            done=await service.store.analyses.count(match),
            answers=record.answers,
            judged=[_judged(reel.steps[step].seat, reel.steps[step - 1].turn, step, new[step]) for step in new],
        )

    # The work.

    def _add(self, match: str) -> None:
        if match not in self._waiting:
            self._waiting.append(match)
        if not self._is_working:
            self._is_working = True
            self._service.spawn(self._work())

    async def _work(self) -> None:
        try:
            while self._waiting:
                await self._try(self._waiting[0])
                self._waiting.pop(0)
        finally:
            self._is_working = False

    async def _try(self, match: str) -> None:
        """Analyse a match; where that is not possible now, it goes on when somebody asks again."""
        try:
            await self._analyse(match)
        except (SQLAlchemyError, OSError, Refusal) as problem:
            logger.warning("an analysis rests", extra={"match": match, "problem": type(problem).__name__})

    async def _analyse(self, match: str) -> None:
        store = self._service.store.analyses
        game, reel = await self._service.replays.ended(match)
        if not isinstance(reel, PlayedReel):
            return
        known = await store.verdicts(match)
        for step in reel.answered():
            if step not in known:
                await self._give_way()
                await store.keep(match, step, await self._verdict(match, game, reel, step))
        await store.finish(match)

    async def _verdict(self, match: str, game: Game, reel: PlayedReel, step: int) -> Verdict:
        """What an answer was worth, as its seat could know it; a bot that fails twice leaves it open."""
        view, taken = reel.question(step)
        bot = recorded(analyst(game, reel.players))
        for _ in range(2):
            found = await self._service.analysts.judge(game, bot, f"analysis|{match}", view, taken)
            if found is not None:
                return found
        return Verdict([])

    async def _give_way(self) -> None:
        """Bots of running matches think first."""
        service = self._service
        waited = 0.0
        while waited < PATIENCE and (service.bots.is_thinking or service.understudies.is_thinking):
            await asyncio.sleep(PAUSE)
            waited += PAUSE


def _judged(seat: int, turn: int, step: int, verdict: Verdict) -> Judged:
    return Judged(
        step=step,
        seat=seat,
        turn=turn,
        chances=verdict.chances,
        cost=verdict.cost,
        doubt=verdict.doubt,
        is_costly=verdict.cost >= COSTLY and verdict.better is not None,
        better=verdict.better,
    )
