"""Names of bots: drawn for each table, and the same in all languages."""
# not compiled

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from rathaus.core.rng import Rng
from rathaus.core.seats import letter


@cache
def bot_names() -> list[str]:
    """All names: short, and none of those that the terminal gives to people."""
    return (files("rathaus.bots") / "names.txt").read_text("utf-8").split()


def free_name(seat: int, taken: Iterable[str], rng: Rng) -> str:
    """A name that nobody at the table has; it begins with the seat's letter if such a name is left."""
    others = {name.casefold() for name in taken}
    free = [name for name in bot_names() if name.casefold() not in others]
    fitting = [name for name in free if name.startswith(letter(seat))] or free
    return fitting[rng.below(len(fitting))]


def with_bots(people: list[str], bots: int, rng: Rng) -> list[str]:
    """The names of a whole table: these people, then this many bots."""
    names = list(people)
    for seat in range(len(people), len(people) + bots):
        names.append(free_name(seat, names, rng))
    return names
