"""Matches: the log is the truth."""

import pytest

from crumbs import CRUMBS
from rathaus.core.errors import IllegalActionError, NotYourTurnError, UndoRefusedError
from rathaus.core.match import Acted, Entry, Match, Undone, replay, taken_back
from rathaus.games.ratland import RATLAND
from rathaus.testing.fingerprint import facts_of

DEPLOYMENT = [1, 1, 1, 1, 1, 1, 1]


def crumbs(players: int = 2) -> Match:
    return Match(CRUMBS, players, {}, "7")


def test_what_happens_before_the_first_question_is_told() -> None:
    assert [type(event).__name__ for event in crumbs().opening] == ["RoundBegan"]


def test_a_batch_is_one_entry() -> None:
    match = Match(RATLAND, 3, {}, "7")
    match.act(0, DEPLOYMENT)

    assert len(match.log) == 1
    assert match.position.asked() == [1, 2]


def test_a_batch_is_played_whole_or_not_at_all() -> None:
    match = Match(RATLAND, 3, {}, "7")
    before = facts_of(match.position)

    with pytest.raises(IllegalActionError):
        match.act(0, [1, 1, 99])
    assert facts_of(match.position) == before
    assert match.log == []


def test_undo_restores_the_bytes() -> None:
    match = Match(RATLAND, 3, {}, "7")
    before = facts_of(match.position)
    match.act(0, DEPLOYMENT)
    match.undo(0)

    assert facts_of(match.position) == before
    assert [type(entry) for entry in match.log] == [Acted, Undone]


def test_undo_leaves_the_others_sealed_answers_alone() -> None:
    match = Match(RATLAND, 3, {}, "7")
    match.act(0, DEPLOYMENT)
    match.act(1, DEPLOYMENT)
    match.undo(0)

    assert match.position.asked() == [0, 2]


def test_nothing_is_taken_back_after_a_reveal() -> None:
    match = crumbs()
    match.act(0, [1])
    match.act(1, [0])

    with pytest.raises(UndoRefusedError) as refusal:
        match.undo(1)
    assert refusal.value.reason == "undo-revealed"
    assert match.can_undo(0) is False


def test_nothing_is_taken_back_after_a_draw() -> None:
    match = crumbs()
    match.act(0, [1])
    match.act(1, [0])
    match.act(0, [1])

    assert match.can_undo(0) is False


def test_an_open_action_of_another_seat_bars_undo() -> None:
    match = Match(OpenGame(CRUMBS.data_text), 2, {}, "7")
    match.act(0, [0])
    match.act(1, [0])

    with pytest.raises(UndoRefusedError, match="seat 1 has acted since") as refusal:
        match.undo(0)
    assert refusal.value.reason == "undo-overtaken"
    assert match.can_undo(1)


def test_who_has_done_nothing_has_nothing_to_take_back() -> None:
    with pytest.raises(UndoRefusedError, match="nothing to take back") as refusal:
        crumbs().undo(0)
    assert refusal.value.reason == "undo-nothing"


def test_a_log_with_both_kinds_of_entries_replays() -> None:
    match = crumbs()
    match.act(0, [1])
    match.undo(0)
    match.act(0, [2])
    match.act(1, [0])
    match.act(0, [1])
    match.act(1, [1])
    match.undo(1)
    again = replay(CRUMBS, 2, {}, "7", match.log)

    assert facts_of(again.position) == facts_of(match.position)


def test_draws_are_recorded_across_undo() -> None:
    match = Match(CRUMBS, 2, {}, "7", records_draws=True)
    before = len(match.draws())
    match.act(0, [1])
    match.act(1, [0])
    match.act(0, [1])
    match.act(1, [1])
    match.undo(1)

    assert before == 5
    assert [n for n, _ in match.draws()[before:]] == [6]


def test_a_finished_match_takes_nothing_more() -> None:
    match = crumbs()
    match.position.finish([0], [1, 0])

    with pytest.raises(NotYourTurnError):
        match.act(0, [0])


class OpenGame(type(CRUMBS)):  # type: ignore[misc]
    """Crumbs that begins with two gambles in the open."""

    def start(self, players, options, rng):  # type: ignore[no-untyped-def]
        from crumbs.gamble import Gamble

        position = super().start(players, options, rng)
        position.todo = [Gamble(1), Gamble(0)]
        return position


def test_what_was_taken_back_within_a_log_is_known_without_playing() -> None:
    log: list[Entry] = [Acted(0, [1]), Acted(1, [2]), Undone(0), Acted(0, [2]), Undone(1), Undone(1)]

    assert taken_back(log) == {0, 2, 1, 4}


def test_a_replay_does_not_play_what_was_taken_back() -> None:
    match = Match(RATLAND, 3, {}, "7")
    match.act(1, DEPLOYMENT)
    for _ in range(3):
        match.act(0, DEPLOYMENT)
        match.undo(0)
    match.log[1] = Acted(0, [99])  # it would be refused
    again = replay(RATLAND, 3, {}, "7", match.log)

    assert facts_of(again.position) == facts_of(match.position)
    assert len(again.log) == len(match.log)
    assert again.can_undo(1)


def test_a_change_is_only_tried_until_it_is_kept() -> None:
    match = Match(RATLAND, 3, {}, "7")
    change = match.acting(0, DEPLOYMENT)

    assert match.log == []
    assert match.position.asked() == [0, 1, 2]
    match.keep(change)
    assert match.position.asked() == [1, 2]


def test_sealed_answers_after_the_one_taken_back_can_still_be_taken_back() -> None:
    match = Match(RATLAND, 3, {}, "7")
    match.act(0, DEPLOYMENT)
    match.act(1, DEPLOYMENT)
    match.undo(0)
    match.undo(1)

    assert match.position.asked() == [0, 1, 2]
    assert facts_of(match.position) == facts_of(Match(RATLAND, 3, {}, "7").position)
