"""RV-2, RV-3: the parts of a game that events belong to, in the order in which they come."""
# not compiled

from typing import Final

SETUP: Final = "setup"
INITIAL: Final = "initial"
PLANNING: Final = "planning"
ACTIONS: Final = "actions"  # RV-3.0: what belongs to several characters' steps; those steps are the next seven
PREACHER: Final = "preacher"
COLLECTOR: Final = "collector"
BUILDER: Final = "builder"
GEEK: Final = "geek"
RAGGED_BOY: Final = "ragged_boy"
FIGHTER: Final = "fighter"
HUNTER: Final = "hunter"
POPULATION: Final = "population"
FINAL: Final = "final"
END: Final = "end"

STEPS: Final = [PREACHER, COLLECTOR, BUILDER, GEEK, RAGGED_BOY, FIGHTER, HUNTER]
PHASES: Final = [SETUP, INITIAL, PLANNING, ACTIONS, *STEPS, POPULATION, FINAL, END]
