"""Looks: what one viewpoint may know now, encoded once however many look from there, and what has changed in it."""

from functools import cache

import msgspec

from rathaus.core.view import DERIVED, StandingChoice, View

ENCODE = msgspec.json.Encoder().encode

Places = dict[str, dict[str, int]]


class Lying:
    """What lies at each place, without zeros and empty places; where all see the same, they share it."""

    __slots__ = ("_before", "_changes", "places")

    def __init__(self, places: Places) -> None:
        self.places = counted(places)
        self._before: Lying | None = None
        self._changes: Places = {}

    def since(self, before: "Lying | None") -> Places:
        """All places, or those where something else lay before. A place that is empty now is told as empty."""
        if before is None:
            return self.places
        if before is not self._before:
            known, places = before.places, self.places
            changed = {place: things for place, things in places.items() if known.get(place) != things}
            self._changes = changed | {place: {} for place in known if place not in places}
            self._before, before._before = before, None  # only one of them is remembered
        return self._changes


class Look:
    """A view field by field as JSON, what lies where, what may be ordered, and the name of what is asked."""

    __slots__ = ("decision", "fields", "lying", "standing")

    def __init__(self, fields: dict[str, bytes], lying: Lying, standing: list[StandingChoice], decision: str) -> None:
        self.fields = fields
        self.lying = lying
        self.standing = standing
        self.decision = decision

    def view(self, before: "Look | None" = None) -> bytes:
        """The view as JSON: all fields, or those that are not as they were before."""
        known = before.fields if before else {}
        return as_object([field for name, field in self.fields.items() if known.get(name) != field])

    def places(self, before: "Look | None" = None) -> Places:
        """What lies where: at all places, or at those where that has changed."""
        return self.lying.since(before.lying if before else None)


class Seen:
    """What spectators see at one moment, encoded once: a seat's view has much of it as it is."""

    __slots__ = ("_fields", "view")

    def __init__(self, view: View) -> None:
        self.view = view
        self._fields = fields_of(view)

    def table(self) -> bytes:
        """The view without derived fields: the same bytes as `encode_table` makes."""
        return as_object([field for name, field in self._fields.items() if name not in DERIVED])

    def fields_of(self, view: View) -> dict[str, bytes]:
        """Each field of another view of this moment; what it shares is not encoded again."""
        return {
            name: self._fields[name] if mine is getattr(self.view, name) else key + ENCODE(mine)
            for name, key in _keys(type(view))
            for mine in (getattr(view, name),)
        }


def fields_of(view: View) -> dict[str, bytes]:
    """Each field of a view with its name, as JSON."""
    return {name: key + ENCODE(getattr(view, name)) for name, key in _keys(type(view))}


@cache
def _keys(view: type[View]) -> list[tuple[str, bytes]]:
    return [(name, ENCODE(name) + b":") for name in view.__struct_fields__]


def as_object(fields: list[bytes]) -> bytes:
    """Fields with their names as one JSON object."""
    return b"{" + b",".join(fields) + b"}"


def counted(places: Places) -> Places:
    """What lies at each place, without zeros and empty places."""
    found = {}
    for place, things in places.items():
        if all(things.values()):
            if things:
                found[place] = things
        elif any(things.values()):
            found[place] = {what: count for what, count in things.items() if count}
    return found
