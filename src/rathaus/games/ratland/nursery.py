"""RL-6: phase 4, nursery."""

from rathaus.core.flow import Step
from rathaus.games.ratland.components import BIRTH_ALWAYS, BIRTH_WITHOUT_NURSERY, BREEDERS_DEFEND, NURSERY, PANTRY
from rathaus.games.ratland.effects import clan_now, event_now
from rathaus.games.ratland.events import RatsBorn
from rathaus.games.ratland.table import Flow


class Breed(Step):
    """RL-6.1: each rat in the nursery adds one, until the common pile is empty."""

    def run(self, flow: Flow) -> None:
        """RL-6.2: the fewest rats in the nursery first, ties by active order, each in full."""
        table = flow.table
        breeding = breeders(flow)
        for seat in table.fewest_first(breeding):
            born = min(breeding[seat] + extra_births(flow, seat), table.pile)
            if born > 0:
                table.move_rats(seat, NURSERY, born)
                table.pile -= born
                if flow.heard:
                    flow.tell(RatsBorn(seat=seat, rats=born))


def breeders(flow: Flow) -> list[int]:
    """The rats that breed: those in the nursery, and with Locked and Loaded those in the pantry too (RL-11.14)."""
    breeding = flow.table.rats_at(NURSERY)
    if event_now(flow, BREEDERS_DEFEND) > 0:
        return [rats + others for rats, others in zip(breeding, flow.table.rats_at(PANTRY), strict=True)]
    return breeding


def extra_births(flow: Flow, seat: int) -> int:
    """RL-13.9, Family: one more; on its first side only if it sent no rat to the nursery, later always."""
    if not flow.table.has_sent(seat, NURSERY):
        return clan_now(flow, seat, BIRTH_WITHOUT_NURSERY) + clan_now(flow, seat, BIRTH_ALWAYS)
    return clan_now(flow, seat, BIRTH_ALWAYS)
