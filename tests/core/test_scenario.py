"""Reading a scenario's fields."""

import pytest

from rathaus.core.errors import FieldError
from rathaus.core.scenario import Fields

FIELDS = {"pile": 3, "active": "B", "events": ["drunk"], "A": {"cheese": 1}}


def fields(**values: object) -> Fields:
    return Fields({**FIELDS, **values}, ["table"])


def test_fields_are_read_as_what_they_are() -> None:
    table = fields()

    assert table.number("pile", 0) == 3
    assert table.seat("active", 3, 0) == 1
    assert table.names("events", ["drunk", "holy-rat"], []) == ["drunk"]
    assert [seat.number("cheese", 2) for seat in table.seats(2)] == [1, 2]
    table.done()


def test_what_is_not_named_is_the_default() -> None:
    table = Fields({}, ["table"])

    assert table.number("pile", 7) == 7
    assert table.seat("active", 3, 2) == 2
    assert table.names("events", [], ["drunk"]) == ["drunk"]


@pytest.mark.parametrize("value", [-1, "three", 1.5, True])
def test_a_number_is_from_zero_up(value: object) -> None:
    with pytest.raises(FieldError, match=r"table.pile: .* is not a number from 0 up"):
        fields(pile=value).number("pile", 0)


def test_a_seat_is_a_letter_of_the_table() -> None:
    with pytest.raises(FieldError, match=r"table.active: 'B' is no seat, expected A to A"):
        fields().seat("active", 1, 0)


def test_names_are_known_and_in_a_list() -> None:
    with pytest.raises(FieldError, match=r"table.events: unknown 'drunk', expected one of sober"):
        fields().names("events", ["sober"], [])
    with pytest.raises(FieldError, match=r"table.events: 'drunk' is not a list of names"):
        fields(events="drunk").names("events", ["drunk"], [])


def test_a_table_is_a_table() -> None:
    with pytest.raises(FieldError, match=r"table.A: 3 is not a table of fields"):
        fields(A=3).seats(2)


def test_a_field_that_nobody_reads_is_refused() -> None:
    table = fields(colour="red")
    table.number("pile", 0)

    with pytest.raises(FieldError, match=r"table.active: unknown field, expected one of pile"):
        table.done()
