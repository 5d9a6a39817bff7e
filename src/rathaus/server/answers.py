"""The one answer to each command, made only here; a command that is sent again gets its first answer.

Answers are kept in memory. The database backs this up: log entries and chat lines are unique by their command. So after
a restart, or at another worker, a command that was carried out is still known.
"""

import asyncio
import logging
from collections import OrderedDict
from time import perf_counter
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from rathaus.core.errors import RefusedError
from rathaus.server.bodies import Args
from rathaus.server.commands import carry_out
from rathaus.server.live_match import RuleFaultError
from rathaus.server.logs import whereabouts
from rathaus.server.messages import Done, Hello, Ping, Play, Refused, Said, Unwatch, Watch
from rathaus.server.refusals import args_of

if TYPE_CHECKING:
    from rathaus.server.connection import Connection
    from rathaus.server.service import Service

logger = logging.getLogger("rathaus")
KEPT = 10_000
REPEATABLE = (Hello, Ping, Watch, Unwatch)  # harmless twice: sent again, they are carried out again
WORTH_A_RETRY = ("store", "fault")  # refused for a reason that may be gone soon

Answer = Done | Refused


class Answers:
    """What was answered to each guest's commands; the oldest ones are forgotten."""

    def __init__(self, service: "Service") -> None:
        self.service = service
        self._first: OrderedDict[tuple[str, str], asyncio.Task[Answer]] = OrderedDict()

    async def answer(self, page: "Connection", said: Said) -> Answer:
        """Carry out a command, or wait where this is already under way. It goes on even if its page is gone."""
        if isinstance(said, REPEATABLE) or not page.who:
            return await self._carry_out(page, said)
        key = (page.who, said.id)
        first = self._first.get(key)
        if first is None:
            first = self._first[key] = self.service.spawn(self._carry_out(page, said))
            if len(self._first) > KEPT:
                self._first.popitem(last=False)
        answer = await asyncio.shield(first)
        if isinstance(answer, Refused) and answer.reason in WORTH_A_RETRY:
            self._first.pop(key, None)
        return answer

    async def _carry_out(self, page: "Connection", said: Said) -> Answer:
        begun, metrics = perf_counter(), self.service.metrics
        try:
            version = await carry_out(page, said)
        except RefusedError as refused:
            metrics.refused += 1
            return refusal(page, said, refused.reason, args_of(refused))
        except (SQLAlchemyError, OSError) as problem:
            told = {"command": type(said).__name__, "problem": type(problem).__name__}
            logger.error("the database could not be used", extra=told)
            return refusal(page, said, "store")
        except RuleFaultError as fault:
            await self._freeze(said, fault)
            return refusal(page, said, "frozen")
        except Exception as fault:
            logger.error("a command failed", extra={"command": type(said).__name__, "fault": whereabouts(fault)})
            return refusal(page, said, "fault")
        if isinstance(said, Play):
            metrics.people.add(perf_counter() - begun)
        return Done(id=said.id, version=version)

    async def _freeze(self, said: Said, fault: RuleFaultError) -> None:
        room = self.service.rooms.get(_table_of(said))
        if room:
            await room.freeze(fault)


def refusal(page: "Connection", said: Said, reason: str, args: Args | None = None) -> Refused:
    """A refusal; it tells the version of a match only to a page that looks at it."""
    room = page.rooms.get(_table_of(said))
    return Refused(id=said.id, reason=reason, args=args or {}, version=room.match.version if room else 0)


def _table_of(said: Said) -> str:
    return str(getattr(said, "table", "")).upper()
