"""Looks: what one viewpoint may know now, encoded once however many look from there, and what has changed in it."""

from functools import cache

import msgspec

from rathaus.core.game import Game
from rathaus.core.view import StandingChoice, View

ENCODE = msgspec.json.Encoder().encode

Places = dict[str, dict[str, int]]


class Look:
    """A view field by field as JSON, what lies where, what may be ordered, and the name of what is asked."""

    __slots__ = ("decision", "fields", "places", "standing")

    def __init__(self, fields: dict[str, bytes], places: Places, standing: list[StandingChoice], decision: str) -> None:
        self.fields = fields
        self.places = places
        self.standing = standing
        self.decision = decision

    def view(self, before: "Look | None" = None) -> bytes:
        """The view as JSON: all fields, or those that are not as they were before."""
        known = before.fields if before else {}
        return as_object([field for name, field in self.fields.items() if known.get(name) != field])

    def places_since(self, before: "Look | None" = None) -> Places:
        """What lies where: at all places, or at those where it is not as before. A place that is empty now is empty."""
        if before is None:
            return self.places
        known, places = before.places, self.places
        changed = {place: things for place, things in places.items() if known.get(place) != things}
        return changed | {place: {} for place in known if place not in places}


def look_at(game: Game, view: View, decision: str) -> Look:
    """What is sent of a view."""
    return Look(fields_of(view), counted(game.places(view)), game.standing(view), decision)


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
        lying = {what: count for what, count in things.items() if count} if 0 in things.values() else things
        if lying:
            found[place] = lying
    return found
