"""RL-12.1, RL-13.1: what is chosen in secret before the first turn: clan and board."""

from typing import ClassVar, Final

from rathaus.core.flow import Sealed, Spelling, Step, up_to
from rathaus.core.rng import Rng
from rathaus.games.ratland.card_events import BoardChosen, BoardRevealed, ClanChosen, ClanRevealed
from rathaus.games.ratland.contents import Data
from rathaus.games.ratland.moving import SETUP
from rathaus.games.ratland.table import Flow


def deal_clans(data: Data, players: int, boxes: int, rng: Rng) -> Step:
    """RL-13.1: two clan cards for everyone; two boxes have two of each."""
    cards = list(range(len(data.clans))) * boxes
    rng.shuffle(cards)
    offers = [cards[2 * seat : 2 * seat + 2] for seat in range(players)]
    return ChooseClan([[] for _ in range(players)], up_to(players - 1), offers)


class ChooseClan(Sealed):
    """RL-13.1: everyone keeps one of two clan cards, in secret; all are revealed together."""

    clause: ClassVar[str] = "RL-13.1"
    phase: ClassVar[str] = SETUP

    def __init__(self, answers: list[list[int]], missing: list[int], offers: list[list[int]]) -> None:
        self.answers = answers
        self.missing = missing
        self.offers = offers

    def with_answers(self, answers: list[list[int]], missing: list[int]) -> "ChooseClan":
        """The same cards were dealt."""
        return ChooseClan(answers, missing, self.offers)

    def options(self, flow: Flow, seat: int) -> list[int]:
        """The cards dealt; two equal cards are one choice."""
        return sorted(set(self.offers[seat]))

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Keep the choice sealed."""
        if flow.heard:
            flow.tell(ClanChosen(seat=seat))
        self.seal(flow, seat, action, is_done=True)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`clan ninja`."""
        return "clan", {"clan": flow.data.clans[action]}

    def seen_by(self, seat: int) -> list[int]:
        """The cards dealt to oneself, then who is missing and one's own choice."""
        own = self.offers[seat] if seat >= 0 else []
        return [len(own), *own, *super().seen_by(seat)]

    def run(self, flow: Flow) -> None:
        """All clans are revealed."""
        flow.table.clans = [answer[0] for answer in self.answers]
        if flow.heard:
            for seat, clan in enumerate(flow.table.clans):
                flow.tell(ClanRevealed(seat=seat, clan=flow.data.clans[clan]))


BOARD_NAMES: Final = ["standard", "aggressive"]


class ChooseBoard(Sealed):
    """RL-12.1: everyone chooses a board behind the screen; all are revealed before the first event."""

    clause: ClassVar[str] = "RL-12.1"
    phase: ClassVar[str] = SETUP

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Standard or aggressive."""
        return [0, 1]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Keep the choice sealed."""
        if flow.heard:
            flow.tell(BoardChosen(seat=seat))
        self.seal(flow, seat, action, is_done=True)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`board aggressive`."""
        return "board", {"board": BOARD_NAMES[action]}

    def run(self, flow: Flow) -> None:
        """All boards are revealed."""
        flow.table.aggressive = [answer[0] == 1 for answer in self.answers]
        if flow.heard:
            for seat, is_aggressive in enumerate(flow.table.aggressive):
                flow.tell(BoardRevealed(seat=seat, board=BOARD_NAMES[is_aggressive]))
