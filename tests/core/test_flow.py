"""The flow of play, shown on the template game and on steps made for the purpose."""

from typing import Any

import pytest

from crumbs import CRUMBS
from crumbs.bidding import Bid
from rathaus.core.errors import IllegalActionError, NotYourTurnError
from rathaus.core.flow import Position, Step, Table, sealed_memory, step_name
from rathaus.core.rng import fast
from rathaus.testing.fingerprint import facts_of


class Say(Step):
    def __init__(self, word: str, *after: Step) -> None:
        self.word = word
        self.after = after

    def run(self, flow: Any) -> None:
        flow.table.words.append(self.word)
        flow.then(*self.after)


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
    step, flow = Step(), object()

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
