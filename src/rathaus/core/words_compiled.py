"""The same words as in `words`, whose place this module takes where it is compiled: a word is a number only when drawn.

Interpreted, that would be slow; compiled, it saves the time of making a list of numbers that do not fit into a digit.
"""

from hashlib import shake_128
from typing import Final

from mypy_extensions import i64

WORDS: Final = 0x1_0000_0000  # how many values a 32-bit word has
BLOCK: Final = 128
BEGINNING: Final = 42  # of the first block: as many as SHAKE gives at once


class Words:
    """The bytes that the words lie in."""

    def __init__(self, text: bytes) -> None:
        self.text = text

    def __len__(self) -> int:
        return len(self.text) // 4

    def __getitem__(self, at: int) -> int:
        text, first = self.text, i64(at) * 4
        high = i64(text[first]) << 24 | i64(text[first + 1]) << 16
        return int(high | i64(text[first + 2]) << 8 | i64(text[first + 3]))


def words_in(text: bytes) -> Words:
    """Bytes as words."""
    return Words(text)


NO_WORDS: Final = words_in(b"")


def block_of_words(seed: bytes, block: int) -> Words:
    """A block of a seed's stream."""
    return Words(shake_128(seed + block.to_bytes(8, "big")).digest(4 * BLOCK))


def beginning_of_words(seed: bytes) -> Words:
    """The first words of the first block."""
    return Words(shake_128(seed + bytes(8)).digest(4 * BEGINNING))
