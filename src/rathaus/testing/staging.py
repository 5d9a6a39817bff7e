"""A scenario's table as a game that can be played on: every match of it begins there."""

from collections.abc import Callable
from typing import Any

from rathaus.core.flow import Position
from rathaus.core.game import Game, Options
from rathaus.core.rng import Rng
from rathaus.testing.scenario import Runner

AnyPosition = Position[Any, Any]
Lay = Callable[[int, Options, Rng], AnyPosition]


class StagedGame(Game):
    """The rules as they are, on a table that `lay` sets up."""

    def __init__(self, game: Game, lay: Lay) -> None:
        super().__init__(
            game.name,
            package=game.package,
            prefix=game.prefix,
            rules_version=game.rules_version,
            players=game.players,
        )
        self.option_list = game.option_list
        self.headlines = game.headlines
        self.private = game.private
        self.has_secrets = game.has_secrets
        self.data = game.data
        self.data_name = game.data_name
        self.data_sha256 = game.data_sha256
        self.data_text = game.data_text
        self.is_default_data = game.is_default_data
        self.inner = game
        self.lay = lay

    def start(self, players: int, options: Options, rng: Rng) -> AnyPosition:
        """The table as it was set up, the first step not yet run."""
        return self.lay(players, options, rng)

    def agreed(self, players: int, options: Options) -> Options:
        """The options as the game completes or refuses them."""
        return self.inner.agreed(players, options)

    def see(self, position: AnyPosition, seat: int) -> Any:  # noqa: ANN401 each game has its own view
        """All that a seat may know."""
        return self.inner.see(position, seat)

    def see_open(self, position: AnyPosition) -> Any:  # noqa: ANN401 as above
        """The table with all that lies face down turned up."""
        return self.inner.see_open(position)

    def places(self, view: Any) -> dict[str, dict[str, int]]:  # noqa: ANN401 as below
        """What lies where."""
        return self.inner.places(view)

    def printed(self, players: int) -> Any:  # noqa: ANN401 each game has its own cards
        """What is printed on its boards and cards."""
        return self.inner.printed(players)

    def standing(self, view: Any) -> list[Any]:  # noqa: ANN401 each game has its own view
        """What may be decided once and for all."""
        return self.inner.standing(view)

    def imagine(self, view: Any, rng: Rng) -> AnyPosition:  # noqa: ANN401 each game has its own view
        """A position that fits the view."""
        return self.inner.imagine(view, rng)

    def turns(self, position: AnyPosition) -> int:
        """How many turns have been begun."""
        return self.inner.turns(position)

    def bound(self, players: int) -> int:
        """No game takes more decisions than this."""
        return self.inner.bound(players)

    def laws(self, position: AnyPosition) -> dict[str, tuple[int, int]]:
        """What never changes."""
        return self.inner.laws(position)

    def arrange(self, position: AnyPosition, fields: Any) -> None:  # noqa: ANN401 as in the kernel
        """Set up another table."""
        self.inner.arrange(position, fields)

    def facts(self, position: AnyPosition) -> dict[str, Any]:
        """The table in a scenario's words."""
        return self.inner.facts(position)

    def piece(self, text: str) -> int:
        """A piece by its name."""
        return self.inner.piece(text)

    def with_data(self, text: str, file: str) -> Game:
        """The rules on another data file, without a staged table."""
        return self.inner.with_data(text, file)


class Staged(StagedGame):
    """A scenario's game: for as many players as it says, with its options, and its table goes on after its phases.

    `hands` are the seats that the scenario plays, or else the first that is asked. A broken file is a ScenarioError.
    """

    def __init__(self, text: str, file: str, games: dict[str, Game]) -> None:
        runner = Runner(text, file, games)
        scenario = runner.scenario
        runner.named(lambda: _settled(runner.set_up(scenario.table, is_strict=True)))
        table = with_all_phases(scenario.table, runner.game.phase_rows)
        super().__init__(runner.game, lambda *_: runner.set_up(table, is_strict=False))
        self.players = range(scenario.players, scenario.players + 1)
        self.options = scenario.options
        asked = _settled(runner.set_up(table, is_strict=False)).asked()
        played = [runner.seat_of(play, ["play", str(number)]) for number, play in enumerate(scenario.play)]
        self.hands = sorted(set(played or asked[:1] or [0]))

    def agreed(self, players: int, options: Options) -> Options:
        """The scenario's options, whatever was asked for."""
        Game.agreed(self, players, options)
        return self.inner.agreed(players, self.options)


def _settled(position: AnyPosition) -> AnyPosition:
    position.settle()
    return position


def with_all_phases(table: dict[str, Any], rows: list[list[str]]) -> dict[str, Any]:
    """A table whose phases are followed by those that come after them in a whole game."""
    named = table.get("phases")
    if not isinstance(named, list) or not named:
        return table
    row = next((row for row in rows if named[-1] in row), [named[-1]])
    return {**table, "phases": [*named, *row[row.index(named[-1]) + 1 :]]}
