"""What games tell of themselves for whoever shows them."""

import pytest

from crumbs import CRUMBS
from rathaus.core.game import Game
from rathaus.core.rng import fast
from rathaus.core.seats import SPECTATOR
from rathaus.core.view import encode_table
from rathaus.games import GAMES

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


def test_a_game_whose_views_tell_all_has_nothing_printed_besides() -> None:
    assert CRUMBS.printed(2) == {}
