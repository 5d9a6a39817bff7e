"""RT-5: Merchant and Courier."""

import pytest

from rathaus.core.events import kind
from tests.games.rattus.builder import europe, facts, offered, play, prompt, tell


@pytest.mark.clause("RT-5.1c")
def test_rt_5_1c_from_one_region_to_one_neighbour() -> None:
    flow = europe(2, A={"france": 2, "italia": 4, "cards": ["merchant"]})
    play(flow, "use merchant")
    assert offered(flow) == ["from france", "from italia"]
    play(flow, "from france")
    assert offered(flow) == ["to anglia", "to espagna", "to germania", "to italia"]
    play(flow, "to italia")
    assert offered(flow) == ["move 1", "move 2"]
    play(flow, "move 1")

    assert (facts(flow)["france"], facts(flow)["italia"]) == (1, 5)


@pytest.mark.clause("RT-5.1c")
def test_rt_5_1c_three_at_the_most() -> None:
    flow = europe(2, A={"italia": 7, "cards": ["merchant"]})
    play(flow, "use merchant", "from italia", "to espagna")

    assert offered(flow) == ["move 1", "move 2", "move 3"]


@pytest.mark.clause("RT-5.1c", "RT-5.1i")
@pytest.mark.parametrize("card", ["merchant", "courier"])
def test_rt_5_1c_without_citizens_on_the_map_nobody_moves(card: str) -> None:
    flow = europe(2, cards=[card], A={"haven": 3, "cards": [card]}, B={"italia": 2})

    assert f"use {card}" not in offered(flow)


@pytest.mark.clause("RT-5.1i")
def test_rt_5_1i_two_citizens_each_from_anywhere_to_anywhere() -> None:
    flow = europe(2, cards=["courier"], A={"anglia": 1, "cards": ["courier"]})
    play(flow, "use courier")
    assert prompt(flow) == {"citizens": 2}
    play(flow, "from anglia")
    assert offered(flow) == [
        f"to {name}" for name in ("scandia", "france", "espagna", "germania", "italia", "hungaria")
    ]
    play(flow, "to hungaria")
    assert (offered(flow), prompt(flow)) == (["from hungaria", "stop"], {"citizens": 1})
    play(flow, "from hungaria", "to espagna")

    assert facts(flow)["espagna"] == 1
    assert "end" in offered(flow)


@pytest.mark.clause("RT-5.1i")
def test_rt_5_1i_one_citizen_may_be_enough() -> None:
    flow = europe(2, cards=["courier"], A={"anglia": 2, "cards": ["courier"]})
    play(flow, "use courier", "from anglia", "to hungaria")

    assert [kind(event) for event in tell(flow, "stop")] == ["courier-stopped"]
    assert facts(flow)["hungaria"] == 1
