"""What stopping now would pay, as the game tells it."""

from rich.text import Text

from rathaus.games.ratzzia.forecast import ColumnGain, Forecast
from rathaus.games.ratzzia.view import CupboardView
from rathaus.terminal.canvas import MUTED, TEXT
from rathaus.words import Words


def preview(words: Words, seen: CupboardView, forecast: Forecast) -> Text:
    """Column by column: who is paid what, and what the viewer gets (RZ-7.3, RZ-7.4); up to the first choice."""
    parts = [_parts(words, seen, gain) for gain in forecast.columns]
    if forecast.is_won:
        parts[-1].append(words.say("note-won"))
    if forecast.asks:
        parts[-1].append(words.say(f"note-ask-{forecast.asks}"))
    lines = [
        words.say("note-column", column=gain.column) + ", ".join(part)
        for gain, part in zip(forecast.columns, parts, strict=True)
    ]
    text = "  ·  ".join(lines) or words.say("note-nothing")
    intro = words.say("note-stop")
    if seen.decision and len(seen.decision.options) == 1 and any(seen.rolled):
        intro = words.say("note-stuck") + intro
    return Text.assemble((intro, MUTED), (text, TEXT))


def _parts(words: Words, seen: CupboardView, gain: ColumnGain) -> list[str]:
    """One column in a few words."""
    say = words.say
    parts = [say("note-paid", food=food, name=_name(words, seen, seat)) for seat, food in _paid(seen, gain)]
    if gain.jar:
        parts.append(say("note-jar", food=gain.jar))
    if gain.secured:
        parts.append(say("note-secured", food=gain.secured))
    if gain.needed is not None:
        parts.append(say("note-unsecured", needed=gain.needed))
    parts += [say("note-candy")] * gain.candies
    for gift in gain.gifts:
        key = "note-give" if gift.giver == seen.seat else "note-given"
        parts.append(say(key, name=words.player(gift.giver), food=gift.food))
    return parts


def _paid(seen: CupboardView, gain: ColumnGain) -> list[tuple[int, int]]:
    """The active player first, then clockwise (A-36)."""
    seats = [(seen.active + place) % len(gain.paid) for place in range(len(gain.paid))]
    return [(seat, gain.paid[seat]) for seat in seats if gain.paid[seat]]


def _name(words: Words, seen: CupboardView, seat: int) -> str:
    return words.say("terminal-you") if seat == seen.seat else words.player(seat)
