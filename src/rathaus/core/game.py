"""Game: the rules of one title, and how it may be set up."""

from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from rathaus.core.errors import SetupError
from rathaus.core.flow import Position
from rathaus.core.rng import Rng

Options = dict[str, str]


class Option:
    """One thing that is agreed before the game: its name, the values it may have, the usual one first.

    Where `most` is named, any whole number up to it may be given besides; where `items` are, a list of some of them,
    each once, separated by commas.
    """

    def __init__(self, name: str, values: list[str], *, most: int = 0, items: list[str] | None = None) -> None:
        self.name = name
        self.values = values
        self.most = most
        self.items = items or []

    @property
    def default(self) -> str:
        """What is played when nobody says otherwise."""
        return self.values[0]

    def accepts(self, value: str) -> bool:
        """Whether the game can be played like this."""
        if value in self.values:
            return True
        if self.most and len(value) <= len(str(self.most)) and value.isascii() and value.isdecimal():
            return int(value) <= self.most and str(int(value)) == value
        named = value.split(",")
        return all(item in self.items for item in named) and len(set(named)) == len(named)

    @property
    def expected(self) -> str:
        """What may be given, for whoever gave something else."""
        parts = [f"one of {_listed(self.values)}"]
        if self.most:
            parts.append(f"a number from 0 to {self.most}")
        if self.items:
            parts.append(f"a list of {_listed(self.items)}, separated by commas")
        return " or ".join(parts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """What the kernel, the service, bots and tests know of a title.

    `package` is where its words and rules lie, `prefix` the letters of its clause ids, `data` its immutable cards
    and boards with their SHA-256, `data_name` how they are called where other ones are given. Behaviour that changes
    a replay needs a new `rules_version`. `phase_rows` are the phases that scenarios name, each row in the order of a
    whole game. `headlines` are the view fields with the numbers of a seat that people compare first; a game without
    `has_secrets` shows everybody the same.
    """

    def __init__(self, name: str, *, package: str, prefix: str, rules_version: int, players: range) -> None:
        self.name = name
        self.package = package
        self.prefix = prefix
        self.rules_version = rules_version
        self.players = players
        self.option_list: list[Option] = []
        self.phase_rows: list[list[str]] = []
        self.headlines: list[str] = []
        self.has_secrets = True
        self.data: Any = None
        self.data_name = "data"
        self.data_sha256 = ""
        self.data_text = ""
        self.is_default_data = True

    @abstractmethod
    def start(self, players: int, options: Options, rng: Rng) -> Position[Any, Any]:
        """The table laid, the first step not yet run."""

    @abstractmethod
    def see(self, position: Position[Any, Any], seat: int) -> Any:
        """All that a seat (or a spectator) may know."""

    @abstractmethod
    def places(self, view: Any) -> dict[str, dict[str, int]]:
        """How many things of each kind lie at each place, as far as this view knows; events tell what moves there."""

    def printed(self, players: int) -> Any:
        """What is printed on the boards and cards that so many play with, as one struct; nothing where views tell all.

        It is the same for everybody, and never tells what is dealt.
        """
        return {}

    def standing(self, view: Any) -> list[Any]:
        """What the view's seat may decide once and for all in this match, as `StandingChoice`s."""
        return []

    @abstractmethod
    def imagine(self, view: Any, rng: Rng) -> Position[Any, Any]:
        """A position that fits the view, what it does not show dealt at random."""

    @abstractmethod
    def turns(self, position: Position[Any, Any]) -> int:
        """How many turns have been begun."""

    @abstractmethod
    def bound(self, players: int) -> int:
        """No game takes more decisions than this."""

    @abstractmethod
    def laws(self, position: Position[Any, Any]) -> dict[str, tuple[int, int]]:
        """What never changes: each law's name with what is found and what it must be."""

    @abstractmethod
    def arrange(self, position: Position[Any, Any], fields: Any) -> None:
        """Lay a scenario's table: set what its `Fields` name, rebalance the rest."""

    @abstractmethod
    def facts(self, position: Position[Any, Any]) -> dict[str, Any]:
        """The table in a scenario's words."""

    @abstractmethod
    def piece(self, text: str) -> int:
        """A piece or card that a scenario names, as the number that lies on the table."""

    @abstractmethod
    def with_data(self, text: str, file: str) -> "Game":
        """The same rules on another data file."""

    def setup(self, players: int, options: Options, rng: Rng) -> Position[Any, Any]:
        """A new game, played up to its first question."""
        position = self.start(players, self.agreed(players, options), rng)
        position.settle()
        return position

    def agreed(self, players: int, options: Options) -> Options:
        """All options with their values, the usual ones where nothing is said; refuse what is not played."""
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            facts: dict[str, int | str] = {"least": least, "most": most, "players": players}
            raise SetupError(f"{self.name} is for {least} to {most} players, not {players}", "players", facts)
        known = {option.name: option for option in self.option_list}
        for name, value in options.items():
            if name not in known:
                raise SetupError(f"{self.name} has no option {name!r}; it has {_listed(list(known))}")
            if not known[name].accepts(value):
                raise SetupError(f"option {name!r} of {self.name} cannot be {value!r}; it is {known[name].expected}")
        return {name: options.get(name, option.default) for name, option in known.items()}


def _listed(names: list[str]) -> str:
    return ", ".join(repr(name) for name in names) or "none"
