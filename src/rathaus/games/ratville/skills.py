"""RV-3.3, RV-3.4: the skills of Builder and Geek."""

from rathaus.games.ratville.components import CHARACTER_NAMES
from rathaus.games.ratville.effects import named, receive, value_of
from rathaus.games.ratville.events import SkillUsed
from rathaus.games.ratville.table import Flow


def gain_of_skill(flow: Flow, seat: int, character: int) -> list[int]:
    """RR-11: what the skill gives for the value of the die; values beyond the table count as its last line."""
    bands = flow.data.skills[character]
    return bands[min(value_of(flow, seat, character), len(bands) - 1)]


def use_skill(flow: Flow, seat: int, character: int) -> None:
    """Take the resources."""
    gained = gain_of_skill(flow, seat, character)
    receive(flow, seat, gained)
    if flow.heard:
        flow.tell(SkillUsed(seat=seat, character=CHARACTER_NAMES[character], gained=named(gained)))
