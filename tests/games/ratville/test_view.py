"""What each seat may see (RR-7), and what may be imagined."""

import pytest

from rathaus.bots import make_bot
from rathaus.core.rng import fast
from rathaus.core.seats import SPECTATOR
from rathaus.core.view import encode
from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.planning import Plan
from rathaus.games.ratville.view import TownsView
from tests.games.ratville.builder import DATA, act, offered, plan, played, towns

HIDDEN = {"hunter": 4, "geek": 2, "builder": 5, "collector": 3}


@pytest.mark.clause("RR-7")
def test_rr_7_characters_are_hidden_until_their_step() -> None:
    flow = played(2, ["builder"], A={"plan": HIDDEN})

    assert RATVILLE.see(flow, 1).characters[0] == ["", "", "builder", "collector"]
    assert RATVILLE.see(flow, SPECTATOR).characters[0] == ["", "", "builder", "collector"]
    assert RATVILLE.see(flow, 0).characters[0] == ["hunter", "geek", "builder", "collector"]


@pytest.mark.clause("RR-7")
def test_rr_7_dice_resources_and_cards_in_play_are_open() -> None:
    a = {"plan": HIDDEN, "scrap": 2, "food": 1, "objects": ["trap"], "buildings": ["canteen"]}
    seen = RATVILLE.see(towns(2, ["builder"], A=a), 1)

    assert seen.dice[0] == [4, 2, 5, 3]
    assert seen.resources[0] == {"scrap": 2, "mechanism": 0, "module": 0, "food": 1}
    assert (seen.objects[0], seen.buildings[0]) == (["trap"], ["canteen"])


@pytest.mark.clause("RR-7")
def test_rr_7_hands_are_secret() -> None:
    flow = towns(2, ["builder"], A={"hand": ["trap", "tablet", "crossbow"]})

    assert RATVILLE.see(flow, 0).hand == ["tablet", "trap", "crossbow"]
    assert RATVILLE.see(flow, 1).hand_sizes == [3, 3]
    assert b"crossbow" not in encode(RATVILLE.see(flow, 1))
    assert RATVILLE.see(flow, SPECTATOR).hand == []


@pytest.mark.clause("RR-7")
def test_rr_7_the_options_of_the_geek_are_nobody_else_s_business() -> None:
    poor = played(2, ["geek"], A={"plan": HIDDEN, "hand": ["tablet", "trap", "crossbow"], "scrap": 1})
    rich = played(2, ["geek"], A={"plan": HIDDEN, "hand": ["toolbox", "slingshot", "crossbow"], "scrap": 1})

    assert len(offered(poor, "A")) < len(offered(rich, "A"))
    assert [RATVILLE.see(flow, 1).decision for flow in (poor, rich)] == [None, None]
    assert poor.asked() == rich.asked() == [0]


def views_of(flow_seed: str, count: int) -> list[TownsView]:
    flow = played(3, ["planning", "builder"], rng=fast(flow_seed))
    act(flow, "B", "assign hunter", "assign collector", "assign builder", "assign geek")
    seen = RATVILLE.see(flow, 0)
    return [RATVILLE.see(RATVILLE.imagine(seen, fast(str(number))), 1) for number in range(count)]


def test_another_s_plan_is_imagined_in_many_ways() -> None:
    plans = {str(view.pending[-1].memory) for view in views_of("plans", 30)}

    assert len(plans) > 20


@pytest.mark.clause("RV-2.3")
def test_without_dice_nobody_is_imagined_to_have_a_plan() -> None:
    seen = RATVILLE.see(RATVILLE.setup(3, {}, fast("start")), 0)

    assert seen.dice == [[0] * 4] * 3
    assert not any(RATVILLE.imagine(seen, fast("x")).table.assigned)


@pytest.mark.clause("RV-1.3")
def test_rv_1_3_before_all_have_chosen_nobody_is_imagined_to_have_given_anything_back() -> None:
    seen = RATVILLE.see(RATVILLE.setup(3, {}, fast("start")), 0)

    assert RATVILLE.imagine(seen, fast("x")).table.returned == [[], [], []]


@pytest.mark.clause("RV-2.3")
def test_imagined_plans_have_collector_and_hunter() -> None:
    seen = RATVILLE.see(played(3, ["builder"], A={"plan": plan(builder=3)}), 0)
    for number in range(20):
        table = RATVILLE.imagine(seen, fast(str(number))).table
        assert 7 in table.assigned[4:8]
        assert len(set(table.assigned[4:8]) & set(range(1, 8))) == 4


