"""What stopping now would pay, as the game tells it."""

from rich.text import Text

from rathaus.games.ratzzia.forecast import Forecast, Payment
from rathaus.games.ratzzia.view import CupboardView
from rathaus.terminal.canvas import MUTED, TEXT
from rathaus.words import Words


def preview(words: Words, seen: CupboardView, forecast: Forecast) -> Text:
    """Column by column: who is paid what, and what the viewer gets (RZ-7.3, RZ-7.4); up to the first choice."""
    lines = []
    for payment in forecast.payments:
        parts = _parts(words, seen, payment)
        if forecast.is_won and payment is forecast.payments[-1]:
            parts.append(words.say("note-won"))
        lines.append(words.say("note-column", column=payment.column) + ", ".join(parts))
    text = "  ·  ".join(lines) or words.say("note-nothing")
    intro = words.say("note-stop")
    if seen.decision and len(seen.decision.options) == 1 and any(seen.rolled):
        intro = words.say("note-stuck") + intro
    return Text.assemble((intro, MUTED), (text, TEXT))


def _parts(words: Words, seen: CupboardView, payment: Payment) -> list[str]:
    """One column in a few words."""
    say, seats = words.say, _clockwise(seen)
    parts = [
        say("note-paid", food=payment.paid[seat], name=_name(words, seen, seat)) for seat in seats if payment.paid[seat]
    ]
    if payment.jar:
        parts.append(say("note-jar", food=payment.jar))
    if payment.secured:
        parts.append(say("note-secured", food=payment.secured))
    elif payment.needed >= 0:
        parts.append(say("note-unsecured", needed=payment.needed))
    parts += [say("note-candy")] * payment.candies
    for seat in seats if payment.given else []:
        key = "note-give" if seat == seen.seat else "note-given"
        parts.append(say(key, name=words.player(seat), food=payment.given[seat]))
    return [*parts, say(f"note-ask-{payment.asks}")] if payment.asks else parts


def _clockwise(seen: CupboardView) -> list[int]:
    """The active player first (A-36)."""
    players = len(seen.food)
    return [(seen.active + place) % players for place in range(players)]


def _name(words: Words, seen: CupboardView, seat: int) -> str:
    return words.say("terminal-you") if seat == seen.seat else words.player(seat)
