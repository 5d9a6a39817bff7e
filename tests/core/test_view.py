"""Views: decisions and what is still to do."""

from typing import ClassVar

from crumbs import CRUMBS
from rathaus.core.flow import Step
from rathaus.core.rng import fast
from rathaus.core.view import Result, Standing, TieBreak, decision_for, phase_of, ranked, result_of


def test_a_decision_spells_its_options_for_the_seat_that_is_asked() -> None:
    position = CRUMBS.setup(2, {}, fast("x"))
    position.play(0, 1)
    decision = decision_for(position, 1)

    assert decision is not None
    assert decision.prompt == "bid"
    assert [option.text for option in decision.options] == ["bid 0", "bid 1", "bid 2"]
    assert decision_for(position, 0) is None
    assert decision_for(position, -1) is None


class Early(Step):
    """A step of one phase."""

    phase: ClassVar = "early"


class Late(Step):
    """A step of another."""

    phase: ClassVar = "late"


def test_the_phase_is_that_of_the_next_step() -> None:
    position = CRUMBS.setup(2, {}, fast("x"))
    position.todo = [Late(), Early()]

    assert phase_of(position) == "early"
    position.todo.clear()
    assert phase_of(position) == ""


def test_a_result_is_there_once_the_game_is_over() -> None:
    position = CRUMBS.setup(2, {}, fast("x"))

    assert result_of(position) is None
    position.finish([1], [0, 3])
    assert result_of(position) == Result([1], [0, 3])


def places(scores: list[int], *ties: list[int]) -> list[tuple[int, int, str]]:
    """Seat, place and rule of each standing, by rules that are called after the order in which they are asked."""
    rules = [TieBreak(f"rule-{at}", f"X-{at}", measures) for at, measures in enumerate(ties, 1)]
    return [(place.seat, place.place, place.tie) for place in ranked(scores, [{}] * len(scores), rules)]


def test_the_ranking_goes_by_score() -> None:
    assert places([3, 9, 4]) == [(1, 1, ""), (2, 2, ""), (0, 3, "")]


def test_a_rule_parts_equal_scores_and_its_loser_is_not_first() -> None:
    assert places([7, 7, 9, 7], [1, 4, 0, 2]) == [(2, 1, ""), (1, 2, "rule-1"), (3, 3, "rule-1"), (0, 4, "rule-1")]


def test_the_next_rule_parts_those_whom_the_first_leaves_equal() -> None:
    assert places([5, 5, 5], [2, 2, 8], [0, 1, 0]) == [(2, 1, "rule-1"), (1, 2, "rule-1"), (0, 3, "rule-2")]


def test_those_whom_no_rule_parts_share_a_place() -> None:
    assert places([5, 5, 2], [3, 3, 3]) == [(0, 1, ""), (1, 1, ""), (2, 3, "")]


def test_a_standing_tells_what_its_score_is_made_of_and_what_the_rule_compared() -> None:
    standings = ranked([1, 1], [{"living": 3, "dead": -2}, {"living": 1}], [TieBreak("most", "X-1.2", [4, 6])])

    assert standings == [
        Standing(1, 1, 1, {"living": 1}, "most", "X-1.2", {"most": 6}),
        Standing(0, 2, 1, {"living": 3, "dead": -2}, "most", "X-1.2", {"most": 4}),
    ]


def test_a_result_has_the_ranking_of_its_game() -> None:
    position = CRUMBS.setup(2, {}, fast("x"))
    position.finish([1], [0, 3])
    result = result_of(position, lambda _: ranked([0, 3], [{}, {}], []))

    assert result is not None
    assert [standing.seat for standing in result.ranking] == [1, 0]
