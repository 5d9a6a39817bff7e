"""The driver of a room: it answers for bots and by standing orders, through the same door as everybody."""

import asyncio
import logging
import secrets
from time import perf_counter

from rathaus.bots.levels import RAT, RAT_KING
from rathaus.core import fair
from rathaus.core.errors import RefusedError
from rathaus.core.export import BotRecord
from rathaus.server import course
from rathaus.server.logs import whereabouts
from rathaus.server.orders import filled_in
from rathaus.server.played import RuleFaultError
from rathaus.server.room import Room
from rathaus.server.store.records import BOT, ORDER, STAND_IN

logger = logging.getLogger("rathaus")
UNDERSTUDY = BotRecord(RAT)  # it answers at once
KING_FACTOR = 4 / 3  # how much longer the strongest may think


class Driver:
    """Works while somebody without hands is asked, and rests otherwise."""

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
            await course.begin_when_ready(room)
        await course.return_seats(room)
        is_mine = room.service.neighbours.drives(room.table.code)  # one worker is enough for what nobody waits for
        if is_mine:
            await room.settle()
        if room.played is None or room.record.state != "playing":
            return
        await self._follow_orders()
        if is_mine:
            await asyncio.gather(*(self._timed(seat) for seat in room.played.asked if room.table.seats[seat].bot))

    # Standing orders.

    async def _follow_orders(self) -> None:
        room = self.room
        for seat in list(room.match().asked):
            picks = standing_answer(room, seat)
            if picks:
                await self._try(ORDER, seat, picks, room.match().decision_id(seat))

    # Bots.

    async def _timed(self, seat: int) -> None:
        begun = perf_counter()
        await self._answer(seat)
        self.room.service.metrics.bots.add(perf_counter() - begun)

    async def _answer(self, seat: int) -> None:
        """Ask the bot; where it hangs, fails or cheats, its understudy; and where that fails, give any legal answer."""
        room, service = self.room, self.room.service
        async with room.lock:
            played = room.match()
            if seat not in played.asked:
                return
            view, decision = played.see(seat), played.decision_id(seat)
            is_open = not played.match.position.todo[-1].sealed
        pace = asyncio.create_task(asyncio.sleep(service.config.bot_pace if is_open else 0.0))
        bot, seed = bot_in(room, seat), fair.bot_seed(room.record.id, bytes.fromhex(room.record.secret), seat)
        seconds = KING_FACTOR * service.config.bot_seconds if bot.level == RAT_KING else service.config.bot_seconds
        for workers, who, by in ((service.bots, bot, BOT), (service.understudies, UNDERSTUDY, STAND_IN)):
            limit = seconds if by == BOT else service.config.understudy_seconds
            picks = await workers.choose(room.game, who, seed, view, seconds=limit)
            await pace  # people can follow
            if picks and await self._try(by, seat, picks, decision):
                return
            service.metrics.stood_in += by == BOT
        level = room.table.seats[seat].bot
        logger.warning("a bot gave no legal answer, any one stands in", extra={"table": room.table.code, "bot": level})
        if room.match().decision_id(seat) == decision:
            await self._try(STAND_IN, seat, room.match().any_answer(seat), decision)

    async def _try(self, by: str, seat: int, actions: list[int], decision: str) -> bool:
        """Whether that is settled: done, or no longer asked like that."""
        try:
            await self.room.play(by, seat, actions, decision=decision, command=secrets.token_hex(8))
        except RefusedError as refused:
            return refused.reason != "not-offered"
        return True


def bot_in(room: Room, seat: int) -> BotRecord:
    """The bot of a seat as the match fixed it; older matches fixed none."""
    level = room.table.seats[seat].bot
    if seat < len(room.record.bots) and room.record.bots[seat].level == level:
        return room.record.bots[seat]
    return room.service.bot_record(room.game, len(room.table.seats), level)


def standing_answer(room: Room, seat: int) -> list[int]:
    """The whole answer to what the seat is asked now, where its orders say each pick of it; otherwise nothing."""
    orders = room.orders.get(seat, {})
    if not orders or seat in room.resting or room.table.seats[seat].bot:
        return []
    return filled_in(room.match(), seat, [], orders)
