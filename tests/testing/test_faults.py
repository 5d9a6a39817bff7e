"""Faults seeded by hand into the template game: the kit catches each of them, with the property made for it."""

import random
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from crumbs import CRUMBS, CrumbsGame, bidding, gamble, sequence, view
from crumbs.bidding import Bid, take_card
from crumbs.events import BidSealed, BidsRevealed, CardSeen, CardTaken, Gambled, GambleDeclined
from crumbs.gamble import Gamble
from crumbs.sequence import PlayRound, ScoreGame
from crumbs.table import Crumbs, Flow
from crumbs.view import CrumbsView
from rathaus.bots import make_bot
from rathaus.core.events import Move
from rathaus.core.flow import Spelling
from rathaus.core.rng import Rng, fast
from rathaus.testing.conformance import PROPERTIES, complaints
from rathaus.testing.moving import tells_what_moves
from rathaus.testing.spec import Case, Spec
from tests.testing.crumbs_redeal import redeal

Patch = pytest.MonkeyPatch
POLICIES: list[Callable[[str], Any]] = [lambda seed: make_bot("random", seed)]


def caught(property_: str, game: CrumbsGame = CRUMBS, policies: list[Callable[[str], Any]] = POLICIES) -> str:
    """The first thing that one property complains about over a few games."""
    checked = [each for each in PROPERTIES if each.__name__ == property_]
    found = (complaints(Spec(game, redeal, policies), Case(3, {}, seed), checked) for seed in range(4))
    return next((complaint[property_] for complaint in found if complaint), "")


def test_the_game_without_faults_is_clean() -> None:
    for seed in range(4):
        assert complaints(Spec(CRUMBS, redeal, POLICIES), Case(3, {}, seed)) == {}


class LeakyView(CrumbsView, kw_only=True):
    deck: list[int]


class LeakyGame(CrumbsGame):
    """Shows the deck, and imagines accordingly: what is imagined fits the view perfectly."""

    def see(self, position: Flow, seat: int) -> LeakyView:
        seen = view.see(position, seat)
        fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
        return LeakyView(**fields, deck=position.table.deck.copy())

    def imagine(self, seen: CrumbsView, rng: Rng) -> Flow:
        imagined = view.imagine(self.data, seen, rng)
        assert isinstance(seen, LeakyView)
        wrong = [card for card in imagined.table.deck if card not in seen.deck]
        right = [card for card in seen.deck if card not in imagined.table.deck]
        for had, has in zip(wrong, right, strict=True):
            imagined.table.owners[had], imagined.table.owners[has] = imagined.table.owners[has], -1
        imagined.table.deck = seen.deck.copy()
        return imagined


def test_a_leaked_deck_that_imagine_honours() -> None:
    game = LeakyGame(CRUMBS.data_text)

    assert caught("leaks_nothing", game)
    assert caught("imagines_every_secret", game)


class ImpersonalGame(CrumbsGame):
    """Gives everybody what spectators see."""

    def see_from(self, seen: CrumbsView, position: Flow, seat: int) -> CrumbsView:
        return seen


def test_a_view_made_from_the_spectators_view_without_what_is_the_seat_s_own() -> None:
    assert "sees other things" in caught("leaks_nothing", ImpersonalGame(CRUMBS.data_text))


def test_places_that_are_not_open() -> None:
    game = CrumbsGame(CRUMBS.data_text)
    game.has_open_places = True

    class Partial(CrumbsGame):
        """Counts for each seat only what lies before it."""

        def places(self, seen: CrumbsView) -> dict[str, dict[str, int]]:
            return {str(seen.seat): {"card": 1}}

    assert caught("leaks_nothing", game) == ""
    partial = Partial(CRUMBS.data_text)
    partial.has_open_places = True
    assert "counts other things" in caught("leaks_nothing", partial)


class MutatingBid(Bid):
    def options(self, flow: Flow, seat: int) -> list[int]:
        flow.table.deck.insert(0, flow.table.deck.pop())
        return super().options(flow, seat)


def test_options_that_change_the_table(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sequence, "Bid", MutatingBid)

    assert caught("offers_sound_options")


class WorldlyGamble(Gamble):
    def take(self, flow: Flow, seat: int, action: int) -> None:
        flow.table.bonus[seat] += random.randrange(6)
        if flow.heard:
            flow.tell(Gambled(seat=seat, rolled=0, lost=0, bonus=0))


