"""States as a page puts them together: the first is whole, and those after it tell what has changed."""

from collections.abc import Iterable
from typing import Any

State = dict[str, Any]


def whole(last: State | None, news: State) -> State:
    """A state with all of its view and places, given the one before."""
    if news["is_change"]:
        assert last is not None, "a change of nothing"
        assert (last["match"], last["seat"]) == (news["match"], news["seat"]), "a change of something else"
    before: State = last if last is not None and news["is_change"] else {"view": {}, "places": {}, "standing": []}
    view = before["view"] | news["view"]
    places = {place: things for place, things in (before["places"] | news["places"]).items() if things}
    standing = before["standing"] if news["standing"] is None else news["standing"]
    draft = news["draft"]
    if draft and draft["view"] is not None:
        draft = {**draft, "view": view | draft["view"]}
    return {**news, "view": view, "places": places, "standing": standing, "draft": draft, "is_change": False}


class Following:
    """The last state of each table, as the messages to one page tell it."""

    def __init__(self) -> None:
        self.last: dict[str, State] = {}

    def hear(self, news: dict[str, Any]) -> State | None:
        """The whole state that a message brings, if it is one."""
        if news["type"] != "state":
            return None
        state = self.last[news["table"]] = whole(self.last.get(news["table"]), news)
        return state


def whole_states(messages: Iterable[dict[str, Any]]) -> list[State]:
    """All states among some messages to one page, each whole."""
    following = Following()
    return [state for news in messages if (state := following.hear(news)) is not None]
