"""Hints: what the strongest bot would consider for what a person is asked, made from that seat's view alone.

A hint is thought of in a bot's process, while the table goes on; nobody waits for it but the person who asked.
"""

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from rathaus.bots import STRONGEST
from rathaus.server.limits import FairLimit, Sender
from rathaus.server.live_match import Question
from rathaus.server.refusals import Refusal
from rathaus.server.replay_bodies import Hint
from rathaus.server.request_bodies import AskHint
from rathaus.server.room import Room
from rathaus.server.seats import own_seat

if TYPE_CHECKING:
    from rathaus.server.service import Service

KEPT = 1000


class Hints:
    """The hints that were asked for lately: the same question gets the same hint, and counts once."""

    def __init__(self, service: "Service") -> None:
        self._service = service
        self._kept: OrderedDict[tuple[str, int, str], asyncio.Task[Hint]] = OrderedDict()
        limits = service.config.limits
        self._limit = FairLimit(limits.hints, limits.hints_an_address)

    async def hint(self, room: Room, who: str, wish: AskHint, sender: Sender) -> Hint:
        """A hint for what a seat is asked, where the table allows it."""
        own_seat(room.table, who, wish.seat)
        if not room.table.has_hints:
            raise Refusal("no-hints")
        asked = await room.asked(who, wish.seat, wish.decision)
        key = room.match.record.id, wish.seat, wish.decision
        if key not in self._kept:
            if not self._limit.takes(sender):
                raise Refusal("too-many")
            self._keep(key, self._service.spawn(self._think(room, who, wish, asked)))
        try:
            return await asyncio.shield(self._kept[key])
        except Exception:
            self._kept.pop(key, None)
            raise

    def _keep(self, key: tuple[str, int, str], thinking: asyncio.Task[Hint]) -> None:
        self._kept[key] = thinking
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def _think(self, room: Room, who: str, wish: AskHint, asked: Question) -> Hint:
        service, match = self._service, room.match
        bot = service.bot_record(match.game, len(room.table.seats), STRONGEST)
        seed = f"hint|{match.record.id}"  # nothing secret: the hint follows from what the seat may know
        answers = await service.bots.advise(match.game, bot, seed, asked.view, seconds=service.config.hint_seconds)
        if answers is None:
            raise Refusal("no-advice")
        if not answers:
            raise Refusal("no-choice")
        await room.take_hint(who, wish.seat, wish.decision)
        return Hint(decision=wish.decision, seat=wish.seat, answers=answers)
