"""RL-1: the places and colours that everything else uses."""

from typing import Final

# The places of a clan's rats: seven zones to deploy to (RL-4.1), then those of struck rats.
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
ZONE_NAMES: Final = PLACE_NAMES[:ZONES]
EXIT_NAMES: Final = PLACE_NAMES[:EXITS]

# The colours of cheese (RL-8.4).
YELLOW: Final = 0
ORANGE: Final = 1
WHITE: Final = 2
BLACK: Final = 3
PURPLE: Final = 4
BLUE: Final = 5
COLOUR_NAMES: Final = ["yellow", "orange", "white", "black", "purple", "blue"]

# Which edition of the rulebook is played (RL-14).
SPANISH_ENGLISH: Final = 0
GERMAN: Final = 1
FRENCH: Final = 2
RULEBOOK_NAMES: Final = ["spanish_english", "german", "french"]

# The effects of events (RL-11) and clans (RL-13). What they do is in the phase that uses them.
CHEESE_FOR_ALL: Final = 0
ATTACK_BONUS: Final = 1
RAT_FOR_ALL: Final = 2
PUT_BACK: Final = 3
BLACK_IS_YELLOW: Final = 4
MOST_GIVE_TO_FEWEST: Final = 5
HIDE_CHEESE: Final = 6
DEPLOY_STRUCK_RATS: Final = 7
LEAVE_GRAVEYARD: Final = 8
WHITE_PAIRS: Final = 9
TRADE_RAT: Final = 10
CHEESE_FOR_ABSENCE: Final = 11
BREEDERS_DEFEND: Final = 12
MORE_AT_THE_DUMP: Final = 13  # the first effect of a clan; those before it are of events
WHITE_IS_YELLOW_AT_THE_DUMP: Final = 14
PURPLE_IS_CHEESE: Final = 15
CHEESE_FROM_LOST_IN_ALL: Final = 16
CHEESE_FROM_LOST_EACH: Final = 17
SCAVENGE_IN_ONE_AREA: Final = 18
SCAVENGE_IN_EACH_AREA: Final = 19
CHEESE_INTO_RATS: Final = 20
SURE_THEFT_WITH_ONE_PIPE: Final = 21
SURE_THEFT_WITH_EACH_PIPE: Final = 22
BIRTH_WITHOUT_NURSERY: Final = 23
BIRTH_ALWAYS: Final = 24
IGNORE_BLACK: Final = 25
DEFENCE_BONUS: Final = 26
CHEESE_FROM_RICHEST: Final = 27
MOVE_AFTER_REVEAL: Final = 28
ADD_PIECE_IN_ONE_AREA: Final = 29
ADD_PIECE_IN_EACH_AREA: Final = 30
FORESEE_EVENT: Final = 31
FORESEE_FOOD: Final = 32
EFFECT_NAMES: Final = [
    "cheese-for-all",
    "attack-bonus",
    "rat-for-all",
    "put-back",
    "black-is-yellow",
    "most-give-to-fewest",
    "hide-cheese",
    "deploy-struck-rats",
    "leave-graveyard",
    "white-pairs",
    "trade-rat",
    "cheese-for-absence",
    "breeders-defend",
    "more-at-the-dump",
    "white-is-yellow-at-the-dump",
    "purple-is-cheese",
    "cheese-from-lost-in-all",
    "cheese-from-lost-each",
    "scavenge-in-one-area",
    "scavenge-in-each-area",
    "cheese-into-rats",
    "sure-theft-with-one-pipe",
    "sure-theft-with-each-pipe",
    "birth-without-nursery",
    "birth-always",
    "ignore-black",
    "defence-bonus",
    "cheese-from-richest",
    "move-after-reveal",
    "add-piece-in-one-area",
    "add-piece-in-each-area",
    "foresee-event",
    "foresee-food",
]
