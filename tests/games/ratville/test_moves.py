"""Events of Ratville tell what moves, and to which part of a round they belong."""

from collections import Counter

import pytest

from rathaus.core.events import BOX, Event, Move
from rathaus.core.rng import fast
from rathaus.core.seats import SPECTATOR
from rathaus.games.ratville import RATVILLE, action_events, creature_events, events
from rathaus.games.ratville.components import CHARACTER_NAMES
from rathaus.games.ratville.phases import PHASES, STEPS
from rathaus.games.ratville.table import Flow
from rathaus.testing.conformance import complaints
from rathaus.testing.moving import tells_what_moves
from rathaus.testing.spec import Case, setups
from tests.games.ratville.builder import act, offered, plan, played, told, towns
from tests.games.ratville.test_conformance import SPEC

TOLD = [
    kind
    for module in (events, action_events, creature_events)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]
CASES = [Case(players, options, seed) for players, options in setups(RATVILLE) for seed in range(2)]


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_what_lay_there_and_what_moved_is_what_lies_there(case: Case) -> None:
    tells_what_moves(SPEC, case)


@pytest.mark.parametrize("kind", TOLD, ids=lambda kind: kind.__name__)
def test_every_event_belongs_to_a_phase(kind: type[Event]) -> None:
    assert "phase" in vars(kind)
    assert kind.phase in PHASES


def test_every_phase_has_events() -> None:
    assert {kind.phase for kind in TOLD} == set(PHASES)


def test_the_steps_are_called_as_their_characters() -> None:
    assert CHARACTER_NAMES[1:] == STEPS


# What lies where.


def test_every_place_is_counted() -> None:
    flow = towns(
        2,
        ["builder"],
        start="B",
        loot="L03",
        boxes=["2"],
        centre=["leech", "bat"],
        past_objects=["trap"],
        past_loot=["L01", "L02"],
        A={"population": 7, "scrap": 3, "food": 1, "creatures": ["toad 2", "rat 1"], "bonus": {"hunter": 2}},
        B={"buildings": ["turret"], "objects": ["tablet"], "hand": ["slingshot", "crossbow"], "creatures": []},
    )
    places = RATVILLE.places(RATVILLE.see(flow, SPECTATOR))
    table = flow.table

    assert places["0/town"] == {"person": 7}
    assert places["0/store"] == {"scrap": 3, "mechanism": 0, "module": 0, "food": 1}
    assert places["0/creatures"] == {"creature": 2, "wound": 3}
    assert [places[f"1/{name}"] for name in ("buildings", "objects", "hand")] == [
        {"building": 1},
        {"object": 1},
        {"object": 2},
    ]
    assert [places[f"{seat}/start"] for seat in (0, 1)] == [{"start": 0}, {"start": 1}]
    assert [places[f"{pile}-deck"] for pile in ("creatures", "objects", "loot")] == [
        {"creature": len(table.creature_deck)},
        {"object": len(table.object_deck)},
        {"loot": 7},
    ]
    assert [places[f"{pile}-discards"] for pile in ("creatures", "objects", "loot")] == [
        {"creature": len(table.past_creatures)},
        {"object": 1},
        {"loot": 2},
    ]
    assert (places["loot"], places["box-1"], places["box-2"]) == ({"loot": 1}, {}, {"food": 2})
    assert places["centre"] == {"creature": 2}
    assert places["supply-turret"] == {"building": table.stock[RATVILLE.data.types.index("turret")]}
    slot = table.slot_of(0, CHARACTER_NAMES.index("hunter")) + 1
    assert places[f"0/slot-{slot}"] == {"die": 1, "character": 1, "bonus": 2}
    assert (places["0/dice"], places["0/characters"]) == ({"die": 0}, {"character": 3})


def test_nothing_lies_in_a_slot_before_the_dice_are_rolled_and_no_character_before_all_plans_are_laid() -> None:
    before = RATVILLE.places(RATVILLE.see(towns(2, ["initial"]), 0))
    planning = RATVILLE.places(RATVILLE.see(played(2, ["planning"]), 0))

    assert before["0/slot-1"] == {"die": 0, "character": 0, "bonus": 0}
    assert (before["0/dice"], before["0/characters"]) == ({"die": 4}, {"character": 7})
    assert planning["0/slot-1"] == {"die": 1, "character": 0, "bonus": 0}
    assert (planning["0/dice"], planning["0/characters"]) == ({"die": 0}, {"character": 7})


def test_everybody_counts_the_same() -> None:
    flow = played(3, ["preacher"], A={"plan": plan(preacher=2, geek=3), "hand": ["tablet"]})
    counted = [RATVILLE.places(RATVILLE.see(flow, viewer)) for viewer in (SPECTATOR, 0, 1, 2)]

    assert all(places == counted[0] for places in counted)


# What moves.


def in_words(move: Move) -> str:
    """`A's 2 scrap: box-1 > 0/store`."""
    whose = f"{'ABCD'[move.seat]}'s " if move.seat >= 0 else ""
    which = f" ({move.which})" if move.which else ""
    return f"{whose}{move.count} {move.what}{which}: {move.source or 'BOX'} > {move.target or 'BOX'}"


