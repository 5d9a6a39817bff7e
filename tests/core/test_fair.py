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


def test_a_bots_seed_is_the_published_one_and_each_seat_has_its_own() -> None:
    assert fair.bot_seed("table-7", SECRET, 2) == "adf0c7fbbf29845cbae39e08b8dbed8dbe952f75faedfb03167c2e02533109cf"
    assert fair.bot_seed("table-7", SECRET, 1) != fair.bot_seed("table-7", SECRET, 2)


def test_the_running_hash_is_the_published_one() -> None:
    key = fair.log_key("table-7", SECRET)
    running = fair.RunningHash(key, b"agreed")

    assert key.hex() == "e7a0b519e539e4fbdf850f54c17f5dca43b7b1e5ef250966088a46023dd4e4ad"
    assert running.hex == "a45d12b3606c620709018d07288cbd1dada0739c6815ec2ba4d0b537305b912f"
    running.add(b"entry")
    assert (running.entries, running.hex) == (1, "c5613f7a88a627fddf39a16d5c36711759565f9e179711c97b72a0f56a62e3b7")


def test_the_log_has_a_key_of_its_own() -> None:
    assert fair.log_key("t", SECRET) not in (fair.key("t", SECRET, []), SECRET)
    assert fair.log_key("t", SECRET) != fair.log_key("u", SECRET)


def test_no_seed_has_no_hash() -> None:
    assert fair.seed_hash("") == ""
    assert fair.seed_hash("c0ffee").startswith("fb028887")


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