def test_global_random(monkeypatch: Patch) -> None:
    monkeypatch.setattr(bidding, "Gamble", WorldlyGamble)

    assert caught("is_deterministic")


def test_a_field_forgotten_in_copy(monkeypatch: Patch) -> None:
    def forgetful(self: Crumbs) -> Crumbs:
        return Crumbs(self.deck.copy(), self.owners.copy(), self.whiskers.copy(), self.spent, [0] * len(self.bonus))

    monkeypatch.setattr(Crumbs, "copy", forgetful)

    assert caught("copies_independently")


def test_a_list_shared_by_copies(monkeypatch: Patch) -> None:
    def shallow(self: Crumbs) -> Crumbs:
        return Crumbs(self.deck.copy(), self.owners.copy(), self.whiskers, self.spent, self.bonus.copy())

    monkeypatch.setattr(Crumbs, "copy", shallow)

    assert caught("copies_independently")


class InPlaceBid(Bid):
    def take(self, flow: Flow, seat: int, action: int) -> None:
        self.answers[seat].append(action)
        self.missing.remove(seat)
        if flow.heard:
            flow.tell(BidSealed(seat=seat))
        flow.then(self)


def test_a_step_that_changes_itself(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sequence, "Bid", InPlaceBid)

    assert caught("copies_independently")


class SilentGamble(Gamble):
    def take(self, flow: Flow, seat: int, action: int) -> None:
        flow.table.bonus[seat] += action
        if flow.heard:
            flow.tell(GambleDeclined(seat=seat))


def test_an_untold_change(monkeypatch: Patch) -> None:
    monkeypatch.setattr(bidding, "Gamble", SilentGamble)

    assert "['bonus']" in caught("tells_all_that_changes")


def test_an_event_that_names_a_field_that_is_not_there(monkeypatch: Patch) -> None:
    monkeypatch.setattr(CardTaken, "changes", ("whiskers", "spent", "hand_sizes", "deck_left", "pending", "cheese"))

    assert "cheese" in caught("tells_all_that_changes")


class AfreshGamble(Gamble):
    def take(self, flow: Flow, seat: int, action: int) -> None:
        flow.rng.below(6)
        super().take(flow, seat, action)


def test_a_draw_that_is_rolled_afresh(monkeypatch: Patch) -> None:
    monkeypatch.setattr(bidding, "Gamble", AfreshGamble)

    assert "made and then not used" in caught("plays_the_draw_that_was_drawn")


class PrivateDiceGamble(Gamble):
    dice = fast("private")

    def take(self, flow: Flow, seat: int, action: int) -> None:
        flow.table.bonus[seat] += PrivateDiceGamble.dice.below(6)
        if flow.heard:
            flow.tell(Gambled(seat=seat, rolled=0, lost=0, bonus=0))


def test_dice_of_its_own_that_are_not_the_positions(monkeypatch: Patch) -> None:
    monkeypatch.setattr(bidding, "Gamble", PrivateDiceGamble)

    assert caught("is_deterministic")
    assert caught("replays")


class TellingBid(Bid):
    def options(self, flow: Flow, seat: int) -> list[int]:
        return super().options(flow, seat)[: 2 + flow.table.deck[-1] % 2]


def test_an_option_count_that_tells_a_secret(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sequence, "Bid", TellingBid)

    assert caught("leaks_nothing")


class GlassBid(Bid):
    def seen_by(self, seat: int) -> list[int]:
        return self.memory()


def test_sealed_answers_that_others_see(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sequence, "Bid", GlassBid)

    assert caught("leaks_nothing")


class ChattyBid(Bid):
    """Asks twice, and tells everybody after the first pick."""

    def take(self, flow: Flow, seat: int, action: int) -> None:
        if flow.heard:
            flow.tell(BidSealed(seat=seat))
        self.seal(flow, seat, action, is_done=len(self.answers[seat]) == 1)


class PatientGame(CrumbsGame):
    def bound(self, players: int) -> int:
        return 99


def test_a_sealed_pick_that_others_hear_of(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sequence, "Bid", ChattyBid)

    assert "hears of a sealed pick" in caught("keeps_answers_sealed", PatientGame(CRUMBS.data_text))


class EagerBid(Bid):
    """Shows all bids as soon as the last one is tried, before it is given."""

    def seen_by(self, seat: int) -> list[int]:
        return super().seen_by(seat) if self.missing else self.memory()


def test_a_draft_that_shows_what_the_others_have_sealed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sequence, "Bid", EagerBid)

    assert "sees a secret" in caught("drafts_without_secrets")


