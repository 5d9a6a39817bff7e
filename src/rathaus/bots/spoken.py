"""Which parts of a value can be put into words: what people call them, how they count them, and who likes them.

Several features may be one thing to people: a rat is a rat early and late.
`reason-<part>` in a game's catalogue says it.
"""
# not compiled

import msgspec

WINS = "wins"  # the game ends by then, and the seat wins it


class Part(msgspec.Struct, frozen=True):
    """A thing that people count: `each` is how many of them a feature of 1.0 is, 0 where nobody counts them."""

    each: float
    features: list[str]
    is_good: bool = True  # for the seat that has it


PARTS: dict[str, dict[str, Part]] = {
    "ratland": {
        "rats": Part(4, ["rats", "rats-late", "ahead-late"]),
        "cheese": Part(3, ["cheese", "cheese-late", "cheese-of-few"]),
        "hunger": Part(2, ["hunger", "hunger-late"], is_good=False),
        "poisoned": Part(2, ["poisoned"], is_good=False),
        "lost": Part(2, ["lost"], is_good=False),
        "cheese-around": Part(6, ["cheese-around"]),
    },
    "rattus": {
        "citizens": Part(4, ["citizens", "citizens-late", "ahead-late"]),
        "haven": Part(4, ["haven", "haven-late"]),
        "risk": Part(2, ["risk", "risk-late", "risk-near-plague"], is_good=False),
        "cards": Part(2, ["cards", "cards-late"]),
        "homes": Part(2, ["homes"]),
        "growth": Part(0, ["growth"]),
        "bread": Part(2, ["bread"]),
        "spread": Part(3, ["spread"]),
    },
    "ratville": {
        "people": Part(3, ["people", "people-late", "ahead-late"]),
        "scrap": Part(3, ["scrap"]),
        "mechanism": Part(3, ["mechanism"]),
        "module": Part(3, ["module"]),
        "food": Part(3, ["food"]),
        "hunger": Part(2, ["hunger"], is_good=False),
        "buildings": Part(0, ["buildings"]),
        "objects": Part(0, ["objects"]),
        "hand": Part(0, ["hand"]),
        "creatures": Part(0, ["creatures"], is_good=False),
        "wounds": Part(3, ["wounds"]),
        "cards": Part(0, ["cards"]),
    },
    "ratzzia": {
        "sack": Part(5, ["sack", "sack-near"]),
        "food": Part(5, ["food", "food-needed", "food-of-richest"]),
        "dice": Part(3, ["dice", "no-dice"]),
        "candies": Part(1, ["candies"]),
        "cat": Part(2, ["cat"], is_good=False),
        "pays": Part(3, ["pays"]),
        "rewards": Part(0, ["rewards", "rewards-next"]),
        "secure": Part(0, ["secure", "secure-next"]),
        "wins-with-food": Part(0, ["wins-with-food"]),
    },
}
# What no answer changes, or what people would not count as a reason: whose turn is next, which board or clan one has.
SILENT: dict[str, list[str]] = {
    "ratland": ["aggressive", "active"],
    "rattus": ["next"],
    "ratville": ["riches-late", "first", "strength"],
    "ratzzia": ["next", "order"],
}
SILENT_KINDS = ("clan-", "card-")  # one feature for each clan or card


def is_silent(game: str, feature: str) -> bool:
    """Whether a feature is never a reason."""
    return feature in SILENT[game] or feature.startswith(SILENT_KINDS)
