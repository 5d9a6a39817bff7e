"""Reading data files."""

import msgspec
import pytest

from rathaus.core.data import read
from rathaus.core.errors import DataError


class Card(msgspec.Struct, forbid_unknown_fields=True):
    number: int


class Box(msgspec.Struct, forbid_unknown_fields=True):
    card: list[Card]


def test_a_file_is_read_into_its_shape() -> None:
    assert read("card = [{ number = 3 }]", "box.toml", Box).card[0].number == 3


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("card = 1\ncard = 2", r"box.toml: not TOML: Cannot overwrite a value"),
        ("card = [{ number = 'x' }]", r"box.toml: card\[0\].number: Expected `int`, got `str`"),
        ("card = [{}]", r"box.toml: card\[0\]: Object missing required field `number`"),
        ("", r"box.toml: top level: Object missing required field `card`"),
        ("card = []\nshoe = 1", r"box.toml: top level: Object contains unknown field `shoe`"),
        (
            f"card = [{{ number = {2**70} }}]",
            r"box.toml: card.0.number: the number is too large, expected at most 9999",
        ),
        ("card = [{ number = -10000 }]", r"box.toml: card.0.number: the number is too large"),
        (f"card = [{{ number = 0x{'f' * 5000} }}]", r"box.toml: card.0.number: the number is too large"),
        (f"card = [{{ number = {'9' * 5000} }}]", r"box.toml: not TOML: a number has more digits than can be read"),
        ("card = [{ number = 1e400 }]", r"box.toml: card\[0\].number: Expected `int`, got `float`"),
        ("card = [{ number = nan }]", r"box.toml: card\[0\].number: Expected `int`, got `float`"),
        ("card = " + "[" * 5000 + "]" * 5000, r"box.toml: not TOML: it is nested too deeply"),
    ],
)
def test_what_does_not_fit_is_named_with_its_place(text: str, complaint: str) -> None:
    with pytest.raises(DataError, match=complaint):
        read(text, "box.toml", Box)
