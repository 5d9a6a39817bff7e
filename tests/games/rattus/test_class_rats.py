"""RT-5: Monk and Witch."""

import pytest

from rathaus.core.errors import UndoRefusedError
from rathaus.core.match import Match
from rathaus.games.rattus import RATTUS
from rathaus.games.rattus.components import STARTED
from tests.games.rattus.builder import HARMLESS, PLAGUE, europe, facts, offered, play, rats

MONK = {"cards": ["monk"]}
WITCH = {"cards": ["witch"]}


@pytest.mark.clause("RT-5.1b")
def test_rt_5_1b_any_rat_by_its_place() -> None:
    flow = europe(2, A=MONK, rats={"anglia": ["any", "none", "any"], "italia": ["any"]})
    play(flow, "use monk")

    assert offered(flow) == ["rat anglia 1", "rat anglia 3", "rat italia 1"]


@pytest.mark.clause("RT-5.1b", "RT-4.2")
def test_rt_5_1b_to_a_neighbour_with_fewer_than_three() -> None:
    flow = europe(2, A=MONK, rats={"anglia": [PLAGUE], "france": ["any"] * 3, "scandia": ["any", "none", "any"]})
    play(flow, "use monk", "rat anglia 1")
    assert offered(flow) == ["to scandia", "to germania"]
    told = play(flow, "to scandia")

    assert told == ["rat-moved seat=A source=anglia rat=1 target=scandia place=2"]
    assert (rats(flow, "anglia"), rats(flow, "scandia")[1]) == ([], PLAGUE)


@pytest.mark.clause("RT-5.1b")
def test_rt_5_1b_a_rat_that_cannot_go_anywhere_is_not_offered() -> None:
    full = ["any"] * 3
    lands = {name: full for name in ("france", "italia")}
    flow = europe(2, A=MONK, rats={"espagna": ["any"], **lands})
    play(flow, "use monk")

    assert [text for text in offered(flow) if "espagna" in text] == []


@pytest.mark.clause("RT-5.1b")
@pytest.mark.parametrize("count", [0, 3])
def test_rt_5_1b_without_a_rat_that_can_move_the_monk_is_of_no_use(count: int) -> None:
    names = ["anglia", "scandia", "france", "espagna", "germania", "italia", "hungaria"]
    flow = europe(2, A=MONK, rats={name: ["any"] * count for name in names})

    assert "use monk" not in offered(flow)


@pytest.mark.clause("RT-5.1b", "RT-5.1d")
def test_rt_5_1b_what_is_known_of_a_rat_goes_with_it() -> None:
    flow = europe(3, A=MONK, rats={"italia": ["3 peasantry bourgeoisie start"]}, B={"knows": ["italia-1"]})
    play(flow, "use monk", "rat italia 1", "to bulgaria")

    assert facts(flow, "B")["knows"] == ["bulgaria-1"]
    assert flow.table.marks[7 * 3] == STARTED | 2
    assert sum(flow.table.marks) == STARTED | 2


@pytest.mark.clause("RT-5.1d")
def test_rt_5_1d_she_looks_at_two_and_may_swap_them() -> None:
    flow = europe(3, A=WITCH, rats={"france": [PLAGUE], "italia": ["any", HARMLESS]})
    play(flow, "use witch", "look france 1")
    assert offered(flow) == ["look italia 1", "look italia 2"]
    play(flow, "look italia 2")
    assert offered(flow) == ["leave", "swap"]
    play(flow, "swap")

    assert (rats(flow, "france"), rats(flow, "italia")[1]) == ([HARMLESS], PLAGUE)
    assert facts(flow)["knows"] == ["france-1", "italia-2"]


@pytest.mark.clause("RT-5.1d")
def test_rt_5_1d_she_may_leave_them() -> None:
    flow = europe(3, A=WITCH, rats={"france": [PLAGUE], "italia": [HARMLESS]})
    told = play(flow, "use witch", "look france 1", "look italia 1", "leave")

    assert told[-1] == "rats-left seat=A"
    assert rats(flow, "france") == [PLAGUE]


@pytest.mark.clause("RT-5.1d")
def test_rt_5_1d_nobody_else_sees_what_she_saw() -> None:
    flow = europe(3, A=WITCH, rats={"france": [PLAGUE], "italia": [HARMLESS]})
    told = play(flow, "use witch", "look france 1")

    assert told[1:] == [
        "rat-looked-at seat=A region=france rat=1",
        "rat-seen region=france rat=1 limit=1 symbols=majority,islam (only A knows)",
    ]
    assert [facts(flow, seat)["knows"] for seat in "ABC"] == [["france-1"], [], []]


@pytest.mark.clause("RT-5.1d")
def test_rt_5_1d_others_who_know_a_rat_follow_a_swap() -> None:
    table = {"france": [PLAGUE], "italia": [HARMLESS]}
    flow = europe(3, A=WITCH, B={"knows": ["france-1"]}, rats=table)
    play(flow, "use witch", "look france 1", "look italia 1", "swap")

    assert facts(flow, "B")["knows"] == ["italia-1"]
    assert RATTUS.see(flow, 1).known == {"italia-1": PLAGUE}
    assert RATTUS.see(flow, 0).known == {"france-1": HARMLESS, "italia-1": PLAGUE}


@pytest.mark.clause("RT-5.1d")
def test_rt_5_1d_without_rats_she_is_of_no_use() -> None:
    assert "use witch" not in offered(europe(3, A=WITCH, rats={}))


@pytest.mark.clause("RT-5.1d")
def test_rt_5_1d_a_look_cannot_be_taken_back_but_the_choice_of_a_rat_for_the_monk_can() -> None:
    match = Match(RATTUS, 2, {}, "undo")
    match.position = europe(2, A={"cards": ["witch", "monk"]}, rats={"france": ["any"], "italia": ["any"]})
    for text in ("use monk", "rat france 1"):
        play_in(match, text)
    assert match.can_undo(0)
    for text in ("to anglia", "use witch", "look anglia 1"):
        play_in(match, text)

    with pytest.raises(UndoRefusedError):
        match.undo(0)


def play_in(match: Match, text: str) -> None:
    decision = RATTUS.see(match.position, 0).decision
    assert decision is not None
    match.act(0, [option.action for option in decision.options if option.text == text])
