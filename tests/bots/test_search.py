"""The bots that search: whom they beat, what they may not know, and that they play all there is to play."""

import random
from typing import Any

import pytest

from rathaus.arena.bench import set_ups
from rathaus.bots import make_bot
from rathaus.bots.levels import LEVELS, OLD_RAT, RAT_KING, Budget, Mind, Thought, answer, mind_of
from rathaus.bots.policy import play_out
from rathaus.bots.rat import Rat
from rathaus.bots.search import SHARED
from rathaus.core.game import Game
from rathaus.core.match import Match
from rathaus.core.rng import fast
from rathaus.core.view import encode
from rathaus.games import GAMES
from tests.games.ratland.redeal import redeal as redeal_ratland
from tests.games.rattus.redeal import redeal as redeal_rattus
from tests.games.ratville.redeal import redeal as redeal_ratville
from tests.games.ratzzia.redeal import redeal as redeal_ratzzia

REDEALS: dict[str, Any] = {
    "ratland": redeal_ratland,
    "rattus": redeal_rattus,
    "ratville": redeal_ratville,
    "ratzzia": redeal_ratzzia,
}
QUICK = Mind(OLD_RAT, Budget(4, 2, 3))
QUICK_KING = Mind(RAT_KING, Budget(4, 2, 3, 3))
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
SMALL = {
    "ratland": Budget(24, 2, 8),
    "rattus": Budget(32, 4, 12),
    "ratville": Budget(16, 2, 8),
    "ratzzia": Budget(8, 1, 4),
}
EVENINGS = {"ratland": 10, "rattus": 8, "ratville": 8, "ratzzia": 4}  # games with two players


@EVERY_GAME
def test_a_small_search_beats_a_rat(game: Game) -> None:
    won = 0.0
    for number in range(EVENINGS[game.name]):
        seat = number % 2
        position = game.setup(2, {}, fast(f"evening {number // 2}"))
        bots = [make_bot("rat", f"{number}"), make_bot("rat", f"{number}")]
        bots[seat] = make_bot(OLD_RAT, f"{number}", game, Mind(OLD_RAT, SMALL[game.name]))
        play_out(position, bots, [])
        assert position.outcome is not None
        won += (seat in position.outcome.winners) / len(position.outcome.winners)

    assert won > EVENINGS[game.name] / 2


@EVERY_GAME
@pytest.mark.parametrize("mind", [QUICK, QUICK_KING], ids=["old-rat", "rat-king"])
def test_same_view_same_answer_whatever_is_hidden(game: Game, mind: Mind) -> None:
    players = min(3, game.players[-1])
    match = Match(game, players, set_ups(game)[-1], "hidden")
    rats = [make_bot("rat", str(seat)) for seat in range(players)]
    for number in range(36):
        if match.position.outcome:
            break
        seat = match.position.asked()[-1]
        if number % 9 == 0:
            other = REDEALS[game.name](match.position.copy(), seat, random.Random(number))
            view = game.see(match.position, seat)
            assert encode(game.see(other, seat)) == encode(view)
            assert answer(game, mind, view, "seed") == answer(game, mind, game.see(other, seat), "seed")
        match.act(seat, [rats[seat].choose(match.position, seat)])


@EVERY_GAME
@pytest.mark.parametrize("mind", [QUICK, QUICK_KING], ids=["old-rat", "rat-king"])
def test_all_counts_and_options_are_played_legally(game: Game, mind: Mind) -> None:
    for players in game.players:
        options = {option.name: option.values[players % len(option.values)] for option in game.option_list}
        for chosen in (options, set_ups(game)[-1]):  # some variants, and all of them
            position = game.setup(players, game.agreed(players, chosen), fast(f"all {players}"))
            rats = [make_bot("rat", str(seat)) for seat in range(players)]
            for number in range(60):
                asked = position.asked()
                if not asked:
                    break
                seat = asked[number % len(asked)]
                if number % 20:
                    position.apply(seat, rats[seat].choose(position, seat))
                    continue
                picks = answer(game, mind, game.see(position, seat), str(number))
                position.check_answer(seat, picks)
                for pick in picks:
                    position.apply(seat, pick)


@EVERY_GAME
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game_from_its_view(game: Game, level: str) -> None:
    position = game.setup(2, {}, fast("levels"))
    seat = position.asked()[0]
    mind = mind_of(game, 2, level, is_slow=True)

    picks = answer(game, mind, game.see(position, seat), "seed")

    position.check_answer(seat, picks)
    assert picks == answer(game, mind, game.see(position, seat), "seed")


def test_slow_rules_make_budgets_smaller() -> None:
    for game in GAMES.values():
        fast_mind, slow_mind = mind_of(game, 4, RAT_KING), mind_of(game, 4, RAT_KING, is_slow=True)

        assert slow_mind.budget.evaluations < fast_mind.budget.evaluations
        assert slow_mind.weights == fast_mind.weights != []


def test_the_rat_king_of_ratville_looks_two_rounds_ahead() -> None:
    game = GAMES["ratville"]
    for players in game.players:
        view = game.see(game.setup(players, {}, fast("ahead")), 0)
        for level, ahead in ((OLD_RAT, 1), (RAT_KING, 2)):
            mind = mind_of(game, players, level, is_slow=True)

            assert Thought(game, mind, view, "ahead").hooks.ahead == ahead


@EVERY_GAME
def test_a_careful_search_makes_no_mistakes_of_its_own_when_it_plays_on(game: Game) -> None:
    view = game.see(game.setup(2, {}, fast("careful")), 0)
    for careful in (0, 1):
        search = Thought(game, Mind(RAT_KING, Budget(8, 2, 6, careful=careful)), view, "careful").opened()

        players = [search.policies(search.chance(number))[0] for number in range(30)]

        assert any(isinstance(player, Rat) and player.slips for player in players) == (not careful)


def test_trials_have_the_same_chance_each_time() -> None:
    game = GAMES["ratzzia"]
    view = game.see(game.setup(2, {}, fast("chance")), 0)
    search = Thought(game, QUICK, view, "chance").opened()

    for number in (0, SHARED - 1, SHARED):
        drawn = [[rng.below(1000) for rng in search.chance(number)] for _ in range(2)]

        assert drawn[0] == drawn[1] == [rng.below(1000) for rng in search.made(number)]
