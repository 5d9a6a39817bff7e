"""Words: puts keys and arguments into the sentences of a language, from the house's and the game's catalogue.

The one convention for values: a text is an id and becomes the message `name-<id>`, the id itself stays at hand as
`$<field>-id` for languages that need another form of it; a seat becomes its player's name; several ids, or ids with
counts, become a counted list; `scores` are by seat; other numbers stay numbers. In events a seat is known by its type
`Seat`, in prompts and options by its name: `seat`, a number, or `player`, a letter. A name may have a `.short` form for
narrow places; an event has an `.also` or a `.then` for a line that others have begun (see `core/log.py`), and a
`.you-<field>` for what it means to the seat in that field.
"""

import re
from collections import Counter
from collections.abc import Collection, Mapping
from functools import cache, reduce
from importlib.resources import files
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from rathaus.core.errors import SetupError
from rathaus.core.events import Event, Seat, facts, kind
from rathaus.core.game import Game
from rathaus.core.seats import LETTERS, letter
from rathaus.core.view import Decision, Result, SpelledOption, Standing

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

HOUSE = "rathaus"


class UnknownLanguageError(SetupError):
    """The house, or the game, does not have this language: one sentence lists those that exist."""


class Words:
    """All that can be said of one game in one language, to players with these names."""

    def __init__(self, game: Game, language: str = "en", names: list[str] | None = None) -> None:
        if language not in languages(game):
            spoken = ", ".join(languages(game))
            raise UnknownLanguageError(f"{game.name} does not speak {language!r}; it speaks {spoken}")
        self.language = language
        self.names = names
        self._is_own_box = not game.is_default_data
        self._rules = f"{game.package.replace('.', '/')}/rules.{language}.md"
        self.files = [f"{package.replace('.', '/')}/text.{language}.ftl" for package in (HOUSE, game.package)]
        self._bundle = _bundle(language)
        for package in (HOUSE, game.package):
            self._bundle.add_resource(_catalogue(package, language))

    def say(self, key: str, **args: object) -> str:
        """The message of this key; a missing message or argument is an error that names it."""
        if not self._bundle.has_message(key):
            raise self._missing(f"there is no message {key!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise self._missing(f"the message {key!r} is empty")
        return self._formatted(key, pattern, args)

    def _formatted(self, key: str, pattern: "Pattern", args: Mapping[str, object]) -> str:
        said, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise self._missing(f"the message {key!r} lacks something: {errors[0]}")
        return str(said)

    def _missing(self, problem: str) -> LookupError:
        return LookupError(f"{problem} in language {self.language!r} ({' or '.join(self.files)})")

    # What a match says.

    def event(self, event: Event) -> str:
        """What happened, as a line of the log."""
        return self.say(f"event-{kind(event)}", **self._worded(facts(event), seat_fields(type(event))))

    def line(self, events: list[Event]) -> str:
        """A line of the log: the first event begins it, the others continue it or add a sentence."""
        said = self.event(events[0])
        sentences = []
        for event in events[1:]:
            if also := self._form(event, "also"):
                said = self._commas([said.removesuffix("."), also]) + "."
            else:
                sentences.append(self._form(event, "then") or self.event(event))
        return " ".join([said, *[self._repeated(then, len(list(same))) for then, same in groupby(sentences)]])

    def _repeated(self, sentence: str, times: int) -> str:
        return self.say("repeated", count=times, sentence=sentence) if times > 1 else sentence

    def summary(self, events: list[Event], seat: int) -> str:
        """What events meant to a seat, in one sentence; nothing where they meant nothing."""
        meant = [self._formed(name, form, values, seats) for name, form, values, seats in meant_for(events, seat)]
        phrases = [phrase for phrase in meant if phrase]
        return first_capital(self._commas(phrases)) + "." if phrases else ""

    def _form(self, event: Event, form: str) -> str:
        return self._formed(kind(event), form, facts(event), seat_fields(type(event)))

    def _formed(self, name: str, form: str, values: Mapping[str, object], seats: Collection[str]) -> str:
        """Another form of what an event says; nothing where it has none."""
        key = f"event-{name}"
        pattern = self._bundle.get_message(key).attributes.get(form)
        return self._formatted(f"{key}.{form}", pattern, self._worded(values, seats)) if pattern else ""

    # How it ended.

    def parts(self, standing: Standing) -> str:
        """What a score is made of."""
        parts = [
            self.say("ranking-part", name=self.name(part), points=signed(points))
            for part, points in standing.parts.items()
        ]
        return self._commas(parts) if parts else self.say("nothing")

    def verdict(self, result: Result) -> str:
        """Who has won, and whether by a tie-break."""
        key = "ranking-winners" if len(result.winners) > 1 else "ranking-winner"
        is_parted = any(standing.place == 1 and standing.tie for standing in result.ranking)
        points = result.scores[result.winners[0]]
        return self.say(f"{key}-tie" if is_parted else key, names=self.name_list(result.winners), points=points)

    def ties(self, ranking: list[Standing]) -> list[tuple[str, str]]:
        """How each tie was decided, with the clause of the rule."""
        return [(self._tie(tied), tied[-1].clause) for tied in tied_groups(ranking)]

    def _tie(self, tied: list[Standing]) -> str:
        key = tied[-1].tie
        measured = {standing.seat: standing.measures[key] for standing in tied}
        names = self.name_list([standing.seat for standing in tied])
        return self.say(f"tie-{key}", names=names, measures=self.by_seat(measured))

    def sources(self) -> str:
        """Which numbers are the rulebook's, which are not, and where the rules say more about it."""
        gist = re.sub(r"[ \n]+", " ", self.say("sources"))  # no-break spaces stay
        return f"{gist} {self.say('sources-chapter', file=self._rules)}"

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(key))

    def chapter(self, clause: str) -> str:
        """The chapter of the rules that a clause belongs to: `RL-5.1` is `chapter-5`."""
        number = clause.partition("-")[2].partition(".")[0]
        return self.say(f"chapter-{number}")

    def prompt(self, decision: Decision) -> str:
        """The question, for those who have to answer it."""
        return self.say(f"prompt-{decision.prompt}", **self._worded(decision.args, SEAT_ARGS))

    def waiting(self, step: str, seats: list[int]) -> str:
        """What the table waits for, for those who wait."""
        return self.say(f"waiting-{step}", names=self.name_list(seats), count=len(seats))

    def option(self, option: SpelledOption) -> str:
        """One thing that may be chosen."""
        return self.say(f"option-{option.verb}", **self._worded(option.args, SEAT_ARGS))

    def refusal(self, reason: str) -> str:
        """Why something was not done."""
        return self.say(f"refused-{reason}")

    # What values say.

    def name(self, thing: str) -> str:
        """The name of a zone, a colour, a card, an option or its value, by its id.

        A card that only somebody's own data file has is called by its id in plain letters, as on the page.
        """
        if self._is_own_box and not self._bundle.has_message(f"name-{thing}"):
            return thing.replace("_", " ")
        return self.say(f"name-{thing}")

    def short(self, thing: str) -> str:
        """The name where there is little room: its attribute `.short`, in languages that need one."""
        return self._form_of_name(thing, "short")

    def many(self, thing: str) -> str:
        """The name of several: its attribute `.many`, in languages that need one."""
        return self._form_of_name(thing, "many")

    def _form_of_name(self, thing: str, form: str) -> str:
        name = f"name-{thing}"
        known = self._bundle.has_message(name) and self._bundle.get_message(name).attributes.get(form)
        return str(self._bundle.format_pattern(known)[0]) if known else self.name(thing)

    def player(self, seat: int) -> str:
        """The name of a player, or of the seat if there is none."""
        return self.names[seat] if self.names else self.say("player", letter=letter(seat))

    def name_list(self, seats: list[int]) -> str:
        """Names as they are listed in a sentence."""
        *others, last = [self.player(seat) for seat in seats] or [self.say("nobody")]
        return self.say("list-and", start=self._commas(others), last=last) if others else last

    def counted(self, counts: Mapping[str, int]) -> str:
        """How many there are of each; zeros are left out."""
        named = {thing: self.many(thing) if n > 1 else self.name(thing) for thing, n in counts.items() if n}
        listed = [self.say("counted", count=counts[thing], name=name) for thing, name in named.items()]
        return self._commas(listed) if listed else self.say("nothing")

    def by_seat(self, numbers: Mapping[int, int]) -> str:
        """Numbers of seats, with the names of their players."""
        pairs = numbers.items()
        return self._commas([self.say("by-seat", name=self.player(seat), number=signed(n)) for seat, n in pairs])

    def _commas(self, parts: list[str]) -> str:
        return reduce(lambda start, following: self.say("list-comma", start=start, next=following), parts)

    def _worded(self, values: Mapping[str, object], seats: Collection[str]) -> dict[str, object]:
        ids = {f"{field}-id": value for field, value in values.items() if isinstance(value, str)}
        worded = {
            field: self._seated(value) if field in seats else self._named(value) for field, value in values.items()
        }
        scores = {"scores": self.by_seat(best_first(values))} if "scores" in values else {}
        return {**worded, **ids, **scores}

    def _seated(self, value: object) -> str:
        match value:
            case int():
                return self.player(value)
            case str():
                return self.player(LETTERS.index(value))
            case list():
                return self.name_list(value)
        raise TypeError(f"{value!r} is neither a seat nor a list of seats")

    def _named(self, value: object) -> int | str:
        match value:
            case int():
                return value
            case str():
                return self.name(value)
            case dict():
                return self.counted(value)
            case [int(), *_]:
                return self._commas([str(number) for number in value])
            case list():
                return self.counted(Counter(value))
        raise TypeError(f"{value!r} cannot be put into words")