def moves_of(heard: list[Event], kind: type[Event]) -> list[str]:
    return [in_words(move) for event in heard if type(event) is kind for move in event.moves()]


def counted(flow: Flow) -> Counter[tuple[str, str]]:
    places = RATVILLE.places(RATVILLE.see(flow, SPECTATOR))
    return Counter({(place, what): count for place, things in places.items() for what, count in things.items()})


def moved(flow: Flow, seat: str, *texts: str) -> list[Event]:
    """What is told of the last of some actions (or up to the first question); all that moved adds up."""
    heard: list[Event] = []
    for text in texts or [""]:
        expected = counted(flow)
        heard = act(flow, seat, text) if text else told(flow)
        for move in [move for event in heard for move in event.moves()]:
            expected[move.source, move.what] -= move.count
            expected[move.target, move.what] += move.count
        found = counted(flow)
        wrong = {key: count for key, count in expected.items() if key[0] != BOX and count != found[key]}
        assert wrong == {}
    return heard


def test_objects_that_are_given_back_go_to_the_deck_face_down() -> None:
    flow = played(2, ["objects"])
    for seat in "AABB":
        heard = moved(flow, seat, offered(flow, seat)[0])

    assert moves_of(heard, events.HandsKept) == [
        "A's 2 object: 0/hand > objects-deck",
        "B's 2 object: 1/hand > objects-deck",
    ]


def test_what_a_round_begins_with() -> None:
    heard = moved(towns(2, ["initial"], next_creatures=["toad", "bat"], next_loot=["L03"]), "A")

    assert moves_of(heard, events.CreaturesArrived) == [
        "1 creature (toad): creatures-deck > centre",
        "1 creature (bat): creatures-deck > centre",
    ]
    assert moves_of(heard, events.LootTurned) == [
        "1 loot (L03): loot-deck > loot",
        "1 scrap: BOX > box-1",
        "1 mechanism: BOX > box-1",
        "1 module: BOX > box-1",
        "2 food: BOX > box-2",
    ]


def test_discards_become_the_deck() -> None:
    heard = moved(towns(2, ["initial"], round=10, past_loot=RATVILLE.data.loot), "A")

    assert moves_of(heard, events.DeckShuffled) == ["10 loot: loot-discards > loot-deck"]


def test_dice_are_rolled_into_slots_and_characters_come_under_them() -> None:
    flow = towns(2, ["planning"], rng=fast("dice"))
    heard = moved(flow, "A")
    assert moves_of(heard, events.DiceRolled)[:2] == ["A's 1 die: 0/dice > 0/slot-1", "A's 1 die: 0/dice > 0/slot-2"]
    assert moves_of(heard, events.ScrapFound)[0].endswith("/store")
    plans = ["assign hunter", "assign collector", "assign geek", "assign builder"]
    moved(flow, "A", *plans)
    laid = moves_of(moved(flow, "B", *plans), events.PlansLaid)

    assert len(laid) == 8
    assert laid[3:5] == ["A's 1 character: 0/characters > 0/slot-4", "B's 1 character: 1/characters > 1/slot-1"]


def test_a_sermon_adds_to_a_die() -> None:
    flow = played(2, ["preacher"], A={"plan": {"builder": 4, "preacher": 1, "collector": 3, "hunter": 2}})

    assert moves_of(moved(flow, "A", "preach 1 builder"), action_events.Preached) == ["A's 2 bonus: BOX > 0/slot-1"]


def test_a_card_that_raises_a_die_says_which() -> None:
    own = {"plan": {"hunter": 1, "collector": 3, "builder": 2, "geek": 2}, "objects": ["big_rucksack"]}
    heard = moved(played(2, ["collector"], loot="L03", boxes=["1", "2"], A=own), "A", "use big_rucksack")

    assert moves_of(heard, action_events.CardUsed) == ["A's 2 bonus: BOX > 0/slot-2"]


def test_a_deal_is_paid_into_the_box_and_people_come_to_the_town() -> None:
    used = action_events.PeoplePaidFor(seat=1, card="radio_mast", paid={"module": 1}, gained={"population": 2})

    assert [in_words(move) for move in used.moves()] == ["B's 1 module: 1/store > BOX", "B's 2 person: BOX > 1/town"]


def test_damage_that_was_paid_for_is_no_thing() -> None:
    used = action_events.CardUsed(seat=0, card="electric_fence", paid={"module": 1}, gained={"damage": 6})

    assert [in_words(move) for move in used.moves()] == ["A's 1 module: 0/store > BOX"]


def test_loot_comes_out_of_its_box() -> None:
    flow = played(2, ["collector"], loot="L03", boxes=["1", "2"], A={"plan": plan(collector=5)})
    heard = moved(flow, "A", "take 2")

    assert moves_of(heard, action_events.LootTaken)[0] == "A's 2 food: box-2 > 0/store"


