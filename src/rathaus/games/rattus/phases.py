"""RT-2 to RT-6: the parts of a game that events belong to, in the order in which they come."""

from typing import Final

SETUP: Final = "setup"
ACTION: Final = "action"  # RT-2.1: the turn begins; its parts are the next three, in any order
POPULATION: Final = "population"
CLASS_CARD: Final = "class-card"
ABILITIES: Final = "abilities"
PLAGUE: Final = "plague"
RATS: Final = "rats"
RESOLVE: Final = "resolve"
FINAL: Final = "final"
END: Final = "end"

PHASES: Final = [SETUP, ACTION, POPULATION, CLASS_CARD, ABILITIES, PLAGUE, RATS, RESOLVE, FINAL, END]
