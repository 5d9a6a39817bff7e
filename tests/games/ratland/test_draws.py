"""RL-8.3: drawing from the bag, and putting back (RL-11.4)."""

import pytest

from rathaus.core.rng import fast
from rathaus.core.view import Decision, SpelledOption
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.card_events import PieceKept, PiecePutBack
from rathaus.games.ratland.components import BLACK, CITY, DUMP, ORANGE, YELLOW
from rathaus.games.ratland.draws import PASS, DrawPieces, PutBack
from rathaus.games.ratland.events import CheeseFound, PiecesDrawn, RatLeft
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import Unshuffled, draws, searched, sewers

PUT_BLACK_BACK = BLACK + 1
HELMET = ["rat-with-a-helmet"]


def helmeted(*bag: str, sent: int = 2) -> Flow:
    """A, who sent rats to the dump, has drawn as many pieces and may put one back; B draws one piece after A."""
    flow = sewers(
        3, [], rng=Unshuffled(), past_events=HELMET, bag=list(bag), A={"dump": sent, "cheese": 0}, B={"cheese": 0}
    )
    flow.then(DrawPieces(DUMP, 0, sent), DrawPieces(DUMP, 1, 1))
    flow.settle()
    return flow


@pytest.mark.clause("RL-8.3")
def test_rl_8_3_pieces_leave_the_bag_from_its_top() -> None:
    flow = sewers(3, [], bag=["white", "yellow", "white"])
    flow.then(DrawPieces(DUMP, 0, 2))
    told = flow.listen()
    flow.settle()

    assert told[0] == PiecesDrawn(seat=0, area="dump", pieces=["white", "yellow"])
    assert RATLAND.facts(flow)["bag"] == ["white"]


@pytest.mark.clause("RL-8.3")
def test_rl_8_3_draws_are_blind() -> None:
    first = set()
    for seed in range(100):
        flow = sewers(3, ["cheese"], rng=fast(str(seed)), past_food=["2"], A={"city": 1})
        told = flow.listen()
        flow.settle()
        first |= {piece for event in told if isinstance(event, PiecesDrawn) for piece in event.pieces}

    assert first == {"yellow", "orange", "white", "black"}


def test_a_draw_remembers_area_seat_and_number() -> None:
    assert DrawPieces(CITY, 2, 5).memory() == [1, 2, 5]


@pytest.mark.clause("RL-8.3")
def test_rl_8_3_an_empty_bag_gives_nothing_more() -> None:
    told = searched(card="1", A={"dump": 12}, B={"dump": 13})

    assert draws(told) == [(0, 12)]


@pytest.mark.clause("RL-8.3")
def test_rl_8_3_the_last_one_gets_what_is_left() -> None:
    told = searched(card="1", A={"dump": 10}, B={"dump": 13})

    assert draws(told) == [(0, 10), (1, 2)]


@pytest.mark.clause("RL-11.4")
def test_rl_11_4_who_drew_is_asked_before_anything_takes_effect() -> None:
    flow = helmeted("yellow", "black", "yellow")

    assert flow.asked() == [0]
    assert (flow.table.cheese[0], flow.table.rats_in(0, DUMP)) == (0, 2)


@pytest.mark.clause("RL-11.4")
def test_rl_11_4_any_one_of_the_colours_drawn_or_none() -> None:
    flow = helmeted("black", "yellow", "black", "white", sent=3)

    assert RATLAND.see(flow, 0).decision == Decision(
        "put-back",
        {"area": "dump"},
        [
            SpelledOption(PASS, "keep", {}),
            SpelledOption(YELLOW + 1, "put-back", {"piece": "yellow"}),
            SpelledOption(PUT_BLACK_BACK, "put-back", {"piece": "black"}),
        ],
        "RL-11.4",
    )


@pytest.mark.clause("RL-11.4")
def test_rl_11_4_what_is_put_back_has_no_effect_and_the_rest_has() -> None:
    flow = helmeted("yellow", "black")
    flow.play(0, PUT_BLACK_BACK)

    assert (flow.table.cheese[0], flow.table.rats_in(0, DUMP)) == (1, 2)


@pytest.mark.clause("RL-11.4")
def test_rl_11_4_only_one_of_several_alike_goes_back() -> None:
    flow = helmeted("black", "black")
    flow.play(0, PUT_BLACK_BACK)

    assert flow.table.rats_in(0, DUMP) == 1


@pytest.mark.clause("RL-11.4")
def test_rl_11_4_even_a_good_piece_may_go_back() -> None:
    flow = helmeted("orange", "orange")
    flow.play(0, ORANGE + 1)

    assert flow.table.cheese[0] == 2


