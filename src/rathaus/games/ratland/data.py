"""RL-1: what is in the box, read from the data file and checked."""
# not compiled

from hashlib import sha256

import msgspec

from rathaus.core.data import read
from rathaus.core.errors import DataError
from rathaus.games.ratland.components import COLOUR_NAMES, EFFECT_NAMES, EXIT_NAMES, MORE_AT_THE_DUMP


class Data(msgspec.Struct, frozen=True):
    """The box: immutable, shared by all positions that are played with it."""

    rats: int
    start_rats: int
    start_cheese: int
    events: list[str]  # the starting ones, the final ones, the end of the game
    event_effects: list[list[int]]  # by card: how much of each effect it has
    starting_events: int
    finals_played: int
    clans: list[str]
    clan_effects: list[list[list[int]]]  # by side and clan
    food: list[list[list[int]]]  # the pieces by card and area
    feeding: list[int]  # the cost of so many rats, as far as the reference card goes
    feeding_beyond: int
    sha256: str
    text: str

    @property
    def end_of_game(self) -> int:
        """The number of the event that ends the game."""
        return len(self.events) - 1


class _Rats(msgspec.Struct, forbid_unknown_fields=True):
    single: int
    double: int
    total: int


class _Start(msgspec.Struct, forbid_unknown_fields=True):
    rats: int
    cheese: int


