"""A session: one match at one screen. Who looks at it, what they have heard, and bots that answer at once."""

from itertools import dropwhile
from pathlib import Path
from typing import Any

from rathaus.bots import Searching
from rathaus.bots.levels import recorded
from rathaus.bots.policy import Policy
from rathaus.core.events import Event
from rathaus.core.export import PERSON, BotRecord, SeatRecord, export, file_bytes
from rathaus.core.flow import Position
from rathaus.core.log import lines_of
from rathaus.core.match import Match
from rathaus.core.seats import SPECTATOR
from rathaus.core.view import View
from rathaus.files import writing
from rathaus.words import actor


class Session:
    """The match with its seats; a seat without a policy is a person. `viewer` is the one who looks at the screen."""

    def __init__(self, match: Match, policies: list[Policy | None], seats: list[SeatRecord]) -> None:
        self.match = match
        self.policies = policies
        self.seats = seats
        self.people = [seat for seat, policy in enumerate(policies) if policy is None]
        self.viewer = self.people[0]
        self._told: list[tuple[int, list[Event]]] = [(SPECTATOR, match.opening)]  # by each entry in force
        self._read = [0] * len(policies)  # how much of it each seat has seen
        self.answer_for_bots()
        self.viewer = self.next_viewer()

    def view(self) -> View:
        """All that the one who looks may know."""
        seen: View = self.match.game.see(self.match.position, self.viewer)
        return seen

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to answer."""
        return self.match.position.outcome is not None

    def next_viewer(self) -> int:
        """Who should look now: the viewer, as long as they are asked, or else the next person who is."""
        asked = [seat for seat in self.match.position.asked() if seat in self.people]
        return self.viewer if self.viewer in asked or not asked else asked[0]

    def answer(self, action: int) -> None:
        """The viewer's choice, and what bots do then."""
        self._read[self.viewer] = len(self.heard())
        self._act(self.viewer, [action])
        self.answer_for_bots()

    def answer_for_bots(self) -> None:
        """Let bots choose until only people are asked."""
        while asked := [seat for seat in self.match.position.asked() if seat not in self.people]:
            policy = self.policies[asked[0]]
            assert policy is not None, "a seat that is no person has a policy"
            self._act(asked[0], whole_answer(policy, self.match.position, asked[0]))

    def _act(self, seat: int, actions: list[int]) -> None:
        self._told.append((seat, self.match.act(seat, actions)))

    def undo(self) -> None:
        """Take the viewer's last choice back, with all that it told."""
        self.match.undo(self.viewer)
        last = max(at for at, (seat, _) in enumerate(self._told) if seat == self.viewer)
        del self._told[last]
        self._read[self.viewer] = min(self._read[self.viewer], len(self.heard()))

    def heard(self) -> list[Event]:
        """What the viewer has heard so far."""
        events = [event for _, told in self._told for event in told]
        return [event for event in events if event.is_heard_by(self.viewer)]

    def news(self) -> list[list[Event]]:
        """The lines of what the viewer's last choice set off and of what happened since, without the choice itself."""
        lines = lines_of(self.heard()[self._read[self.viewer] :])
        return list(dropwhile(lambda line: actor(line[0]) == self.viewer, lines))

    def save(self, file: Path) -> None:
        """Write the match as it is now."""
        bots = [record_of(policy) for policy in self.policies]
        has_bots = any(bot.level != PERSON for bot in bots)
        record = export(self.match, self.seats, bots=bots if has_bots else None)
        with writing(file) as out:
            out.write(file_bytes(record))


def whole_answer(policy: Policy, position: Position[Any, Any], seat: int) -> list[int]:
    """A bot's picks: all of its answer, or one where it is a bare policy."""
    if isinstance(policy, Searching):
        return policy.answer(position, seat)
    return [policy.choose(position, seat)]


def record_of(policy: Policy | None) -> BotRecord:
    """Who answers for a seat, as a match keeps it; a bare policy has no mind that could be kept."""
    mind = policy.mind if isinstance(policy, Searching) else None
    return recorded(mind) if mind else BotRecord(PERSON)
