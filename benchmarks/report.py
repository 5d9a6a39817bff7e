"""What the reports of the four games share: spreads, shares of wins with their error, and a progress bar."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.progress import track

from rathaus.arena.interval import half_width


def tails(numbers: Sequence[float]) -> tuple[float, float]:
    """Where the lowest and the highest twentieth begin."""
    ordered = sorted(numbers)
    return ordered[len(ordered) // 20], ordered[-len(ordered) // 20]


def percent(wins: float, games: int) -> str:
    """A share of wins with its 95 % interval."""
    return f"{100 * wins / games:5.1f} ± {100 * half_width(wins / games, games):3.1f}"


def by_seat(wins: Sequence[float], games: int) -> str:
    """The fair share with the interval of a fair share, and each seat's share of the wins."""
    seats = " ".join(f"{100 * won / games:4.1f}" for won in wins)
    return f"{percent(games / len(wins), games)} | {seats}"


def against_fair(wins: float, fair: float, games: int) -> str:
    """Wins as a multiple of the fair share, with the 95 % interval."""
    return f"{games:>7} {wins / fair:5.2f} ± {half_width(wins / games, games) * games / fair:4.2f}"


def counted(title: str, games: int) -> Iterable[int]:
    """The numbers of the games, with a progress bar in a terminal."""
    console = Console(stderr=True)
    return track(range(games), title, console=console, disable=not console.is_terminal)
