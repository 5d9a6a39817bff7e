"""RV-3: the actions phase: seven steps, one for each character."""

from typing import Final

from rathaus.core.flow import Step
from rathaus.games.ratville.action_events import CharacterRevealed, ResourcesGained, StepBegan
from rathaus.games.ratville.builder import use_builders
from rathaus.games.ratville.collector import use_collectors
from rathaus.games.ratville.components import (
    AT_REVEAL,
    BUILDER,
    CHARACTER_NAMES,
    COLLECTOR,
    DICE,
    FIGHTER,
    GEEK,
    PREACHER,
    RAGGED_BOY,
)
from rathaus.games.ratville.deals import offer
from rathaus.games.ratville.effects import gain, gain_on_reveal, named, value_of
from rathaus.games.ratville.fighter import use_fighters
from rathaus.games.ratville.geek import use_geeks
from rathaus.games.ratville.hunter import use_hunters
from rathaus.games.ratville.preacher import use_preachers
from rathaus.games.ratville.ragged_boy import use_ragged_boys
from rathaus.games.ratville.table import CHARACTERS_USED, HIGH_VALUES, OBJECTS_USED, Flow


class RevealCharacter(Step):
    """RV-3.0: all owners reveal the character together; then, in order, each uses its reveal effects."""

    def __init__(self, character: int) -> None:
        self.character = character

    def memory(self) -> list[int]:
        """Which one."""
        return [self.character]

    def run(self, flow: Flow) -> None:
        """Values are compared only after all objects have been used."""
        table = flow.table
        table.stage = self.character
        owners = table.owners_of(self.character)
        if flow.heard:
            flow.tell(StepBegan(character=CHARACTER_NAMES[self.character]))
        for seat in owners:
            table.mark(seat, CHARACTERS_USED, self.character)
            if flow.heard:
                at = table.slot_of(seat, self.character)
                die = table.dice[seat * DICE + at]
                name = CHARACTER_NAMES[self.character]
                flow.tell(CharacterRevealed(seat=seat, character=name, slot=at + 1, die=die))
        readied: list[Step] = [ReadyObjects(seat, self.character) for seat in owners if table.objects[seat]]
        if readied:
            flow.then_all([*readied, UseCharacter(self.character)])
        else:
            use_character(flow, self.character, owners)


class ReadyObjects(Step):
    """RR-20: a character's objects come first: what they bring can be spent in this step."""

    def __init__(self, seat: int, character: int) -> None:
        self.seat = seat
        self.character = character

    def memory(self) -> list[int]:
        """Whose objects, and of which character."""
        return [self.seat, self.character]

    def run(self, flow: Flow) -> None:
        """Take what is free, then ask about the rest."""
        gained = gain_on_reveal(flow, self.seat, self.character)
        if gained:
            gain(flow, self.seat, gained)
            flow.table.mark(self.seat, OBJECTS_USED, self.character)
            if flow.heard:
                name = CHARACTER_NAMES[self.character]
                flow.tell(ResourcesGained(seat=self.seat, character=name, gained=named(gained)))
        offer(flow, self.seat, AT_REVEAL, self.character)


class UseCharacter(Step):
    """RV-3.0: the step is resolved even if nobody has the character: creatures still come and bite."""

    def __init__(self, character: int) -> None:
        self.character = character

    def memory(self) -> list[int]:
        """Which one."""
        return [self.character]

    def run(self, flow: Flow) -> None:
        """All objects have been used."""
        use_character(flow, self.character, flow.table.owners_of(self.character))


MOTIVATING: Final = 7


def use_character(flow: Flow, character: int, owners: list[int]) -> None:
    """The values count as they are now, also for the Motivator (RV-6.4)."""
    for seat in owners:
        if value_of(flow, seat, character) >= MOTIVATING:
            flow.table.count(seat, HIGH_VALUES, 1)
    resolve(flow, character, owners)


def resolve(flow: Flow, character: int, owners: list[int]) -> None:
    """The steps of a character; each character has its own file."""
    if character == PREACHER:
        use_preachers(flow, owners)
    elif character == COLLECTOR:
        use_collectors(flow, owners)
    elif character == BUILDER:
        use_builders(flow, owners)
    elif character == GEEK:
        use_geeks(flow, owners)
    elif character == RAGGED_BOY:
        use_ragged_boys(flow, owners)
    elif character == FIGHTER:
        use_fighters(flow, owners)
    else:
        use_hunters(flow)
