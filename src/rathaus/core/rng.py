"""Chance: a fast generator for the arena, the fair stream for served matches, and one that records.

All chance comes from `below(n)`. The streams are part of the rules version: the same seed gives the
same numbers forever, interpreted or compiled.
"""

import hmac
import re
from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from rathaus.core.errors import SetupError
from rathaus.core.words import BEGINNING, NO_WORDS, WORDS, Words, beginning_of_words, block_of_words


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng(ABC):
    """A source of chance. `draws` counts the draws so far; `below(1)` draws nothing."""

    draws: int

    @abstractmethod
    def below(self, n: int) -> int:
        """One of 0 … n-1, all equally likely."""

    @abstractmethod
    def copy(self) -> "Rng":
        """A generator that goes on exactly as this one does."""

    def shuffle(self, pieces: list[Any]) -> None:
        """Fisher–Yates from the end, in place; what the pieces are is not looked at, which is faster compiled."""
        for last in range(len(pieces) - 1, 0, -1):
            other = self.below(last + 1)
            pieces[last], pieces[other] = pieces[other], pieces[last]


class FastRng(Rng):
    """A stream of 32-bit words, made by SHAKE-128 in blocks when they are needed; copies share them.

    Making words in bulk is what makes it fast: one by one, interpreted, each would cost three times as much. Words
    from the largest multiple of n on are rejected, since they would favour small numbers.
    """

    def __init__(self, seed: bytes, block: int, words: Words, at: int, draws: int) -> None:
        self.draws = draws
        self.seed = seed
        self.block = block
        self.words = words  # the block, or its beginning; never changed: there is a new list for more
        self.end = len(words)
        self.at = at

    def refill(self) -> None:
        """Make more words: the beginning of the first block, the whole of it, or the next block."""
        if self.end == 0:
            self.words = beginning_of_words(self.seed)
        elif self.end == BEGINNING:
            self.words = block_of_words(self.seed, 0)
        else:
            self.block += 1
            self.words = block_of_words(self.seed, self.block)
            self.at = 0
        self.end = len(self.words)

    def below(self, n: int) -> int:
        """One of 0 … n-1."""
        if n == 1:
            return 0
        self.draws += 1
        while True:
            if self.at == self.end:
                self.refill()
            word = self.words[self.at]
            self.at += 1
            drawn = word % n
            if word - drawn <= WORDS - n:
                return drawn
            check_range(n)

    def shuffle(self, pieces: list[Any]) -> None:
        """The same draws as the plain shuffle, inlined: bags and decks take a tenth of the time of a random game."""
        words, at = self.words, self.at
        n = len(pieces)
        self.draws += max(n - 1, 0)
        while n > 1:
            if at == self.end:
                self.at = at
                self.refill()
                words, at = self.words, self.at
            word = words[at]
            at += 1
            other = word % n
            if word - other <= WORDS - n:
                n -= 1
                pieces[n], pieces[other] = pieces[other], pieces[n]
        self.at = at

    def copy(self) -> "FastRng":
        """A generator that goes on exactly as this one does."""
        if self.end == 0:
            self.refill()
        return FastRng(self.seed, self.block, self.words, self.at, self.draws)


def fast(seed: str) -> FastRng:
    """The fast generator, seeded by a text."""
    key = f"rathaus-fast/1|{seed}|".encode()
    return FastRng(key, 0, NO_WORDS, 0, 0)


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
            if word < limit_of(n):
                return word % n
        block += 1


def limit_of(n: int) -> int:
    """Words from here on are rejected: they would favour small numbers."""
    check_range(n)
    return WORDS - WORDS % n


def check_range(n: int) -> None:
    """Refuse to draw from more values than a word has."""
    if n > WORDS:
        raise ValueError(f"one of {n} cannot be drawn; a word has {WORDS} values")


class RecordingRng(Rng):
    """Passes on another generator's numbers and keeps them as pairs: n, result."""

    def __init__(self, source: Rng, drawn: list[tuple[int, int]]) -> None:
        self.draws = source.draws
        self.source = source
        self.drawn = drawn

    def below(self, n: int) -> int:
        """The source's number, recorded."""
        result = self.source.below(n)
        if n > 1:
            self.drawn.append((n, result))
        self.draws = self.source.draws
        return result

    def copy(self) -> "RecordingRng":
        """A generator that goes on as this one does, with a record of its own."""
        return RecordingRng(self.source.copy(), self.drawn.copy())


def drawn_by(rng: Rng) -> list[tuple[int, int]]:
    """The draws that a recording generator has kept; empty for others."""
    return rng.drawn if isinstance(rng, RecordingRng) else []


def generator(seed: str) -> Rng:
    """The generator that a seed stands for: `fair:` and a key in hex is the fair stream, other texts the fast one."""
    if not seed.startswith("fair:"):
        return fast(seed)
    if re.fullmatch("[0-9a-f]{64}", seed[5:]) is None:
        raise SetupError("a fair seed is 'fair:' and 64 hex digits")
    return FairRng(bytes.fromhex(seed[5:]), 0)