def test_what_one_gave_back_nobody_else_holds_who_has_drawn_nothing() -> None:
    flow = towns(2, ["builder"], A={"returned": ["trap", "tablet"]})
    seen = RATVILLE.see(flow, 0)
    for number in range(40):
        hand = RATVILLE.imagine(seen, fast(str(number))).table.hands[1]
        assert not {"trap", "tablet"} & {DATA.cards[card] for card in hand}


def test_who_has_drawn_may_hold_it() -> None:
    flow = towns(2, ["builder"], A={"returned": ["trap", "tablet"]}, B={"drawn": 2})
    seen = RATVILLE.see(flow, 0)
    hands = [RATVILLE.imagine(seen, fast(str(number))).table.hands[1] for number in range(60)]

    assert any(DATA.cards.index("trap") in hand for hand in hands)


def test_who_has_drawn_one_card_holds_at_most_one_that_came_back() -> None:
    back = {DATA.cards.index(name) for name in ("trap", "tablet")}
    names = [DATA.cards[card] for card in DATA.objects if card not in back]
    flow = towns(2, ["builder"], A={"returned": ["trap", "tablet"]}, B={"drawn": 1, "hand": names[4:20]})
    seen = RATVILLE.see(flow, 0)
    hands = [RATVILLE.imagine(seen, fast(str(number))).table.hands[1] for number in range(60)]

    assert {len(back.intersection(hand)) for hand in hands} == {0, 1}


def test_decks_that_were_shuffled_anew_are_mixed() -> None:
    flow = towns(2, ["builder"], is_mixed=True)
    seen = RATVILLE.see(flow, 0)
    decks = [RATVILLE.imagine(seen, fast(str(number))).table.creature_deck for number in range(5)]

    assert any(DATA.decks[deck[0]] == "basic" for deck in decks)


FIGHT = {"plan": {"collector": 1, "hunter": 1, "fighter": 6, "ragged_boy": 3}, "creatures": ["rat", "spider"]}


@pytest.mark.parametrize(
    ("phase", "pending"),
    [
        ("collector", "collect-loot"),
        ("ragged_boy", "send-creature"),
        ("fighter", "fight"),
        ("hunter", "hunt"),
    ],
)
def test_what_is_still_to_do_is_imagined_as_it_is(phase: str, pending: str) -> None:
    flow = played(3, [phase], A=FIGHT, B=FIGHT)
    seen = RATVILLE.see(flow, 2)

    assert pending in [step.step for step in seen.pending]
    assert RATVILLE.see(RATVILLE.imagine(seen, fast("again")), 2) == seen


def test_sealed_picks_are_seen_by_their_owner_only() -> None:
    flow = played(2, ["planning"])
    act(flow, "A", "assign hunter")
    step = flow.todo[-1]

    assert isinstance(step, Plan)
    assert (step.seen_by(0), step.seen_by(1)) == ([2, 0, 1, 1, 7, -1], [2, 0, 1, -1, 0])


def test_every_moment_of_a_game_can_be_imagined_by_the_others() -> None:
    flow = RATVILLE.setup(2, RATVILLE.agreed(2, {}), fast("imagined"))
    bots = [make_bot("rat", str(seat)) for seat in range(2)]
    while asked := flow.asked():
        seen = RATVILLE.see(flow, 1 - asked[0])
        imagined = RATVILLE.imagine(seen, fast("guess"))
        assert encode(RATVILLE.see(imagined, 1 - asked[0])) == encode(seen)
        flow.apply(asked[0], bots[asked[0]].choose(flow, asked[0]))


@pytest.mark.clause("RV-3.0")
def test_rv_3_0_the_view_tells_the_phase_and_the_step_of_the_character_in_it() -> None:
    planning = played(2, ["planning"])
    cards = played(2, ["hunter"], A={"plan": plan(), "buildings": ["flame_pipe"], "scrap": 1, "creatures": ["rat"]})

    assert RATVILLE.see(planning, 0).phase == "planning"
    assert offered(cards, "A") == ["pass", "use flame_pipe"]
    assert RATVILLE.see(cards, 1).phase == "hunter"
    assert RATVILLE.see(played(2, []), 0).phase == ""
