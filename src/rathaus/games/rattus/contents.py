"""RT-1, RT-5: the contents of the box, as the rules use them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Data:
    """The box: immutable, shared by all positions that are played with it. Lists by players begin at 0 players."""

    citizens: int
    longest: int
    many: int
    regions: list[str]
    lands: list[list[int]]  # the regions in play, by players
    neighbours: list[list[list[int]]]  # by players and region; empty if the region is not in play
    borders: list[list[int]]  # the same as bits of one number
    overseas: list[list[int]]  # by region: the neighbours across the sea
    within: list[list[list[list[int]]]]  # where a piece can get, by players, steps and region
    tokens: list[str]  # the kinds of rat tokens by name, the starting ones first
    counts: list[int]  # how many there are of each kind
    starting_kinds: int
    limits: list[int]
    symbols: list[list[str]]
    majorities: list[int]
    alls: list[int]
    hits: list[list[int]]  # by kind and card: how often the card's class is on the token
    removed: list[int]  # by players
    placements: list[int]
    cards_played: list[int]
    cards: list[str]
    card_numbers: list[int]
    card_classes: list[str]
    classes: list[str]
    recommended: list[int]
    effects: list[list[int]]  # by card: how much of each effect it has
    abilities: list[int]  # by card: the effect that is used in the action phase, or -1
    final_abilities: list[int]  # RT-6.3: the same for the final round
    sha256: str
    text: str
