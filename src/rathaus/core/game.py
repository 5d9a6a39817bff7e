"""Game: the rules of one title, and how it may be set up."""

from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from rathaus.core.errors import SetupError
from rathaus.core.figures import Tally
from rathaus.core.flow import Position
from rathaus.core.rng import Rng

Options = dict[str, str]


class Option:
    """An option that is agreed before the game: its name and its values, the default first.

    With `most`, any whole number up to it is a value too; with `items`, a list of some of them, each once, separated
    by commas.
    """

    def __init__(self, name: str, values: list[str], *, most: int = 0, items: list[str] | None = None) -> None:
        self.name = name
        self.values = values
        self.most = most
        self.items = items or []

    @property
    def default(self) -> str:
        """The default value."""
        return self.values[0]

    def accepts(self, value: str) -> bool:
        """Whether this is a value of the option."""
        if value in self.values:
            return True
        if self.most and len(value) <= len(str(self.most)) and value.isascii() and value.isdecimal():
            return int(value) <= self.most and str(int(value)) == value
        named = value.split(",")
        return all(item in self.items for item in named) and len(set(named)) == len(named)

    @property
    def expected(self) -> str:
        """The allowed values, for error messages."""
        parts = [f"one of {_listed(self.values)}"]
        if self.most:
            parts.append(f"a number from 0 to {self.most}")
        if self.items:
            parts.append(f"a list of {_listed(self.items)}, separated by commas")
        return " or ".join(parts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """What the kernel, the service, bots and tests know about a title.

    `package` is where its words and rules lie, `prefix` the letters of its clause ids, `data` its immutable cards
    and boards with their SHA-256, `data_name` the name of a custom data set. A change of behaviour that changes a
    replay needs a new `rules_version`. `phase_rows` are the phases that scenarios name, each row in the order of a
    whole game. `headlines` are the view fields with the numbers of a seat that people compare first, `private` those
    that only the seat itself may know; `obvious` are the prompts that answer themselves where there is only one option,
    which everybody can tell; a game without `has_secrets` shows everybody the same, and one with `has_open_places` lets
    everybody count the same things at each place.
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
        self.private: list[str] = []
        self.obvious: list[str] = []
        self.has_secrets = True
        self.has_open_places = False
        self.data: Any = None
        self.data_name = "data"
        self.data_sha256 = ""
        self.data_text = ""
        self.is_default_data = True

    def play_with(self, data: Any, *, is_default: bool) -> None:
        """These cards and boards, which know their file's text and its SHA-256."""
        self.data = data
        self.data_sha256 = data.sha256
        self.data_text = data.text
        self.is_default_data = is_default

    @abstractmethod
    def start(self, players: int, options: Options, rng: Rng) -> Position[Any, Any]:
        """The table after set-up, before the first step."""

    @abstractmethod
    def see(self, position: Position[Any, Any], seat: int) -> Any:
        """All that a seat (or a spectator) may know."""

    def see_from(self, view: Any, position: Position[Any, Any], seat: int) -> Any:
        """The same as `see`, given what spectators see of this position: what all see alike is not computed again."""
        return self.see(position, seat)

    def see_open(self, position: Position[Any, Any]) -> Any:
        """The view for looking back: everything that lies face down is turned up; hands are told separately."""
        return self.see(position, -1)

    @abstractmethod
    def places(self, view: Any) -> dict[str, dict[str, int]]:
        """How many things of each kind lie at each place, as far as this view knows; events tell what moves there."""

    def printed(self, players: int) -> Any:
        """What is printed on boards and cards for this many players, as one struct; empty if views tell it all.

        It is the same for everybody, and never tells what is dealt.
        """
        return {}

    def standing(self, view: Any) -> list[Any]:
        """What the view's seat may set standing orders for in this match, as `StandingChoice`s."""
        return []

    @abstractmethod
    def imagine(self, view: Any, rng: Rng) -> Position[Any, Any]:
        """A position that fits the view; what the view does not show is dealt at random.

        A match that goes on from what somebody knew begins like this, so a change of the deal needs new rules.
        """

    @abstractmethod
    def turns(self, position: Position[Any, Any]) -> int:
        """How many turns have been begun."""

    def phase(self, position: Position[Any, Any]) -> str:
        """The part of a turn that the table waits in, as views name it."""
        return position.todo[-1].phase if position.todo else ""

    def points(self, position: Position[Any, Any]) -> list[int]:
        """Each seat's points as of now, for looking back; empty if the game cannot tell."""
        return []

    def tally(self, players: int) -> Tally:
        """Takes notes of luck and of who took from whom, event by event; by default nothing counts."""
        return Tally(players)

    @abstractmethod
    def bound(self, players: int) -> int:
        """No game takes more decisions than this."""

    @abstractmethod
    def laws(self, position: Position[Any, Any]) -> dict[str, tuple[int, int]]:
        """The invariants: each one's name with the actual and the expected value."""

    @abstractmethod
    def arrange(self, position: Position[Any, Any], fields: Any) -> None:
        """Lay a scenario's table: set what its `Fields` name, rebalance the rest."""

    @abstractmethod
    def facts(self, position: Position[Any, Any]) -> dict[str, Any]:
        """The table as the fields of a scenario."""

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
        """All options with their values, defaults filled in; refuse unknown options and values."""
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
