"""RZ-5 to RZ-12: the parts of a turn, and the end of the game."""
# not compiled

from typing import Final

ROLL: Final = "roll"  # or dice are taken back instead
REROLL: Final = "reroll"
SUPPORT: Final = "support"
PLACE: Final = "place"
CAT: Final = "cat"  # can interrupt any of these
REWARDS: Final = "rewards"
END: Final = "end"

PHASES: Final = [ROLL, REROLL, SUPPORT, PLACE, CAT, REWARDS, END]
