"""Seats: numbers for the rules, letters for people."""

from typing import Final

SPECTATOR: Final = -1
LETTERS: Final = "ABCDEFGHJKLM"


def letter(seat: int) -> str:
    """The letter of a seat, as on chips, in logs and in scenarios."""
    return LETTERS[seat]


def seat_of(text: str, players: int) -> int:
    """The seat that a letter stands for at a table of this many."""
    if len(text) != 1 or text not in LETTERS[:players]:
        raise ValueError(f"{text!r} is no seat, expected {LETTERS[0]} to {LETTERS[players - 1]}")
    return LETTERS.index(text)
