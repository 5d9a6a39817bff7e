"""Votes: asking for a bot in a seat, or for an end without a result. They count by who is there at that moment."""

from typing import NoReturn

from rathaus.server.refusals import Refusal
from rathaus.server.request_bodies import Ask
from rathaus.server.store.records import TableRecord, TableSeat
from rathaus.server.viewers import Viewers


def cast(table: TableRecord, who: str, wish: Ask, viewers: Viewers) -> None:
    """Ask for something, or take that back."""
    if who not in table.guests():
        raise Refusal("not-seated")
    if table.state != "playing":
        raise Refusal("not-begun")
    if wish.what == "abort":
        table.abort_asked_by = _counted(table.abort_asked_by, who, is_on=wish.is_on)
    else:
        _ask_for_bot(table.seats[wish.seat], who, viewers, is_on=wish.is_on)


def _counted(votes: list[str], who: str, *, is_on: bool) -> list[str]:
    return sorted({*votes, who} if is_on else {*votes} - {who})


def _ask_for_bot(seat: TableSeat, who: str, viewers: Viewers, *, is_on: bool) -> None:
    """A bot for one's own seat comes at once; for somebody else's it takes all the others, once they are away."""
    if seat.kind != "person" or seat.bot:
        raise Refusal("not-person")
    if seat.guest == who and is_on:
        seat.bot, seat.is_lent, seat.bot_asked_by = viewers.room.service.substitute, True, []
        return
    if is_on and not viewers.is_away(seat):
        _refuse_here(seat, viewers)
    seat.bot_asked_by = _counted(seat.bot_asked_by, who, is_on=is_on)


def _refuse_here(seat: TableSeat, viewers: Viewers) -> NoReturn:
    if seat.guest in viewers.guests():
        raise Refusal("person-here")
    raise Refusal("just-left", seconds=viewers.grace_left(seat.guest))


def withdraw(table: TableRecord, who: str) -> None:
    """Remove all votes of somebody who leaves."""
    for seat in table.seats:
        seat.bot_asked_by = _counted(seat.bot_asked_by, who, is_on=False)
    table.abort_asked_by = _counted(table.abort_asked_by, who, is_on=False)


def is_end_wanted(table: TableRecord) -> bool:
    """Whether all who have not left want the end: also those who are away, or for whom a bot plays."""
    playing = {seat.guest for seat in table.seats if seat.guest and not seat.has_left}
    return table.state == "playing" and bool(table.abort_asked_by) and playing <= set(table.abort_asked_by)


def seats_for_bots(table: TableRecord, viewers: Viewers) -> list[TableSeat]:
    """Seats of people who are away, and for which all others who play and are not away have asked for a bot."""
    if table.state != "playing":
        return []
    away = [seat for seat in table.seats if seat.guest and not seat.bot and viewers.is_away(seat)]
    here = {seat.guest for seat in table.seats if seat.guest and not seat.bot and seat not in away}
    return [seat for seat in away if seat.bot_asked_by and here <= set(seat.bot_asked_by)]


def seat_bots(table: TableRecord, viewers: Viewers) -> None:
    """Let bots play where that is wanted."""
    for seat in seats_for_bots(table, viewers):
        seat.bot, seat.bot_asked_by = viewers.room.service.substitute, []
