"""What each seat of RatLand may see, and how the rest is imagined."""

import pytest

from rathaus.core.rng import fast
from rathaus.core.seats import SPECTATOR
from rathaus.core.view import PendingStep, encode
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.feeding import TradeRats
from rathaus.games.ratland.rats import Deploy
from rathaus.games.ratland.table import Flow
from rathaus.games.ratland.view import SewersView
from tests.games.ratland.builder import END, FINALS, STARTING, deploy, play_on, sewers

EVERYBODY = [SPECTATOR, 0, 1, 2]


def first_turn(food_order: str = "shuffled") -> Flow:
    flow = sewers(3, food_order=food_order)
    flow.settle()
    return flow


def imagined(view: SewersView, seed: str = "dream") -> Flow:
    return RATLAND.imagine(view, fast(seed))


@pytest.mark.clause("RL-2.4")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_rl_2_4_everybody_sees_everybody_s_cheese(seat: int) -> None:
    flow = sewers(3, A={"cheese": 4}, B={"cheese": 0}, C={"cheese": 9})

    assert RATLAND.see(flow, seat).cheese == [4, 0, 9]


@pytest.mark.clause("RL-2.4")
def test_rl_2_4_cheese_is_seen_during_the_deployment_too() -> None:
    flow = sewers(3, ["rats"], C={"cheese": 9})
    flow.settle()
    deploy(flow, 2, [0, 0, 7, 0, 0, 0, 0])

    assert RATLAND.see(flow, 0).cheese == [2, 2, 9]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_what_lies_open(seat: int) -> None:
    flow = sewers(
        3,
        ["cheese"],
        active="C",
        turn=6,
        past_events=["abundance", "drunk"],
        past_food=["5", "2"],
        bag=["blue", "yellow", "blue"],
        B={"field": 2, "lost": 1, "graveyard": 3},
    )
    view = RATLAND.see(flow, seat)

    assert (view.seat, view.turn, view.active, view.pile) == (seat, 6, 2, 115 - 14 - 6)
    assert (view.past_events, view.events_left) == (["abundance", "drunk"], 8)
    assert (view.past_food, view.food_left) == ([5, 2], 7)
    assert (view.rats[1]["field"], view.rats[1]["lost"], view.graveyard) == (2, 1, [0, 3, 0])
    assert (view.bag["blue"], view.bag["yellow"], view.bag["white"]) == (2, 1, 0)
    assert view.pending == [PendingStep("look-for-cheese", [])]


def test_only_who_is_asked_has_a_decision() -> None:
    flow = first_turn()
    deploy(flow, 1, [7, 0, 0, 0, 0, 0, 0])
    views = [RATLAND.see(flow, seat) for seat in EVERYBODY]

    assert [view.decision is not None for view in views] == [False, True, False, True]
    assert [view.asked for view in views] == [[0, 2]] * 4


@pytest.mark.clause("RL-4.4")
def test_rl_4_4_a_seat_sees_its_own_picks_only() -> None:
    flow = first_turn()
    deploy(flow, 0, [3])
    deploy(flow, 1, [2, 1])

    assert RATLAND.see(flow, 0).pending[-1].memory == [3, 0, 1, 2, 1, 3, -1, -1]
    assert RATLAND.see(flow, SPECTATOR).pending[-1].memory == [3, 0, 1, 2, -1, -1, -1]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_order_of_the_decks_is_not_in_the_bytes(seat: int) -> None:
    flow = first_turn()
    before = encode(RATLAND.see(flow, seat))
    flow.table.event_deck.reverse()
    flow.table.food_deck.reverse()

    assert encode(RATLAND.see(flow, seat)) == before


