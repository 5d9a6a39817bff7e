"""Standing orders: what the house answers for a seat, because its person has said so before."""

from collections.abc import Iterator
from contextlib import contextmanager

from rathaus.core.errors import RefusedError
from rathaus.core.view import Decision
from rathaus.server.bodies import MAX_PICKS
from rathaus.server.drafts import next_pick
from rathaus.server.live_match import LiveMatch
from rathaus.server.messages import OrderState
from rathaus.server.refusals import Refusal
from rathaus.server.store.records import LogRow, OrdersBySeat, StandingOrder

SINGLE = "*"  # the order for what has only one option: the opposite of what is usual in the game
MOST_ORDERS = 32


class StandingOrders:
    """The standing orders of a match, by seat and prompt."""

    def __init__(self, obvious: list[str]) -> None:
        self.obvious = obvious  # prompts that are usually answered by the house where there is only one option
        self.kept: OrdersBySeat = {}
        self.resting: set[int] = set()  # seats that took something back: their orders wait for their next answer

    def of(self, seat: int) -> dict[str, StandingOrder]:
        """A seat's orders by prompt."""
        return self.kept.get(seat, {})

    def check_new(self, seat: int, prompt: str) -> None:
        """Limit the number of orders of a seat."""
        if len(self.of(seat)) >= MOST_ORDERS and prompt not in self.of(seat):
            raise Refusal("too-many")

    def keep(self, seat: int, prompt: str, answer: StandingOrder | None) -> None:
        """Set the order for a prompt, or remove it."""
        orders = self.kept.setdefault(seat, {})
        orders.pop(prompt, None)
        if answer is not None:
            orders[prompt] = answer

    def is_single(self, seat: int) -> bool:
        """Whether the house answers where there is only one option."""
        return (SINGLE in self.of(seat)) != bool(self.obvious)

    def single(self, *, is_on: bool) -> StandingOrder | None:
        """What is kept so that it does, or does not."""
        return StandingOrder("", {}) if is_on != bool(self.obvious) else None

    def note(self, row: LogRow) -> None:
        """Orders rest after an undo, until the seat has answered something itself."""
        if row.entry.undo:
            self.resting.add(row.entry.seat or 0)
        elif row.is_own:
            self.resting.discard(row.entry.seat or 0)

    @contextmanager
    def resting_for(self, seat: int) -> Iterator[None]:
        """Let the orders rest while the seat tries to take something back; if it does, they go on resting."""
        was_resting = seat in self.resting
        self.resting.add(seat)
        try:
            yield
        except RefusedError:
            if not was_resting:
                self.resting.discard(seat)
            raise

    def answer(self, live: LiveMatch, seat: int) -> list[int]:
        """The whole answer to what the seat is asked now, where its orders say each pick of it; otherwise nothing."""
        prompt = live.prompt
        if seat in self.resting or not (prompt in self.of(seat) or self._takes_single(seat, prompt)):
            return []
        return self.filled_in(live, seat, [])

    def filled_in(self, live: LiveMatch, seat: int, picks: list[int]) -> list[int]:
        """The picks of an answer, completed by orders; unchanged if the orders leave a pick open."""
        whole = picks
        while len(whole) < MAX_PICKS and (decision := next_pick(live, seat, whole)) is not None:
            action = self._ordered(seat, decision)
            if action is None:
                return picks
            whole = [*whole, action]
        return whole

    def _ordered(self, seat: int, decision: Decision) -> int | None:
        if len(decision.options) == 1 and self._takes_single(seat, decision.prompt):
            return decision.options[0].action
        standing = self.of(seat).get(decision.prompt)
        if standing is None:
            return None
        wanted = (standing.verb, standing.args)
        return next((option.action for option in decision.options if (option.verb, option.args) == wanted), None)

    def _takes_single(self, seat: int, prompt: str) -> bool:
        """A single option is not taken where it would tell the others something: there, they see nothing but time."""
        return (not self.obvious or prompt in self.obvious) and self.is_single(seat)

    def shown(self, seat: int) -> list[OrderState]:
        """A seat's orders as its person sees them."""
        orders = self.of(seat).items()
        return [OrderState(prompt=prompt, verb=o.verb, args=o.args) for prompt, o in orders if prompt != SINGLE]
