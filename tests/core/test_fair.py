"""The fair stream's commitment and key, against values made by other programs."""

import pytest

from rathaus.core import fair

SECRET = bytes(range(32, 64))


def test_the_commitment_is_the_published_one() -> None:
    promised = fair.commitment("table-7", "ratland", 1, data_sha256="ab" * 32, secret=SECRET)

    assert promised == "724b667953bca97bef60543ad5e2b148ed733a0fa61209ffe4a9a1bf67964c42"


def test_the_key_is_the_published_one() -> None:
    seed = fair.stream_seed("table-7", SECRET, ["c0ffee", "", "00"])

    assert seed == "fair:27307c8aee64babe794149099010fc79d426ec3184d363f3497c36e2196fa6d4"


def test_each_seats_seed_changes_the_key() -> None:
    keys = {fair.key("t", SECRET, seeds) for seeds in (["0", "1"], ["1", "0"], ["0", ""], ["", "1"], ["01", ""])}

    assert len(keys) == 5


@pytest.mark.parametrize("seed", ["xyz", "0|1:2", "AB", "0" * 65])
def test_a_seats_seed_is_hex(seed: str) -> None:
    with pytest.raises(ValueError, match="lower-case hex"):
        fair.key("t", SECRET, [seed])


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="31 bytes, expected 32"):
        fair.commitment("t", "ratland", 1, data_sha256="", secret=SECRET[1:])
