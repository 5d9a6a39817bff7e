"""Refusals: every reason why the service does not do what it was asked to, with its HTTP status.

Each has a sentence `refused-<reason>` in the house's catalogues. Reasons of the rules and of undo come from the kernel.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from rathaus.core.errors import RefusedError
from rathaus.server.bodies import Args

logger = logging.getLogger("rathaus")

STATUS: dict[str, int] = {
    # who one is
    "no-name": 401,
    "bad-name": 400,
    "name-taken": 409,
    "link-used": 404,
    "other-origin": 403,
    "too-many": 429,
    "too-large": 413,
    "malformed": 400,
    "no-such-page": 404,
    "fault": 500,
    # tables
    "unknown-table": 404,
    "unknown-game": 400,
    "unknown-bot": 400,
    "unknown-data": 400,
    "setup": 400,
    "players": 400,
    "list-length": 400,
    "number-too-small": 400,
    "empty-line": 400,
    "table-full": 409,
    "seat-taken": 409,
    "no-such-seat": 404,
    "not-your-seat": 403,
    "not-seated": 403,
    "not-host": 403,
    "seats-open": 409,
    "begun": 409,
    "not-begun": 409,
    "not-over": 403,
    "person-here": 409,
    "just-left": 409,
    "not-person": 409,
    "store": 503,
    # matches
    "unknown-match": 404,
    "late": 409,
    "not-your-turn": 409,
    "not-offered": 409,
    "not-whole": 409,
    "over": 409,
    "undo-revealed": 409,
    "undo-overtaken": 409,
    "undo-nothing": 409,
    "bot-plays": 409,
    "frozen": 409,
    "other-rules": 409,
    "no-hints": 403,
    "no-choice": 409,
    "no-advice": 503,
    "no-seed": 409,
    "staged": 403,
    "no-match-file": 400,
    "file-other-game": 400,
    "file-other-rules": 409,
    "file-broken": 400,
    "play-on-end": 409,
    "play-on-rules": 409,
    "play-on-long": 409,
    "play-on-seats": 400,
    "play-on-fixed": 409,
    # the socket
    "version": 400,
    "unknown-message": 400,
    "slow": 400,
    "restart": 503,
}


class Refusal(RefusedError):  # noqa: N818 the house's own word for it
    """The service does not do it; nothing has changed."""

    def __init__(self, reason: str, **args: int | str) -> None:
        super().__init__(reason, f"{reason} {args or ''}".strip())
        self.args_for_words: Args = args


def args_of(refused: RefusedError) -> Args:
    """What the sentence has to mention."""
    return refused.args_for_words if isinstance(refused, Refusal) else {}


@contextmanager
def beyond_the_answer(table: str) -> Iterator[None]:
    """The command itself is done: if what follows from it fails, that is logged, and the command is not refused."""
    try:
        yield
    except (SQLAlchemyError, OSError, Refusal) as problem:
        told = {"table": table, "problem": type(problem).__name__}
        logger.error("what follows from a command was not done", extra=told)
