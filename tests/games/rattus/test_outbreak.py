"""RT-4.5, RT-4.6: what one rat does."""

from collections.abc import Sequence
from typing import Any

import pytest

from rathaus.games.rattus import RATTUS
from rathaus.games.rattus.outbreak import losses, reveal
from tests.games.rattus.builder import europe, facts, lines

ITALIA = RATTUS.data.regions.index("italia")


def lost(token: str, people: list[int], *, less: int = 0, cards: Sequence[str] = (), **held: Any) -> list[int]:
    """What each of three players loses to a rat in Italia."""
    seats: dict[str, Any] = {
        letter: {"italia": n, "cards": held.get(letter, [])} for letter, n in zip("ABC", people, strict=True)
    }
    flow = europe(3, [], cards=cards, rats={"italia": [token]}, **seats)
    reveal(flow, ITALIA * 3, less)
    return [n - facts(flow, letter)["italia"] for letter, n in zip("ABC", people, strict=True)]


@pytest.mark.clause("RT-4.5")
@pytest.mark.parametrize(
    ("people", "expected"), [([2, 1, 0], [0, 0, 0]), ([2, 2, 0], [1, 1, 0]), ([2, 1, 2], [1, 1, 1])]
)
def test_rt_4_5_it_strikes_if_all_citizens_together_reach_the_limit(people: list[int], expected: list[int]) -> None:
    assert lost("4 all islam", people) == expected


@pytest.mark.clause("RT-4.5", "RT-4.6")
@pytest.mark.parametrize(("people", "losers"), [(1, 0), (2, 0b101)])
def test_rt_4_5_who_has_lost_citizens_is_known(people: int, losers: int) -> None:
    flow = europe(3, [], rats={"italia": ["4 all islam"]}, A={"italia": people}, C={"italia": 2})

    assert reveal(flow, ITALIA * 3, 0) == losers


@pytest.mark.clause("RT-5.3")
def test_rt_5_3_a_lower_limit_changes_nothing_but_the_comparison() -> None:
    assert lost("6 all all islam", [3, 1, 0], less=2) == [2, 1, 0]
    assert lost("6 all all islam", [3, 0, 0], less=2) == [0, 0, 0]


@pytest.mark.clause("RT-4.6")
@pytest.mark.parametrize(
    ("people", "expected"), [([3, 1, 0], [1, 0, 0]), ([2, 2, 1], [1, 1, 0]), ([1, 1, 1], [1, 1, 1])]
)
def test_rt_4_6_who_has_most_loses_and_all_who_tie(people: list[int], expected: list[int]) -> None:
    assert lost("1 majority islam", people) == expected


@pytest.mark.clause("RT-4.6")
def test_rt_4_6_two_signs_take_two_from_the_same_players() -> None:
    assert lost("3 majority majority islam", [3, 2, 2]) == [2, 0, 0]


@pytest.mark.clause("RT-4.6")
def test_rt_4_6_holders_of_the_classes_lose() -> None:
    held: dict[str, Any] = {"A": ["witch"], "B": ["king", "peasant"], "C": ["knight"]}

    assert lost("1 peasantry royalty", [2, 2, 2], **held) == [0, 2, 0]


@pytest.mark.clause("RT-4.6")
def test_rt_4_6_one_for_each_card_of_the_class() -> None:
    held: dict[str, Any] = {"A": ["peasant", "serf"], "B": ["king"]}

    assert lost("1 peasantry royalty", [3, 2, 2], cards=["serf"], **held) == [2, 1, 0]


@pytest.mark.clause("RT-4.6")
def test_rt_4_6_a_card_on_the_table_hits_nobody_and_a_card_without_class_neither() -> None:
    held: dict[str, Any] = {"A": ["boccaccio"]}

    assert lost("1 peasantry royalty", [2, 2, 2], cards=["boccaccio"], **held) == [0, 0, 0]


@pytest.mark.clause("RT-4.6")
def test_rt_4_6_everybody_there_loses_one_for_all() -> None:
    assert lost("4 all islam", [3, 1, 0]) == [1, 1, 0]


@pytest.mark.clause("RT-4.6")
def test_rt_4_6_nobody_loses_more_than_there_are() -> None:
    held: dict[str, Any] = {"B": ["merchant"]}

    assert lost("6 all majority bourgeoisie", [5, 1, 0], **held) == [2, 1, 0]


@pytest.mark.clause("RT-4.6")
def test_rt_4_6_a_caravanner_is_hit_by_islam() -> None:
    flow = europe(5, [], A={"cards": ["caravanner"]})
    kind = RATTUS.data.tokens.index("5 all majority islam")

    assert losses(flow.data, flow.table.holders, kind, [3, 3, 0, 0, 0]) == [3, 2, 0, 0, 0]


@pytest.mark.clause("RT-4.6")
def test_rt_4_6_it_is_told_which_symbols_hit_whom() -> None:
    flow = europe(
        3,
        [],
        rats={"italia": ["4 majority church peasantry start"]},
        A={"italia": 2, "cards": ["monk"]},
        B={"italia": 2},
        C={"italia": 1, "cards": ["peasant"]},
    )
    told = flow.listen()
    reveal(flow, ITALIA * 3, 0)

    assert lines(told)[1:] == [
        "citizens-died seat=A region=italia citizens=2 symbols=majority,church",
        "citizens-died seat=B region=italia citizens=1 symbols=majority",
        "citizens-died seat=C region=italia citizens=1 symbols=peasantry",
    ]


@pytest.mark.clause("RT-4.4", "RT-4.6")
def test_rt_4_6_the_dead_return_to_the_supply_and_the_token_leaves_the_game() -> None:
    flow = europe(2, [], rats={"italia": ["4 all islam"]}, A={"italia": 3}, B={"italia": 2})
    losers = reveal(flow, ITALIA * 3, 0)

    assert losers == 0b11
    assert flow.table.reserves == [18, 19]
    assert (flow.table.rat_counts[ITALIA], RATTUS.facts(flow)["revealed"]) == (0, ["4 all islam"])
