"""Compare an exported match with what a player noted at the table, which the author of the file cannot have known."""

from rathaus.core import fair
from rathaus.core.export import FAST, OLD_FORMAT, Export, VerifyError, log_hashes, seed_of

_ORIGIN = "whether the match that it goes on from was played so (--origin compares that one with notes from its table)"
Hashes = dict[int, str]  # by number of the entry after which the hash was shown


def compare(record: Export, commitment: str, hashes: Hashes) -> None:
    """Check that the file gives everything that was noted; raise an error for the first difference."""
    seed_of(record)
    if commitment and commitment != record.fairness.commitment:
        raise VerifyError(
            f"the commitment that was noted is {commitment}, the file's is {record.fairness.commitment or 'none'}:"
            " this is another match, or its secret was exchanged"
        )
    if hashes and record.format == OLD_FORMAT:
        raise VerifyError(f"a file of {OLD_FORMAT} has no hash of its log, so it cannot be the match that was noted")
    found = log_hashes(record) if hashes else []
    for entry, noted in sorted(hashes.items()):
        if entry >= len(found):
            raise VerifyError(f"the log ends at entry {len(found) - 1}, but a hash of entry {entry} was noted")
        if found[entry] != noted:
            raise VerifyError(
                f"the hash of entry {entry} that was noted is {noted}, the file's is {found[entry]}: seats, seeds,"
                " options or moves up to there were other ones"
            )


def unchecked(record: Export, commitment: str, hashes: Hashes) -> str:
    """What could not be checked, in one sentence; empty if everything was."""
    gaps = [*_lacks(record), *_not_noted(record, commitment, hashes)]
    return f"Not checked: {'; '.join(gaps)}." if gaps else ""


def _lacks(record: Export) -> list[str]:
    """What the file itself does not have."""
    fairness = record.fairness
    gaps = []
    if record.format == OLD_FORMAT:
        gaps.append(f"seats, seeds and moves, since {OLD_FORMAT} has neither hashes of them nor the promise's time")
    elif fairness.stream == fair.STREAM and not fairness.seed_hashes:
        gaps.append("whether the seats' seeds are those that were promised, since the house did not keep the promises")
    if record.draws is None:
        gaps.append("single draws, since the file does not list them")
    return gaps


def _not_noted(record: Export, commitment: str, hashes: Hashes) -> list[str]:
    """What nobody has noted, so that the author of the file may have chosen it."""
    if record.fairness.stream == FAST:
        return ["whether the seed was chosen for its dice, since this match was not served and nothing was promised"]
    gaps = [_ORIGIN] if record.origin else []
    if not commitment:
        gaps.append("whether the secret is the one that was promised (--commitment, from the table)")
    if record.format == OLD_FORMAT:
        return gaps
    if not hashes:
        gaps.append("whether seats, seeds and moves are those of the table (--hash, from the table)")
    elif max(hashes) < len(record.log):
        gaps.append(f"whether the moves after entry {max(hashes)} are those of the table (--hash of a later entry)")
    return gaps


def left_out(record: Export) -> list[str]:
    """The names of those whose seed was promised, but not used."""
    fairness = record.fairness
    promises = zip(record.seats, fairness.seed_hashes, fairness.seat_seeds, strict=False)
    return [seat.name for seat, promised, seed in promises if promised and not seed]
