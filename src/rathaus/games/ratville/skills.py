"""RV-3.3, RV-3.4: the skills of Builder and Geek."""

from rathaus.core.flow import Args
from rathaus.games.ratville.action_events import GeekSkillUsed, SkillUsed
from rathaus.games.ratville.components import CHARACTER_NAMES, GEEK, RESOURCE_NAMES
from rathaus.games.ratville.contents import Data
from rathaus.games.ratville.effects import named, receive, value_of
from rathaus.games.ratville.table import Flow


def gain_of_skill(flow: Flow, seat: int, character: int) -> list[int]:
    """RR-11: what the skill gives for the value of the die."""
    return gain_for(flow.data, character, value_of(flow, seat, character))


def gain_for(data: Data, character: int, value: int) -> list[int]:
    """RR-11: the same for any value; values beyond the table count as its last line."""
    bands = data.skills[character]
    return bands[min(value, len(bands) - 1)]


def prompt_of(flow: Flow, seat: int, character: int) -> Args:
    """The value of the die, and what the skill would give."""
    gained = gain_of_skill(flow, seat, character)
    amounts: Args = {name: gained[resource] for resource, name in enumerate(RESOURCE_NAMES)}
    return {"value": value_of(flow, seat, character), **amounts}


def use_skill(flow: Flow, seat: int, character: int) -> None:
    """Take the resources."""
    gained = gain_of_skill(flow, seat, character)
    receive(flow, seat, gained)
    if flow.heard:
        told = GeekSkillUsed if character == GEEK else SkillUsed
        flow.tell(told(seat=seat, character=CHARACTER_NAMES[character], gained=named(gained)))
