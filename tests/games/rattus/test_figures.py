"""Figures of Rattus: what tokens cost against what they could have cost, and who took what."""

import pytest

from rathaus.core.events import Event
from rathaus.core.figures import NOBODY, Taking, Tally
from rathaus.games.rattus import RATTUS
from rathaus.games.rattus.card_events import LimitsLowered
from rathaus.games.rattus.events import (
    CardTaken,
    CardTakenAway,
    CitizensDied,
    CitizensPlaced,
    FinalPlagueBegan,
    FinalTurnBegan,
    PlagueBrokeOut,
    PlagueMoved,
    PlagueSpared,
    TurnBegan,
)

DATA = RATTUS.data


def settled(*citizens: int) -> Tally:
    tally = RATTUS.tally(len(citizens))
    for seat, count in enumerate(citizens):
        tally.hear(CitizensPlaced(seat=seat, region="france", citizens=count))
    return tally


def turned(kind: int, citizens: int) -> Event:
    told = PlagueBrokeOut if citizens >= DATA.limits[kind] else PlagueSpared
    return told(
        region="france",
        rat=1,
        limit=DATA.limits[kind],
        symbols=DATA.symbols[kind],
        citizens=citizens,
        is_starting=kind < DATA.starting_kinds,
    )


def test_rt_4_5_a_token_that_does_not_strike_costs_nothing() -> None:
    kind = max(range(DATA.starting_kinds, len(DATA.tokens)), key=DATA.limits.__getitem__)
    tally = settled(1, 0)
    tally.hear(PlagueMoved(seat=0, source="germania", region="france"))
    tally.hear(turned(kind, 1))

    assert [(draw.seat, draw.count) for draw in tally.draws] == [(0, 0)]
    assert sum(tally.draws[0].chances.values()) == pytest.approx(1)


def test_rt_4_6_each_token_that_could_have_come_counts_with_its_number() -> None:
    others = range(DATA.starting_kinds, len(DATA.tokens))
    struck = [kind for kind in others if DATA.limits[kind] <= 6]
    kind = next(kind for kind in struck if DATA.majorities[kind])
    tally = settled(4, 2)
    tally.hear(turned(kind, 6))
    most, least = tally.draws
    whole = sum(DATA.counts[other] for other in others)
    sparing = sum(DATA.counts[other] for other in struck if not DATA.majorities[other] + DATA.alls[other])
    sparing += sum(DATA.counts[other] for other in others if other not in struck)

    assert most.count == min(4, DATA.majorities[kind] + DATA.alls[kind])
    assert least.count == min(2, DATA.alls[kind])
    assert most.chances[0] == pytest.approx(sparing / whole)


def test_a_token_that_was_turned_up_is_not_expected_again_unless_it_comes() -> None:
    kind = next(kind for kind in range(DATA.starting_kinds) if DATA.counts[kind] == 1)
    tally = settled(1, 1)
    tally.hear(turned(kind, 2))
    tally.hear(turned(kind, 2))  # RT-6.3: laid down again

    assert len(tally.draws) == 4
    assert all(sum(draw.chances.values()) == pytest.approx(1) for draw in tally.draws)


def test_rt_5_3_lowered_limits_make_more_tokens_strike() -> None:
    usual, lowered = settled(2, 0), settled(2, 0)
    lowered.hear(LimitsLowered(seat=0, less=2))
    for tally in (usual, lowered):
        tally.hear(turned(DATA.starting_kinds, 2))

    assert lowered.draws[0].chances[0] < usual.draws[0].chances[0]


def test_class_cards_make_their_holders_lose_more() -> None:
    free, holding, robbed = settled(3, 3), settled(3, 3), settled(3, 3)
    cards = [card for card in DATA.cards if DATA.card_classes[DATA.cards.index(card)] in DATA.classes]
    for card in cards:
        holding.hear(CardTaken(seat=0, card=card))
        robbed.hear(CardTaken(seat=0, card=card))
        robbed.hear(CardTakenAway(seat=1, card=card, victim=0))
    for tally in (free, holding, robbed):
        tally.hear(turned(DATA.starting_kinds, 6))

    assert holding.draws[0].chances.get(0, 0.0) < free.draws[0].chances[0]
    assert robbed.draws[0].chances == free.draws[0].chances
    assert robbed.draws[1].chances == holding.draws[0].chances
    assert robbed.takings == [Taking(1, 0, "cards", 1)] * len(cards)


def test_citizens_are_lost_in_somebodys_turn_or_to_the_last_plague() -> None:
    tally = settled(4, 4)
    died = CitizensDied(seat=1, region="france", citizens=1, symbols=["majority"])
    for event in (TurnBegan(turn=1, seat=0), died, FinalTurnBegan(seat=1), died, FinalPlagueBegan(seat=1), died):
        tally.hear(event)

    assert tally.takings == [Taking(taker, 1, "citizens", 1) for taker in (0, 1, NOBODY)]
