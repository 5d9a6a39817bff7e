"""The log: one line for each thing, as text or as JSON, and of a fault only its kind and place."""

import json
import logging
import sys
from collections.abc import Iterator

import pytest

from rathaus.server.logs import JsonLines, Text, is_news, listen, whereabouts


def record(level: int = logging.WARNING, **extra: object) -> logging.LogRecord:
    try:
        raise ValueError("the ace of spades")
    except ValueError:
        fault = sys.exc_info()
    return logging.getLogger("rathaus").makeRecord(
        "rathaus", level, "room.py", 1, "something %s", ("happened",), fault, extra=extra
    )


def test_a_line_of_json_tells_what_where_and_when() -> None:
    told = json.loads(JsonLines().format(record(match="m1", entry=7)))

    assert (told["level"], told["event"], told["match"], told["entry"]) == ("warning", "something happened", "m1", 7)
    assert told["at"].endswith("+00:00")
    assert told["fault"].startswith("ValueError < test_logs.py:")
    assert "ace" not in str(told)


def test_a_line_of_text_is_one_line() -> None:
    line = Text().format(record(match="m1"))

    assert " warning: something happened match=m1 fault=ValueError < test_logs.py:" in line
    assert "\n" not in line
    assert "ace" not in line


def test_the_place_of_a_fault_that_was_never_raised_is_unknown() -> None:
    assert whereabouts(KeyError("secret")) == "KeyError"


@pytest.fixture
def quiet() -> Iterator[None]:
    found = [logging.getLogger(name) for name in ("rathaus", "uvicorn")]
    before = [logger.handlers for logger in found]
    yield
    for logger, handlers in zip(found, before, strict=True):
        logger.handlers = handlers


@pytest.mark.usefixtures("quiet")
def test_what_others_send_wrongly_does_not_fill_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    listen("json")
    logging.getLogger("uvicorn.error").error("Invalid UTF-8 sequence received from client.")
    logging.getLogger("uvicorn.error").error("Exception in ASGI application")

    lines = capsys.readouterr().err.splitlines()
    assert [json.loads(line)["event"] for line in lines] == ["Exception in ASGI application"]


def test_a_house_that_is_cut_short_while_it_stops_has_no_fault() -> None:
    cut = "Traceback (most recent call last):\n  …\nasyncio.exceptions.CancelledError: Cancelled via cancel scope 7f78"

    assert not is_news(logging.makeLogRecord({"msg": cut}))
    assert is_news(logging.makeLogRecord({"msg": "a match is frozen"}))
