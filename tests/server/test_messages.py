"""What travels between page and service."""

import msgspec
import pytest

from rathaus.server import messages
from rathaus.server.request_bodies import BODIES_IN
from tools import game_types, typescript


def test_the_page_has_the_types_of_today() -> None:
    assert typescript.FILE.read_text("utf-8") == typescript.typescript(), "run `make types`"
    assert typescript.LINES_FILE.read_text("utf-8") == typescript.telling(), "run `make types`"


def test_the_page_has_the_views_questions_and_events_of_today() -> None:
    found = {path.name: path.read_text("utf-8") for path in game_types.FOLDER.iterdir()}

    assert found == game_types.all_files(), "run `make types`"


@pytest.mark.parametrize("struct", [*BODIES_IN, *messages.Said.__args__], ids=lambda struct: struct.__name__)
def test_what_comes_in_refuses_unknown_fields(struct: type[msgspec.Struct]) -> None:
    assert struct.__struct_config__.forbid_unknown_fields
