"""RL-1: what is in the box, read from the data file and checked."""
# not compiled

from hashlib import sha256

from rathaus.core.data import read
from rathaus.games.ratland.box import Box, Card, Feeding
from rathaus.games.ratland.checks import check
from rathaus.games.ratland.components import COLOUR_NAMES, EFFECT_NAMES
from rathaus.games.ratland.contents import Data


def load(text: str, file: str) -> Data:
    """The box that a data file describes."""
    box = read(text, file, Box)
    check(box, file)
    return Data(
        rats=box.rats.total,
        start_rats=box.start.rats,
        start_cheese=box.start.cheese,
        events=[card.name for card in box.events.cards],
        event_effects=[_effects(card.effects) for card in box.events.cards],
        starting_events=len(box.events.starting),
        finals_played=box.events.finals_played,
        clans=[clan.name for clan in box.clan],
        clan_effects=[[_effects(clan.first) for clan in box.clan], [_effects(clan.second) for clan in box.clan]],
        food=[_areas(card) for card in sorted(box.food.card, key=lambda card: card.number)],
        feeding=_feeding(box.feeding),
        feeding_beyond=box.feeding.beyond,
        sha256=sha256(text.encode()).hexdigest(),
        text=text,
    )


def _effects(amounts: dict[str, int]) -> list[int]:
    """How much of each effect a card has; 0 for none."""
    return [amounts.get(name, 0) for name in EFFECT_NAMES]


def _feeding(feeding: Feeding) -> list[int]:
    """RL-9.1: the reference card as a list, one cost for each number of rats."""
    costs: list[int] = []
    for line in feeding.costs:
        costs.extend([line.cheese] * (line.rats + 1 - len(costs)))
    return costs


def _areas(card: Card) -> list[list[int]]:
    """RL-1.6: the colours that lie in each area."""
    return [
        [colour for colour, name in enumerate(COLOUR_NAMES) for _ in range(content.get(name, 0))]
        for content in (card.dump, card.city, card.field)
    ]
