"""The flow of play, shown on the template game and on steps made for the purpose."""

from typing import Any

import pytest

from crumbs import CRUMBS
from crumbs.bidding import Bid
from crumbs.events import BidSealed
from rathaus.core.errors import IllegalActionError, NotYourTurnError
from rathaus.core.flow import NOBODY, Asking, Position, Sealed, Step, Table, sealed_memory, step_name, up_to
from rathaus.core.game import Game
from rathaus.core.rng import fast
from rathaus.games import GAMES
from rathaus.games.ratland import RATLAND
from rathaus.testing.fingerprint import facts_of


class Say(Step):
    def __init__(self, word: str, *after: Step) -> None:
        self.word = word
        self.after = after

    def run(self, flow: Any) -> None:
        flow.table.words.append(self.word)
        flow.then_all(list(self.after))


class Words(Table):
    def __init__(self) -> None:
        self.words: list[str] = []


def test_then_does_steps_next_and_in_this_order() -> None:
    flow: Position[Words, None] = Position(None, Words(), [], fast("x"))
    flow.then(Say("one", Say("two"), Say("three")), Say("four"))
    flow.settle()

    assert flow.table.words == ["one", "two", "three", "four"]


def test_finish_leaves_nothing_to_do() -> None:
    position = CRUMBS.setup(2, {}, fast("x"))
    position.finish([1], [0, 3])

    assert position.asked() == []
    assert position.outcome is not None
    assert position.outcome.winners == [1]


def test_who_is_not_asked_is_refused_without_a_trace() -> None:
    position = CRUMBS.setup(2, {}, fast("x"))
    position.play(0, 1)
    before = facts_of(position)

    with pytest.raises(NotYourTurnError, match=r"seat 0 is not asked; the table waits for \[1\]") as refusal:
        position.play(0, 1)
    assert refusal.value.reason == "not-your-turn"
    assert facts_of(position) == before


def test_what_is_not_offered_is_refused_without_a_trace() -> None:
    position = CRUMBS.setup(2, {}, fast("x"))
    before = facts_of(position)

    with pytest.raises(IllegalActionError, match=r"action 3 is not among the options \[0, 1, 2\] of seat 0") as refusal:
        position.play(0, 3)
    assert refusal.value.reason == "not-offered"
    assert facts_of(position) == before


def test_events_are_made_only_where_somebody_listens() -> None:
    position = CRUMBS.setup(2, {}, fast("x"))
    position.play(0, 1)
    told = position.listen()
    position.play(1, 0)

    assert [type(event).__name__ for event in told] == ["BidSealed", "BidsRevealed", "CardTaken", "CardSeen"]
    assert position.copy().heard is False


def test_sealed_answers_are_known_to_their_owner_only() -> None:
    step = Bid([[2], [], [1]], [1])

    assert sealed_memory(step.memory()) == ([1], [[2], [], [1]])
    assert sealed_memory(step.seen_by(0)) == ([1], [[2], None, None])
    assert sealed_memory(step.seen_by(-1)) == ([1], [None, None, None])


def test_a_step_and_a_table_say_what_they_lack() -> None:
    step, flow = Step(), CRUMBS.setup(2, {}, fast("x"))

    for call in (
        lambda: step.run(flow),
        lambda: step.options(flow, 0),
        lambda: step.take(flow, 0, 0),
        lambda: step.spell(flow, 0, 0),
        lambda: Table().copy(),
    ):
        with pytest.raises(RuntimeError, match=r"Step|Table"):
            call()
    assert (step.asked(), step.memory(), step.prompt(flow, 0)) == ([], [], {})


def test_a_step_is_named_after_its_class() -> None:
    assert step_name(Say("x")) == "say"


class Spend(Asking):
    """Any number of ones, then a zero: what comes after it must not be run by somebody who only tries."""

    stages = True

    def options(self, flow: Any, seat: int) -> list[int]:
        return [0, 1]

    def take(self, flow: Any, seat: int, action: int) -> None:
        flow.then(Spend(seat) if action else Say("spent"))


def spending(*after: Step) -> Position[Words, None]:
    class Kept(Words):
        def copy(self) -> "Kept":
            kept = Kept()
            kept.words = self.words.copy()
            return kept

    return Position(None, Kept(), [*after, Spend(0)], fast("x"))


def test_a_staged_answer_goes_on_up_to_its_last_pick() -> None:
    flow = spending()

    assert [flow.pick(0, 1), flow.pick(0, 1), flow.pick(0, 0)] == [True, True, False]
    assert flow.table.words == []


