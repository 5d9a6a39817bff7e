"""RL-8.4, RL-8.5: what a piece of cheese does to the one who drew it."""

from typing import Any

import pytest

from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.card_events import PiecesCounted
from rathaus.games.ratland.cheese import EmptyBag
from rathaus.games.ratland.components import CITY, DUMP, FIELD, PLACE_NAMES, WHITE
from rathaus.games.ratland.draws import DrawPieces
from rathaus.games.ratland.events import CheeseFound, PiecesDrawn, RatLeft, RatLost, RatPoisoned
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import sewers


def drawn(*bag: str, area: int = DUMP, event: str = "abundance", **clan: Any) -> Flow:
    """A clan that draws all that is in the bag."""
    flow = sewers(3, [], past_events=[event], bag=list(bag), A={"cheese": 0, **clan})
    flow.then(DrawPieces(area, 0, len(bag)))
    return flow


def clan_of(flow: Flow) -> dict[str, int]:
    """What is left of A's rats, without the places where there are none."""
    clan: dict[str, int] = RATLAND.facts(flow)["A"]
    return {name: clan[name] for name in PLACE_NAMES if clan[name]}


@pytest.mark.clause("RL-8.4")
@pytest.mark.parametrize(("piece", "cheese"), [("yellow", 1), ("orange", 2), ("white", 0)])
def test_rl_8_4_what_a_piece_is_worth(piece: str, cheese: int) -> None:
    flow = drawn(piece, dump=3)
    flow.settle()

    assert flow.table.cheese[0] == cheese
    assert flow.table.rats_in(0, DUMP) == 3


@pytest.mark.clause("RL-8.4")
def test_rl_8_4_all_that_is_found_is_told_at_once() -> None:
    flow = drawn("yellow", "orange", "white", "yellow", dump=4)
    told = flow.listen()
    flow.settle()

    assert told[1:] == [CheeseFound(seat=0, cheese=4)]


@pytest.mark.clause("RL-8.4")
def test_rl_8_4_a_single_cheese_is_told_too() -> None:
    flow = drawn("yellow", dump=1)
    told = flow.listen()
    flow.settle()

    assert told[1:] == [CheeseFound(seat=0, cheese=1)]


@pytest.mark.clause("RL-8.4")
def test_rl_8_4_white_pieces_are_told_without_cheese() -> None:
    flow = drawn("white", dump=1)
    told = flow.listen()
    flow.settle()

    assert told == [PiecesDrawn(seat=0, area="dump", pieces=["white"])]


@pytest.mark.clause("RL-8.4")
def test_rl_8_4_black_sends_a_rat_back_to_the_pile() -> None:
    flow = drawn("black", dump=3)
    pile = flow.table.pile
    flow.settle()

    assert clan_of(flow) == {"dump": 2}
    assert flow.table.pile == pile + 1


@pytest.mark.clause("RL-8.4")
def test_rl_8_4_purple_sends_a_rat_to_the_infirmary() -> None:
    flow = drawn("purple", dump=3)
    flow.settle()

    assert clan_of(flow) == {"dump": 2, "infirmary": 1}


@pytest.mark.clause("RL-8.4")
def test_rl_8_4_blue_loses_a_rat() -> None:
    flow = drawn("blue", dump=3)
    flow.settle()

    assert clan_of(flow) == {"dump": 2, "lost": 1}


@pytest.mark.clause("RL-8.4")
def test_rl_8_4_every_struck_rat_is_told() -> None:
    flow = drawn("blue", "black", "purple", dump=3)
    told = flow.listen()
    flow.settle()

    assert told[1:] == [
        RatLost(seat=0, place="dump"),
        RatLeft(seat=0, place="dump"),
        RatPoisoned(seat=0, place="dump"),
    ]


@pytest.mark.clause("RL-8.4")
def test_rl_8_4_the_rats_of_the_box_stay_the_same() -> None:
    flow = drawn("blue", "black", "purple", dump=3)
    flow.settle()

    assert RATLAND.laws(flow)["rats"] == (115, 115)


@pytest.mark.clause("RL-8.5")
@pytest.mark.parametrize("area", [DUMP, CITY, FIELD])
def test_rl_8_5_first_a_rat_sent_to_the_area_is_struck(area: int) -> None:
    everywhere: dict[str, Any] = dict.fromkeys(PLACE_NAMES[:7], 2)
    flow = drawn("purple", area=area, **everywhere)
    told = flow.listen()
    flow.settle()

    assert told[1:] == [RatPoisoned(seat=0, place=PLACE_NAMES[area])]


@pytest.mark.clause("RL-8.5")
def test_rl_8_5_then_pantry_nursery_pipes_and_the_other_exits() -> None:
    everywhere: dict[str, Any] = dict.fromkeys(PLACE_NAMES[:7], 1)
    flow = drawn(*["black"] * 7, area=CITY, **everywhere)
    told = flow.listen()
    flow.settle()

    struck = [event.place for event in told if isinstance(event, RatLeft)]
    assert struck == ["city", "pantry", "nursery", "left-pipe", "right-pipe", "dump", "field"]


@pytest.mark.clause("RL-8.5")
def test_rl_8_5_without_a_healthy_rat_purple_and_blue_find_nobody() -> None:
    flow = drawn("purple", "blue", pantry=0, infirmary=2, lost=3)
    told = flow.listen()
    flow.settle()

    assert clan_of(flow) == {"infirmary": 2, "lost": 3}
    assert told == [PiecesDrawn(seat=0, area="dump", pieces=["purple", "blue"])]


