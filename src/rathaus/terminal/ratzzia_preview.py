"""What stopping now would pay, found by letting the rules go on from the view."""

from rich.text import Text

from rathaus.core.events import Event
from rathaus.core.flow import step_name
from rathaus.games.ratzzia import reward_events as events
from rathaus.games.ratzzia.sequence import ChooseTurn
from rathaus.games.ratzzia.table import Flow
from rathaus.games.ratzzia.view import CupboardView
from rathaus.terminal.canvas import MUTED, TEXT
from rathaus.words import Words


def preview(words: Words, seen: CupboardView, flow: Flow) -> Text:
    """Column by column: who is paid what, and what the viewer gets (RZ-7.3, RZ-7.4); up to the first choice."""
    flow.todo.pop()
    told = flow.listen()
    flow.settle()
    parts: list[list[str]] = []
    for event in told:
        if isinstance(event, events.ColumnCompleted):
            parts.append([])
        part = _part(words, seen, event)
        if part and parts:
            parts[-1].append(part)
    if flow.todo and not isinstance(flow.todo[-1], ChooseTurn):
        parts[-1].append(words.say(f"note-ask-{step_name(flow.todo[-1])}"))
    columns = [event.column for event in told if isinstance(event, events.ColumnCompleted)]
    lines = [
        words.say("note-column", column=column) + ", ".join(part) for column, part in zip(columns, parts, strict=True)
    ]
    text = "  ·  ".join(lines) or words.say("note-nothing")
    intro = words.say("note-stop")
    if seen.decision and len(seen.decision.options) == 1 and any(seen.rolled):
        intro = words.say("note-stuck") + intro
    return Text.assemble((intro, MUTED), (text, TEXT))


def _part(words: Words, seen: CupboardView, event: Event) -> str:
    """One event in a few words; most need none."""
    say = words.say
    match event:
        case events.SquaresPaid():
            return say("note-paid", food=event.sausages, name=_name(words, seen, event.seat))
        case events.JarOpened():
            return say("note-jar", food=event.sausages)
        case events.FoodSecured():
            return say("note-secured", food=event.food)
        case events.NothingSecured():
            return say("note-unsecured", needed=event.needed)
        case events.CandyFromJar() | events.CandyFromPlayer() | events.CandyFromBoard():
            return say("note-candy")
        case events.FoodGiven():
            key = "note-give" if event.giver == seen.seat else "note-given"
            return say(key, name=words.player(event.giver), food=event.food)
        case events.GameEnded():
            return say("note-won")
    return ""


def _name(words: Words, seen: CupboardView, seat: int) -> str:
    return words.say("terminal-you") if seat == seen.seat else words.player(seat)