def test_a_whole_answer_ends_with_its_last_pick_and_is_only_tried() -> None:
    flow = spending(Say("after"))
    wanted = [1, 1, 0, 1]

    assert flow.whole_answer(0, lambda trial, seat: wanted.pop(0)) == [1, 1, 0]
    assert wanted == [1]
    assert flow.table.words == []
    assert flow.asked() == [0]


def test_what_was_scheduled_before_is_another_answer() -> None:
    flow = spending(Spend(0))

    assert flow.pick(0, 0) is False


def test_an_open_answer_is_one_pick() -> None:
    position = CRUMBS.setup(2, {}, fast("x"))
    for seat in (0, 1):
        position.play(seat, 0)

    position.check_answer(0, [1])
    for picks in ([], [1, 0], [1, 1, 1]):
        with pytest.raises(IllegalActionError) as refusal:
            position.check_answer(0, picks)
        assert refusal.value.reason == "not-whole"


@pytest.mark.parametrize("picks", [[], [1], [1, 1], [0, 0], [1, 0, 1], [0, 7]])
def test_a_staged_answer_that_is_not_whole_is_refused(picks: list[int]) -> None:
    with pytest.raises(IllegalActionError) as refusal:
        spending().check_answer(0, picks)
    assert refusal.value.reason == "not-whole"


def test_a_whole_answer_changes_nothing_yet() -> None:
    flow = spending()
    flow.check_answer(0, [1, 1, 0])

    assert flow.asked() == [0]
    assert flow.table.words == []


def test_after_the_end_nobody_has_an_answer() -> None:
    position = CRUMBS.setup(2, {}, fast("x"))
    position.finish([1], [0, 3])

    with pytest.raises(NotYourTurnError):
        position.check_answer(0, [0])


def test_an_answer_goes_on_whatever_is_to_do_afterwards() -> None:
    flow = RATLAND.setup(3, {}, fast("picks"))

    assert len(flow.todo) > 1
    assert flow.pick(0, 0) is True


@pytest.mark.parametrize("most", [0, 1, 7, 255, 256, 300])
def test_all_numbers_up_to_a_limit_are_options(most: int) -> None:
    assert up_to(most) == [*range(most), most]


def test_the_first_who_is_asked_is_known_without_a_list() -> None:
    position = CRUMBS.setup(2, {}, fast("x"))

    assert (position.first_asked(), position.apply(0, 1), position.first_asked()) == (0, 1, 1)
    position.finish([1], [0, 3])
    assert (position.first_asked(), Step().first_asked()) == (NOBODY, NOBODY)


def test_any_option_comes_up_and_no_other() -> None:
    position, rng = RATLAND.setup(3, {}, fast("picks")), fast("any")

    while position.first_asked() == 0:
        step, options = position.todo[-1], position.options(0)
        assert {step.any_option(position, 0, rng) for _ in range(40 * len(options))} == set(options)
        position.apply(0, options[len(options) // 2])


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_any_option_is_drawn_as_from_the_list(game: Game) -> None:
    position, rng = game.setup(3, {}, fast("drawn")), fast("any")

    while (seat := position.first_asked()) >= 0:
        options, same = position.options(seat), rng.copy()
        picked = position.todo[-1].any_option(position, seat, rng)
        assert picked == options[same.below(len(options))]
        assert rng.draws == same.draws
        position.apply(seat, picked)


def test_sealed_picks_of_a_copy_are_its_own() -> None:
    position = RATLAND.setup(3, {}, fast("picks"))
    position.apply(0, 1)
    first = position.copy()
    second = first.copy()
    for flow, action in ((position, 0), (first, 1), (second, 2)):
        flow.apply(0, action)
        flow.apply(0, action)

    steps = [flow.todo[-1] for flow in (position, first, second)]
    picks = [step.answers[0] for step in steps if isinstance(step, Sealed)]
    assert picks == [[1, 0, 0], [1, 1, 1], [1, 2, 2]]


def test_a_sealed_step_that_was_made_by_hand_is_never_changed() -> None:
    position = CRUMBS.setup(2, {}, fast("x"))
    answers: list[list[int]] = [[], []]
    position.todo[-1] = Bid(answers, [0, 1])
    position.apply(0, 1)

    assert answers == [[], []]
    assert sealed_memory(position.todo[-1].memory()) == ([1], [[1], []])


def test_nothing_is_told_without_a_listener() -> None:
    position = CRUMBS.setup(2, {}, fast("x"))
    position.tell(BidSealed(seat=0))

    assert position.told == []
