"""RZ-2: dice, rewards and what squares take, as numbers."""

from typing import Final

FACES: Final = 6
SUPPORT: Final = 5  # RZ-11.1: the owner of support dice, behind the five seats
NOBODY: Final = -1  # the owner of support dice in events and views
EMPTY: Final = -1  # no die on a square
CANDY: Final = 0  # RZ-12.2d: the face of a candy die, which counts as any value

ANY: Final = 0  # RZ-6.5: what a square takes; 1 to 6 are values (RZ-6.4)
PAIR: Final = 7  # RZ-6.6: the same as its partner

ANA: Final = 0
CANDY_JAR: Final = 1
SAUSAGES: Final = 2
SECURE: Final = 3
GREEDY: Final = 4
ACCOUNTANT: Final = 5
REWARD_NAMES: Final = ["ana", "candy", "sausages", "secure", "greedy", "accountant"]


def die(owner: int, face: int) -> int:
    """A die on the board as one number."""
    return owner * (FACES + 1) + face


def owner_of(number: int) -> int:
    """Whose die it is."""
    return number // (FACES + 1)


def told_owner_of(number: int) -> int:
    """Whose die it is, for events and views."""
    owner = owner_of(number)
    return NOBODY if owner == SUPPORT else owner


def face_of(number: int) -> int:
    """What it shows; CANDY for a candy die."""
    return number % (FACES + 1)


def halved(food: int, *, is_up: bool = True) -> int:
    """RZ-12.5: half, rounded up; A-32: or down, if so agreed."""
    return (food + is_up) // 2
