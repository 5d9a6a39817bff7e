"""Seats and their letters."""

import pytest

from rathaus.core.seats import letter, seat_of


def test_letters_leave_out_what_looks_like_one() -> None:
    assert "".join(letter(seat) for seat in range(12)) == "ABCDEFGHJKLM"


def test_a_letter_is_a_seat_of_the_table() -> None:
    assert seat_of("C", 3) == 2


@pytest.mark.parametrize("text", ["D", "", "AB", "a", "I"])
def test_other_letters_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no seat, expected A to C"):
        seat_of(text, 3)
