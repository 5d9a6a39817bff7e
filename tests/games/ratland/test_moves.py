"""What RatLand's events tell of places: all that moves, from where to where, and in which phase."""

import pytest

from rathaus.core.events import BOX, Event, Move
from rathaus.games.ratland import RATLAND, card_events, events
from rathaus.testing.moving import tells_what_moves
from rathaus.testing.spec import Case, setups
from tests.games.ratland.test_conformance import SPEC

TELLING = [
    kind
    for module in (events, card_events)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]


@pytest.mark.parametrize(("players", "options"), setups(RATLAND))
def test_all_that_moves_is_told(players: int, options: dict[str, str]) -> None:
    tells_what_moves(SPEC, Case(players, options, players))


@pytest.mark.parametrize("kind", TELLING, ids=lambda kind: kind.__name__)
def test_every_event_belongs_to_a_phase(kind: type[Event]) -> None:
    assert kind.phase


def test_a_theft_goes_from_store_to_store() -> None:
    told = events.CheeseStolen(thief=0, victim=2, cheese=3, strength=4, defence=1)

    assert told.moves() == [Move("cheese", "2/cheese", "0/cheese", 3, seat=0)]


def test_rats_that_join_come_to_the_pantry_before_they_are_sent() -> None:
    told = events.RatsDeployed(seat=1, zones={"dump": 2, "city": 0, "pantry": 4}, joined={"infirmary": 1, "lost": 0})

    assert told.moves() == [
        Move("rat", "1/infirmary", "1/pantry", 1, seat=1),
        Move("rat", "1/pantry", "1/dump", 2, seat=1),
    ]


def test_pieces_leave_the_bag_one_by_one() -> None:
    told = events.PiecesDrawn(seat=1, area="dump", pieces=["yellow", "black"])

    assert told.moves() == [Move("yellow", "bag", BOX, seat=1), Move("black", "bag", BOX, seat=1)]


def test_who_has_nothing_to_eat_pays_nothing() -> None:
    assert events.ClanFed(seat=0, rats=0, cheese=0).moves() == []


def test_a_clan_card_lies_before_its_player() -> None:
    told = card_events.ClanRevealed(seat=1, clan="ninja")

    assert told.moves() == [Move("clan", BOX, "1/clan", seat=1, which="ninja")]


def test_rats_leave_the_graveyard_for_the_pile() -> None:
    assert card_events.GraveyardCleared(seat=2, rats=1).moves() == [Move("rat", "2/graveyard", "pile", seat=2)]


def test_explorers_bring_cheese_from_outside() -> None:
    assert card_events.CheeseBrought(seat=0, cheese=2).moves() == [Move("cheese", BOX, "0/cheese", 2, seat=0)]
