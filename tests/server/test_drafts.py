"""Drafts grow pick by pick, and views are encoded once: nobody sees a difference to what is worked out from nothing."""

import random
from hashlib import sha256

import msgspec
import pytest

from rathaus.core.errors import IllegalActionError
from rathaus.core.export import LogEntry
from rathaus.core.match import Match
from rathaus.core.view import encode_table
from rathaus.games import GAMES
from rathaus.server.bodies import SPECTATOR
from rathaus.server.drafts import Drafts
from rathaus.server.live_match import LiveMatch
from rathaus.server.looks import fields_of

MOVES = 60
NOWHERE = 10_000


def begun(name: str) -> LiveMatch:
    game = GAMES[name]
    return LiveMatch(Match(game, max(game.players), {}, f"drafts {name}"))


def drafted(live: LiveMatch, seat: int, chance: random.Random) -> list[int]:
    """A whole answer, pick by pick, each time compared with the same draft walked from its beginning."""
    growing, picks, is_whole = Drafts(), list[int](), False
    while not is_whole:
        state = growing.walked(live, seat, picks)
        assert state == Drafts().walked(live, seat, picks)
        with pytest.raises(IllegalActionError):
            growing.walked(live, seat, [*picks, NOWHERE])
        if picks and chance.random() < 0.3:
            assert growing.walked(live, seat, picks[:-1]) == Drafts().walked(live, seat, picks[:-1])
        is_whole = state.next is None
        if state.next is not None:
            picks = [*picks, chance.choice(state.next.options).action]
    return picks


@pytest.mark.parametrize("name", GAMES)
def test_a_draft_that_grows_is_the_same_as_one_from_its_beginning(name: str) -> None:
    live, chance = begun(name), random.Random(name)
    for _ in range(MOVES):
        if not live.asked:
            break
        seat = chance.choice(live.asked)
        live.follow(LogEntry(seat=seat, actions=drafted(live, seat, chance)))


def test_a_draft_begins_anew_when_somebody_has_answered() -> None:
    live, drafts, chance = begun("ratland"), Drafts(), random.Random(1)
    while not live.is_sealed or len(live.asked) < 2:
        seat = live.asked[0]
        live.follow(LogEntry(seat=seat, actions=drafted(live, seat, chance)))
    one, other = live.asked[:2]
    picks = drafted(live, one, chance)
    drafts.walked(live, one, picks[:-1])
    live.follow(LogEntry(seat=other, actions=drafted(live, other, chance)))

    assert drafts.walked(live, one, picks) == Drafts().walked(live, one, picks)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_encoded_once_is_what_each_sees(name: str) -> None:
    live, chance = begun(name), random.Random(name)
    for _ in range(MOVES):
        if not live.asked:
            break
        seat = chance.choice(live.asked)
        tried = live.tried(LogEntry(seat=seat, actions=drafted(live, seat, chance)))
        spectators = live.match.game.see(tried.position, SPECTATOR)
        assert tried.state_sha256() == sha256(encode_table(spectators)).hexdigest()
        live.keep(tried)
        for viewpoint in range(SPECTATOR, live.match.players):
            seen = live.match.game.see(live.match.position, viewpoint)
            assert live.look(viewpoint).fields == fields_of(seen)
            assert msgspec.json.decode(live.look(viewpoint).view()) == msgspec.to_builtins(seen)
        live.look_away(set())
