"""Advice: two answers with chances and reasons from a view alone, and what an answer has cost."""

import random
from typing import Any

import msgspec
import pytest

from rathaus.arena.bench import set_ups
from rathaus.bots import make_bot
from rathaus.bots.advice import ANALYSIS, COSTLY, Advice, Verdict, advised, analyst, judged
from rathaus.bots.levels import OLD_RAT, RAT_KING, Budget, Mind, hooks_for
from rathaus.bots.spoken import PARTS, WINS, is_silent
from rathaus.core.game import Game
from rathaus.core.match import Match
from rathaus.core.rng import fast
from rathaus.games import GAMES
from rathaus.words import Words, languages
from tests.bots.test_search import REDEALS

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
QUICK = Mind(RAT_KING, Budget(8, 2, 5, 3))


def asked_on_the_way(game: Game, players: int, options: dict[str, str], decisions: int) -> Any:
    """Positions of a game between rats, with the seat that is asked last."""
    match = Match(game, players, options, "advice")
    rats = [make_bot("rat", str(seat)) for seat in range(players)]
    for _ in range(decisions):
        if match.position.outcome:
            return
        seat = match.position.asked()[-1]
        yield match.position, seat
        match.act(seat, [rats[seat].choose(match.position, seat)])


@EVERY_GAME
def test_two_whole_answers_that_lead_elsewhere_the_better_one_first(game: Game) -> None:
    found: list[list[Advice]] = []
    for position, seat in asked_on_the_way(game, 3, {}, 12):
        answers = advised(game, QUICK, game.see(position, seat), "seed")
        found.append(answers)
        for answer in answers:
            position.copy().check_answer(seat, answer.picks)
            assert [option.action for option in answer.spelled] == answer.picks
            assert 0 <= answer.chance <= 1
        assert len(answers) < 2 or answers[0].picks != answers[1].picks
        assert [answer.chance for answer in answers] == sorted((a.chance for a in answers), reverse=True)

    assert any(len(answers) == 2 for answers in found)
    assert any(answer.reasons for answers in found for answer in answers)


@EVERY_GAME
def test_nothing_hidden_changes_a_byte_of_a_hint_or_of_a_verdict(game: Game) -> None:
    for number, (position, seat) in enumerate(asked_on_the_way(game, 3, set_ups(game)[-1], 19)):
        if number % 9:
            continue
        view = game.see(position, seat)
        other = game.see(REDEALS[game.name](position.copy(), seat, random.Random(number)), seat)
        taken = [answer.picks for answer in advised(game, QUICK, view, "seed")][-1:]

        assert hint_of(game, view) == hint_of(game, other)
        for picks in taken:
            assert verdict_of(game, view, picks) == verdict_of(game, other, picks)


def hint_of(game: Game, view: Any) -> bytes:
    return msgspec.json.encode(advised(game, QUICK, view, "seed"))


def verdict_of(game: Game, view: Any, taken: list[int]) -> bytes:
    return msgspec.json.encode(judged(game, QUICK, view, "seed", taken))


def test_a_hint_that_knew_what_is_hidden_would_be_found_out() -> None:
    """The property above can fail: a bot that is given the table itself says something else."""
    game = GAMES["rattus"]
    for number, (position, seat) in enumerate(asked_on_the_way(game, 3, {}, 28)):
        other = REDEALS[game.name](position.copy(), seat, random.Random(number))
        cheats: list[Any] = [Cheat(game, position), Cheat(game, other)]
        if hint_of(cheats[0], game.see(position, seat)) != hint_of(cheats[1], game.see(other, seat)):
            return
    pytest.fail("the cheat was not found out")


class Cheat:
    """A game whose imagination is the truth."""

    def __init__(self, game: Game, position: Any) -> None:
        self.game = game
        self.position = position
        self.name = game.name

    def imagine(self, _view: Any, rng: Any) -> Any:
        world = self.position.copy()
        world.rng = rng
        return world


@EVERY_GAME
def test_every_part_of_a_value_has_words_or_a_reason_to_have_none(game: Game) -> None:
    features = hooks_for(game.name, []).names
    said = [feature for part in PARTS[game.name].values() for feature in part.features]

    assert sorted(said) == sorted(feature for feature in features if not is_silent(game.name, feature))


@EVERY_GAME
def test_every_reason_can_be_said_in_all_languages(game: Game) -> None:
    for language in languages(game):
        words = Words(game, language)
        for part in [*PARTS[game.name], WINS]:
            for amount in (0, 0.4, 1, 1.5, 2, 7):
                more, less = (words.say(f"reason-{part}", amount=amount, way=way) for way in ("more", "less"))
                assert more != less


@EVERY_GAME
def test_an_answer_costs_the_same_each_time_and_the_best_one_nothing(game: Game) -> None:
    mind = analyst(game, 3)
    assert mind == Mind(OLD_RAT, ANALYSIS[game.name], mind.weights)
    position, seat = list(asked_on_the_way(game, 3, {}, 3))[-1]
    view, quick = game.see(position, seat), Mind(OLD_RAT, Budget(12, 2, 6), mind.weights)
    best = [answer.picks for answer in advised(game, quick, view, "seed")][:1]
    for picks in best:
        verdict = judged(game, quick, view, "seed", picks)
        assert verdict == judged(game, quick, view, "seed", picks)
        assert abs(sum(verdict.chances) - 1) < 0.001
        assert (verdict.cost, verdict.better) == (0.0, None)


def test_a_bad_answer_costs_and_the_better_one_is_told() -> None:
    """Ratland: a clan that sends nobody out for food starves."""
    game = GAMES["ratland"]
    position = game.setup(2, {}, fast("starving"))
    found: list[Verdict] = []
    rats = [make_bot("rat", str(seat)) for seat in range(2)]
    while len(found) < 6:
        seat = position.asked()[0]
        view = game.see(position, seat)
        if view.decision.prompt == "deploy" and view.decision.args.get("zone") == "dump":
            worst = worst_of(game, view)
            found.append(judged(game, analyst(game, 2), view, "seed", worst))
        position.apply(seat, rats[seat].choose(position, seat))

    costly = [verdict for verdict in found if verdict.better]
    assert costly
    assert all(verdict.cost >= COSTLY for verdict in costly)
    assert any(reason.is_for for verdict in costly if verdict.better for reason in verdict.better.reasons)


def worst_of(game: Game, view: Any) -> list[int]:
    """No rat anywhere as long as that is allowed."""
    world = game.imagine(view, fast("worst"))
    picks: list[int] = []
    while True:
        picks.append(world.options(view.seat)[0])
        if not world.pick(view.seat, picks[-1]):
            return picks
