"""Verifiable fairness: what is published before and during the match, and how the dice follow from it.

Commitment, the dice's key, the log's key and the bots' seeds are derived differently from the secret: knowing one of
them reveals nothing about the others.
"""

import hmac
import re
from hashlib import sha256

STREAM = "rathaus-fair/1"
SECRET_BYTES = 32


def commitment(match: str, game: str, rules_version: int, *, data_sha256: str, secret: bytes) -> str:
    """What is published at creation; it covers the rules and the data that will be played."""
    check_secret(secret)
    text = f"{STREAM}|commit|{match}|{game}@{rules_version}|{data_sha256}|"
    return sha256(text.encode() + secret).hexdigest()


def key(match: str, secret: bytes, seat_seeds: list[str]) -> bytes:
    """The key of the stream, from the secret and from what each seat added to it."""
    check_secret(secret)
    for seat_seed in seat_seeds:
        check_seat_seed(seat_seed)
    seats = "|".join(f"{seat}:{seat_seed}" for seat, seat_seed in enumerate(seat_seeds))
    return hmac.digest(secret, f"{STREAM}|key|{match}|{seats}".encode(), "sha256")


def stream_seed(match: str, secret: bytes, seat_seeds: list[str]) -> str:
    """The seed of a match that is played on the fair stream."""
    return "fair:" + key(match, secret, seat_seeds).hex()


def log_key(match: str, secret: bytes) -> bytes:
    """The key of the log's running hash: without it, nobody can guess an entry by trying hashes."""
    check_secret(secret)
    return hmac.digest(secret, f"{STREAM}|log|{match}".encode(), "sha256")


def bot_seed(match: str, secret: bytes, seat: int) -> str:
    """The seed of a bot: it reveals nothing about the dice, and can be computed once the secret is known."""
    check_secret(secret)
    return hmac.digest(secret, f"{STREAM}|bot|{match}|{seat}".encode(), "sha256").hex()


class RunningHash:
    """A running hash of the log: first of the agreed set-up, then of each entry with the previous hash."""

    def __init__(self, key: bytes, agreed: bytes) -> None:
        self._key = key
        self.entries = 0
        self._last = hmac.digest(key, _count(0) + agreed, "sha256")

    def add(self, entry: bytes) -> None:
        """Add an entry."""
        self.entries += 1
        self._last = hmac.digest(self._key, _count(self.entries) + self._last + entry, "sha256")

    @property
    def hex(self) -> str:
        """The hash as it is shown."""
        return self._last.hex()


def _count(entries: int) -> bytes:
    return entries.to_bytes(8, "big")


def seed_hash(seat_seed: str) -> str:
    """What a seat promises before the start; empty for no seed."""
    return sha256(seat_seed.encode()).hexdigest() if seat_seed else ""


def check_secret(secret: bytes) -> None:
    """A secret has 32 bytes, no more and no less."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"the secret has {len(secret)} bytes, expected {SECRET_BYTES}")


def check_seat_seed(seat_seed: str) -> None:
    """A seat's own seed is up to 64 hex digits; none is fine too."""
    if re.fullmatch("[0-9a-f]{0,64}", seat_seed) is None:
        raise ValueError(f"the seat's seed {seat_seed!r} is not up to 64 lower-case hex digits")
