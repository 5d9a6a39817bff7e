"""Log: what happened as lines for people: one line for all effects of one act, none for events without news.

How each kind of event is shown is declared beside it (`Event.line`); the page does the same in `web/src/lib/log.ts`.
"""

from rathaus.core.events import Event, kind


def lines_of(events: list[Event]) -> list[list[Event]]:
    """The events of each line, in reading order."""
    lines: list[list[Event]] = []
    for event in _headings_first(_worth_a_line(events)):
        if lines and _is_added(event, lines[-1][0]):
            lines[-1].append(event)
        else:
            lines.append([event])
    return lines


def _is_added(event: Event, first: Event) -> bool:
    line = event.line
    if kind(first) not in line.joins:
        return False
    return not line.same or getattr(event, line.same) == getattr(first, line.same)


def _worth_a_line(events: list[Event]) -> list[Event]:
    later: set[str] = set()
    found: list[Event] = []
    for event in reversed(events):
        if not _is_silent(event) and later.isdisjoint(event.line.until):
            found.append(event)
        later.add(kind(event))
    return found[::-1]


def _is_silent(event: Event) -> bool:
    return event.line.quiet or (event.line.needs != "" and not getattr(event, event.line.needs))


def _headings_first(events: list[Event]) -> list[Event]:
    """Move an event that comes just before its heading below it: cards are turned up before the turn is announced."""
    ordered: list[Event] = []
    for event in events:
        if ordered and ordered[-1].line.under == kind(event):
            ordered.insert(len(ordered) - 1, event)
        else:
            ordered.append(event)
    return ordered
