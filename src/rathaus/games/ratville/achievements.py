"""RV-6.4: the achievements: a record that changes nothing in the game."""

from typing import Final

from rathaus.games.ratville.components import COLLECTOR, DICE, HUNTER, RESOURCES
from rathaus.games.ratville.events import AchievementEarned
from rathaus.games.ratville.table import (
    CHARACTERS_USED,
    COUNTERS,
    FEATS,
    GROWTH,
    HIGH_VALUES,
    KILLS,
    OBJECTS_USED,
    Flow,
)

DESTROYER: Final = 0
HOARDER: Final = 1
DEFENDER: Final = 2
PACIFIST: Final = 3
MASTER_BUILDER: Final = 4
FARSIGHTED: Final = 5
MOTIVATOR: Final = 6
EFFICIENT: Final = 7
LEADER: Final = 8
NOMAD: Final = 9
ACHIEVEMENT_NAMES: Final = [
    "ach_destroyer",
    "ach_hoarder",
    "ach_defender",
    "ach_pacifist",
    "ach_builder",
    "ach_farsighted",
    "ach_motivator",
    "ach_efficient",
    "ach_leader",
    "ach_nomad",
]


def note_round(flow: Flow) -> None:
    """What a town has achieved in this round; then the counters of the round are reset."""
    table = flow.table
    for seat in range(table.players):
        first = seat * COUNTERS
        counters = table.counters
        if counters[first + KILLS] >= 3:
            table.mark(seat, FEATS, DESTROYER)
        if counters[first + GROWTH] >= 5:
            table.mark(seat, FEATS, LEADER)
        if counters[first + HIGH_VALUES] >= 2:
            table.mark(seat, FEATS, MOTIVATOR)
        if counters[first + OBJECTS_USED] == bits(table.assigned[seat * DICE : seat * DICE + DICE]):
            table.mark(seat, FEATS, EFFICIENT)
        for counter in range(CHARACTERS_USED):
            counters[first + counter] = 0


def bits(characters: list[int]) -> int:
    """Characters as bits."""
    total = 0
    for character in characters:
        total |= 1 << character
    return total


def award(flow: Flow, winner: int) -> None:
    """What counts at the end; then all achievements are announced (RR-52)."""
    table = flow.table
    for seat in range(table.players):
        if min(table.resources[seat * RESOURCES : seat * RESOURCES + RESOURCES]) >= 4:
            table.mark(seat, FEATS, HOARDER)
        if sum([flow.data.die[card] >= 4 for card in table.buildings[seat]]) >= 4:
            table.mark(seat, FEATS, MASTER_BUILDER)
    award_winner(flow, winner)
    if flow.heard:
        for seat in range(table.players):
            for name in earned(table.counters[seat * COUNTERS + FEATS]):
                flow.tell(AchievementEarned(seat=seat, achievement=name))


def award_winner(flow: Flow, winner: int) -> None:
    """What only a winner can earn: never having used a certain character, or having no building."""
    table = flow.table
    used = table.counters[winner * COUNTERS + CHARACTERS_USED]
    if used >> HUNTER & 1 == 0:
        table.mark(winner, FEATS, PACIFIST)
    if used >> COLLECTOR & 1 == 0:
        table.mark(winner, FEATS, FARSIGHTED)
    if not table.buildings[winner]:
        table.mark(winner, FEATS, NOMAD)


def earned(feats: int) -> list[str]:
    """Achievements by name."""
    return [name for number, name in enumerate(ACHIEVEMENT_NAMES) if feats >> number & 1]