@pytest.mark.clause("RL-8.5")
def test_rl_8_5_without_a_healthy_rat_black_takes_a_poisoned_one_and_then_a_lost_one() -> None:
    flow = drawn(*["black"] * 4, pantry=1, infirmary=1, lost=2)
    pile = flow.table.pile
    told = flow.listen()
    flow.settle()

    assert [event.place for event in told if isinstance(event, RatLeft)] == ["pantry", "infirmary", "lost", "lost"]
    assert (clan_of(flow), flow.table.pile) == ({}, pile + 4)


@pytest.mark.clause("RL-8.5")
def test_rl_8_5_black_finds_nobody_in_a_clan_without_rats() -> None:
    flow = drawn("black", pantry=0)
    told = flow.listen()
    flow.settle()

    assert told == [PiecesDrawn(seat=0, area="dump", pieces=["black"])]


@pytest.mark.clause("RL-8.5")
def test_rl_8_5_the_last_healthy_rat_is_struck_once() -> None:
    flow = drawn("purple", "purple", dump=1)
    flow.settle()

    assert clan_of(flow) == {"infirmary": 1}


@pytest.mark.clause("RL-11.5")
def test_rl_11_5_black_counts_as_yellow() -> None:
    flow = drawn("black", "black", event="we-did-it", dump=3)
    flow.settle()

    assert clan_of(flow) == {"dump": 3}
    assert flow.table.cheese[0] == 2


@pytest.mark.clause("RL-11.5")
def test_rl_11_5_what_black_counts_as_is_told() -> None:
    flow = drawn("black", "white", event="we-did-it", dump=3)
    told = flow.listen()
    flow.settle()

    assert told == [
        PiecesDrawn(seat=0, area="dump", pieces=["black", "white"]),
        PiecesCounted(seat=0, pieces=["yellow", "white"]),
        CheeseFound(seat=0, cheese=1),
    ]


@pytest.mark.clause("RL-11.5")
def test_rl_11_5_purple_and_blue_strike_as_ever() -> None:
    flow = drawn("purple", "blue", event="we-did-it", dump=3)
    flow.settle()

    assert clan_of(flow) == {"dump": 1, "infirmary": 1, "lost": 1}


@pytest.mark.clause("RL-11.11")
@pytest.mark.parametrize(("whites", "cheese"), [(1, 0), (2, 1), (3, 1), (4, 2), (7, 3)])
def test_rl_11_11_every_two_whites_are_traded_for_a_yellow(whites: int, cheese: int) -> None:
    flow = drawn(*["white"] * whites, event="dr-cheese", dump=whites)
    flow.settle()

    assert flow.table.cheese[0] == cheese


@pytest.mark.clause("RL-11.11")
def test_rl_11_11_the_trade_is_told() -> None:
    flow = drawn("white", "yellow", "white", "white", event="dr-cheese", dump=4)
    told = flow.listen()
    flow.settle()

    assert told[1:] == [PiecesCounted(seat=0, pieces=["yellow", "white", "yellow"]), CheeseFound(seat=0, cheese=2)]


@pytest.mark.clause("RL-11.11")
def test_rl_11_11_a_single_white_has_nothing_to_tell() -> None:
    flow = drawn("white", event="dr-cheese", dump=1)
    told = flow.listen()
    flow.settle()

    assert told == [PiecesDrawn(seat=0, area="dump", pieces=["white"])]


@pytest.mark.clause("RL-11.11")
def test_rl_11_11_a_white_without_a_partner_waits_for_another_of_the_same_area() -> None:
    flow = drawn("white", event="dr-cheese", dump=1, whites=1)
    told = flow.listen()
    flow.settle()

    assert told[1:] == [PiecesCounted(seat=0, pieces=["yellow"]), CheeseFound(seat=0, cheese=1)]
    assert flow.table.whites == [0, 0, 0]


@pytest.mark.clause("RL-11.11")
def test_rl_11_11_whites_of_different_areas_make_no_pair() -> None:
    flow = drawn("white", event="dr-cheese", dump=1)
    flow.settle()
    flow.then(EmptyBag(DUMP))
    flow.settle()
    flow.table.bag = [WHITE]
    flow.then(DrawPieces(CITY, 0, 1))
    flow.settle()

    assert flow.table.cheese[0] == 0


@pytest.mark.clause("RL-11.11")
def test_rl_11_11_whites_of_different_players_make_no_pair() -> None:
    flow = sewers(3, [], past_events=["dr-cheese"], bag=["white", "white"])
    flow.then(DrawPieces(DUMP, 0, 1), DrawPieces(DUMP, 1, 1))
    flow.settle()

    assert flow.table.cheese == [2, 2, 2]


@pytest.mark.clause("RL-11.11", "RL-13.10")
def test_rl_11_11_a_black_that_is_ignored_is_no_white() -> None:
    flow = drawn("white", "black", event="dr-cheese", dump=2, clan="warrior")
    flow.settle()

    assert flow.table.cheese[0] == 0
    assert flow.table.whites[0] == 1


@pytest.mark.clause("RL-3.4", "RL-11.11")
def test_rl_3_4_without_dr_cheese_white_is_nothing() -> None:
    flow = drawn("white", "white", dump=2)
    flow.settle()

    assert flow.table.cheese[0] == 0
    assert flow.table.whites == [0, 0, 0]