@pytest.mark.clause("RL-11.4")
def test_rl_11_4_who_keeps_all_has_all_the_effects() -> None:
    flow = helmeted("yellow", "black")
    flow.play(0, PASS)

    assert (flow.table.cheese[0], flow.table.rats_in(0, DUMP)) == (1, 1)


@pytest.mark.clause("RL-11.4")
def test_rl_11_4_no_replacement_is_drawn() -> None:
    flow = helmeted("yellow", "black", "yellow")
    told = flow.listen()
    flow.play(0, PUT_BLACK_BACK)

    assert [seat for seat, _ in draws(told)] == [1]
    assert flow.table.cheese[0] == 1


@pytest.mark.clause("RL-11.4")
def test_rl_11_4_the_next_player_may_draw_what_was_put_back() -> None:
    flow = helmeted("yellow", "black")
    told = flow.listen()
    flow.play(0, PUT_BLACK_BACK)

    assert told == [
        PiecePutBack(seat=0, area="dump", piece="black"),
        CheeseFound(seat=0, cheese=1),
        PiecesDrawn(seat=1, area="dump", pieces=["black"]),
    ]


@pytest.mark.clause("RL-11.4")
def test_rl_11_4_what_goes_back_is_shaken_among_the_others() -> None:
    places = set()
    for seed in range(50):
        flow = sewers(2, [], rng=fast(str(seed)), past_events=HELMET, bag=["black", "white", "white"], A={"dump": 1})
        flow.then(DrawPieces(DUMP, 0, 1))
        flow.settle()
        flow.play(0, PUT_BLACK_BACK)
        places.add(flow.table.bag.index(BLACK))

    assert places == {0, 1, 2}


@pytest.mark.clause("RL-11.4")
def test_rl_11_4_that_all_is_kept_is_told() -> None:
    flow = helmeted("black", "white")
    told = flow.listen()
    flow.play(0, PASS)

    assert told == [PieceKept(seat=0), RatLeft(seat=0, place="dump")]


@pytest.mark.clause("RL-11.4")
def test_rl_11_4_who_drew_nothing_is_not_asked() -> None:
    flow = sewers(3, [], past_events=HELMET)
    flow.then(DrawPieces(DUMP, 0, 3))
    flow.settle()

    assert flow.asked() == []


@pytest.mark.clause("RL-11.4")
def test_rl_11_4_whoever_put_a_piece_back_in_this_area_is_not_asked_again() -> None:
    flow = sewers(3, [], past_events=HELMET, bag=["yellow"], A={"has_put_back": True})
    flow.then(DrawPieces(DUMP, 0, 1))
    flow.settle()

    assert flow.asked() == []
    assert flow.table.cheese[0] == 3


@pytest.mark.clause("RL-11.4")
def test_rl_11_4_whoever_kept_all_may_be_asked_again_in_this_area() -> None:
    flow = helmeted("yellow", "yellow", "yellow", "yellow")
    flow.play(0, PASS)

    assert flow.table.has_put_back == [False] * 3


@pytest.mark.clause("RL-11.4")
def test_rl_11_4_in_the_next_area_a_piece_may_be_put_back_again() -> None:
    flow = sewers(3, ["cheese"], rng=Unshuffled(), past_events=HELMET, past_food=["1"], A={"dump": 1, "city": 1})
    flow.settle()
    flow.play(0, flow.options(0)[-1])

    assert RATLAND.see(flow, 0).pending[-1].step == "put-back"
    assert flow.todo[-1].prompt(flow, 0) == {"area": "city"}


@pytest.mark.clause("RL-11.4")
def test_rl_11_4_everyone_with_rats_there_is_asked_in_the_order_of_the_draws() -> None:
    flow = sewers(3, ["cheese"], rng=Unshuffled(), past_events=HELMET, A={"dump": 2}, B={"dump": 2}, C={"dump": 1})
    flow.settle()
    asked = []
    while flow.asked():
        asked += flow.asked()
        flow.play(asked[-1], PASS)

    assert asked == [2, 0, 1]


@pytest.mark.clause("RL-3.4", "RL-11.4")
def test_rl_3_4_without_a_helmet_nobody_puts_anything_back() -> None:
    flow = sewers(3, ["cheese"], past_events=["rat-with-a-helmet", "we-did-it"], A={"dump": 2})
    flow.settle()

    assert flow.asked() == []


def test_a_choice_to_put_back_remembers_area_seat_and_pieces() -> None:
    assert PutBack(CITY, 2, [0, 0, 3]).memory() == [1, 2, 0, 0, 3]