SEAT_ARGS = ("seat", "player")


def signed(number: int) -> str:
    """A number, with a real minus sign if it is negative."""
    return str(number).replace("-", "−")


def first_capital(sentence: str) -> str:
    """As a sentence begins."""
    return sentence[:1].upper() + sentence[1:]


def best_first(values: Mapping[str, Any]) -> dict[int, int]:
    """Scores by seat: of those who won, then of the others, most points first."""
    scores, winners = values["scores"], values.get("winners", [])
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
    return {seat: scores[seat] for seat in order}


def tied_groups(ranking: list[Standing]) -> list[list[Standing]]:
    """Players with the same score that a rule separated, the best first; each deciding rule once."""
    groups: dict[tuple[int, str], list[Standing]] = {}
    for ahead, standing in pairwise(ranking):
        if standing.tie and ahead.score == standing.score:
            groups.setdefault((standing.score, standing.tie), [ahead]).append(standing)
    return list(groups.values())


Meant = tuple[str, str, dict[str, Any], list[str]]


def meant_for(events: list[Event], seat: int) -> list[Meant]:
    """What concerned a seat: kind, form, facts and seat fields; equal kinds by the same other seats are added up."""
    found: dict[str, Meant] = {}
    for event in events:
        seats = seat_fields(type(event))
        for field in [field for field in seats if getattr(event, field) == seat]:
            key = f"{kind(event)} {field} {[getattr(event, other) for other in seats]}"
            before = found[key][2] if key in found else {"count": 0}
            found[key] = (kind(event), f"you-{field}", _added(before, facts(event), seats), seats)
    return list(found.values())


