"""RT-1, RT-5: what is printed on Rattus's map, cards and tokens."""

import pytest

from rathaus.games.rattus import RATTUS


@pytest.mark.clause("RT-1.2")
def test_rt_1_2_regions_tell_their_neighbours_in_play_by_land_and_by_sea() -> None:
    few, many = ({region.name: region for region in RATTUS.printed(players).regions} for players in (2, 5))

    assert [few[name].is_in_play for name in ("france", "polonia", "syria")] == [True, False, False]
    assert (few["scandia"].land, few["scandia"].sea) == ([], ["anglia", "germania"])
    assert (few["polonia"].land, few["polonia"].sea) == ([], [])
    assert (many["turkiye"].land, many["turkiye"].sea) == (["bulgaria", "syria"], ["italia", "egyptus"])
    assert many["turkiye"].tier == "medium"
    for players in RATTUS.players:
        told = [sorted([*region.land, *region.sea]) for region in RATTUS.printed(players).regions]
        near = [sorted(RATTUS.data.regions[at] for at in row) for row in RATTUS.data.neighbours[players]]
        assert told == near


@pytest.mark.clause("RT-5.1f")
def test_rt_5_1f_cards_tell_their_symbol_and_what_they_do_with_so_many_players() -> None:
    knight, knight_of_many = (
        next(card for card in RATTUS.printed(players).cards if card.name == "knight") for players in (4, 5)
    )

    assert (knight.number, knight.symbol) == (6, "chivalry")
    assert knight.effects == {"plague-steps": 2, "lower-limits": 2}
    assert knight_of_many.effects == {"plague-steps": 3, "lower-limits": 2}
    assert [RATTUS.printed(players).cards_in_play for players in (4, 5)] == [6, 8]


@pytest.mark.clause("RT-1.4")
def test_rt_1_4_tokens_can_be_counted() -> None:
    printed = RATTUS.printed(3)
    token = next(token for token in printed.tokens if token.name == "1 peasantry royalty")

    assert (token.limit, token.symbols, token.count, token.is_starting) == (1, ["peasantry", "royalty"], 2, False)
    assert sum(token.count for token in printed.tokens) == printed.rats == 65
    assert sum(token.count for token in printed.tokens if token.is_starting) == 17
    assert (printed.rats_removed, printed.rats_in_a_region, printed.citizens) == (20, 3, 20)
