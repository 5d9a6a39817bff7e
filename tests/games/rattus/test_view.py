"""What each seat of Rattus may see, and how the rest is imagined."""

from collections import Counter

import pytest

from rathaus.core.rng import fast
from rathaus.core.seats import SPECTATOR
from rathaus.core.view import PendingStep, encode
from rathaus.games.rattus import RATTUS
from rathaus.games.rattus.table import Flow
from rathaus.games.rattus.view import EuropeView, place_name, place_named
from tests.games.rattus.builder import HARMLESS, PLAGUE, Unshuffled, europe, play

EVERYBODY = [SPECTATOR, 0, 1, 2]
DATA = RATTUS.data
START_TOKEN = "3 peasantry bourgeoisie start"


def imagined(view: EuropeView, seed: str = "dream") -> Flow:
    return RATTUS.imagine(view, fast(seed))


def dreams(view: EuropeView, number: int = 60) -> list[Flow]:
    return [imagined(view, str(seed)) for seed in range(number)]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_what_lies_open(seat: int) -> None:
    flow = europe(
        3,
        ["plague"],
        cards=["baker", "caravanner"],
        plague="france",
        camel="italia",
        turn=4,
        rats={"italia": [PLAGUE, "none", START_TOKEN]},
        revealed=[HARMLESS],
        A={"italia": 2, "haven": 1},
        B={"cards": ["baker"], "bread": 2},
    )
    view = RATTUS.see(flow, seat)

    assert (view.turn, view.active, view.last, view.plague, view.camel) == (4, 0, -1, "france", "italia")
    assert (view.citizens["italia"], "russia" in view.citizens) == ([2, 0, 0], False)
    assert (view.haven, view.bread, view.reserves) == ([1, 0, 0], [0, 2, 0], [17, 18, 20])
    assert view.rats == {"italia-1": "supply", "italia-3": "start"}
    assert (view.revealed, view.holders["baker"], view.holders["monk"]) == ([HARMLESS], 1, -1)
    assert "king" not in view.holders
    assert view.pending == [PendingStep("move-plague", [0])]


def test_only_who_is_asked_has_a_decision() -> None:
    flow = europe(3, ["plague"])

    assert [RATTUS.see(flow, seat).decision is not None for seat in EVERYBODY] == [False, True, False, False]


@pytest.mark.clause("RT-5.1d")
def test_rt_5_1d_only_who_has_looked_sees_a_front_but_everybody_saw_who_looked() -> None:
    flow = europe(3, [], rats={"italia": [PLAGUE, HARMLESS]}, B={"knows": ["italia-2"]})
    views = [RATTUS.see(flow, seat) for seat in EVERYBODY]

    assert [view.known for view in views] == [{}, {}, {"italia-2": HARMLESS}, {}]
    assert all(view.seen_by == {"italia-2": [1]} for view in views)


