"""RT-1, RT-5: the data file as it is written."""
# not compiled

import msgspec

PLAYERS = range(2, 7)
LONGEST_MOVE = 9


class Players(msgspec.Struct, forbid_unknown_fields=True):
    """What depends on the number of players."""

    tiers: dict[str, list[int]]
    cards: dict[str, int]
    removed: dict[str, int]
    placements: dict[str, int]
    many: int


class Region(msgspec.Struct, forbid_unknown_fields=True):
    """A region of the map."""

    name: str
    tier: str
    land: list[str]
    sea: list[str]


class Token(msgspec.Struct, forbid_unknown_fields=True):
    """This many rat tokens that look alike."""

    limit: int
    symbols: list[str]
    count: int = 1


class Tokens(msgspec.Struct, forbid_unknown_fields=True):
    """All rat tokens."""

    total: int
    starting_total: int
    starting: list[Token]
    others: list[Token]


class Classes(msgspec.Struct, forbid_unknown_fields=True):
    """The classes, and which cards are recommended, those for few players first."""

    names: list[str]
    recommended: list[str]


class Card(msgspec.Struct, forbid_unknown_fields=True, rename={"class_": "class"}):
    """A class card."""

    name: str
    number: int
    class_: str
    effects: dict[str, int]


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    citizens: int
    longest: int
    players: Players
    region: list[Region]
    tokens: Tokens
    classes: Classes
    card: list[Card]

    @property
    def region_names(self) -> list[str]:
        """The regions in the order of their numbers."""
        return [region.name for region in self.region]

    @property
    def card_names(self) -> list[str]:
        """The cards in the order of their numbers."""
        return [card.name for card in self.card]

    def land_for(self, players: int) -> list[int]:
        """RT-1.2: the regions in play with this many players."""
        return [at for at, region in enumerate(self.region) if players in self.players.tiers[region.tier]]
