"""RT-6: final round, final plague, scores."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rathaus.core.rng import Rng
from rathaus.core.seats import SPECTATOR
from rathaus.core.view import Standing, decision_for
from rathaus.games.rattus import RATTUS
from rathaus.games.rattus.components import RETURNED
from rathaus.games.rattus.events import PlagueSpared
from rathaus.games.rattus.final import BeginFinalPlague, ranking
from rathaus.games.rattus.table import Europe, Flow
from tests.games.rattus.builder import HARMLESS, PLAGUE, Unshuffled, europe, facts, offered, play, rats
from tests.games.rattus.redeal import redeal


@pytest.mark.clause("RT-6.2")
def test_rt_6_2_anticlockwise_from_the_right_of_the_last_player() -> None:
    king = {"cards": ["king"], "france": 1}
    flow = europe(
        4,
        ["final-round"],
        active="C",
        rats={},
        A={"cards": ["peasant"]},
        B=king,
        D={"cards": ["witch", "merchant"], "italia": 1},
    )
    order = []
    while flow.asked():
        order.append(flow.asked()[0])
        play(flow, "end", seat=order[-1])

    assert order == [1, 0, 3]


@pytest.mark.clause("RT-6.2")
def test_rt_6_2_the_last_player_and_who_has_no_card_of_use_are_left_out() -> None:
    flow = europe(3, ["final-round"], active="A", rats={}, A={"cards": ["peasant"]}, B={"cards": ["witch"]})

    assert flow.asked() == []


@pytest.mark.clause("RT-6.2")
def test_rt_6_2_nobody_takes_cards_increases_or_moves_the_plague_without_a_card() -> None:
    flow = europe(2, ["final-round"], B={"cards": ["merchant"], "italia": 1})

    assert offered(flow, 1) == ["use merchant", "end"]


@pytest.mark.clause("RT-6.2", "RT-6.3")
def test_rt_6_2_each_card_once_more() -> None:
    flow = europe(2, ["final-round"], rats={}, B={"cards": ["merchant", "king", "peasant"], "italia": 2})
    assert offered(flow, 1) == ["use peasant", "use merchant", "use king", "end"]
    play(flow, "use king", "save italia", "use peasant", "place anglia", seat=1)

    assert offered(flow, 1) == ["use merchant", "end"]
    assert (facts(flow, "B")["anglia"], facts(flow, "B")["haven"]) == (1, 1)


@pytest.mark.clause("RT-6.2", "RT-6.3")
@pytest.mark.parametrize(
    ("first", "answer"),
    [("move-plague", "plague france"), ("use peasant", "place anglia"), ("use king", "save italia")],
)
def test_rt_6_2_what_is_done_leaves_all_else_to_do(first: str, answer: str) -> None:
    own = {"cards": ["peasant", "monk", "merchant", "king", "knight"], "italia": 1, "france": 1}
    flow = europe(2, ["final-round"], plague="anglia", rats={"espagna": [HARMLESS]}, B=own)
    choices = ["move-plague", "use peasant", "use monk", "use merchant", "use king", "end"]
    assert offered(flow, 1) == choices
    play(flow, first, answer, seat=1)

    assert offered(flow, 1) == [choice for choice in choices if choice != first]


@pytest.mark.clause("RT-6.3")
def test_rt_6_3_without_a_citizen_in_the_supply_the_peasant_is_of_no_use() -> None:
    flow = europe(2, ["final-round"], B={"cards": ["peasant"], "italia": 20})

    assert flow.asked() == []


@pytest.mark.clause("RT-6.3")
def test_rt_6_3_the_queen_places_as_many_as_there_are() -> None:
    flow = europe(2, ["final-round"], cards=["queen"], B={"cards": ["queen"], "italia": 19})
    told = play(flow, "use queen", "place anglia", seat=1)

    assert told[0] == "ability-used seat=B card=queen"
    assert told[-1] == "final-citizens-placed seat=B region=anglia citizens=1"


CHIVALRY = {"cards": ["knight", "soldier"]}


@pytest.mark.clause("RT-6.3")
def test_rt_6_3_chivalry_moves_the_plague_once_at_least_one_step() -> None:
    flow = europe(2, ["final-round"], plague="anglia", rats={}, B={"cards": ["knight"]})
    play(flow, "move-plague", seat=1)
    assert "plague anglia" not in offered(flow, 1)
    play(flow, "plague espagna", seat=1)

    assert flow.table.plague == 3
    assert offered(flow, 1) == ["end"]


def knight_and_soldier() -> Flow:
    """B is about to use both in France, where one citizen of A meets a rat of limit 3."""
    flow = europe(
        2,
        ["final-round"],
        cards=["soldier", "knight"],
        plague="anglia",
        rats={"france": ["3 all islam"]},
        A={"france": 1},
        B=CHIVALRY,
    )
    play(flow, "move-plague", "plague france", seat=1)
    return flow


@pytest.mark.clause("RT-6.3")
def test_rt_6_3_all_that_are_used_apply_to_the_same_region() -> None:
    flow = knight_and_soldier()
    assert offered(flow, 1) == ["add anglia", "add espagna", "add germania", "add italia", "add-none"]
    told = play(flow, "add italia", "lower", seat=1)

    assert "citizens-died seat=A region=france citizens=1 symbols=all" in told


@pytest.mark.clause("RT-6.3")
def test_rt_6_3_each_effect_may_be_declined_as_in_a_normal_turn() -> None:
    flow = knight_and_soldier()
    told = play(flow, "add-none", "keep", seat=1)

    assert [line.split()[0] for line in told] == ["extra-rat-declined", "limits-kept", "plague-spared"]
    assert (facts(flow)["france"], rats(flow, "italia"), offered(flow, 1)) == (1, [], ["end"])


@pytest.mark.clause("RT-6.3")
@pytest.mark.parametrize(("answer", "citizens"), [("join", 1), ("stay-away", 0)])
def test_rt_6_3_a_serf_may_join_or_stay_away(answer: str, citizens: int) -> None:
    flow = europe(
        2,
        ["final-round"],
        cards=["serf"],
        plague="anglia",
        rats={"france": [PLAGUE]},
        A={"france": 2},
        B={"cards": ["serf"]},
    )
    play(flow, "move-plague", "plague france", answer, seat=1)

    assert (facts(flow)["france"], facts(flow, "B")["france"]) == (1, citizens)


@pytest.mark.clause("RT-6.3")
def test_rt_6_3_the_serf_alone_moves_it_one_step() -> None:
    flow = europe(2, ["final-round"], cards=["serf"], plague="espagna", rats={}, B={"cards": ["serf"]})
    play(flow, "move-plague", seat=1)

    assert offered(flow, 1) == ["plague france", "plague italia"]


@pytest.mark.clause("RT-6.3")
def test_rt_6_3_the_soldier_s_rat_is_drawn_from_those_revealed_and_nobody_knows_it() -> None:
    flow = europe(
        2,
        ["final-round"],
        cards=["soldier"],
        rng=Unshuffled(),
        plague="anglia",
        rats={},
        revealed=[HARMLESS, PLAGUE],
        B={"cards": ["soldier"]},
    )
    left = len(flow.table.supply)
    play(flow, "move-plague", "plague france", "add italia", seat=1)

    assert (rats(flow, "italia"), len(flow.table.supply)) == ([PLAGUE], left)
    assert (flow.table.marks[5 * 3], flow.table.returnable) == (RETURNED, 2)
    assert RATTUS.see(flow, 1).known == {}
    assert RATTUS.see(flow, 1).revealed == [HARMLESS, PLAGUE]
    assert RATTUS.laws(flow)["tokens"] == (65, 65)


@pytest.mark.clause("RT-6.3")
def test_rt_6_3_a_rat_that_was_drawn_again_can_be_revealed_again() -> None:
    flow = europe(
        2,
        ["final-round", "final-plague"],
        cards=["soldier"],
        plague="anglia",
        rats={},
        revealed=[PLAGUE],
        A={"italia": 1},
        B={"cards": ["soldier"]},
    )
    play(flow, "move-plague", "plague france", "add italia", "end", seat=1)

    assert (facts(flow)["italia"], RATTUS.facts(flow)["revealed"]) == (0, [PLAGUE])
    assert RATTUS.laws(flow)["tokens"] == (65, 65)


@pytest.mark.clause("RT-6.3")
def test_rt_6_3_from_the_supply_if_none_was_revealed_and_not_at_all_without_one() -> None:
    flow = europe(
        2, ["final-round"], cards=["soldier"], plague="anglia", rats={}, next_rats=[HARMLESS], B={"cards": ["soldier"]}
    )
    play(flow, "move-plague", "plague france", "add italia", seat=1)

    assert rats(flow, "italia") == [HARMLESS]


@pytest.mark.clause("RT-6.3", "RT-5.1g")
def test_rt_6_3_the_left_neighbour_of_the_holder_places_the_baker_s_citizens() -> None:
    flow = europe(3, ["final-round"], active="B", cards=["baker"], rats={}, B={"cards": ["baker"], "bread": 2})
    assert flow.asked() == [2]
    play(flow, "place anglia", seat=2)

    assert (facts(flow, "B")["anglia"], flow.asked()) == (2, [])


STRIKING = PLAGUE.replace("1 majority", "4 all")


@pytest.mark.clause("RT-6.4")
def test_rt_6_4_the_last_player_decides_the_order_of_regions_and_rats() -> None:
    table = {
        "france": [PLAGUE, HARMLESS, "3 all islam"],
        "italia": [HARMLESS.replace("6 all all", "5 all majority")] * 2,
    }
    seen = {"knows": ["france-1", "italia-2"]}
    flow = europe(3, ["final-plague"], active="B", rats=table, A={"france": 2}, C={"italia": 1, **seen})
    assert (flow.asked(), offered(flow, 1)) == ([1], ["ravage france", "ravage italia"])
    play(flow, "ravage france", seat=1)
    assert offered(flow, 1) == ["reveal 1", "reveal 2", "reveal 3"]
    play(flow, "reveal 2", seat=1)
    assert offered(flow, 1) == ["reveal 1", "reveal 3"]
    told = play(flow, "reveal 3", seat=1)

    assert [line.split()[0] for line in told] == ["plague-spared", "plague-broke-out", "citizens-died"]
    assert offered(flow, 1) == ["reveal 1", "reveal 2"]  # only Italia is left, so it is not asked for


@pytest.mark.clause("RT-6.4")
def test_rt_6_4_where_nobody_has_looked_at_a_rat_nobody_is_asked() -> None:
    flow = europe(2, ["final-plague"], rats={"france": [PLAGUE, HARMLESS], "italia": [STRIKING]}, A={"france": 2})

    assert (flow.asked(), facts(flow)["france"], rats(flow, "france")) == ([], 1, [])


@pytest.mark.clause("RT-6.4")
def test_rt_6_4_a_single_rat_and_a_region_without_citizens_are_not_asked_about() -> None:
    table = {"france": [PLAGUE], "italia": [HARMLESS, STRIKING]}
    flow = europe(2, ["final-plague"], rats=table, A={"france": 2, "knows": ["france-1", "italia-1"]})

    assert (flow.asked(), facts(flow)["france"], len(rats(flow, "italia"))) == ([], 1, 2)


@pytest.mark.clause("RT-6.4")
def test_rt_6_4_the_house_reveals_first_where_it_does_not_ask() -> None:
    table = {"anglia": [HARMLESS, "3 all islam"], "italia": [PLAGUE]}
    flow = europe(2, ["final-plague"], rats=table, A={"anglia": 1, "italia": 1}, B={"knows": ["anglia-1"]})

    assert offered(flow) == ["reveal 1", "reveal 2"]
    assert (facts(flow)["italia"], len(rats(flow, "anglia"))) == (0, 2)


@pytest.mark.clause("RT-6.4")
def test_rt_6_4_once_the_rats_that_were_looked_at_are_gone_the_house_goes_on() -> None:
    table = {"france": [HARMLESS, "3 all islam", STRIKING]}
    flow = europe(2, ["final-plague"], rats=table, A={"france": 1, "knows": ["france-2"]})
    told = play(flow, "reveal 2")

    assert [line.split()[0] for line in told] == ["plague-spared"] * 3
    assert (flow.asked(), rats(flow, "france")) == ([], [])


@pytest.mark.clause("RT-6.4", "RT-4.7")
@pytest.mark.parametrize("first", [1, 2])
def test_rt_6_4_the_house_reveals_the_rats_of_a_region_in_random_order(first: int) -> None:
    flow = europe(2, [], rats={"france": [HARMLESS, STRIKING]}, A={"france": 1})
    flow.rng = First(first - 1)
    flow.then(BeginFinalPlague())
    told = flow.listen()
    flow.settle()

    assert [event.rat for event in told if isinstance(event, PlagueSpared)] == [first, 3 - first]


class First(Rng):
    """Draws the same number again and again."""

    def __init__(self, number: int) -> None:
        self.draws = 0
        self.number = number

    def below(self, n: int) -> int:
        return min(self.number, n - 1)

    def copy(self) -> "First":
        return First(self.number)


@pytest.mark.clause("RT-6.4")
@settings(max_examples=60, deadline=None)
@given(random=st.randoms(use_true_random=False))
def test_rt_6_4_whether_it_asks_never_depends_on_a_face(random: Random) -> None:
    flow = looked_over(random)
    other = redeal(flow, SPECTATOR, random)
    asked_about = [region for region in flow.data.lands[3] if is_worth_asking(flow.table, region)]
    decisions = []
    for position in (flow, other):
        position.then(BeginFinalPlague())
        position.settle()
        decisions.append(decision_for(position, 0))

    assert decisions[0] == decisions[1]
    assert (decisions[0] is not None) == bool(asked_about)


def looked_over(random: Random) -> Flow:
    """Citizens and rats anywhere, and some rats that somebody has looked at."""
    flow = europe(3, [], rats={})
    table = flow.table
    table.last = 0
    for region in flow.data.lands[3]:
        for seat in range(3):
            table.settle(seat, region, random.choice([0, 0, 1]))
        for _ in range(random.choice([0, 1, 2, 3])):
            table.lay_rat(region, table.supply[-1], random.choice([0, 0, 0, 1, 2, 5]))
            table.supply = table.supply[:-1]
    return flow


def is_worth_asking(table: Europe, region: int) -> bool:
    """RT-6.4, as it is written: citizens, and two or more rats of which somebody has looked at one."""
    places = table.places_in(region)
    return any(table.people(region)) and len(places) > 1 and any(table.marks[place] for place in places)


@pytest.mark.clause("RT-6.4")
def test_rt_6_4_a_region_without_citizens_is_left_alone_and_no_rat_is_added() -> None:
    flow = europe(2, ["final-plague"], rats={"france": [PLAGUE], "italia": [STRIKING]}, A={"france": 1})

    assert (flow.asked(), rats(flow, "france"), len(rats(flow, "italia"))) == ([], [], 1)
    assert len(flow.table.supply) == 39  # 65 tokens but the 24 removed and the two named


@pytest.mark.clause("RT-6.4")
def test_rt_6_4_no_ability_applies_but_classes_are_hit() -> None:
    own = {"cards": ["knight", "serf"], "knows": ["france-1"]}
    flow = europe(
        2,
        ["final-plague"],
        cards=["serf", "knight"],
        rats={"france": ["2 majority peasantry", "4 all islam"]},
        A={"france": 1, **own},
        B={"france": 1},
    )
    play(flow, "reveal 2")

    assert facts(flow)["france"] == facts(flow, "B")["france"] == 0


@pytest.mark.clause("RT-6.4")
def test_rt_6_4_when_nobody_is_left_the_other_rats_stay() -> None:
    flow = europe(2, ["final-plague"], rats={"france": [HARMLESS, PLAGUE]}, A={"france": 1}, B={"knows": ["france-1"]})
    play(flow, "reveal 2")

    assert (rats(flow, "france"), flow.asked()) == ([HARMLESS], [])


@pytest.mark.clause("RT-6.5")
def test_rt_6_5_citizens_on_the_board_and_in_the_haven_count_but_not_on_the_baker() -> None:
    flow = europe(
        2, ["scoring"], cards=["baker"], A={"france": 2, "haven": 3}, B={"italia": 4, "bread": 5, "cards": ["baker"]}
    )

    assert flow.outcome is not None
    assert (flow.outcome.winners, flow.outcome.scores) == ([0], [5, 4])


@pytest.mark.clause("RT-6.5")
@pytest.mark.parametrize(("last", "winner"), [("A", 1), ("B", 3), ("C", 3), ("D", 0)])
def test_rt_6_5_a_tie_goes_to_the_next_clockwise_after_the_last_player(last: str, winner: int) -> None:
    flow = europe(4, ["scoring"], last=last, A={"france": 2}, B={"france": 2}, C={"france": 1}, D={"italia": 2})

    assert flow.outcome is not None
    assert flow.outcome.winners == [winner]


@pytest.mark.clause("RT-6.5")
def test_rt_6_5_the_ranking_tells_where_citizens_live_and_who_is_next_clockwise() -> None:
    flow = europe(3, ["scoring"], last="B", A={"france": 1, "italia": 2}, B={"france": 1, "haven": 2}, C={"france": 1})

    assert ranking(flow) == [
        Standing(0, 1, 3, {"italia": 2, "france": 1}, "next-clockwise", "RT-6.5", {"next-clockwise": -1}),
        Standing(1, 2, 3, {"france": 1, "haven": 2}, "next-clockwise", "RT-6.5", {"next-clockwise": -2}),
        Standing(2, 3, 1, {"france": 1}),
    ]
