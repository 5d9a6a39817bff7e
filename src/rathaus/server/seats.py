"""Seats: whose they are, and who may answer for them."""

from rathaus.server.refusals import Refusal
from rathaus.server.store.records import BOT, ORDER, STAND_IN, TableRecord, TableSeat


def seat_at(table: TableRecord, number: int) -> TableSeat:
    """The seat of this number."""
    if not 0 <= number < len(table.seats):
        raise Refusal("no-such-seat")
    return table.seats[number]


def own_seat(table: TableRecord, guest: str, number: int) -> TableSeat:
    """A seat that is this guest's."""
    seat = seat_at(table, number)
    if not guest or seat.guest != guest:
        raise Refusal("not-your-seat")
    return seat


def check_player(table: TableRecord, by: str, number: int) -> None:
    """A bot answers where one plays, a standing order for its person, and a person where no bot plays."""
    if by in (BOT, STAND_IN):
        if not seat_at(table, number).bot:
            raise Refusal("not-your-seat")
    elif by != ORDER and own_seat(table, by, number).bot:
        raise Refusal("bot-plays")
