"""RV-1: what is printed on Ratville's cards and boards."""

import pytest

from rathaus.games.ratville import RATVILLE


@pytest.mark.clause("RV-1.4", "RV-6.2")
def test_rv_1_4_buildings_have_two_faces_and_so_many_cards() -> None:
    printed = RATVILLE.printed(3)
    garden = next(building for building in printed.buildings if building.a.name == "hydroponic_garden")
    butchery = next(building for building in printed.buildings if building.a.name == "butchery")

    assert (garden.a.die, garden.a.cost, garden.copies) == (3, {"scrap": 1, "mechanism": 1, "module": 1}, 3)
    assert garden.b is not None
    assert [(effect.kind, effect.moment, effect.pay) for effect in garden.b.effects] == [
        ("feed", "", {}),
        ("pop_pay", "growth", {"food": 1}),
    ]
    assert butchery.b is None


@pytest.mark.clause("RV-1.3", "RV-3.5")
def test_rv_3_5_more_people_by_an_object_is_a_choice_and_by_a_building_is_none() -> None:
    printed = RATVILLE.printed(2)
    beads = next(card for card in printed.objects if card.face.name == "prayer_beads")
    dormitory = next(building.a for building in printed.buildings if building.a.name == "dormitory")
    megaphone = next(card for card in printed.objects if card.face.name == "megaphone")

    assert (beads.character, beads.face.effects[0].moment, beads.face.effects[0].amount) == ("preacher", "growth", 1)
    assert dormitory.effects[0].moment == ""
    assert (megaphone.face.effects[0].kind, megaphone.face.effects[0].amount) == ("preach_twice", 1)


@pytest.mark.clause("RV-1.2", "RV-2.2")
def test_rv_1_2_creatures_and_loot() -> None:
    printed = RATVILLE.printed(2)
    squeaky = next(card for card in printed.creatures if card.name == "squeaky")

    assert (squeaky.life, squeaky.bite, squeaky.food, squeaky.special, squeaky.copies) == (3, 1, 0, "squeaky", 1)
    assert printed.loot[0].boxes[0] == {"scrap": 2, "mechanism": 1}
    assert printed.acid == 2


@pytest.mark.clause("RV-1.5", "RV-2.3", "RV-3.3", "RV-6.4")
def test_rv_3_3_characters_boards_and_achievements() -> None:
    printed = RATVILLE.printed(4)
    builder = next(card for card in printed.characters if card.name == "builder")

    assert [(band.least, band.gain) for band in builder.skill][2] == (5, {"scrap": 1, "mechanism": 1})
    assert [card.name for card in printed.characters if card.is_mandatory] == ["collector", "hunter"]
    assert [(step.least, step.due) for step in printed.boards[0].food] == [(0, 1), (10, 2), (18, 3)]
    assert "ach_nomad" in printed.achievements
