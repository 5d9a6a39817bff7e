"""RV-1: resources, characters and kinds of effects that everything else uses."""

from typing import Final

# What a town owns (RV-1.1); population is counted separately, but gained like the others.
SCRAP: Final = 0
FOOD: Final = 3
RESOURCES: Final = 4
POPULATION: Final = 4
RESOURCE_NAMES: Final = ["scrap", "mechanism", "module", "food"]
GAIN_NAMES: Final = [*RESOURCE_NAMES, "population"]

# The characters in the order of their steps (RV-3); 0 is none.
NO_CHARACTER: Final = 0
PREACHER: Final = 1
COLLECTOR: Final = 2
BUILDER: Final = 3
GEEK: Final = 4
RAGGED_BOY: Final = 5
FIGHTER: Final = 6
HUNTER: Final = 7
CHARACTER_NAMES: Final = ["", "preacher", "collector", "builder", "geek", "ragged_boy", "fighter", "hunter"]
DICE: Final = 4  # RV-1.1: each player has this many dice and slots

# What is special about a creature.
PLAIN: Final = 0
SQUEAKY: Final = 1  # RV-3.7
CORROSIVE: Final = 2  # RV-3.10
SPECIAL_NAMES: Final = ["", "squeaky", "corrosive"]

# The kinds of effects that buildings and objects have. `effects.py` and `deals.py` have a function for each.
POP: Final = 0
FEED: Final = 1
DEFENCE: Final = 2
DMG: Final = 3
DICE_PLUS: Final = 4
PREACH_TWICE: Final = 5
ON_KILL: Final = 6
GAIN: Final = 7
DISCOUNT: Final = 8
# The kinds from here on ask the player.
POP_PAY: Final = 9
DMG_PAY: Final = 10
KILL_PAY: Final = 11
CONVERT: Final = 12
IF_DIE: Final = 13
DIE_PLUS: Final = 14
ON_KILL_POP: Final = 15
ON_BUILD_POP: Final = 16
POP_OF_OBJECT: Final = 17  # a POP that its owner may decline (RV-3.5)
KIND_NAMES: Final = [
    "pop",
    "feed",
    "defence",
    "dmg",
    "dice_plus",
    "preach_twice",
    "on_kill",
    "gain",
    "discount",
    "pop_pay",
    "dmg_pay",
    "kill_pay",
    "convert",
    "if_die",
    "die_plus",
    "on_kill_pop",
    "on_build_pop",
]

# The moments at which cards may be used.
AT_REVEAL: Final = 0
AT_BUILDING: Final = 1
AT_KILL: Final = 2
AT_HUNT: Final = 3
AT_GROWTH: Final = 4
MOMENTS: Final = 5
MOMENT_NAMES: Final = ["reveal", "building", "kill", "hunt", "growth"]
