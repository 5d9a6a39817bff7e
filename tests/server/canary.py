"""A toy game full of canaries: every hidden number has nine digits that occur nowhere else.

Seven begins what only its owner knows, eight what is picked behind a screen, nine what nobody knows yet.
"""

from typing import Any, ClassVar

from rathaus.core.events import Event, Seat
from rathaus.core.flow import Asking, Position, Sealed, Spelling, Step, Table
from rathaus.core.game import Game, Option, Options
from rathaus.core.rng import Rng
from rathaus.core.view import View, shared

ROUNDS = 3
PICKS = 2
FAULT = 13  # an action that breaks the rules


class Cage(Table):
    def __init__(self, secrets: list[int], deck: list[int], shown: list[int], round_: int) -> None:
        self.secrets = secrets
        self.deck = deck
        self.shown = shown
        self.round = round_

    def copy(self) -> "Cage":
        return Cage(self.secrets.copy(), self.deck.copy(), self.shown.copy(), self.round)


class SecretGiven(Event):
    clause: ClassVar = "CN-1.1"
    seat: Seat
    secret: int


class PickMade(Event):
    clause: ClassVar = "CN-1.2"
    seat: Seat
    pick: int


class PicksShown(Event):
    clause: ClassVar = "CN-1.3"
    reveals: ClassVar = True
    picks: list[int]
    card: int


class Boasted(Event):
    clause: ClassVar = "CN-1.4"
    seat: Seat
    how: int


class Deal(Step):
    def run(self, flow: Any) -> None:
        table = flow.table
        players = len(table.secrets)
        table.round += 1
        for seat in range(players):
            table.secrets[seat] = 700_000_000 + flow.rng.below(10_000) * 1000 + table.round * 10 + seat
            if flow.heard:
                flow.tell(SecretGiven(seat=seat, secret=table.secrets[seat], audience=seat))
        flow.then(Pick([[] for _ in range(players)], list(range(players))), Boast(0))


class Pick(Sealed):
    def options(self, flow: Any, seat: int) -> list[int]:
        base = 800_000_000 + flow.table.secrets[seat] % 100_000_000 // 1000 * 1000 + seat * 10 + 100 * flow.table.round
        return [base + number for number in range(3 + flow.table.secrets[seat] % 2)]

    def take(self, flow: Any, seat: int, action: int) -> None:
        if flow.heard:
            flow.tell(PickMade(seat=seat, pick=action, audience=seat))
        is_done = len(self.answers[seat]) + 1 == PICKS
        self.seal(flow, seat, action, is_done=is_done)

    def spell(self, flow: Any, seat: int, action: int) -> Spelling:
        return "pick", {"number": action}

    def run(self, flow: Any) -> None:
        card = flow.table.deck.pop()
        picks = [pick for answer in self.answers for pick in answer]
        flow.table.shown += [*picks, card]
        if flow.heard:
            flow.tell(PicksShown(picks=picks, card=card))


class Boast(Asking):
    """In the open; 13 breaks the rules, 0 ends the game at once."""

    def options(self, flow: Any, seat: int) -> list[int]:
        return [1, 2, FAULT, 0]

    def take(self, flow: Any, seat: int, action: int) -> None:
        assert action != FAULT, "the rules break"
        if flow.heard:
            flow.tell(Boasted(seat=seat, how=action))
        last = seat + 1 == len(flow.table.secrets)
        if not last:
            flow.then(Boast(seat + 1))
        elif action and flow.table.round < ROUNDS:
            flow.then(Deal())
        else:
            flow.finish([0], [0] * len(flow.table.secrets))

    def spell(self, flow: Any, seat: int, action: int) -> Spelling:
        return "boast", {"how": action}


class CageView(View, kw_only=True):
    secret: int
    shown: list[int]
    cards_left: int
    round: int
    players: int


class CanaryGame(Game):
    def __init__(self) -> None:
        super().__init__("canary", package="crumbs", prefix="CN", rules_version=1, players=range(2, 7))
        self.option_list = [Option("colour", ["yellow", "red"])]
        self.data_sha256 = "0" * 64

    def start(self, players: int, options: Options, rng: Rng) -> Position[Any, Any]:
        deck = [900_000_000 + number * 7919 for number in range(20)]
        rng.shuffle(deck)
        return Position(None, Cage([0] * players, deck, [], 0), [Deal()], rng)

    def see(self, position: Position[Any, Any], seat: int) -> CageView:
        table = position.table
        return CageView(
            **shared(position, seat),
            secret=table.secrets[seat] if seat >= 0 else 0,
            shown=table.shown.copy(),
            cards_left=len(table.deck),
            round=table.round,
            players=len(table.secrets),
        )

    def places(self, view: Any) -> dict[str, dict[str, int]]:
        return {}

    def imagine(self, view: Any, rng: Rng) -> Position[Any, Any]:
        """A first round in which the seat has its own secret; all that is hidden is dealt again."""
        position = self.setup(view.players, {}, rng)
        position.table.secrets[view.seat] = view.secret
        return position

    def turns(self, position: Position[Any, Any]) -> int:
        return int(position.table.round)

    def bound(self, players: int) -> int:
        return 100

    def laws(self, position: Position[Any, Any]) -> dict[str, tuple[int, int]]:
        return {}

    def arrange(self, position: Position[Any, Any], fields: Any) -> None:
        position.table.round = fields.number("round", position.table.round)

    def facts(self, position: Position[Any, Any]) -> dict[str, Any]:
        return {}

    def piece(self, text: str) -> int:
        return int(text)

    def with_data(self, text: str, file: str) -> "CanaryGame":
        return self


CANARY = CanaryGame()
CAGE: dict[str, Game] = {"canary": CANARY}
