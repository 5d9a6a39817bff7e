"""Names of bots: drawn for each table, and the same in all languages."""
# not compiled

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from rathaus.core.rng import Rng
from rathaus.core.seats import letter


@cache
def bot_names() -> list[str]:
    """All of them: short, and none that a person at the terminal is called."""
    return (files("rathaus.bots") / "names.txt").read_text("utf-8").split()


def free_name(seat: int, taken: Iterable[str], rng: Rng) -> str:
    """A name that nobody at the table has; it begins with the seat's letter while there is such a name."""
    others = {name.casefold() for name in taken}
    free = [name for name in bot_names() if name.casefold() not in others]
    fitting = [name for name in free if name.startswith(letter(seat))] or free
    return fitting[rng.below(len(fitting))]


def with_bots(people: list[str], bots: int, rng: Rng) -> list[str]:
    """The names of a whole table: these people, then so many bots."""
    names = list(people)
    for seat in range(len(people), len(people) + bots):
        names.append(free_name(seat, names, rng))
    return names