@pytest.mark.parametrize("seat", EVERYBODY)
def test_which_finals_are_played_is_not_in_the_bytes(seat: int) -> None:
    some, others = sewers(3, next_events=FINALS[:4]), sewers(3, next_events=FINALS[4:])

    assert encode(RATLAND.see(some, seat)) == encode(RATLAND.see(others, seat))


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_order_of_the_bag_is_not_in_the_bytes(seat: int) -> None:
    one, other = sewers(3, [], bag=["blue", "white"]), sewers(3, [], bag=["white", "blue"])

    assert encode(RATLAND.see(one, seat)) == encode(RATLAND.see(other, seat))


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2])
def test_another_s_picks_are_not_in_the_bytes(seat: int) -> None:
    flow = first_turn()
    before = encode(RATLAND.see(flow, seat))
    deploy(flow, 1, [1, 2, 3])

    assert encode(RATLAND.see(flow, seat)) == before


@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.parametrize("food_order", ["shuffled", "ascending"])
def test_an_imagined_position_looks_the_same(seat: int, food_order: str) -> None:
    flow = first_turn(food_order)
    deploy(flow, 0, [1, 1])
    deploy(flow, 1, [0, 0, 0, 0, 0, 3, 4])
    view = RATLAND.see(flow, seat)

    assert RATLAND.see(imagined(view), seat) == view


@pytest.mark.parametrize("seat", EVERYBODY)
def test_an_imagined_position_can_be_played_to_its_end(seat: int) -> None:
    flow = first_turn()
    deploy(flow, 1, [1, 0, 2])
    dream = imagined(RATLAND.see(flow, seat))
    play_on(dream)

    assert dream.outcome is not None
    assert dream.outcome.scores


def test_imagined_decks_differ_from_dream_to_dream() -> None:
    view = RATLAND.see(first_turn(), 0)
    one, other = RATLAND.facts(imagined(view, "one")), RATLAND.facts(imagined(view, "other"))

    assert one["next_events"] != other["next_events"]
    assert one["next_food"] != other["next_food"]


@pytest.mark.clause("RL-1.5")
def test_rl_1_5_before_the_finals_the_unseen_starting_events_are_imagined_on_top() -> None:
    flow = sewers(3, ["cheese"], past_events=["we-did-it", "abundance"])
    deck = RATLAND.facts(imagined(RATLAND.see(flow, 0)))["next_events"]

    assert sorted(deck[:3]) == ["massive-attacks", "rat-with-a-helmet", "visiting-cousin"]
    assert deck[3:].count(END) == 1
    assert len(set(deck[3:]) & set(FINALS)) == 4


@pytest.mark.clause("RL-1.5")
def test_rl_1_5_any_unseen_starting_event_may_be_imagined_next() -> None:
    view = RATLAND.see(first_turn(), 0)
    tops = {RATLAND.facts(imagined(view, str(seed)))["next_events"][0] for seed in range(100)}

    assert tops == set(STARTING) - set(view.past_events)


@pytest.mark.clause("RL-1.5")
def test_rl_1_5_any_final_may_be_imagined_and_the_end_anywhere_among_them() -> None:
    view = RATLAND.see(first_turn(), 0)
    decks = [RATLAND.facts(imagined(view, str(seed)))["next_events"] for seed in range(100)]

    assert {event for deck in decks for event in deck[4:]} == {*FINALS, END}
    assert {deck.index(END) for deck in decks} == {4, 5, 6, 7, 8}


@pytest.mark.clause("RL-1.5")
def test_rl_1_5_among_the_finals_only_unseen_ones_and_the_end_are_imagined() -> None:
    flow = sewers(3, ["cheese"], past_events=[*STARTING, *FINALS[:3]])
    deck = RATLAND.facts(imagined(RATLAND.see(flow, 0)))["next_events"]

    assert len(deck) == 2
    assert END in deck
    assert len(set(deck) & set(FINALS[3:])) == 1


@pytest.mark.clause("RL-1.5")
def test_rl_1_5_after_the_end_only_finals_are_imagined() -> None:
    flow = sewers(3, turn=5, past_events=STARTING, next_events=[END])
    flow.settle()
    dream = imagined(RATLAND.see(flow, 0))
    deck = RATLAND.facts(dream)["next_events"]

    assert (len(deck), END in deck) == (4, False)
    assert dream.asked() == []


