"""RV-3.4: the Geek."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Spelling
from rathaus.games.ratville import phases
from rathaus.games.ratville.action_events import ObjectDiscarded, ObjectMade, ObjectsDrawn, ObjectsSeen
from rathaus.games.ratville.components import GEEK
from rathaus.games.ratville.decks import draw_object
from rathaus.games.ratville.effects import named, value_of
from rathaus.games.ratville.skills import prompt_of, use_skill
from rathaus.games.ratville.table import Flow, raised, replaced, without

SKILL: Final = 0
DRAWS: Final = 2


def use_geeks(flow: Flow, owners: list[int]) -> None:
    """In order, each uses the skill or makes an object."""
    flow.then_all([MakeObject(seat) for seat in owners])


class MakeObject(Asking):
    """RV-3.4: either the skill, or one object from hand: the die meets its requirement, and its cost is paid.

    A player who can make nothing is asked anyway: otherwise the others would learn something about the hand.
    """

    clause: ClassVar[str] = "RV-3.4"
    phase: ClassVar[str] = phases.GEEK

    def memory(self) -> list[int]:
        """Whose Geek."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """RR-17: the skill can always be used."""
        table, data = flow.table, flow.data
        value = value_of(flow, seat, GEEK)
        options = [SKILL]
        for card in sorted(set(table.hands[seat])):
            if data.die[card] <= value and table.can_pay(seat, data.cost[card]):
                options.append(card + 1)
        return options

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """RR-21: an object works from now on, at later moments."""
        if action == SKILL:
            use_skill(flow, seat, GEEK)
        else:
            make(flow, seat, action - 1)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`skill`, or `make tablet`."""
        if action == SKILL:
            return "skill", {}
        return "make", {"object": flow.data.cards[action - 1]}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """The value of the die, and what the skill would give."""
        return prompt_of(flow, seat, GEEK)


def make(flow: Flow, seat: int, card: int) -> None:
    """Pay, put it beside the board, and draw two."""
    table = flow.table
    table.pay(seat, flow.data.cost[card])
    table.hands = replaced(table.hands, seat, without(table.hands[seat], card))
    table.objects = replaced(table.objects, seat, [*table.objects[seat], card])
    if flow.heard:
        flow.tell(ObjectMade(seat=seat, object=flow.data.cards[card], paid=named(flow.data.cost[card])))
    draw_objects(flow, seat)


def draw_objects(flow: Flow, seat: int) -> None:
    """RV-3.4: draw two objects, which only their owner sees, and discard one; RV-2.2: but only down to three."""
    table = flow.table
    drawn = [card for card in [draw_object(flow) for _ in range(DRAWS)] if card >= 0]
    table.hands = replaced(table.hands, seat, table.hands[seat] + drawn)
    table.drawn = raised(table.drawn, seat, len(drawn))
    if flow.heard:
        flow.tell(ObjectsDrawn(seat=seat, objects=len(drawn)))
        flow.tell(ObjectsSeen(objects=[flow.data.cards[card] for card in drawn], audience=seat))
    if len(table.hands[seat]) > flow.data.kept:
        flow.then(DiscardObject(seat))


class DiscardObject(Asking):
    """RR-24: any one of the cards in hand goes to the discards, face up."""

    clause: ClassVar[str] = "RR-24"
    phase: ClassVar[str] = phases.GEEK

    def memory(self) -> list[int]:
        """Whose hand is too large."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """All cards in hand, copies only once."""
        return sorted(set(flow.table.hands[seat]))

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """It lies face up."""
        table = flow.table
        table.hands = replaced(table.hands, seat, without(table.hands[seat], action))
        table.past_objects = [*table.past_objects, action]
        if flow.heard:
            flow.tell(ObjectDiscarded(seat=seat, object=flow.data.cards[action]))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`discard tablet`."""
        return "discard", {"object": flow.data.cards[action]}
