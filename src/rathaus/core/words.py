"""The words of a fast stream: SHAKE-128 of a seed and a number, cut into words of 32 bits, the high bytes first.

Interpreted, a list of numbers that is made in bulk is fastest. Compiled, `words_compiled` takes this module's place.
"""

from hashlib import shake_128
from struct import unpack
from typing import Final

WORDS: Final = 0x1_0000_0000  # how many values a 32-bit word has
BLOCK: Final = 128
BEGINNING: Final = 24  # of the first block: most generators of a search draw only a few numbers

Words = list[int]


def words_in(text: bytes) -> Words:
    """Bytes as words."""
    return list(unpack(f">{len(text) // 4}I", text))


NO_WORDS: Final = words_in(b"")


def block_of_words(seed: bytes, block: int) -> Words:
    """A block of a seed's stream."""
    return words_in(shake_128(seed + block.to_bytes(8, "big")).digest(4 * BLOCK))


def beginning_of_words(seed: bytes) -> Words:
    """The first words of the first block."""
    return words_in(shake_128(seed + bytes(8)).digest(4 * BEGINNING))