@pytest.mark.clause("RL-1.6")
def test_rl_1_6_in_ascending_order_everybody_knows_the_next_food() -> None:
    flow = sewers(3, ["cheese"], past_food=["1", "2"])
    view = RATLAND.see(flow, 0)

    assert RATLAND.facts(imagined(view))["next_food"] == list("3456789")


def test_the_result_is_seen_and_imagined() -> None:
    flow = sewers(3, ["scoring"], B={"pantry": 9})
    flow.settle()
    view = RATLAND.see(flow, SPECTATOR)

    assert view.result is not None
    assert (view.result.winners, view.result.scores) == ([1], [7, 9, 7])
    assert view.result.ranking[0].seat == view.result.winners[0]
    assert RATLAND.see(imagined(view), SPECTATOR).result == view.result


def test_an_imagined_bag_holds_the_same_pieces() -> None:
    flow = sewers(3, [], bag=["blue", "white", "blue", "yellow"])
    dream = imagined(RATLAND.see(flow, 0))

    assert sorted(dream.table.bag) == sorted(flow.table.bag)


@pytest.mark.clause("RL-4.4")
def test_rl_4_4_who_is_ready_is_imagined_with_all_rats_placed() -> None:
    flow = first_turn()
    deploy(flow, 1, [7, 0, 0, 0, 0, 0, 0])
    step = imagined(RATLAND.see(flow, 0)).todo[-1]

    assert isinstance(step, Deploy)
    assert (len(step.answers[1]), sum(step.answers[1])) == (7, 7)


@pytest.mark.clause("RL-4.4")
def test_rl_4_4_who_is_not_ready_is_imagined_anywhere_before_the_last_zone() -> None:
    view = RATLAND.see(first_turn(), 0)
    picks = []
    for seed in range(100):
        step = imagined(view, str(seed)).todo[-1]
        assert isinstance(step, Deploy)
        picks.append(step.answers[1])

    assert {len(answer) for answer in picks} == set(range(7))
    assert max(sum(answer) for answer in picks) <= 7


@pytest.mark.clause("RL-4.4")
def test_rl_4_4_one_s_own_picks_are_not_imagined() -> None:
    flow = first_turn()
    deploy(flow, 0, [3, 2])
    step = imagined(RATLAND.see(flow, 0)).todo[-1]

    assert isinstance(step, Deploy)
    assert step.answers[0] == [3, 2]


@pytest.mark.clause("RL-4.4")
def test_rl_4_4_all_zones_are_imagined_alike() -> None:
    flow = first_turn()
    deploy(flow, 1, [7, 0, 0, 0, 0, 0, 0])
    view = RATLAND.see(flow, 0)
    placed = [0] * 7
    for seed in range(100):
        step = imagined(view, str(seed)).todo[-1]
        assert isinstance(step, Deploy)
        placed = [before + rats for before, rats in zip(placed, step.answers[1], strict=True)]

    assert min(placed) > 60


@pytest.mark.parametrize("phase", ["event", "rats", "scoring"])
def test_any_phase_of_a_scenario_can_be_imagined(phase: str) -> None:
    flow = sewers(3, ["rats", phase])
    flow.settle()
    imagined = RATLAND.imagine(RATLAND.see(flow, 0), fast("x"))

    assert RATLAND.see(imagined, 0) == RATLAND.see(flow, 0)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_marks_and_sides(seat: int) -> None:
    flow = sewers(
        3,
        [],
        wounded="B",
        A={"clan": "ninja", "board": "aggressive", "alarmed": 1, "rejoined": 2},
        C={"whites": 1, "used": True, "has_put_back": True},
    )
    view = RATLAND.see(flow, seat)

    assert (view.clans, view.boards) == (["ninja", "", ""], ["aggressive", "standard", "standard"])
    assert (view.alarmed, view.rejoined, view.whites) == ([1, 0, 0], [2, 0, 0], [0, 0, 1])
    assert (view.used, view.has_put_back, view.wounded) == ([False, False, True], [False, False, True], 1)
    assert RATLAND.see(imagined(view), seat) == view


