"""Views: decisions and what is still to do."""

from crumbs import CRUMBS
from rathaus.core.rng import fast
from rathaus.core.view import Result, decision_for, result_of


def test_a_decision_spells_its_options_for_the_seat_that_is_asked() -> None:
    position = CRUMBS.setup(2, {}, fast("x"))
    position.play(0, 1)
    decision = decision_for(position, 1)

    assert decision is not None
    assert decision.prompt == "bid"
    assert [option.text for option in decision.options] == ["bid 0", "bid 1", "bid 2"]
    assert decision_for(position, 0) is None
    assert decision_for(position, -1) is None


def test_a_result_is_there_once_the_game_is_over() -> None:
    position = CRUMBS.setup(2, {}, fast("x"))

    assert result_of(position) is None
    position.finish([1], [0, 3])
    assert result_of(position) == Result([1], [0, 3])
