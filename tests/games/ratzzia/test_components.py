"""RZ-2: dice and food as numbers."""

import pytest

from rathaus.games.ratzzia.components import CANDY, EMPTY, SUPPORT, die, face_of, halved, owner_of


@pytest.mark.clause("RZ-2.2")
@pytest.mark.parametrize("owner", [0, 1, 2, 3, 4, SUPPORT])
@pytest.mark.parametrize("face", [CANDY, 1, 2, 3, 4, 5, 6])
def test_rz_2_2_a_die_keeps_its_owner_and_its_face(owner: int, face: int) -> None:
    number = die(owner, face)

    assert (owner_of(number), face_of(number)) == (owner, face)
    assert number != EMPTY


@pytest.mark.clause("RZ-12.5", "A-32")
@pytest.mark.parametrize(("food", "up", "down"), [(0, 0, 0), (1, 1, 0), (6, 3, 3), (7, 4, 3)])
def test_rz_12_5_half_is_rounded_up_unless_down_was_agreed(food: int, up: int, down: int) -> None:
    assert (halved(food), halved(food, is_up=False)) == (up, down)
