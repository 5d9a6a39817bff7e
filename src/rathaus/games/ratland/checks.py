"""RL-1: the checks of a data file: tokens that add up, each name once, each effect known, each area full."""
# not compiled

from rathaus.core.errors import DataError
from rathaus.games.ratland.box import Box, Card, Clan, Events, Feeding, Food
from rathaus.games.ratland.components import COLOUR_NAMES, EFFECT_NAMES, EXIT_NAMES, MORE_AT_THE_DUMP

EVENT_EFFECTS = EFFECT_NAMES[:MORE_AT_THE_DUMP]
CLAN_EFFECTS = EFFECT_NAMES[MORE_AT_THE_DUMP:]
MOST = {"purple-is-cheese": 2}  # yellow or orange; other effects have no limit


def check(box: Box, file: str) -> None:
    """Check everything, in the order of the file; errors name their place."""
    _check_rats(box, file)
    _check_colours(box.cheese, file, "cheese")
    _check_events(box.events, file)
    _check_clans(box.clan, file)
    _check_food(box.food, len(box.events.starting) + box.events.finals_played, file)
    _check_feeding(box.feeding, file)


def _check_rats(box: Box, file: str) -> None:
    """RL-1.2: single and double tokens add up, and six players can start with one box."""
    total = box.rats.single + 2 * box.rats.double
    if min(box.rats.single, box.rats.double) < 0:
        raise DataError(file, "rats", "single and double tokens are counts, expected 0 or more of each")
    if total != box.rats.total:
        raise DataError(file, "rats", f"single and double tokens make {total} rats, expected total = {box.rats.total}")
    if not 0 < box.start.rats * 6 <= total:
        raise DataError(file, "start", f"rats = {box.start.rats} for each of 6 players, but the box holds {total}")
    if box.start.cheese < 0:
        raise DataError(file, "start", f"cheese = {box.start.cheese}, expected 0 or more")


def _check_colours(pieces: dict[str, int], file: str, where: str) -> None:
    for colour, count in pieces.items():
        if colour not in COLOUR_NAMES:
            raise DataError(file, where, f"unknown colour {colour!r}, expected one of {', '.join(COLOUR_NAMES)}")
        if count < 0:
            raise DataError(file, where, f"{colour} = {count}, expected 0 or more")


def _check_events(events: Events, file: str) -> None:
    """RL-1.5: every event has one name, and there are enough final ones."""
    _check_once([card.name for card in events.cards], file, "events")
    if not 0 <= events.finals_played <= len(events.final):
        raise DataError(file, "events", f"finals_played = {events.finals_played}, expected 0 to {len(events.final)}")
    for card in events.cards:
        _check_effects(card.effects, EVENT_EFFECTS, file, f"event {card.name!r}")


def _check_clans(clans: list[Clan], file: str) -> None:
    """RL-13.1: every clan has one name, and there are two cards for each of six players."""
    _check_once([clan.name for clan in clans], file, "clan")
    if len(clans) < 12:
        raise DataError(file, "clan", f"{len(clans)} clans, expected at least 12: two cards for each of 6 players")
    for clan in clans:
        _check_effects(clan.first, CLAN_EFFECTS, file, f"clan {clan.name!r}, first side")
        _check_effects(clan.second, CLAN_EFFECTS, file, f"clan {clan.name!r}, second side")


def _check_once(names: list[str], file: str, where: str) -> None:
    for name in names:
        if names.count(name) > 1:
            raise DataError(file, where, f"{name!r} is listed {names.count(name)} times, expected once")


def _check_effects(amounts: dict[str, int], known: list[str], file: str, where: str) -> None:
    for name, amount in amounts.items():
        if name not in known:
            raise DataError(file, where, f"unknown effect {name!r}, expected one of {', '.join(known)}")
        if amount < 1:
            raise DataError(file, where, f"{name} = {amount}, expected 1 or more")
        if amount > MOST.get(name, amount):
            raise DataError(file, where, f"{name} = {amount}, expected {MOST[name]} at the most")


def _check_food(food: Food, turns: int, file: str) -> None:
    """RL-1.6: each card once, enough for all turns, each area with the right number of pieces."""
    if food.cards < turns:
        raise DataError(file, "food", f"{food.cards} cards, expected one for each of up to {turns} turns")
    numbers = sorted(card.number for card in food.card)
    for number in range(1, food.cards + 1):
        if number not in numbers:
            raise DataError(file, f"food card {number}", f"missing, expected cards 1 to {food.cards}")
    if len(numbers) != food.cards:
        raise DataError(file, "food", f"the cards are {numbers}, expected 1 to {food.cards} once each")
    for card in food.card:
        _check_areas(card, food.pieces, file)


def _check_areas(card: Card, pieces: int, file: str) -> None:
    for area, content in zip(EXIT_NAMES, (card.dump, card.city, card.field), strict=True):
        where = f"food card {card.number}, {area}"
        _check_colours(content, file, where)
        if sum(content.values()) != pieces:
            raise DataError(file, where, f"the pieces add up to {sum(content.values())}, expected {pieces}")


def _check_feeding(feeding: Feeding, file: str) -> None:
    """RL-9.1: each line of the reference card is for more rats than the one before, and costs no less."""
    if not feeding.costs:
        raise DataError(file, "feeding", "costs is empty, expected at least one line")
    rats, least = -1, 0
    for line in feeding.costs:
        if line.rats <= rats:
            raise DataError(file, "feeding", f"rats = {line.rats} comes after {rats}, expected more each line")
        if line.cheese < least:
            raise DataError(file, "feeding", f"{line.rats} rats cost {line.cheese}, expected at least {least}")
        rats, least = line.rats, line.cheese
    if feeding.beyond < 0:
        raise DataError(file, "feeding", f"beyond = {feeding.beyond}, expected 0 or more")
