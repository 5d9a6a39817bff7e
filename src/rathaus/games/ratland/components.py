"""RL-1: the places and colours that everything else speaks of."""

from typing import Final

# The places of a clan's rats: seven zones to deploy to (RL-4.1), then where struck rats wait.
DUMP: Final = 0
CITY: Final = 1
FIELD: Final = 2
LEFT_PIPE: Final = 3
RIGHT_PIPE: Final = 4
PANTRY: Final = 5
NURSERY: Final = 6
INFIRMARY: Final = 7
LOST: Final = 8
PLACES: Final = 9
ZONES: Final = 7
EXITS: Final = 3
PLACE_NAMES: Final = [
    "dump",
    "city",
    "field",
    "left-pipe",
    "right-pipe",
    "pantry",
    "nursery",
    "infirmary",
    "lost",
]
EXIT_NAMES: Final = PLACE_NAMES[:EXITS]

# The colours of cheese (RL-8.4).
YELLOW: Final = 0
ORANGE: Final = 1
WHITE: Final = 2
BLACK: Final = 3
PURPLE: Final = 4
BLUE: Final = 5
COLOUR_NAMES: Final = ["yellow", "orange", "white", "black", "purple", "blue"]