def _added(before: dict[str, Any], values: dict[str, Any], seats: list[str]) -> dict[str, Any]:
    """Numbers added up, and how many events there were."""
    numbers = [field for field, value in values.items() if type(value) is int and field not in seats]
    sums = {field: values[field] + before.get(field, 0) for field in numbers}
    return {**values, **sums, "count": before["count"] + 1}


@cache
def seat_fields(event: type[Event]) -> list[str]:
    """The fields of an event that hold seats."""
    return [field.name for field in msgspec.structs.fields(event) if field.type in (Seat, list[Seat])]


def actor(event: Event) -> int | None:
    """The seat that an event is about: the first fact that is one."""
    seats = [getattr(event, field) for field in seat_fields(type(event))]
    return next((seat for seat in seats if isinstance(seat, int)), None)


def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle  # noqa: PLC0415 it takes a tenth of a second, and a house opens without it

    return FluentBundle([language], use_isolating=False)


@cache
def _catalogue(package: str, language: str) -> "Resource":
    """The texts of a package, cached: reading them takes a hundred times as long as formatting a message."""
    from fluent.runtime import FluentResource  # noqa: PLC0415 as above

    return FluentResource((files(package) / f"text.{language}.ftl").read_text("utf-8"))


def languages(game: Game) -> list[str]:
    """The languages that both the house and the game have."""
    return sorted(spoken_in(HOUSE) & spoken_in(game.package))


def spoken_in(package: str) -> set[str]:
    """The languages that a package has a catalogue for."""
    found = [re.fullmatch(r"text\.(.+)\.ftl", file.name) for file in files(package).iterdir()]
    return {catalogue[1] for catalogue in found if catalogue}
