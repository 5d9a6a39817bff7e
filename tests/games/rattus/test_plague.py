"""RT-4: the plague moves and spreads."""

import pytest

from tests.games.rattus.builder import HARMLESS, PLAGUE, europe, offered, play, rats


@pytest.mark.clause("RT-4.1")
def test_rt_4_1_to_a_neighbour_and_never_nowhere() -> None:
    flow = europe(2, ["plague"], plague="france")

    assert offered(flow) == ["plague anglia", "plague espagna", "plague germania", "plague italia"]


@pytest.mark.clause("RT-5.2")
def test_rt_5_2_a_long_move_may_end_anywhere_but_where_it_began() -> None:
    flow = europe(2, ["plague"], plague="france", A={"cards": ["knight"]})

    names = ["anglia", "scandia", "espagna", "germania", "italia", "hungaria"]
    assert offered(flow) == [f"plague {name}" for name in names]


@pytest.mark.clause("RT-5.2")
def test_rt_5_2_regions_out_of_play_are_no_way() -> None:
    flow = europe(5, ["plague"], plague="scandia", A={"cards": ["knight"]})

    assert "plague golden_horde" not in offered(flow)
    assert "plague bulgaria" in offered(flow)


@pytest.mark.clause("RT-4.2")
@pytest.mark.parametrize(("count", "new"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_rt_4_2_so_many_new_rats(count: int, new: int) -> None:
    flow = europe(2, ["plague"], plague="france", rats={"italia": ["any"] * count})
    before = len(flow.table.supply)
    play(flow, "plague italia", *["add hungaria"] * new)

    assert flow.asked() == []
    assert (flow.table.rat_counts[6], len(flow.table.supply)) == (new, before - new)


@pytest.mark.clause("RT-4.2")
def test_rt_4_2_the_next_tokens_of_the_supply_in_neighbours_with_room() -> None:
    flow = europe(
        2,
        ["plague"],
        plague="france",
        rats={"italia": ["any"] * 2, "hungaria": ["any"] * 3},
        next_rats=[PLAGUE, HARMLESS],
    )
    play(flow, "plague italia")
    assert offered(flow) == ["add france", "add espagna", "add germania"]
    play(flow, "add france", "add espagna")

    assert (rats(flow, "france"), rats(flow, "espagna")) == ([PLAGUE], [HARMLESS])


@pytest.mark.clause("RT-4.2")
def test_rt_4_2_what_fits_nowhere_is_not_placed() -> None:
    full = ["any"] * 3
    flow = europe(2, ["plague"], plague="france", rats={"espagna": ["any"] * 2, "italia": full, "france": full})
    play(flow, "plague espagna")

    assert (flow.asked(), flow.table.rat_counts[3]) == ([], 2)


@pytest.mark.clause("RT-4.3")
def test_rt_4_3_what_is_left_is_placed() -> None:
    flow = europe(2, ["plague"], plague="france", rats={"italia": ["any"] * 3}, rats_left=1, A={"italia": 1})
    play(flow, "plague italia", "add hungaria")

    assert flow.table.supply == []
    assert len(flow.table.revealed) > 0


SOLDIER = {"cards": ["soldier"]}


@pytest.mark.clause("RT-5.1k")
def test_rt_5_1k_one_rat_more_in_a_neighbour_with_room() -> None:
    flow = europe(2, ["plague"], cards=["soldier"], plague="france", rats={"hungaria": ["any"] * 3}, A=SOLDIER)
    play(flow, "plague italia")
    assert offered(flow) == ["add france", "add espagna", "add germania", "add-none"]
    play(flow, "add france")

    assert flow.table.rat_counts[2] == 1


@pytest.mark.clause("RT-5.1k")
def test_rt_5_1k_none_is_another_answer_than_any_region() -> None:
    flow = europe(2, ["plague"], cards=["soldier"], plague="france", rats={"hungaria": ["any"] * 3}, A=SOLDIER)
    play(flow, "plague germania")

    assert "add scandia" in offered(flow)
    assert play(flow, "add-none") != []
    assert flow.table.rat_counts[1] == 0


@pytest.mark.clause("RT-5.1k")
def test_rt_5_1k_not_without_a_token() -> None:
    flow = europe(2, ["plague"], cards=["soldier"], plague="france", rats={"italia": ["any"]}, rats_left=1, A=SOLDIER)
    play(flow, "plague italia", "add france")

    assert flow.asked() == []


@pytest.mark.clause("RT-5.1k")
def test_rt_5_1k_not_without_a_place() -> None:
    full = ["any"] * 3
    flow = europe(2, ["plague"], cards=["soldier"], plague="anglia", rats={"italia": full, "france": full}, A=SOLDIER)
    play(flow, "plague espagna")

    assert flow.asked() == []