@pytest.mark.clause("RL-1.1")
def test_rl_1_1_two_boxes_are_imagined_with_every_food_card_twice() -> None:
    flow = sewers(7, ["cheese"], past_food=["1", "4"], food_order="shuffled")
    deck = RATLAND.facts(imagined(RATLAND.see(flow, 0)))["next_food"]

    assert sorted(["1", "4", *deck]) == sorted("123456789" * 2)


@pytest.mark.clause("RL-1.1")
def test_rl_1_1_two_boxes_in_ascending_order_are_imagined_in_order() -> None:
    flow = sewers(7, ["cheese"], past_food=["1", "1", "2"])

    assert RATLAND.facts(imagined(RATLAND.see(flow, 0)))["next_food"] == list("233445566778899")


def picks_imagined(view: SewersView, seat: int) -> list[list[int]]:
    """What the seat, who is ready, has answered in some dreams."""
    dreams = [imagined(view, str(seed)).todo[-1] for seed in range(100)]
    return [dream.answers[seat] for dream in dreams if isinstance(dream, Deploy)]


@pytest.mark.clause("RL-11.14")
def test_rl_11_14_at_most_three_rats_are_imagined_in_pantry_and_nursery() -> None:
    flow = sewers(3, ["rats"], past_events=["locked-and-loaded"])
    flow.settle()
    deploy(flow, 1, [0, 0, 7, 0, 0, 0, 0])
    picks = picks_imagined(RATLAND.see(flow, 0), 1)

    assert {sum(answer[:2]) for answer in picks} == {0, 1, 2, 3}
    assert {sum(answer) for answer in picks} == {7}


@pytest.mark.clause("RL-11.14")
def test_rl_11_14_with_two_players_at_most_three_rats_are_imagined_in_the_nursery() -> None:
    flow = sewers(2, ["rats"], past_events=["locked-and-loaded"], B={"pantry": 20})
    flow.settle()
    deploy(flow, 1, [0, 20, 0, 0, 0, 0])
    picks = picks_imagined(RATLAND.see(flow, 0), 1)

    assert max(answer[0] for answer in picks) == 3
    assert {sum(answer) for answer in picks} == {20}


@pytest.mark.clause("RL-11.8")
def test_rl_11_8_any_number_of_struck_rats_is_imagined_to_have_joined() -> None:
    flow = sewers(3, ["rats"], past_events=["just-in-time"], B={"infirmary": 1, "lost": 2})
    flow.settle()
    deploy(flow, 1, [0, 0, 7, 0, 0, 0, 0, 0, 0])
    picks = picks_imagined(RATLAND.see(flow, 0), 1)

    assert {(answer[0], answer[1]) for answer in picks} == {(a, b) for a in range(2) for b in range(3)}
    assert all(sum(answer[2:]) == 7 + answer[0] + answer[1] for answer in picks)


@pytest.mark.clause("RL-11.7")
def test_rl_11_7_a_cheese_is_imagined_hidden_or_not_if_there_is_one() -> None:
    flow = sewers(3, ["rats"], past_events=["sound-the-alarm"], C={"cheese": 0})
    flow.settle()
    deploy(flow, 1, [7, 0, 0, 0, 0, 0, 0, 0])
    deploy(flow, 2, [7, 0, 0, 0, 0, 0, 0, 0])
    view = RATLAND.see(flow, 0)

    assert {answer[-1] for answer in picks_imagined(view, 1)} == {0, 1}
    assert {answer[-1] for answer in picks_imagined(view, 2)} == {0}


@pytest.mark.clause("RL-11.12")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_rl_11_12_trades_are_imagined(seat: int) -> None:
    flow = sewers(3, ["feeding"], past_events=["rattibal-lector"], B={"infirmary": 1}, C={"pantry": 0, "lost": 1})
    flow.settle()
    flow.play(1, 0)
    view = RATLAND.see(flow, seat)

    assert RATLAND.see(imagined(view), seat) == view


