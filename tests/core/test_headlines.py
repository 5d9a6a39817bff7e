"""What games tell of themselves for whoever shows them."""

import random

import pytest

from crumbs import CRUMBS
from rathaus.core.game import Game
from rathaus.core.match import Match
from rathaus.core.rng import fast
from rathaus.core.seats import SPECTATOR
from rathaus.core.view import encode_table
from rathaus.games import GAMES
from rathaus.games.rattus.components import EMPTY
from tests.server.match_files import played_match, whole_answer

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@EVERY_GAME
def test_headlines_are_numbers_of_each_seat_in_the_view(game: Game) -> None:
    players = game.players[-1]
    view = game.see(game.setup(players, {}, fast("headlines")), SPECTATOR)

    assert game.headlines
    for field in game.headlines:
        numbers = getattr(view, field)
        assert len(numbers) == players
        assert all(isinstance(number, int) for number in numbers)


@EVERY_GAME
def test_a_game_without_secrets_shows_everybody_the_same(game: Game) -> None:
    position = game.setup(game.players[-1], {}, fast("secrets"))
    views = [game.see(position, seat) for seat in (0, 1, SPECTATOR)]
    for view in views:
        view.seat, view.decision = 0, None

    assert (len({encode_table(view) for view in views}) == 1) or game.has_secrets
    assert game.has_secrets is (game.name != "ratzzia")


@EVERY_GAME
def test_nobody_who_looks_on_decides_anything(game: Game) -> None:
    view = game.see(game.setup(game.players[0], {}, fast("standing")), SPECTATOR)

    assert game.standing(view) == []


@EVERY_GAME
def test_points_at_the_end_are_those_that_count(game: Game) -> None:
    match = played_match(game, game.players[0], "points")
    outcome = match.position.outcome

    assert outcome is not None
    assert game.points(match.position) == outcome.scores


def test_a_game_need_not_count_points_on_the_way() -> None:
    assert CRUMBS.points(CRUMBS.setup(2, {}, fast("points"))) == []


def test_a_game_whose_views_tell_all_has_nothing_printed_besides() -> None:
    assert CRUMBS.printed(2) == {}


@EVERY_GAME
def test_who_looks_back_sees_what_lay_face_down_and_nothing_else_is_different(game: Game) -> None:
    position = game.setup(game.players[-1], {}, fast("open"))
    seen, opened = game.see(position, SPECTATOR), game.see_open(position)
    turned = {"rattus": "known", "ratville": "characters"}
    told = [name for name in type(seen).__struct_fields__ if getattr(seen, name) != getattr(opened, name)]

    assert told in ([], [turned.get(game.name, "")])


def test_every_rat_is_turned_up_for_who_looks_back() -> None:
    game = GAMES["rattus"]
    position = game.setup(4, {}, fast("rats"))

    assert not game.see(position, SPECTATOR).known
    assert len(game.see_open(position).known) == sum(kind != EMPTY for kind in position.table.rats) > 0


def test_every_character_is_turned_up_for_who_looks_back() -> None:
    game, chance = GAMES["ratville"], random.Random(1)
    match = Match(game, 2, {}, "characters")
    while "" in game.see(match.position, 0).characters[0]:  # until the plans are made
        seat = match.position.asked()[0]
        match.act(seat, whole_answer(match, seat, chance))

    assert "" in game.see(match.position, SPECTATOR).characters[0]
    for seat in (0, 1):
        own = game.see(match.position, seat).characters[seat]
        assert game.see_open(match.position).characters[seat] == own