class LoudGamble(Gamble):
    """Whoever passes shows everybody the next card, and says nothing of it being a reveal."""

    def take(self, flow: Flow, seat: int, action: int) -> None:
        super().take(flow, seat, gamble.PASS)
        if flow.heard and flow.table.deck:
            flow.tell(CardSeen(worth=flow.table.deck[-1] + 1))


def test_an_event_that_tells_a_secret(monkeypatch: Patch) -> None:
    monkeypatch.setattr(CardSeen, "reveals", False)
    monkeypatch.setattr(bidding, "Gamble", LoudGamble)

    assert "hears a secret" in caught("leaks_nothing")


def test_a_look_at_a_card_that_can_be_taken_back(monkeypatch: Patch) -> None:
    monkeypatch.setattr(CardSeen, "reveals", False)
    monkeypatch.setattr(BidsRevealed, "reveals", False)

    assert "can be taken back" in caught("takes_back_only_what_taught_nobody")


class HastyBid(Bid):
    """Whoever answers last gets a point."""

    def take(self, flow: Flow, seat: int, action: int) -> None:
        flow.table.bonus[seat] += len(self.missing) == 1
        super().take(flow, seat, action)


def test_an_order_of_answers_that_matters(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sequence, "Bid", HastyBid)

    assert caught("takes_sealed_answers_in_any_order")


class StuckRound(PlayRound):
    def run(self, flow: Flow) -> None:
        if len(flow.table.deck) > 2:
            super().run(flow)


def test_a_dead_end(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sequence, "PlayRound", StuckRound)

    assert "nobody is asked, and yet the game is not over" in caught("ends")


def test_a_game_without_end(monkeypatch: Patch) -> None:
    def refill(flow: Flow, seat: int, paid: int) -> None:
        flow.table.deck.insert(0, flow.table.deck[-1])
        take_card(flow, seat, paid)

    monkeypatch.setattr(bidding, "take_card", refill)

    assert "goes on after" in caught("ends")


class NobodyWins(ScoreGame):
    def run(self, flow: Flow) -> None:
        flow.finish([], [0])


def test_an_end_without_a_winner(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sequence, "ScoreGame", NobodyWins)

    assert "without a winner" in caught("ends")


class RestlessBid(Bid):
    calls = count()

    def options(self, flow: Flow, seat: int) -> list[int]:
        return super().options(flow, seat)[:: -1 if next(self.calls) % 2 else 1]


def test_an_order_of_options_that_changes(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sequence, "Bid", RestlessBid)

    assert caught("offers_sound_options")


class RepeatingBid(Bid):
    def options(self, flow: Flow, seat: int) -> list[int]:
        return [0, *super().options(flow, seat)]


def test_an_option_offered_twice(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sequence, "Bid", RepeatingBid)

    assert "some twice" in caught("offers_sound_options")


class MumblingGamble(Gamble):
    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        return "perhaps", {}


def test_two_options_spelled_alike(monkeypatch: Patch) -> None:
    monkeypatch.setattr(bidding, "Gamble", MumblingGamble)

    assert "spelled alike" in caught("offers_sound_options")


class EmptyGamble(Gamble):
    def options(self, flow: Flow, seat: int) -> list[int]:
        return []


def test_a_question_without_an_answer(monkeypatch: Patch) -> None:
    monkeypatch.setattr(bidding, "Gamble", EmptyGamble)

    assert "offered nothing" in caught("ends")


class LossyGamble(Gamble):
    def take(self, flow: Flow, seat: int, action: int) -> None:
        flow.table.spent += 1
        super().take(flow, seat, gamble.PASS)


def test_a_broken_law(monkeypatch: Patch) -> None:
    monkeypatch.setattr(bidding, "Gamble", LossyGamble)

    assert "the law of whiskers" in caught("keeps_laws")


class TouchyGamble(Gamble):
    """Turns the deck over whenever somebody asks, even if the action is then refused."""

    def options(self, flow: Flow, seat: int) -> list[int]:
        flow.table.deck.reverse()
        return super().options(flow, seat)


def test_a_refusal_that_leaves_a_trace(monkeypatch: Patch) -> None:
    monkeypatch.setattr(bidding, "Gamble", TouchyGamble)

    assert caught("refuses_without_a_trace")


class UnimaginativeGame(CrumbsGame):
    def imagine(self, seen: CrumbsView, rng: Rng) -> Flow:
        return view.imagine(self.data, seen, fast("always the same"))