class _Event(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    effects: dict[str, int]


class _Events(msgspec.Struct, forbid_unknown_fields=True):
    starting: list[_Event]
    final: list[_Event]
    end: str
    finals_played: int

    @property
    def cards(self) -> list[_Event]:
        """All cards in the order of their numbers."""
        return [*self.starting, *self.final, _Event(self.end, {})]


class _Clan(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    first: dict[str, int]
    second: dict[str, int]


class _Cost(msgspec.Struct, forbid_unknown_fields=True):
    rats: int
    cheese: int


class _Feeding(msgspec.Struct, forbid_unknown_fields=True):
    beyond: int
    costs: list[_Cost]


class _Card(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    dump: dict[str, int]
    city: dict[str, int]
    field: dict[str, int]


class _Food(msgspec.Struct, forbid_unknown_fields=True):
    cards: int
    pieces: int
    card: list[_Card]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    rats: _Rats
    start: _Start
    cheese: dict[str, int]
    events: _Events
    clan: list[_Clan]
    feeding: _Feeding
    food: _Food


def load(text: str, file: str) -> Data:
    """The box that a data file describes."""
    box = read(text, file, _File)
    turns = len(box.events.starting) + box.events.finals_played
    _check_rats(box, file)
    _check_colours(box.cheese, file, "cheese")
    return Data(
        rats=box.rats.total,
        start_rats=box.start.rats,
        start_cheese=box.start.cheese,
        events=_events(box.events, file),
        event_effects=[
            _effects(card.effects, EVENT_EFFECTS, file, f"event {card.name!r}") for card in box.events.cards
        ],
        starting_events=len(box.events.starting),
        finals_played=box.events.finals_played,
        clans=_clans(box.clan, file),
        clan_effects=[
            [_effects(clan.first, CLAN_EFFECTS, file, f"clan {clan.name!r}, first side") for clan in box.clan],
            [_effects(clan.second, CLAN_EFFECTS, file, f"clan {clan.name!r}, second side") for clan in box.clan],
        ],
        food=_food(box.food, turns, file),
        feeding=_feeding(box.feeding, file),
        feeding_beyond=box.feeding.beyond,
        sha256=sha256(text.encode()).hexdigest(),
        text=text,
    )


def _check_rats(box: _File, file: str) -> None:
    """RL-1.2: single and double tokens add up, and six players can start on one box."""
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


def _events(events: _Events, file: str) -> list[str]:
    """RL-1.5: every event has one name, and there are enough final ones."""
    names = [card.name for card in events.cards]
    _check_once(names, file, "events")
    if not 0 <= events.finals_played <= len(events.final):
        raise DataError(file, "events", f"finals_played = {events.finals_played}, expected 0 to {len(events.final)}")
    return names


def _check_once(names: list[str], file: str, where: str) -> None:
    for name in names:
        if names.count(name) > 1:
            raise DataError(file, where, f"{name!r} is listed {names.count(name)} times, expected once")


def _clans(clans: list[_Clan], file: str) -> list[str]:
    """RL-13.1: every clan has one name, and there are two cards for each of six players."""
    names = [clan.name for clan in clans]
    _check_once(names, file, "clan")
    if len(names) < 12:
        raise DataError(file, "clan", f"{len(names)} clans, expected at least 12: two cards for each of 6 players")
    return names


EVENT_EFFECTS = EFFECT_NAMES[:MORE_AT_THE_DUMP]
CLAN_EFFECTS = EFFECT_NAMES[MORE_AT_THE_DUMP:]
MOST = {"purple-is-cheese": 2}  # yellow or orange; all other effects can be as large as one likes


def _effects(amounts: dict[str, int], known: list[str], file: str, where: str) -> list[int]:
    """How much of each effect a card has; none of it is 0."""
    for name, amount in amounts.items():
        if name not in known:
            raise DataError(file, where, f"unknown effect {name!r}, expected one of {', '.join(known)}")
        if amount < 1:
            raise DataError(file, where, f"{name} = {amount}, expected 1 or more")
        if amount > MOST.get(name, amount):
            raise DataError(file, where, f"{name} = {amount}, expected {MOST[name]} at the most")
    return [amounts.get(name, 0) for name in EFFECT_NAMES]


def _feeding(feeding: _Feeding, file: str) -> list[int]:
    """RL-9.1: the reference card spelled out, one cost for each number of rats."""
    costs: list[int] = []
    for line in feeding.costs:
        if line.rats < len(costs):
            raise DataError(
                file, "feeding", f"rats = {line.rats} comes after {len(costs) - 1}, expected more each line"
            )
        least = costs[-1] if costs else 0
        if line.cheese < least:
            raise DataError(file, "feeding", f"{line.rats} rats cost {line.cheese}, expected at least {least}")
        costs.extend([line.cheese] * (line.rats + 1 - len(costs)))
    if not costs:
        raise DataError(file, "feeding", "costs is empty, expected at least one line")
    if feeding.beyond < 0:
        raise DataError(file, "feeding", f"beyond = {feeding.beyond}, expected 0 or more")
    return costs


def _food(food: _Food, turns: int, file: str) -> list[list[list[int]]]:
    """RL-1.6: each card once, enough for all turns, each area with the right number of pieces."""
    if food.cards < turns:
        raise DataError(file, "food", f"{food.cards} cards, expected one for each of up to {turns} turns")
    by_number = {card.number: card for card in food.card}
    for number in range(1, food.cards + 1):
        if number not in by_number:
            raise DataError(file, f"food card {number}", f"missing, expected cards 1 to {food.cards}")
    if len(food.card) != food.cards:
        numbers = sorted(card.number for card in food.card)
        raise DataError(file, "food", f"the cards are {numbers}, expected 1 to {food.cards} once each")
    return [_areas(by_number[number], food.pieces, file) for number in range(1, food.cards + 1)]


def _areas(card: _Card, pieces: int, file: str) -> list[list[int]]:
    areas = []
    for area, content in zip(EXIT_NAMES, (card.dump, card.city, card.field), strict=True):
        where = f"food card {card.number}, {area}"
        _check_colours(content, file, where)
        if sum(content.values()) != pieces:
            raise DataError(file, where, f"the pieces add up to {sum(content.values())}, expected {pieces}")
        areas.append([colour for colour, name in enumerate(COLOUR_NAMES) for _ in range(content.get(name, 0))])
    return areas
