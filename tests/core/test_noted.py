"""What a player noted, against files that have nothing to compare it with."""

import pytest

from rathaus.core.export import OLD_FORMAT, VerifyError, log_hashes
from rathaus.core.noted import compare, left_out, unchecked
from tests.core.test_export import fair_record, hashed_again, record

NOTED = "ab" * 32


def test_a_match_that_was_not_served_has_promised_nothing() -> None:
    assert "whether the seed was chosen for its dice, since this match was not served" in unchecked(record(1), "", {})
    with pytest.raises(VerifyError, match="the file's is none: this is another match"):
        compare(record(1), NOTED, {})


def test_promises_that_an_older_house_did_not_keep_are_missed() -> None:
    out = fair_record()

    said = unchecked(out, out.fairness.commitment, {len(out.log): out.log_hash})

    assert said == (
        "Not checked: whether the seats' seeds are those that were promised, since the house did not keep the promises."
    )
    assert left_out(out) == []


def test_where_everything_was_noted_nothing_is_left_to_say() -> None:
    out = fair_record()
    out.fairness.seed_hashes = ["", NOTED]
    out.fairness.seat_seeds = ["", ""]
    noted = {len(out.log): hashed_again(out).log_hash}

    compare(out, out.fairness.commitment, noted)

    assert unchecked(out, out.fairness.commitment, noted) == ""
    assert left_out(out) == ["Quark"]


def test_draws_that_are_not_listed_are_missed() -> None:
    out = fair_record()
    out.draws = None

    assert "single draws, since the file does not list them" in unchecked(out, "", {})


def test_an_entry_that_the_log_does_not_have_was_cut_off() -> None:
    out = fair_record()

    with pytest.raises(VerifyError, match=f"the log ends at entry {len(out.log)}, but a hash of entry 99 was noted"):
        compare(out, "", {99: NOTED})


def test_an_older_file_has_no_hashes_to_compare() -> None:
    out = fair_record()
    out.format, out.log_hash = OLD_FORMAT, ""

    assert "Not checked: seats, seeds and moves, since rathaus-match/1 has neither hashes" in unchecked(out, "", {})
    compare(out, out.fairness.commitment, {})
    with pytest.raises(VerifyError, match="rathaus-match/1 has no hash of its log"):
        compare(out, "", {0: NOTED})


def test_where_nothing_was_noted_all_may_have_been_chosen_by_who_wrote_the_file() -> None:
    said = unchecked(fair_record(), "", {})

    assert "whether the secret is the one that was promised (--commitment, from the table)" in said
    assert "whether seats, seeds and moves are those of the table (--hash, from the table)" in said


def test_moves_after_the_last_noted_entry_are_not_covered() -> None:
    out = fair_record()
    first = log_hashes(out)[0]

    compare(out, "", {0: first})

    assert "whether the moves after entry 0 are those of the table" in unchecked(out, "", {0: first})
    with pytest.raises(VerifyError, match="the hash of entry 0 that was noted is"):
        compare(out, "", {0: NOTED})
