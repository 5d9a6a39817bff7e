"""What the house writes down about itself: one line for each thing, as text or as JSON.

No line ever holds a secret: of a fault it names the kind and the place, not what was said, since that may be a card.
"""

import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

import msgspec

Style = Literal["text", "json"]
SENDERS_FAULTS = ("Invalid UTF-8 sequence received from client.",)  # of the server: nobody fills the log with these
CUT_SHORT = "asyncio.exceptions.CancelledError"
USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message", "websocket"}


def whereabouts(fault: BaseException) -> str:
    """The kind of a fault and where it happened, innermost place first; nothing of what it says."""
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
    """Whether a line of the server is worth writing: not where a sender is at fault, nor where Ctrl+C cut it short."""
    return record.msg not in SENDERS_FAULTS and CUT_SHORT not in str(record.msg)


def listen(style: Style) -> None:
    """Write the house's lines, and its server's, to where complaints go."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else Text())
    handler.addFilter(is_news)
    for name in ("rathaus", "uvicorn"):
        logging.getLogger(name).handlers = [handler]