@pytest.mark.clause("RT-1.4", "RT-4.2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_rt_1_4_fronts_and_the_supply_are_not_in_the_bytes(seat: int) -> None:
    one = europe(3, [], rats={"italia": [PLAGUE]}, next_rats=[HARMLESS])
    other = europe(3, [], rats={"italia": [HARMLESS]}, next_rats=[PLAGUE])

    assert encode(RATTUS.see(one, seat)) == encode(RATTUS.see(other, seat))


@pytest.mark.clause("RT-5.1d")
@pytest.mark.parametrize("token", DATA.tokens[:2])
def test_rt_5_1d_whatever_kind_of_rat_was_looked_at_is_known(token: str) -> None:
    flow = europe(2, rats={"italia": [token]}, A={"knows": ["italia-1"]})

    assert RATTUS.see(flow, 0).known == {"italia-1": token}


@pytest.mark.clause("RT-5.1d")
def test_rt_5_1d_what_was_seen_is_imagined_as_it_was() -> None:
    flow = europe(3, [], rats={"italia": [PLAGUE, HARMLESS]}, B={"knows": ["italia-2"]})
    fronts = {DATA.tokens[dream.table.rats[16]] for dream in dreams(RATTUS.see(flow, 1))}
    others = {DATA.tokens[dream.table.rats[16]] for dream in dreams(RATTUS.see(flow, 0))}

    assert fronts == {HARMLESS}
    assert len(others) > 20


@pytest.mark.clause("RT-5.1d")
def test_rt_5_1d_also_after_the_token_has_moved() -> None:
    table = {"italia": [PLAGUE], "anglia": [HARMLESS]}
    flow = europe(3, A={"cards": ["monk"]}, B={"knows": ["italia-1"]}, rats=table)
    play(flow, "use monk", "rat italia 1", "to turkiye")
    view = RATTUS.see(flow, 1)

    assert view.known == {"turkiye-1": PLAGUE}
    assert {dream.table.rats[27] for dream in dreams(view)} == {DATA.tokens.index(PLAGUE)}


@pytest.mark.clause("RT-1.4")
def test_rt_1_4_what_lay_there_from_the_start_is_imagined_as_a_starting_token() -> None:
    flow = europe(2, [], rats={"italia": [START_TOKEN], "france": [PLAGUE]})
    fronts = [(dream.table.rats[15], dream.table.rats[6]) for dream in dreams(RATTUS.see(flow, 0), 200)]

    assert all(italia < DATA.starting_kinds for italia, _ in fronts)
    assert any(france < DATA.starting_kinds for _, france in fronts)
    assert any(france >= DATA.starting_kinds for _, france in fronts)


@pytest.mark.clause("RT-1.4")
def test_rt_1_4_what_was_removed_is_dealt_with_the_supply() -> None:
    flow = europe(2, [], rats={}, rats_left=20)
    view = RATTUS.see(flow, 0)
    removed = {kind for dream in dreams(view, 100) for kind in dream.table.removed}
    dream = imagined(view)

    assert (len(dream.table.supply), len(dream.table.removed)) == (20, 24)
    assert removed == {DATA.tokens.index(name) for name in DATA.tokens} - gone(view)


def gone(view: EuropeView) -> set[int]:
    """The kinds of which all tokens have been revealed."""
    counts = Counter(DATA.tokens.index(name) for name in view.revealed)
    return {kind for kind, count in counts.items() if count == DATA.counts[kind]}


@pytest.mark.clause("RT-6.3")
def test_rt_6_3_a_rat_that_was_drawn_again_is_imagined_as_one_of_those_revealed_before() -> None:
    flow = europe(
        2,
        ["final-round"],
        cards=["soldier"],
        rng=Unshuffled(),
        plague="anglia",
        rats={"france": ["4 all islam"]},
        revealed=[HARMLESS, PLAGUE],
        A={"france": 1},
        B={"cards": ["soldier"]},
    )
    play(flow, "move-plague", "plague france", "add italia", seat=1)
    view = RATTUS.see(flow, 0)

    assert (view.rats, view.returnable) == ({"italia-1": "returned"}, 2)
    assert view.revealed == [HARMLESS, PLAGUE, "4 all islam"]
    assert {DATA.tokens[dream.table.rats[15]] for dream in dreams(view)} == {HARMLESS, PLAGUE}


@pytest.mark.clause("RT-6.3", "RT-5.1d")
def test_rt_6_3_who_looks_at_a_rat_that_was_drawn_again_knows_it() -> None:
    table = {"final": ["final-round"], "revealed": [HARMLESS, PLAGUE]}
    flow = europe(
        2,
        table["final"],
        cards=["soldier"],
        rng=Unshuffled(),
        plague="anglia",
        rats={},
        revealed=table["revealed"],
        B={"cards": ["soldier", "witch"]},
    )
    play(flow, "move-plague", "plague france", "add italia", "use witch", "look italia 1", seat=1)
    dream = imagined(RATTUS.see(flow, 1))

    assert RATTUS.see(flow, 1).known == {"italia-1": PLAGUE}
    assert RATTUS.laws(dream)["kinds of tokens"] == (0, 0)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_an_imagined_position_looks_the_same_and_keeps_the_laws(seat: int) -> None:
    flow = europe(3, A={"italia": 2, "cards": ["witch"]}, B={"knows": ["france-1"]})
    play(flow, "use witch", "look anglia 1")
    view = RATTUS.see(flow, seat)
    dream = imagined(view)

    assert RATTUS.see(dream, seat) == view
    assert all(found == expected for found, expected in RATTUS.laws(dream).values())


def test_the_result_is_seen_and_imagined() -> None:
    flow = europe(3, ["scoring"], B={"italia": 9})
    view = RATTUS.see(flow, SPECTATOR)

    assert view.result is not None
    assert (view.result.winners, view.result.scores) == ([1], [0, 9, 0])
    assert view.result.ranking[0].seat == view.result.winners[0]
    assert RATTUS.see(imagined(view), SPECTATOR).result == view.result


def test_places_have_names() -> None:
    assert place_name(DATA, 35) == "golden_horde-3"
    assert place_named(DATA, "golden_horde-3") == 35


@pytest.mark.parametrize("name", ["france", "france-4", "atlantis-1"])
def test_an_unknown_place_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=f"unknown place '{name}', expected a region and a number, as in anglia-1"):
        place_named(DATA, name)


@pytest.mark.clause("RT-2.1")
def test_rt_2_1_the_view_tells_in_which_part_of_the_turn_the_table_waits() -> None:
    flow = europe()

    assert [RATTUS.see(flow, seat).phase for seat in (0, 1, SPECTATOR)] == ["action"] * 3
    assert RATTUS.see(europe(phases=[]), 0).phase == ""
