"""RL-1: the contents of the box, as the rules use them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Data:
    """The box: immutable, shared by all positions that are played with it."""

    rats: int
    start_rats: int
    start_cheese: int
    events: list[str]  # the starting ones, the final ones, the end of the game
    event_effects: list[list[int]]  # by card: how much of each effect it has
    starting_events: int
    finals_played: int
    clans: list[str]
    clan_effects: list[list[list[int]]]  # by side and clan
    food: list[list[list[int]]]  # the pieces by card and area
    feeding: list[int]  # by number of rats: the cost, up to the end of the reference card
    feeding_beyond: int
    sha256: str
    text: str

    @property
    def end_of_game(self) -> int:
        """The number of the event that ends the game."""
        return len(self.events) - 1
