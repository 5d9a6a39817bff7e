"""The log of the house: one line for each thing, as text or as JSON.

No line holds a secret: for a fault it names the kind and the place, not the message, which may name a card.
"""

import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

import msgspec

Style = Literal["text", "json"]
SENDERS_FAULTS = ("Invalid UTF-8 sequence received from client.",)  # not logged, so that nobody can fill the log
CUT_SHORT = "asyncio.exceptions.CancelledError"
USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message", "websocket"}


def whereabouts(fault: BaseException) -> str:
    """The kind of a fault and where it happened, innermost place first; never its message."""
    steps = traceback.extract_tb(fault.__traceback__)
    places = [f"{Path(step.filename).name}:{step.lineno} {step.name}" for step in reversed(steps)]
    return " < ".join([type(fault).__name__, *places[:8]])


def facts(record: logging.LogRecord) -> dict[str, object]:
    """What a line tells."""
    told: dict[str, object] = {
        "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "event": record.getMessage(),
    }
    told |= {name: value for name, value in vars(record).items() if name not in USUAL}
    if record.exc_info and record.exc_info[1]:
        told["fault"] = whereabouts(record.exc_info[1])
    return told


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        return msgspec.json.encode(facts(record), enc_hook=str).decode()


class Text(logging.Formatter):
    """One line for people: when, how bad, what, and the rest as name=value."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told = facts(record)
        head = f"{told.pop('at')} {told.pop('level')}: {told.pop('event')}"
        return " ".join([head, *(f"{name}={value}" for name, value in told.items())])


def is_news(record: logging.LogRecord) -> bool:
    """Whether to write a line of the server: not if a sender is at fault, nor if Ctrl+C interrupted it."""
    return record.msg not in SENDERS_FAULTS and CUT_SHORT not in str(record.msg)


def listen(style: Style) -> None:
    """Write the house's lines, and its server's, to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else Text())
    handler.addFilter(is_news)
    for name in ("rathaus", "uvicorn"):
        logging.getLogger(name).handlers = [handler]
