"""The words of a fast stream: the module for the interpreter and its twin for the compiler give the same ones."""

from types import ModuleType

import pytest

from rathaus.core import words, words_compiled

SEEDS = [b"", b"rathaus", bytes(range(256))]


@pytest.mark.parametrize("seed", SEEDS)
def test_both_modules_cut_the_same_words(seed: bytes) -> None:
    for block in (0, 1, 2**40):
        plain, twin = words.block_of_words(seed, block), words_compiled.block_of_words(seed, block)
        assert len(plain) == len(twin) == words.BLOCK
        assert [plain[at] for at in range(words.BLOCK)] == [twin[at] for at in range(words.BLOCK)]


@pytest.mark.parametrize("module", [words, words_compiled], ids=["interpreted", "compiled"])
def test_a_beginning_is_that_of_the_first_block(module: ModuleType) -> None:
    beginning, block = module.beginning_of_words(b"seed"), module.block_of_words(b"seed", 0)

    assert len(beginning) == module.BEGINNING < module.BLOCK == len(block)
    assert [beginning[at] for at in range(len(beginning))] == [block[at] for at in range(len(beginning))]


def test_both_modules_have_the_same_blocks() -> None:
    assert (words.WORDS, words.BLOCK) == (words_compiled.WORDS, words_compiled.BLOCK)


def test_words_are_read_with_the_high_byte_first() -> None:
    for module in (words, words_compiled):
        cut = module.words_in(bytes.fromhex("00000001 FFFFFFFE 01020304"))
        assert [cut[at] for at in range(3)] == [1, 0xFFFFFFFE, 0x01020304]
        assert len(module.NO_WORDS) == 0
