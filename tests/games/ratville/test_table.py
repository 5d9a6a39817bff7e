"""What lies on the table."""

from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.table import raised, replaced, without
from tests.games.ratville.builder import towns


def test_a_copy_has_the_same_things() -> None:
    table = towns(4, ["hunter"], A={"scrap": 3, "objects": ["trap"]}).table
    copy = table.copy()

    assert copy is not table
    assert (copy.resources, copy.objects, copy.stage) == (table.resources, table.objects, table.stage)


def test_lists_are_replaced_and_not_changed() -> None:
    cards = [[1], [2]]

    assert replaced(cards, 1, [3]) == [[1], [3]]
    assert cards == [[1], [2]]
    assert without([1, 2, 1], 1) == [2, 1]
    assert raised([1, 2], 0, 5) == [6, 2]


def test_all_cards_are_there() -> None:
    for players in (2, 3, 4):
        for found, expected in RATVILLE.laws(towns(players)).values():
            assert found == expected