@pytest.mark.clause("RL-11.12")
def test_rl_11_12_who_has_decided_is_imagined_with_any_offer_and_others_with_none() -> None:
    flow = sewers(3, ["feeding"], past_events=["rattibal-lector"], B={"infirmary": 1}, C={"pantry": 0, "lost": 1})
    flow.settle()
    flow.play(1, 0)
    dreams = [imagined(RATLAND.see(flow, 0), str(seed)).todo[-1] for seed in range(100)]
    answers = [dream.answers for dream in dreams if isinstance(dream, TradeRats)]

    assert {tuple(answer[1]) for answer in answers} == {(0,), (1,), (2,)}
    assert {(tuple(answer[0]), tuple(answer[2])) for answer in answers} == {((), ())}


@pytest.mark.clause("RL-11.4")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_rl_11_4_a_piece_to_put_back_is_seen_by_everybody_and_imagined(seat: int) -> None:
    flow = sewers(3, ["cheese"], past_events=["rat-with-a-helmet"], A={"dump": 2}, B={"city": 1})
    flow.settle()
    view = RATLAND.see(flow, seat)

    assert view.pending[-1].memory[:2] == [0, 0]
    assert RATLAND.see(imagined(view), seat) == view


@pytest.mark.parametrize(
    ("phase", "step", "clan"),
    [
        ("rats", "deploy", {}),
        ("cheese", "add-piece", {"clan": "corrupt", "dump": 1}),
        ("cheese", "wound-rat", {"board": "aggressive", "dump": 3}),
        ("cheese", "scavenge", {"clan": "scavenger", "city": 1}),
        ("feeding", "turn-cheese", {"clan": "alchemist", "pantry": 1}),
    ],
)
def test_all_that_waits_behind_a_question_can_be_imagined(phase: str, step: str, clan: dict[str, object]) -> None:
    flow = sewers(3, [phase, "turns"], A=clan, B={"dump": 1})
    flow.settle()
    view = RATLAND.see(flow, 0)

    assert view.pending[-1].step == step
    assert RATLAND.see(imagined(view), 0) == view


@pytest.mark.clause("RL-8.2")
@pytest.mark.parametrize(("players", "pieces"), [(4, 12), (6, 14), (7, 24), (12, 28)])
def test_everybody_sees_what_the_bags_of_the_turn_will_hold(players: int, pieces: int) -> None:
    flow = sewers(players, ["cheese"], past_food=["3"] if players < 7 else ["3", "4"])
    view = RATLAND.see(flow, SPECTATOR)

    assert len(view.smells) == 3
    assert sum(view.smells[0].values()) == pieces
    assert next(iter(view.smells[0])) == "yellow"


@pytest.mark.clause("RL-9.1")
def test_everybody_sees_what_so_many_rats_eat() -> None:
    feeding = RATLAND.see(sewers(3), SPECTATOR).feeding

    assert [feeding[rats] for rats in (3, 4, 9, 24)] == [0, 1, 3, 9]
    assert feeding[-1] - feeding[-2] == 1


@pytest.mark.clause("RL-4.1")
def test_a_seat_sees_what_its_deployment_has_to_answer() -> None:
    flow = sewers(3, ["rats"], past_events=["just-in-time"], B={"lost": 1})
    flow.settle()
    limited = sewers(2, ["rats"], past_events=["locked-and-loaded"])
    limited.settle()
    zones = ["dump", "city", "field", "left-pipe", "right-pipe", "pantry", "nursery"]

    assert RATLAND.see(flow, 0).questions == zones
    assert RATLAND.see(flow, 1).questions == ["lost", *zones]
    assert RATLAND.see(flow, SPECTATOR).questions == []
    assert RATLAND.see(limited, 0).questions == ["nursery", *zones[:5]]
    assert (RATLAND.see(flow, 0).indoor_limit, RATLAND.see(limited, 0).indoor_limit) == (0, 3)
