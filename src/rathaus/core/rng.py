"""Chance: a fast generator for the arena, the fair stream for served matches, and one that records.

Everything random comes from `below(n)`. The streams are part of the rules version: the same seed gives the
same numbers for ever, interpreted or compiled.
"""

import hmac
import re
from abc import ABC, abstractmethod
from hashlib import sha256
from typing import Final

from mypy_extensions import mypyc_attr

from rathaus.core.errors import SetupError

WORDS: Final = 0x1_0000_0000  # how many values a 32-bit word has
MASK: Final = 0xFFFF_FFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng(ABC):
    """A source of chance. `draws` counts what was drawn so far; `below(1)` draws nothing."""

    draws: int

    @abstractmethod
    def below(self, n: int) -> int:
        """One of 0 … n-1, all equally likely."""

    @abstractmethod
    def copy(self) -> "Rng":
        """A generator that goes on exactly as this one does."""

    def shuffle(self, pieces: list[int]) -> None:
        """Fisher–Yates from the end, in place."""
        for last in range(len(pieces) - 1, 0, -1):
            other = self.below(last + 1)
            pieces[last], pieces[other] = pieces[other], pieces[last]


class FastRng(Rng):
    """The sfc32 generator: three words and a counter, no integer above 62 bits."""

    def __init__(self, a: int, b: int, c: int, counter: int, draws: int) -> None:
        self.draws = draws
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def below(self, n: int) -> int:
        """One of 0 … n-1; words in the last, incomplete run of n are rejected."""
        if n == 1:
            return 0
        self.draws += 1
        limit = WORDS - WORDS % n
        while True:
            b = self.b
            c = self.c
            word = (self.a + b + self.counter) & MASK
            self.counter = (self.counter + 1) & MASK
            self.a = b ^ (b >> 9)
            self.b = (c + (c << 3)) & MASK
            self.c = (((c << 21) | (c >> 11)) + word) & MASK
            if word < limit:
                return word % n

    def shuffle(self, pieces: list[int]) -> None:
        """The same draws as ever, with the words made on the spot: half the time of a random game is shuffling."""
        a, b, c, counter = self.a, self.b, self.c, self.counter
        last = len(pieces) - 1
        self.draws += max(last, 0)
        while last > 0:
            word = (a + b + counter) & MASK
            counter = (counter + 1) & MASK
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & MASK
            c = (((c << 21) | (c >> 11)) + word) & MASK
            n = last + 1
            if word < WORDS - WORDS % n:
                other = word % n
                pieces[last], pieces[other] = pieces[other], pieces[last]
                last -= 1
        self.a, self.b, self.c, self.counter = a, b, c, counter

    def copy(self) -> "FastRng":
        """A generator that goes on exactly as this one does."""
        return FastRng(self.a, self.b, self.c, self.counter, self.draws)


def fast(seed: str) -> FastRng:
    """The fast generator that a text seeds."""
    digest = sha256(f"rathaus-fast/1|{seed}".encode()).digest()
    a, b, c = (int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8))
    return FastRng(a, b, c, counter=1, draws=0)


class FairRng(Rng):
    """The fair stream: draw number i is cut from HMAC-SHA256(key, i), so that anyone can check it afterwards."""

    def __init__(self, key: bytes, draws: int) -> None:
        self.draws = draws
        self.key = key

    def below(self, n: int) -> int:
        """One of 0 … n-1 from the words of this draw's blocks."""
        if n == 1:
            return 0
        number = self.draws
        self.draws += 1
        return fair_draw(self.key, number, n)

    def copy(self) -> "FairRng":
        """A stream that goes on exactly as this one does."""
        return FairRng(self.key, self.draws)


def fair_draw(key: bytes, number: int, n: int) -> int:
    """Draw `number` of the stream: the first word that is not rejected, over as many blocks as it takes."""
    message = number.to_bytes(8, "big")
    block = 0
    while True:
        suffix = b"" if block == 0 else block.to_bytes(8, "big")
        digest = hmac.digest(key, message + suffix, "sha256")
        for at in range(0, 32, 4):
            word = int.from_bytes(digest[at : at + 4], "big")
            if word < WORDS - WORDS % n:
                return word % n
        block += 1


class RecordingRng(Rng):
    """Passes on another generator's numbers and keeps them as pairs: n, result."""

    def __init__(self, source: Rng, drawn: list[tuple[int, int]]) -> None:
        self.draws = source.draws
        self.source = source
        self.drawn = drawn

    def below(self, n: int) -> int:
        """The source's number, written down."""
        result = self.source.below(n)
        if n > 1:
            self.drawn.append((n, result))
        self.draws = self.source.draws
        return result

    def copy(self) -> "RecordingRng":
        """A generator that goes on as this one does, with a record of its own."""
        return RecordingRng(self.source.copy(), self.drawn.copy())


def drawn_by(rng: Rng) -> list[tuple[int, int]]:
    """What a recording generator has written down; others have nothing to show."""
    return rng.drawn if isinstance(rng, RecordingRng) else []


def generator(seed: str) -> Rng:
    """The generator that a seed stands for: `fair:` and a key in hex is the fair stream, other texts the fast one."""
    if not seed.startswith("fair:"):
        return fast(seed)
    if re.fullmatch("[0-9a-f]{64}", seed[5:]) is None:
        raise SetupError("a fair seed is 'fair:' and 64 hex digits")
    return FairRng(bytes.fromhex(seed[5:]), 0)
