"""Chance: streams that never change, and draws that are fair."""

import pytest

from rathaus.core.errors import SetupError
from rathaus.core.rng import (
    FairRng,
    FastRng,
    RecordingRng,
    Rng,
    drawn_by,
    fair_draw,
    fast,
    generator,
)
from rathaus.core.words import BEGINNING, BLOCK, WORDS, Words, beginning_of_words, block_of_words, words_in

KEY = bytes(range(32))
BIG = 2**31 + 1  # almost every second word is rejected


def test_the_fast_stream_never_changes() -> None:
    rng = fast("vector")

    assert [rng.below(1000) for _ in range(8)] == [788, 734, 680, 767, 175, 692, 870, 914]
    assert [f"{word:08x}" for word in numbers_of(rng.words)[:3]] == ["f89c67ec", "3cac6006", "d1de4870"]


def test_the_fast_stream_begins_with_the_beginning_of_its_first_block() -> None:
    rng = fast("beginning")
    block = numbers_of(block_of_words(rng.seed, 0))

    assert [rng.below(WORDS) for _ in range(BLOCK)] == block
    assert numbers_of(beginning_of_words(rng.seed)) == block[:BEGINNING]


def numbers_of(words: Words) -> list[int]:
    return [words[at] for at in range(len(words))]


def test_the_fast_shuffle_never_changes() -> None:
    pieces = list(range(10))
    fast("vector").shuffle(pieces)

    assert pieces == [9, 1, 5, 6, 2, 3, 4, 0, 7, 8]


@pytest.mark.parametrize("length", [0, 1, 2, 7, 300])
def test_the_fast_shuffle_is_the_plain_one(length: int) -> None:
    quick, plain = fast("shuffle"), fast("shuffle")
    pieces, others = list(range(length)), list(range(length))
    quick.shuffle(pieces)
    Rng.shuffle(plain, others)

    assert pieces == others
    assert (quick.draws, quick.below(99)) == (plain.draws, plain.below(99))


def test_the_fast_shuffle_rejects_words_too() -> None:
    quick = FastRng(b"", 0, words_in(bytes.fromhex("FFFFFFFF 00000001") * (BLOCK // 2)), 0, 0)
    plain = quick.copy()
    pieces, others = [1, 2, 3], [1, 2, 3]
    quick.shuffle(pieces)
    Rng.shuffle(plain, others)

    assert pieces == others
    assert quick.at == plain.at == 3


def test_the_fast_stream_goes_on_over_many_blocks() -> None:
    rng = fast("blocks")
    numbers = [rng.below(2**32) for _ in range(3 * BLOCK)]

    assert rng.block == 2
    assert len(set(numbers)) == 3 * BLOCK


def test_the_fast_generator_rejects_words_that_would_favour_small_numbers() -> None:
    rng = fast("reject")
    words = [rng.below(BIG) for _ in range(BLOCK)]

    assert all(0 <= word < BIG for word in words)
    assert rng.block * BLOCK + rng.at > rng.draws == BLOCK


def test_fast_numbers_are_spread_evenly() -> None:
    rng = fast("spread")
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1

    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5  # chi-square, 5 degrees, p = 0.001


@pytest.mark.parametrize("rng", [fast("copy"), FairRng(KEY, 0), RecordingRng(fast("copy"), [])])
def test_a_copy_goes_on_alike_and_apart(rng: Rng) -> None:
    rng.below(5)
    copy = rng.copy()

    assert [copy.below(100) for _ in range(9)] == [rng.below(100) for _ in range(9)]
    copy.below(7)
    assert copy.draws == rng.draws + 1


@pytest.mark.parametrize("rng", [fast("one"), FairRng(KEY, 0), RecordingRng(fast("one"), [])])
def test_below_one_draws_nothing(rng: Rng) -> None:
    assert rng.below(1) == 0
    assert rng.draws == 0


def test_the_fair_stream_gives_the_published_numbers() -> None:
    rng = FairRng(KEY, 0)

    assert [rng.below(6) for _ in range(10)] == [3, 1, 5, 0, 2, 5, 1, 4, 2, 4]
    assert [fair_draw(KEY, number, 52) for number in range(10)] == [45, 33, 19, 26, 46, 25, 39, 36, 20, 20]


@pytest.mark.parametrize(
    ("number", "result"),
    [
        (0, 1083702857),  # the second word of the first block
        (1, 251296284),  # the last word of the first block
        (351, 949553057),  # all eight words rejected: the first word of the second block
        (171, 1165725863),  # and one more rejected there
    ],
)
def test_the_fair_stream_rejects_words_and_blocks(number: int, result: int) -> None:
    assert fair_draw(KEY, number, BIG) == result


def test_a_fair_shuffle_is_fisher_yates_from_the_end() -> None:
    pieces = [0, 1, 2, 3]
    FairRng(KEY, 0).shuffle(pieces)

    expected = [0, 1, 2, 3]
    for number, last in enumerate((3, 2, 1)):
        other = fair_draw(KEY, number, last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert pieces == expected


def test_a_recorder_writes_down_what_was_drawn() -> None:
    rng = RecordingRng(FairRng(KEY, 0), [])
    rng.below(6)
    rng.below(1)
    rng.below(52)

    assert drawn_by(rng) == [(6, 3), (52, 33)]
    assert drawn_by(fast("silent")) == []


def test_a_seed_names_its_generator() -> None:
    assert generator("fair:" + KEY.hex()).below(6) == 3
    assert generator("42").below(1000) == fast("42").below(1000)


@pytest.mark.parametrize("seed", ["fair:", "fair:00", "fair:" + "zz" * 32])
def test_a_broken_fair_seed_is_refused(seed: str) -> None:
    with pytest.raises(SetupError, match="64 hex digits"):
        generator(seed)


@pytest.mark.parametrize("rng", [fast("x"), FairRng(b"k" * 32, 0)])
def test_more_values_than_a_word_has_cannot_be_drawn(rng: Rng) -> None:
    assert 0 <= rng.below(2**32) < 2**32

    with pytest.raises(ValueError, match=r"one of 4294967297 cannot be drawn"):
        rng.below(2**32 + 1)


def test_a_copy_of_a_new_generator_shares_its_words() -> None:
    rng = fast("new")
    copy = rng.copy()

    assert copy.words is rng.words
    assert len(rng.words) == BEGINNING
    assert [copy.below(99) for _ in range(40)] == [rng.below(99) for _ in range(40)]