def test_an_imagination_that_never_varies() -> None:
    assert caught("imagines_every_secret", UnimaginativeGame(CRUMBS.data_text))


class ForgetfulGame(CrumbsGame):
    def imagine(self, seen: CrumbsView, rng: Rng) -> Flow:
        imagined = view.imagine(self.data, seen, rng)
        imagined.table.bonus = [0] * len(imagined.table.bonus)
        return imagined


def test_an_imagination_that_does_not_fit() -> None:
    assert "looks different" in caught("imagines_what_fits", ForgetfulGame(CRUMBS.data_text))


class Cheat:
    """Bids high when the next card is good."""

    def choose(self, position: Flow, seat: int) -> int:
        options = position.options(seat)
        return options[-1] if position.table.deck and position.table.deck[-1] > 2 else options[0]


def test_a_policy_that_looks_at_the_deck() -> None:
    assert "a policy looks at secrets" in caught("leaks_nothing", policies=[lambda _: Cheat()])


class Outlaw:
    def choose(self, position: Flow, seat: int) -> int:
        return 99


def test_a_policy_that_chooses_what_is_not_offered() -> None:
    assert "which is not offered" in caught("leaks_nothing", policies=[lambda _: Outlaw()])


class LongerGame(CrumbsGame):
    def bound(self, players: int) -> int:
        return 2 * super().bound(players)


LONGER = LongerGame(CRUMBS.data_text)


class StagedGamble(Gamble):
    """Two picks are one answer."""

    stages = True

    def __init__(self, seat: int, left: int = 1) -> None:
        super().__init__(seat)
        self.left = left

    def ask_again(self, flow: Flow) -> None:
        if self.left:
            flow.then(type(self)(self.seat, 0))


class HastyGamble(StagedGamble):
    """Rolls at once: a player could look at the die before the answer is given."""

    def take(self, flow: Flow, seat: int, action: int) -> None:
        flow.rng.below(6)
        self.ask_again(flow)


def test_a_staged_pick_that_draws(monkeypatch: Patch) -> None:
    monkeypatch.setattr(bidding, "Gamble", HastyGamble)

    assert "draw or reveal before they are given" in caught("refuses_alike", LONGER)


class PeekingGamble(StagedGamble):
    """Whether it asks again depends on the deck: a batch that is refused tells what lies there."""

    def take(self, flow: Flow, seat: int, action: int) -> None:
        if flow.table.deck and flow.table.deck[-1] % 2:
            self.ask_again(flow)


def test_a_refusal_that_depends_on_the_deck(monkeypatch: Patch) -> None:
    monkeypatch.setattr(bidding, "Gamble", PeekingGamble)

    assert "learns from" in caught("refuses_alike", LONGER)


class RevealingDecline(GambleDeclined):
    reveals = True


class TellingGamble(Gamble):
    """Whether it can be taken back depends on the deck."""

    def take(self, flow: Flow, seat: int, action: int) -> None:
        if flow.heard:
            is_odd = bool(flow.table.deck and flow.table.deck[-1] % 2)
            flow.tell((RevealingDecline if is_odd else GambleDeclined)(seat=seat))


def test_an_undo_that_depends_on_the_deck(monkeypatch: Patch) -> None:
    monkeypatch.setattr(bidding, "Gamble", TellingGamble)

    assert "take" in caught("refuses_alike")


class ForgetfulCardTaken(CardTaken):
    def moves(self) -> list[Move]:
        return [move for move in super().moves() if move.what != "whisker"]


class StrangeCardTaken(CardTaken):
    def moves(self) -> list[Move]:
        return [Move("card", "cupboard", "deck")]


def moving(game: CrumbsGame = CRUMBS) -> str:
    """The first thing that the property of moves complains about over a few games."""
    found = (complaints(Spec(game, redeal, POLICIES), Case(3, {}, seed), [tells_what_moves]) for seed in range(4))
    return next((complaint["tells_what_moves"] for complaint in found if complaint), "")


def test_moves_are_told_where_there_is_no_fault() -> None:
    assert moving() == ""


def test_a_forgotten_move(monkeypatch: Patch) -> None:
    monkeypatch.setattr(bidding, "CardTaken", ForgetfulCardTaken)

    assert "was not told what moved" in moving()


def test_a_place_that_nobody_counts(monkeypatch: Patch) -> None:
    monkeypatch.setattr(bidding, "CardTaken", StrangeCardTaken)

    assert "['cupboard'], which no view counts" in moving()
