"""Events: who hears them, and what they say."""

from crumbs.events import BidsRevealed, CardSeen, CardTaken
from rathaus.core.events import Move, facts, is_seat, kind
from rathaus.games.ratland.events import GameEnded


def test_an_event_is_heard_by_everybody_or_by_one() -> None:
    public, private = CardTaken(seat=1, paid=2), CardSeen(worth=3, audience=1)

    assert [public.is_heard_by(seat) for seat in (-1, 0, 1)] == [True, True, True]
    assert [private.is_heard_by(seat) for seat in (-1, 0, 1)] == [False, False, True]


def test_everybody_is_saved_and_sent_as_minus_one() -> None:
    assert CardTaken(seat=1, paid=2).audience == -1
    assert Move("card", "deck", "table").seat == -1


def test_an_event_says_what_it_is_and_its_facts() -> None:
    assert kind(BidsRevealed(bids=[1, 2])) == "bids-revealed"
    assert facts(CardSeen(worth=3, audience=1)) == {"worth": 3}


def test_fields_that_name_seats_are_known() -> None:
    assert is_seat(CardTaken, "seat")
    assert not is_seat(CardTaken, "paid")
    assert is_seat(GameEnded, "winners")
    assert not is_seat(GameEnded, "scores")
