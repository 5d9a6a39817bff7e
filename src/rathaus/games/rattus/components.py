"""RT-1, RT-5: names and numbers of things: places of rats, symbols on tokens, effects of cards."""

from typing import Final

SLOTS: Final = 3  # RT-4.2: never more than three rats in a region; the place of a rat is region * SLOTS + slot
EMPTY: Final = -1
NOBODY: Final = -1
ON_TABLE: Final = -1  # a class card that nobody has taken yet
NOT_PLAYED: Final = -2  # a class card that stays in the box
NOWHERE: Final = -1

# Marks of a token that lies face down: who has looked at it (one bit for each seat), and its origin, which is public.
STARTED: Final = 1 << 6  # RT-1.4: it was laid out at the start
RETURNED: Final = 1 << 7  # RT-6.3: it had been revealed, and was drawn again
SEATS_KNOWING: Final = STARTED - 1

MAJORITY_SYMBOL: Final = "majority"
ALL_SYMBOL: Final = "all"
NO_CLASS: Final = "none"  # a card of no class is hit by no token

EFFECT_NAMES: Final = [
    "move-rat",
    "move-citizens",
    "look-at-rats",
    "save-citizen",
    "keep-citizen",
    "carry-citizens",
    "move-camel",
    "more-citizens",
    "more-for-largest-area",
    "plague-steps",
    "plague-steps-of-many",
    "lower-limits",
    "extra-rat",
    "join-after-kill",
    "flee-after-kill",
]
MOVE_RAT: Final = 0
MOVE_CITIZENS: Final = 1
LOOK_AT_RATS: Final = 2
SAVE_CITIZEN: Final = 3
KEEP_CITIZEN: Final = 4
CARRY_CITIZENS: Final = 5
MOVE_CAMEL: Final = 6
MORE_CITIZENS: Final = 7
MORE_FOR_LARGEST_AREA: Final = 8
PLAGUE_STEPS: Final = 9
PLAGUE_STEPS_OF_MANY: Final = 10
LOWER_LIMITS: Final = 11
EXTRA_RAT: Final = 12
JOIN_AFTER_KILL: Final = 13
FLEE_AFTER_KILL: Final = 14

ABILITIES: Final = MORE_CITIZENS  # effects below this number are used in the action phase, one on a card
BONUSES: Final = PLAGUE_STEPS  # those from there up to this number add to an increase of population


def token_name(limit: int, symbols: list[str], *, is_starting: bool) -> str:
    """`4 all royalty`; starting tokens have a mark of their own: `3 royalty church start`."""
    return " ".join([str(limit), *symbols, *["start"] * is_starting])
