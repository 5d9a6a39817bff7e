"""The driver of a room: it answers for bots and by standing orders, in the same way as people do."""

import asyncio
import logging
import secrets
from time import perf_counter

from rathaus.bots.levels import RAT, RAT_KING, VERSION
from rathaus.core.errors import RefusedError
from rathaus.core.export import BotRecord, bot_seed
from rathaus.server import table_lifecycle
from rathaus.server.drafts import any_answer
from rathaus.server.live_match import RuleFaultError
from rathaus.server.logs import whereabouts
from rathaus.server.reports import fairness_of
from rathaus.server.room import Room
from rathaus.server.store.records import BOT, ENDED, ORDER, STAND_IN, USUAL_PACE

logger = logging.getLogger("rathaus")
UNDERSTUDY = BotRecord(RAT)  # it answers at once
KING_FACTOR = 4 / 3  # how much longer the strongest may think


class Driver:
    """Works while a bot or a standing order has to answer, and rests otherwise."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.is_busy = False
        self._again = False

    def wake(self) -> None:
        """Look whether there is something to do."""
        self._again = True
        if not self.is_busy:
            self.is_busy = True
            self.room.service.spawn(self._run())

    async def _run(self) -> None:
        try:
            while self._again:
                self._again = False
                await self._work()
        except RuleFaultError as fault:
            await self.room.freeze(fault)
        except Exception as fault:
            told = {"table": self.room.table.code, "fault": whereabouts(fault)}
            logger.error("a driver stopped", extra=told)
        finally:
            self.is_busy = False

    async def _work(self) -> None:
        room = self.room
        if room.table.state == "starting":
            await table_lifecycle.begin_when_ready(room)
        await table_lifecycle.return_to_viewers(room)
        is_mine = room.service.peers.drives(room.table.code)  # one worker is enough for what nobody waits for
        if is_mine and room.match.record.state in ENDED:
            await room.settle()
        if room.match.live is None or room.match.record.state != "playing":
            return
        await self._follow_orders()
        bots = [seat for seat in room.match.begun().asked if room.table.seats[seat].bot] if is_mine else []
        if bots:
            await asyncio.gather(*(self._timed(seat) for seat in bots))

    # Standing orders.

    async def _follow_orders(self) -> None:
        match, seats = self.room.match, self.room.table.seats
        for seat in list(match.begun().asked):
            picks = [] if seats[seat].bot else match.orders.answer(match.begun(), seat)
            if picks:
                await self._try(ORDER, seat, picks, match.begun().decision_id(seat))

    # Bots.

    async def _timed(self, seat: int) -> None:
        begun = perf_counter()
        await self._answer(seat)
        self.room.service.metrics.bots.add(perf_counter() - begun)

    async def _answer(self, seat: int) -> None:
        """Ask the bot; where it hangs, fails or cheats, its understudy; and where that fails, give any legal answer."""
        room, service = self.room, self.room.service
        asked = await room.question(seat)
        if asked is None:
            return
        is_slow = asked.is_open and room.table.pace == USUAL_PACE
        pace = asyncio.create_task(asyncio.sleep(service.config.bot_pace if is_slow else 0.0))
        bot, record = bot_in(room, seat), room.match.record
        seed = bot_seed(fairness_of(record), seat)
        seconds = KING_FACTOR * service.config.bot_seconds if bot.level == RAT_KING else service.config.bot_seconds
        own = BOT if bot.version == VERSION else STAND_IN  # today's bots stand in for those of the match
        understudy = service.understudies, UNDERSTUDY, STAND_IN, service.config.understudy_seconds
        for workers, who, by, limit in ((service.bots, bot, own, seconds), understudy):
            picks = await workers.choose(room.match.game, who, seed, asked.view, seconds=limit)
            await pace  # so that people can follow
            if picks and await self._try(by, seat, picks, asked.decision):
                return
            service.metrics.stood_in += who is bot
        level = room.table.seats[seat].bot
        logger.warning("a bot gave no legal answer, using a random one", extra={"table": room.table.code, "bot": level})
        live = room.match.begun()
        if live.decision_id(seat) == asked.decision:
            await self._try(STAND_IN, seat, any_answer(live, seat), asked.decision)

    async def _try(self, by: str, seat: int, actions: list[int], decision: str) -> bool:
        """Try an answer; return whether the question is settled: answered, or no longer asked like that."""
        try:
            await self.room.play(by, seat, actions, decision=decision, command=secrets.token_hex(8))
        except RefusedError as refused:
            return refused.reason != "not-offered"
        return True


def bot_in(room: Room, seat: int) -> BotRecord:
    """The bot of a seat as the match fixed it; older matches fixed none."""
    level = room.table.seats[seat].bot
    if seat < len(room.match.record.bots) and room.match.record.bots[seat].level == level:
        return room.match.record.bots[seat]
    return room.service.bot_record(room.match.game, len(room.table.seats), level)