def test_a_building_comes_from_its_pile() -> None:
    own = {"plan": plan(builder=6), "scrap": 9, "mechanism": 9, "module": 9, "food": 9}
    heard = moved(played(2, ["builder"], A=own), "A", "build turret")

    assert moves_of(heard, action_events.BuildingBuilt)[-1] == "A's 1 building (turret): supply-turret > 0/buildings"


def test_an_object_is_made_others_are_drawn_face_down_and_one_is_discarded() -> None:
    own = {"plan": plan(geek=6), "hand": ["tablet", "trap", "crossbow"], "scrap": 9, "mechanism": 9, "module": 9}
    flow = played(2, ["geek"], A={**own, "food": 9})
    heard = moved(flow, "A", "make tablet")

    assert moves_of(heard, action_events.ObjectMade)[-1] == "A's 1 object (tablet): 0/hand > 0/objects"
    assert moves_of(heard, action_events.ObjectsDrawn) == ["A's 2 object: objects-deck > 0/hand"]
    assert moves_of(heard, action_events.ObjectsSeen) == []
    assert moves_of(moved(flow, "A", "discard trap"), action_events.ObjectDiscarded) == [
        "A's 1 object (trap): 0/hand > objects-discards"
    ]


def test_creatures_come_from_the_centre_and_a_squeaky_beast_brings_one_from_the_deck() -> None:
    own = {"plan": plan(ragged_boy=5)}
    flow = played(2, ["ragged_boy"], centre=["squeaky", "bat"], next_creatures=["toad"], A=own)
    heard = moved(flow, "A", "send squeaky B")

    assert moves_of(heard, creature_events.CreatureAssigned) == ["B's 1 creature (squeaky): centre > 1/creatures"]
    assert moves_of(heard, creature_events.CreatureAttracted) == ["B's 1 creature (toad): creatures-deck > 1/creatures"]
    assert moves_of(heard, creature_events.CreatureTaken) == ["A's 1 creature (bat): centre > 0/creatures"]


def test_a_dead_creature_leaves_with_its_damage() -> None:
    own = {"plan": plan(hunter=5, builder=1), "creatures": ["toad 1", "hound"]}
    heard = moved(played(2, ["hunter"], A=own), "A", "damage 4")

    assert moves_of(heard, creature_events.CreatureEliminated)[:3] == [
        "A's 1 creature (toad): 0/creatures > creatures-discards",
        "A's 1 wound: 0/creatures > BOX",
        "A's 2 food: BOX > 0/store",
    ]


def test_survivors_are_wounded_and_bite() -> None:
    assert [in_words(move) for move in creature_events.TownBitten(seat=0, damage=3, defence=1, people=2).moves()] == [
        "A's 2 person: 0/town > BOX"
    ]
    wounded = creature_events.CreatureWounded(seat=1, creature="hound", damage=3, life=2)
    assert [in_words(move) for move in wounded.moves()] == ["B's 3 wound: BOX > 1/creatures"]
    dissolved = creature_events.ScrapDissolved(seat=1, scrap=2)
    assert [in_words(move) for move in dissolved.moves()] == ["B's 2 scrap: 1/store > BOX"]


def test_towns_grow_eat_and_starve() -> None:
    heard = moved(towns(2, ["population"], A={"population": 19, "food": 1}), "A")

    assert moves_of(heard, events.TownGrew)[0] == "A's 1 person: BOX > 0/town"
    assert moves_of(heard, events.TownFed)[0] == "A's 1 food: 0/store > BOX"
    assert moves_of(heard, events.PeopleStarved)[0].endswith("person: 0/town > BOX")


def test_at_the_end_of_a_round_everything_goes_back() -> None:
    own = {"plan": {"hunter": 1, "collector": 3, "builder": 2, "geek": 2}, "bonus": {"collector": 2}}
    heard = moved(towns(2, ["final"], start="B", loot="L03", boxes=["2"], A=own), "A")
    found = moves_of(heard, events.RoundEnded)

    assert found[2:5] == [
        "A's 1 die: 0/slot-2 > 0/dice",
        "A's 1 character: 0/slot-2 > 0/characters",
        "A's 2 bonus: 0/slot-2 > BOX",
    ]
    assert found[-3:] == ["1 loot (L03): loot > loot-discards", "2 food: box-2 > BOX", "1 start: 1/start > 0/start"]


def test_from_a_table_that_is_clear_only_the_marker_moves() -> None:
    heard = moved(towns(2, ["final", "final"]), "A")

    assert moves_of(heard[1:], events.RoundEnded) == ["1 start: 1/start > 0/start"]


FORGOTTEN: list[type[Event]] = [
    *(events.DiceRolled, events.PlansLaid, events.TownGrew, events.RoundEnded),
    *(action_events.LootTaken, action_events.SkillUsed, creature_events.CreatureTaken),
]


@pytest.mark.parametrize("kind", FORGOTTEN, ids=lambda kind: kind.__name__)
def test_a_forgotten_move_is_found(kind: type[Event], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(kind, "moves")

    assert "was not told what moved" in complaints(SPEC, CASES[-1], [tells_what_moves])["tells_what_moves"]
