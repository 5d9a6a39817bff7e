"""RL-1: the data file as it is written."""
# not compiled

import msgspec


class Rats(msgspec.Struct, forbid_unknown_fields=True):
    """RL-1.2: the rat tokens."""

    single: int
    double: int
    total: int


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """RL-1.4: what each clan begins with."""

    rats: int
    cheese: int


class BoxEvent(msgspec.Struct, forbid_unknown_fields=True):
    """RL-1.5: an event card."""

    name: str
    effects: dict[str, int]


class Events(msgspec.Struct, forbid_unknown_fields=True):
    """RL-1.5: the event cards, and how many final ones are played."""

    starting: list[BoxEvent]
    final: list[BoxEvent]
    end: str
    finals_played: int

    @property
    def cards(self) -> list[BoxEvent]:
        """All cards in the order of their numbers."""
        return [*self.starting, *self.final, BoxEvent(self.end, {})]


class Clan(msgspec.Struct, forbid_unknown_fields=True):
    """RL-13.1: a clan card with its two sides."""

    name: str
    first: dict[str, int]
    second: dict[str, int]


class Cost(msgspec.Struct, forbid_unknown_fields=True):
    """RL-9.1: what some rats eat."""

    rats: int
    cheese: int


class Feeding(msgspec.Struct, forbid_unknown_fields=True):
    """RL-9.1: the reference card."""

    beyond: int
    costs: list[Cost]


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """RL-1.6: a food card."""

    number: int
    dump: dict[str, int]
    city: dict[str, int]
    field: dict[str, int]


class Food(msgspec.Struct, forbid_unknown_fields=True):
    """RL-1.6: the food cards."""

    cards: int
    pieces: int
    card: list[Card]


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    rats: Rats
    start: Start
    cheese: dict[str, int]
    events: Events
    clan: list[Clan]
    feeding: Feeding
    food: Food
